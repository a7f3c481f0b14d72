# Statistics of one’s own finished games: on the page and in the terminal.
stats-title = Statistiche
stats-about = Contate su questo dispositivo, dalle sue partite finite. Per questo non viene inviato nulla.
stats-none = Su questo dispositivo non è ancora finita nessuna partita. Giocane una fino alla fine e sarà contata qui.
stats-play = Scegli un gioco
stats-none-fits = Nessuna partita corrisponde a questa scelta.
stats-stale = Il server non è raggiungibile: le sue partite sono contate come le ha dette l’ultima volta.

stats-filter = Quali partite
stats-filter-none = Mostra tutte le partite
stats-filter-player = Chi
stats-filter-player-all = Questo dispositivo
stats-filter-game = Gioco
stats-filter-game-all = Tutti i giochi
stats-filter-players = Giocatori
stats-filter-players-all = Quanti si vuole
stats-filter-opponent = Contro
stats-filter-opponent-all = Chiunque
stats-filter-days = Quando
stats-filter-days-all = Sempre
stats-last-7 = Gli ultimi 7 giorni
stats-last-30 = Gli ultimi 30 giorni
stats-last-365 = Gli ultimi 12 mesi
stats-players = { $count ->
    [one] Da soli
   *[other] { $count } giocatori
}

stats-games = Partite
stats-wins = Vinte
stats-won = vinta
stats-of = { $part } su { $whole }
stats-longest = Più vinte di seguito
stats-streak = adesso { $number }
stats-average = Punti in media
stats-best = Più punti
stats-worst = meno: { $points }
stats-locks = Lucchetti per scheda
stats-penalties = Penalità per scheda
stats-accuracy = Precisione
stats-reviewed = { $count ->
    [one] in { $count } partita analizzata
   *[other] in { $count } partite analizzate
}
stats-luck = Fortuna
stats-luck-about = per partita, in probabilità di vincere
stats-match = I punti di più partite di fila sono la media delle singole partite.
stats-real = { $count ->
    [one] { $count } di queste è stata giocata con dadi o carte veri: quello che è uscito l’hanno inserito le persone.
   *[other] { $count } di queste sono state giocate con dadi o carte veri: quello che è uscito l’hanno inserito le persone.
}

stats-development = Come vanno i punti
stats-mean = media delle ultime dieci { $points }
stats-look = Guarda questa partita
stats-distribution = Quanti punti quante volte
stats-bar = Da { $from } a { $to } punti: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
stats-by-game = Per gioco
stats-by-players = Per numero di giocatori
stats-bots = Contro i bot
stats-people = Contro persone
stats-ahead-about = Davanti: quante volte hai fatto più punti di loro.
stats-column-game = Gioco
stats-column-won = Vinte
stats-column-share = In %
stats-column-ahead = Davanti
stats-column-even = Pari
stats-column-bot = Avversario
stats-column-name = Nome
stats-column-day = Giorno
stats-column-against = Contro
stats-column-points = Punti
stats-table = Tutte le partite in tabella
stats-all = Partite più vecchie

stats-export = Porta con te
stats-export-about = Le partite scelte in un file, con i punti di tutti.
stats-forget = Dimentica tutto
stats-forget-sure = Dimenticare tutto?
stats-forget-about = Tutte le partite di questo dispositivo vengono eliminate: quelle in questo browser e, sul server, le tue partite e il tuo nome. Dove c’erano anche altri, loro tengono la partita senza il tuo nome. Non si può tornare indietro.
