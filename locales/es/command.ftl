### Palabras solo de la línea de órdenes.

column-id = id
column-name = juego
column-players = jugadores
column-minutes = minutos
column-options = opciones

headline = Turno { $turn } · { $name } · { $phase }

welcome = { $game }: juegan los bots.
watch-who = { $name } es { $bot }.

event = Evento { $number } de { $total }:
finished = terminada
unfinished = sin terminar
valid-record = partida válida: { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $events } eventos, { $state }.
record-entered = Lo que se lanzó o se sacó se introdujo a mano y no está demostrado.
record-of-the-day = Sus dados son los públicos del { $date }.
valid-board = tablero válido: { $name }, { $fields } casillas.
invalid-record = no es una partida válida: { $reason }
invalid-board = no es un tablero válido: { $reason }
dice-proven = demostrado: todo lo que decidió el azar ({ $count ->
    [one] { $count } vez
   *[other] { $count } veces
}) es exactamente lo que dan la semilla prometida y las sales prometidas. Si las promesas eran públicas antes de la partida, nadie pudo elegir los dados, salvo quien llevaba la mesa de acuerdo con { $givers }.
dice-withheld = todo concuerda, pero no está demostrado: todo lo que decidió el azar ({ $count ->
    [one] { $count } vez
   *[other] { $count } veces
}) es lo que dan la semilla y las sales, pero falta una sal prometida, de { $withheld }. Quien llevaba la mesa pudo entonces elegir entre los dados con esa sal y los dados sin ella; con libertad, solo de acuerdo con { $givers }.
dice-no-salt = todo concuerda, pero no está demostrado que nadie eligiera los dados: todo lo que decidió el azar ({ $count ->
    [one] { $count } vez
   *[other] { $count } veces
}) es lo que da la semilla prometida, pero no contiene la sal prometida de ningún jugador. Quien llevaba la partida pudo entonces elegir la semilla; una sola máquina no puede demostrar más.
dice-unpromised-salt = todo concuerda, pero no está demostrado que nadie eligiera los dados: todo lo que decidió el azar ({ $count ->
    [one] { $count } vez
   *[other] { $count } veces
}) es lo que dan la semilla y las sales, pero no se había prometido la sal de { $unpromised }. Quien dio la última y conocía la semilla pudo entonces elegir los dados.
dice-entered = no demostrado: los dados o las cartas eran reales y los resultados se introdujeron a mano.
dice-of-the-day = todo encaja: son los dados públicos del día, { $count } resultados del azar. Cualquiera podía conocerlos antes.
dice-no-commitment = no demostrado: falta la promesa (commitment), así que nadie puede saber cuándo se eligieron los dados.
dice-no-seed = no demostrado: la semilla aún no se ha revelado. Al terminar la partida se encuentra donde se jugó.
dice-wrong-seed = no demostrado: la semilla (seed) no corresponde a la promesa (commitment). No es la de antes de la partida, o una de las dos se ha cambiado.
dice-wrong-promise = no demostrado: la sal (salt) de { $unpromised } no es la que se prometió (promise).
dice-wrong-outcome = no demostrado: el evento { $event } es «{ $found }», pero la semilla y las sales (salt) dan «{ $expected }». Hasta ahí todo concuerda.
simulated = { $games } partidas al azar de { $game } con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}: { $turns } turnos y { $score } puntos de media, { $speed } partidas por segundo.
again = La misma partida otra vez: --seed { $seed }
saved = La partida está guardada en { $file }.

column-bot = bot
column-win-rate = victorias
column-interval = intervalo del 95 %
column-score = puntos
column-margin = diferencia
column-rating = fuerza
ending-rows = filas cerradas
ending-penalties = fallos
ending-track = última ronda
ending-agreed = todos acordaron parar
forfeit-slow = demasiado lento
forfeit-crash = error
forfeit-nonsense = elección no permitida
verdict-accepted = Decidido: { $bot } es mejor por { $high } puntos Elo antes que por { $low } (LLR { $llr }, umbral ±{ $bound }).
verdict-rejected = Decidido: { $bot } es mejor por { $low } puntos Elo antes que por { $high } (LLR { $llr }, umbral ±{ $bound }).
verdict-undecided = Sin decidir si { $bot } es mejor por { $low } o por { $high } puntos Elo (LLR { $llr }, umbral ±{ $bound }).
preparing = Preparando: la primera vez tarda unos segundos.
arena-left = tiempo restante
arena-left-at-most = tiempo restante, como mucho
arena-played = { $games } partidas de { $game } en { $deals } repartos, semilla { $seed }: { $turns } turnos de media, { $seconds } s, { $speed } partidas por segundo.
arena-how = Un empate es una victoria compartida. La diferencia es la que hay con el mejor de los otros. La fuerza es la de Bradley–Terry en puntos Elo, de media 0. Tras ±: hasta dónde llega el intervalo del 95 % a cada lado.
arena-stopped = El bot { $number }, { $bot }, perdió el derecho a una decisión en la partida { $game }: { $first }
arena-pairs = Cuántas veces el bot de la fila tiene más puntos que el de la columna; un empate vale la mitad:
arena-forfeits = { $bot } perdió el derecho a { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
} ({ $reasons }). La primera: { $first }
report-saved = El informe está en { $folder }.
dataset-saved = { $rows } decisiones están en { $file }; { $card } dice qué contienen.
dataset-forfeits = { $count ->
    [one] Los bots perdieron el derecho a 1 decisión; está marcada.
   *[other] Los bots perdieron el derecho a { $count } decisiones; están marcadas.
}
report-scores = Puntuaciones
report-rates = Cómo se asentaron las victorias
report-endings = Cómo acabaron las partidas
report-again = Lo mismo otra vez
report-raw = los resultados en bruto, una fila por partida.
report-points = puntos
report-share = parte de las partidas
report-games = partidas
report-win-rate = victorias, intervalo del 95 %

solving = Resolviendo el juego en solitario
solved-blank = El juego en solitario, jugado a la perfección, acaba de media con { $value } puntos.
solved-sheet = A partir de { $sheet }, jugando a la perfección, se acaba de media con { $value } puntos.
solved-how = El valor exacto de { $states } hojas, en { $seconds } s.
choice-white = suma de los blancos
choice-colour = blanco y color
choice-value = puntos de media
choice-over = la partida ha terminado

column-kind = tipo
column-description = descripción
kind-level = nivel
kind-built-in = incluido
kind-package = paquete
player-random = lo deja todo al azar
player-greedy = tacha lo que salta menos números; greedy:3 tolera tres por cruz
player-careful = sopesa cruces, saltos, candados y fallos, y acaba la partida mientras va ganando
player-solo = a solas juega a la perfección; antes debe resolver el juego en solitario, lo que tarda un momento

serving = El servidor está en { $address }; se detiene con Ctrl-C.
serving-network = Para otros dispositivos de la misma red: { $address }

paper-written = { $file } está listo, con { $count ->
    [one] { $count } hoja.
   *[other] { $count } hojas.
}
paper-without-rules = Sin las reglas: valen para la hoja propia del juego.

site-written = La página está en { $folder }: { $size } MB, para { $base } en un espacio web.
site-without-paper = Desde allí no se puede imprimir nada: para eso, antes pip install 'qwixx[{ $extra }]'.
site-origin = El servidor { $server } tiene que dejarla entrar: inícialo con --origin y la dirección del espacio web.

backed-up = { $count ->
    [one] { $count } mesa está
   *[other] { $count } mesas están
} ahora en { $file }.
restored = { $count ->
    [one] { $count } mesa recuperada
   *[other] { $count } mesas recuperadas
} de { $file }.
admin-column-code = código
admin-column-game = juego
admin-column-status = estado
admin-column-opened = abierta
admin-column-names = nombres
admin-column-changed = último cambio
admin-column-entries = entradas
admin-column-devices = dispositivos
admin-status-lobby = antes de empezar
admin-status-running = en juego
admin-status-over = terminada
admin-yes = s
admin-ask-close = ¿Terminar la partida de { $code } tal como está?
admin-ask-delete = ¿Eliminar para siempre la mesa { $code } ({ $names }), para todos?
admin-ask-forget = ¿Olvidar para siempre el nombre «{ $name }» en { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}?
admin-closed = La partida de { $code } ha terminado.
admin-deleted = La mesa { $code } ya no existe.
admin-forgotten = «{ $name }» ha sido olvidado en { $count ->
    [one] { $count } asiento.
   *[other] { $count } asientos.
}
admin-forgotten-boards = Se ha quitado de { $count ->
    [one] { $count } tabla del día.
   *[other] { $count } tablas del día.
}
admin-exported = Lo que se guarda de { $code } está en { $file }.

weigh-nothing = Aquí nadie tiene nada que decidir.
weigh-before = Antes de tirar
weigh-end = Al final
weigh-win = victoria
weigh-margin = ventaja
weigh-rolls = Suma de los blancos, { $name }
weigh-often = frecuencia
weigh-choices = jugadas, la mejor primero

stats-read = { $count ->
    [one] { $count } partida terminada, en { $files } archivos
   *[other] { $count } partidas terminadas, en { $files } archivos
}
stats-dates = Un registro no tiene fecha: cuenta la de su archivo.
stats-unread = { $count ->
    [one] { $count } archivo no se cuenta:
   *[other] { $count } archivos no se cuentan:
}
stats-unread-more = y { $number } más; --json los nombra todos.
stats-unfinished = no se jugó hasta el final
stats-nothing = No se ha encontrado nada que encaje.

daily-counts = { $game } del { $date }: hoy todos tienen estos dados. Este intento cuenta; no se puede deshacer nada.
daily-practice = { $game } del { $date }: tu intento ya está jugado. Este es de práctica.
daily-result-exact = Tú: { $score } · el juego perfecto espera { $perfect } · lo mejor posible con exactamente estos dados: { $best } (exacto)
daily-result-between = Tú: { $score } · el juego perfecto espera { $perfect } · lo mejor posible con exactamente estos dados: entre { $best } y { $most } (límites demostrados)
