### Words of the page: positions that are set up and weighed.

explore-title = Explorer des positions
explore-about = Prépare n’importe quelle position des jeux de dés et vois ce que vaut chaque coup.
explore-game = Jeu
explore-players = Joueurs
explore-sheets = À qui sont la feuille et les coups
explore-turn = À qui le tour
explore-phase = Ce qui est à faire
explore-phase-roll = Avant le lancer
explore-phase-white = Somme des blancs
explore-phase-colour = Blanc plus couleur
explore-phase-move = Le pion
explore-crossed = A déjà coché quelque chose ce tour-ci
explore-tap = Touche les nombres, les pénalités et les dés pour les changer.
explore-dice = Les dés
explore-white-die = Dé blanc { $number }
explore-roll = Lancer
explore-fewer = Une pénalité de moins
explore-more = Une pénalité de plus
explore-empty = Repartir de zéro
explore-start = Pion au départ
explore-choices = Les coups de { $name }
explore-nothing = { $name } n’a rien à décider ici.
explore-over = Avec ces feuilles, la partie est finie.
explore-best = le meilleur
explore-margin = avance { $points }
explore-score = { $points } points
explore-before = Avant le lancer
explore-end = À la fin
explore-rolls = Chaque lancer
explore-rolls-about = Ce que { $name } peut faire de chaque somme des blancs, le meilleur d’abord. Les dés de couleur sont lancés quelques fois pour chacune.
explore-working = Calcul en cours …
explore-sum = Somme des blancs
explore-often = Fréquence
explore-text = La position en texte
explore-show = Afficher
explore-refused = Cette position est impossible.

# A hint: what is chosen, beside the best.
hinted-equal = Aussi bon que le meilleur
hinted-instead = { $worth } au lieu de { $best }

# The review of a finished game.
reviewed-progress = { $done } coups sur { $total }
reviewed-decisions = Les décisions
reviewed-only-mistakes = Seulement les erreurs
reviewed-everybody = Tout le monde
reviewed-who = Les décisions de qui
reviewed-back = Un pas en arrière
reviewed-on = Un pas en avant
reviewed-mistake-back = L’erreur précédente
reviewed-mistake-on = L’erreur suivante
reviewed-cost = coûte { $worth }
reviewed-replay = Revoir ce coup
reviewed-explore = Explorer cette position
reviewed-choices = Ce qui était possible
reviewed-details = Comment ça s’additionne
reviewed-no-mistakes = Personne n’a fait d’erreur notable.
