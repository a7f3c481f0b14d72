### Les mots de la seule ligne de commande.

column-id = id
column-name = jeu
column-players = joueurs
column-minutes = minutes
column-options = options

headline = Tour { $turn } · { $name } · { $phase }

welcome = { $game } : les bots jouent.
watch-who = { $name } est { $bot }.

event = Événement { $number } sur { $total } :
finished = terminée
unfinished = pas encore terminée
valid-record = partie valide : { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $events } événements, { $state }.
record-entered = Ce qui a été lancé ou tiré a été saisi à la main et n’est pas prouvé.
record-of-the-day = Ses dés sont les dés publics du { $date }.
valid-board = plateau valide : { $name }, { $fields } cases.
invalid-record = pas une partie valide : { $reason }
invalid-board = pas un plateau valide : { $reason }
dice-proven = prouvé : { $count ->
    [one] { $count } tirage au hasard est exactement celui
   *[other] les { $count } tirages au hasard sont exactement ceux
} que donnent la graine promise et les sels promis. Si les promesses étaient publiques avant la partie, personne ne pouvait choisir les dés, sauf si la personne qui tenait la table s’entendait avec { $givers }.
dice-withheld = tout concorde, mais ce n’est pas prouvé : { $count ->
    [one] { $count } tirage au hasard est celui
   *[other] les { $count } tirages au hasard sont ceux
} que donnent la graine et les sels, mais il manque un sel promis, de { $withheld }. La personne qui tenait la table pouvait donc choisir entre les dés avec ce sel et ceux sans lui ; librement, seulement avec { $givers }.
dice-no-salt = tout concorde, mais il n’est pas prouvé que personne n’a choisi les dés : { $count ->
    [one] { $count } tirage au hasard est celui
   *[other] les { $count } tirages au hasard sont ceux
} que donne la graine promise, mais aucun sel promis par un joueur n’y est. La personne qui tenait la partie pouvait donc choisir la graine ; une machine seule ne peut rien prouver de plus.
dice-unpromised-salt = tout concorde, mais il n’est pas prouvé que personne n’a choisi les dés : { $count ->
    [one] { $count } tirage au hasard est celui
   *[other] les { $count } tirages au hasard sont ceux
} que donnent la graine et les sels, mais rien n’avait été promis pour le sel de { $unpromised }. La personne qui a donné le dernier et connaissait la graine pouvait donc choisir les dés.
dice-entered = pas prouvé : les dés ou les cartes étaient réels, et les résultats ont été saisis à la main.
dice-of-the-day = tout concorde : ce sont les dés publics du jour, { $count } résultats du hasard. Tout le monde pouvait les connaître d’avance.
dice-no-commitment = pas prouvé : la promesse (commitment) manque, donc personne ne peut savoir quand les dés ont été choisis.
dice-no-seed = pas prouvé : la graine n’est pas encore révélée. Après la partie, on la trouve là où l’on a joué.
dice-wrong-seed = pas prouvé : la graine (seed) ne correspond pas à la promesse (commitment). Ce n’est pas celle d’avant la partie, ou l’une des deux a été changée.
dice-wrong-promise = pas prouvé : le sel (salt) de { $unpromised } n’est pas celui qui avait été promis (promise).
dice-wrong-outcome = pas prouvé : l’événement { $event } est « { $found } », mais la graine et les sels (salt) donnent « { $expected } ». Jusque-là tout concorde.
simulated = { $games } parties au hasard de { $game } { $players ->
    [one] en solitaire
   *[other] à { $players }
} : en moyenne { $turns } tours et { $score } points, { $speed } parties par seconde.
again = La même partie encore une fois : --seed { $seed }
saved = La partie est enregistrée dans { $file }.

column-bot = bot
column-win-rate = victoires
column-interval = intervalle à 95 %
column-score = points
column-margin = écart
column-rating = force
ending-rows = lignes fermées
ending-penalties = pénalités
ending-track = dernier tour de table
ending-agreed = arrêt d’un commun accord
forfeit-slow = trop lent
forfeit-crash = planté
forfeit-nonsense = choix non permis
verdict-accepted = Tranché : { $bot } est meilleur de { $high } points Elo plutôt que de { $low } (LLR { $llr }, seuil ±{ $bound }).
verdict-rejected = Tranché : { $bot } est meilleur de { $low } points Elo plutôt que de { $high } (LLR { $llr }, seuil ±{ $bound }).
verdict-undecided = Non tranché : { $bot } est meilleur de { $low } ou de { $high } points Elo (LLR { $llr }, seuil ±{ $bound }).
preparing = Préparation : la première fois, cela prend quelques secondes.
arena-left = temps restant
arena-left-at-most = temps restant, au plus
arena-played = { $games } parties de { $game } en { $deals } donnes, graine { $seed } : { $turns } tours en moyenne, { $seconds } s, { $speed } parties par seconde.
arena-how = Une égalité est une victoire partagée. L’écart est celui avec le meilleur des autres. La force est celle de Bradley–Terry en points Elo, de moyenne 0. Après ± : jusqu’où va l’intervalle à 95 % de chaque côté.
arena-stopped = Le bot { $number }, { $bot }, a été déchu d’une décision dans la partie { $game } : { $first }
arena-pairs = Combien de fois le bot de la ligne a plus de points que celui de la colonne ; une égalité compte pour moitié :
arena-forfeits = { $bot } a été déchu de { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
} ({ $reasons }). La première : { $first }
report-saved = Le rapport est dans { $folder }.
dataset-saved = { $rows } décisions sont dans { $file } ; { $card } dit ce qu’elles contiennent.
dataset-forfeits = { $count ->
    [one] Les bots ont été déchus de 1 décision ; elle est marquée.
   *[other] Les bots ont été déchus de { $count } décisions ; elles sont marquées.
}
report-scores = Scores
report-rates = Comment les taux de victoire se sont stabilisés
report-endings = Comment les parties ont fini
report-again = Pour refaire la même chose
report-raw = les résultats bruts, une ligne par partie.
report-points = points
report-share = part des parties
report-games = parties
report-win-rate = victoires, intervalle à 95 %

solving = Résolution du jeu en solitaire
solved-blank = Le jeu en solitaire, joué à la perfection, finit en moyenne avec { $value } points.
solved-sheet = À partir de { $sheet }, en jouant à la perfection, on finit en moyenne avec { $value } points.
solved-how = La valeur exacte de { $states } feuilles, en { $seconds } s.
choice-white = somme des dés blancs
choice-colour = blanc et couleur
choice-value = points en moyenne
choice-over = la partie est terminée

column-kind = genre
column-description = description
kind-level = niveau
kind-built-in = intégré
kind-package = paquet
player-random = s’en remet au hasard
player-greedy = coche ce qui saute le moins de nombres ; greedy:3 en tolère trois par croix
player-careful = soupèse croix, sauts, cadenas et pénalités, et finit la partie tant qu’il mène
player-solo = joue seul à la perfection ; il doit d’abord résoudre le jeu en solitaire, ce qui prend un instant

serving = Le serveur tourne sur { $address }, jusqu’à Ctrl-C.
serving-network = Pour les autres appareils du même réseau : { $address }

paper-written = { $file } est prêt, avec { $count ->
    [one] { $count } feuille.
   *[other] { $count } feuilles.
}
paper-without-rules = Sans les règles : elles valent pour la feuille du jeu lui-même.

site-written = La page se trouve dans { $folder } : { $size } Mo, pour { $base } sur un espace web.
site-without-paper = On ne peut rien y imprimer : pour cela, d’abord pip install 'qwixx[{ $extra }]'.
site-origin = Le serveur { $server } doit la laisser entrer : avec --origin et l’adresse de l’espace web.

backed-up = { $count ->
    [one] { $count } table se trouve
   *[other] { $count } tables se trouvent
} maintenant dans { $file }.
restored = { $count ->
    [one] { $count } table rétablie
   *[other] { $count } tables rétablies
} depuis { $file }.
admin-column-code = code
admin-column-game = jeu
admin-column-status = état
admin-column-opened = ouverte
admin-column-names = noms
admin-column-changed = dernière modification
admin-column-entries = écritures
admin-column-devices = appareils
admin-status-lobby = avant le début
admin-status-running = en cours
admin-status-over = terminée
admin-yes = o
admin-ask-close = Terminer la partie de { $code } en l’état ?
admin-ask-delete = Supprimer définitivement la table { $code } ({ $names }) pour tout le monde ?
admin-ask-forget = Oublier définitivement le nom « { $name } » à { $count ->
    [one] { $count } table
   *[other] { $count } tables
} ?
admin-closed = La partie de { $code } est terminée.
admin-deleted = La table { $code } n’existe plus.
admin-forgotten = « { $name } » est oublié à { $count ->
    [one] { $count } place.
   *[other] { $count } places.
}
admin-forgotten-boards = Il est retiré de { $count ->
    [one] { $count } tableau du jour.
   *[other] { $count } tableaux du jour.
}
admin-exported = Ce qui est conservé de { $code } se trouve dans { $file }.

weigh-nothing = Personne n’a rien à décider ici.
weigh-before = Avant le lancer
weigh-end = À la fin
weigh-win = victoire
weigh-margin = avance
weigh-rolls = Somme des blancs, { $name }
weigh-often = fréquence
weigh-choices = coups, le meilleur d’abord

stats-read = { $count ->
    [one] { $count } partie terminée, dans { $files } fichiers
   *[other] { $count } parties terminées, dans { $files } fichiers
}
stats-dates = Un relevé n’a pas de date : celle de son fichier compte.
stats-unread = { $count ->
    [one] { $count } fichier n’est pas compté :
   *[other] { $count } fichiers ne sont pas comptés :
}
stats-unread-more = et { $number } autres ; --json les nomme tous.
stats-unfinished = pas jouée jusqu’au bout
stats-nothing = Rien de correspondant n’a été trouvé.

daily-counts = { $game } du { $date } : aujourd’hui, tout le monde a ces dés. Cet essai compte ; rien ne peut être annulé.
daily-practice = { $game } du { $date } : ton essai est déjà joué. Celui-ci est un entraînement.
daily-result-exact = Toi : { $score } · le jeu parfait espère { $perfect } · le mieux possible avec exactement ces dés : { $best } (exact)
daily-result-between = Toi : { $score } · le jeu parfait espère { $perfect } · le mieux possible avec exactement ces dés : entre { $best } et { $most } (bornes prouvées)
