### Jedes Wort, das jemand beim Spielen sieht. Alle Sprachen haben dieselben Schlüssel und Variablen.

game-classic = Das Original
game-deluxe = Deluxe: bis zu fünf Partien in Folge
game-board = On Board
game-cards = Das Kartenspiel
game-cards-jokers = Das Kartenspiel mit Jokern

column-id = id
column-name = Spiel
column-players = Spieler
column-options = Optionen

phase-first = Es wird ausgelost, wer beginnt
phase-roll = die Würfel rollen
phase-white = die weiße Summe, für alle
phase-colour = Weiß und Farbe
phase-move = zieht die Figur
phase-shuffle = die Karten werden gemischt
phase-take = nimmt Karten
phase-call = die genannte Zahl, für alle
phase-play = spielt Karten aus
phase-between = noch eine Partie, oder Schluss
phase-over = Das Spiel ist aus

headline = Zug { $turn } · { $name } · { $phase }
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

welcome = { $game }: Die Bots spielen.
begins = { $name } beginnt.
white-sum = Weiße Summe: { $sum }
shuffled = Die Ablage wird zu einem neuen Stapel gemischt.
passes = passt
crosses = kreuzt { $numbers } an
moves = zieht { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} auf { $field }
takes = nimmt { $cards }
plays = spielt { $cards }
goes-on = möchte noch eine Partie
stops = möchte aufhören
penalty = { $name } kreuzt nichts an: ein Fehlwurf.
locks = { $name } schließt { $colour }.
final-round = { $name } ist auf den letzten Feldern: Alle anderen sind noch einmal an der Reihe.
winner = { $count ->
    [one] { $names } gewinnt!
   *[other] Ein geteilter Sieg: { $names }!
}

event = Ereignis { $number } von { $total }:
finished = beendet
unfinished = noch nicht beendet
valid-record = gültige Aufzeichnung: { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}, { $events } Ereignisse, { $state }.
valid-board = gültiges Brett: { $name }, { $fields } Felder.
invalid-record = keine gültige Aufzeichnung: { $reason }
invalid-board = kein gültiges Brett: { $reason }
simulated = { $games } Zufallspartien { $game } zu { $players }: im Mittel { $turns } Züge und { $score } Punkte, { $speed } Partien in der Sekunde.
again = Dieselbe Partie noch einmal: --seed { $seed }
saved = Die Aufzeichnung liegt in { $file }.
