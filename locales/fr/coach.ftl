### Les mots des initiations à jouer. Chaque scène a ce qu’elle demande, -done : ce que cela a donné, -not : pourquoi pas maintenant.

coach-title = Initiation
coach-you = Toi
coach-step = Étape { $number } sur { $steps }
coach-back = Une étape en arrière
coach-forward = Une étape en avant
coach-skip = Passer
coach-next = Continuer
coach-play = Jouer ta première partie
coach-rules = Lire les règles

## Le tour avec des dés

coach-sheet = Voici ta feuille : quatre lignes, avec un cadenas au bout. Plus tu coches de nombres dans une ligne, plus tu as de points.
coach-white = { $name } a lancé les dés. La somme des deux blancs vaut pour tous : c’est 3. Coche le 3 rouge ou le 3 jaune.
coach-white-done = Bravo ! { $name } a coché un 3 aussi : pour la somme des blancs, tout le monde choisit en même temps, en secret.
coach-white-not = Permis, mais dommage : passer ne rapporte rien, et en vert et en bleu le 3 est presque au bout. Prends rouge ou jaune.
coach-skip-over = On coche de gauche à droite. Tu peux sauter des nombres, mais ils sont perdus. La somme des blancs est 6 : coche le 6 rouge.
coach-skip-over-done = Le 5 rouge est perdu pour de bon : en rouge, seul compte désormais ce qui est à droite du 6.
coach-skip-over-not = Permis, mais le 6 rouge ne saute qu’un nombre. Les autres 6 en sautent plus, et passer ne rapporte rien.
coach-pass = C’est le tour de { $name }, et le 11 sauterait trop de nombres. Quand ce n’est pas ton tour, passer ne coûte rien : passe.
coach-pass-done = Rien de perdu. { $name } a pris le 11 jaune, en sautant cinq nombres.
coach-pass-not = Regarde ce que cela sauterait : quatre nombres ou plus. Passer est gratuit maintenant.
coach-yours = À ton tour ! Tu as maintenant deux actions. D’abord la somme des blancs, comme toujours : 5. Coche le 5 jaune.
coach-yours-done = Bien. Voici la deuxième action, rien que pour toi.
coach-yours-not = Permis, mais le 5 jaune ne saute qu’un nombre. Le vert et le bleu en sautent bien plus, et passer ne rapporte rien.
coach-colour = Deuxième action : ajoute un dé blanc à un dé de couleur. Blanc 4 et bleu 6 font 10 : coche le 10 bleu.
coach-colour-done = Le dé de couleur indique la ligne. Cette deuxième action est réservée au joueur dont c’est le tour.
coach-colour-not = Cela irait aussi. Pour l’instant, prends le blanc 4 et le bleu 6 : ils font le 10 bleu.
coach-penalty = Encore ton tour. Tu n’as rien pris avec la somme des blancs, et maintenant rien ne convient. Il ne reste qu’à passer.
coach-penalty-done = C’est une pénalité : 5 points de moins. Cela n’arrive qu’à son propre tour. La quatrième termine la partie.
coach-lock = Cinq croix en rouge ! Maintenant seulement, le dernier nombre est permis. La somme des blancs est 12 : coche le 12 rouge.
coach-lock-done = Le cadenas est à toi et compte comme une croix de plus. Le rouge est fermé pour tous, et son dé quitte le jeu.
coach-lock-not = Tu peux passer, mais c’est ce que tu attendais : coche le 12 rouge.
coach-end = La deuxième ligne fermée ou une quatrième pénalité termine la partie. Vise des lignes bien remplies. C’est tout !

## Parties à la suite

coach-deluxe-sheet = On joue jusqu’à cinq parties à la suite, selon les règles de l’original. Voici ce qui se passe pendant un tour.
coach-deluxe-next = La première partie est finie : 45 à 30 pour toi, et le résultat est noté. Passe à la partie suivante.
coach-deluxe-next-done = Une feuille neuve pour tous, et on tire au sort qui commence.
coach-deluxe-next-not = Pour arrêter, il faut que tous le veuillent. Et tu mènes : continue !
coach-deluxe-end = Après la dernière partie, on additionne les résultats : 212 à 198 pour toi. La plus grande somme gagne. C’est tout !

## Couleurs mélangées

coach-mixx-a-sheet = Ici les couleurs sont mélangées : chaque ligne a les quatre. Les nombres vont comme d’habitude, de 2 à 12 ou de 12 à 2.
coach-mixx-a-white = La somme des blancs est 3, de n’importe quelle couleur. Coche le 3 jaune de la première ligne ou le 3 rouge de la deuxième.
coach-mixx-a-white-done = Avec la somme des blancs, la couleur ne compte pas : seule compte la place dans la ligne.
coach-mixx-a-white-not = Permis, mais dans les deux lignes du bas le 3 est presque au bout, et passer ne rapporte rien. Regarde plus haut.
coach-mixx-a-colour = À ton tour, deuxième action. Blanc 2 et bleu 3 font un 5 bleu : coche-le dans la première ligne.
coach-mixx-a-colour-done = Le nombre doit avoir la couleur du dé. La ligne ne compte pas.
coach-mixx-a-colour-not = Cela irait aussi. Pour l’instant, prends le 5 bleu : c’est le nombre suivant de la première ligne.
coach-mixx-a-where = Blanc 3 et rouge 5 font un 8 rouge. Il n’y en a qu’un : trouve-le et coche-le.
coach-mixx-a-where-done = Dans la quatrième ligne ! Chaque nombre n’existe qu’une fois dans chaque couleur.
coach-mixx-a-where-not = Cela irait aussi. Pour l’instant, cherche le 8 rouge dans la quatrième ligne : il ne saute rien.
coach-mixx-a-lock = Cinq croix dans la première ligne : son dernier nombre est permis. La somme des blancs est 12 : coche le 12 rouge.
coach-mixx-a-lock-done = La ligne est fermée pour tous et le dé rouge s’en va. Les autres nombres rouges demandent la somme des blancs.
coach-mixx-a-lock-not = Permis, mais c’est ce que tu attendais : avec le 12 rouge vient aussi le cadenas.

## Nombres mélangés

coach-mixx-b-sheet = Ici chaque ligne a une couleur, mais ses nombres sont mélangés. On coche toujours de gauche à droite.
coach-mixx-b-white = La somme des blancs est 9. En jaune le 9 vient en premier, en rouge presque en dernier. Coche le 9 jaune.
coach-mixx-b-white-done = Rien de sauté : un bon début.
coach-mixx-b-white-not = Permis, mais les autres 9 sautent des nombres, et passer ne rapporte rien. Le jaune commence par son 9.
coach-mixx-b-order = La place compte, pas la valeur : après le 10 et le 6 rouges vient le 2. La somme des blancs est 2 : coche le 2 rouge.
coach-mixx-b-order-done = En rouge vient ensuite le 8, puis 3, 4 et 12.
coach-mixx-b-order-not = Permis, mais le 2 rouge est le nombre suivant de sa ligne : il ne saute rien.
coach-mixx-b-colour = À ton tour, deuxième action. Blanc 3 et rouge 5 font 8, le nombre suivant en rouge : coche-le.
coach-mixx-b-colour-done = Quatre croix sans trou. Chacune vaut plus que la précédente.
coach-mixx-b-colour-not = Cela irait aussi. Pour l’instant, prends le blanc 3 et le rouge 5 : le 8 rouge ne saute rien.
coach-mixx-b-lock = Le rouge finit par 11, et tu y as cinq croix : il est permis. La somme des blancs est 11 : coche le 11 rouge.
coach-mixx-b-lock-done = Le cadenas compte comme une croix de plus. Le rouge est fermé pour tous, et son dé quitte le jeu.
coach-mixx-b-lock-not = Permis, mais c’est ce que tu attendais : avec le 11 rouge vient aussi le cadenas.

## On Board

coach-board-track = On joue comme à l’original, et ton pion suit un parcours. Chaque case a un nombre, et des points en dessous.
coach-board-move = Troisième action, à ton tour : avance jusqu’à cinq cases libres. La cinquième est le 10 vert, que tu peux cocher : vas-y.
coach-board-move-done = Le pion aussi t’a donné une croix : cela fait trois en un tour.
coach-board-move-not = Permis, mais seul le 10 vert te donne une croix. Il est cinq cases plus loin.
coach-board-known = Ton pion peut aussi aller sur un nombre déjà coché. Le 11 vert est trois cases plus loin : vas-y.
coach-board-known-done = Pas de nouvelle croix, mais tu avances : à la fin, les points sous ton pion comptent.
coach-board-known-not = Tu peux rester, mais plus tu avances, plus il y a de points sous les cases.
coach-board-taken = Le pion de { $name } est devant toi : sa case ne compte pas. Le 6 jaune est la quatrième case libre : vas-y.
coach-board-taken-done = Une case n’accueille qu’un pion, et personne n’est renvoyé en arrière.
coach-board-taken-not = Cela irait aussi. Pour l’instant, compte quatre cases libres, sans celle de { $name } : le 6 jaune.
coach-board-penalty = Attention : pas encore de croix à ce tour ! Seule une nouvelle croix t’évite la pénalité. Trouve une case qui en donne une.
coach-board-penalty-done = Ouf ! Il n’y a de pénalité que si aucune des trois actions ne donne de croix.
coach-board-penalty-not = Ainsi, pas de nouvelle croix : une pénalité, 5 points de moins. Le 8 bleu et le 7 rouge en donnent une.
coach-board-lock = Cinq croix en rouge, et le 12 rouge est quatre cases plus loin. Le pion aussi peut fermer une ligne : vas-y.
coach-board-lock-done = Le rouge est fermé ! Et ton pion est sur l’une des cinq dernières cases : les autres ont encore un tour chacun.
coach-board-lock-not = Cela irait aussi, mais quatre cases plus loin t’attend un cadenas : le 12 rouge.
coach-board-end = La partie finit ainsi, ou comme à l’original. Les 19 points sous ton pion s’ajoutent à ceux de la feuille. C’est tout !

## Cartes

coach-cards-hand = Ici, pas de dés. Voici les cartes de ta main ; face cachée, la rivière et, à côté, la pioche.
coach-cards-take = À ton tour : prends des cartes jusqu’à en avoir cinq. Le dos montre le nombre, pas la couleur. Prends celle que tu veux.
coach-cards-take-done = Tu vois maintenant ce que c’est. Le trou dans la rivière est comblé par la pioche.
coach-cards-call = On annonce le nombre au-dessus de la pioche : 11. Tous peuvent le cocher, dans la ligne de leur choix. Prends vert ou bleu.
coach-cards-call-done = La carte reste en place : seul son nombre compte.
coach-cards-call-not = Permis, mais le vert et le bleu commencent par 12 : le 11 n’y saute qu’un nombre. Prends l’un des deux.
coach-cards-play = Maintenant tu joues une à trois cartes. Joue le 10 vert et coche-le.
coach-cards-play-done = La carte va à la défausse, et la croix est à toi.
coach-cards-play-not = Cela irait aussi. Pour l’instant, joue seulement le 10 vert et coche-le : il vient juste après le 11.
coach-cards-several = Plusieurs cartes doivent être d’une même couleur. Joue les 3, 4 et 6 rouges ensemble et coche les trois.
coach-cards-several-done = Trois croix d’un coup ! Entre elles tu peux sauter un nombre, pas plus : ici le 5.
coach-cards-several-not = Permis, mais les 3, 4 et 6 rouges ensemble donnent trois croix. Choisis les trois.
coach-cards-penalty = Tu as passé sur le nombre annoncé, et maintenant rien ne convient. Il faut jouer quand même : choisis une carte.
coach-cards-penalty-done = Aucune croix de tout le tour : une pénalité, 5 points de moins. Cela n’arrive qu’à son propre tour.
coach-cards-lock = Cinq croix en vert : le dernier nombre est permis. Joue le 2 vert et coche-le.
coach-cards-lock-done = Le cadenas compte comme une croix de plus. Aux cartes, la ligne n’est fermée que pour toi : les autres continuent.
coach-cards-lock-not = Permis, mais c’est ce que tu attendais : joue le 2 vert et coche-le.
coach-cards-end = Deux lignes fermées sur une feuille ou une quatrième pénalité : c’est fini. Vise des lignes bien remplies. C’est tout !

## Jokers

coach-jokers-hand = Il y a onze jokers en jeu, de 2 à 12. Tu en as un : son nombre est fixe, mais tu choisis sa couleur.
coach-jokers-play = Joue le joker comme 5 jaune : choisis la carte, puis sa couleur, et coche-le.
coach-jokers-play-done = Tu ne dis la couleur qu’en le jouant. Son dos est comme tous les autres.
coach-jokers-play-not = Cela irait aussi. Pour l’instant, joue seulement le joker, en jaune : il vient juste après ton 3 et ton 4.
coach-jokers-with = Un joker va avec des cartes de toute couleur. Joue le 4 rouge, le joker en rouge et le 6 rouge : trois croix.
coach-jokers-with-done = C’est ce que les jokers font de mieux : combler les trous.
coach-jokers-with-not = Cela irait aussi, mais le joker va juste entre ton 4 et ton 6 : joue les trois en rouge.
coach-jokers-same = Un 7 rouge et le joker 7 : ensemble, ils ne feraient qu’une croix. Joue seulement le 7 rouge et garde le joker.
coach-jokers-same-done = Le joker attend dans ta main une ligne où tu en auras besoin.
coach-jokers-same-not = Permis, mais moins bon. Joue seulement le 7 rouge, coche-le et garde le joker.
