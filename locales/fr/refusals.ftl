### Pourquoi quelque chose a été refusé : une phrase pour chaque code du serveur et pour chaque règle des jeux.
### Une variable contient un nombre, le nom d’une couleur, ou un nombre avec sa couleur ; count est un nombre.

refusal-answered = Tu as déjà répondu. Pour changer d’avis, retire d’abord ta réponse.
refusal-bad-device = Ce navigateur n’a pas été reconnu. Recharge la page.
refusal-bad-file = Ce n’est pas un fichier de parties de Qwixx, ou il est endommagé. Choisis le fichier enregistré sur l’autre appareil.
refusal-bad-key = Le lien de cette place n’est plus valable. Demandes-en un nouveau là où on y a joué en dernier.
refusal-bad-name = Ce nom ne convient pas. Prends-en un de 1 à 30 caractères, sans espace au début ni à la fin.
refusal-bad-roll = Ces dés sont impossibles. Chaque dé encore en jeu montre de 1 à 6.
refusal-bad-salt = Ce n’est pas le sel qui avait été promis.
refusal-bad-setup = La partie ne peut pas être préparée ainsi. Vérifie le nombre de places, les options et les bots.
refusal-dice-unknown = On ne connaît que la somme des blancs ; il faut tous les dés.
refusal-forbidden-origin = Cette page ne peut pas se connecter au serveur. Ouvre la table à l’adresse du serveur.
refusal-game-over = La partie est terminée.
refusal-here = Ce joueur est connecté et décide lui-même.
refusal-hello-first = La connexion n’a pas abouti. Recharge la page.
refusal-illegal = Les règles ne le permettent pas. Choisis l’un des coups mis en évidence.
refusal-malformed = Le serveur n’a pas compris la demande. Recharge la page.
refusal-moved = Cette partie continue maintenant sur le serveur. Ouvre-la là-bas.
refusal-name-taken = Quelqu’un à cette table a déjà ce nom, ou un nom qui paraît identique. Choisis-en un autre.
refusal-no-proposal = Il n’y a plus de proposition.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-allowed = Ce n’est pas possible à cette table.
refusal-not-host = Seule la personne qui a ouvert la table peut le faire.
refusal-not-running = La partie n’a pas encore commencé. Attends le début.
refusal-not-starting = La partie ne commence pas encore.
refusal-not-to-act = Ce n’est pas à toi de jouer. Si un bot joue pour toi, reprends d’abord ta place.
refusal-not-yours = Cette place est à quelqu’un d’autre.
refusal-nothing-sealed = Il n’y a plus de réponse à retirer : tout le monde a répondu.
refusal-open-seats = Une place est encore libre. Attends quelqu’un, ou donne-la à un bot.
refusal-replaced = Un bot joue pour quelqu’un qui n’est pas là. On ne remonte plus loin qu’avec son accord.
refusal-seat-taken = Quelqu’un a été plus rapide : la place est prise. Choisis-en une autre.
refusal-slow-down = Trop vite. Attends un moment et réessaie.
refusal-stale = Il s’est passé quelque chose entre-temps. Regarde la table et décide à nouveau.
refusal-started = La partie a déjà commencé.
refusal-starting = La partie va commencer : on ne peut plus rien changer.
refusal-storage = L’enregistrement a échoué, et rien n’a changé. Réessaie dans un moment.
refusal-still-running = La partie n’est pas encore terminée. Attends la fin.
refusal-too-large = Le texte est trop long. Raccourcis-le.
refusal-too-many = Il y en a trop pour l’instant. Termine une partie commencée, ou attends un peu.
refusal-unknown-table = Aucune table n’a ce code, ou la partie y est terminée et visible seulement pour qui a joué ou en a le lien.
refusal-offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
refusal-engine = Les parties sur cet appareil ne fonctionnent pas en ce moment. Recharge la page.

rule-not-now = { $action } : pas possible maintenant. Possible : { $possible }.
rule-no-such-number = Sur la feuille, il n’y a pas { $mark }.
rule-which-row = { $mark } se trouve sur plusieurs lignes : indique aussi la ligne, comme { $example }.
rule-white-sum = Les dés blancs font { $sum }, donc tu ne peux pas cocher { $mark } maintenant.
rule-white-and-colour = Aucun dé blanc ne fait { $mark } avec le dé { $colour }.
rule-reply = On ne peut cocher maintenant qu’un nombre qui ferme une ligne, et { $mark } ne le fait pas.
rule-called-number = Le nombre annoncé est { $number }, donc tu ne peux pas cocher { $mark } maintenant.
rule-closed-row = Le { $row } est fermé.
rule-closed-row-number = La ligne { $row } est fermée.
rule-already-crossed = Tu as déjà coché { $mark }.
rule-left-to-right = On coche de gauche à droite : sur cette ligne la dernière croix est { $last }, et { $mark } vient avant.
rule-lock-needs = Le dernier nombre d’une ligne demande { $need } croix avant lui : pour { $mark } tu en as { $have }.
rule-steps = Le pion avance de 1 à { $farthest } cases libres, pas de { $steps }.
rule-past-the-end = Le parcours finit avant : il n’y a pas { $steps } cases libres devant le pion.
rule-other-field = Avec { $steps } cases libres, le pion atteint { $field }, pas { $mark }.
rule-take-count = Prends exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de la rivière, pour en avoir cinq en main.
rule-not-on-display = Cartes de la rivière avec le dos { $number } : { $have }. Tu en as demandé { $wanted }.
rule-not-at-place = La carte à la place { $place } de la rivière n’est pas un { $number }.
rule-play-count = On joue une, deux ou trois cartes, pas { $count }.
rule-not-in-hand = Tu n’as pas { $card } en main.
rule-one-colour = Les cartes jouées ensemble sont d’une seule couleur, et { $card } n’est pas { $colour }.
rule-mark-not-played = On ne coche que ce qu’on joue, et { $mark } n’est pas parmi tes cartes.
rule-one-skip = Entre le premier et le dernier nombre cochés, on peut en sauter un au plus, pas { $skipped }.
