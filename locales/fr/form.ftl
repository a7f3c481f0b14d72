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
home-cards = Cartes
home-cards-ours = Distribuées ici
home-play = Jouer
home-invite = Ouvrir la table
home-new-here = Première fois ?
home-learn = Apprends en deux minutes
home-no-thanks = Non merci
