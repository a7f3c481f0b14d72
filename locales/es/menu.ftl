### Words of the page: what is seldom needed at a table.

table-take-back = Deshacer la jugada
table-substitute = Que un bot juegue por { $name }
table-seat-link = { $name } en otro dispositivo
table-seat-link-secret = Quien abra este enlace tendrá el asiento. Guárdalo para ti.
table-watch-link = Enlace para quien quiera mirar
table-leave-note = La partida te espera; allí la encontrarás.
