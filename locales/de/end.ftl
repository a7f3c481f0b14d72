### Wörter der Seite: das Ende einer Partie, ihr Verlauf und der Beweis, dass der Zufall ehrlich war.

end-ahead = { $points ->
    [one] Mit einem einzigen Punkt vor { $names }!
   *[other] { $points } Punkte vor { $names }.
}
end-shared = Gleichstand bis auf den letzten Punkt: Heute war niemand besser.
end-solo = Gut gespielt!

end-rematch = Revanche
end-to-rematch = Zur Revanche
end-replay = Partie noch einmal ansehen
end-review = Spiel analysieren
end-explore = Diese Stellung erkunden
end-home = Zur Startseite

end-ranking = Ergebnis
end-game = Partie { $number }
end-penalties = Fehlversuche
end-track = Strecke
end-sheets = Die Zettel
end-sheets-last = Die Zettel der letzten Partie

end-keep = Die Partie behalten
end-keep-about = Wer den Link hat, kann die Partie Zug für Zug noch einmal ansehen.
end-link = Link zum Verlauf
end-download-text = Aufzeichnung (Text)
end-download-json = Aufzeichnung (JSON)

end-fair-dice = Waren die Würfel fair?
end-fair-cards = Wurde fair gemischt?
end-fair-about = Du musst es uns nicht glauben: Dein eigenes Gerät kann alles nachrechnen.
end-prove-dice = Würfel nachprüfen
end-prove-cards = Karten nachprüfen
end-proven = Bewiesen.
end-fits = Alles stimmt, aber bewiesen ist es nicht.
end-not-proven = Nicht bewiesen.
end-proof-proven = { $count ->
    [one] Das Einzige, was der Zufall entschied, stand schon vor der Partie fest.
   *[other] Alles, was der Zufall entschied, stand schon vor der Partie fest: { $count } Ergebnisse stimmen.
}
end-proof-yours = Das Salz dieses Geräts steckt in den Würfeln, und niemand konnte es kennen, bevor alles feststand. Also konnte niemand sie wählen, auch nicht der Server gemeinsam mit allen anderen.
end-proof-together = Niemand konnte die Würfel wählen, außer der Server gemeinsam mit { $names }.
end-proof-withheld = Aber ein versprochenes Salz fehlt, von { $names }. Also konnte der Server zwischen den Würfeln mit ihm und denen ohne es wählen.
end-proof-no-salt = Aber kein versprochenes Salz eines Spielers steckt in den Würfeln. Also konnte der Server sie vor der Partie wählen.
end-proof-unpromised-salt = Aber das Salz von { $names } war vorher nicht versprochen. Wer es gab und den Startwert kannte, konnte die Würfel wählen.
end-proof-left-out = Aber das Salz dieses Geräts, für { $names }, steckt nicht in den Würfeln: Es wurde weggelassen oder kam zu spät. Also konnte der Server zwischen den Würfeln mit ihm und denen ohne es wählen.
end-proof-started-again = { $count ->
    [one] Aber der Beginn wurde einmal abgebrochen, nachdem dieses Gerät sein Salz aufgedeckt hatte. Also konnte der Server zwischen zwei Partien wählen.
   *[other] Aber der Beginn wurde { $count }-mal abgebrochen, nachdem dieses Gerät sein Salz aufgedeckt hatte. Also konnte der Server unter mehreren Partien wählen.
}
end-proof-no-commitment = Der Aufzeichnung fehlt die Zusage; niemand kann wissen, wann die Würfel gewählt wurden.
end-proof-of-the-day = Das sind die Würfel des Tages, { $date }: für alle dieselben, und öffentlich. Sie folgen aus dem Datum; jeder kann sie ausrechnen, auch vor dem Spiel.
end-proof-entered = Es waren echte Würfel: Was gefallen ist, wurde von Hand eingegeben, und beweisen kann das niemand.
end-proof-other-commitment = Die Zusage in der Aufzeichnung ist nicht die, die dieses Gerät vor der Partie gesehen hat.
end-proof-other-promise = Was dieses Gerät für { $names } versprochen hat, steht nicht in der Aufzeichnung: Es wurde abgelehnt oder geändert. Also steckt nichts von diesem Gerät in den Würfeln.
end-proof-other-promises = Die Versprechen in der Aufzeichnung sind nicht die, die dieses Gerät sah, als es sein Salz aufdeckte.
end-proof-no-seed = Der Startwert ist nicht aufgedeckt.
end-proof-wrong-seed = Der Startwert passt nicht zur Zusage: Es ist nicht der von vor der Partie.
end-proof-wrong-promise = Das Salz von { $names } ist nicht das versprochene.
end-proof-wrong-outcome = Ereignis { $event } der Aufzeichnung ist nicht das, was Startwert und Salze ergeben. Bis dahin stimmt alles.
end-proof-seen = Die Zusage ist die, die dieses Gerät von vor der Partie aufgehoben hat.
end-proof-unseen = Dieses Gerät war vor der Partie nicht dabei; vergleiche die Zusage mit jemandem, der dabei war.
end-proof-details = Die Zahlen dazu
end-proof-commitment = Zusage
end-proof-seed = Startwert
end-proof-promise = Versprechen von { $name }
end-proof-salt = Salz von { $name }
end-proof-found = In der Aufzeichnung
end-proof-expected = Aus Startwert und Salzen
end-how = Wie geht das?
end-how-commitment = Vor der Partie zieht der Server eine geheime Zahl, den Startwert, und zeigt allen ihren Fingerabdruck, die Zusage. Aus dem Fingerabdruck kann niemand den Startwert erraten, und niemand findet einen anderen mit demselben.
end-how-salt = Dann denkt sich das Gerät jedes Spielers etwas Eigenes aus, das Salz, und zeigt allen nur dessen Fingerabdruck, das Versprechen. Wenn alle Versprechen feststehen, werden die Salze aufgedeckt. So kann niemand nach dem wählen, was die anderen geben, auch der Server nicht.
end-how-outcome = Jeder Wurf und jedes Mischen wird aus dem Startwert, den Salzen und der laufenden Nummer berechnet. Was auch immer gespielt wird, ändert nichts daran, und keine Nummer kommt zweimal vor, auch wenn Züge zurückgenommen werden.
end-how-check = Nach der Partie wird der Startwert aufgedeckt. Dein Gerät vergleicht den Fingerabdruck und rechnet jeden Wurf nach.

end-replay-title = Der Verlauf der Partie
end-replay-start = Alles liegt bereit.
end-replay-at = Schritt { $number } von { $all }
end-replay-slider = Stelle in der Partie
end-previous = Einen Schritt zurück
end-next = Einen Schritt weiter
end-play = Abspielen
end-pause = Pause
end-to-table = Zum Tisch
end-hand = Karten von { $name }

# Geschwindigkeit und Tasten des Verlaufs.
end-speed = Geschwindigkeit
end-replay-keys = Tasten: ← und → ein Schritt, Pos1 und Ende zum Anfang und zum Schluss, Leertaste für Abspielen und Pause
