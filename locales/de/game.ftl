### Wörter, die Kommandozeile und Seite teilen. Alle Sprachen haben dieselben Schlüssel und Variablen.

game-classic = Das Original
game-deluxe = Deluxe: bis zu fünf Partien in Folge
game-mixx-a = Mixx A: gemischte Farben
game-mixx-b = Mixx B: gemischte Zahlen
game-board = On Board
game-cards = Das Kartenspiel
game-cards-jokers = Das Kartenspiel mit Jokern

phase-first = Es wird ausgelost, wer beginnt
phase-roll = die Würfel rollen
phase-white = die weiße Summe, für alle
phase-reply = ein Schloss ist angesagt: Wer schließt mit?
phase-colour = Weiß und Farbe
phase-move = zieht die Figur
phase-shuffle = die Karten werden gemischt
phase-top = die Zahl oben auf dem Stapel
phase-take = nimmt Karten
phase-call = die angesagte Zahl, für alle
phase-play = spielt Karten aus
phase-between = noch eine Partie, oder Schluss
phase-over = Die Partie ist zu Ende

turn = Zug { $number } · { $name }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
colour-r = Rot
colour-y = Gelb
colour-g = Grün
colour-b = Blau
display = Auslage
pile = Stapel ({ $count })
panel = Bisherige Partien
total = Summe

begins = { $name } beginnt.
white-sum = Weiße Summe: { $sum }
penalty = { $name } kreuzt nichts an: ein Fehlversuch.
locks = { $name } schließt { $colour }.
locks-row = { $name } schließt Reihe { $row }.
row-number = Reihe { $number }
final-round = { $name } ist auf den letzten Feldern: Alle anderen sind noch einmal an der Reihe.
winner = { $count ->
    [one] { $names } gewinnt!
   *[other] Ein geteilter Sieg: { $names }!
}

level-easy = ein Anfänger: überspringt zu gern, übersieht Schlösser, riskiert Fehlversuche
level-normal = spielt gut, mit den Fehlern, die Menschen machen
level-hard = ein starker Gegner, derselbe wie careful
level-master = der stärkste Gegner, den es gibt

# Züge in Worten. 8 und 11 haben einen eigenen Schlüssel, weil sie in manchen Sprachen mit einem Vokal beginnen.
mark = { $colour } { $number }
the-mark = { $colour } { $number }
the-mark-vowel = { $colour } { $number }
the-joker = Joker { $number } als { $colour }
told-roll = Weiß { $first } und { $second }: { $sum }!
told-call = Angesagt: { $sum }!
told-correct = Berichtigt: { $outcome }
told-shuffle = Die Karten werden gemischt.
told-redeal = Die Karten, die niemand auf der Hand hat, werden neu verteilt.
told-back = Von { $names } zurückgenommen: Entscheidung { $decision } steht wieder an.
told-back-unnamed = Züge wurden zurückgenommen: Entscheidung { $decision } steht wieder an.
told-pass = { $name } passt.
told-cross = { $name } kreuzt { $number } an.
told-move = { $steps ->
    [one] { $name } zieht { $steps } Feld auf { $number }.
   *[other] { $name } zieht { $steps } Felder auf { $number }.
}
told-move-cross = { $steps ->
    [one] { $name } zieht { $steps } Feld und kreuzt { $number } an.
   *[other] { $name } zieht { $steps } Felder und kreuzt { $number } an.
}
told-take = { $count ->
    [one] { $name } nimmt die Karte { $cards }.
   *[other] { $name } nimmt die Karten { $cards }.
}
told-play = { $name } spielt { $cards } und kreuzt nichts an.
told-play-some = { $name } spielt { $cards } und kreuzt { $numbers } an.
told-play-all = { $count ->
    [one] { $name } spielt { $cards } und kreuzt die Zahl an.
   *[other] { $name } spielt { $cards } und kreuzt alle an.
}
told-next = { $name } möchte noch eine Partie.
told-stop = { $name } möchte aufhören.
do-pass = Passen
do-stay = Figur stehen lassen
do-cross = { $number } ankreuzen
do-move = { $steps ->
    [one] { $steps } Feld auf { $number } ziehen
   *[other] { $steps } Felder auf { $number } ziehen
}
do-move-cross = { $steps ->
    [one] { $steps } Feld ziehen, { $number } ankreuzen
   *[other] { $steps } Felder ziehen, { $number } ankreuzen
}
do-take = { $count ->
    [one] Karte { $cards } nehmen
   *[other] Karten { $cards } nehmen
}
do-play = { $cards } spielen, nichts ankreuzen
do-play-some = { $cards } spielen, { $numbers } ankreuzen
do-play-all = { $count ->
    [one] { $cards } spielen und ankreuzen
   *[other] { $cards } spielen und alle ankreuzen
}
do-next = Noch eine Partie
do-stop = Aufhören
offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
print = Zettel drucken
