### Chaque mot que voit un joueur. Toutes les langues ont les mêmes clés et variables.

game-classic = L'original
game-deluxe = Deluxe : jusqu'à cinq parties à la suite
game-board = On Board
game-cards = Le jeu de cartes
game-cards-jokers = Le jeu de cartes avec jokers

column-id = id
column-name = jeu
column-players = joueurs
column-options = options

phase-first = On tire au sort qui commence
phase-roll = on lance les dés
phase-white = la somme des dés blancs, pour tous
phase-colour = blanc et couleur
phase-move = avance le pion
phase-shuffle = on mélange les cartes
phase-take = prend des cartes
phase-call = le nombre annoncé, pour tous
phase-play = joue des cartes
phase-between = encore une partie, ou on s'arrête
phase-over = La partie est terminée

headline = Tour { $turn } · { $name } · { $phase }
turn = Tour { $number } · { $name }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colour-r = le rouge
colour-y = le jaune
colour-g = le vert
colour-b = le bleu
display = Étalage
pile = Pioche ({ $count })
panel = Parties jouées

welcome = { $game } : les bots jouent.
begins = { $name } commence.
white-sum = Somme des blancs : { $sum }
shuffled = La défausse est mélangée : voici la nouvelle pioche.
passes = passe
crosses = coche { $numbers }
moves = avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} jusqu'à { $field }
takes = prend { $cards }
plays = joue { $cards }
goes-on = veut encore une partie
stops = veut s'arrêter
penalty = { $name } ne coche rien : un lancer manqué.
locks = { $name } ferme { $colour }.
final-round = { $name } est sur les dernières cases : encore un tour pour tous les autres.
winner = { $count ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
}

event = Événement { $number } sur { $total } :
finished = terminée
unfinished = pas encore terminée
valid-record = partie valide : { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $events } événements, { $state }.
valid-board = plateau valide : { $name }, { $fields } cases.
invalid-record = pas une partie valide : { $reason }
invalid-board = pas un plateau valide : { $reason }
simulated = { $games } parties au hasard de { $game } à { $players } : en moyenne { $turns } tours et { $score } points, { $speed } parties par seconde.
again = La même partie encore une fois : --seed { $seed }
saved = La partie est enregistrée dans { $file }.
