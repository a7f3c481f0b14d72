### Words of the page: what is seldom needed at a table.

table-take-back = Annuler mon coup
table-substitute = Faire jouer un bot pour { $name }
table-seat-link = { $name } sur un autre appareil
table-seat-link-secret = Qui ouvre ce lien prend cette place. Garde-le pour toi.
table-watch-link = Lien pour ceux qui veulent regarder
table-leave-note = La partie t’attend : tu l’y retrouveras.
