### Parole per giocare nel terminale, a righe e a tutto schermo.

play-somebody = Giocatore
play-begins = { $game }: { $names }.
play-goes-on = { $game }, si riprende: { $names }.
play-keys = Scrivi una scelta, per esempio { $example } o { $pass }. ? la spiega, i dà un consiglio, u ritira una risposta, l racconta che cosa è successo, h mostra le regole, q esce.
play-no-hint-daily = In una partita del giorno non ci sono consigli: ognuno gioca da sé.
play-letters = I colori si scrivono con una lettera o una parola: { $letters }.
play-ambiguous = «{ $typed }» può essere più di un colore. Quale intendi: { $possible }?
play-again = Invio: rivincita, lo stesso gioco e gli stessi giocatori. n: un altro gioco. q: esci.
play-again-sure = Rivincita? Ancora Invio e si comincia. n: un altro gioco. q: esci.
play-kept = Per rivedere la partita: qwixx replay { $name }
play-left = La partita è salvata. Per riprenderla: qwixx resume { $name }
play-left-unsaved = La partita non è salvata.

play-dice = Bianchi { $whites }, colorati { $coloured }
play-row = riga { $number }, lucchetto { $colour }
play-crossed = segnati { $numbers }
play-locked = segnati { $numbers } e il lucchetto
play-open = liberi { $numbers }
play-full = non resta nulla
play-closed = riga chiusa
play-hand = Le tue carte: { $cards }
play-holds = in mano { $cards }
play-pawn = pedina sulla casella { $place }, { $field }
play-pawn-start = pedina sul via
play-pawn-stays = Nessuna casella utile: la pedina resta ferma
play-ahead = Le caselle davanti, numero/punti: { $fields }

play-possible = Puoi scrivere: { $possible }
play-and-more = { $listed } e altre { $count } possibilità
play-more = e altre { $count } possibilità
play-could-mean = «{ $typed }» può voler dire: { $possible }
play-not-possible = «{ $typed }» ora non si può. Puoi scrivere: { $possible }
play-hand-over = Tocca a { $name }: passa la tastiera, poi premi Invio.
play-taken-back = { $name } ci ripensa.
play-nothing-to-take-back = Non c’è niente da ritirare.
play-nothing-entered = Non è stato ancora inserito nulla da correggere.
play-correcting = Si corregge l’ultimo risultato inserito; tutto ciò che è venuto dopo viene annullato. u lo lascia com’è.
play-enter-first = Chi comincia? { $seats }
play-enter-roll = { $name } tira. Scrivi i dadi in quest’ordine: { $order }. Oppure solo la somma dei bianchi.
play-enter-white = bianco
play-enter-top = { $name } prende le carte e chiama il numero in cima al mazzo. Scrivilo: da 2 a 12.
play-enter-no-card = Nessuna carta ha quel numero.
play-enter-nobody = Qui nessuno si chiama così.

play-start-number = Numero
play-start-people = Chi gioca a questa tastiera? I nomi, separati da virgole
play-start-names = Da { $few } a { $count } nomi, tutti diversi, separati da virgole.
play-start-bots = Quanti bot?
play-start-level = Quanto sono bravi i bot?

play-trouble-unwritten = La partita non si può salvare in { $folder }: { $reason }.
play-trouble-in-use = La partita { $name } è già aperta altrove. Continua lì, oppure prima chiudila.
play-trouble-damaged = La partita salvata { $name } è danneggiata: { $reason }
play-trouble-unknown = Non c’è nessuna partita salvata { $name }. Vedi: qwixx games --saved
play-trouble-none = Non c’è nessuna partita da riprendere. Una nuova: qwixx play
play-trouble-finished = La partita { $name } è finita. Per rivederla: qwixx replay { $name }
play-trouble-gone = Nella partita { $name } il bot { $bot } gioca come { $seat }, ma non c’è più: { $reason }
play-unsaved = Invio: riprova. n: continua senza salvare. q: esci.
play-gone = Invio: dove manca un bot continua uno dei nostri. q: lascia la partita com’è.

play-none-saved = Ancora nessuna partita salvata. Una nuova: qwixx play
play-column-name = salvata come
play-column-when = ultima volta
play-column-state = stato
play-turn = turno { $number }
play-damaged = danneggiata
play-ask-delete = { $count ->
    [one] Eliminare per sempre la partita salvata { $names }?
   *[other] Eliminare per sempre { $count } partite salvate ({ $names })?
}
play-ask-prune = { $count ->
    [one] Eliminare per sempre l’unica partita finita ({ $names })?
   *[other] Eliminare per sempre tutte le { $count } partite finite ({ $names })?
}
play-deleted = { $count ->
    [one] La partita salvata { $names } non c’è più.
   *[other] { $count } partite salvate non ci sono più: { $names }.
}
play-none-over = Nessuna partita salvata è finita: non c’è niente da eliminare.
play-match-points = { $points ->
    [one] { $points } punto in questa partita, { $total } in tutto
   *[other] { $points } punti in questa partita, { $total } in tutto
}

# What is typed, as one word.
play-word-pass = passo
play-word-move = muovi
play-word-take = prendi
play-word-play = gioca
play-word-mark = segna
play-word-next = ancora
play-word-stop = basta

# Bots beside the levels

play-who = { $name } è { $bot }: { $about }
play-replaced = Il bot { $bot } non può continuare. Ora al posto di { $name } gioca un altro bot. Il motivo: { $reason }
