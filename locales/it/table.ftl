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
    [one] { $count } casella di penalità segnata
   *[other] { $count } caselle di penalità segnate
}
table-key = Punti secondo il numero di crocette
table-bonus = Punti del percorso
table-die = dado { $colour } { $number }
table-your-sheets = Schede su questo dispositivo

table-ask-white = Segna un { $sum } in una riga, o nulla
table-ask-reply = { $count ->
    [one] { $names } chiude: { $rows }. Segni anche tu { $numbers }?
   *[other] { $names } chiudono: { $rows }. Segni anche tu { $numbers }?
}
table-ask-colour = Un dado bianco più uno colorato: segna la somma, o nulla
table-ask-move = Muovi la pedina, o lasciala ferma
table-ask-take = { $count ->
    [one] Prendi { $count } carta dalla tavola
   *[other] Prendi { $count } carte dalla tavola
}
table-ask-call = Segna il numero chiamato, { $number }, in una riga, o nulla
table-ask-play = Gioca una, due o tre carte
table-ask-between = Un’altra partita, o basta così?
table-asked-of = { $name }, tocca a te. { $question }
table-waiting = Si aspetta { $names }
table-final = { $count ->
    [one] Ultimo giro: ancora { $count } turno
   *[other] Ultimo giro: ancora { $count } turni
}
table-time-left = Tempo rimasto
table-lost = Connessione persa, si riprova
table-connecting = Ci si siede al tavolo …
table-none = Qui non c’è un tavolo

table-thinks = sta pensando
table-ready = è a posto
table-active = di turno
table-bot = bot
table-away = assente
table-others = Le altre schede
table-moves = Le ultime mosse

table-your-move = La tua mossa
table-tap = Tocca un numero evidenziato per sceglierlo
table-choose = Scegli
table-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
table-skips = salta { $numbers }
table-locks = chiude il { $colour }
table-locks-row = chiude la riga { $row }
table-penalty-warning = Senza una crocetta è una penalità: −{ $points }
table-nothing = Non c’è nulla da segnare: si passa
table-sending = Si invia …
table-sealed = La tua risposta è sigillata.
table-sealed-as = Sigillato: { $number }.
table-retract = Ci ripenso
table-hint = Consiglio
table-advice = Un buon giocatore: { $action }
table-hand-over = Passa il dispositivo a { $name }.
table-uncover = Mostra le carte
table-uncover-hand = Mostra le carte di { $name }
table-watching = Stai guardando la partita.
table-stand-in = Un bot sta giocando per te.
table-resume = Riprendo il mio posto
table-ranking = Alla classifica

table-menu = A questo tavolo
table-take-back = Chiedo di annullare la mia ultima mossa
table-substitute = Fai giocare un bot per { $name }
table-seat-link = { $name } su un altro dispositivo
table-seat-link-secret = Chi apre questo link prende il posto. Tienilo per te.
table-watch-link = Link per chi vuole guardare
table-leave = Alla prima pagina
table-leave-note = La partita ti aspetta: lì la ritrovi.
table-proposal = { $names } vorrebbe tornare indietro di { $count ->
    [one] un passo
   *[other] { $count } passi
}.
table-proposal-bot = { $names } vorrebbe far giocare un bot al posto di { $name }, che non risponde da un po’.
table-proposal-you = Gli altri vorrebbero far giocare un bot per te. Fai la tua mossa e continui a giocare tu.
table-proposal-open = Si aspetta che gli altri siano d’accordo.
table-agree = Va bene
table-refuse = No, si continua
table-refuse-bot = No, aspettiamo
