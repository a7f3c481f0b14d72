# Opening a table: who plays, and how.

home-who = Wer spielt mit?
home-me-about = Du, an diesem Gerät. Die anderen sehen diesen Namen.
home-name-of = Name von Spieler { $number }
home-seat = Wer auf Platz { $number } spielt
home-seat-device = An diesem Gerät
home-seat-open = Mit Link oder Code
home-device-about = Jemand neben dir: Ihr teilt euch diesen Bildschirm.
home-open-about = Jemand anderswo: Du gibst einen Link oder Code weiter.
home-add-seat = Noch ein Spieler
home-remove-seat = Platz { $number } entfernen
home-more = Weitere Optionen
home-dice = Würfel
home-dice-ours = Hier gewürfelt
home-dice-about = Ihr würfelt selbst und gebt ein, was gefallen ist. Zettel, Regeln und Punkte sind hier.
home-timer-about = Ist sie um, geht es ohne diese Antwort weiter.
home-hints-about = Du kannst fragen, was ein guter Spieler täte.
home-takebacks-about = Wenn alle einverstanden sind, geht es einen Zug zurück.
home-public = Offen für alle
home-public-about = Solange ein Platz frei ist, steht der Tisch auf der Startseite.
home-play = Spielen
home-invite = Tisch eröffnen
home-new-here = Neu hier?
home-learn = In zwei Minuten lernen
home-no-thanks = Nein danke
