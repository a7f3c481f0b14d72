### Words of the page: what is seldom needed at a table.

table-take-back = Zug zurücknehmen
table-substitute = Einen Bot für { $name } spielen lassen
table-seat-link = { $name } auf einem anderen Gerät
table-seat-link-secret = Wer diesen Link öffnet, hat den Platz. Behalte ihn für dich.
table-watch-link = Link für alle, die zuschauen wollen
table-leave-note = Die Partie wartet auf dich; dort findest du sie wieder.
