### Wörter vor dem Beginn: andere einladen und anfangen.

home-start-needs = { $count ->
    [one] Ein Platz ist noch frei: Warte auf jemanden, gib ihn einem Bot oder entferne ihn.
   *[other] { $count } Plätze sind noch frei: Warte, gib sie Bots oder entferne sie.
}
home-full = Alle Plätze sind besetzt. Du kannst zuschauen.
home-scan-how = Scanne ihn mit einem anderen Handy, sag den Code weiter oder schick den Link.
home-qr = QR-Code mit dem Link zum Tisch
home-qr-larger = QR-Code größer zeigen
home-only-here = Andere können diesen Link nicht öffnen: Der Server hört nur auf diesen Rechner. Beende ihn und starte ihn so; der Tisch ist dann noch da.
home-only-here-make = Oder, wenn du mit „make play“ spielst:
home-no-network = Andere können diesen Link nicht öffnen: Dieser Rechner ist gerade in keinem Netz.
home-only-name = Andere können diesen Link nicht öffnen: Er gilt nur auf diesem Rechner. Gib ihnen die Adresse, unter der sie ihn erreichen.
home-hints-allowed = Tipps erlaubt
home-takebacks-allowed = Zurücknehmen erlaubt
home-all-here = Alle sind da. Fang an, wann du willst.
home-host-starts = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
home-code = Code des Tisches
home-code-how = Sag ihn weiter, oder schick den Link.
home-link = Link zum Tisch
home-seats = Am Tisch
home-seat-free-about = Für alle, die noch kommen.
home-seat-mine = an diesem Gerät
home-seat-here = ist da
home-seat-away = gerade nicht verbunden
home-sit = Hier hinsetzen
home-stand = Aufstehen
home-rename = Namen ändern
home-rename-done = Fertig
home-seat-link = An einem anderen Gerät spielen
home-seat-link-about = Wer diesen Link öffnet, spielt dort auf dem Platz von { $name }, und nicht mehr hier. Gib ihn sonst niemandem.
home-arrange = Platz { $number } ändern
home-arrange-choose = Ändern …
home-arrange-open = Platz frei machen
home-arrange-none = Platz entfernen
home-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
home-start = Partie starten
home-start-waits = Wir warten auf das Gerät von { $names } …
home-start-without = Ohne Warten starten
home-start-without-about = Wenn du nicht wartest, wird in der Aufzeichnung stehen, dass nichts von { $names } in den Würfeln steckt.
home-fair = Faire Würfel
home-fair-about = Die Würfel stehen vor der Partie fest und sind mit dieser Zahl versiegelt; danach kann jeder prüfen, dass nichts geändert wurde.
