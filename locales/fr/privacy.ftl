### Mots de la page sur la vie privée : ce qui est conservé, qui le voit, combien de temps, et comment le supprimer.

privacy-title = Vie privée
privacy-intro = Il n’y a ni compte, ni publicité, ni comptage des visites. Voici tout ce que le serveur conserve.
privacy-intro-alone = Il n’y a ni compte, ni publicité, ni comptage des visites. Il n’y a pas non plus de serveur : tout reste sur cet appareil.
privacy-here = Seulement sur cet appareil
privacy-here-about = Les parties que tu joues sans serveur restent dans ce navigateur. Personne d’autre ne les voit. Elles y restent jusqu’à ce que tu les supprimes, ou que la mémoire du navigateur soit vidée.

privacy-what = Ce qui est conservé
privacy-what-device = Un secret que ce navigateur a inventé lui-même. Le serveur n’en garde que l’empreinte, et sait par elle quelles places sont à toi.
privacy-what-games = Les noms saisis à une table, et la partie : chaque coup, les dés et les cartes.
privacy-what-board = Si tu t’inscris à un tableau du jour : le nom que tu y as choisi et tes points, pendant 60 jours. Quiconque regarde le tableau les voit.
privacy-what-not = Ton adresse réseau ne sert que pendant la connexion, contre les avalanches de requêtes. Elle n’est pas enregistrée.

privacy-who = Qui le voit
privacy-who-before = Jusqu’à dix minutes après la fin d’une partie : quiconque a le code de la table.
privacy-who-after = Ensuite : ceux qui étaient à la table, et ceux à qui on a donné le lien pour la revoir.
privacy-who-operator = La personne qui fait tourner ce serveur peut lire ce qui y est enregistré.

privacy-long = Combien de temps
privacy-long-lobby = Une table où aucune partie n’a commencé : { $count ->
    [one] { $count } jour
   *[other] { $count } jours
} après le dernier événement.
privacy-long-running = Une partie que personne ne continue : { $count ->
    [one] { $count } jour.
   *[other] { $count } jours.
}
privacy-long-over = Une partie terminée : { $count ->
    [one] { $count } jour.
   *[other] { $count } jours.
}

privacy-delete = Supprimer
privacy-delete-about = Une partie où personne d’autre ne jouait disparaît pour de bon. Sinon les autres la gardent, et à la place de ton nom figure « Player 2 », selon ta place. Ce que d’autres jouent encore avec toi peut être supprimé une fois terminé.
privacy-none = Cet appareil n’a pas de parties ici.
privacy-delete-named = Supprimer : { $game }, { $names }
privacy-delete-all = Supprimer tout ce qui vient de cet appareil
privacy-sure = Supprimer cette partie ?
privacy-sure-about = Elle ne pourra pas être récupérée. S’il y avait d’autres joueurs, ils la gardent sans ton nom.
privacy-sure-all = Supprimer tout ce qui vient de cet appareil ?
privacy-sure-all-about = Toutes tes parties sur ce serveur, ton nom et le secret de ce navigateur : ensuite, personne ne te connaît plus ici. Rien ne pourra être récupéré.
privacy-gone-table = La partie est supprimée.
privacy-gone-name = Ton nom est supprimé ; les autres gardent la partie.
privacy-gone-all = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
}
privacy-left = { $count ->
    [one] { $count } partie est encore en cours avec d’autres ; supprime-la quand elle sera terminée.
   *[other] { $count } parties sont encore en cours avec d’autres ; supprime-les quand elles seront terminées.
}
