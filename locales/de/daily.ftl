### The challenge of the day.

daily-title = Tagesaufgabe
daily-about = Jeden Tag dieselben Würfel für alle. Ein Versuch zählt, weitere sind Übung. Rückgängig machen geht nicht, und es gibt keine Tipps.
daily-solo = Allein
daily-duel = Duell mit dem Meister
daily-play = Spielen
daily-go-on = Weiter
daily-practise = Üben
daily-against = { $mine } zu { $other }
daily-calendar = Die letzten Wochen
daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-no-streak = Beende heute einen Versuch, und eine Reihe von Tagen beginnt.
daily-finished = { $count ->
    [0] nichts beendet
    [one] { $count } Versuch beendet
   *[other] { $count } Versuche beendet
}
daily-public = Die Würfel folgen nach einer öffentlichen Regel aus dem Datum. Darum geht es ohne Netz, und wer will, kann sie vorher kennen.
daily-unkept = Dieser Browser behält nichts: Deine Versuche bleiben nur, solange diese Seite offen ist.
daily-text-solo = Qwixx des Tages, { $date }: { $game }, allein: { $mine }
daily-text-duel = Qwixx des Tages, { $date }: { $game }, Duell mit dem Meister: { $mine } zu { $other }
daily-counted = Das war dein Versuch des Tages: Er zählt.
daily-practised = Das war Übung: Dein erster Versuch zählt.
daily-you = Du
daily-perfect = Perfektes Spiel erwartet
daily-best = Das Beste mit genau diesen Würfeln
daily-working = wird ausgerechnet …
daily-exact = { $score } (exakt)
daily-between = { $score } bis { $most } (bewiesene Schranken)
daily-all = Zur Tagesaufgabe
daily-board = Tafel des Tages: { $game }
daily-board-none = Noch steht niemand darauf.
daily-board-enter = Trag mich ein
daily-board-about = Jeder Eintrag ist ein Spiel, das der Server nachgespielt hat. Name und Punkte sehen alle; sie bleiben 60 Tage.
