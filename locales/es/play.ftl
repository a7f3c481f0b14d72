### Palabras para jugar en el terminal, por líneas y a pantalla completa. Lo que se escribe es igual en todos los idiomas.

play-somebody = Jugador
play-begins = { $game }: { $names }.
play-goes-on = { $game }, sigue la partida: { $names }.
play-keys = Escribe una opción, como g7 o pass. ? la explica, i da una pista, u retira la respuesta dada, h muestra las reglas, q sale.
play-kept = Para volver a ver la partida: qwixx replay { $name }
play-left = La partida está guardada. Para seguir: qwixx resume { $name }
play-left-unsaved = La partida no está guardada.

play-dice = Blancos { $whites }, de color { $coloured }
play-row = fila { $number }, candado { $colour }
play-crossed = tachados { $numbers }
play-locked = tachados { $numbers } y el candado
play-open = libres { $numbers }
play-full = no queda nada
play-closed = fila cerrada
play-hand = Tus cartas: { $cards }
play-holds = en la mano { $cards }
play-pawn = peón en la casilla { $place }, { $field }
play-pawn-start = peón en la salida
play-pawn-stays = Ninguna casilla sirve: el peón se queda
play-ahead = Las casillas que siguen, número/puntos: { $fields }

play-possible = Se puede: { $possible }
play-and-more = { $listed } y { $count } más
play-more = y { $count } más
play-could-mean = «{ $typed }» puede ser: { $possible }
play-not-possible = «{ $typed }» no se puede ahora. Se puede: { $possible }
play-hand-over = Pasa el teclado a { $name } y pulsa Intro.
play-taken-back = { $name } retira su respuesta.
play-nothing-to-take-back = No hay ninguna respuesta que retirar.
play-nothing-entered = Todavía no se ha introducido nada que se pueda corregir.
play-correcting = Se corrige lo último que se introdujo; se deshace todo lo que vino después. u lo deja como está.
play-enter-first = ¿Quién empieza? { $seats }
play-enter-roll = Tira { $name }. Escribe los dados en este orden: { $order }. O solo la suma de los blancos.
play-enter-white = blanco
play-enter-nobody = Aquí nadie se llama así.

play-start-number = Número
play-start-people = ¿Quién juega con este teclado? Los nombres, separados por comas
play-start-names = De 1 a { $count } nombres, todos distintos, separados por comas.
play-start-bots = ¿Cuántos bots?
play-start-level = ¿Qué nivel tienen los bots?

play-trouble-unwritten = La partida no se puede guardar en { $folder }: { $reason }.
play-trouble-in-use = La partida { $name } ya está abierta en otra parte. Sigue allí, o ciérrala antes.
play-trouble-damaged = La partida guardada { $name } está dañada: { $reason }
play-trouble-unknown = No hay ninguna partida guardada { $name }. Mira: qwixx games --saved
play-trouble-none = No hay ninguna partida que seguir. Una nueva: qwixx play
play-trouble-finished = La partida { $name } ha terminado. Para verla: qwixx replay { $name }
play-unsaved = Intro: intentar otra vez. n: seguir sin guardar. q: salir.

play-none-saved = Todavía no hay partidas guardadas. Una nueva: qwixx play
play-column-name = guardada como
play-column-when = jugada
play-column-state = estado
play-turn = turno { $number }
play-damaged = dañada
