### Words of the page: a table with real dice, at which people enter what they rolled.

kept-about = Du würfelst mit deinen eigenen Würfeln und gibst ein, was gefallen ist. Zettel, Regeln und Punkte sind hier.
kept-enter = Eingeben
kept-first = Wer fängt an?
kept-roll = { $name } würfelt. Was zeigen die Würfel?
kept-correcting = Was hat { $name } wirklich gewürfelt? Alles danach wird zurückgenommen.
kept-waits = { $name } würfelt und gibt die Würfel ein.
kept-waits-first = Wer den Tisch eröffnet hat, sagt, wer anfängt.
kept-for-them = Selbst eingeben
kept-white = Weißer Würfel { $number }
kept-die = Würfel { $colour }
kept-dice = Die Würfel
kept-sum = Nur die weiße Summe
kept-all = Alle Würfel
kept-correct = Würfel berichtigen
kept-correct-last = Vorige Würfel berichtigen
kept-other-first = Jemand anderes fängt an
kept-leave = So lassen
