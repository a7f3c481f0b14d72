### Mots des écrans pour jouer dans le terminal. Les lignes de touches tiennent dans une fenêtre de 80 colonnes.

screen-keys = Flèches, texte · Entrée choisit, valide · Échap · ? · i conseil · h · Ctrl+Q
screen-keys-dice = Écris les dés · Entrée valider · Échap annuler, corriger · h · Ctrl+Q
screen-keys-cards = ←→ carte · Espace prend · ↑↓ croix · Entrée valide · Échap · ? · i · h
screen-page-keys = ↑↓ défiler · Échap retour à la table
screen-end-keys = Entrée une autre partie · Ctrl+Q quitter
screen-start-keys = ↑↓ jeu · Tab qui joue · Entrée Entrée jouer · Ctrl+Q quitter
screen-how = Va jusqu’à un choix avec les flèches, clique dessus, ou tape ce qui est à gauche, même abrégé. Entrée le choisit, Entrée encore le valide ; d’ici là, Échap l’annule.
screen-signs = ▶ c’est son tour · … doit décider · ✓ a choisi · ✕ coché · ── perdu · [ ] possible maintenant · □ cadenas, ▣ coché, ■ fermé par d’autres
screen-select = Choisis des cartes avec la barre d’espace, puis appuie sur Entrée.
screen-confirm = { $choice } — Entrée valide, Échap annule
screen-hand = Cartes de { $name }
screen-saved = Reprendre une partie enregistrée
screen-damaged = endommagée
screen-person = Personne
screen-fewer = Un de moins
screen-more = Un de plus
screen-names = Il faut un nom différent pour chaque joueur, de 1 à 30 lettres, chiffres ou signes.
screen-too-small = La table a besoin d’un peu plus de place : agrandis la fenêtre à au moins { $width } colonnes et { $height } lignes. La partie attend.
