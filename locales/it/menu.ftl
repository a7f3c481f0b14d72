### Words of the page: what is seldom needed at a table.

table-take-back = Annulla la mossa
table-substitute = Fai giocare un bot per { $name }
table-seat-link = { $name } su un altro dispositivo
table-seat-link-secret = Chi apre questo link prende il posto. Tienilo per te.
table-watch-link = Link per chi vuole guardare
table-leave-note = La partita ti aspetta: la ritrovi lì.
