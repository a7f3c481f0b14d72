### What is printed on paper, and what is chosen for it.

paper-name = Nombre
paper-penalties = Fallos
paper-points = Puntos
paper-match = Puntos de cada partida y su suma

# The rules, where those of the page speak of the page

paper-crossing-skip = Puedes empezar donde quieras y saltar tantos números como quieras. Pero un número saltado está perdido: ya no se puede tachar nunca. Muchos lo marcan con una raya para no olvidarlo.
paper-turn-free = Nadie está obligado a tachar. Con los dados blancos todos eligen a la vez.
paper-call-secret = Todos eligen a la vez.
