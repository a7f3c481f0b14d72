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
end-home = Retour à l’accueil

end-ranking = Classement
end-total = Total
end-game = Partie { $number }
end-penalties = Lancers manqués
end-track = Parcours
end-sheets = Les feuilles
end-sheets-last = Les feuilles de la dernière partie

end-keep = Garder la partie
end-keep-about = Avec ce lien, on peut revoir la partie coup par coup.
end-link = Lien pour revoir la partie
end-download-text = Relevé (texte)
end-download-json = Relevé (JSON)

end-fair-dice = Les dés étaient-ils honnêtes ?
end-fair-cards = Les cartes étaient-elles bien mélangées ?
end-fair-about = Inutile de nous croire sur parole : votre appareil peut tout recalculer.
end-prove-dice = Vérifier les dés
end-prove-cards = Vérifier les cartes
end-proven = Prouvé.
end-not-proven = Pas prouvé.
end-proof-proven = { $count ->
    [one] La seule chose décidée par le hasard était fixée avant la partie.
   *[other] Tout ce que le hasard a décidé, { $count } fois, était fixé avant la partie.
}
end-proof-no-commitment = Il manque la promesse : personne ne peut savoir quand les dés ont été choisis.
end-proof-other-commitment = La promesse du relevé n’est pas celle que cet appareil a vue avant la partie.
end-proof-other-salt = Le sel d’une place n’est pas celui que cet appareil a donné.
end-proof-no-seed = La graine n’a pas été révélée.
end-proof-wrong-seed = La graine ne correspond pas à la promesse : ce n’est pas celle d’avant la partie.
end-proof-wrong-outcome = L’événement { $event } du relevé n’est pas celui que donnent la graine et les sels. Jusque-là tout concorde.
end-proof-seen = La promesse est celle que cet appareil a gardée d’avant la partie.
end-proof-unseen = Cet appareil n’était pas là avant la partie : comparez la promesse avec quelqu’un qui y était.
end-proof-details = Les nombres de la preuve
end-proof-commitment = Promesse
end-proof-seed = Graine
end-proof-salt = Sel de { $name }
end-proof-found = Dans le relevé
end-proof-expected = D’après la graine et les sels
end-how = Comment ça marche ?
end-how-commitment = Avant la partie, le serveur tire un nombre secret, la graine, et montre à tous son empreinte, la promesse. Personne ne peut deviner la graine d’après l’empreinte, ni en trouver une autre qui ait la même.
end-how-salt = Ensuite l’appareil de chaque joueur ajoute quelque chose à lui, le sel. Le serveur ne peut donc pas choisir une graine qui l’arrange.
end-how-outcome = Chaque lancer et chaque mélange se calcule à partir de la graine, des sels et de son numéro dans la partie. Rien de ce que l’on joue ne peut le changer, et aucun numéro ne sert deux fois, même si des coups sont repris.
end-how-check = Après la partie, la graine est révélée. Votre appareil compare l’empreinte et recalcule chaque lancer.

end-replay-title = La partie, coup par coup
end-replay-start = Tout est prêt.
end-replay-at = Coup { $number } sur { $all }
end-replay-slider = Moment de la partie
end-previous = Un coup en arrière
end-next = Un coup en avant
end-play = Lecture
end-pause = Arrêter
end-to-table = Aller à la table
end-hand = Cartes de { $name }
