### Les mots communs à la ligne de commande et à la page. Toutes les langues ont les mêmes clés et variables.

game-classic = L’original
game-deluxe = Deluxe : jusqu’à cinq parties à la suite
game-mixx-a = Mixx A : couleurs mélangées
game-mixx-b = Mixx B : nombres mélangés
game-board = On Board
game-cards = Le jeu de cartes
game-cards-jokers = Le jeu de cartes avec jokers

phase-first = On tire au sort qui commence
phase-roll = on lance les dés
phase-white = la somme des dés blancs, pour tous
phase-reply = cadenas annoncé : qui ferme aussi ?
phase-colour = blanc et couleur
phase-move = avance le pion
phase-shuffle = on mélange les cartes
phase-top = le nombre en haut de la pioche
phase-take = prend des cartes
phase-call = le nombre annoncé, pour tous
phase-play = joue des cartes
phase-between = encore une partie, ou on s’arrête
phase-over = La partie est terminée

turn = Tour { $number } · { $name }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colour-r = rouge
colour-y = jaune
colour-g = vert
colour-b = bleu
display = Rivière
pile = Pioche ({ $count })
panel = Parties jouées
total = Total

begins = { $name } commence.
white-sum = Somme des blancs : { $sum }
penalty = { $name } ne coche rien : une pénalité.
locks = { $name } ferme le { $colour }.
locks-row = { $name } ferme la ligne { $row }.
row-number = la ligne { $number }
final-round = { $name } est sur les dernières cases : encore un tour pour tous les autres.
winner = { $count ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
}

level-easy = un débutant : saute trop volontiers des nombres, rate des cadenas, risque des pénalités
level-normal = joue bien, avec les erreurs que font les humains
level-hard = un adversaire fort, le même que careful
level-master = l’adversaire le plus fort qui soit

# Les coups en toutes lettres. 8 et 11 ont leur propre clé : dans certaines langues ils commencent par une voyelle.
mark = { $number } { $colour }
the-mark = le { $number } { $colour }
the-mark-vowel = le { $number } { $colour }
the-joker = le joker { $number } en { $colour }
told-roll = Dés blancs { $first } et { $second } : { $sum } !
told-call = Nombre annoncé : { $sum } !
told-correct = Corrigé : { $outcome }
told-shuffle = On mélange les cartes.
told-redeal = Les cartes que personne n’a en main sont redistribuées.
told-back = Coups annulés par { $names } : retour à la décision { $decision }.
told-back-unnamed = Coups annulés : retour à la décision { $decision }.
told-pass = { $name } passe.
told-cross = { $name } coche { $number }.
told-move = { $steps ->
    [one] { $name } avance de { $steps } case et atteint { $number }.
   *[other] { $name } avance de { $steps } cases et atteint { $number }.
}
told-move-cross = { $steps ->
    [one] { $name } avance de { $steps } case et coche { $number }.
   *[other] { $name } avance de { $steps } cases et coche { $number }.
}
told-take = { $count ->
    [one] { $name } prend la carte { $cards }.
   *[other] { $name } prend les cartes { $cards }.
}
told-play = { $name } joue { $cards } et ne coche rien.
told-play-some = { $name } joue { $cards }, et coche { $numbers }.
told-play-all = { $count ->
    [one] { $name } joue { $cards } et le coche.
   *[other] { $name } joue { $cards }, et les coche tous.
}
told-next = { $name } veut encore une partie.
told-stop = { $name } veut s’arrêter.
do-pass = Passer
do-stay = Laisser le pion en place
do-cross = Cocher { $number }
do-move = { $steps ->
    [one] Avancer de { $steps } case, atteindre { $number }
   *[other] Avancer de { $steps } cases, atteindre { $number }
}
do-move-cross = { $steps ->
    [one] Avancer de { $steps } case, cocher { $number }
   *[other] Avancer de { $steps } cases, cocher { $number }
}
do-take = { $count ->
    [one] Prendre la carte { $cards }
   *[other] Prendre les cartes { $cards }
}
do-play = Jouer { $cards }, ne rien cocher
do-play-some = Jouer { $cards }, cocher { $numbers }
do-play-all = { $count ->
    [one] Jouer { $cards } et le cocher
   *[other] Jouer { $cards }, les cocher tous
}
do-next = Encore une partie
do-stop = S’arrêter là
offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
print = Imprimer les feuilles
