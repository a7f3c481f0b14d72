### Palabras de la página: el final de la partida, su repetición y la prueba de que el azar fue limpio.

end-ahead = { $points ->
    [one] ¡Por un solo punto, por delante de { $names }!
   *[other] { $points } puntos más que { $names }.
}
end-shared = Empate hasta el último punto: hoy nadie ha sido mejor.
end-solo = ¡Bien jugado!

end-rematch = Revancha
end-to-rematch = Ir a la revancha
end-replay = Ver de nuevo la partida
end-review = Analizar la partida
end-explore = Explorar esta posición
end-home = Volver a la página de inicio

end-ranking = Clasificación
end-game = Partida { $number }
end-penalties = Fallos
end-track = Recorrido
end-sheets = Las hojas
end-sheets-last = Las hojas de la última partida

end-keep = Guardar la partida
end-keep-about = Quien tenga el enlace puede ver la partida de nuevo, jugada a jugada.
end-link = Enlace para ver la partida
end-download-text = Registro (texto)
end-download-json = Registro (JSON)

end-fair-dice = ¿Fueron limpias las tiradas?
end-fair-cards = ¿Se barajó limpiamente?
end-fair-about = No hace falta que nos creas: tu propio dispositivo puede volver a calcularlo todo.
end-prove-dice = Comprobar los dados
end-prove-cards = Comprobar las cartas
end-proven = Demostrado.
end-fits = Todo concuerda, pero no está demostrado.
end-not-proven = No demostrado.
end-proof-proven = { $count ->
    [one] Lo único que decidió el azar estaba fijado antes de la partida.
   *[other] Todo lo que decidió el azar, { $count } veces, estaba fijado antes de la partida.
}
end-proof-yours = La sal de este dispositivo está en los dados, y nadie podía conocerla antes de que todo estuviera fijado. Así que nadie pudo elegirlos, ni siquiera el servidor con todos los demás.
end-proof-together = Nadie pudo elegir los dados, salvo el servidor de acuerdo con { $names }.
end-proof-withheld = Pero falta una sal prometida, de { $names }. Así que el servidor pudo elegir entre los dados con esa sal y los dados sin ella.
end-proof-no-salt = Pero en los dados no está la sal prometida de ningún jugador. Así que el servidor pudo elegirlos antes de la partida.
end-proof-unpromised-salt = Pero la sal de { $names } no se había prometido antes. Quien la dio y conocía la semilla pudo elegir los dados.
end-proof-left-out = Pero la sal de este dispositivo, para { $names }, no está en los dados: se dejó fuera o llegó tarde. Así que el servidor pudo elegir entre los dados con esa sal y los dados sin ella.
end-proof-started-again = { $count ->
    [one] Pero el comienzo se interrumpió una vez después de que este dispositivo revelara su sal. Así que el servidor pudo elegir entre dos partidas.
   *[other] Pero el comienzo se interrumpió { $count } veces después de que este dispositivo revelara su sal. Así que el servidor pudo elegir entre varias partidas.
}
end-proof-no-commitment = Falta la promesa, así que nadie puede saber cuándo se eligieron los dados.
end-proof-of-the-day = Son los dados del día, { $date }: los mismos para todos, y públicos. Se deducen de la fecha, así que cualquiera puede calcularlos, también antes de la partida.
end-proof-entered = Los dados eran de verdad: lo que salió se introdujo a mano, y nadie puede demostrarlo.
end-proof-other-commitment = La promesa del registro no es la que este dispositivo vio antes de la partida.
end-proof-other-promise = Lo que este dispositivo prometió para { $names } no está en el registro: se rechazó o se cambió. Así que en los dados no hay nada de este dispositivo.
end-proof-other-promises = Las promesas del registro no son las que este dispositivo vio cuando reveló su sal.
end-proof-no-seed = La semilla no se ha revelado.
end-proof-wrong-seed = La semilla no corresponde a la promesa: no es la de antes de la partida.
end-proof-wrong-promise = La sal de { $names } no es la que se prometió.
end-proof-wrong-outcome = El suceso { $event } del registro no es lo que dan la semilla y las sales. Hasta ahí todo concuerda.
end-proof-seen = La promesa es la que este dispositivo guardó de antes de la partida.
end-proof-unseen = Este dispositivo no estaba antes de la partida: compara la promesa con alguien que sí estaba.
end-proof-details = Los números de la prueba
end-proof-commitment = Promesa
end-proof-seed = Semilla
end-proof-promise = Promesa de { $name }
end-proof-salt = Sal de { $name }
end-proof-found = En el registro
end-proof-expected = Según la semilla y las sales
end-how = ¿Cómo funciona?
end-how-commitment = Antes de la partida el servidor sortea un número secreto, la semilla, y muestra a todos su huella, la promesa. Con la huella nadie puede adivinar la semilla, ni encontrar otra que tenga la misma.
end-how-salt = Después el dispositivo de cada jugador prepara algo suyo, la sal, y muestra a todos solo su huella. Cuando todas las huellas están fijadas, se revelan las sales. Así nadie puede elegir según lo que dan los demás, ni tampoco el servidor.
end-how-outcome = Cada tirada y cada barajado se calculan con la semilla, las sales y su número en la partida. Nada de lo que se juegue puede cambiarlos, y ningún número se usa dos veces, aunque se deshagan jugadas.
end-how-check = Al terminar la partida se revela la semilla. Tu dispositivo compara la huella y calcula de nuevo cada tirada.

end-replay-title = La partida, jugada a jugada
end-replay-start = Todo está listo.
end-replay-at = Jugada { $number } de { $all }
end-replay-slider = Momento de la partida
end-previous = Una jugada atrás
end-next = Una jugada adelante
end-play = Reproducir
end-pause = Pausa
end-to-table = Ir a la mesa
end-hand = Cartas de { $name }

# Velocidad y teclas de la repetición.
end-speed = Velocidad
end-replay-keys = Teclas: ← y → una jugada, Inicio y Fin a los extremos, espacio para reproducir o pausar
