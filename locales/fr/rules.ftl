### Les règles des six jeux, pour qui n’a jamais joué.

rules-title = Les règles
rules-intro = Six jeux d’une même famille. Si tu débutes, commence par l’original.
rules-all = Toutes les règles
rules-contents = Sur cette page
rules-example = Exemple

rules-classic-blurb = Six dés, quatre lignes, un quart d’heure : le jeu par lequel tout a commencé.
rules-deluxe-blurb = L’original en plusieurs parties : jusqu’à cinq à la suite, et c’est la somme qui compte.
rules-mixx-a-blurb = L’original sur une feuille aux couleurs mélangées : chaque ligne a les quatre.
rules-mixx-b-blurb = L’original sur une feuille aux nombres mélangés : aucune ligne ne fait que monter ou descendre.
rules-board-blurb = L’original avec un parcours : le pion rapporte des croix et des points en plus.
rules-cards-blurb = Des cartes au lieu des dés. Le dos montre le nombre, seule la face montre la couleur.
rules-cards-jokers-blurb = Le jeu de cartes avec onze jokers, qui prennent la couleur de ton choix.

rules-classic-facts = de 2 à 5 joueurs, ou seul pour s’exercer · dès 8 ans · environ 15 minutes
rules-deluxe-facts = de 2 à 8 joueurs · dès 8 ans · environ 15 minutes par partie
rules-board-facts = de 2 à 4 joueurs · dès 8 ans · environ 20 minutes
rules-cards-facts = de 2 à 5 joueurs · environ 15 minutes

rules-aim = Le but
rules-aim-sheet = Coche le plus de nombres possible sur tes quatre lignes de couleur : plus une ligne a de croix, plus elle rapporte de points, et le plus grand total gagne.
rules-aim-track = Coche le plus de nombres possible sur tes quatre lignes de couleur et mène ton pion loin sur le parcours : les deux rapportent des points, et le plus grand total gagne.
rules-aim-picture = Une feuille vide. Les lignes rouge et jaune vont de 2 à 12, les lignes verte et bleue de 12 à 2. Au bout de chaque ligne, il y a un cadenas.
rules-mixx-a-picture = Une feuille vide. Ligne 1 : jaune de 2 à 4, bleu de 5 à 7, vert de 8 à 10, rouge 11 et 12. Ligne 2 : rouge 2 et 3, vert de 4 à 7, bleu 8 et 9, jaune de 10 à 12. Ligne 3 : bleu de 12 à 10, jaune de 9 à 7, rouge de 6 à 4, vert 3 et 2. Ligne 4 : vert 12 et 11, rouge de 10 à 7, jaune 6 et 5, bleu de 4 à 2. Au bout de chaque ligne, il y a un cadenas.
rules-mixx-b-picture = Une feuille vide. Rouge : 10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11. Jaune : 9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10. Vert : 8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3. Bleu : 5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4. Au bout de chaque ligne, il y a un cadenas.

rules-need = Ce qu’il faut
rules-need-dice = Six dés : deux blancs, un rouge, un jaune, un vert et un bleu.
rules-need-sheet = Une feuille et un crayon pour chacun.
rules-need-wipe = Une ardoise effaçable et un feutre pour chacun. Dans un coin, un tableau reçoit les points de cinq parties au plus.
rules-need-track = Le plateau et son parcours de 40 cases. Il a deux faces différentes : on en choisit une avant la partie.
rules-need-pawns = Un pion pour chacun. Tous commencent sur le départ, avant la première case.
rules-need-cards = 44 cartes : les nombres de 2 à 12 en rouge, jaune, vert et bleu. Le dos d’une carte montre aussi son nombre, mais pas sa couleur.
rules-need-jokers = Onze jokers, un pour chaque nombre de 2 à 12. Vu de dos, un joker ressemble à toutes les autres cartes.
rules-need-here = Quand tu joues ici, tout est déjà sur la table.
rules-need-cards-picture = La même carte des deux côtés : un 7 rouge sur la face, un 7 sans couleur au dos.

rules-deal = Avant de commencer
rules-deal-hands = On mélange les cartes et on en donne quatre à chacun. Chacun ne regarde que la face de ses propres cartes.
rules-deal-hands-jokers = On mélange les jokers aux autres cartes, 55 en tout, et on en donne quatre à chacun. Chacun ne regarde que la face de ses propres cartes.
rules-deal-display = Le reste forme la pioche, dos visible. Ses quatre premières cartes sont posées à côté, dos visible elles aussi : c’est la rivière.
rules-deal-known = Ainsi tout le monde voit les nombres de la rivière, du dessus de la pioche et des mains des autres, mais jamais leurs couleurs.
rules-deal-picture = La rivière de quatre dos : 3, 11, 6 et 9. À côté, la pioche, avec un 8 sur le dessus.

rules-match = Plusieurs parties
rules-match-games = On joue une à cinq parties à la suite. Après chaque partie on peut s’arrêter, si tout le monde est d’accord.
rules-match-anew = À chaque partie, les ardoises sont de nouveau vides et on tire à nouveau au sort qui commence.
rules-match-sum = Les points de chaque partie vont dans le tableau. La plus grande somme gagne ; en cas d’égalité, la victoire est partagée.
rules-match-example = Ben a gagné deux parties sur trois, mais Ada a la plus grande somme, 192 à 179. C’est Ada qui gagne.
rules-match-picture = Le tableau après trois parties. Ada : 50, 90 et 52, somme 192. Ben : 61, 60 et 58, somme 179.

rules-turn = Un tour
rules-turn-dice = On tire au sort qui commence ; ensuite on joue dans le sens des aiguilles d’une montre. Le joueur dont c’est le tour lance tous les dés encore en jeu. Puis, dans cet ordre :
rules-turn-white = Les dés blancs, pour tous. On additionne les deux dés blancs. Chaque joueur peut cocher ce nombre sur une ligne de son choix.
rules-turn-colour = Blanc et couleur, seulement pour le joueur dont c’est le tour. Tu peux additionner un dé blanc et un dé de couleur, au choix, et cocher la somme sur la ligne de cette couleur.
rules-turn-colour-mixed = Blanc et couleur, seulement pour le joueur dont c’est le tour. Tu peux additionner un dé blanc et un dé de couleur, au choix, et cocher la somme là où elle se trouve dans cette couleur.
rules-turn-pawn = Le pion, seulement pour le joueur dont c’est le tour. Tu peux l’avancer jusqu’à une case que tu peux utiliser.
rules-turn-free = Personne n’est obligé de cocher. Avec les dés blancs, tous choisissent en même temps et en secret ; on montre les croix quand chacun a choisi.
rules-turn-counts = Ce que tu coches avec les dés blancs compte aussitôt. Ce peut être la cinquième croix, celle qui te permet de fermer la ligne avec la suivante.
rules-turn-white-example = Ben lance un 1 blanc et un 4 blanc : « Cinq ! » Il coche le 5 rouge, Ada le 5 jaune, Cleo passe.
rules-turn-white-picture = 1 blanc plus 4 blanc font 5, sur n’importe quelle ligne.
rules-turn-colour-example = Ensuite Ben, et lui seul, additionne le 4 blanc et le 6 bleu et coche le 10 bleu.
rules-turn-colour-picture = 4 blanc plus 6 bleu font 10, sur la ligne bleue.
rules-mixx-a-example = Ensuite Ben, et lui seul, additionne le 4 blanc et le 6 bleu et coche le 10 bleu, sur la ligne 3.
rules-mixx-a-example-picture = 4 blanc plus 6 bleu font 10, sur le 10 bleu.
rules-turn-cards = On tire au sort qui commence ; ensuite on joue dans le sens des aiguilles d’une montre. Le joueur dont c’est le tour fait trois choses, dans cet ordre :
rules-turn-take = Prendre des cartes de la rivière pour en avoir cinq en main.
rules-turn-call = Annoncer le nombre sur le dessus de la pioche. Chaque joueur peut le cocher.
rules-turn-play = Jouer une, deux ou trois de ses cartes. Lui seul peut cocher leurs nombres.

rules-take = Prendre des cartes
rules-take-five = À ton premier tour tu prends une carte, ensuite une à trois : ce qui te manque pour en avoir cinq. Tu choisis lesquelles.
rules-take-fill = Prends-les d’abord toutes ; ensuite seulement, la rivière est complétée à quatre avec la pioche. Si la pioche est vide, on mélange la défausse : c’est la nouvelle pioche.
rules-take-example = Ada prend le 11. Le 8 de la pioche comble le vide, et un 4 est maintenant sur le dessus.
rules-take-picture = La rivière est maintenant 3, 8, 6 et 9, et la pioche montre un 4.

rules-call = Le nombre annoncé
rules-call-all = Le nombre qui est maintenant sur le dessus de la pioche vaut pour tous. Chacun peut le cocher sur une ligne de son choix, ou non. La carte reste sur la pioche.
rules-call-secret = Tous choisissent en même temps et en secret ; on montre les croix quand chacun a choisi.
rules-call-example = Ada annonce : « Quatre ! » Elle coche le 4 jaune, Ben aussi. Cleo passe.

rules-play = Jouer des cartes
rules-play-count = Tu dois jouer au moins une carte et tu peux en jouer jusqu’à trois. Seule, n’importe quelle carte convient ; à plusieurs, elles doivent toutes être de la même couleur, peu importe les nombres.
rules-play-cross = Montre-les. Tu peux cocher leurs nombres sur la ligne de leur couleur : tous, quelques-uns ou aucun. Puis les cartes sont défaussées face cachée.
rules-play-skip = Si tu coches plusieurs nombres, tu peux en sauter un au plus entre le premier et le dernier de ceux-ci.
rules-play-counts = On coche de gauche à droite : les premières croix comptent donc déjà parmi les cinq qu’il faut pour le dernier nombre de la ligne.
rules-play-all-example = Tu joues les 4, 5 et 7 rouges. Tu peux cocher les trois : seul le 6 est sauté.
rules-play-all-picture = Les cartes 4, 5 et 7 rouges. Sur la ligne rouge, 4, 5 et 7 sont cochés.
rules-play-some-example = Tu joues les 2, 4 et 6 jaunes. Tu ne peux pas cocher les trois, car 3 et 5 seraient sautés. Cocher 2 et 4 est permis.
rules-play-some-picture = Les cartes 2, 4 et 6 jaunes. Sur la ligne jaune, seuls 2 et 4 sont cochés.

rules-joker = Jouer des jokers
rules-joker-colour = Le nombre d’un joker est fixe. Sa couleur, c’est toi qui la choisis et l’annonces en le jouant.
rules-joker-together = Joué avec d’autres cartes, un joker prend leur couleur. Deux cartes de même nombre peuvent être jouées ensemble, mais ne donnent qu’une croix.
rules-joker-example = Ben joue le 6 rouge, le 8 rouge et un joker 7. Il dit « rouge » et coche 6, 7 et 8.
rules-joker-picture = Les cartes 6 rouge, joker 7 et 8 rouge. Sur la ligne rouge, 6, 7 et 8 sont cochés.

rules-pawn = Avancer le pion
rules-pawn-steps = Avance de 1 à 5 cases libres, jamais en arrière. Une case occupée est sautée et ne compte pas : une case n’a de place que pour un pion, et personne n’est chassé. Sur le départ, il y a de la place pour tous.
rules-pawn-field = Chaque case montre une couleur et un nombre. Tu ne peux t’y arrêter que si tu coches ce nombre maintenant, selon les règles habituelles, ou si tu l’as déjà coché.
rules-pawn-three = À ton tour, tu peux donc faire jusqu’à trois croix.
rules-pawn-example = Ada a coché les 3 et 7 rouges, le 5 jaune et le 12 vert. Son pion est sur le 3 rouge. Celui de Ben est sur le 9 bleu : Ada ne compte pas cette case.
rules-pawn-example-have = 1 case, jusqu’au 5 jaune : permis. Elle l’a déjà et ne coche rien.
rules-pawn-example-lost = 2 cases, jusqu’au 6 rouge : interdit. Il est à gauche de son 7 rouge.
rules-pawn-example-cross = 3 cases, jusqu’au 10 vert : permis. Elle coche le 10 vert.
rules-pawn-picture = Un bout du parcours : 3 rouge avec le pion d’Ada, 5 jaune, 9 bleu avec le pion de Ben, 6 rouge, 10 vert. Pour Ada, le 5 jaune est la case un, le 6 rouge la deux et le 10 vert la trois.

rules-crossing = De gauche à droite
rules-crossing-order = Chaque ligne se coche de gauche à droite. Le rouge et le jaune montent de 2 à 12, le vert et le bleu descendent de 12 à 2.
rules-crossing-printed = Chaque ligne se coche de gauche à droite, dans l’ordre où ses nombres sont imprimés.
rules-mixx-a = Chaque nombre a sa propre couleur : la somme avec un dé de couleur se coche sur un nombre de cette couleur, quelle que soit la ligne. Le cadenas d’une ligne retire du jeu le dé de la couleur de son dernier nombre.
rules-mixx-b = Chaque ligne a une seule couleur, mais un ordre de nombres à elle : toujours de gauche à droite, comme ils sont imprimés.
rules-crossing-skip = Tu peux commencer n’importe où et sauter autant de nombres que tu veux. Mais un nombre sauté est perdu : on ne peut plus jamais le cocher. Beaucoup le barrent pour ne pas l’oublier ; ici, c’est déjà fait.
rules-crossing-example = En rouge, le 5 et le 7 sont cochés : 2, 3, 4 et 6 sont perdus. En jaune, il ne reste que 11 et 12 ; avec cinq croix, le 12 est permis. Le vert continue à droite du 6, le bleu à droite du 10.
rules-crossing-picture = Une feuille en cours de partie. Rouge : 5 et 7 cochés. Jaune : 3, 4, 7, 8 et 10. Vert : 12, 9 et 6. Bleu : 10. Les nombres sautés sont barrés.
rules-mixx-a-skip = Sur la ligne 1, le 3 jaune et le 6 bleu sont cochés : le 2 jaune, le 4 jaune et le 5 bleu sont perdus.
rules-mixx-a-skip-picture = La ligne 1 de la feuille. Le 3 jaune et le 6 bleu sont cochés ; le 2 jaune, le 4 jaune et le 5 bleu sont barrés.
rules-mixx-b-skip = En rouge, le 6 et le 8 sont cochés : 10 et 2 sont perdus. Le 3 se trouve plus à droite et reste libre.
rules-mixx-b-skip-picture = La ligne rouge. 6 et 8 sont cochés ; 10 et 2 sont barrés.

rules-lock = Fermer une ligne
rules-lock-five = Le dernier nombre d’une ligne est particulier : 12 en rouge et en jaune, 2 en vert et en bleu. Tu ne peux le cocher que si tu as déjà au moins cinq croix sur cette ligne.
rules-lock-last = Le dernier nombre d’une ligne est particulier : tu ne peux le cocher que si tu as déjà au moins cinq croix sur cette ligne.
rules-lock-cross = Qui coche le dernier nombre coche aussi le cadenas à côté. Le cadenas compte comme une croix de plus.
rules-lock-closed = La couleur est alors fermée pour tous, et son dé quitte le jeu aussitôt.
rules-lock-closed-row = La ligne est alors fermée pour tous, et le dé de son cadenas quitte le jeu aussitôt.
rules-lock-announced = La personne qui coche le dernier nombre le dit à voix haute : qui a passé à la somme des blancs peut alors compléter aussi cette ligne, avec cinq croix dessus.
rules-lock-example = Cleo a cinq croix en vert. Elle coche le 2 et le cadenas, ce qui fait sept. Le vert est fermé, et le dé vert est mis de côté.
rules-lock-picture = La ligne verte de Cleo. 12, 11, 9, 7 et 6 sont cochés, puis le 2 et le cadenas.
rules-lock-pawn = Le pion aussi peut fermer une ligne, sur une case avec le dernier nombre. Dans une couleur fermée, on ne peut s’arrêter que sur des nombres déjà cochés.
rules-lock-own = Attention, c’est différent du jeu de dés : la ligne n’est fermée que pour toi. Les autres continuent sur la leur.
rules-lock-own-example = Cleo a cinq croix en vert. Elle coche le 2 et le cadenas, ce qui fait sept. Le vert est fermé pour Cleo, mais pas pour Ada ni pour Ben.

rules-together = Fermer ensemble
rules-together-white = Quand quelqu’un ferme une ligne avec les dés blancs, tous les autres qui y ont au moins cinq croix peuvent cocher au même moment le dernier nombre et le cadenas. Avec moins de cinq, on ne peut pas.
rules-together-gone = Le dé part aussitôt : dès ce tour, il ne sert plus pour blanc et couleur.
rules-together-example = Les dés blancs font 12. Ada et Ben ont tous deux cinq croix en rouge : tous deux ferment la ligne. Cleo n’en a que quatre et ne peut pas.
rules-together-picture = Trois lignes rouges. Celles d’Ada et de Ben ont cinq croix, puis le 12 et le cadenas. Celle de Cleo a quatre croix ; son 12 et son cadenas restent vides.

rules-penalty = Les pénalités
rules-penalty-dice = Si c’est ton tour et que tu ne coches rien, ni avec les dés blancs ni avec blanc et couleur, tu dois cocher une pénalité. Elle te coûte 5 points.
rules-penalty-track = Si c’est ton tour et que tu ne coches rien dans les trois étapes, tu dois cocher une pénalité. Elle te coûte 5 points. Aller sur un nombre déjà coché n’est pas une croix.
rules-penalty-cards = Si c’est ton tour et que tu ne coches rien, ni le nombre annoncé ni une de tes cartes, tu dois cocher une pénalité. Elle te coûte 5 points.
rules-penalty-others = Les autres n’ont jamais de pénalité, qu’ils cochent ou non.
rules-penalty-picture = Les quatre cases des pénalités. Deux sont cochées : 10 points de moins.

rules-end = La fin
rules-end-dice = La partie finit dès que quelqu’un prend sa quatrième pénalité, ou que deux couleurs sont fermées, peu importe par qui.
rules-end-rows = La partie finit dès que quelqu’un prend sa quatrième pénalité, ou que deux lignes sont fermées, peu importe par qui.
rules-end-more = Avec les dés blancs, plusieurs lignes peuvent être fermées au même moment ; toutes comptent alors. Si cela finit la partie, le tour s’arrête là, sans pénalité.
rules-end-example = Le bleu est déjà fermé. Les dés blancs font 12 : Ada ferme le rouge, et Ben ferme le jaune en même temps. Les deux cadenas comptent, et la partie est terminée.
rules-end-track = Quand un pion atteint une des cinq dernières cases, le dernier tour de table commence : tous les autres jouent encore une fois, puis la partie est terminée. Un second pion qui y arrive ne le prolonge pas.
rules-end-sooner = La partie peut aussi finir avant : dès que quelqu’un prend sa quatrième pénalité, ou que deux couleurs sont fermées, peu importe par qui.
rules-end-track-picture = La fin du parcours. Les cinq dernières cases ont un bord épais ; un pion est sur la deuxième.
rules-end-cards = La partie finit dès que quelqu’un a fermé deux lignes de sa propre feuille, ou a quatre pénalités.
rules-end-call = Si cela arrive avec le nombre annoncé, les croix de tous comptent encore. Ensuite on ne joue pas de cartes, et il n’y a pas de pénalité dans ce tour.

rules-score = Les points
rules-score-rows = Chaque ligne compte pour elle-même. Le cadenas est une croix comme les autres.
rules-score-rows-picture = Points pour 1 à 12 croix sur une ligne : 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.
rules-score-penalty = Chaque pénalité enlève 5 points.
rules-score-track = Ton pion te rapporte les points inscrits sous sa case, de 1 à 20. Sur le départ, il n’en rapporte pas.
rules-score-winner = Qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
rules-score-example = Cleo a 4 croix en rouge, 3 en jaune, 7 en vert et 8 en bleu, et deux pénalités : 70 points.
rules-score-picture = 10 pour le rouge, 6 pour le jaune, 28 pour le vert, 36 pour le bleu, moins 10 pour deux pénalités : 70.
rules-score-track-example = La feuille de Cleo vaut 70 points, et son pion est sur une case à 14 : en tout 84.

# L’initiation

rules-try = Essayer
rules-try-jokers = Essayer avec les jokers
