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
home-cards = Karten
home-cards-ours = Hier ausgeteilt
home-play = Spielen
home-invite = Tisch eröffnen
home-new-here = Neu hier?
home-learn = In zwei Minuten lernen
home-no-thanks = Nein danke
