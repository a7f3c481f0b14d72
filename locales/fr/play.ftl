### Les mots pour jouer dans le terminal, ligne par ligne et en plein écran.

play-somebody = Joueur
play-begins = { $game } : { $names }.
play-goes-on = { $game }, on reprend : { $names }.
play-keys = Tape un choix, par exemple { $example } ou { $pass }. ? l’explique, i donne un conseil, u retire une réponse, l raconte ce qui s’est passé, h montre les règles, q quitte.
play-no-hint-daily = Dans une partie du jour, il n’y a pas de conseils : chacun joue par soi-même.
play-letters = Les couleurs se tapent en une lettre ou en un mot : { $letters }.
play-ambiguous = « { $typed } » peut être plus d’une couleur. Laquelle veux-tu dire : { $possible } ?
play-again = Entrée : revanche, le même jeu et les mêmes joueurs. n : un autre jeu. q : quitter.
play-again-sure = Une revanche ? Encore Entrée et c’est parti. n : un autre jeu. q : quitter.
play-kept = Pour revoir la partie : qwixx replay { $name }
play-left = La partie est enregistrée. Pour la reprendre : qwixx resume { $name }
play-left-unsaved = La partie n’est pas enregistrée.

play-dice = Blancs { $whites }, couleurs { $coloured }
play-row = ligne { $number }, cadenas { $colour }
play-crossed = cochés { $numbers }
play-locked = cochés { $numbers } et le cadenas
play-open = libres { $numbers }
play-full = il ne reste rien
play-closed = ligne fermée
play-hand = Tes cartes : { $cards }
play-holds = en main { $cards }
play-pawn = pion sur la case { $place }, { $field }
play-pawn-start = pion au départ
play-pawn-stays = Aucune case possible : le pion reste là
play-ahead = Les cases devant, nombre/points : { $fields }

play-possible = Possible : { $possible }
play-and-more = { $listed } et { $count } de plus
play-more = et { $count } de plus
play-could-mean = « { $typed } » peut vouloir dire : { $possible }
play-not-possible = « { $typed } » n’est pas possible maintenant. Possible : { $possible }
play-hand-over = Passe le clavier à { $name }, puis appuie sur Entrée.
play-taken-back = { $name } retire sa réponse.
play-nothing-to-take-back = Il n’y a rien à retirer.
play-nothing-entered = Rien n’a encore été saisi qui puisse être corrigé.
play-correcting = La dernière saisie est corrigée ; tout ce qui a suivi est annulé. u la laisse telle quelle.
play-enter-first = Qui commence ? { $seats }
play-enter-roll = { $name } lance. Écris les dés dans cet ordre : { $order }. Ou seulement la somme des blancs.
play-enter-white = blanc
play-enter-top = { $name } prend des cartes et annonce le nombre en haut de la pioche. Écris-le : de 2 à 12.
play-enter-no-card = Aucune carte n’a ce nombre.
play-enter-nobody = Personne ici ne s’appelle ainsi.

play-start-number = Numéro
play-start-people = Qui joue à ce clavier ? Les noms, séparés par des virgules
play-start-names = De { $few } à { $count } noms, tous différents, séparés par des virgules.
play-start-bots = Combien de bots ?
play-start-level = De quel niveau sont les bots ?

play-trouble-unwritten = La partie ne peut pas être enregistrée dans { $folder } : { $reason }.
play-trouble-in-use = La partie { $name } est déjà ouverte ailleurs. Continue là-bas, ou ferme-la d’abord.
play-trouble-damaged = La partie enregistrée { $name } est endommagée : { $reason }
play-trouble-unknown = Il n’y a pas de partie enregistrée { $name }. Voir : qwixx games --saved
play-trouble-none = Il n’y a aucune partie à reprendre. Une nouvelle : qwixx play
play-trouble-finished = La partie { $name } est finie. Pour la revoir : qwixx replay { $name }
play-trouble-gone = Dans la partie { $name }, le bot { $bot } joue sous le nom { $seat }, et il n’est plus là : { $reason }
play-unsaved = Entrée : réessayer. n : continuer sans enregistrer. q : quitter.
play-gone = Entrée : là où un bot manque, un des nôtres continue. q : laisser la partie telle quelle.

play-none-saved = Encore aucune partie enregistrée. Une nouvelle : qwixx play
play-column-name = enregistrée sous
play-column-when = dernière fois
play-column-state = état
play-turn = tour { $number }
play-damaged = endommagée
play-ask-delete = { $count ->
    [one] Supprimer définitivement la partie enregistrée { $names } ?
   *[other] Supprimer définitivement { $count } parties enregistrées ({ $names }) ?
}
play-ask-prune = { $count ->
    [one] Supprimer définitivement la seule partie terminée ({ $names }) ?
   *[other] Supprimer définitivement les { $count } parties terminées ({ $names }) ?
}
play-deleted = { $count ->
    [one] La partie enregistrée { $names } est supprimée.
   *[other] { $count } parties enregistrées sont supprimées : { $names }.
}
play-none-over = Aucune partie enregistrée n’est terminée : il n’y a rien à supprimer.
play-match-points = { $points ->
    [one] { $points } point dans cette partie, { $total } en tout
   *[other] { $points } points dans cette partie, { $total } en tout
}

# What is typed, as one word.
play-word-pass = passe
play-word-move = avance
play-word-take = prends
play-word-play = joue
play-word-mark = coche
play-word-next = encore
play-word-stop = fin

# Bots beside the levels

play-who = { $name } est { $bot } : { $about }
play-replaced = Le bot { $bot } ne peut pas continuer. Un autre bot joue maintenant pour { $name }. La raison : { $reason }
