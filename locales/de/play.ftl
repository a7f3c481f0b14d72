### Wörter für das Spiel im Terminal, in Zeilen und auf dem ganzen Schirm. Was man tippt, ist in allen Sprachen gleich.

play-somebody = Spieler
play-begins = { $game }: { $names }.
play-goes-on = { $game } geht weiter: { $names }.
play-keys = Tippe eine Wahl ein, zum Beispiel g7 oder pass. ? erklärt sie, i gibt einen Tipp, u nimmt eine verdeckte Antwort zurück, h zeigt die Regeln, q hört auf.
play-kept = Die Partie noch einmal ansehen: qwixx replay { $name }
play-left = Die Partie ist gespeichert. Weiter geht es mit: qwixx resume { $name }
play-left-unsaved = Die Partie ist nicht gespeichert.

play-dice = Weiß { $whites }, farbig { $coloured }
play-row = Reihe { $number }, Schloss { $colour }
play-crossed = angekreuzt { $numbers }
play-locked = angekreuzt { $numbers } und das Schloss
play-open = frei { $numbers }
play-full = nichts mehr übrig
play-closed = geschlossen
play-hand = Deine Karten: { $cards }
play-holds = auf der Hand { $cards }
play-pawn = Figur auf Feld { $place }, { $field }
play-pawn-start = Figur auf dem Start
play-pawn-stays = Kein Feld passt: Die Figur bleibt stehen
play-ahead = Die nächsten Felder, Zahl/Punkte: { $fields }

play-possible = Möglich: { $possible }
play-and-more = { $listed } und { $count } weitere
play-more = und { $count } weitere
play-could-mean = „{ $typed }“ kann heißen: { $possible }
play-not-possible = „{ $typed }“ geht jetzt nicht. Möglich: { $possible }
play-hand-over = Gib die Tastatur an { $name }, dann Enter drücken.
play-taken-back = { $name } nimmt die Antwort zurück.
play-nothing-to-take-back = Es gibt keine verdeckte Antwort, die man zurücknehmen könnte.
play-nothing-entered = Es ist noch nichts eingegeben, was sich berichtigen ließe.
play-correcting = Was zuletzt eingegeben wurde, wird berichtigt; alles danach wird zurückgenommen. Mit u bleibt es, wie es ist.
play-enter-first = Wer fängt an? { $seats }
play-enter-roll = { $name } würfelt. Gib die Würfel in dieser Reihenfolge ein: { $order }. Oder nur die weiße Summe.
play-enter-white = weiß
play-enter-nobody = So heißt hier niemand.

play-start-number = Nummer
play-start-people = Wer spielt an dieser Tastatur? Namen, mit Kommas dazwischen
play-start-names = Namen von 1 bis { $count } Spielern, alle verschieden, mit Kommas dazwischen.
play-start-bots = Wie viele Bots?
play-start-level = Wie gut spielen die Bots?

play-trouble-unwritten = Die Partie kann in { $folder } nicht gespeichert werden: { $reason }.
play-trouble-in-use = Die Partie { $name } ist gerade woanders offen. Spiel dort weiter, oder schließ sie zuerst.
play-trouble-damaged = Die gespeicherte Partie { $name } ist beschädigt: { $reason }
play-trouble-unknown = Es gibt keine gespeicherte Partie { $name }. Siehe: qwixx games --saved
play-trouble-none = Es gibt keine Partie zum Weiterspielen. Eine neue: qwixx play
play-trouble-finished = Die Partie { $name } ist zu Ende. Zum Ansehen: qwixx replay { $name }
play-unsaved = Enter: noch einmal versuchen. n: ohne Speichern weiterspielen. q: aufhören.

play-none-saved = Noch keine gespeicherten Partien. Eine neue: qwixx play
play-column-name = gespeichert als
play-column-when = zuletzt gespielt
play-column-state = Stand
play-turn = Zug { $number }
play-damaged = beschädigt
