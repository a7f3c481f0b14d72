### Words of the page: positions that are set up and weighed.

explore-title = Esplora posizioni
explore-about = Prepara una posizione qualsiasi dei giochi con i dadi e guarda quanto vale ogni mossa.
explore-game = Gioco
explore-players = Giocatori
explore-sheets = Di chi sono scheda e mosse
explore-turn = Di chi è il turno
explore-phase = Che cosa tocca fare
explore-phase-roll = Prima del lancio
explore-phase-white = Somma dei bianchi
explore-phase-colour = Bianco più colore
explore-phase-move = La pedina
explore-crossed = Ha già segnato qualcosa in questo turno
explore-tap = Tocca numeri, penalità e dadi per cambiarli.
explore-dice = I dadi
explore-white-die = Dado bianco { $number }
explore-roll = Lancia
explore-fewer = Una penalità in meno
explore-more = Una penalità in più
explore-empty = Ricomincia da capo
explore-start = Pedina alla partenza
explore-choices = Le mosse di { $name }
explore-nothing = { $name } non deve decidere niente qui.
explore-over = Con queste schede la partita è finita.
explore-best = la migliore
explore-margin = margine { $points }
explore-score = { $points } punti
explore-before = Prima del lancio
explore-end = Alla fine
explore-rolls = Ogni lancio
explore-rolls-about = Che cosa può fare { $name } con ogni somma dei bianchi, la mossa migliore per prima. I dadi colorati sono lanciati alcune volte per ogni somma.
explore-working = Sto calcolando …
explore-sum = Somma dei bianchi
explore-often = Frequenza
explore-text = La posizione come testo
explore-show = Mostra
explore-refused = Questa posizione non può esistere.

# A hint: what is chosen, beside the best.
hinted-equal = Buona quanto la migliore
hinted-instead = { $worth } invece di { $best }

# The review of a finished game.
reviewed-progress = { $done } mosse di { $total }
reviewed-decisions = Le decisioni
reviewed-only-mistakes = Solo errori
reviewed-everybody = Tutti
reviewed-who = Le decisioni di chi
reviewed-back = Un passo indietro
reviewed-on = Un passo avanti
reviewed-mistake-back = L’errore precedente
reviewed-mistake-on = L’errore successivo
reviewed-cost = costa { $worth }
reviewed-replay = Guarda questa mossa
reviewed-explore = Esplora questa posizione
reviewed-choices = Che cosa si poteva fare
reviewed-details = Come si somma
reviewed-no-mistakes = Nessuno ha fatto errori degni di nota.
