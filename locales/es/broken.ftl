### Una frase para cada regla de los juegos que no se ha respetado.
### Una variable contiene un número, el nombre de un color, o un número con su color; count es un número.

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
