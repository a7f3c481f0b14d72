### Il percorso con le pedine, e le carte.

piece-track = Percorso
piece-start = Via
piece-pawns = Pedine
piece-moves = Dove può andare la tua pedina
piece-field = Casella { $number }: { $mark }, { $worth }
piece-last-field = una delle ultime caselle
piece-steps = { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
}
piece-crosses = { $points ->
    [one] lo segni, +{ $points } punto
   *[other] lo segni, +{ $points } punti
}
piece-crossed = già segnato
piece-bonus = casella da { $number }
piece-last-fields = { $count ->
    [one] L’ultima casella annuncia la fine.
   *[other] Le ultime { $count } caselle annunciano la fine.
}
piece-final = { $count ->
    [one] Ultimo giro: ancora un turno.
   *[other] Ultimo giro: ancora { $count } turni.
}

piece-cards = Le carte della partita
piece-take = { $count ->
    [one] Prendi { $count } carta
   *[other] Prendi { $count } carte
}
piece-called = Un { $number } per tutti!
piece-top = In cima al mazzo: { $number }
piece-back = Carta con un { $number } sul dorso
piece-gap = Qui non c’è nessuna carta
piece-hand = Le tue carte
piece-others = Carte degli altri: i numeri sui dorsi
piece-joker = il jolly { $number }
piece-declare = Il jolly vale come
piece-discards = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
