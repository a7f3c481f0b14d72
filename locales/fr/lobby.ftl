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
