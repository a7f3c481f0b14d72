### Mots de la page d’accueil, de la nouvelle partie, de l’attente et des réglages.

try-again = Réessayer
close = Fermer
back = Retour
cancel = Annuler

home-skip = Aller au contenu
home-to-home = Aller à l’accueil
home-menu = Menu
home-rules = Règles
home-settings = Réglages
home-language = Langue
home-theme = Couleurs de la page
home-theme-system = Automatiques
home-theme-light = Claires
home-theme-dark = Sombres

home-welcome = À quoi on joue ?
home-welcome-more = Autour d’une table, chacun sur son téléphone, ou contre un bot.
home-welcome-alone = Contre un bot, ou ensemble autour de cet appareil.
home-deluxe = Deluxe
home-about-classic = Six dés, quatre lignes : à chaque lancer, tout le monde joue.
home-about-deluxe = L’original en plusieurs parties : cinq au plus, le total décide.
home-about-mixx-a = Une feuille aux couleurs mélangées : chaque nombre a la couleur de son dé.
home-about-mixx-b = Une feuille aux nombres mélangés : chaque ligne a son ordre à elle.
home-about-board = L’original avec un parcours : le pion apporte croix et points.
home-about-cards = Des cartes au lieu des dés, avec le nombre aussi au dos.
home-players = { $few }–{ $many } joueurs
home-minutes = { $minutes } minutes
home-minutes-each = { $minutes } minutes chacune
home-join = Rejoindre une table
home-join-how = Écris le code qu’on t’a donné, ou colle le lien.
home-join-go = Rejoindre
home-mine = Mes parties
home-mine-none = Aucune pour l’instant. Les tiennes seront ici, à continuer ou à revoir.
home-review = Analyse
home-mine-more = Parties plus anciennes
home-listed = Tables ouvertes
home-daily = Défi du jour
home-sheet = Feuille de score pour de vrais dés
home-stats = Statistiques
home-privacy = Vie privée
home-here = sur cet appareil
home-status-lobby = avant le début
home-status-running = en cours
home-status-over = terminée
home-free-seat = Place libre
home-lost = Il n’y a rien ici
home-lost-more = L’adresse est peut-être incomplète. Les jeux sont sur la page d’accueil.

home-my-name = Nom
home-player = Joueur { $number }
home-level-easy = Bot : facile
home-level-normal = Bot : moyen
home-level-hard = Bot : difficile
home-level-master = Bot : maître
home-bot-easy = Un débutant : saute trop volontiers des nombres et rate souvent un cadenas.
home-bot-normal = Joue bien, mais comme un humain : parfois, quelque chose lui échappe.
home-bot-hard = Soupèse chaque croix et, s’il mène, met fin à la partie.
home-bot-master = Le plus fort : sait ce que chaque choix change aux chances de gagner.
home-bot-careful = Le même que difficile : soupèse chaque croix et, s’il mène, met fin à la partie.
home-bot-greedy = Coche ce qui saute le moins de nombres, sans voir plus loin.
home-bot-random = S’en remet au hasard.
home-option-games = Parties à la suite, au plus
home-option-side = Face du plateau
home-option-locks = Fermer une ligne
home-locks-announced = Annoncé : qui a passé peut encore la fermer aussi
home-locks-sealed = Secret : seulement qui l’a choisi d’emblée
home-option-jokers = Jokers
home-jokers-no = Sans jokers
home-jokers-yes = Avec onze jokers
home-side-our-spiral = Spirale
home-side-our-zigzag = Zigzag
home-side-about-our-spiral = Monte sans à-coups, les derniers nombres des lignes arrivent à la fin.
home-side-about-our-zigzag = Couleurs par deux, nombres qui reculent, points tardifs.
home-timer = Temps pour décider
home-timer-none = sans limite
home-dice-real = Vrais dés
home-cards-real = Vraies cartes
home-timer-seconds = { $seconds } secondes

home-waiting = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
home-copy = Copier
home-copied = Copié
home-share = Partager

home-other-bot = Bot : { $name }
home-other-bot-about = { $name } est un bot d’un autre paquet.
home-gone-bot-about = { $name } n’est plus proposé ici : un autre bot joue à sa place.
# L’initiation, proposée une fois

## Names that are taken.
home-name-clash = Quelqu’un porte déjà ce nom ici.
home-name-instead = Prendre « { $name } »
# Ce qui se passe, une chose après l’autre, et son propre tour.
## Reprendre une partie.
home-continue = Continuer
home-going-mine = À toi de jouer
home-going-with = Avec { $names }
home-going-alone = En solo
home-going-more = { $count } autres parties en cours
home-mine-above = Les parties en cours sont en haut ; les parties terminées viendront ici.
# L’appareil se fait remarquer.
