# Statistics of one’s own finished games: on the page and in the terminal.
stats-title = Estadísticas
stats-about = Contadas en este dispositivo, a partir de sus partidas terminadas. Para ello no se envía nada.
stats-none = En este dispositivo aún no ha terminado ninguna partida. Juega una hasta el final y se contará aquí.
stats-play = Elegir un juego
stats-none-fits = Ninguna partida encaja con esta selección.
stats-stale = No se puede acceder al servidor: sus partidas se cuentan como las dio por última vez.

stats-filter = Qué partidas
stats-filter-none = Mostrar todas las partidas
stats-filter-player = Quién
stats-filter-player-all = Este dispositivo
stats-filter-game = Juego
stats-filter-game-all = Todos los juegos
stats-filter-players = Jugadores
stats-filter-players-all = Los que sean
stats-filter-opponent = Contra
stats-filter-opponent-all = Cualquiera
stats-filter-days = Cuándo
stats-filter-days-all = Siempre
stats-last-7 = Los últimos 7 días
stats-last-30 = Los últimos 30 días
stats-last-365 = Los últimos 12 meses
stats-players = { $count ->
    [one] En solitario
   *[other] { $count } jugadores
}

stats-games = Partidas
stats-wins = Ganadas
stats-won = ganada
stats-of = { $part } de { $whole }
stats-longest = Más ganadas seguidas
stats-streak = ahora { $number }
stats-average = Puntos de media
stats-best = Más puntos
stats-worst = menos: { $points }
stats-locks = Candados por hoja
stats-penalties = Fallos por hoja
stats-accuracy = Precisión
stats-reviewed = { $count ->
    [one] en { $count } partida analizada
   *[other] en { $count } partidas analizadas
}
stats-luck = Suerte
stats-luck-about = por partida, en probabilidad de ganar
stats-match = En partidas seguidas, los puntos son la media de las partidas.
stats-real = { $count ->
    [one] { $count } de ellas se jugó con dados o cartas de verdad: lo que salió lo introdujeron personas.
   *[other] { $count } de ellas se jugaron con dados o cartas de verdad: lo que salió lo introdujeron personas.
}

stats-development = Cómo evolucionan los puntos
stats-mean = media de las diez últimas { $points }
stats-look = Ver esta partida
stats-distribution = Cuántos puntos y cuántas veces
stats-bar = De { $from } a { $to } puntos: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
stats-by-game = Por juego
stats-by-players = Por número de jugadores
stats-bots = Contra bots
stats-people = Contra personas
stats-ahead-about = Por delante: cuántas veces tuviste más puntos.
stats-column-game = Juego
stats-column-won = Ganadas
stats-column-share = En %
stats-column-ahead = Delante
stats-column-even = Igual
stats-column-bot = Rival
stats-column-name = Nombre
stats-column-day = Día
stats-column-against = Contra
stats-column-points = Puntos
stats-table = Todas las partidas en una tabla
stats-all = Partidas anteriores

stats-export = Llevártelas
stats-export-about = Las partidas elegidas en un archivo, con los puntos de todos.
stats-forget = Olvidar todo
stats-forget-sure = ¿Olvidar todo?
stats-forget-about = Se borran todas las partidas de este dispositivo: las de este navegador y, en el servidor, tus partidas y tu nombre. Donde también jugaban otros, ellos conservan la partida sin tu nombre. No se puede deshacer.
