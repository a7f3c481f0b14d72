### Ein Satz für jede Regel der Spiele, die nicht eingehalten wurde.
### Eine Variable enthält eine Zahl, den Namen einer Farbe oder eine Zahl mit ihrer Farbe; count ist eine Zahl.

rule-not-now = { $action } geht jetzt nicht; möglich ist: { $possible }.
rule-no-such-number = Auf dem Zettel gibt es { $mark } nicht.
rule-which-row = { $mark } steht in mehreren Reihen: Nenne auch die Reihe, wie { $example }.
rule-white-sum = Die weißen Würfel ergeben { $sum }, also kann { $mark } jetzt nicht angekreuzt werden.
rule-white-and-colour = Kein weißer Würfel ergibt mit dem Würfel in { $colour } zusammen { $mark }.
rule-reply = Jetzt zählt nur eine Zahl, die eine Reihe schließt, und { $mark } tut das nicht.
rule-called-number = Die angesagte Zahl ist { $number }, also kann { $mark } jetzt nicht angekreuzt werden.
rule-closed-row = { $row } ist geschlossen.
rule-closed-row-number = Reihe { $row } ist geschlossen.
rule-already-crossed = Du hast { $mark } schon angekreuzt.
rule-left-to-right = Reihen werden von links nach rechts angekreuzt, und { $mark } steht links von { $last }, dem letzten Kreuz der Reihe.
rule-lock-needs = Die letzte Zahl einer Reihe braucht vorher { $need } Kreuze: Für { $mark } hast du { $have }.
rule-steps = Die Figur zieht 1 bis { $farthest } freie Felder, nicht { $steps }.
rule-past-the-end = Die Strecke ist vorher zu Ende: Vor der Figur liegen keine { $steps } freien Felder.
rule-other-field = Wer { $steps } freie Felder zählt, kommt auf { $field }, nicht auf { $mark }.
rule-take-count = Nimm genau { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} aus der Auslage, damit du fünf auf der Hand hast.
rule-not-on-display = Karten in der Auslage mit der Rückseite { $number }: { $have }. Du wolltest { $wanted }.
rule-not-at-place = Die Karte auf Platz { $place } der Auslage ist keine { $number }.
rule-play-count = Man spielt eine, zwei oder drei Karten aus, nicht { $count }.
rule-not-in-hand = Du hast { $card } nicht auf der Hand.
rule-one-colour = Karten, die zusammen ausgespielt werden, haben eine Farbe, und { $card } ist nicht { $colour }.
rule-mark-not-played = Du kannst nur ankreuzen, was du ausspielst, und { $mark } ist nicht unter deinen Karten.
rule-one-skip = Zwischen der ersten und der letzten Zahl, die du ankreuzt, darf höchstens eine übersprungen werden, nicht { $skipped }.
