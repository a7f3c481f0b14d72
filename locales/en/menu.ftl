### Words of the page: what is seldom needed at a table.

table-take-back = Undo
table-substitute = Let a bot play for { $name }
table-seat-link = { $name } on another device
table-seat-link-secret = Whoever opens this link has the seat. Keep it to yourself.
table-watch-link = Link for those who want to watch
table-leave-note = The game waits for you; you will find it there.
