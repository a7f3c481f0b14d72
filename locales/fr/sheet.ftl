## A sheet that is filled in beside real dice

sheet-title = Feuille de score
sheet-game = Jeu
sheet-undo = Annuler
sheet-penalty = Pénalité, −{ $points }
sheet-over = La partie est finie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sheet-closed = Fermée par quelqu’un d’autre
sheet-hold = Ou garde le doigt un instant sur un cadenas.
sheet-match = Partie { $game } sur { $games }. En tout { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sheet-next = Partie suivante
sheet-dim = Pièce sombre
sheet-dim-about = Blanc sur noir, quand il y a peu de lumière.
sheet-begin = Nouvelle feuille
sheet-past = Feuilles précédentes
sheet-forget = Tout oublier
sheet-forget-sure = Elles ne sont que sur cet appareil et seront perdues pour de bon.
sheet-keep = Les garder
sheet-unkept = Ce navigateur ne garde rien : la feuille sera perdue quand tu fermeras la page.
