### Wörter der Bildschirme, auf denen man im Terminal spielt. Tastenzeilen passen in ein Fenster mit 80 Spalten.

screen-keys = Pfeile, Tippen · Enter wählt, bestätigt · Esc zurück · ? · i Tipp · h · Strg+Q
screen-keys-dice = Würfel tippen · Enter übernehmen · Esc zurück, letzte berichtigen · h · Strg+Q
screen-keys-cards = ←→ Karte · Leertaste nimmt · ↑↓ Kreuze · Enter bestätigt · Esc · ? · i · h
screen-page-keys = ↑↓ blättern · Esc zurück zum Tisch
screen-end-keys = Enter noch eine Partie · Strg+Q beenden
screen-start-keys = ↑↓ Spiel · Tab wer spielt · Enter Enter los · Strg+Q beenden
screen-how = Geh mit den Pfeilen zu einer Möglichkeit, klick sie an, oder tipp, was links steht, gern gekürzt. Enter wählt sie, noch einmal Enter bestätigt sie; bis dahin macht Esc sie rückgängig.
screen-signs = ▶ ist an der Reihe · … muss sich entscheiden · ✓ hat gewählt · ✕ angekreuzt · ── verloren · [ ] jetzt möglich · □ Schloss, ▣ angekreuzt, ■ von anderen geschlossen
screen-select = Wähl Karten mit der Leertaste aus, dann drück Enter.
screen-confirm = { $choice } — Enter bestätigt, Esc macht es rückgängig
screen-hand = Hand von { $name }
screen-saved = Mit einer gespeicherten Partie weitermachen
screen-damaged = beschädigt
screen-person = Mensch
screen-fewer = Einer weniger
screen-more = Einer mehr
screen-names = Alle brauchen einen eigenen Namen aus 1 bis 30 Buchstaben, Ziffern oder Zeichen.
screen-too-small = Der Tisch braucht etwas mehr Platz: Mach das Fenster mindestens { $width } Spalten breit und { $height } Zeilen hoch. Die Partie wartet.
