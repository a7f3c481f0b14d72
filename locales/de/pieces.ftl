### Die Strecke mit ihren Figuren, und die Karten.

piece-track = Strecke
piece-start = Start
piece-pawns = Figuren
piece-moves = Wohin deine Figur ziehen kann
piece-field = Feld { $number }: { $mark }, { $worth }
piece-last-field = eines der letzten Felder
piece-steps = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
piece-crosses = { $points ->
    [one] ankreuzen, +{ $points } Punkt
   *[other] ankreuzen, +{ $points } Punkte
}
piece-crossed = schon angekreuzt
piece-bonus = Feld zählt { $number }
piece-last-fields = { $count ->
    [one] Das letzte Feld kündigt das Ende an.
   *[other] Die letzten { $count } Felder kündigen das Ende an.
}
piece-final = { $count ->
    [one] Schlussrunde: noch ein Zug.
   *[other] Schlussrunde: noch { $count } Züge.
}

piece-cards = Karten auf dem Tisch
piece-take = { $count ->
    [one] Nimm { $count } Karte
   *[other] Nimm { $count } Karten
}
piece-called = Eine { $number } für alle!
piece-top = Oben auf dem Stapel: { $number }
piece-back = Karte mit der { $number } auf der Rückseite
piece-gap = Hier liegt keine Karte
piece-hand = Deine Karten
piece-others = Karten der anderen: die Zahlen auf den Rückseiten
piece-joker = der Joker { $number }
piece-declare = Der Joker gilt als
piece-discards = { $count ->
    [one] { $count } Karte abgelegt
   *[other] { $count } Karten abgelegt
}
