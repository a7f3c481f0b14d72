### Wörter der spielbaren Einführungen. Jede Szene hat, was sie verlangt, -done: was es gebracht hat, -not: warum jetzt nicht.

coach-title = Einführung
coach-you = Du
coach-step = Schritt { $number } von { $steps }
coach-back = Einen Schritt zurück
coach-forward = Einen Schritt weiter
coach-skip = Überspringen
coach-next = Weiter
coach-play = Erste Partie spielen
coach-rules = Regeln lesen

## Der Zug mit Würfeln

coach-sheet = Das ist dein Zettel: vier Reihen mit je einem Schloss am Ende. Je mehr Zahlen du in einer Reihe ankreuzt, desto mehr Punkte.
coach-white = { $name } hat gewürfelt. Die Summe der zwei weißen Würfel gilt für alle: 3. Kreuze die rote oder die gelbe 3 an.
coach-white-done = Gut gemacht! Auch { $name } hat eine 3: Über die weiße Summe entscheiden alle gleichzeitig und verdeckt.
coach-white-not = Erlaubt, aber schade: Passen bringt nichts, und in Grün und Blau kommt die 3 fast zuletzt. Nimm Rot oder Gelb.
coach-skip-over = Du kreuzt von links nach rechts an. Überspringen darfst du, doch Übersprungenes ist verloren. Weiße Summe 6: Nimm die rote 6.
coach-skip-over-done = Die rote 5 ist für immer verloren. In Rot zählt jetzt nur noch, was rechts von der 6 steht.
coach-skip-over-not = Erlaubt, aber die rote 6 überspringt nur eine Zahl. Jede andere 6 überspringt mehr, und Passen bringt nichts.
coach-pass = { $name } ist an der Reihe, und die 11 würde viel überspringen. Bist du nicht an der Reihe, kostet Passen nichts: Passe.
coach-pass-done = Nichts ist verloren. { $name } hat die gelbe 11 genommen und dafür fünf Zahlen übersprungen.
coach-pass-not = Sieh, was das überspringen würde: vier Zahlen oder mehr. Passen kostet dich jetzt nichts.
coach-yours = Du bist an der Reihe! Jetzt hast du zwei Aktionen. Zuerst wie immer die weiße Summe: 5. Kreuze die gelbe 5 an.
coach-yours-done = Gut. Jetzt kommt die zweite Aktion, nur für dich.
coach-yours-not = Erlaubt, aber die gelbe 5 überspringt nur eine Zahl. Grün und Blau überspringen viel mehr, und Passen bringt nichts.
coach-colour = Zweite Aktion: ein weißer plus ein farbiger Würfel. Weiß 4 und Blau 6 sind 10: Kreuze die blaue 10 an.
coach-colour-done = Der farbige Würfel bestimmt die Reihe. Diese zweite Aktion hat nur, wer an der Reihe ist.
coach-colour-not = Das ginge auch. Nimm jetzt Weiß 4 und Blau 6: Das ist die blaue 10.
coach-penalty = Wieder dein Zug. Mit der weißen Summe hast du nichts genommen, und jetzt passt keine Summe. Du kannst nur passen.
coach-penalty-done = Das ist ein Fehlversuch: 5 Punkte weniger. Den gibt es nur im eigenen Zug. Der vierte beendet die Partie.
coach-lock = Fünf Kreuze in Rot! Erst jetzt darfst du die letzte Zahl nehmen. Weiße Summe 12: Kreuze die rote 12 an.
coach-lock-done = Das Schloss gehört dir und zählt als weiteres Kreuz. Rot ist für alle geschlossen, und der rote Würfel scheidet aus.
coach-lock-not = Du darfst passen, aber genau darauf hast du gewartet: Nimm die rote 12.
coach-end = Die zweite geschlossene Reihe oder ein vierter Fehlversuch beendet die Partie. Sammle viele Kreuze je Reihe. Das war’s!

## Partien in Folge

coach-deluxe-sheet = Bis zu fünf Partien in Folge, nach den Regeln des Originals. Das geschieht in einem Zug.
coach-deluxe-next = Die erste Partie ist vorbei: 45 zu 30 für dich, das Ergebnis ist notiert. Weiter zur nächsten Partie.
coach-deluxe-next-done = Ein neuer Zettel für alle, und wer beginnt, wird neu ausgelost.
coach-deluxe-next-not = Aufhören geht nur, wenn alle wollen. Und du führst: weiter!
coach-deluxe-end = Nach der letzten Partie wird zusammengezählt: 212 zu 198 für dich. Die höchste Summe gewinnt. Das war’s!

## Gemischte Farben

coach-mixx-a-sheet = Hier sind die Farben gemischt: Jede Reihe hat alle vier. Die Zahlen laufen wie sonst, von 2 bis 12 oder von 12 bis 2.
coach-mixx-a-white = Weiße Summe 3, in jeder Farbe. Nimm die gelbe 3 in der ersten oder die rote 3 in der zweiten Reihe.
coach-mixx-a-white-done = Bei der weißen Summe ist die Farbe egal: Nur die Stelle in der Reihe zählt.
coach-mixx-a-white-not = Erlaubt, aber in den unteren zwei Reihen kommt die 3 fast zuletzt, und Passen bringt nichts. Sieh weiter oben nach.
coach-mixx-a-colour = Dein Zug, zweite Aktion. Weiß 2 und Blau 3 ergeben eine blaue 5: Kreuze sie in der ersten Reihe an.
coach-mixx-a-colour-done = Die Zahl muss die Farbe des Würfels haben. Die Reihe ist egal.
coach-mixx-a-colour-not = Das ginge auch. Nimm jetzt die blaue 5: Sie ist die nächste Zahl der ersten Reihe.
coach-mixx-a-where = Weiß 3 und Rot 5 ergeben eine rote 8. Es gibt nur eine: Finde sie und kreuze sie an.
coach-mixx-a-where-done = In der vierten Reihe! Jede Zahl gibt es in jeder Farbe nur einmal.
coach-mixx-a-where-not = Das ginge auch. Suche jetzt die rote 8 in der vierten Reihe: Sie überspringt nichts.
coach-mixx-a-lock = Fünf Kreuze in der ersten Reihe: Die letzte Zahl ist frei. Weiße Summe 12: Kreuze die rote 12 an.
coach-mixx-a-lock-done = Die Reihe ist für alle zu, der rote Würfel scheidet aus. Andere rote Zahlen brauchen nun die weiße Summe.
coach-mixx-a-lock-not = Erlaubt, aber genau darauf hast du gewartet: Mit der roten 12 kommt auch das Schloss.

## Gemischte Zahlen

coach-mixx-b-sheet = Hier hat jede Reihe eine Farbe, aber die Zahlen sind gemischt. Angekreuzt wird immer von links nach rechts.
coach-mixx-b-white = Weiße Summe 9. In Gelb kommt die 9 zuerst, in Rot fast zuletzt. Kreuze die gelbe 9 an.
coach-mixx-b-white-done = Nichts übersprungen: ein guter Anfang.
coach-mixx-b-white-not = Erlaubt, aber jede andere 9 überspringt Zahlen, und Passen bringt nichts. Gelb beginnt mit der 9.
coach-mixx-b-order = Die Stelle zählt, nicht die Größe: Nach der roten 10 und 6 kommt die 2. Weiße Summe 2: Kreuze die rote 2 an.
coach-mixx-b-order-done = In Rot kommt als Nächstes die 8, dann 3, 4 und 12.
coach-mixx-b-order-not = Erlaubt, aber die rote 2 ist gleich die nächste in ihrer Reihe: Sie überspringt nichts.
coach-mixx-b-colour = Dein Zug, zweite Aktion. Weiß 3 und Rot 5 sind 8, die nächste Zahl in Rot: Kreuze sie an.
coach-mixx-b-colour-done = Vier Kreuze ohne Lücke. Jedes ist mehr wert als das davor.
coach-mixx-b-colour-not = Das ginge auch. Nimm jetzt Weiß 3 und Rot 5: Die rote 8 überspringt nichts.
coach-mixx-b-lock = Rot endet mit 11, und du hast dort fünf Kreuze: Sie ist frei. Weiße Summe 11: Kreuze die rote 11 an.
coach-mixx-b-lock-done = Das Schloss zählt als weiteres Kreuz. Rot ist für alle geschlossen, und der rote Würfel scheidet aus.
coach-mixx-b-lock-not = Erlaubt, aber genau darauf hast du gewartet: Mit der roten 11 kommt auch das Schloss.

## On Board

coach-board-track = Du spielst wie im Original, und deine Figur läuft eine Strecke entlang. Jedes Feld hat eine Zahl und darunter Punkte.
coach-board-move = Dritte Aktion, in deinem Zug: bis zu fünf freie Felder vor. Das fünfte ist Grün 10, das du ankreuzen kannst: Geh dorthin.
coach-board-move-done = Auch die Figur hat dir ein Kreuz gebracht: Das sind drei in einem Zug.
coach-board-move-not = Erlaubt, aber nur Grün 10 bringt dir ein Kreuz. Es liegt fünf Felder weiter.
coach-board-known = Die Figur darf auch auf eine Zahl, die du schon angekreuzt hast. Grün 11 liegt drei Felder weiter: Geh dorthin.
coach-board-known-done = Kein neues Kreuz, aber du bist weiter vorn: Am Ende zählen die Punkte unter deiner Figur.
coach-board-known-not = Du darfst stehen bleiben, aber je weiter vorn, desto mehr Punkte liegen unter den Feldern.
coach-board-taken = Vor dir steht die Figur von { $name }. Ihr Feld zählt nicht mit. Gelb 6 ist das vierte freie Feld: Geh dorthin.
coach-board-taken-done = Auf einem Feld steht nur eine Figur, und niemand wird zurückgeschickt.
coach-board-taken-not = Das ginge auch. Zähle jetzt vier freie Felder, ohne das von { $name }: Gelb 6.
coach-board-penalty = Vorsicht: noch kein Kreuz in diesem Zug! Nur ein neues rettet dich vor dem Fehlversuch. Finde ein Feld, das eins bringt.
coach-board-penalty-done = Gerettet! Einen Fehlversuch gibt es nur, wenn alle drei Aktionen kein Kreuz bringen.
coach-board-penalty-not = Das bringt kein neues Kreuz: ein Fehlversuch, 5 Punkte weniger. Blau 8 und Rot 7 bringen eins.
coach-board-lock = Fünf Kreuze in Rot, und Rot 12 liegt vier Felder weiter. Auch die Figur kann eine Reihe schließen: Geh dorthin.
coach-board-lock-done = Rot ist zu! Und deine Figur steht auf einem der letzten fünf Felder: Alle anderen haben noch einen Zug.
coach-board-lock-not = Das ginge auch, aber vier Felder weiter wartet ein Schloss: Rot 12.
coach-board-end = So endet die Partie, oder wie im Original. Die 19 Punkte unter deiner Figur kommen zu denen des Zettels. Das war’s!

## Karten

coach-cards-hand = Hier gibt es keine Würfel. Das sind deine Handkarten; verdeckt liegen die Auslage und daneben der Stapel.
coach-cards-take = Dein Zug: Nimm Karten, bis du fünf hast. Die Rückseite zeigt die Zahl, nicht die Farbe. Nimm, welche du magst.
coach-cards-take-done = Jetzt siehst du, was es ist. Die Lücke in der Auslage wird vom Stapel gefüllt.
coach-cards-call = Nun wird die Zahl auf dem Stapel angesagt: 11. Alle dürfen sie ankreuzen, in einer Reihe ihrer Wahl. Nimm Grün oder Blau.
coach-cards-call-done = Die Karte bleibt liegen: Nur ihre Zahl zählt.
coach-cards-call-not = Erlaubt, aber Grün und Blau beginnen mit 12: Dort überspringt die 11 nur eine Zahl. Nimm eine davon.
coach-cards-play = Jetzt spielst du eine bis drei Karten. Spiele die grüne 10 und kreuze sie an.
coach-cards-play-done = Die Karte wird abgelegt, und das Kreuz gehört dir.
coach-cards-play-not = Das ginge auch. Spiele jetzt nur die grüne 10 und kreuze sie an: Sie kommt gleich nach der 11.
coach-cards-several = Mehrere Karten müssen von einer Farbe sein. Spiele die rote 3, 4 und 6 zusammen und kreuze alle drei an.
coach-cards-several-done = Drei Kreuze auf einmal! Dazwischen darfst du eine Zahl überspringen, nicht mehr: hier die 5.
coach-cards-several-not = Erlaubt, aber die rote 3, 4 und 6 zusammen bringen drei Kreuze. Wähle alle drei.
coach-cards-penalty = Bei der angesagten Zahl hast du gepasst, und jetzt passt nichts. Spielen musst du trotzdem: Wähle eine Karte.
coach-cards-penalty-done = Kein Kreuz im ganzen Zug: ein Fehlversuch, 5 Punkte weniger. Den gibt es nur im eigenen Zug.
coach-cards-lock = Fünf Kreuze in Grün: Die letzte Zahl ist frei. Spiele die grüne 2 und kreuze sie an.
coach-cards-lock-done = Das Schloss zählt als weiteres Kreuz. Mit Karten ist die Reihe nur für dich geschlossen: Die anderen machen weiter.
coach-cards-lock-not = Erlaubt, aber genau darauf hast du gewartet: Spiele die grüne 2 und kreuze sie an.
coach-cards-end = Zwei geschlossene Reihen auf einem Zettel oder ein vierter Fehlversuch: Schluss. Sammle viele Kreuze je Reihe. Das war’s!

## Joker

coach-jokers-hand = Elf Joker sind im Spiel, von 2 bis 12. Einen hast du: Seine Zahl steht fest, aber die Farbe wählst du.
coach-jokers-play = Spiele den Joker als gelbe 5: Wähle die Karte, dann ihre Farbe, und kreuze sie an.
coach-jokers-play-done = Die Farbe sagst du erst, wenn du ihn spielst. Seine Rückseite sieht aus wie jede andere.
coach-jokers-play-not = Das ginge auch. Spiele jetzt nur den Joker, als Gelb: Er kommt gleich nach deiner 3 und 4.
coach-jokers-with = Ein Joker passt zu Karten jeder Farbe. Spiele die rote 4, den Joker als Rot und die rote 6: drei Kreuze.
coach-jokers-with-done = Das können Joker am besten: Lücken füllen.
coach-jokers-with-not = Das ginge auch, aber der Joker passt genau zwischen deine 4 und 6: Spiele alle drei in Rot.
coach-jokers-same = Eine rote 7 und der Joker 7: Zusammen wären sie nur ein Kreuz. Spiele nur die rote 7 und behalte den Joker.
coach-jokers-same-done = Der Joker wartet auf deiner Hand auf eine Reihe, in der du ihn brauchst.
coach-jokers-same-not = Erlaubt, aber nicht so gut. Spiele nur die rote 7, kreuze sie an und behalte den Joker.
