# Opening a table: what is seldom chosen.

home-timer-about = Ist sie um, geht es ohne diese Antwort weiter.
home-hints = Tipps
home-hints-about = Du kannst fragen, was ein guter Spieler täte.
home-takebacks = Züge zurücknehmen
home-takebacks-about = Wenn alle einverstanden sind, geht es einen Zug zurück.
home-public = Offen für alle
home-public-about = Solange ein Platz frei ist, steht der Tisch auf der Startseite.
