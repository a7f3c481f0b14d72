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
    [one] { $count } Fehlversuch
   *[other] { $count } Fehlversuche
}
table-key = Punkte nach Anzahl der Kreuze
table-bonus = Punkte der Strecke
table-die = Würfel { $colour } { $number }
table-your-sheets = Zettel auf diesem Gerät

table-ask-white = Kreuze in einer Reihe die { $sum } an, oder passe
table-ask-reply = { $count ->
    [one] { $names } schließt { $rows }: Kreuzt du { $numbers } auch an?
   *[other] { $names } schließen { $rows }: Kreuzt du { $numbers } auch an?
}
table-ask-colour = Ein weißer plus ein farbiger Würfel: Summe ankreuzen oder passen
table-ask-nothing = Nichts, was du ankreuzen kannst
table-ask-move = Ziehe deine Figur, oder lass sie stehen
table-ask-take = { $count ->
    [one] Nimm { $count } Karte aus der Auslage
   *[other] Nimm { $count } Karten aus der Auslage
}
table-ask-call = Angesagt ist die { $number }: in einer Reihe ankreuzen oder passen
table-ask-play = Spiele eine, zwei oder drei Karten
table-ask-crossed = Deine Karten: bis zu drei Zahlen einer Reihe ankreuzen oder passen
table-ask-between = Noch eine Partie, oder aufhören?
table-asked-of = { $name } · { $question }
table-waiting = Wir warten auf { $names }
table-final = { $count ->
    [one] Schlussrunde: noch { $count } Zug
   *[other] Schlussrunde: noch { $count } Züge
}
table-time-left = Restzeit
table-lost = Verbindung verloren, neuer Versuch
table-restarting = Einen Moment: Die Partie wird wieder geöffnet.
table-connecting = Der Tisch wird geöffnet …
table-none = Hier ist kein Tisch

table-thinks = überlegt
table-ready = hat gewählt
table-active = ist an der Reihe
table-bot = Bot
table-away = nicht da
table-others = Die anderen Zettel
table-moves = Die letzten Züge

table-your-move = Du bist dran
table-tap = Tippe auf eine hervorgehobene Zahl
table-tap-field = Tippe auf ein hervorgehobenes Feld
table-tap-card = Tippe auf eine hervorgehobene Karte
table-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
table-skips = überspringt { $numbers }
table-locks = schließt { $colour }
table-locks-row = schließt Reihe { $row }
table-penalty-warning = Ohne Kreuz gibt es einen Fehlversuch: −{ $points }
table-penalty-last = Das ist dein letzter Fehlversuch: −{ $points }, und die Partie endet
table-nothing = Nichts anzukreuzen: Du passt
table-sending = Wird gesendet …
table-sealed = Deine Wahl ist getroffen.
table-sealed-as = Gewählt: { $number }.
table-hint = Tipp
table-advice = Tipp: { $action }
table-hand-over = Gib das Gerät an { $name } weiter.
table-uncover = Karten zeigen
table-uncover-hand = Karten von { $name } zeigen
table-watching = Du schaust zu.
table-stand-in = Ein Bot spielt für dich.
table-resume = Wieder selbst spielen
table-ranking = Zum Ergebnis

table-menu = An diesem Tisch
table-leave = Zur Startseite
table-proposal = Vorschlag von { $names }: { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} zurück.
table-proposal-bot = Vorschlag von { $names }: Ein Bot spielt für { $name }, von dort kam lange keine Antwort.
table-proposal-you = Die anderen möchten einen Bot für dich spielen lassen. Mach deinen Zug, dann spielst du weiter.
table-proposal-open = Wir warten, ob die anderen einverstanden sind.
table-agree = Einverstanden
table-refuse = Nein, weiterspielen
table-refuse-bot = Nein, wir warten

## A bot of another package

table-replaced = Der Bot { $bot } kann nicht weiterspielen. Für { $name } spielt jetzt ein anderer Bot.
## Choosing, undoing, and a lost connection.
table-choose-number = Wähle eine Zahl
table-choose-field = Wähle ein Feld
table-choose-play = Wähle deine Karten
table-choose-cards = { $count ->
    [one] Wähle eine Karte
   *[other] Wähle { $count } Karten
}
table-take-penalty = −{ $points } nehmen
table-penalty-sure = Wirklich ohne Kreuz? Das kostet { $points } Punkte.
table-undo = Zurücknehmen
table-undo-what = Zurücknehmen: { $what }
table-undo-pawn = Figur
table-undo-cards = Karten
table-offline = Du bist offline.
table-unreached = Der Server antwortet nicht.
table-unreached-kept = Dein Zug ist gemerkt und geht raus, sobald die Verbindung wieder da ist.
table-unreached-open = Du kannst trotzdem wählen: Dein Zug wird später gesendet.
table-unreached-none = Es geht weiter, sobald die Verbindung wieder da ist.
table-late = Dein Zug kam zu spät: Das Spiel war schon weiter.
# Was geschieht, eins nach dem anderen, und der eigene Zug.
table-your-turn = { $name }, du bist dran
table-ask-roll = Tippe auf die Würfel, um zu würfeln
table-roll = Würfeln
table-penalty-ahead = Ohne Kreuz in diesem Zug: −{ $points }
table-game-of = Partie { $number } von { $count }
table-game-won = Partie { $number }: { $winner }
table-closed = { $colour } ist geschlossen ({ $names }).
table-closed-row = Reihe { $row } ist geschlossen ({ $names }).
table-sum-cross = { $count ->
    [one] { $names } kreuzt { $number } an
   *[other] { $names } kreuzen { $number } an
}
table-sum-pass = { $count ->
    [one] { $names } passt
   *[other] { $names } passen
}
table-sum-next = { $count ->
    [one] { $names } möchte noch eine Partie
   *[other] { $names } möchten noch eine Partie
}
table-sum-stop = { $count ->
    [one] { $names } möchte aufhören
   *[other] { $names } möchten aufhören
}
table-sum-penalty = { $name } −{ $points }
table-sum-lock = { $count ->
    [one] { $names } schließt { $colour }
   *[other] { $names } schließen { $colour }
}
table-sum-lock-row = { $count ->
    [one] { $names } schließt Reihe { $row }
   *[other] { $names } schließen Reihe { $row }
}
table-go-on = Weiter
