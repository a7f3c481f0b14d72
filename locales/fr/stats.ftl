# Statistics of one’s own finished games: on the page and in the terminal.
stats-title = Statistiques
stats-about = Comptées sur cet appareil, à partir de ses parties terminées. Rien n’est envoyé pour cela.
stats-none = Aucune partie n’est encore terminée sur cet appareil. Joues-en une jusqu’au bout : elle sera comptée ici.
stats-play = Choisir un jeu
stats-none-fits = Aucune partie ne correspond à ce choix.
stats-stale = Le serveur est injoignable : ses parties sont comptées comme il les a données la dernière fois.

stats-filter = Quelles parties
stats-filter-none = Montrer toutes les parties
stats-filter-player = Qui
stats-filter-player-all = Cet appareil
stats-filter-game = Jeu
stats-filter-game-all = Tous les jeux
stats-filter-players = Joueurs
stats-filter-players-all = N’importe combien
stats-filter-opponent = Contre
stats-filter-opponent-all = Tout le monde
stats-filter-days = Quand
stats-filter-days-all = Toujours
stats-last-7 = Les 7 derniers jours
stats-last-30 = Les 30 derniers jours
stats-last-365 = Les 12 derniers mois
stats-players = { $count ->
    [one] Seul
   *[other] { $count } joueurs
}

stats-games = Parties
stats-wins = Gagnées
stats-won = gagnée
stats-of = { $part } sur { $whole }
stats-longest = Le plus de victoires d’affilée
stats-streak = maintenant { $number }
stats-average = Points en moyenne
stats-best = Le plus de points
stats-worst = le moins : { $points }
stats-locks = Cadenas par feuille
stats-penalties = Pénalités par feuille
stats-accuracy = Précision
stats-reviewed = { $count ->
    [one] sur { $count } partie analysée
   *[other] sur { $count } parties analysées
}
stats-luck = Chance
stats-luck-about = par partie, en chances de gagner
stats-match = Pour des parties à la suite, les points sont la moyenne des parties.
stats-real = { $count ->
    [one] { $count } d’entre elles a été jouée avec de vrais dés ou de vraies cartes : ce qui est sorti a été saisi par des personnes.
   *[other] { $count } d’entre elles ont été jouées avec de vrais dés ou de vraies cartes : ce qui est sorti a été saisi par des personnes.
}

stats-development = Comment évoluent les points
stats-mean = moyenne des dix dernières { $points }
stats-look = Voir cette partie
stats-distribution = Combien de points, combien de fois
stats-bar = De { $from } à { $to } points : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
stats-by-game = Par jeu
stats-by-players = Par nombre de joueurs
stats-bots = Contre les bots
stats-people = Contre des personnes
stats-ahead-about = Devant : combien de fois tu as eu plus de points.
stats-column-game = Jeu
stats-column-won = Gagnées
stats-column-share = En %
stats-column-ahead = Devant
stats-column-even = À égalité
stats-column-bot = Adversaire
stats-column-name = Nom
stats-column-day = Jour
stats-column-against = Contre
stats-column-points = Points
stats-table = Toutes les parties en tableau
stats-all = Parties plus anciennes

stats-export = Emporter
stats-export-about = Les parties choisies dans un fichier, avec les points de chacun.
stats-forget = Tout oublier
stats-forget-sure = Tout oublier ?
stats-forget-about = Toutes les parties de cet appareil sont supprimées : celles de ce navigateur et, sur le serveur, tes parties et ton nom. Là où d’autres jouaient aussi, ils gardent la partie sans ton nom. C’est irréversible.
