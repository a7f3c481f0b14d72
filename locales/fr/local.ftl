### Jouer seulement sur cet appareil, sans serveur : ce qui est chargé, ce qui est gardé, ce qui peut mal tourner.
### $done et $of sont des mégaoctets ; $count est un nombre.

local-coming = Tout se prépare pour jouer sur cet appareil
local-coming-size = { $done } sur { $of } Mo
local-coming-once = C’est chargé une seule fois. Ensuite, tu peux aussi jouer sans réseau.
local-starting = Presque prêt …
local-unfetched = Ce qu’il faut pour jouer sur cet appareil n’a pas pu être chargé. Connecte-toi une fois au réseau ; ensuite, ça marche sans.
local-broken = Les parties sur cet appareil ne fonctionnent plus. Rien de ce qui était enregistré n’est perdu.
local-part-missing = Il manque au bot le plus fort une partie qui n’a pas encore pu être chargée. Le jeu continue dès qu’il y a du réseau.
local-full = Il n’y a plus d’espace pour enregistrer la partie. Rien de ce qui était enregistré n’est perdu : libère un peu d’espace sur l’appareil, et ça continue.
local-cleared = La mémoire de ce navigateur a été vidée. Les parties qui n’étaient qu’ici ont disparu.
local-forgetful = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Ici, les parties durent jusqu’à ce que tu fermes la page.
local-silent = Tes parties sont ouvertes dans un autre onglet, qui ne répond pas. Va dans cet onglet, ou continue ici.
local-take-over = Continuer ici
local-alone = Ici, les onglets ne savent rien les uns des autres. Joue chaque table dans un seul onglet.

## Une nouvelle partie et la table.
local-away = Le serveur est injoignable. Tu peux jouer sur cet appareil : contre des bots, ou ensemble autour de l’écran.
local-no-server = Ici, tu joues contre des bots, ou ensemble autour de cet appareil.
local-only-here = Seulement sur cet appareil
local-only-here-about = Cette table est gardée dans ce navigateur. Personne d’autre ne peut l’ouvrir.
local-hand = Faire venir d’autres joueurs
local-hand-about = La partie passe sur le serveur et y continue, exactement où elle en est. Ensuite, les autres peuvent venir depuis leurs propres appareils.
local-hand-go = La passer sur le serveur
local-handing = La partie change de place …

## Enregistrer dans un fichier, et reprendre.
local-carry = Parties sur cet appareil
local-carry-open = Enregistrer ou reprendre des parties
local-carry-about = Elles sont gardées dans ce navigateur. Enregistre-les dans un fichier par précaution, ou pour les emporter sur un autre appareil.
local-carry-kept = Le navigateur a promis de ne pas les effacer de lui-même.
local-carry-not-kept = Le navigateur peut les effacer si l’espace manque, ou si tu ne reviens pas pendant longtemps.
local-export = Tout enregistrer dans un fichier
local-import = Reprendre des parties d’un fichier
local-exported = { $count ->
    [0] Il n’y a pas encore de partie sur cet appareil.
    [one] Une partie enregistrée.
   *[other] { $count } parties enregistrées.
}
local-imported = { $count ->
    [0] Il n’y avait rien de nouveau dans ce fichier.
    [one] Une partie reprise.
   *[other] { $count } parties reprises.
}
