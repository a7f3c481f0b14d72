### Mots de la page : la table pendant le jeu.

table-sheet-of = La feuille de { $name }
table-sheet-told = La feuille de { $name } : { $crosses }
table-sheet-blank = La feuille de { $name } : vierge
table-cell = { $colour } { $number }, libre
table-cell-crossed = { $colour } { $number }, coché
table-cell-skipped = { $colour } { $number }, sauté
table-cell-lost = { $colour } { $number }, serait sauté
table-cell-skips = { $colour } { $number }, saute { $numbers }
table-row-closed = { $colour }, fermée
table-lock-open = Cadenas : ouvert
table-lock-closed = Cadenas : fermé
table-penalties = { $count ->
    [one] { $count } lancer manqué
   *[other] { $count } lancers manqués
}
table-key = Points selon le nombre de croix
table-bonus = Points du parcours
table-die = dé { $colour } { $number }
table-your-sheets = Feuilles sur cet appareil

table-ask-white = Coche un { $sum } sur une ligne, ou rien
table-ask-reply = { $count ->
    [one] { $names } ferme : { $rows }. Coches-tu aussi { $numbers } ?
   *[other] { $names } ferment : { $rows }. Coches-tu aussi { $numbers } ?
}
table-ask-colour = Un dé blanc plus un dé de couleur : coche la somme, ou rien
table-ask-move = Avance ton pion, ou laisse-le
table-ask-take = { $count ->
    [one] Prends { $count } carte de l’étalage
   *[other] Prends { $count } cartes de l’étalage
}
table-ask-call = Coche le { $number } annoncé sur une ligne, ou rien
table-ask-play = Joue une, deux ou trois cartes
table-ask-between = Encore une partie, ou on s’arrête là ?
table-asked-of = { $name } : { $question }
table-waiting = On attend { $names }
table-final = { $count ->
    [one] Dernier tour de table : encore { $count } tour
   *[other] Dernier tour de table : encore { $count } tours
}
table-time-left = Temps restant
table-lost = Connexion perdue, nouvel essai
table-connecting = On rejoint la table …
table-none = Pas de table ici

table-thinks = réfléchit
table-ready = a répondu
table-active = dont c’est le tour
table-bot = bot
table-away = absent
table-others = Les autres feuilles
table-moves = Les derniers coups

table-your-move = À toi de jouer
table-tap = Touche un nombre mis en valeur
table-choose = Choisis
table-gain = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
table-skips = saute { $numbers }
table-locks = ferme le { $colour }
table-locks-row = ferme la ligne { $row }
table-penalty-warning = Sans croix, c’est un lancer manqué : −{ $points }
table-nothing = Rien à cocher : tu passes
table-sending = Envoi …
table-sealed = Ta réponse est scellée.
table-sealed-as = Scellé : { $number }.
table-retract = Changer d’avis
table-hint = Conseil
table-advice = Un bon joueur : { $action }
table-hand-over = Passe l’appareil à { $name }.
table-uncover = Montrer les cartes
table-uncover-hand = Montrer les cartes de { $name }
table-watching = Tu regardes la partie.
table-stand-in = Un bot joue pour toi.
table-resume = Reprendre ma place
table-ranking = Au classement

table-menu = À cette table
table-take-back = Demander à reprendre mon dernier coup
table-substitute = Faire jouer un bot pour { $name }
table-seat-link = { $name } sur un autre appareil
table-seat-link-secret = Qui ouvre ce lien prend la place. Garde-le pour toi.
table-watch-link = Lien pour ceux qui veulent regarder
table-leave = À la page d’accueil
table-leave-note = La partie t’attend : tu l’y retrouveras.
table-proposal = { $names } voudrait revenir { $count ->
    [one] un coup
   *[other] { $count } coups
} en arrière.
table-proposal-bot = { $names } voudrait faire jouer un bot pour { $name }, qui ne répond plus depuis un moment.
table-proposal-you = Les autres voudraient faire jouer un bot pour toi. Joue ton coup et tu restes dans la partie.
table-proposal-open = On attend l’accord des autres.
table-agree = D’accord
table-refuse = Non, on continue
table-refuse-bot = Non, on attend
