### Words of the page: a table with real dice, at which people enter what they rolled.

kept-about = Du würfelst mit deinen eigenen Würfeln und gibst ein, was gefallen ist. Zettel, Regeln und Punkte sind hier.
kept-about-cards = Du spielst mit deinen eigenen Karten und gibst die angesagte Zahl ein und was alle ankreuzen. Bots können nicht mitspielen: Sie sehen die Karten nicht.
kept-enter = Eingeben
kept-first = Wer fängt an?
kept-roll = { $name } würfelt. Was zeigen die Würfel?
kept-called = { $name } sagt die Zahl oben auf dem Stapel an. Welche ist es?
kept-correcting = Was hat { $name } wirklich gewürfelt? Alles danach wird zurückgenommen.
kept-correcting-called = Welche Zahl hat { $name } wirklich angesagt? Alles danach wird zurückgenommen.
kept-waits = { $name } würfelt und gibt die Würfel ein.
kept-waits-called = { $name } nimmt Karten, sagt die Zahl an und gibt sie ein.
kept-waits-first = Wer den Tisch eröffnet hat, sagt, wer anfängt.
kept-for-them = Selbst eingeben
kept-white = Weißer Würfel { $number }
kept-die = Würfel { $colour }
kept-dice = Die Würfel
kept-number = Die angesagte Zahl
kept-sum = Nur die weiße Summe
kept-all = Alle Würfel
kept-correct = Würfel berichtigen
kept-correct-called = Zahl berichtigen
kept-correct-last = Vorige Würfel berichtigen
kept-correct-last-called = Vorige Zahl berichtigen
kept-other-first = Jemand anderes fängt an
kept-leave = So lassen
