### Warum etwas abgelehnt wurde: ein Satz für jeden Code des Servers und für jede Regel der Spiele.
### Eine Variable enthält eine Zahl, den Namen einer Farbe oder eine Zahl mit ihrer Farbe; count ist eine Zahl.

refusal-answered = Du hast schon geantwortet. Nimm deine Antwort zuerst zurück, wenn du sie ändern möchtest.
refusal-bad-device = Dieser Browser wurde nicht erkannt. Lade die Seite neu.
refusal-bad-file = Das ist keine Datei mit Qwixx-Spielen, oder sie ist beschädigt. Wähle die Datei, die auf dem anderen Gerät gespeichert wurde.
refusal-bad-key = Der Link zu diesem Platz gilt nicht mehr. Lass dir dort einen neuen geben, wo zuletzt gespielt wurde.
refusal-bad-name = Dieser Name geht nicht. Nimm einen mit 1 bis 30 Zeichen, ohne Leerzeichen am Anfang oder Ende.
refusal-bad-roll = Das können die Würfel nicht sein. Jeder, der noch im Spiel ist, zeigt 1 bis 6.
refusal-bad-salt = Das ist nicht das Salz, das versprochen wurde.
refusal-bad-setup = So lässt sich die Partie nicht vorbereiten. Prüfe die Zahl der Plätze, die Optionen und die Bots.
refusal-dice-unknown = Nur die weiße Summe ist bekannt; dafür braucht es alle Würfel.
refusal-forbidden-origin = Diese Seite darf sich nicht mit dem Server verbinden. Öffne den Tisch unter der Adresse des Servers.
refusal-game-over = Die Partie ist zu Ende.
refusal-here = Diese Person ist verbunden und entscheidet selbst.
refusal-hello-first = Die Verbindung kam nicht zustande. Lade die Seite neu.
refusal-illegal = Das erlauben die Regeln nicht. Wähle einen der markierten Züge.
refusal-malformed = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
refusal-moved = Dieses Spiel geht jetzt beim Server weiter. Öffne es dort.
refusal-name-taken = An diesem Tisch heißt schon jemand so, oder der Name sieht genauso aus. Wähle einen anderen.
refusal-no-proposal = Es gibt keinen Vorschlag mehr.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-not-allowed = Das geht an diesem Tisch nicht.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-not-running = Die Partie hat noch nicht begonnen. Warte, bis es losgeht.
refusal-not-starting = Die Partie beginnt noch nicht.
refusal-not-to-act = Du bist gerade nicht dran. Wenn ein Bot für dich spielt, übernimm zuerst deinen Platz wieder.
refusal-not-yours = Dieser Platz gehört jemand anderem.
refusal-nothing-sealed = Es gibt keine Antwort mehr, die man zurücknehmen könnte: Alle haben geantwortet.
refusal-open-seats = Ein Platz ist noch frei. Warte auf jemanden, oder gib ihn einem Bot.
refusal-replaced = Für jemanden, der nicht da ist, spielt ein Bot. Weiter zurück geht es nur gemeinsam.
refusal-seat-taken = Jemand war schneller: Der Platz ist besetzt. Nimm einen anderen.
refusal-slow-down = Das ging zu schnell. Warte einen Moment und versuche es noch einmal.
refusal-stale = Inzwischen ist etwas passiert. Schau auf den Tisch und entscheide neu.
refusal-started = Die Partie hat schon begonnen.
refusal-starting = Die Partie beginnt gleich; jetzt lässt sich nichts mehr ändern.
refusal-storage = Es konnte nicht gespeichert werden, und nichts hat sich geändert. Versuche es gleich noch einmal.
refusal-still-running = Die Partie ist noch nicht zu Ende. Warte das Ende ab.
refusal-too-large = Das ist zu viel Text. Kürze ihn.
refusal-too-many = Das sind im Moment zu viele. Beende eine begonnene Partie, oder warte eine Weile.
refusal-unknown-table = Kein Tisch hat diesen Code, oder die Partie dort ist zu Ende und nur für die zu sehen, die mitgespielt haben oder den Link kennen.
refusal-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
refusal-engine = Die Partien auf diesem Gerät laufen gerade nicht. Lade die Seite neu.

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
