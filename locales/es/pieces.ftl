### El recorrido con sus peones, y las cartas.

piece-track = Recorrido
piece-start = Salida
piece-pawns = Peones
piece-moves = Adónde puede ir tu peón
piece-field = Casilla { $number }: { $mark }, { $worth }
piece-last-field = una de las últimas casillas
piece-steps = { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}
piece-crosses = { $points ->
    [one] lo tachas, +{ $points } punto
   *[other] lo tachas, +{ $points } puntos
}
piece-crossed = ya tachado
piece-bonus = casilla de { $number }
piece-last-fields = { $count ->
    [one] La última casilla anuncia el final.
   *[other] Las últimas { $count } casillas anuncian el final.
}
piece-final = { $count ->
    [one] Última ronda: queda un turno.
   *[other] Última ronda: quedan { $count } turnos.
}

piece-cards = Las cartas de la partida
piece-take = { $count ->
    [one] Toma { $count } carta
   *[other] Toma { $count } cartas
}
piece-called = ¡Un { $number } para todos!
piece-top = Encima del mazo: { $number }
piece-back = Carta con un { $number } en el dorso
piece-gap = Aquí no hay carta
piece-hand = Tus cartas
piece-others = Cartas de los demás: los números de los dorsos
piece-joker = el comodín { $number }
piece-declare = El comodín vale como
piece-discards = { $count ->
    [one] { $count } carta descartada
   *[other] { $count } cartas descartadas
}
