### Parole della pagina: il tavolo durante il gioco.

table-sheet-of = La scheda di { $name }
table-sheet-told = La scheda di { $name }: { $crosses }
table-sheet-blank = La scheda di { $name }: vuota
table-cell = { $colour } { $number }, libero
table-cell-crossed = { $colour } { $number }, segnato
table-cell-skipped = { $colour } { $number }, saltato
table-cell-lost = { $colour } { $number }, verrebbe saltato
table-cell-skips = { $colour } { $number }, salta { $numbers }
table-row-closed = { $colour }, riga chiusa
table-lock-open = Lucchetto: aperto
table-lock-closed = Lucchetto: chiuso
table-penalties = { $count ->
    [one] { $count } penalità presa
   *[other] { $count } penalità prese
}
table-key = Punti in base alle crocette
table-bonus = Punti del percorso
table-die = dado { $colour } { $number }
table-your-sheets = Schede su questo dispositivo

table-ask-white = Segna un { $sum } in una riga, o passa
table-ask-reply = { $count ->
    [one] { $names } chiude: { $rows }. Segni anche tu { $numbers }?
   *[other] { $names } chiudono: { $rows }. Segni anche tu { $numbers }?
}
table-ask-colour = Un dado bianco più uno colorato: segna la somma, o passa
table-ask-nothing = Non c’è nulla che puoi segnare
table-ask-move = Muovi la pedina, o lasciala ferma
table-ask-take = { $count ->
    [one] Prendi { $count } carta tra quelle in tavola
   *[other] Prendi { $count } carte tra quelle in tavola
}
table-ask-call = Chiamato { $number }: segnalo in una riga, o passa
table-ask-play = Gioca una, due o tre carte
table-ask-crossed = Gioca le tue carte: segna fino a tre numeri di una riga, o passa
table-ask-between = Un’altra partita, o basta così?
table-asked-of = { $name }, tocca a te. { $question }
table-waiting = Aspettiamo { $names }
table-final = { $count ->
    [one] Ultimo giro: ancora { $count } turno
   *[other] Ultimo giro: ancora { $count } turni
}
table-time-left = Tempo rimasto
table-lost = Connessione persa, nuovo tentativo …
table-restarting = Un attimo: la partita si sta riaprendo.
table-connecting = Si apre il tavolo …
table-none = Qui non c’è nessun tavolo

table-thinks = sta pensando
table-ready = ha scelto
table-active = è di turno
table-bot = bot
table-away = assente
table-others = Le altre schede
table-moves = Le ultime mosse

table-your-move = Tocca a te
table-tap = Tocca un numero evidenziato
table-tap-field = Tocca una casella evidenziata
table-tap-card = Tocca una carta evidenziata
table-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
table-skips = salta { $numbers }
table-locks = chiude il { $colour }
table-locks-row = chiude la riga { $row }
table-penalty-warning = Senza crocette prendi una penalità: −{ $points }
table-penalty-last = È la tua ultima penalità: −{ $points }, e la partita finisce
table-nothing = Non puoi segnare nulla: passi
table-sending = Invio …
table-sealed = La tua scelta è fatta.
table-sealed-as = Hai scelto: { $number }.
table-hint = Consiglio
table-advice = Consiglio: { $action }
table-hand-over = Passa il dispositivo a { $name }.
table-uncover = Mostra le carte
table-uncover-hand = Mostra le carte di { $name }
table-watching = Stai guardando la partita.
table-stand-in = Un bot sta giocando per te.
table-resume = Torno a giocare io
table-ranking = Vai alla classifica

table-menu = A questo tavolo
table-leave = Vai alla pagina iniziale
table-proposal = Proposta di { $names }: tornare indietro di { $count ->
    [one] un passo
   *[other] { $count } passi
}.
table-proposal-bot = Proposta di { $names }: un bot gioca al posto di { $name }, che non risponde da un po’.
table-proposal-you = Gli altri vorrebbero che un bot giocasse per te. Fai la tua mossa e continui a giocare tu.
table-proposal-open = Aspettiamo che gli altri siano d’accordo.
table-agree = Va bene
table-refuse = No, continuiamo
table-refuse-bot = No, aspettiamo

## A bot of another package

table-replaced = Il bot { $bot } non può continuare. Ora al posto di { $name } gioca un altro bot.
## Choosing, undoing, and a lost connection.
table-choose-number = Scegli un numero
table-choose-field = Scegli una casella
table-choose-play = Scegli le carte
table-choose-cards = { $count ->
    [one] Scegli una carta
   *[other] Scegli { $count } carte
}
table-take-penalty = Prendi −{ $points }
table-penalty-sure = Davvero senza crocette? Ti costa { $points } punti.
table-undo = Annulla
table-undo-what = Annulla: { $what }
table-undo-pawn = Pedina
table-undo-cards = Carte
table-offline = Sei offline.
table-unreached = Il server non risponde.
table-unreached-kept = La tua mossa è salva: parte appena torna la connessione.
table-unreached-open = Puoi scegliere lo stesso: la mossa partirà più tardi.
table-unreached-none = Il gioco riprende appena torna la connessione.
table-late = La tua mossa è arrivata tardi: il gioco era già andato avanti.
# Quello che succede, una cosa dopo l’altra, e il proprio turno.
table-your-turn = { $name }, tocca a te
table-ask-roll = Tocca i dadi per lanciarli
table-roll = Lancia i dadi
table-penalty-ahead = Senza crocette in questo turno: −{ $points }
table-game-of = Partita { $number } di { $count }
table-game-won = Partita { $number }: { $winner }
table-closed = Il { $colour } è chiuso ({ $names }).
table-closed-row = La riga { $row } è chiusa ({ $names }).
table-sum-cross = { $count ->
    [one] { $names } segna { $number }
   *[other] { $names } segnano { $number }
}
table-sum-pass = { $count ->
    [one] { $names } passa
   *[other] { $names } passano
}
table-sum-next = { $count ->
    [one] { $names } vuole un’altra partita
   *[other] { $names } vogliono un’altra partita
}
table-sum-stop = { $count ->
    [one] { $names } vuole smettere
   *[other] { $names } vogliono smettere
}
table-sum-penalty = { $name } −{ $points }
table-sum-lock = { $count ->
    [one] { $names } chiude il { $colour }
   *[other] { $names } chiudono il { $colour }
}
table-sum-lock-row = { $count ->
    [one] { $names } chiude la riga { $row }
   *[other] { $names } chiudono la riga { $row }
}
table-go-on = Avanti
