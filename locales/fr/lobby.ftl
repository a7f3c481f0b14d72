### Mots d’avant le début : inviter les autres et commencer.

home-start-needs = { $count ->
    [one] Une place est encore libre : attends quelqu’un, donne-la à un bot ou enlève-la.
   *[other] { $count } places sont encore libres : attends, donne-les à des bots ou enlève-les.
}
home-full = Toutes les places sont prises. Tu peux regarder.
home-scan-how = Scanne-le avec un autre téléphone, dis le code à voix haute ou envoie le lien.
home-qr = Code QR du lien de la table
home-qr-larger = Agrandir le code QR
home-only-here = Les autres ne peuvent pas ouvrir ce lien : le serveur n’écoute que cet ordinateur. Arrête-le et relance-le ainsi ; la table sera toujours là.
home-only-here-make = Ou, si tu joues avec « make play » :
home-no-network = Les autres ne peuvent pas ouvrir ce lien : cet ordinateur n’est sur aucun réseau en ce moment.
home-only-name = Les autres ne peuvent pas ouvrir ce lien : il ne marche que sur cet ordinateur. Donne-leur l’adresse par laquelle ils le joignent.
home-hints-allowed = Conseils permis
home-takebacks-allowed = On peut annuler des coups
home-all-here = Tout le monde est là. Commence quand tu veux.
home-host-starts = Tout le monde est là. La personne qui a ouvert la table lance la partie.
home-code = Code de la table
home-code-how = Dis-le à voix haute, ou envoie le lien.
home-link = Lien de la table
home-seats = À la table
home-seat-free-about = Pour qui arrivera.
home-seat-mine = sur cet appareil
home-seat-here = est là
home-seat-away = pas là pour l’instant
home-sit = S’asseoir ici
home-stand = Se lever
home-rename = Changer de nom
home-rename-done = OK
home-seat-link = Jouer sur un autre appareil
home-seat-link-about = Qui ouvre ce lien joue là-bas à la place de { $name }, et plus ici. Ne le donne à personne d’autre.
home-arrange = Changer la place { $number }
home-arrange-choose = Changer …
home-arrange-open = Libérer la place
home-arrange-none = Enlever la place
home-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
home-start = Commencer la partie
home-start-waits = On attend l’appareil de { $names } …
home-start-without = Commencer sans attendre
home-start-without-about = Si tu n’attends pas, le relevé dira que rien de { $names } n’est dans les dés.
home-fair = Des dés honnêtes
home-fair-about = Les dés sont fixés avant la partie et scellés par ce nombre ; à la fin, chacun peut vérifier que rien n’a changé.
