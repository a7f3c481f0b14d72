# Opening a table: who plays, and how.

home-who = Qui joue ?
home-me-about = Toi, sur cet appareil. Les autres voient ce nom.
home-name-of = Nom du joueur { $number }
home-seat = Qui joue à la place { $number }
home-seat-device = Sur cet appareil
home-seat-open = Par lien ou code
home-device-about = Quelqu’un à côté de toi : vous partagez cet écran.
home-open-about = Quelqu’un ailleurs : tu transmets un lien ou un code.
home-add-seat = Un joueur de plus
home-remove-seat = Retirer la place { $number }
home-more = Plus d’options
home-dice = Dés
home-dice-ours = Lancés ici
home-dice-about = Vous lancez vos propres dés et saisissez ce qu’ils montrent. Les feuilles, les règles et le score sont ici.
home-timer-about = Quand il est écoulé, on continue sans cette réponse.
home-hints-about = On peut demander ce que ferait un bon joueur.
home-takebacks-about = Si tout le monde est d’accord, on peut revenir en arrière.
home-public = Ouverte à tout le monde
home-public-about = Tant qu’une place est libre, la table apparaît sur la page d’accueil.
home-play = Jouer
home-invite = Ouvrir la table
home-new-here = Première fois ?
home-learn = Apprends en deux minutes
home-no-thanks = Non merci
