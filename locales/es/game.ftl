### Palabras comunes a la línea de órdenes y a la página. Todos los idiomas tienen las mismas claves y variables.

game-classic = El original
game-deluxe = Deluxe: hasta cinco partidas seguidas
game-mixx-a = Mixx A: colores mezclados
game-mixx-b = Mixx B: números mezclados
game-board = On Board
game-cards = El juego de cartas
game-cards-jokers = El juego de cartas con comodines

phase-first = Se sortea quién empieza
phase-roll = se lanzan los dados
phase-white = la suma de los blancos, para todos
phase-reply = cierre anunciado: ¿quién cierra también?
phase-colour = blanco y color
phase-move = mueve el peón
phase-shuffle = se barajan las cartas
phase-top = el número de encima del mazo
phase-take = toma cartas
phase-call = el número cantado, para todos
phase-play = juega cartas
phase-between = otra partida, o lo dejamos
phase-over = La partida ha terminado

turn = Turno { $number } · { $name }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
colour-r = rojo
colour-y = amarillo
colour-g = verde
colour-b = azul
display = Cartas expuestas
pile = Mazo ({ $count })
panel = Partidas jugadas
total = Suma

begins = Empieza { $name }.
white-sum = Suma de los blancos: { $sum }
penalty = { $name } no tacha nada: un fallo.
locks = { $name } cierra el { $colour }.
locks-row = { $name } cierra la fila { $row }.
row-number = la fila { $number }
final-round = { $name } está en las últimas casillas: un turno más para todos los demás.
winner = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Victoria compartida: { $names }!
}

level-easy = un principiante: salta números con demasiada alegría, se le escapan candados, arriesga fallos
level-normal = juega bien, con los errores que comete la gente
level-hard = un rival fuerte, el mismo que careful
level-master = el rival más fuerte que hay

# Las jugadas en palabras. 8 y 11 tienen su propia clave: en algunos idiomas empiezan por vocal.
mark = { $number } { $colour }
the-mark = el { $number } { $colour }
the-mark-vowel = el { $number } { $colour }
the-joker = el comodín { $number } como { $colour }
told-roll = Dados blancos { $first } y { $second }: ¡{ $sum }!
told-call = Número cantado: ¡{ $sum }!
told-correct = Corregido: { $outcome }
told-shuffle = Se barajan las cartas.
told-redeal = Las cartas que nadie tiene en la mano se reparten de nuevo.
told-back = Jugadas deshechas por { $names }: se vuelve a la decisión { $decision }.
told-back-unnamed = Jugadas deshechas: se vuelve a la decisión { $decision }.
told-pass = { $name } pasa.
told-cross = { $name } tacha { $number }.
told-move = { $steps ->
    [one] { $name } avanza { $steps } casilla y alcanza { $number }.
   *[other] { $name } avanza { $steps } casillas y alcanza { $number }.
}
told-move-cross = { $steps ->
    [one] { $name } avanza { $steps } casilla y tacha { $number }.
   *[other] { $name } avanza { $steps } casillas y tacha { $number }.
}
told-take = { $count ->
    [one] { $name } toma la carta { $cards }.
   *[other] { $name } toma las cartas { $cards }.
}
told-play = { $name } juega { $cards } y no tacha nada.
told-play-some = { $name } juega { $cards }, y tacha { $numbers }.
told-play-all = { $count ->
    [one] { $name } juega { $cards } y lo tacha.
   *[other] { $name } juega { $cards }, y los tacha todos.
}
told-next = { $name } quiere otra partida.
told-stop = { $name } quiere dejarlo.
do-pass = Pasar
do-stay = Dejar quieto el peón
do-cross = Tachar { $number }
do-move = { $steps ->
    [one] Avanzar { $steps } casilla, alcanzar { $number }
   *[other] Avanzar { $steps } casillas, alcanzar { $number }
}
do-move-cross = { $steps ->
    [one] Avanzar { $steps } casilla, tachar { $number }
   *[other] Avanzar { $steps } casillas, tachar { $number }
}
do-take = { $count ->
    [one] Tomar la carta { $cards }
   *[other] Tomar las cartas { $cards }
}
do-play = Jugar { $cards }, no tachar nada
do-play-some = Jugar { $cards }, tachar { $numbers }
do-play-all = { $count ->
    [one] Jugar { $cards } y tacharlo
   *[other] Jugar { $cards }, tacharlos todos
}
do-next = Otra partida
do-stop = Dejarlo aquí
offline = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
print = Imprimir hojas
