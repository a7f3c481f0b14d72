### Palabras de las pantallas para jugar en la terminal. Las líneas de teclas caben en una ventana de 80 columnas.

screen-keys = Flechas, texto · Intro · Esc · ? teclas · i pista · l relato · +- ritmo
screen-keys-cards = ←→ carta · Espacio · ↑↓ cruces · Intro · Esc · ? teclas · i pista · l relato
screen-keys-waiting = Una tecla salta adelante · l relato · h reglas · +- ritmo · Ctrl+Q salir
screen-page-keys = ↑↓ desplazar · Esc vuelve a la mesa
screen-end-keys = ←→ qué sigue · Intro elige, confirma · l relato · Ctrl+Q salir
screen-start-keys = ↑↓ juego · Tab quién juega · Intro Intro jugar · Ctrl+Q salir
screen-how = Ve a una opción con las flechas, haz clic en ella o escribe lo que está a la izquierda, aunque sea abreviado. Intro la elige, otra vez Intro la confirma; hasta entonces, Esc la deshace.
screen-more-keys = Teclas: i pista · h reglas · l todo lo que ha pasado · + y - el ritmo · cualquier tecla salta adelante mientras juegan los demás · u e Intro deshacen tu última jugada, contra los bots · q e Intro para salir; la partida queda guardada.
screen-go-back = Para deshacer tu última jugada, escribe u y pulsa Intro: después el azar sigue de otra manera.
screen-signs = ▶ tiene el turno · … debe decidir · ✓ ya ha elegido · ✕ tachado · ── perdido · [ ] posible ahora · □ candado, ▣ tachado, ■ cerrado por otros
screen-select = Elige cartas con la barra espaciadora y pulsa Intro.
screen-confirm = { $choice } — Intro confirma, Esc deshace
screen-hand = Cartas de { $name }
screen-saved = Seguir con una partida guardada
screen-damaged = dañada
screen-person = Persona
screen-fewer = Uno menos
screen-more = Uno más
screen-names = Cada jugador necesita un nombre propio, de 1 a 30 letras, cifras o signos.
screen-too-small = La mesa necesita un poco más de espacio: agranda la ventana a { $width } columnas y { $height } líneas como mínimo. La partida espera. O juega en líneas de texto, en cualquier ventana: sal con Ctrl+Q y añade --plain.
screen-end-rematch = Revancha
screen-end-rematch-about = Revancha: el mismo juego con los mismos jugadores
screen-end-another = Otro juego
screen-end-another-about = Otro juego con los mismos nombres
screen-end-leave = Salir
screen-end-leave-about = Salir; la partida se puede volver a ver
