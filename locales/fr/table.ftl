### Mots de la page : la table pendant le jeu.

table-sheet-of = La feuille de { $name }
table-sheet-told = La feuille de { $name } : { $crosses }
table-sheet-blank = La feuille de { $name } : vierge
table-cell = { $colour } { $number }, libre
table-cell-crossed = { $colour } { $number }, coché
table-cell-skipped = { $colour } { $number }, sauté
table-cell-lost = { $colour } { $number }, serait sauté
table-cell-skips = { $colour } { $number }, saute { $numbers }
table-row-closed = { $colour }, ligne fermée
table-lock-open = Cadenas : ouvert
table-lock-closed = Cadenas : fermé
table-penalties = { $count ->
    [one] { $count } pénalité
   *[other] { $count } pénalités
}
table-key = Points selon le nombre de croix
table-bonus = Points du parcours
table-die = dé { $colour } { $number }
table-your-sheets = Feuilles sur cet appareil

table-ask-white = Coche un { $sum } sur une ligne, ou passe
table-ask-reply = { $count ->
    [one] { $names } ferme : { $rows }. Coches-tu aussi { $numbers } ?
   *[other] { $names } ferment : { $rows }. Coches-tu aussi { $numbers } ?
}
table-ask-colour = Un dé blanc plus un dé de couleur : coche la somme, ou passe
table-ask-nothing = Rien que tu puisses cocher
table-ask-move = Avance ton pion, ou laisse-le
table-ask-take = { $count ->
    [one] Prends { $count } carte de la rivière
   *[other] Prends { $count } cartes de la rivière
}
table-ask-call = Le { $number } est annoncé : coche-le sur une ligne, ou passe
table-ask-play = Joue une, deux ou trois cartes
table-ask-crossed = Joue tes cartes : coche jusqu’à trois nombres d’une ligne, ou passe
table-ask-between = Encore une partie, ou on s’arrête là ?
table-asked-of = { $name } · { $question }
table-waiting = On attend { $names }
table-final = { $count ->
    [one] Dernier tour de table : encore { $count } tour
   *[other] Dernier tour de table : encore { $count } tours
}
table-time-left = Temps restant
table-lost = Connexion perdue, nouvel essai …
table-restarting = Un instant : la partie s’ouvre à nouveau.
table-connecting = Ouverture de la table …
table-none = Pas de table ici

table-thinks = réfléchit
table-ready = a choisi
table-active = c’est son tour
table-bot = bot
table-away = pas là
table-others = Les autres feuilles
table-moves = Les derniers coups

table-your-move = À toi de jouer
table-tap = Touche un nombre mis en évidence
table-tap-field = Touche une case mise en évidence
table-tap-card = Touche une carte mise en évidence
table-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
table-skips = saute { $numbers }
table-locks = ferme le { $colour }
table-locks-row = ferme la ligne { $row }
table-penalty-warning = Sans croix, c’est une pénalité : −{ $points }
table-penalty-last = C’est ta dernière pénalité : −{ $points }, et la partie se termine
table-nothing = Rien à cocher : tu passes
table-sending = Envoi …
table-sealed = Ton choix est fait.
table-sealed-as = Tu as choisi : { $number }.
table-hint = Conseil
table-advice = Conseil : { $action }
table-hand-over = Passe l’appareil à { $name }.
table-uncover = Montrer les cartes
table-uncover-hand = Montrer les cartes de { $name }
table-watching = Tu regardes la partie.
table-stand-in = Un bot joue pour toi.
table-resume = Reprendre ma place
table-ranking = Voir le classement

table-menu = À cette table
table-leave = Aller à l’accueil
table-proposal = Proposition de { $names } : revenir { $count ->
    [one] un coup
   *[other] { $count } coups
} en arrière.
table-proposal-bot = Proposition de { $names } : un bot joue pour { $name }, qui ne répond plus depuis un moment.
table-proposal-you = Les autres voudraient qu’un bot joue pour toi. Joue ton coup et tu continues toi-même.
table-proposal-open = On attend l’accord des autres.
table-agree = D’accord
table-refuse = Non, on continue
table-refuse-bot = Non, on attend

## A bot of another package

table-replaced = Le bot { $bot } ne peut pas continuer. Un autre bot joue maintenant pour { $name }.
## Choosing, undoing, and a lost connection.
table-choose-number = Choisis un nombre
table-choose-field = Choisis une case
table-choose-play = Choisis tes cartes
table-choose-cards = { $count ->
    [one] Choisis une carte
   *[other] Choisis { $count } cartes
}
table-take-penalty = Prendre −{ $points }
table-penalty-sure = Vraiment sans croix ? Cela te coûte { $points } points.
table-undo = Annuler
table-undo-what = Annuler : { $what }
table-undo-pawn = Pion
table-undo-cards = Cartes
table-offline = Tu es hors ligne.
table-unreached = Le serveur ne répond pas.
table-unreached-kept = Ton coup est gardé et partira dès le retour de la connexion.
table-unreached-open = Tu peux quand même choisir : ton coup partira plus tard.
table-unreached-none = La partie reprend dès le retour de la connexion.
table-late = Ton coup est arrivé trop tard : la partie avait déjà continué.
# Ce qui se passe, une chose après l’autre, et son propre tour.
table-your-turn = { $name }, c’est ton tour
table-ask-roll = Touche les dés pour les lancer
table-roll = Lancer les dés
table-penalty-ahead = Sans croix pendant ce tour : −{ $points }
table-game-of = Partie { $number } sur { $count }
table-game-won = Partie { $number } : { $winner }
table-closed = Le { $colour } est fermé ({ $names }).
table-closed-row = La ligne { $row } est fermée ({ $names }).
table-sum-cross = { $count ->
    [one] { $names } coche { $number }
   *[other] { $names } cochent { $number }
}
table-sum-pass = { $count ->
    [one] { $names } passe
   *[other] { $names } passent
}
table-sum-next = { $count ->
    [one] { $names } veut encore une partie
   *[other] { $names } veulent encore une partie
}
table-sum-stop = { $count ->
    [one] { $names } veut s’arrêter
   *[other] { $names } veulent s’arrêter
}
table-sum-penalty = { $name } −{ $points }
table-sum-lock = { $count ->
    [one] { $names } ferme le { $colour }
   *[other] { $names } ferment le { $colour }
}
table-sum-lock-row = { $count ->
    [one] { $names } ferme la ligne { $row }
   *[other] { $names } ferment la ligne { $row }
}
table-go-on = Continuer
