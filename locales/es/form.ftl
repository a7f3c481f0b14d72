# Opening a table: who plays, and how.

home-who = ¿Quién juega?
home-me-about = Tú, en este dispositivo. Los demás ven este nombre.
home-name-of = Nombre del jugador { $number }
home-seat = Quién juega en el asiento { $number }
home-seat-device = En este dispositivo
home-seat-open = Por enlace o código
home-device-about = Alguien a tu lado: compartís esta pantalla.
home-open-about = Alguien en otra parte: le pasas un enlace o un código.
home-add-seat = Otro jugador
home-remove-seat = Quitar el asiento { $number }
home-more = Más opciones
home-dice = Dados
home-dice-ours = Se tiran aquí
home-cards = Cartas
home-cards-ours = Se reparten aquí
home-play = Jugar
home-invite = Abrir la mesa
home-new-here = ¿Primera vez?
home-learn = Aprende en dos minutos
home-no-thanks = No, gracias
