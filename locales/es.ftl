### Cada palabra que ve quien juega. Todos los idiomas tienen las mismas claves y variables.

game-classic = El original
game-deluxe = Deluxe: hasta cinco partidas seguidas
game-board = On Board
game-cards = El juego de cartas
game-cards-jokers = El juego de cartas con comodines

column-id = id
column-name = juego
column-players = jugadores
column-options = opciones

phase-first = Se sortea quién empieza
phase-roll = se lanzan los dados
phase-white = la suma de los blancos, para todos
phase-colour = blanco y color
phase-move = mueve el peón
phase-shuffle = se barajan las cartas
phase-take = toma cartas
phase-call = el número cantado, para todos
phase-play = juega cartas
phase-between = otra partida, o lo dejamos
phase-over = La partida ha terminado

headline = Turno { $turn } · { $name } · { $phase }
turn = Turno { $number } · { $name }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
colour-r = el rojo
colour-y = el amarillo
colour-g = el verde
colour-b = el azul
display = Cartas expuestas
pile = Mazo ({ $count })
panel = Partidas jugadas

welcome = { $game }: juegan los bots.
begins = Empieza { $name }.
white-sum = Suma de los blancos: { $sum }
shuffled = Se barajan los descartes: este es el nuevo mazo.
passes = pasa
crosses = tacha { $numbers }
moves = avanza { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
} hasta { $field }
takes = toma { $cards }
plays = juega { $cards }
goes-on = quiere otra partida
stops = quiere dejarlo
penalty = { $name } no tacha nada: un fallo.
locks = { $name } cierra { $colour }.
final-round = { $name } está en las últimas casillas: un turno más para todos los demás.
winner = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Victoria compartida: { $names }!
}

event = Evento { $number } de { $total }:
finished = terminada
unfinished = sin terminar
valid-record = partida válida: { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $events } eventos, { $state }.
valid-board = tablero válido: { $name }, { $fields } casillas.
invalid-record = no es una partida válida: { $reason }
invalid-board = no es un tablero válido: { $reason }
simulated = { $games } partidas al azar de { $game } con { $players } jugadores: { $turns } turnos y { $score } puntos de media, { $speed } partidas por segundo.
again = La misma partida otra vez: --seed { $seed }
saved = La partida está guardada en { $file }.
