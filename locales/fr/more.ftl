# Opening a table: what is seldom chosen.

home-timer-about = Quand il est écoulé, on continue sans cette réponse.
home-hints = Conseils
home-hints-about = On peut demander ce que ferait un bon joueur.
home-takebacks = Annuler des coups
home-takebacks-about = Si tout le monde est d’accord, on peut revenir en arrière.
home-public = Ouverte à tout le monde
home-public-about = Tant qu’une place est libre, la table apparaît sur la page d’accueil.
