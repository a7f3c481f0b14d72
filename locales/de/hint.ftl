### Hints: what a choice is worth, and why. A reason that speaks of a row has a second form, for sheets whose rows have numbers.

hint-title = Tipp für { $name }
hint-choice = Wahl
hint-win = Siegchance
hint-margin = erwarteter Vorsprung
hint-points = erwartete Punkte
hint-why = warum
hint-equal = genauso gut

reason-only = etwas anderes ist nicht möglich
reason-ends-ahead = beendet die Partie, während du mit { $points } führst
reason-ends-ahead-least = beendet die Partie, und du bleibst mit mindestens { $points } vorn
reason-ends-behind = beendet die Partie, obwohl du um { $points } zurückliegst
reason-ends-level = beendet die Partie mit einem geteilten Sieg
reason-ends-open = beendet die Partie, und die Antworten der anderen entscheiden
reason-ends-match-ahead = beendet die letzte Partie, während du insgesamt mit { $points } führst
reason-ends-match-ahead-least = beendet die letzte Partie, und du bleibst insgesamt mit mindestens { $points } vorn
reason-ends-match-behind = beendet die letzte Partie, obwohl du insgesamt um { $points } zurückliegst
reason-ends-match-level = beendet die letzte Partie mit einem geteilten Sieg
reason-ends-match-open = beendet die letzte Partie, und die Antworten der anderen entscheiden
reason-ends-game-ahead = beendet diese Partie, während du insgesamt mit { $points } führst
reason-ends-game-ahead-least = beendet diese Partie, und du bleibst insgesamt mit mindestens { $points } vorn
reason-ends-game-behind = beendet diese Partie, obwohl du insgesamt um { $points } zurückliegst
reason-ends-game-level = beendet diese Partie, und insgesamt steht es gleich
reason-ends-game-open = beendet diese Partie, und die Antworten der anderen entscheiden, wer insgesamt führt
reason-goes-on = spielt weiter: Wäre jetzt Schluss, lägst du um { $points } zurück
reason-goes-on-match = spielt weiter: Wäre jetzt Schluss, lägst du insgesamt um { $points } zurück
reason-lets-go-on = lässt die Partie weitergehen, obwohl du sie mit { $points } Vorsprung beenden könntest
reason-lets-go-on-match = lässt die Partie weitergehen, obwohl du sie mit insgesamt { $points } Vorsprung beenden könntest
reason-announces-ahead = kündigt das Ende an, während du mit { $points } führst
reason-announces-behind = kündigt das Ende an, obwohl du um { $points } zurückliegst
reason-avoids-penalty = vermeidet den Fehlversuch (−{ $points })
reason-penalty = kostet den Fehlversuch (−{ $points })
reason-locks-before = schließt { $colour }, bevor { $name } es kann
reason-locks-before-row = schließt Reihe { $row }, bevor { $name } es kann
reason-locks = schließt { $colour }
reason-locks-row = schließt Reihe { $row }
reason-leaves = überlässt { $name } { $colour }
reason-leaves-row = überlässt { $name } Reihe { $row }
reason-no-lock = schließt { $colour } nicht
reason-no-lock-row = schließt Reihe { $row } nicht
reason-can-lock = genug Kreuze: Du kannst { $colour } schließen
reason-can-lock-row = genug Kreuze: Du kannst Reihe { $row } schließen
reason-hurry = nutzt { $colour }, solange es geht: { $name } kann schließen
reason-hurry-row = nutzt Reihe { $row }, solange es geht: { $name } kann schließen
reason-keeps = { $count ->
    [one] erhält { $count } Zahl
   *[other] erhält { $count } Zahlen
}
reason-skips-fewer = { $count ->
    [one] überspringt { $count } Zahl weniger
   *[other] überspringt { $count } Zahlen weniger
}
reason-skips = { $count ->
    [one] überspringt { $count } Zahl
   *[other] überspringt { $count } Zahlen
}
reason-most-points = gibt jetzt die meisten Punkte (+{ $points })
reason-more-points = { $points ->
    [one] gibt jetzt { $points } Punkt mehr
   *[other] gibt jetzt { $points } Punkte mehr
}
reason-fewer-points = { $points ->
    [one] gibt jetzt { $points } Punkt weniger
   *[other] gibt jetzt { $points } Punkte weniger
}
reason-field = { $points ->
    [one] das Feld ist { $points } Punkt mehr wert
   *[other] das Feld ist { $points } Punkte mehr wert
}
reason-field-less = { $points ->
    [one] das Feld ist { $points } Punkt weniger wert
   *[other] das Feld ist { $points } Punkte weniger wert
}
reason-farther = { $count ->
    [one] bringt deine Figur { $count } Feld weiter
   *[other] bringt deine Figur { $count } Felder weiter
}
reason-less-far = { $count ->
    [one] bringt deine Figur { $count } Feld weniger weit
   *[other] bringt deine Figur { $count } Felder weniger weit
}
reason-then-cross = lässt dir noch ein Kreuz in diesem Zug
reason-then-none = lässt dir kein weiteres Kreuz in diesem Zug
reason-then-nearer = { $count ->
    [one] dein nächstes Kreuz in diesem Zug überspringt dann { $count } Zahl weniger
   *[other] dein nächstes Kreuz in diesem Zug überspringt dann { $count } Zahlen weniger
}
reason-then-farther = { $count ->
    [one] dein nächstes Kreuz in diesem Zug überspringt dann { $count } Zahl mehr
   *[other] dein nächstes Kreuz in diesem Zug überspringt dann { $count } Zahlen mehr
}
reason-likelier = deine nächsten Zahlen fallen dann öfter
reason-rarer = deine nächsten Zahlen fallen dann seltener
reason-keeps-last = behält eine Karte, die { $colour } später schließen kann
reason-keeps-last-row = behält eine Karte, die Reihe { $row } später schließen kann
reason-loses-last = lässt dir keine Karte, um { $colour } zu schließen
reason-loses-last-row = lässt dir keine Karte, um Reihe { $row } zu schließen
reason-keeps-cards = { $count ->
    [one] behält { $count } Karte, die noch passt
   *[other] behält { $count } Karten, die noch passen
}
reason-uses-cards = { $count ->
    [one] lässt { $count } passende Karte weniger
   *[other] lässt { $count } passende Karten weniger
}
reason-ready = { $count ->
    [one] { $count } deiner Karten schließt dann lückenlos an
   *[other] { $count } deiner Karten schließen dann lückenlos an
}
reason-hand-nearer = deine Karten überspringen dann weniger Zahlen
reason-hand-farther = deine Karten überspringen dann mehr Zahlen
reason-sheds = { $count ->
    [one] im nächsten Zug nimmst du { $count } neue Karte mehr
   *[other] im nächsten Zug nimmst du { $count } neue Karten mehr
}
reason-sheds-less = { $count ->
    [one] im nächsten Zug nimmst du { $count } neue Karte weniger
   *[other] im nächsten Zug nimmst du { $count } neue Karten weniger
}
reason-fits = passt wahrscheinlicher auf deinen Zettel
reason-fits-less = passt weniger wahrscheinlich auf deinen Zettel
reason-nearer = überspringt weniger Zahlen, wo sie passt
reason-less-near = überspringt mehr Zahlen, wo sie passt
reason-stop-ahead = hört auf, wenn alle zustimmen, während du insgesamt mit { $points } führst
reason-stop-behind = hört auf, obwohl du um { $points } zurückliegst
reason-next-behind = noch eine Chance: Du liegst um { $points } zurück
reason-next-ahead = setzt deinen Vorsprung von { $points } aufs Spiel
