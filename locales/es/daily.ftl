### The challenge of the day.

daily-title = Reto del día
daily-about = Cada día los mismos dados para todos. Un intento cuenta, los demás son práctica. No se deshace nada y no hay pistas.
daily-solo = En solitario
daily-duel = Duelo con el maestro
daily-play = Jugar
daily-go-on = Continuar
daily-practise = Practicar
daily-against = { $mine } a { $other }
daily-calendar = Las últimas semanas
daily-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
daily-no-streak = Termina un intento hoy y empieza una racha de días.
daily-finished = { $count ->
    [0] nada terminado
    [one] { $count } intento terminado
   *[other] { $count } intentos terminados
}
daily-public = Los dados se deducen de la fecha por una regla pública. Por eso funcionan sin red, y quien quiera puede conocerlos antes.
daily-unkept = Este navegador no guarda nada: tus intentos duran lo que dure esta página.
daily-text-solo = Qwixx del día, { $date }: { $game }, en solitario: { $mine }
daily-text-duel = Qwixx del día, { $date }: { $game }, duelo con el maestro: { $mine } a { $other }
daily-counted = Este era tu intento del día: cuenta.
daily-practised = Esto era práctica: cuenta tu primer intento.
daily-you = Tú
daily-perfect = El juego perfecto espera
daily-best = Lo mejor con exactamente estos dados
daily-working = calculando …
daily-exact = { $score } (exacto)
daily-between = de { $score } a { $most } (límites demostrados)
daily-all = Al reto del día
daily-board = Tabla del día: { $game }
daily-board-none = Todavía no hay nadie.
daily-board-enter = Apúntame
daily-board-about = Cada resultado es una partida que el servidor ha repetido. Tu nombre y tus puntos los ven todos y se guardan 60 días.
