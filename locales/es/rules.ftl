### Las reglas de los seis juegos, para quien no ha jugado nunca.

rules-title = Las reglas
rules-intro = Seis juegos de una misma familia. Si es tu primera vez, empieza por el original.
rules-all = Todas las reglas
rules-contents = En esta página
rules-example = Ejemplo

rules-classic-blurb = Seis dados, cuatro filas, un cuarto de hora: el juego con el que empezó todo.
rules-deluxe-blurb = El original a varias partidas: hasta cinco seguidas, y al final cuenta la suma.
rules-mixx-a-blurb = El original en una hoja de colores mezclados: cada fila tiene los cuatro.
rules-mixx-b-blurb = El original en una hoja de números mezclados: ninguna fila solo sube o solo baja.
rules-board-blurb = El original con un recorrido: el peón da cruces y puntos de más.
rules-cards-blurb = Cartas en lugar de dados. El dorso muestra el número; el color, solo la cara.
rules-cards-jokers-blurb = El juego de cartas con once comodines, que toman el color que tú elijas.

rules-classic-facts = de 2 a 5 jugadores, o uno solo para practicar · desde 8 años · unos 15 minutos
rules-deluxe-facts = de 2 a 8 jugadores · desde 8 años · unos 15 minutos por partida
rules-board-facts = de 2 a 4 jugadores · desde 8 años · unos 20 minutos
rules-cards-facts = de 2 a 5 jugadores · unos 15 minutos

rules-aim = El objetivo
rules-aim-sheet = Tacha todos los números que puedas en tus cuatro filas de colores: cuantas más cruces tiene una fila, más puntos vale, y gana quien suma más.
rules-aim-track = Tacha todos los números que puedas en tus cuatro filas de colores y lleva lejos tu peón por el recorrido: las dos cosas dan puntos, y gana quien suma más.
rules-aim-picture = Una hoja vacía. Las filas roja y amarilla van del 2 al 12, las filas verde y azul del 12 al 2. Al final de cada fila hay un candado.
rules-mixx-a-picture = Una hoja vacía. Fila 1: amarillo del 2 al 4, azul del 5 al 7, verde del 8 al 10, rojo 11 y 12. Fila 2: rojo 2 y 3, verde del 4 al 7, azul 8 y 9, amarillo del 10 al 12. Fila 3: azul del 12 al 10, amarillo del 9 al 7, rojo del 6 al 4, verde 3 y 2. Fila 4: verde 12 y 11, rojo del 10 al 7, amarillo 6 y 5, azul del 4 al 2. Al final de cada fila hay un candado.
rules-mixx-b-picture = Una hoja vacía. Rojo: 10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11. Amarillo: 9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10. Verde: 8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3. Azul: 5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4. Al final de cada fila hay un candado.

rules-need = Qué hace falta
rules-need-dice = Seis dados: dos blancos, uno rojo, uno amarillo, uno verde y uno azul.
rules-need-sheet = Una hoja y un lápiz para cada uno.
rules-need-wipe = Una pizarra y un rotulador borrable para cada uno. En una esquina hay un cuadro para los puntos de hasta cinco partidas.
rules-need-track = El tablero con un recorrido de 40 casillas. Tiene dos lados distintos: antes de la partida se elige uno.
rules-need-pawns = Un peón para cada uno. Todos empiezan en la salida, antes de la primera casilla.
rules-need-cards = 44 cartas: los números del 2 al 12 en rojo, amarillo, verde y azul. El dorso de una carta también muestra su número, pero no su color.
rules-need-jokers = Once comodines, uno para cada número del 2 al 12. Por detrás, un comodín es igual que cualquier otra carta.
rules-need-here = Si juegas aquí, ya está todo en la mesa.
rules-need-cards-picture = La misma carta por los dos lados: un 7 rojo en la cara, un 7 sin color en el dorso.

rules-deal = Antes de empezar
rules-deal-hands = Se barajan las cartas y se reparten cuatro a cada uno. Cada cual mira solo la cara de las suyas.
rules-deal-hands-jokers = Se barajan los comodines con las demás cartas, 55 en total, y se reparten cuatro a cada uno. Cada cual mira solo la cara de las suyas.
rules-deal-display = El resto es el mazo, con el dorso hacia arriba. Sus cuatro primeras cartas se ponen al lado, también con el dorso hacia arriba: son las cartas expuestas.
rules-deal-known = Así todos ven los números de las cartas expuestas, de la de encima del mazo y de las manos de los demás, pero nunca sus colores.
rules-deal-picture = Las cuatro cartas expuestas, por el dorso: 3, 11, 6 y 9. Al lado, el mazo, con un 8 encima.

rules-match = Varias partidas
rules-match-games = Se juegan de una a cinco partidas seguidas. Después de cada partida se puede parar, si todos están de acuerdo.
rules-match-anew = En cada partida las pizarras vuelven a estar vacías y se sortea otra vez quién empieza.
rules-match-sum = Los puntos de cada partida van al cuadro. Gana la suma más alta; si hay empate, la victoria se comparte.
rules-match-example = Ben ha ganado dos de las tres partidas, pero Ada tiene la suma más alta, 192 a 179. Gana Ada.
rules-match-picture = El cuadro después de tres partidas. Ada: 50, 90 y 52, suma 192. Ben: 61, 60 y 58, suma 179.

rules-turn = Un turno
rules-turn-dice = Se sortea quién empieza; después se sigue en el sentido de las agujas del reloj. El jugador de turno lanza todos los dados que siguen en juego. Luego, por este orden:
rules-turn-white = Los dados blancos, para todos. Se suman los dos dados blancos. Cada jugador puede tachar ese número en la fila que quiera.
rules-turn-colour = Blanco y color, solo para el jugador de turno. Puedes sumar un dado blanco y un dado de color, los que quieras, y tachar la suma en la fila de ese color.
rules-turn-colour-mixed = Blanco y color, solo para el jugador de turno. Puedes sumar un dado blanco y un dado de color, los que quieras, y tachar la suma donde esté en ese color.
rules-turn-pawn = El peón, solo para el jugador de turno. Puedes avanzarlo hasta una casilla que puedas usar.
rules-turn-free = Nadie está obligado a tachar. Con los dados blancos todos eligen a la vez y en secreto; las cruces se muestran cuando todos han elegido.
rules-turn-counts = Lo que tachas con los dados blancos cuenta al momento. Puede ser la quinta cruz, la que te permite cerrar la fila con la siguiente.
rules-turn-white-example = Ben saca un 1 y un 4 blancos: «¡Cinco!» Él tacha el 5 rojo, Ada el 5 amarillo y Cleo pasa.
rules-turn-white-picture = 1 blanco más 4 blanco son 5, en cualquier fila.
rules-turn-colour-example = Después Ben, y solo él, suma el 4 blanco y el 6 azul y tacha el 10 azul.
rules-turn-colour-picture = 4 blanco más 6 azul son 10, en la fila azul.
rules-mixx-a-example = Luego Ben, y solo Ben, suma el 4 blanco y el 6 azul y tacha el 10 azul, en la fila 3.
rules-mixx-a-example-picture = 4 blanco más 6 azul son 10, en el 10 azul.
rules-turn-cards = Se sortea quién empieza; después se sigue en el sentido de las agujas del reloj. El jugador de turno hace tres cosas, por este orden:
rules-turn-take = Toma cartas de las expuestas hasta tener cinco en la mano.
rules-turn-call = Canta el número de encima del mazo. Todos pueden tacharlo.
rules-turn-play = Juega una, dos o tres de sus cartas. Solo él puede tachar sus números.

rules-take = Tomar cartas
rules-take-five = En tu primer turno tomas una carta, después de una a tres: las que te falten para tener cinco. Tú eliges cuáles.
rules-take-fill = Primero las tomas todas; solo entonces se completan las cuatro cartas expuestas con las del mazo. Si el mazo se acaba, se barajan los descartes: son el nuevo mazo.
rules-take-example = Ada toma el 11. El 8 del mazo ocupa su lugar, y ahora encima hay un 4.
rules-take-picture = Las cartas expuestas son ahora 3, 8, 6 y 9, y el mazo muestra un 4.

rules-call = El número cantado
rules-call-all = El número que está ahora encima del mazo vale para todos. Cada uno puede tacharlo en la fila que quiera, o dejarlo. La carta se queda en el mazo.
rules-call-secret = Todos eligen a la vez y en secreto; las cruces se muestran cuando todos han elegido.
rules-call-example = Ada canta: «¡Cuatro!» Tacha el 4 amarillo, y Ben también. Cleo pasa.

rules-play = Jugar cartas
rules-play-count = Tienes que jugar al menos una carta y puedes jugar hasta tres. Una sola puede ser cualquiera; si son varias, todas han de ser del mismo color, con los números que sean.
rules-play-cross = Enséñalas. Puedes tachar sus números en la fila de su color: todos, algunos o ninguno. Después las cartas se descartan boca abajo.
rules-play-skip = Si tachas varios números, entre el primero y el último de ellos se puede saltar un número como mucho.
rules-play-counts = Se tachan de izquierda a derecha: las primeras cruces ya cuentan entre las cinco que hacen falta para el último número de la fila.
rules-play-all-example = Juegas el 4, el 5 y el 7 rojos. Puedes tachar los tres: solo se salta el 6.
rules-play-all-picture = Las cartas 4, 5 y 7 rojas. En la fila roja están tachados el 4, el 5 y el 7.
rules-play-some-example = Juegas el 2, el 4 y el 6 amarillos. No puedes tachar los tres, porque se saltarían el 3 y el 5. El 2 y el 4, en cambio, sí.
rules-play-some-picture = Las cartas 2, 4 y 6 amarillas. En la fila amarilla solo están tachados el 2 y el 4.

rules-joker = Jugar comodines
rules-joker-colour = El número de un comodín es fijo. El color lo eliges tú, y lo dices al jugarlo.
rules-joker-together = Jugado con otras cartas, un comodín toma el color de ellas. Dos cartas con el mismo número se pueden jugar juntas, pero dan una sola cruz.
rules-joker-example = Ben juega el 6 rojo, el 8 rojo y un comodín con el 7. Dice «rojo» y tacha 6, 7 y 8.
rules-joker-picture = Las cartas 6 rojo, comodín 7 y 8 rojo. En la fila roja están tachados el 6, el 7 y el 8.

rules-pawn = Mover el peón
rules-pawn-steps = Avanza de 1 a 5 casillas libres, nunca hacia atrás. Una casilla ocupada se salta y no se cuenta: en cada casilla cabe un solo peón, y a nadie se le echa. En la salida caben todos.
rules-pawn-field = Cada casilla muestra un color y un número. Solo puedes parar en ella si tachas ese número ahora, según las reglas de siempre, o si ya lo habías tachado.
rules-pawn-three = Así, en tu turno puedes hacer hasta tres cruces.
rules-pawn-example = Ada ha tachado el 3 y el 7 rojos, el 5 amarillo y el 12 verde. Su peón está en el 3 rojo. El de Ben está en el 9 azul: esa casilla Ada no la cuenta.
rules-pawn-example-have = 1 casilla, al 5 amarillo: se puede. Ya lo tiene y no tacha nada.
rules-pawn-example-lost = 2 casillas, al 6 rojo: no se puede. Está a la izquierda de su 7 rojo.
rules-pawn-example-cross = 3 casillas, al 10 verde: se puede. Tacha el 10 verde.
rules-pawn-picture = Un trozo del recorrido: 3 rojo con el peón de Ada, 5 amarillo, 9 azul con el peón de Ben, 6 rojo, 10 verde. Para Ada, el 5 amarillo es la casilla uno, el 6 rojo la dos y el 10 verde la tres.

rules-crossing = De izquierda a derecha
rules-crossing-order = En cada fila se tacha de izquierda a derecha. El rojo y el amarillo suben del 2 al 12, el verde y el azul bajan del 12 al 2.
rules-crossing-printed = En cada fila se tacha de izquierda a derecha, tal como están impresos sus números.
rules-mixx-a = Cada número tiene su propio color: la suma con un dado de color se tacha en un número de ese color, esté en la fila que esté. El candado de una fila retira el dado del color de su último número.
rules-mixx-b = Cada fila tiene un solo color, pero un orden de números propio: siempre de izquierda a derecha, tal como están impresos.
rules-crossing-skip = Puedes empezar donde quieras y saltar tantos números como quieras. Pero un número saltado está perdido: ya no se puede tachar nunca. Muchos lo marcan con una raya para no olvidarlo; aquí ya está hecho.
rules-crossing-example = En rojo están tachados el 5 y el 7: el 2, el 3, el 4 y el 6 están perdidos. En amarillo solo quedan el 11 y el 12; con cinco cruces, el 12 está permitido. El verde sigue a la derecha del 6, el azul a la derecha del 10.
rules-crossing-picture = Una hoja a mitad de partida. Rojo: tachados el 5 y el 7. Amarillo: 3, 4, 7, 8 y 10. Verde: 12, 9 y 6. Azul: 10. Los números saltados llevan una raya.
rules-mixx-a-skip = En la fila 1 están tachados el 3 amarillo y el 6 azul: el 2 amarillo, el 4 amarillo y el 5 azul están perdidos.
rules-mixx-a-skip-picture = La fila 1 de la hoja. El 3 amarillo y el 6 azul están tachados; el 2 amarillo, el 4 amarillo y el 5 azul están rayados.
rules-mixx-b-skip = En rojo están tachados el 6 y el 8: el 10 y el 2 están perdidos. El 3 está más a la derecha y sigue libre.
rules-mixx-b-skip-picture = La fila roja. El 6 y el 8 están tachados; el 10 y el 2 están rayados.

rules-lock = Cerrar una fila
rules-lock-five = El último número de una fila es especial: el 12 en rojo y amarillo, el 2 en verde y azul. Solo puedes tacharlo si ya tienes al menos cinco cruces en esa fila.
rules-lock-last = El último número de una fila es especial: solo puedes tacharlo si ya tienes al menos cinco cruces en esa fila.
rules-lock-cross = Quien tacha el último número tacha también el candado de al lado. El candado cuenta como una cruz más.
rules-lock-closed = El color queda entonces cerrado para todos, y su dado sale del juego al momento.
rules-lock-closed-row = La fila queda entonces cerrada para todos, y el dado de su candado sale del juego al momento.
rules-lock-announced = Quien tacha el último número lo dice en voz alta: quien pasó con la suma de los blancos puede entonces completar también esa fila, si tiene cinco cruces en ella.
rules-lock-example = Cleo tiene cinco cruces en verde. Tacha el 2 y el candado: en total, siete. El verde está cerrado y el dado verde se aparta.
rules-lock-picture = La fila verde de Cleo. Están tachados 12, 11, 9, 7 y 6, y después el 2 y el candado.
rules-lock-pawn = También el peón puede cerrar una fila, en una casilla con el último número. En un color cerrado solo puedes parar en números que ya hayas tachado.
rules-lock-own = Atención, aquí es distinto del juego de dados: la fila se cierra solo para ti. Los demás siguen en la suya.
rules-lock-own-example = Cleo tiene cinco cruces en verde. Tacha el 2 y el candado: en total, siete. El verde está cerrado para Cleo, pero no para Ada y Ben.

rules-together = Cerrar a la vez
rules-together-white = Cuando alguien cierra una fila con los dados blancos, todos los demás que tengan en ella al menos cinco cruces pueden tachar en ese mismo momento el último número y el candado. Con menos de cinco no se puede.
rules-together-gone = El dado sale al momento: ya en este turno no sirve para blanco y color.
rules-together-example = Los dados blancos suman 12. Ada y Ben tienen cinco cruces en rojo: los dos cierran la fila. Cleo solo tiene cuatro, así que no puede.
rules-together-picture = Tres filas rojas. Las de Ada y Ben tienen cinco cruces, y después el 12 y el candado. La de Cleo tiene cuatro cruces; su 12 y su candado quedan vacíos.

rules-penalty = Los fallos
rules-penalty-dice = Si es tu turno y no tachas nada, ni con los dados blancos ni con blanco y color, tienes que tachar un fallo. Te cuesta 5 puntos.
rules-penalty-track = Si es tu turno y no tachas nada en ninguno de los tres pasos, tienes que tachar un fallo. Te cuesta 5 puntos. Ir a un número que ya tenías no es una cruz.
rules-penalty-cards = Si es tu turno y no tachas nada, ni el número cantado ni una de tus cartas, tienes que tachar un fallo. Te cuesta 5 puntos.
rules-penalty-others = Los demás nunca se llevan un fallo, tachen algo o no.
rules-penalty-picture = Las cuatro casillas de los fallos. Dos están tachadas: 10 puntos menos.

rules-end = El final
rules-end-dice = La partida termina en cuanto alguien se lleva su cuarto fallo, o cuando hay dos colores cerrados, da igual por quién.
rules-end-rows = La partida termina en cuanto alguien se lleva su cuarto fallo, o cuando hay dos filas cerradas, da igual por quién.
rules-end-more = Con los dados blancos se pueden cerrar varias filas en el mismo momento; entonces cuentan todas. Si así acaba la partida, el turno termina ahí, sin fallo.
rules-end-example = El azul ya está cerrado. Los dados blancos suman 12: Ada cierra el rojo y Ben cierra el amarillo a la vez. Cuentan los dos candados, y la partida ha terminado.
rules-end-track = Cuando un peón llega a una de las cinco últimas casillas, empieza la última ronda: todos los demás tienen un turno más, y la partida termina. Un segundo peón que llegue allí no la alarga.
rules-end-sooner = La partida también puede terminar antes: en cuanto alguien se lleva su cuarto fallo, o cuando hay dos colores cerrados, da igual por quién.
rules-end-track-picture = El final del recorrido. Las cinco últimas casillas tienen el borde grueso; en la segunda hay un peón.
rules-end-cards = La partida termina en cuanto alguien ha cerrado dos filas de su propia hoja, o tiene cuatro fallos.
rules-end-call = Si ocurre con el número cantado, las cruces de todos aún cuentan. Después no se juegan cartas, y en este turno no hay fallo.

rules-score = Los puntos
rules-score-rows = Cada fila se cuenta por separado. El candado es una cruz como las demás.
rules-score-rows-picture = Puntos por 1 a 12 cruces en una fila: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.
rules-score-penalty = Cada fallo quita 5 puntos.
rules-score-track = Tu peón te da los puntos que hay bajo su casilla, de 1 a 20. En la salida no da ninguno.
rules-score-winner = Gana quien tiene más puntos. Si hay empate, la victoria se comparte.
rules-score-example = Cleo tiene 4 cruces en rojo, 3 en amarillo, 7 en verde y 8 en azul, y dos fallos: 70 puntos.
rules-score-picture = 10 por el rojo, 6 por el amarillo, 28 por el verde, 36 por el azul, menos 10 por dos fallos: 70.
rules-score-track-example = La hoja de Cleo vale 70 puntos, y su peón está en una casilla de 14: en total, 84.

# La introducción

rules-try = Probar
rules-try-jokers = Probar con comodines
