### Die Regeln der sechs Spiele, für alle, die noch nie gespielt haben.

rules-title = Die Regeln
rules-intro = Sechs Spiele einer Familie. Wer neu ist, beginnt am besten mit dem Original.
rules-all = Alle Regeln
rules-contents = Auf dieser Seite
rules-example = Beispiel

rules-classic-blurb = Sechs Würfel, vier Reihen, eine Viertelstunde: das Spiel, mit dem alles begann.
rules-deluxe-blurb = Das Original über mehrere Partien: bis zu fünf in Folge, am Ende zählt die Summe.
rules-mixx-a-blurb = Das Original auf einem Zettel mit gemischten Farben: Jede Reihe hat alle vier.
rules-mixx-b-blurb = Das Original auf einem Zettel mit gemischten Zahlen: Keine Reihe steigt oder fällt einfach.
rules-board-blurb = Das Original mit Spielplan: Deine Figur bringt zusätzliche Kreuze und Punkte.
rules-cards-blurb = Karten statt Würfel. Die Rückseite zeigt die Zahl, nur die Vorderseite zeigt die Farbe.
rules-cards-jokers-blurb = Das Kartenspiel mit elf Jokern, deren Farbe du bestimmst.

rules-classic-facts = für 2 bis 5, zur Übung auch allein · ab 8 Jahren · etwa 15 Minuten
rules-deluxe-facts = für 2 bis 8 · ab 8 Jahren · etwa 15 Minuten je Partie
rules-board-facts = für 2 bis 4 · ab 8 Jahren · etwa 20 Minuten
rules-cards-facts = für 2 bis 5 · etwa 15 Minuten

rules-aim = Das Ziel
rules-aim-sheet = Kreuze in deinen vier farbigen Reihen so viele Zahlen an, wie du kannst: Je mehr Kreuze in einer Reihe, desto mehr Punkte bringt sie, und die meisten Punkte gewinnen.
rules-aim-track = Kreuze in deinen vier farbigen Reihen so viele Zahlen an, wie du kannst, und bring deine Figur auf der Strecke weit voran: Beides gibt Punkte, und die meisten Punkte gewinnen.
rules-aim-picture = Ein leerer Zettel. Die rote und die gelbe Reihe laufen von 2 bis 12, die grüne und die blaue von 12 bis 2. Am Ende jeder Reihe ist ein Schloss.
rules-mixx-a-picture = Ein leerer Zettel. Reihe 1: Gelb 2 bis 4, Blau 5 bis 7, Grün 8 bis 10, Rot 11 und 12. Reihe 2: Rot 2 und 3, Grün 4 bis 7, Blau 8 und 9, Gelb 10 bis 12. Reihe 3: Blau 12 bis 10, Gelb 9 bis 7, Rot 6 bis 4, Grün 3 und 2. Reihe 4: Grün 12 und 11, Rot 10 bis 7, Gelb 6 und 5, Blau 4 bis 2. Am Ende jeder Reihe ist ein Schloss.
rules-mixx-b-picture = Ein leerer Zettel. Rot: 10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11. Gelb: 9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10. Grün: 8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3. Blau: 5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4. Am Ende jeder Reihe ist ein Schloss.

rules-need = Was man braucht
rules-need-dice = Sechs Würfel: zwei weiße, einen roten, einen gelben, einen grünen und einen blauen.
rules-need-sheet = Einen Zettel und einen Stift für jeden.
rules-need-wipe = Eine abwischbare Tafel und einen Stift für jeden. In ihrer Ecke ist ein Kasten für die Punkte von bis zu fünf Partien.
rules-need-track = Den Spielplan mit einer Strecke von 40 Feldern. Er hat zwei verschiedene Seiten; vor der Partie wird eine gewählt.
rules-need-pawns = Eine Figur für jeden. Alle Figuren beginnen auf dem Start, der vor dem ersten Feld liegt.
rules-need-cards = 44 Karten: die Zahlen 2 bis 12 in Rot, Gelb, Grün und Blau. Auch die Rückseite einer Karte zeigt ihre Zahl, aber nicht ihre Farbe.
rules-need-jokers = Elf Joker, einen für jede Zahl von 2 bis 12. Von hinten sieht ein Joker aus wie jede andere Karte.
rules-need-here = Wenn du hier spielst, liegt alles schon bereit.
rules-need-cards-picture = Dieselbe Karte von beiden Seiten: vorn eine rote 7, hinten eine 7 ohne Farbe.

rules-deal = Bevor es losgeht
rules-deal-hands = Die Karten werden gemischt, und jeder bekommt vier. Die Vorderseite siehst du nur bei deinen eigenen.
rules-deal-hands-jokers = Die Joker werden mit den anderen Karten gemischt, zusammen 55, und jeder bekommt vier. Die Vorderseite siehst du nur bei deinen eigenen.
rules-deal-display = Der Rest ist der Stapel, mit den Rückseiten nach oben. Die obersten vier Karten kommen daneben, auch mit der Rückseite nach oben: Das ist die Auslage.
rules-deal-known = So sehen alle die Zahlen in der Auslage, oben auf dem Stapel und in den Händen der anderen, aber nie deren Farben.
rules-deal-picture = Die Auslage aus vier Rückseiten: 3, 11, 6 und 9. Daneben der Stapel, oben eine 8.

rules-match = Mehrere Partien
rules-match-games = Gespielt werden eine bis fünf Partien in Folge. Nach jeder Partie kann Schluss sein, wenn alle einverstanden sind.
rules-match-anew = In jeder Partie sind alle Tafeln wieder leer, und es wird neu ausgelost, wer beginnt.
rules-match-sum = Die Punkte jeder Partie kommen in den Kasten. Die höchste Summe gewinnt; bei gleicher Summe wird der Sieg geteilt.
rules-match-example = Ben hat zwei der drei Partien gewonnen, aber Ada hat die höhere Summe, 192 zu 179. Ada gewinnt.
rules-match-picture = Der Kasten nach drei Partien. Ada: 50, 90 und 52, Summe 192. Ben: 61, 60 und 58, Summe 179.

rules-turn = Ein Zug
rules-turn-dice = Wer beginnt, wird ausgelost; danach geht es im Uhrzeigersinn weiter. Wer an der Reihe ist, wirft alle Würfel, die noch im Spiel sind. Dann, der Reihe nach:
rules-turn-white = Die weißen Würfel, für alle. Die beiden weißen Würfel werden addiert. Jeder darf diese Zahl in einer Reihe seiner Wahl ankreuzen.
rules-turn-colour = Weiß und Farbe, nur für den, der an der Reihe ist. Du darfst einen weißen und einen farbigen Würfel deiner Wahl addieren und die Summe in der Reihe dieser Farbe ankreuzen.
rules-turn-colour-mixed = Weiß und Farbe, nur für den, der an der Reihe ist. Du darfst einen weißen und einen farbigen Würfel deiner Wahl addieren und die Summe dort ankreuzen, wo sie in dieser Farbe steht.
rules-turn-pawn = Die Figur, nur für den, der an der Reihe ist. Du darfst sie vorwärts auf ein Feld ziehen, das du nutzen kannst.
rules-turn-free = Niemand muss etwas ankreuzen. Bei den weißen Würfeln wählen alle gleichzeitig und geheim; gezeigt werden die Kreuze, wenn alle gewählt haben.
rules-turn-counts = Was du mit den weißen Würfeln ankreuzt, zählt sofort. Es kann das fünfte Kreuz sein, mit dem du die Reihe gleich danach schließen darfst.
rules-turn-white-example = Ben wirft eine weiße 1 und eine weiße 4: „Fünf!“ Er kreuzt die rote 5 an, Ada die gelbe 5, Cleo passt.
rules-turn-white-picture = Weiße 1 plus weiße 4 ergibt 5, in einer beliebigen Reihe.
rules-turn-colour-example = Dann addiert Ben, und nur er, die weiße 4 und die blaue 6 und kreuzt die blaue 10 an.
rules-turn-colour-picture = Weiße 4 plus blaue 6 ergibt 10, in der blauen Reihe.
rules-mixx-a-example = Dann addiert Ben, und nur Ben, die weiße 4 und die blaue 6 und kreuzt die blaue 10 in Reihe 3 an.
rules-mixx-a-example-picture = Weiße 4 plus blaue 6 macht 10, auf der blauen 10.
rules-turn-cards = Wer beginnt, wird ausgelost; danach geht es im Uhrzeigersinn weiter. Wer an der Reihe ist, tut drei Dinge, der Reihe nach:
rules-turn-take = Karten aus der Auslage nehmen, bis du fünf auf der Hand hast.
rules-turn-call = Die Zahl ansagen, die oben auf dem Stapel liegt. Alle dürfen sie ankreuzen.
rules-turn-play = Eine, zwei oder drei deiner Karten ausspielen. Nur du darfst ihre Zahlen ankreuzen.

rules-take = Karten nehmen
rules-take-five = In deinem ersten Zug nimmst du eine Karte, später eine bis drei: so viele, wie dir zu fünf fehlen. Welche, entscheidest du.
rules-take-fill = Nimm zuerst alle; erst dann wird die Auslage vom Stapel auf vier aufgefüllt. Ist der Stapel leer, werden die abgelegten Karten gemischt und sind der neue Stapel.
rules-take-example = Ada nimmt die 11. Die 8 vom Stapel füllt die Lücke, und nun liegt oben eine 4.
rules-take-picture = In der Auslage liegen nun 3, 8, 6 und 9, und der Stapel zeigt eine 4.

rules-call = Die angesagte Zahl
rules-call-all = Die Zahl, die jetzt oben auf dem Stapel liegt, gilt für alle. Jeder darf sie in einer Reihe seiner Wahl ankreuzen oder es lassen. Die Karte bleibt auf dem Stapel.
rules-call-secret = Alle wählen gleichzeitig und geheim; gezeigt werden die Kreuze, wenn alle gewählt haben.
rules-call-example = Ada sagt an: „Vier!“ Sie kreuzt die gelbe 4 an, Ben ebenso. Cleo passt.

rules-play = Karten ausspielen
rules-play-count = Du musst mindestens eine Karte ausspielen und darfst bis zu drei. Eine einzelne darf jede sein; mehrere müssen alle dieselbe Farbe haben, mit beliebigen Zahlen.
rules-play-cross = Zeig sie vor. Du darfst ihre Zahlen in der Reihe ihrer Farbe ankreuzen: alle, einige oder keine. Dann werden die Karten verdeckt abgelegt.
rules-play-skip = Kreuzt du mehrere Zahlen an, darf zwischen der ersten und der letzten davon höchstens eine Zahl übersprungen werden.
rules-play-counts = Angekreuzt wird von links nach rechts. Die ersten Kreuze zählen also schon zu den fünf, die man für die letzte Zahl der Reihe braucht.
rules-play-all-example = Du spielst die rote 4, 5 und 7. Du darfst alle drei ankreuzen: Nur die 6 wird übersprungen.
rules-play-all-picture = Die Karten rote 4, 5 und 7. In der roten Reihe sind 4, 5 und 7 angekreuzt.
rules-play-some-example = Du spielst die gelbe 2, 4 und 6. Alle drei darfst du nicht ankreuzen, denn 3 und 5 würden übersprungen. 2 und 4 sind erlaubt.
rules-play-some-picture = Die Karten gelbe 2, 4 und 6. In der gelben Reihe sind nur 2 und 4 angekreuzt.

rules-joker = Joker ausspielen
rules-joker-colour = Die Zahl eines Jokers steht fest. Seine Farbe bestimmst du und sagst sie, wenn du ihn ausspielst.
rules-joker-together = Zusammen mit anderen Karten nimmt ein Joker deren Farbe an. Zwei Karten mit derselben Zahl darfst du zusammen ausspielen, aber sie geben nur ein Kreuz.
rules-joker-example = Ben spielt die rote 6, die rote 8 und einen Joker mit der 7. Er sagt „Rot“ und kreuzt 6, 7 und 8 an.
rules-joker-picture = Die Karten rote 6, Joker 7 und rote 8. In der roten Reihe sind 6, 7 und 8 angekreuzt.

rules-pawn = Die Figur ziehen
rules-pawn-steps = Zieh 1 bis 5 freie Felder vorwärts, nie zurück. Ein Feld mit einer Figur wird übersprungen und nicht gezählt: Auf jedes Feld passt nur eine, und niemand wird hinausgeworfen. Auf dem Start ist Platz für alle.
rules-pawn-field = Jedes Feld zeigt eine Farbe und eine Zahl. Du darfst dort nur anhalten, wenn du diese Zahl jetzt nach den Regeln ankreuzt oder schon angekreuzt hast.
rules-pawn-three = So kannst du in deinem eigenen Zug bis zu drei Kreuze machen.
rules-pawn-example = Ada hat die rote 3 und 7, die gelbe 5 und die grüne 12 angekreuzt. Ihre Figur steht auf der roten 3. Bens Figur steht auf der blauen 9; dieses Feld zählt Ada nicht mit.
rules-pawn-example-have = 1 Feld, auf die gelbe 5: erlaubt. Die hat sie schon und kreuzt nichts an.
rules-pawn-example-lost = 2 Felder, auf die rote 6: nicht erlaubt. Sie steht links von ihrer roten 7.
rules-pawn-example-cross = 3 Felder, auf die grüne 10: erlaubt. Sie kreuzt die grüne 10 an.
rules-pawn-picture = Ein Stück der Strecke: rote 3 mit Adas Figur, gelbe 5, blaue 9 mit Bens Figur, rote 6, grüne 10. Für Ada ist die gelbe 5 Feld eins, die rote 6 Feld zwei und die grüne 10 Feld drei.

rules-crossing = Von links nach rechts
rules-crossing-order = In jeder Reihe wird von links nach rechts angekreuzt. Rot und Gelb laufen von 2 hinauf bis 12, Grün und Blau von 12 hinunter bis 2.
rules-crossing-printed = In jeder Reihe wird von links nach rechts angekreuzt, so wie ihre Zahlen gedruckt sind.
rules-mixx-a = Jede Zahl hat ihre eigene Farbe: Die Summe mit einem farbigen Würfel wird auf einer Zahl seiner Farbe angekreuzt, in welcher Reihe sie auch steht. Das Schloss einer Reihe nimmt den Würfel in der Farbe ihrer letzten Zahl aus dem Spiel.
rules-mixx-b = Jede Reihe hat eine Farbe, aber ihre eigene Reihenfolge der Zahlen: weiterhin von links nach rechts, so wie sie gedruckt sind.
rules-crossing-skip = Du darfst überall anfangen und beliebig viele Zahlen überspringen. Aber eine übersprungene Zahl ist verloren: Du kannst sie nie mehr ankreuzen. Viele streichen sie durch, um es nicht zu vergessen; hier geschieht das von selbst.
rules-crossing-example = In Rot sind die 5 und die 7 angekreuzt: 2, 3, 4 und 6 sind verloren. In Gelb bleiben nur 11 und 12; mit fünf Kreuzen ist die 12 erlaubt. In Grün geht es rechts von der 6 weiter, in Blau rechts von der 10.
rules-crossing-picture = Ein Zettel mitten im Spiel. Rot: 5 und 7 angekreuzt. Gelb: 3, 4, 7, 8 und 10. Grün: 12, 9 und 6. Blau: 10. Die übersprungenen Zahlen sind durchgestrichen.
rules-mixx-a-skip = In Reihe 1 sind die gelbe 3 und die blaue 6 angekreuzt: Die gelbe 2, die gelbe 4 und die blaue 5 sind verloren.
rules-mixx-a-skip-picture = Reihe 1 des Zettels. Gelbe 3 und blaue 6 sind angekreuzt; gelbe 2, gelbe 4 und blaue 5 sind durchgestrichen.
rules-mixx-b-skip = In Rot sind die 6 und die 8 angekreuzt: 10 und 2 sind verloren. Die 3 steht weiter rechts und ist noch frei.
rules-mixx-b-skip-picture = Die rote Reihe. 6 und 8 sind angekreuzt; 10 und 2 sind durchgestrichen.

rules-lock = Eine Reihe schließen
rules-lock-five = Die letzte Zahl einer Reihe ist besonders: die 12 in Rot und Gelb, die 2 in Grün und Blau. Du darfst sie nur ankreuzen, wenn du in dieser Reihe schon mindestens fünf Kreuze hast.
rules-lock-last = Die letzte Zahl einer Reihe ist besonders: Du darfst sie nur ankreuzen, wenn du in dieser Reihe schon mindestens fünf Kreuze hast.
rules-lock-cross = Wer die letzte Zahl ankreuzt, kreuzt auch das Schloss daneben an. Das Schloss zählt als ein weiteres Kreuz.
rules-lock-closed = Die Farbe ist nun für alle geschlossen, und ihr Würfel scheidet sofort aus.
rules-lock-closed-row = Die Reihe ist nun für alle geschlossen, und der Würfel ihres Schlosses kommt sofort aus dem Spiel.
rules-lock-announced = Wer die letzte Zahl ankreuzt, sagt es laut an: Wer bei der weißen Summe gepasst hat, darf die Reihe dann ebenfalls abschließen, wenn er fünf Kreuze darin hat.
rules-lock-example = Cleo hat fünf Kreuze in Grün. Sie kreuzt die 2 und das Schloss an, das macht sieben. Grün ist geschlossen, und der grüne Würfel wird weggelegt.
rules-lock-picture = Cleos grüne Reihe. 12, 11, 9, 7 und 6 sind angekreuzt, dann die 2 und das Schloss.
rules-lock-pawn = Auch die Figur kann eine Reihe schließen, auf einem Feld mit der letzten Zahl. In einer geschlossenen Farbe darfst du nur auf Zahlen anhalten, die du schon angekreuzt hast.
rules-lock-own = Achtung, das ist anders als im Würfelspiel: Die Reihe ist nur für dich geschlossen. Die anderen machen in ihrer weiter.
rules-lock-own-example = Cleo hat fünf Kreuze in Grün. Sie kreuzt die 2 und das Schloss an, das macht sieben. Für Cleo ist Grün geschlossen, für Ada und Ben nicht.

rules-together = Gemeinsam schließen
rules-together-white = Schließt jemand eine Reihe mit den weißen Würfeln, darf im selben Moment auch jeder andere, der dort mindestens fünf Kreuze hat, die letzte Zahl und das Schloss ankreuzen. Mit weniger als fünf geht es nicht.
rules-together-gone = Der Würfel ist sofort aus dem Spiel: Schon in diesem Zug gibt es ihn bei Weiß und Farbe nicht mehr.
rules-together-example = Die weißen Würfel ergeben 12. Ada und Ben haben beide fünf Kreuze in Rot: Beide schließen die Reihe. Cleo hat nur vier und darf nicht.
rules-together-picture = Drei rote Reihen. Die von Ada und Ben haben fünf Kreuze, dann die 12 und das Schloss. Die von Cleo hat vier Kreuze; ihre 12 und ihr Schloss bleiben leer.

rules-penalty = Fehlversuche
rules-penalty-dice = Bist du an der Reihe und kreuzt nichts an, weder mit den weißen Würfeln noch mit Weiß und Farbe, musst du einen Fehlversuch ankreuzen. Er kostet dich 5 Punkte.
rules-penalty-track = Bist du an der Reihe und kreuzt in allen drei Schritten nichts an, musst du einen Fehlversuch ankreuzen. Er kostet dich 5 Punkte. Auf eine Zahl zu ziehen, die du schon hattest, ist kein Kreuz.
rules-penalty-cards = Bist du an der Reihe und kreuzt nichts an, weder die angesagte Zahl noch eine deiner Karten, musst du einen Fehlversuch ankreuzen. Er kostet dich 5 Punkte.
rules-penalty-others = Die anderen bekommen nie einen Fehlversuch, ob sie etwas ankreuzen oder nicht.
rules-penalty-picture = Die vier Kästchen für Fehlversuche. Zwei sind angekreuzt: 10 Punkte Abzug.

rules-end = Das Ende
rules-end-dice = Das Spiel endet sofort, wenn jemand den vierten Fehlversuch ankreuzt oder wenn zwei Farben geschlossen sind, ganz gleich von wem.
rules-end-rows = Das Spiel endet sofort, wenn jemand den vierten Fehlversuch ankreuzt oder wenn zwei Reihen geschlossen sind, ganz gleich von wem.
rules-end-more = Mit den weißen Würfeln können mehrere Reihen im selben Moment geschlossen werden; dann zählen alle. Endet das Spiel dadurch, ist auch der Zug zu Ende, ohne Fehlversuch.
rules-end-example = Blau ist schon geschlossen. Die weißen Würfel ergeben 12: Ada schließt Rot, und Ben schließt gleichzeitig Gelb. Beide Schlösser zählen, und das Spiel ist aus.
rules-end-track = Erreicht eine Figur eines der letzten fünf Felder, beginnt die Schlussrunde: Alle anderen sind noch einmal an der Reihe, dann ist das Spiel aus. Eine zweite Figur dort verlängert sie nicht.
rules-end-sooner = Das Spiel kann auch vorher enden: sofort, wenn jemand den vierten Fehlversuch ankreuzt oder wenn zwei Farben geschlossen sind, ganz gleich von wem.
rules-end-track-picture = Das Ende der Strecke. Die letzten fünf Felder haben einen dicken Rand; auf dem zweiten davon steht eine Figur.
rules-end-cards = Das Spiel endet, sobald jemand zwei Reihen auf dem eigenen Zettel geschlossen oder vier Fehlversuche angekreuzt hat.
rules-end-call = Geschieht das mit der angesagten Zahl, zählen die Kreuze aller noch. Dann werden keine Karten ausgespielt, und in diesem Zug gibt es keinen Fehlversuch.

rules-score = Die Punkte
rules-score-rows = Jede Reihe zählt für sich. Das Schloss ist ein Kreuz wie jedes andere.
rules-score-rows-picture = Punkte für 1 bis 12 Kreuze in einer Reihe: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.
rules-score-penalty = Jeder Fehlversuch kostet 5 Punkte.
rules-score-track = Deine Figur bringt dir die Punkte unter ihrem Feld, von 1 bis 20. Auf dem Start bringt sie keine.
rules-score-winner = Wer die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten wird der Sieg geteilt.
rules-score-example = Cleo hat 4 Kreuze in Rot, 3 in Gelb, 7 in Grün und 8 in Blau, dazu zwei Fehlversuche: 70 Punkte.
rules-score-picture = 10 für Rot, 6 für Gelb, 28 für Grün, 36 für Blau, minus 10 für zwei Fehlversuche: 70.
rules-score-track-example = Cleos Zettel bringt 70 Punkte, und ihre Figur steht auf einem Feld mit 14: zusammen 84.

# Die Einführung

rules-try = Ausprobieren
rules-try-jokers = Mit Jokern ausprobieren
