### Les mots pour jouer dans le terminal, ligne par ligne et en plein écran. Ce qu’on tape est pareil dans toutes les langues.

play-somebody = Joueur
play-begins = { $game } : { $names }.
play-goes-on = { $game }, on reprend : { $names }.
play-keys = Tape un choix, par exemple g7 ou pass. ? l’explique, i donne un conseil, u retire la réponse donnée, h montre les règles, q quitte.
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
play-nothing-to-take-back = Il n’y a aucune réponse à retirer.
play-nothing-entered = Rien n’a encore été saisi qui puisse être corrigé.
play-correcting = La dernière saisie est corrigée ; tout ce qui a suivi est annulé. u la laisse telle quelle.
play-enter-first = Qui commence ? { $seats }
play-enter-roll = { $name } lance. Écris les dés dans cet ordre : { $order }. Ou seulement la somme des blancs.
play-enter-white = blanc
play-enter-nobody = Personne ici ne s’appelle ainsi.

play-start-number = Numéro
play-start-people = Qui joue à ce clavier ? Les noms, séparés par des virgules
play-start-names = De 1 à { $count } noms, tous différents, séparés par des virgules.
play-start-bots = Combien de bots ?
play-start-level = De quel niveau sont les bots ?

play-trouble-unwritten = La partie ne peut pas être enregistrée dans { $folder } : { $reason }.
play-trouble-in-use = La partie { $name } est déjà ouverte ailleurs. Continue là-bas, ou ferme-la d’abord.
play-trouble-damaged = La partie enregistrée { $name } est endommagée : { $reason }
play-trouble-unknown = Il n’y a pas de partie enregistrée { $name }. Voir : qwixx games --saved
play-trouble-none = Il n’y a aucune partie à reprendre. Une nouvelle : qwixx play
play-trouble-finished = La partie { $name } est finie. Pour la revoir : qwixx replay { $name }
play-unsaved = Entrée : réessayer. n : continuer sans enregistrer. q : quitter.

play-none-saved = Encore aucune partie enregistrée. Une nouvelle : qwixx play
play-column-name = enregistrée sous
play-column-when = dernière fois
play-column-state = état
play-turn = tour { $number }
play-damaged = endommagée
