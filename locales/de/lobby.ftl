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
