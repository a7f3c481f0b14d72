### Palabras de la página: la mesa durante el juego.

table-sheet-of = La hoja de { $name }
table-sheet-told = La hoja de { $name }: { $crosses }
table-sheet-blank = La hoja de { $name }: en blanco
table-cell = { $colour } { $number }, libre
table-cell-crossed = { $colour } { $number }, tachado
table-cell-skipped = { $colour } { $number }, saltado
table-cell-lost = { $colour } { $number }, se saltaría
table-cell-skips = { $colour } { $number }, salta { $numbers }
table-row-closed = { $colour }, fila cerrada
table-lock-open = Candado: abierto
table-lock-closed = Candado: cerrado
table-penalties = { $count ->
    [one] { $count } fallo
   *[other] { $count } fallos
}
table-key = Puntos según el número de cruces
table-bonus = Puntos del recorrido
table-die = dado { $colour } con { $number }
table-your-sheets = Hojas en este dispositivo

table-ask-white = Tacha un { $sum } en una fila, o pasa
table-ask-reply = { $count ->
    [one] { $names } cierra: { $rows }. ¿Tachas tú también { $numbers }?
   *[other] { $names } cierran: { $rows }. ¿Tachas tú también { $numbers }?
}
table-ask-colour = Un dado blanco más uno de color: tacha la suma, o pasa
table-ask-nothing = No hay nada que puedas tachar
table-ask-move = Avanza tu peón, o déjalo quieto
table-ask-take = { $count ->
    [one] Toma { $count } carta de las expuestas
   *[other] Toma { $count } cartas de las expuestas
}
table-ask-call = Cantado el { $number }: táchalo en una fila, o pasa
table-ask-play = Juega una, dos o tres cartas
table-ask-crossed = Juega tus cartas: tacha hasta tres números de una fila, o pasa
table-ask-between = ¿Otra partida, o lo dejamos aquí?
table-asked-of = { $name }, te toca. { $question }
table-waiting = Esperamos a { $names }
table-final = { $count ->
    [one] Última ronda: queda { $count } turno
   *[other] Última ronda: quedan { $count } turnos
}
table-time-left = Tiempo restante
table-lost = Conexión perdida, reintentando …
table-restarting = Un momento: la partida se está abriendo de nuevo.
table-connecting = Abriendo la mesa …
table-none = Aquí no hay ninguna mesa

table-thinks = está pensando
table-ready = ya ha elegido
table-active = tiene el turno
table-bot = bot
table-away = ausente
table-others = Las otras hojas
table-moves = Las últimas jugadas

table-your-move = Te toca
table-tap = Toca un número resaltado
table-tap-field = Toca una casilla resaltada
table-tap-card = Toca una carta resaltada
table-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
table-skips = salta { $numbers }
table-locks = cierra el { $colour }
table-locks-row = cierra la fila { $row }
table-penalty-warning = Sin ninguna cruz es un fallo: −{ $points }
table-penalty-last = Es tu último fallo: −{ $points }, y la partida termina
table-nothing = No hay nada que tachar: pasas
table-sending = Enviando …
table-sealed = Ya has elegido.
table-sealed-as = Has elegido: { $number }.
table-hint = Pista
table-advice = Pista: { $action }
table-hand-over = Pásale el dispositivo a { $name }.
table-uncover = Mostrar las cartas
table-uncover-hand = Mostrar las cartas de { $name }
table-watching = Estás viendo la partida.
table-stand-in = Un bot está jugando por ti.
table-resume = Recuperar mi asiento
table-ranking = Ver la clasificación

table-menu = En esta mesa
table-leave = Ir a la página de inicio
table-proposal = Propuesta de { $names }: retroceder { $count ->
    [one] un paso
   *[other] { $count } pasos
}.
table-proposal-bot = Propuesta de { $names }: que un bot juegue por { $name }, que lleva un rato sin responder.
table-proposal-you = Los demás quieren que un bot juegue por ti. Haz tu jugada y sigues en la partida.
table-proposal-open = Esperamos a que los demás estén de acuerdo.
table-agree = De acuerdo
table-refuse = No, seguimos
table-refuse-bot = No, esperamos

## A bot of another package

table-replaced = El bot { $bot } no puede seguir. Ahora juega otro bot por { $name }.
## Choosing, undoing, and a lost connection.
table-choose-number = Elige un número
table-choose-field = Elige una casilla
table-choose-play = Elige tus cartas
table-choose-cards = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
}
table-take-penalty = Aceptar −{ $points }
table-penalty-sure = ¿De verdad sin ninguna cruz? Te cuesta { $points } puntos.
table-undo = Deshacer
table-undo-what = Deshacer: { $what }
table-undo-pawn = Peón
table-undo-cards = Cartas
table-offline = Estás sin conexión.
table-unreached = El servidor no responde.
table-unreached-kept = Tu jugada está guardada y se enviará en cuanto vuelva la conexión.
table-unreached-open = Puedes elegir igualmente: tu jugada se enviará después.
table-unreached-none = La partida sigue en cuanto vuelva la conexión.
table-late = Tu jugada ha llegado tarde: la partida ya había seguido.
# Lo que pasa, una cosa tras otra, y el turno propio.
table-your-turn = { $name }, te toca
table-ask-roll = Toca los dados para lanzarlos
table-roll = Lanzar los dados
table-penalty-ahead = Sin cruces en este turno: −{ $points }
table-game-of = Partida { $number } de { $count }
table-game-won = Partida { $number }: { $winner }
table-closed = El { $colour } está cerrado ({ $names }).
table-closed-row = La fila { $row } está cerrada ({ $names }).
table-sum-cross = { $count ->
    [one] { $names } tacha { $number }
   *[other] { $names } tachan { $number }
}
table-sum-pass = { $count ->
    [one] { $names } pasa
   *[other] { $names } pasan
}
table-sum-next = { $count ->
    [one] { $names } quiere otra partida
   *[other] { $names } quieren otra partida
}
table-sum-stop = { $count ->
    [one] { $names } quiere dejarlo
   *[other] { $names } quieren dejarlo
}
table-sum-penalty = { $name } −{ $points }
table-sum-lock = { $count ->
    [one] { $names } cierra el { $colour }
   *[other] { $names } cierran el { $colour }
}
table-sum-lock-row = { $count ->
    [one] { $names } cierra la fila { $row }
   *[other] { $names } cierran la fila { $row }
}
table-go-on = Seguir
