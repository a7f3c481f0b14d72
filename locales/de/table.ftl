### Wörter der Seite: der Tisch während des Spiels.

table-sheet-of = Der Zettel von { $name }
table-sheet-told = Der Zettel von { $name }: { $crosses }
table-sheet-blank = Der Zettel von { $name }: leer
table-cell = { $colour } { $number }, frei
table-cell-crossed = { $colour } { $number }, angekreuzt
table-cell-skipped = { $colour } { $number }, übersprungen
table-cell-lost = { $colour } { $number }, würde übersprungen
table-cell-skips = { $colour } { $number }, überspringt { $numbers }
table-row-closed = { $colour }, geschlossen
table-lock-open = Schloss: offen
table-lock-closed = Schloss: zu
table-penalties = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
}
table-key = Punkte nach Anzahl der Kreuze
table-bonus = Punkte der Strecke
table-die = Würfel { $colour } { $number }
table-your-sheets = Zettel auf diesem Gerät

table-ask-white = Kreuze in einer Reihe die { $sum } an, oder nichts
table-ask-reply = { $count ->
    [one] { $names } schließt { $rows }: kreuzt du { $numbers } auch an?
   *[other] { $names } schließen { $rows }: kreuzt du { $numbers } auch an?
}
table-ask-colour = Ein weißer plus ein farbiger Würfel: Summe ankreuzen, oder nichts
table-ask-move = Ziehe deine Figur, oder lass sie stehen
table-ask-take = { $count ->
    [one] Nimm { $count } Karte aus der Auslage
   *[other] Nimm { $count } Karten aus der Auslage
}
table-ask-call = Kreuze in einer Reihe die angesagte { $number } an, oder nichts
table-ask-play = Spiele eine, zwei oder drei Karten
table-ask-between = Noch eine Partie, oder aufhören?
table-asked-of = { $name }: { $question }
table-waiting = Warten auf { $names }
table-final = { $count ->
    [one] Letzte Runde: noch { $count } Zug
   *[other] Letzte Runde: noch { $count } Züge
}
table-time-left = Verbleibende Zeit
table-lost = Verbindung verloren, neuer Versuch
table-connecting = Auf dem Weg zum Tisch …
table-none = Hier ist kein Tisch

table-thinks = überlegt
table-ready = ist fertig
table-active = am Zug
table-bot = Bot
table-away = nicht da
table-others = Die anderen Zettel
table-moves = Die letzten Züge

table-your-move = Dein Zug
table-tap = Tippe eine hervorgehobene Zahl an
table-choose = Wähle aus
table-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
table-skips = überspringt { $numbers }
table-locks = schließt { $colour }
table-locks-row = schließt Reihe { $row }
table-penalty-warning = Ohne Kreuz ist es ein Fehlwurf: −{ $points }
table-nothing = Nichts anzukreuzen: du passt
table-sending = Wird gesendet …
table-sealed = Deine Antwort ist versiegelt.
table-sealed-as = Versiegelt: { $number }.
table-retract = Doch anders
table-hint = Tipp
table-advice = Ein guter Spieler: { $action }
table-hand-over = Gib das Gerät an { $name } weiter.
table-uncover = Karten zeigen
table-uncover-hand = Karten von { $name } zeigen
table-watching = Du schaust zu.
table-stand-in = Ein Bot spielt für dich.
table-resume = Meinen Platz zurücknehmen
table-ranking = Zur Rangliste

table-menu = An diesem Tisch
table-take-back = Bitten, meinen letzten Zug zurückzunehmen
table-substitute = Einen Bot für { $name } spielen lassen
table-seat-link = { $name } auf einem anderen Gerät
table-seat-link-secret = Wer diesen Link öffnet, hat den Platz. Behalte ihn für dich.
table-watch-link = Link für alle, die zuschauen wollen
table-leave = Zur Startseite
table-leave-note = Das Spiel wartet auf dich; dort findest du es wieder.
table-proposal = { $names } möchte { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} zurückgehen.
table-proposal-bot = { $names } möchte einen Bot für { $name } spielen lassen: Von dort kam lange keine Antwort.
table-proposal-you = Die anderen möchten einen Bot für dich spielen lassen. Mach deinen Zug, dann spielst du weiter.
table-proposal-open = Warten, ob die anderen einverstanden sind.
table-agree = Einverstanden
table-refuse = Nein, weiter
table-refuse-bot = Nein, wir warten
