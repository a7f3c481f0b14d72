### Words of the page: positions that are set up and weighed.

explore-title = Explorar posiciones
explore-about = Prepara cualquier posición de los juegos de dados y mira cuánto vale cada jugada.
explore-game = Juego
explore-players = Jugadores
explore-sheets = De quién son la hoja y las jugadas
explore-turn = De quién es el turno
explore-phase = Qué toca hacer
explore-phase-roll = Antes de tirar
explore-phase-white = Suma de los blancos
explore-phase-colour = Blanco más color
explore-phase-move = El peón
explore-crossed = Ya ha tachado algo en este turno
explore-tap = Toca números, fallos y dados para cambiarlos.
explore-dice = Los dados
explore-white-die = Dado blanco { $number }
explore-roll = Tirar
explore-fewer = Un fallo menos
explore-more = Un fallo más
explore-empty = Empezar de nuevo
explore-start = Peón a la salida
explore-choices = Las jugadas de { $name }
explore-nothing = { $name } no tiene nada que decidir aquí.
explore-over = Con estas hojas la partida ha terminado.
explore-best = la mejor
explore-margin = ventaja { $points }
explore-score = { $points } puntos
explore-before = Antes de tirar
explore-end = Al final
explore-rolls = Cada tirada
explore-rolls-about = Lo que { $name } puede hacer con cada suma de los blancos, lo mejor primero. Los dados de color se tiran varias veces para cada una.
explore-working = Calculando …
explore-sum = Suma de los blancos
explore-often = Frecuencia
explore-text = La posición como texto
explore-show = Mostrar
explore-refused = Esta posición no puede existir.

# A hint: what is chosen, beside the best.
hinted-equal = Tan buena como la mejor
hinted-instead = { $worth } en lugar de { $best }

# The review of a finished game.
reviewed-progress = { $done } jugadas de { $total }
reviewed-decisions = Las decisiones
reviewed-only-mistakes = Solo errores
reviewed-everybody = Todos
reviewed-who = Las decisiones de quién
reviewed-back = Un paso atrás
reviewed-on = Un paso adelante
reviewed-mistake-back = El error anterior
reviewed-mistake-on = El siguiente error
reviewed-cost = cuesta { $worth }
reviewed-replay = Ver esta jugada
reviewed-explore = Explorar esta posición
reviewed-choices = Lo que se podía hacer
reviewed-details = Cómo se suma
reviewed-no-mistakes = Nadie cometió un error digno de mención.
