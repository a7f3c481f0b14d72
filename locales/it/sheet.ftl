## A sheet that is filled in beside real dice

sheet-title = Scheda segnapunti
sheet-game = Gioco
sheet-undo = Annulla
sheet-penalty = Penalità, −{ $points }
sheet-over = La partita è finita: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
sheet-closed = Chiusa da qualcun altro
sheet-hold = Oppure tieni premuto un lucchetto per un momento.
sheet-match = Partita { $game } di { $games }. In tutto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
sheet-next = Prossima partita
sheet-dim = Poca luce
sheet-dim-about = Bianco su nero, quando al tavolo è buio.
sheet-begin = Nuova scheda
sheet-past = Schede precedenti
sheet-forget = Dimenticale tutte
sheet-forget-sure = Sono solo su questo dispositivo: poi non ci saranno più.
sheet-keep = Conservale
sheet-unkept = Questo browser non conserva nulla: la scheda va persa quando chiudi la pagina.
