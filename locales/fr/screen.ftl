### Mots des écrans pour jouer dans le terminal. Les lignes de touches tiennent dans une fenêtre de 80 colonnes.

screen-keys = Flèches, texte · Entrée · Échap · ? touches · i conseil · l récit · +- rythme
screen-keys-cards = ←→ carte · Espace · ↑↓ croix · Entrée · Échap · ? touches · i conseil · l
screen-keys-waiting = Une touche passe la suite · l récit · h règles · +- rythme · Ctrl+Q quitter
screen-page-keys = ↑↓ défiler · Échap retour à la table
screen-end-keys = ←→ et après · Entrée choisit, valide · l récit · Ctrl+Q quitter
screen-start-keys = ↑↓ jeu · Tab qui joue · Entrée Entrée jouer · Ctrl+Q quitter
screen-how = Va jusqu’à un choix avec les flèches, clique dessus, ou tape ce qui est à gauche, même abrégé. Entrée le choisit, Entrée encore le valide ; d’ici là, Échap l’annule.
screen-more-keys = Touches : i conseil · h règles · l tout ce qui s’est passé · + et - le rythme · n’importe quelle touche passe la suite pendant que les autres jouent · u et Entrée annulent ton dernier coup, contre les bots · q et Entrée quittent ; la partie est enregistrée.
screen-go-back = Pour annuler ton dernier coup, tape u et appuie sur Entrée : le hasard continue alors autrement.
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
screen-too-small = La table a besoin d’un peu plus de place : agrandis la fenêtre à au moins { $width } colonnes et { $height } lignes. La partie attend. Ou joue en lignes de texte, dans n’importe quelle fenêtre : quitte avec Ctrl+Q et ajoute --plain.
screen-end-rematch = Revanche
screen-end-rematch-about = Revanche : le même jeu avec les mêmes joueurs
screen-end-another = Un autre jeu
screen-end-another-about = Un autre jeu avec les mêmes noms
screen-end-leave = Quitter
screen-end-leave-about = Quitter ; on peut revoir la partie
