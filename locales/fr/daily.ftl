### The challenge of the day.

daily-title = Défi du jour
daily-about = Chaque jour les mêmes dés pour tout le monde. Un essai compte, les autres sont un entraînement. Rien ne s’annule, et il n’y a pas de conseils.
daily-solo = En solo
daily-duel = Duel avec le maître
daily-play = Jouer
daily-go-on = Continuer
daily-practise = S’entraîner
daily-against = { $mine } à { $other }
daily-calendar = Les dernières semaines
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
daily-no-streak = Termine un essai aujourd’hui, et une série de jours commence.
daily-finished = { $count ->
    [0] rien de terminé
    [one] { $count } essai terminé
   *[other] { $count } essais terminés
}
daily-public = Les dés découlent de la date selon une règle publique. Ils marchent donc sans réseau, et qui veut peut les connaître d’avance.
daily-unkept = Ce navigateur ne garde rien : tes essais durent autant que cette page.
daily-text-solo = Qwixx du jour, { $date } : { $game }, en solo : { $mine }
daily-text-duel = Qwixx du jour, { $date } : { $game }, duel avec le maître : { $mine } à { $other }
daily-counted = C’était ton essai du jour : il compte.
daily-practised = C’était un entraînement : ton premier essai compte.
daily-you = Toi
daily-perfect = Le jeu parfait espère
daily-best = Le mieux avec exactement ces dés
daily-working = calcul en cours …
daily-exact = { $score } (exactement)
daily-between = de { $score } à { $most } (bornes prouvées)
daily-all = Au défi du jour
daily-board = Tableau du jour : { $game }
daily-board-none = Personne n’y est encore.
daily-board-enter = Inscris-moi
daily-board-about = Chaque inscription est une partie que le serveur a rejouée. Ton nom et tes points sont visibles de tous et gardés 60 jours.
