### What a person chooses for a device.

home-patterns = Motifs sur les couleurs
home-patterns-why = Pour qui distingue mal certaines couleurs.
home-sounds = Sons
home-scores = Montrer les points pendant la partie
home-scores-why = Sinon on les compte à la fin, comme avec papier et crayon.
home-reactions = Réactions
home-reactions-why = Petits visages et symboles des autres joueurs, et un bouton pour les tiens.
home-pace = Rythme du jeu
home-pace-why = Combien de temps tu vois ce que font les autres. Touche l’écran pour passer à la suite.
home-pace-slow = Lent
home-pace-normal = Normal
home-pace-fast = Rapide
home-pace-at-once = Immédiat
home-rolls = Mes dés roulent tout seuls
home-rolls-why = Sinon, tu les touches quand c’est ton tour.
home-vibration = Vibrations
home-vibration-why = Quand c’est à toi de jouer ; plus longues quand une ligne est fermée.
home-notices = Me prévenir quand c’est à moi de jouer
home-notices-why = Par une notification, tant que la page est cachée.
home-notices-blocked = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
home-install = Installer
home-install-why = Comme application sur cet appareil, pour jouer aussi sans réseau.
home-new-version = Une nouvelle version est prête.
home-new-version-take = La charger
home-new-version-later = Plus tard
