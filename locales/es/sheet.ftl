## A sheet that is filled in beside real dice

sheet-title = Hoja de puntos
sheet-game = Juego
sheet-undo = Deshacer
sheet-penalty = Fallo, −{ $points }
sheet-over = La partida ha terminado: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
sheet-closed = Cerrada por otra persona
sheet-hold = O mantén pulsado un candado un momento.
sheet-match = Partida { $game } de { $games }. En total { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
sheet-next = Siguiente partida
sheet-dim = Habitación oscura
sheet-dim-about = Blanco sobre negro, para poca luz.
sheet-begin = Hoja nueva
sheet-past = Hojas anteriores
sheet-forget = Olvidarlas todas
sheet-forget-sure = Solo están en este dispositivo y se perderán para siempre.
sheet-keep = Conservarlas
sheet-unkept = Este navegador no guarda nada: la hoja se pierde al cerrar la página.
