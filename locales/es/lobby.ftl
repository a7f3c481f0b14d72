### Palabras de antes de empezar: invitar a otros y empezar.

home-start-needs = { $count ->
    [one] Queda un asiento libre: espera a alguien, dáselo a un bot o quítalo.
   *[other] Quedan { $count } asientos libres: espera, dáselos a bots o quítalos.
}
home-full = Todos los asientos están ocupados. Puedes mirar.
home-scan-how = Escanéalo con otro móvil, di el código en voz alta o manda el enlace.
home-qr = Código QR del enlace de la mesa
home-qr-larger = Ampliar el código QR
home-only-here = Los demás no pueden abrir este enlace: el servidor solo escucha a este ordenador. Páralo y arráncalo así; la mesa seguirá ahí.
home-only-here-make = O, si juegas con «make play»:
home-no-network = Los demás no pueden abrir este enlace: este ordenador no está en ninguna red ahora mismo.
home-only-name = Los demás no pueden abrir este enlace: solo funciona en este ordenador. Dales la dirección con la que llegan a él.
home-hints-allowed = Pistas permitidas
home-takebacks-allowed = Se pueden deshacer jugadas
home-all-here = Estáis todos. Empieza cuando quieras.
home-host-starts = Estáis todos. Quien abrió la mesa empieza la partida.
home-code = Código de la mesa
home-code-how = Dilo en voz alta, o manda el enlace.
home-link = Enlace de la mesa
home-seats = En la mesa
home-seat-free-about = Para quien venga.
home-seat-mine = en este dispositivo
home-seat-here = está aquí
home-seat-away = ahora no está
home-sit = Sentarse aquí
home-stand = Levantarse
home-rename = Cambiar el nombre
home-rename-done = Listo
home-seat-link = Jugar en otro dispositivo
home-seat-link-about = Quien abra este enlace juega allí en el asiento de { $name }, y ya no aquí. No se lo des a nadie más.
home-arrange = Cambiar el asiento { $number }
home-arrange-choose = Cambiar …
home-arrange-open = Dejar libre el asiento
home-arrange-none = Quitar el asiento
home-watchers = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
home-start = Empezar la partida
home-start-waits = Esperamos el dispositivo de { $names } …
home-start-without = Empezar sin esperar
home-start-without-about = Si no esperas, el registro dirá que en los dados no hay nada de { $names }.
home-fair = Juego limpio
home-fair-about = Los dados se fijan antes de la partida y se sellan con este número; al final cualquiera puede comprobar que nada ha cambiado.
