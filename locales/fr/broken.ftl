### Une phrase pour chaque règle des jeux qui n’a pas été respectée.
### Une variable contient un nombre, le nom d’une couleur, ou un nombre avec sa couleur ; count est un nombre.

rule-not-now = { $action } : pas possible maintenant. Possible : { $possible }.
rule-no-such-number = Sur la feuille, il n’y a pas { $mark }.
rule-which-row = { $mark } se trouve sur plusieurs lignes : indique aussi la ligne, comme { $example }.
rule-white-sum = Les dés blancs font { $sum }, donc tu ne peux pas cocher { $mark } maintenant.
rule-white-and-colour = Aucun dé blanc ne fait { $mark } avec le dé { $colour }.
rule-reply = On ne peut cocher maintenant qu’un nombre qui ferme une ligne, et { $mark } ne le fait pas.
rule-called-number = Le nombre annoncé est { $number }, donc tu ne peux pas cocher { $mark } maintenant.
rule-closed-row = Le { $row } est fermé.
rule-closed-row-number = La ligne { $row } est fermée.
rule-already-crossed = Tu as déjà coché { $mark }.
rule-left-to-right = On coche de gauche à droite : sur cette ligne la dernière croix est { $last }, et { $mark } vient avant.
rule-lock-needs = Le dernier nombre d’une ligne demande { $need } croix avant lui : pour { $mark } tu en as { $have }.
rule-steps = Le pion avance de 1 à { $farthest } cases libres, pas de { $steps }.
rule-past-the-end = Le parcours finit avant : il n’y a pas { $steps } cases libres devant le pion.
rule-other-field = Avec { $steps } cases libres, le pion atteint { $field }, pas { $mark }.
rule-take-count = Prends exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de la rivière, pour en avoir cinq en main.
rule-not-on-display = Cartes de la rivière avec le dos { $number } : { $have }. Tu en as demandé { $wanted }.
rule-not-at-place = La carte à la place { $place } de la rivière n’est pas un { $number }.
rule-play-count = On joue une, deux ou trois cartes, pas { $count }.
rule-not-in-hand = Tu n’as pas { $card } en main.
rule-one-colour = Les cartes jouées ensemble sont d’une seule couleur, et { $card } n’est pas { $colour }.
rule-mark-not-played = On ne coche que ce qu’on joue, et { $mark } n’est pas parmi tes cartes.
rule-one-skip = Entre le premier et le dernier nombre cochés, on peut en sauter un au plus, pas { $skipped }.
