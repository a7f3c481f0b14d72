### Words of the page: a table with real dice, at which people enter what they rolled.

kept-about = Tiras tus propios dados e introduces lo que sale. Aquí están las hojas, las reglas y los puntos.
kept-about-cards = Juegas con tus propias cartas e introduces el número cantado y lo que tacha cada uno. Los bots no pueden jugar: no ven las cartas.
kept-enter = Introducir
kept-first = ¿Quién empieza?
kept-roll = Tira { $name }. ¿Qué muestran los dados?
kept-called = { $name } canta el número de encima del mazo. ¿Cuál es?
kept-correcting = ¿Qué le salió de verdad a { $name }? Se deshace todo lo que vino después.
kept-correcting-called = ¿Qué número cantó de verdad { $name }? Se deshace todo lo que vino después.
kept-waits = { $name } tira e introduce los dados.
kept-waits-called = { $name } toma cartas, canta el número y lo introduce.
kept-waits-first = Quien abrió la mesa dice quién empieza.
kept-for-them = Introducirlos yo
kept-white = Dado blanco { $number }
kept-die = Dado { $colour }
kept-dice = Los dados
kept-number = El número cantado
kept-sum = Solo la suma de los blancos
kept-all = Todos los dados
kept-correct = Corregir los dados
kept-correct-called = Corregir el número
kept-correct-last = Corregir los dados de antes
kept-correct-last-called = Corregir el número de antes
kept-other-first = Empieza otra persona
kept-leave = Dejarlo como está
