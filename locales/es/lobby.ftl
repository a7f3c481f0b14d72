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
