### Palabras para jugar en el terminal, por líneas y a pantalla completa.

play-somebody = Jugador
play-begins = { $game }: { $names }.
play-goes-on = { $game }, sigue la partida: { $names }.
play-keys = Escribe una opción, como { $example } o { $pass }. ? la explica, i da una pista, u retira una respuesta, l cuenta lo que ha pasado, h muestra las reglas, q sale.
play-no-hint-daily = En una partida del día no hay pistas: cada cual juega por su cuenta.
play-letters = Los colores se escriben con una letra o una palabra: { $letters }.
play-ambiguous = «{ $typed }» puede ser más de un color. ¿Cuál quieres decir: { $possible }?
play-again = Intro: revancha, el mismo juego y los mismos jugadores. n: otro juego. q: salir.
play-again-sure = ¿Revancha? Otra vez Intro y empieza. n: otro juego. q: salir.
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
play-nothing-to-take-back = No hay nada que retirar.
play-nothing-entered = Todavía no se ha introducido nada que se pueda corregir.
play-correcting = Se corrige lo último que se introdujo; se deshace todo lo que vino después. u lo deja como está.
play-enter-first = ¿Quién empieza? { $seats }
play-enter-roll = Tira { $name }. Escribe los dados en este orden: { $order }. O solo la suma de los blancos.
play-enter-white = blanco
play-enter-top = { $name } toma cartas y canta el número de encima del mazo. Escríbelo: de 2 a 12.
play-enter-no-card = Ninguna carta tiene ese número.
play-enter-nobody = Aquí nadie se llama así.

play-start-number = Número
play-start-people = ¿Quién juega con este teclado? Los nombres, separados por comas
play-start-names = De { $few } a { $count } nombres, todos distintos, separados por comas.
play-start-bots = ¿Cuántos bots?
play-start-level = ¿Qué nivel tienen los bots?

play-trouble-unwritten = La partida no se puede guardar en { $folder }: { $reason }.
play-trouble-in-use = La partida { $name } ya está abierta en otra parte. Sigue allí, o ciérrala antes.
play-trouble-damaged = La partida guardada { $name } está dañada: { $reason }
play-trouble-unknown = No hay ninguna partida guardada { $name }. Mira: qwixx games --saved
play-trouble-none = No hay ninguna partida que seguir. Una nueva: qwixx play
play-trouble-finished = La partida { $name } ha terminado. Para verla: qwixx replay { $name }
play-trouble-gone = En la partida { $name } el bot { $bot } juega como { $seat }, y ya no está: { $reason }
play-unsaved = Intro: intentar otra vez. n: seguir sin guardar. q: salir.
play-gone = Intro: donde falte un bot sigue uno de los nuestros. q: dejar la partida como está.

play-none-saved = Todavía no hay partidas guardadas. Una nueva: qwixx play
play-column-name = guardada como
play-column-when = jugada
play-column-state = estado
play-turn = turno { $number }
play-damaged = dañada
play-ask-delete = { $count ->
    [one] ¿Eliminar para siempre la partida guardada { $names }?
   *[other] ¿Eliminar para siempre { $count } partidas guardadas ({ $names })?
}
play-ask-prune = { $count ->
    [one] ¿Eliminar para siempre la única partida terminada ({ $names })?
   *[other] ¿Eliminar para siempre las { $count } partidas terminadas ({ $names })?
}
play-deleted = { $count ->
    [one] La partida guardada { $names } ya no existe.
   *[other] { $count } partidas guardadas ya no existen: { $names }.
}
play-none-over = Ninguna partida guardada ha terminado: no hay nada que eliminar.
play-match-points = { $points ->
    [one] { $points } punto en esta partida, { $total } en total
   *[other] { $points } puntos en esta partida, { $total } en total
}

# What is typed, as one word.
play-word-pass = paso
play-word-move = mueve
play-word-take = toma
play-word-play = juega
play-word-mark = tacha
play-word-next = otra
play-word-stop = basta

# Bots beside the levels

play-who = { $name } es { $bot }: { $about }
play-replaced = El bot { $bot } no puede seguir. Ahora juega otro bot por { $name }. El motivo: { $reason }
