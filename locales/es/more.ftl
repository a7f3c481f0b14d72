# Opening a table: what is seldom chosen.

home-timer-about = Cuando se acaba, se sigue sin esa respuesta.
home-hints = Pistas
home-hints-about = Puedes preguntar qué haría un buen jugador.
home-takebacks = Deshacer jugadas
home-takebacks-about = Si todos están de acuerdo, se puede volver atrás.
home-public = Abierta a todos
home-public-about = Mientras haya un asiento libre, la mesa aparece en la página de inicio.
