### Palabras de las pantallas para jugar en la terminal. Las líneas de teclas caben en una ventana de 80 columnas.

screen-keys = Flechas, texto · Intro elige, confirma · Esc · ? · i pista · h · Ctrl+Q
screen-keys-dice = Escribe los dados · Intro aceptar · Esc deshacer, corregir · h · Ctrl+Q
screen-keys-cards = ←→ carta · Espacio toma · ↑↓ cruces · Intro elige, confirma · Esc · ? · i · h
screen-page-keys = ↑↓ desplazar · Esc vuelve a la mesa
screen-end-keys = Intro otra partida · Ctrl+Q salir
screen-start-keys = ↑↓ juego · Tab quién juega · Intro Intro jugar · Ctrl+Q salir
screen-how = Ve a una opción con las flechas, haz clic en ella o escribe lo que está a la izquierda, aunque sea abreviado. Intro la elige, otra vez Intro la confirma; hasta entonces, Esc la deshace.
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
screen-too-small = La mesa necesita un poco más de espacio: agranda la ventana a { $width } columnas y { $height } líneas como mínimo. La partida espera.
