### What a person chooses for a device.

home-patterns = Tramas en los colores
home-patterns-why = Para quien no distingue todos los colores.
home-sounds = Sonidos
home-scores = Mostrar los puntos durante la partida
home-scores-why = Si no, se cuentan al final, como con lápiz y papel.
home-reactions = Reacciones
home-reactions-why = Caritas y símbolos de los demás jugadores, y un botón para los tuyos.
home-pace = Ritmo del juego
home-pace-why = Cuánto tiempo ves lo que hacen los demás. Toca la pantalla para avanzar.
home-pace-slow = Lento
home-pace-normal = Normal
home-pace-fast = Rápido
home-pace-at-once = Al instante
home-rolls = Mis dados ruedan solos
home-rolls-why = Si no, los tocas tú cuando es tu turno.
home-vibration = Vibración
home-vibration-why = Cuando te toca; más larga cuando se cierra una fila.
home-notices = Avisarme cuando me toque
home-notices-why = Con una notificación, mientras la página está oculta.
home-notices-blocked = Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.
home-install = Instalar
home-install-why = Como aplicación en este dispositivo, para jugar también sin red.
home-new-version = Hay una versión nueva.
home-new-version-take = Cargarla
home-new-version-later = Más tarde
