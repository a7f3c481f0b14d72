### Wörter für das Spiel im Terminal, in Zeilen und auf dem ganzen Schirm.

play-somebody = Spieler
play-begins = { $game }: { $names }.
play-goes-on = { $game } geht weiter: { $names }.
play-keys = Tippe eine Wahl ein, zum Beispiel { $example } oder { $pass }. ? erklärt sie, i gibt einen Tipp, u nimmt eine Antwort zurück, l erzählt, was geschehen ist, h zeigt die Regeln, q hört auf.
play-no-hint-daily = In einer Partie des Tages gibt es keine Tipps: Alle spielen sie allein.
play-letters = Farben tippt man als Buchstaben oder als Wort: { $letters }.
play-ambiguous = „{ $typed }“ kann mehr als eine Farbe sein. Welche meinst du: { $possible }?
play-again = Enter: Revanche, dasselbe Spiel und dieselben Spieler. n: ein anderes Spiel. q: beenden.
play-again-sure = Revanche? Noch einmal Enter, und es geht los. n: ein anderes Spiel. q: beenden.
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
play-nothing-to-take-back = Es gibt nichts zurückzunehmen.
play-nothing-entered = Es ist noch nichts eingegeben, was sich berichtigen ließe.
play-correcting = Was zuletzt eingegeben wurde, wird berichtigt; alles danach wird zurückgenommen. Mit u bleibt es, wie es ist.
play-enter-first = Wer fängt an? { $seats }
play-enter-roll = { $name } würfelt. Gib die Würfel in dieser Reihenfolge ein: { $order }. Oder nur die weiße Summe.
play-enter-white = weiß
play-enter-top = { $name } nimmt Karten und sagt die Zahl oben auf dem Stapel an. Gib sie ein: 2 bis 12.
play-enter-no-card = Keine Karte hat diese Zahl.
play-enter-nobody = So heißt hier niemand.

play-start-number = Nummer
play-start-people = Wer spielt an dieser Tastatur? Namen, mit Kommas dazwischen
play-start-names = Namen von { $few } bis { $count } Spielern, alle verschieden, mit Kommas dazwischen.
play-start-bots = Wie viele Bots?
play-start-level = Wie gut spielen die Bots?

play-trouble-unwritten = Die Partie kann in { $folder } nicht gespeichert werden: { $reason }.
play-trouble-in-use = Die Partie { $name } ist gerade woanders offen. Spiel dort weiter, oder schließ sie zuerst.
play-trouble-damaged = Die gespeicherte Partie { $name } ist beschädigt: { $reason }
play-trouble-unknown = Es gibt keine gespeicherte Partie { $name }. Siehe: qwixx games --saved
play-trouble-none = Es gibt keine Partie zum Weiterspielen. Eine neue: qwixx play
play-trouble-finished = Die Partie { $name } ist zu Ende. Zum Ansehen: qwixx replay { $name }
play-trouble-gone = In der Partie { $name } spielt der Bot { $bot } als { $seat }, und den gibt es nicht mehr: { $reason }
play-unsaved = Enter: noch einmal versuchen. n: ohne Speichern weiterspielen. q: aufhören.
play-gone = Enter: Wo ein Bot fehlt, spielt einer von unseren weiter. q: die Partie lassen, wie sie ist.

play-none-saved = Noch keine gespeicherten Partien. Eine neue: qwixx play
play-column-name = gespeichert als
play-column-when = zuletzt gespielt
play-column-state = Stand
play-turn = Zug { $number }
play-damaged = beschädigt
play-ask-delete = { $count ->
    [one] Die gespeicherte Partie { $names } endgültig löschen?
   *[other] { $count } gespeicherte Partien endgültig löschen ({ $names })?
}
play-ask-prune = { $count ->
    [one] Die einzige beendete Partie endgültig löschen ({ $names })?
   *[other] Alle { $count } beendeten Partien endgültig löschen ({ $names })?
}
play-deleted = { $count ->
    [one] Die gespeicherte Partie { $names } ist gelöscht.
   *[other] { $count } gespeicherte Partien sind gelöscht: { $names }.
}
play-none-over = Keine gespeicherte Partie ist beendet: Es gibt nichts zu löschen.
play-match-points = { $points ->
    [one] { $points } Punkt in dieser Partie, { $total } insgesamt
   *[other] { $points } Punkte in dieser Partie, { $total } insgesamt
}

# What is typed, as one word.
play-word-pass = passe
play-word-move = ziehe
play-word-take = nimm
play-word-play = spiele
play-word-mark = kreuze
play-word-next = weiter
play-word-stop = schluss

# Bots beside the levels

play-who = { $name } ist { $bot }: { $about }
play-replaced = Der Bot { $bot } kann nicht weiterspielen. Für { $name } spielt jetzt ein anderer Bot. Der Grund: { $reason }
