### Wörter der Bildschirme, auf denen man im Terminal spielt. Tastenzeilen passen in ein Fenster mit 80 Spalten.

screen-keys = Pfeile, Tippen · Enter · Esc · ? Tasten · i Tipp · l Verlauf · +- Tempo
screen-keys-cards = ←→ Karte · Leertaste · ↑↓ Kreuze · Enter · Esc · ? Tasten · i Tipp · l Verlauf
screen-keys-waiting = Jede Taste springt weiter · l Verlauf · h Regeln · +- Tempo · Strg+Q beenden
screen-page-keys = ↑↓ blättern · Esc zurück zum Tisch
screen-end-keys = ←→ wie weiter · Enter wählt, bestätigt · l Verlauf · Strg+Q beenden
screen-start-keys = ↑↓ Spiel · Tab wer spielt · Enter Enter los · Strg+Q beenden
screen-how = Geh mit den Pfeilen zu einer Möglichkeit, klick sie an, oder tipp, was links steht, gern gekürzt. Enter wählt sie, noch einmal Enter bestätigt sie; bis dahin macht Esc sie rückgängig.
screen-more-keys = Tasten: i Tipp · h Regeln · l alles, was geschehen ist · + und - das Tempo · jede Taste springt weiter, während andere spielen · u und Enter nehmen gegen Bots deinen letzten Zug zurück · q und Enter hören auf; die Partie ist gespeichert.
screen-go-back = Um deinen letzten Zug zurückzunehmen, tipp u und drück Enter: Der Zufall geht dann anders weiter.
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
screen-too-small = Der Tisch braucht etwas mehr Platz: Mach das Fenster mindestens { $width } Spalten breit und { $height } Zeilen hoch. Die Partie wartet. Oder spiel in Textzeilen, in jedem Fenster: Beende mit Strg+Q und häng --plain an.
screen-end-rematch = Revanche
screen-end-rematch-about = Revanche: dasselbe Spiel mit denselben Spielern
screen-end-another = Ein anderes Spiel
screen-end-another-about = Ein anderes Spiel mit denselben Namen
screen-end-leave = Beenden
screen-end-leave-about = Beenden; die Partie kann man wieder ansehen
