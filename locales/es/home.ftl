### Palabras del inicio, de la partida nueva, de la espera y de los ajustes.

try-again = Probar otra vez
close = Cerrar
back = Volver
cancel = Cancelar

home-skip = Ir al contenido
home-to-home = A la página de inicio
home-menu = Menú
home-rules = Reglas
home-settings = Ajustes
home-language = Idioma
home-theme = Colores de la página
home-theme-system = Automáticos
home-theme-light = Claros
home-theme-dark = Oscuros

home-welcome = ¿A qué jugamos?
home-welcome-more = Alrededor de una mesa, cada cual con su móvil, o contra un bot.
home-welcome-alone = Contra un bot, o con otros alrededor de este dispositivo.
home-deluxe = Deluxe
home-about-classic = Seis dados, cuatro filas: en cada tirada juegan todos.
home-about-deluxe = El original a varias partidas: hasta cinco, y decide la suma.
home-about-mixx-a = Una hoja de colores mezclados: cada número tiene el color de su dado.
home-about-mixx-b = Una hoja de números mezclados: cada fila tiene su propio orden.
home-about-board = El original con un recorrido: el peón da cruces y puntos.
home-about-cards = Cartas en vez de dados, con el número también en el dorso.
home-players = { $few }–{ $many } jugadores
home-minutes = { $minutes } minutos
home-minutes-each = { $minutes } minutos cada una
home-join = Unirse a una mesa
home-join-how = Escribe el código que te han dado, o pega el enlace.
home-join-go = Unirse
home-mine = Mis partidas
home-mine-none = Ninguna todavía. Aquí estarán las tuyas, para seguirlas o volver a verlas.
home-review = Análisis
home-mine-more = Partidas anteriores
home-listed = Mesas abiertas
home-daily = Reto del día
home-sheet = Hoja de puntos para dados de verdad
home-stats = Estadísticas
home-privacy = Privacidad
home-here = en este dispositivo
home-status-lobby = antes de empezar
home-status-running = en juego
home-status-over = terminada
home-free-seat = Asiento libre
home-lost = Aquí no hay nada
home-lost-more = Quizá la dirección está incompleta. Los juegos están en la página de inicio.

home-my-name = Nombre
home-player = Jugador { $number }
home-level-easy = Bot: fácil
home-level-normal = Bot: medio
home-level-hard = Bot: difícil
home-level-master = Bot: maestro
home-bot-easy = Un principiante: salta números con demasiada alegría y a menudo se le escapa un candado.
home-bot-normal = Juega bien, pero como una persona: de vez en cuando se le escapa algo.
home-bot-hard = Sopesa cada cruz y, si va ganando, termina la partida.
home-bot-master = El más fuerte: sabe cuánto cambia cada elección las opciones de ganar.
home-bot-careful = El mismo que difícil: sopesa cada cruz y, si va ganando, termina la partida.
home-bot-greedy = Tacha lo que salta menos números, sin mirar más allá.
home-bot-random = Lo deja todo al azar.
home-option-games = Partidas seguidas, como máximo
home-option-side = Lado del tablero
home-option-locks = Cerrar una fila
home-locks-announced = Anunciado: quien ha pasado aún puede cerrarla también
home-locks-sealed = Secreto: solo quien lo eligió desde el principio
home-option-jokers = Comodines
home-jokers-no = Sin comodines
home-jokers-yes = Con once comodines
home-side-our-spiral = Espiral
home-side-our-zigzag = Zigzag
home-side-about-our-spiral = Sube poco a poco; los últimos números de las filas llegan al final.
home-side-about-our-zigzag = Colores por parejas, números que retroceden, puntos tardíos.
home-timer = Tiempo para decidir
home-timer-none = sin límite
home-dice-real = Dados de verdad
home-cards-real = Cartas de verdad
home-timer-seconds = { $seconds } segundos

home-waiting = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
home-copy = Copiar
home-copied = Copiado
home-share = Compartir

home-other-bot = Bot: { $name }
home-other-bot-about = { $name } es un bot de otro paquete.
home-gone-bot-about = { $name } ya no está disponible aquí: en su lugar juega otro bot.
# La introducción, que se ofrece una vez

## Names that are taken.
home-name-clash = Aquí alguien ya se llama así.
home-name-instead = Usar «{ $name }»
# Lo que pasa, una cosa tras otra, y el turno propio.
## Seguir con una partida.
home-continue = Continuar
home-going-mine = Te toca
home-going-with = Con { $names }
home-going-alone = En solitario
home-going-more = Otras { $count } partidas en curso
home-mine-above = Las partidas en curso están arriba; las terminadas aparecerán aquí.
# El dispositivo se hace notar.
