### Il percorso con le pedine, e le carte.

piece-track = Percorso
piece-start = Via
piece-pawns = Pedine
piece-moves = Dove può andare la tua pedina
piece-field = Campo { $number }: { $mark }, { $worth }
piece-last-field = uno degli ultimi campi
piece-steps = { $steps ->
    [one] { $steps } campo
   *[other] { $steps } campi
}
piece-crosses = { $points ->
    [one] lo segni, +{ $points } punto
   *[other] lo segni, +{ $points } punti
}
piece-crossed = già segnato
piece-bonus = campo da { $number }
piece-last-fields = { $count ->
    [one] L’ultimo campo annuncia la fine.
   *[other] Gli ultimi { $count } campi annunciano la fine.
}
piece-final = { $count ->
    [one] Giro finale: ancora un turno.
   *[other] Giro finale: ancora { $count } turni.
}

piece-cards = Carte sul tavolo
piece-take = { $count ->
    [one] Prendi { $count } carta
   *[other] Prendi { $count } carte
}
piece-called = Un { $number } per tutti!
piece-top = In cima al pozzo: { $number }
piece-back = Carta con il dorso { $number }
piece-gap = Qui non c’è nessuna carta
piece-hand = Le tue carte
piece-others = Carte degli altri: i numeri sui dorsi
piece-joker = il jolly { $number }
piece-declare = Il jolly vale come
piece-discards = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
