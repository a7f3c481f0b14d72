### Palabras de la página sobre la privacidad: qué se guarda, quién lo ve, cuánto tiempo y cómo se borra.

privacy-title = Privacidad
privacy-intro = No hay cuentas, ni publicidad, ni recuento de visitas. Esto es todo lo que guarda el servidor.
privacy-intro-alone = No hay cuentas, ni publicidad, ni recuento de visitas. Tampoco hay servidor: todo se queda en este dispositivo.
privacy-here = Solo en este dispositivo
privacy-here-about = Las partidas que juegas sin servidor se quedan en este navegador. Nadie más las ve. Se conservan hasta que las borres o se vacíe la memoria del navegador.

privacy-what = Qué se guarda
privacy-what-device = Un secreto que este navegador inventó por sí mismo. El servidor solo guarda su huella, y por ella sabe qué asientos son tuyos.
privacy-what-games = Los nombres escritos en una mesa y la partida: cada jugada, los dados y las cartas.
privacy-what-board = Si te apuntas en una tabla del día: el nombre que elegiste allí y tus puntos, durante 60 días. Los ve quien mire la tabla.
privacy-what-not = Tu dirección de red solo se usa mientras dura la conexión, contra las avalanchas de peticiones. No se guarda.

privacy-who = Quién lo ve
privacy-who-before = Hasta diez minutos después del final de una partida: quien tenga el código de la mesa.
privacy-who-after = Después: quienes se sentaron a la mesa y quien haya recibido el enlace para ver la partida.
privacy-who-operator = Quien administra este servidor puede leer lo que está guardado en él.

privacy-long = Cuánto tiempo
privacy-long-lobby = Una mesa en la que no empezó ninguna partida: { $count ->
    [one] { $count } día
   *[other] { $count } días
} después de lo último que ocurrió en ella.
privacy-long-running = Una partida que nadie continúa: { $count ->
    [one] { $count } día.
   *[other] { $count } días.
}
privacy-long-over = Una partida terminada: { $count ->
    [one] { $count } día.
   *[other] { $count } días.
}

privacy-delete = Borrar
privacy-delete-about = Una partida en la que no jugaba nadie más desaparece para siempre. Si no, los demás la conservan, y en lugar de tu nombre pone «Player 2», según tu asiento. Una partida que sigue en juego con otros se puede borrar cuando termine.
privacy-none = Este dispositivo no tiene partidas aquí.
privacy-delete-named = Borrar: { $game }, { $names }
privacy-delete-all = Borrar todo lo de este dispositivo
privacy-sure = ¿Borrar esta partida?
privacy-sure-about = No se puede recuperar. Si había otras personas en la mesa, conservan la partida sin tu nombre.
privacy-sure-all = ¿Borrar todo lo de este dispositivo?
privacy-sure-all-about = Todas tus partidas en este servidor, tu nombre y el secreto de este navegador: después, aquí ya nadie te reconoce. No se puede recuperar.
privacy-gone-table = La partida se ha borrado.
privacy-gone-name = Tu nombre se ha borrado; los demás conservan la partida.
privacy-gone-all = { $count ->
    [one] { $count } partida borrada.
   *[other] { $count } partidas borradas.
}
privacy-left = { $count ->
    [one] { $count } partida sigue en juego con otros; bórrala cuando termine.
   *[other] { $count } partidas siguen en juego con otros; bórralas cuando terminen.
}
