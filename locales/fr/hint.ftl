### Hints: what a choice is worth, and why. A reason that speaks of a row has a second form, for sheets whose rows have numbers.

hint-title = Conseil pour { $name }
hint-choice = choix
hint-win = chance de gagner
hint-margin = avance attendue
hint-points = points attendus
hint-why = pourquoi
hint-equal = aussi bon

reason-only = il n’y a pas d’autre choix
reason-ends-ahead = termine la partie alors que tu mènes de { $points }
reason-ends-ahead-least = termine la partie, et tu restes devant d’au moins { $points }
reason-ends-behind = termine la partie alors que tu as { $points } de retard
reason-ends-level = termine la partie sur une victoire partagée
reason-ends-open = termine la partie, et les réponses des autres décident
reason-ends-match-ahead = termine la dernière partie alors que tu mènes au total de { $points }
reason-ends-match-ahead-least = termine la dernière partie, et tu restes devant au total d’au moins { $points }
reason-ends-match-behind = termine la dernière partie alors que tu as { $points } de retard au total
reason-ends-match-level = termine la dernière partie sur une victoire partagée
reason-ends-match-open = termine la dernière partie, et les réponses des autres décident
reason-ends-game-ahead = termine cette partie alors que tu mènes au total de { $points }
reason-ends-game-ahead-least = termine cette partie, et tu restes devant au total d’au moins { $points }
reason-ends-game-behind = termine cette partie alors que tu as { $points } de retard au total
reason-ends-game-level = termine cette partie, à égalité au total
reason-ends-game-open = termine cette partie, et les réponses des autres décident qui mène au total
reason-goes-on = continue : finir maintenant te laisserait { $points } derrière
reason-goes-on-match = continue : finir maintenant te laisserait { $points } derrière au total
reason-lets-go-on = laisse la partie continuer alors que tu pourrais la finir avec { $points } d’avance
reason-lets-go-on-match = laisse la partie continuer alors que tu pourrais la finir avec { $points } d’avance au total
reason-announces-ahead = annonce la fin alors que tu mènes de { $points }
reason-announces-behind = annonce la fin alors que tu as { $points } de retard
reason-avoids-penalty = évite la pénalité (−{ $points })
reason-penalty = coûte la pénalité (−{ $points })
reason-locks-before = ferme le { $colour } avant que { $name } puisse le faire
reason-locks-before-row = ferme la ligne { $row } avant que { $name } puisse le faire
reason-locks = ferme le { $colour }
reason-locks-row = ferme la ligne { $row }
reason-leaves = laisse le { $colour } à { $name }
reason-leaves-row = laisse la ligne { $row } à { $name }
reason-no-lock = ne ferme pas le { $colour }
reason-no-lock-row = ne ferme pas la ligne { $row }
reason-can-lock = assez de croix : tu peux fermer le { $colour }
reason-can-lock-row = assez de croix : tu peux fermer la ligne { $row }
reason-hurry = profite tant que c’est ouvert : { $name } peut fermer le { $colour }
reason-hurry-row = profite tant que c’est ouvert : { $name } peut fermer la ligne { $row }
reason-keeps = { $count ->
    [one] garde { $count } nombre
   *[other] garde { $count } nombres
}
reason-skips-fewer = { $count ->
    [one] saute { $count } nombre de moins
   *[other] saute { $count } nombres de moins
}
reason-skips = { $count ->
    [one] saute { $count } nombre
   *[other] saute { $count } nombres
}
reason-most-points = donne le plus de points maintenant (+{ $points })
reason-more-points = { $points ->
    [one] donne { $points } point de plus maintenant
   *[other] donne { $points } points de plus maintenant
}
reason-fewer-points = { $points ->
    [one] donne { $points } point de moins maintenant
   *[other] donne { $points } points de moins maintenant
}
reason-field = { $points ->
    [one] la case vaut { $points } point de plus
   *[other] la case vaut { $points } points de plus
}
reason-field-less = { $points ->
    [one] la case vaut { $points } point de moins
   *[other] la case vaut { $points } points de moins
}
reason-farther = { $count ->
    [one] avance ton pion de { $count } case de plus
   *[other] avance ton pion de { $count } cases de plus
}
reason-less-far = { $count ->
    [one] avance ton pion de { $count } case de moins
   *[other] avance ton pion de { $count } cases de moins
}
reason-then-cross = te laisse encore une croix ce tour-ci
reason-then-none = ne te laisse plus de croix ce tour-ci
reason-then-nearer = { $count ->
    [one] ta croix suivante de ce tour saute alors { $count } nombre de moins
   *[other] ta croix suivante de ce tour saute alors { $count } nombres de moins
}
reason-then-farther = { $count ->
    [one] ta croix suivante de ce tour saute alors { $count } nombre de plus
   *[other] ta croix suivante de ce tour saute alors { $count } nombres de plus
}
reason-likelier = tes prochains nombres sortent ensuite plus souvent
reason-rarer = tes prochains nombres sortent ensuite moins souvent
reason-keeps-last = garde une carte pour fermer le { $colour } plus tard
reason-keeps-last-row = garde une carte pour fermer la ligne { $row } plus tard
reason-loses-last = ne te laisse aucune carte pour fermer le { $colour }
reason-loses-last-row = ne te laisse aucune carte pour fermer la ligne { $row }
reason-keeps-cards = { $count ->
    [one] garde { $count } carte encore utile
   *[other] garde { $count } cartes encore utiles
}
reason-uses-cards = { $count ->
    [one] laisse { $count } carte utile de moins
   *[other] laisse { $count } cartes utiles de moins
}
reason-ready = { $count ->
    [one] { $count } de tes cartes suit alors sans saut
   *[other] { $count } de tes cartes suivent alors sans saut
}
reason-hand-nearer = tes cartes sautent alors moins de nombres
reason-hand-farther = tes cartes sautent alors plus de nombres
reason-sheds = { $count ->
    [one] te fait prendre { $count } nouvelle carte de plus à ton prochain tour
   *[other] te fait prendre { $count } nouvelles cartes de plus à ton prochain tour
}
reason-sheds-less = { $count ->
    [one] te fait prendre { $count } nouvelle carte de moins à ton prochain tour
   *[other] te fait prendre { $count } nouvelles cartes de moins à ton prochain tour
}
reason-fits = a plus de chances d’aller sur ta feuille
reason-fits-less = a moins de chances d’aller sur ta feuille
reason-nearer = saute moins de nombres là où elle va
reason-less-near = saute plus de nombres là où elle va
reason-stop-ahead = arrête, si tout le monde est d’accord, alors que tu mènes au total de { $points }
reason-stop-behind = arrête alors que tu as { $points } de retard
reason-next-behind = encore une chance : tu as { $points } de retard
reason-next-ahead = remet en jeu ton avance de { $points }
