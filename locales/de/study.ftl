### Words of the page: positions that are set up and weighed.

explore-title = Stellungen erkunden
explore-about = Baue eine beliebige Stellung der Würfelspiele auf und sieh, was jeder Zug wert ist.
explore-game = Spiel
explore-players = Mitspieler
explore-sheets = Wessen Zettel und Züge
explore-turn = Wer am Zug ist
explore-phase = Was ansteht
explore-phase-roll = Vor dem Wurf
explore-phase-white = Weiße Summe
explore-phase-colour = Weiß plus Farbe
explore-phase-move = Die Figur
explore-crossed = Hat in diesem Zug schon etwas angekreuzt
explore-tap = Tippe auf Zahlen, Fehlversuche und Würfel, um sie zu ändern.
explore-dice = Die Würfel
explore-white-die = Weißer Würfel { $number }
explore-roll = Würfeln
explore-fewer = Ein Fehlversuch weniger
explore-more = Ein Fehlversuch mehr
explore-empty = Neu anfangen
explore-start = Figur an den Start
explore-choices = Was { $name } tun kann
explore-nothing = { $name } hat hier nichts zu entscheiden.
explore-over = Mit diesen Zetteln ist das Spiel zu Ende.
explore-best = am besten
explore-margin = Vorsprung { $points }
explore-score = { $points } Punkte
explore-before = Vor dem Wurf
explore-end = Am Ende
explore-rolls = Jeder Wurf
explore-rolls-about = Was { $name } mit jeder weißen Summe tun kann, das Beste zuerst. Die Farbwürfel werden für jede einige Male geworfen.
explore-working = Wird ausgerechnet …
explore-sum = Weiße Summe
explore-often = Wie oft
explore-text = Die Stellung als Text
explore-show = Zeigen
explore-refused = Diese Stellung kann es nicht geben.

# A hint: what is chosen, beside the best.
hinted-equal = So gut wie das Beste
hinted-instead = { $worth } statt { $best }

# The review of a finished game.
reviewed-progress = { $done } von { $total } Zügen
reviewed-decisions = Die Entscheidungen
reviewed-only-mistakes = Nur Fehler
reviewed-everybody = Alle
reviewed-who = Wessen Entscheidungen
reviewed-back = Einen Schritt zurück
reviewed-on = Einen Schritt weiter
reviewed-mistake-back = Der vorige Fehler
reviewed-mistake-on = Der nächste Fehler
reviewed-cost = kostet { $worth }
reviewed-replay = Diesen Zug ansehen
reviewed-explore = Diese Stellung erkunden
reviewed-choices = Was möglich war
reviewed-details = Wie es sich zusammensetzt
reviewed-no-mistakes = Niemand hat einen nennenswerten Fehler gemacht.
