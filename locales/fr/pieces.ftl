### Le parcours avec ses pions, et les cartes.

piece-track = Parcours
piece-start = Départ
piece-pawns = Les pions
piece-moves = Où ton pion peut aller
piece-field = Case { $number } : { $mark }, { $worth }
piece-last-field = une des dernières cases
piece-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
piece-crosses = { $points ->
    [one] à cocher, +{ $points } point
   *[other] à cocher, +{ $points } points
}
piece-crossed = déjà coché
piece-bonus = case à { $number }
piece-last-fields = { $count ->
    [one] La dernière case annonce la fin.
   *[other] Les { $count } dernières cases annoncent la fin.
}
piece-final = { $count ->
    [one] Dernier tour de table : encore un tour.
   *[other] Dernier tour de table : encore { $count } tours.
}

piece-cards = Les cartes de la partie
piece-take = { $count ->
    [one] Prends { $count } carte
   *[other] Prends { $count } cartes
}
piece-called = Un { $number } pour tous !
piece-top = Sur la pioche : { $number }
piece-back = Carte avec un { $number } au dos
piece-gap = Pas de carte ici
piece-hand = Tes cartes
piece-others = Cartes des autres : les nombres au dos
piece-joker = le joker { $number }
piece-declare = Le joker est joué comme
piece-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
