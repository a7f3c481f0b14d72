### Les mots de la page : la fin d’une partie, son déroulement, et la preuve que le hasard était honnête.

end-ahead = { $points ->
    [one] D’un seul point, devant { $names } !
   *[other] { $points } points de plus que { $names }.
}
end-shared = À égalité jusqu’au dernier point : personne n’a fait mieux aujourd’hui.
end-solo = Bien joué !

end-rematch = Revanche
end-to-rematch = Aller à la revanche
end-replay = Revoir la partie
end-review = Analyser la partie
end-explore = Explorer cette position
end-home = Retour à l’accueil

end-ranking = Classement
end-game = Partie { $number }
end-penalties = Pénalités
end-track = Parcours
end-sheets = Les feuilles
end-sheets-last = Les feuilles de la dernière partie

end-keep = Garder la partie
end-keep-about = Avec ce lien, on peut revoir la partie coup par coup.
end-link = Lien pour revoir la partie
end-download-text = Relevé (texte)
end-download-json = Relevé (JSON)

end-fair-dice = Les dés étaient-ils honnêtes ?
end-fair-cards = Les cartes ont-elles été mélangées honnêtement ?
end-fair-about = Inutile de nous croire sur parole : ton appareil peut tout recalculer.
end-prove-dice = Vérifier les dés
end-prove-cards = Vérifier les cartes
end-proven = Prouvé.
end-fits = Tout concorde, mais ce n’est pas prouvé.
end-not-proven = Pas prouvé.
end-proof-proven = { $count ->
    [one] La seule chose décidée par le hasard était fixée avant la partie.
   *[other] Tout ce que le hasard a décidé, { $count } fois, était fixé avant la partie.
}
end-proof-yours = Le sel de cet appareil est dans les dés, et personne ne pouvait le connaître avant que tout soit fixé. Personne n’a donc pu les choisir, pas même le serveur avec tous les autres.
end-proof-together = Personne ne pouvait choisir les dés, sauf si le serveur s’entendait avec { $names }.
end-proof-withheld = Mais il manque un sel promis, de { $names }. Le serveur pouvait donc choisir entre les dés avec ce sel et ceux sans lui.
end-proof-no-salt = Mais aucun sel promis par un joueur n’est dans les dés. Le serveur pouvait donc les choisir avant la partie.
end-proof-unpromised-salt = Mais le sel de { $names } n’avait pas été promis avant. Qui l’a donné en connaissant la graine pouvait choisir les dés.
end-proof-left-out = Mais le sel de cet appareil, pour { $names }, n’est pas dans les dés : il a été laissé de côté ou est arrivé trop tard. Le serveur pouvait donc choisir entre les dés avec ce sel et ceux sans lui.
end-proof-started-again = { $count ->
    [one] Mais le début a été interrompu une fois après que cet appareil avait révélé son sel. Le serveur pouvait donc choisir entre deux parties.
   *[other] Mais le début a été interrompu { $count } fois après que cet appareil avait révélé son sel. Le serveur pouvait donc choisir parmi plusieurs parties.
}
end-proof-no-commitment = Il manque la promesse : personne ne peut savoir quand les dés ont été choisis.
end-proof-of-the-day = Ce sont les dés du jour, { $date } : les mêmes pour tout le monde, et publics. Ils découlent de la date ; chacun peut les calculer, même avant la partie.
end-proof-entered = C’étaient de vrais dés : ce qui est tombé a été saisi à la main, et personne ne peut le prouver.
end-proof-other-commitment = La promesse du relevé n’est pas celle que cet appareil a vue avant la partie.
end-proof-other-promise = Ce que cet appareil a promis pour { $names } n’est pas dans le relevé : cela a été refusé ou changé. Rien de cet appareil n’est donc dans les dés.
end-proof-other-promises = Les promesses du relevé ne sont pas celles que cet appareil a vues quand il a révélé son sel.
end-proof-no-seed = La graine n’a pas été révélée.
end-proof-wrong-seed = La graine ne correspond pas à la promesse : ce n’est pas celle d’avant la partie.
end-proof-wrong-promise = Le sel de { $names } n’est pas celui qui avait été promis.
end-proof-wrong-outcome = L’événement { $event } du relevé n’est pas celui que donnent la graine et les sels. Jusque-là tout concorde.
end-proof-seen = La promesse est celle que cet appareil a gardée d’avant la partie.
end-proof-unseen = Cet appareil n’était pas là avant la partie : compare la promesse avec quelqu’un qui y était.
end-proof-details = Les nombres de la preuve
end-proof-commitment = Promesse
end-proof-seed = Graine
end-proof-promise = Promesse de { $name }
end-proof-salt = Sel de { $name }
end-proof-found = Dans le relevé
end-proof-expected = D’après la graine et les sels
end-how = Comment ça marche ?
end-how-commitment = Avant la partie, le serveur tire un nombre secret, la graine, et montre à tous son empreinte, la promesse. Personne ne peut deviner la graine d’après l’empreinte, ni en trouver une autre qui ait la même.
end-how-salt = Ensuite l’appareil de chaque joueur prépare quelque chose à lui, le sel, et n’en montre à tous que l’empreinte. Quand toutes les empreintes sont fixées, les sels sont révélés. Personne ne peut donc choisir d’après ce que donnent les autres, pas même le serveur.
end-how-outcome = Chaque lancer et chaque mélange se calcule à partir de la graine, des sels et de son numéro dans la partie. Rien de ce que l’on joue ne peut le changer, et aucun numéro ne sert deux fois, même si des coups sont annulés.
end-how-check = Après la partie, la graine est révélée. Ton appareil compare l’empreinte et recalcule chaque lancer.

end-replay-title = La partie, coup par coup
end-replay-start = Tout est prêt.
end-replay-at = Coup { $number } sur { $all }
end-replay-slider = Moment de la partie
end-previous = Un coup en arrière
end-next = Un coup en avant
end-play = Lecture
end-pause = Pause
end-to-table = Aller à la table
end-hand = Cartes de { $name }

# Vitesse et touches du déroulement.
end-speed = Vitesse
end-replay-keys = Touches : ← et → un coup, Début et Fin aux extrémités, Espace pour lecture ou pause
