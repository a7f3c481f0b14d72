### Palabras de las introducciones jugables. Cada escena tiene lo que pide, -done: lo que eso ha dado, -not: por qué ahora no.

coach-title = Introducción
coach-you = Tú
coach-step = Paso { $number } de { $steps }
coach-back = Un paso atrás
coach-forward = Un paso adelante
coach-skip = Saltar
coach-next = Siguiente
coach-play = Jugar tu primera partida
coach-rules = Leer las reglas

## El turno con dados

coach-sheet = Esta es tu hoja: cuatro filas, cada una con un candado al final. Cuantos más números taches en una fila, más puntos.
coach-white = { $name } ha tirado. La suma de los dos dados blancos vale para todos: es 3. Tacha el 3 rojo o el 3 amarillo.
coach-white-done = ¡Muy bien! { $name } también tiene un 3: con la suma de los blancos todos deciden a la vez y en secreto.
coach-white-not = Se puede, pero es una pena: pasar no da nada, y en verde y azul el 3 está casi al final. Elige rojo o amarillo.
coach-skip-over = Se tacha de izquierda a derecha. Puedes saltar números, pero se pierden. La suma de los blancos es 6: tacha el 6 rojo.
coach-skip-over-done = El 5 rojo se ha perdido para siempre: en rojo ya solo cuenta lo que está a la derecha del 6.
coach-skip-over-not = Se puede, pero el 6 rojo salta un solo número. Cualquier otro 6 salta más, y pasar no da nada.
coach-pass = Es el turno de { $name } y el 11 saltaría demasiado. Cuando no es tu turno, pasar no cuesta nada: pasa.
coach-pass-done = No has perdido nada. { $name } se ha quedado el 11 amarillo y ha saltado cinco números.
coach-pass-not = Mira lo que saltarías: cuatro números o más. Ahora pasar es gratis.
coach-yours = ¡Te toca! Ahora tienes dos acciones. Primero, la suma de los blancos, como siempre: es 5. Tacha el 5 amarillo.
coach-yours-done = Bien. Ahora viene la segunda acción, solo para ti.
coach-yours-not = Se puede, pero el 5 amarillo salta un solo número. El verde y el azul saltan muchos más, y pasar no da nada.
coach-colour = Segunda acción: suma un dado blanco y uno de color. Blanco 4 y azul 6 son 10: tacha el 10 azul.
coach-colour-done = El dado de color dice en qué fila. Esta segunda acción es solo para el jugador de turno.
coach-colour-not = También valdría. Por ahora toma el blanco 4 y el azul 6: son el 10 azul.
coach-penalty = Otra vez tu turno. Con la suma de los blancos no tachaste nada, y ahora nada encaja. Solo puedes pasar.
coach-penalty-done = Eso es un fallo: 5 puntos menos. Solo ocurre en el turno propio. El cuarto termina la partida.
coach-lock = ¡Cinco cruces en rojo! Solo ahora puedes tachar su último número. La suma de los blancos es 12: tacha el 12 rojo.
coach-lock-done = El candado es tuyo y cuenta como otra cruz. El rojo queda cerrado para todos, y su dado sale del juego.
coach-lock-not = Puedes pasar, pero es justo lo que esperabas: tacha el 12 rojo.
coach-end = La segunda fila cerrada o un cuarto fallo termina la partida. Muchas cruces en una fila valen más. ¡Eso es todo!

## Partidas seguidas

coach-deluxe-sheet = Se juegan hasta cinco partidas seguidas, con las reglas del original. Esto es lo que pasa en un turno.
coach-deluxe-next = La primera partida ha terminado: 45 a 30 para ti, y el resultado queda anotado. Sigue con la próxima.
coach-deluxe-next-done = Una hoja nueva para todos, y se vuelve a sortear quién empieza.
coach-deluxe-next-not = Para dejarlo tienen que querer todos. Y vas ganando: ¡sigue!
coach-deluxe-end = Tras la última partida se suman los resultados: 212 a 198 para ti. Gana la suma más alta. ¡Eso es todo!

## Colores mezclados

coach-mixx-a-sheet = Aquí los colores están mezclados: cada fila tiene los cuatro. Los números van como siempre, del 2 al 12 o del 12 al 2.
coach-mixx-a-white = La suma de los blancos es 3, de cualquier color. Tacha el 3 amarillo de la primera fila o el 3 rojo de la segunda.
coach-mixx-a-white-done = Con la suma de los blancos el color no importa: solo importa el lugar en la fila.
coach-mixx-a-white-not = Se puede, pero en las dos filas de abajo el 3 está casi al final, y pasar no da nada. Mira más arriba.
coach-mixx-a-colour = Te toca, segunda acción. Blanco 2 y azul 3 son un 5 azul: táchalo en la primera fila.
coach-mixx-a-colour-done = El número debe tener el color del dado. La fila no importa.
coach-mixx-a-colour-not = También valdría. Por ahora toma el 5 azul: es el siguiente número de la primera fila.
coach-mixx-a-where = Blanco 3 y rojo 5 son un 8 rojo. Solo hay uno: búscalo y táchalo.
coach-mixx-a-where-done = ¡En la cuarta fila! Cada número de cada color está una sola vez.
coach-mixx-a-where-not = También valdría. Por ahora busca el 8 rojo en la cuarta fila: no salta nada.
coach-mixx-a-lock = Cinco cruces en la primera fila: su último número está libre. La suma de los blancos es 12: tacha el 12 rojo.
coach-mixx-a-lock-done = La fila queda cerrada para todos y el dado rojo sale. Los demás números rojos piden ahora la suma de los blancos.
coach-mixx-a-lock-not = Se puede, pero es justo lo que esperabas: con el 12 rojo viene también el candado.

## Números mezclados

coach-mixx-b-sheet = Aquí cada fila tiene un color, pero sus números están mezclados. Se tacha siempre de izquierda a derecha.
coach-mixx-b-white = La suma de los blancos es 9. En amarillo el 9 va primero; en rojo, casi al final. Tacha el 9 amarillo.
coach-mixx-b-white-done = Ningún número saltado: un buen comienzo.
coach-mixx-b-white-not = Se puede, pero cualquier otro 9 salta números, y pasar no da nada. El amarillo empieza por el 9.
coach-mixx-b-order = Cuenta el lugar, no el valor: tras el 10 y el 6 rojos viene el 2. La suma de los blancos es 2: tacha el 2 rojo.
coach-mixx-b-order-done = En rojo sigue el 8, y luego 3, 4 y 12.
coach-mixx-b-order-not = Se puede, pero el 2 rojo es justo el siguiente de su fila: no salta nada.
coach-mixx-b-colour = Te toca, segunda acción. Blanco 3 y rojo 5 son 8, el siguiente número del rojo: táchalo.
coach-mixx-b-colour-done = Cuatro cruces sin huecos. Cada una vale más que la anterior.
coach-mixx-b-colour-not = También valdría. Por ahora toma el blanco 3 y el rojo 5: el 8 rojo no salta nada.
coach-mixx-b-lock = El rojo termina en 11 y ahí tienes cinco cruces: está libre. La suma de los blancos es 11: tacha el 11 rojo.
coach-mixx-b-lock-done = El candado cuenta como otra cruz. El rojo queda cerrado para todos, y su dado sale del juego.
coach-mixx-b-lock-not = Se puede, pero es justo lo que esperabas: con el 11 rojo viene también el candado.

## On Board

coach-board-track = Se juega como en el original, y tu peón avanza por un recorrido. Cada casilla tiene un número y, debajo, puntos.
coach-board-move = Tercera acción, en tu turno: avanza hasta cinco casillas libres. La quinta es el 10 verde, que puedes tachar: ve allí.
coach-board-move-done = El peón también te ha dado una cruz: van tres en un turno.
coach-board-move-not = Se puede, pero solo el 10 verde te da una cruz. Está cinco casillas más allá.
coach-board-known = El peón también puede ir a un número que ya has tachado. El 11 verde está tres casillas más allá: ve allí.
coach-board-known-done = Ninguna cruz nueva, pero vas más adelante: al final cuentan los puntos debajo de tu peón.
coach-board-known-not = Puedes quedarte, pero cuanto más adelante, más puntos hay debajo de las casillas.
coach-board-taken = Delante está el peón de { $name }: su casilla no cuenta. El 6 amarillo es la cuarta casilla libre: ve allí.
coach-board-taken-done = En una casilla cabe un solo peón, y a nadie se le manda atrás.
coach-board-taken-not = También valdría. Por ahora cuenta cuatro casillas libres, sin la de { $name }: el 6 amarillo.
coach-board-penalty = Cuidado: ¡aún no hay ninguna cruz en este turno! Solo una nueva te libra del fallo. Busca una casilla que la dé.
coach-board-penalty-done = ¡A salvo! Solo hay fallo si ninguna de las tres acciones da una cruz.
coach-board-penalty-not = Así no hay cruz nueva: un fallo, 5 puntos menos. El 8 azul y el 7 rojo dan una.
coach-board-lock = Cinco cruces en rojo, y el 12 rojo está cuatro casillas más allá. El peón también puede cerrar una fila: ve allí.
coach-board-lock-done = ¡El rojo está cerrado! Y tu peón está en una de las cinco últimas casillas: a los demás les queda un turno.
coach-board-lock-not = También valdría, pero cuatro casillas más allá te espera un candado: el 12 rojo.
coach-board-end = Así termina la partida, o como en el original. Los 19 puntos debajo de tu peón se suman a los de la hoja. ¡Eso es todo!

## Cartas

coach-cards-hand = Aquí no hay dados. Estas son las cartas de tu mano; boca abajo están las cartas expuestas y, al lado, el mazo.
coach-cards-take = Te toca: toma cartas hasta tener cinco. El dorso muestra el número, no el color. Toma la que quieras.
coach-cards-take-done = Ahora ves qué es. El hueco se llena con una carta del mazo.
coach-cards-call = Ahora se canta el número de encima del mazo: 11. Todos pueden tacharlo, en la fila que quieran. Elige verde o azul.
coach-cards-call-done = La carta se queda donde está: solo cuenta su número.
coach-cards-call-not = Se puede, pero el verde y el azul empiezan por el 12: ahí el 11 salta un solo número. Elige uno de los dos.
coach-cards-play = Ahora juegas de una a tres cartas. Juega el 10 verde y táchalo.
coach-cards-play-done = La carta va a los descartes, y la cruz es tuya.
coach-cards-play-not = También valdría. Por ahora juega solo el 10 verde y táchalo: viene justo después del 11.
coach-cards-several = Varias cartas juntas deben ser de un color. Juega el 3, el 4 y el 6 rojos y tacha los tres.
coach-cards-several-done = ¡Tres cruces de una vez! En medio puedes saltar un número, no más: aquí, el 5.
coach-cards-several-not = Se puede, pero el 3, el 4 y el 6 rojos juntos dan tres cruces. Elige los tres.
coach-cards-penalty = Pasaste con el número cantado, y ahora nada encaja. Aun así tienes que jugar: elige una carta.
coach-cards-penalty-done = Ninguna cruz en todo el turno: un fallo, 5 puntos menos. Solo ocurre en el turno propio.
coach-cards-lock = Cinco cruces en verde: su último número está libre. Juega el 2 verde y táchalo.
coach-cards-lock-done = El candado cuenta como otra cruz. Con cartas la fila se cierra solo para ti: los demás siguen.
coach-cards-lock-not = Se puede, pero es justo lo que esperabas: juega el 2 verde y táchalo.
coach-cards-end = Dos filas cerradas en una hoja, o un cuarto fallo, y se acaba. Muchas cruces en una fila valen más. ¡Eso es todo!

## Comodines

coach-jokers-hand = Hay once comodines en juego, del 2 al 12. Tú tienes uno: su número es fijo, pero el color lo eliges tú.
coach-jokers-play = Juega el comodín como 5 amarillo: elige la carta, después su color, y táchalo.
coach-jokers-play-done = El color solo lo dices al jugarlo. Su dorso es como todos los demás.
coach-jokers-play-not = También valdría. Por ahora juega solo el comodín, como amarillo: viene justo después de tu 3 y tu 4.
coach-jokers-with = Un comodín va con cartas de cualquier color. Juega el 4 rojo, el comodín como rojo y el 6 rojo: tres cruces.
coach-jokers-with-done = Es lo que mejor hacen los comodines: llenar huecos.
coach-jokers-with-not = También valdría, pero el comodín va justo entre tu 4 y tu 6: juega los tres en rojo.
coach-jokers-same = Un 7 rojo y el comodín 7: juntos darían una sola cruz. Juega solo el 7 rojo y guarda el comodín.
coach-jokers-same-done = El comodín espera en tu mano una fila en la que te haga falta.
coach-jokers-same-not = Se puede, pero no es lo mejor. Juega solo el 7 rojo, táchalo y guarda el comodín.
