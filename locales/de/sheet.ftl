## A sheet that is filled in beside real dice

sheet-title = Punktezettel
sheet-game = Spiel
sheet-undo = Zurücknehmen
sheet-penalty = Fehlversuch, −{ $points }
sheet-over = Die Partie ist zu Ende: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
sheet-closed = Von jemand anderem geschlossen
sheet-hold = Oder halte ein Schloss einen Moment lang gedrückt.
sheet-match = Partie { $game } von { $games }. Zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
sheet-next = Nächste Partie
sheet-dim = Wenig Licht
sheet-dim-about = Weiß auf Schwarz, wenn es am Tisch dunkel ist.
sheet-begin = Neuer Zettel
sheet-past = Frühere Zettel
sheet-forget = Alle vergessen
sheet-forget-sure = Sie sind nur auf diesem Gerät und wären dann für immer verloren.
sheet-keep = Behalten
sheet-unkept = Dieser Browser behält nichts: Der Zettel ist verloren, wenn du die Seite schließt.
