### Por qué se ha rechazado algo: una frase para cada código del servidor y para cada regla de los juegos.
### Una variable contiene un número, el nombre de un color, o un número con su color; count es un número.

refusal-answered = Ya has respondido. Si quieres cambiar tu respuesta, retírala antes.
refusal-bad-device = Este navegador no se ha identificado. Vuelve a cargar la página.
refusal-bad-file = Este no es un archivo de partidas de Qwixx, o está dañado. Elige el archivo que se guardó en el otro dispositivo.
refusal-bad-key = El enlace de este asiento ya no vale. Pide uno nuevo donde se jugó por última vez.
refusal-bad-name = Este nombre no sirve. Elige uno de 1 a 30 caracteres, sin espacios al principio ni al final.
refusal-bad-roll = No pueden ser esos dados. Cada uno que sigue en juego muestra de 1 a 6.
refusal-bad-salt = No es la sal que se prometió.
refusal-bad-setup = La partida no se puede preparar así. Revisa el número de asientos, las opciones y los bots.
refusal-dice-unknown = Solo se conoce la suma de los blancos; aquí hacen falta todos los dados.
refusal-forbidden-origin = Esta página no puede conectarse al servidor. Abre la mesa en la dirección del servidor.
refusal-game-over = La partida ha terminado.
refusal-here = Este jugador está conectado y decide por sí mismo.
refusal-hello-first = No se ha podido completar la conexión. Vuelve a cargar la página.
refusal-illegal = Las reglas no lo permiten. Elige una de las jugadas marcadas.
refusal-malformed = El servidor no ha entendido la petición. Vuelve a cargar la página.
refusal-moved = Esta partida continúa ahora en el servidor. Ábrela allí.
refusal-name-taken = Alguien en esta mesa ya tiene este nombre, o uno que parece igual. Elige otro.
refusal-no-proposal = Ya no hay ninguna propuesta.
refusal-no-such-seat = Ese asiento no existe en esta mesa.
refusal-not-allowed = En esta mesa no es posible.
refusal-not-host = Solo puede hacerlo quien abrió la mesa.
refusal-not-running = La partida aún no ha empezado. Espera a que empiece.
refusal-not-starting = La partida todavía no va a empezar.
refusal-not-to-act = Ahora no te toca. Si un bot juega por ti, recupera antes tu asiento.
refusal-not-yours = Este asiento es de otra persona.
refusal-nothing-sealed = Ya no hay respuesta que retirar: todos han respondido.
refusal-open-seats = Aún queda un asiento libre. Espera a alguien, o dáselo a un bot.
refusal-replaced = Un bot está jugando por alguien que no está. Más atrás solo se vuelve si esa persona está de acuerdo.
refusal-seat-taken = Alguien ha sido más rápido: el asiento está ocupado. Elige otro.
refusal-slow-down = Demasiado deprisa. Espera un momento e inténtalo de nuevo.
refusal-stale = Mientras tanto ha pasado algo. Mira la mesa y decide de nuevo.
refusal-started = La partida ya ha empezado.
refusal-starting = La partida está a punto de empezar: ahora no se puede cambiar nada.
refusal-storage = No se ha podido guardar, y nada ha cambiado. Inténtalo de nuevo en un momento.
refusal-still-running = La partida aún no ha terminado. Espera al final.
refusal-too-large = El texto es demasiado largo. Acórtalo.
refusal-too-many = Ahora mismo hay demasiados. Termina una partida empezada, o espera un poco.
refusal-unknown-table = Ninguna mesa tiene este código, o la partida terminó y solo la ve quien jugó o tiene su enlace.
refusal-offline = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
refusal-engine = Las partidas de este dispositivo no funcionan ahora. Vuelve a cargar la página.

rule-not-now = { $action }: ahora no se puede. Se puede: { $possible }.
rule-no-such-number = En la hoja no está { $mark }.
rule-which-row = { $mark } está en varias filas: di también la fila, como { $example }.
rule-white-sum = Los dados blancos suman { $sum }, así que ahora no se puede tachar { $mark }.
rule-white-and-colour = Ningún dado blanco da { $mark } con el dado { $colour }.
rule-reply = Ahora solo se puede tachar un número que cierre una fila, y { $mark } no la cierra.
rule-called-number = El número cantado es { $number }, así que ahora no se puede tachar { $mark }.
rule-closed-row = El { $row } está cerrado.
rule-closed-row-number = La fila { $row } está cerrada.
rule-already-crossed = Ya has tachado { $mark }.
rule-left-to-right = Las filas se tachan de izquierda a derecha: en esta la última cruz es { $last }, y { $mark } viene antes.
rule-lock-needs = El último número de una fila necesita antes { $need } cruces: para { $mark } tienes { $have }.
rule-steps = El peón avanza de 1 a { $farthest } casillas libres, no { $steps }.
rule-past-the-end = El recorrido acaba antes: delante del peón no hay { $steps } casillas libres.
rule-other-field = Con { $steps } casillas libres, el peón alcanza { $field }, no { $mark }.
rule-take-count = Toma exactamente { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de las expuestas, para tener cinco en la mano.
rule-not-on-display = Cartas expuestas con el dorso { $number }: { $have }. Has pedido { $wanted }.
rule-not-at-place = La carta número { $place } de las expuestas no es un { $number }.
rule-play-count = Se juegan una, dos o tres cartas, no { $count }.
rule-not-in-hand = No tienes { $card } en la mano.
rule-one-colour = Las cartas que se juegan juntas son de un solo color, y { $card } no es { $colour }.
rule-mark-not-played = Solo se tacha lo que se juega, y { $mark } no está entre tus cartas.
rule-one-skip = Entre el primer y el último número que tachas se puede saltar uno como mucho, no { $skipped }.
