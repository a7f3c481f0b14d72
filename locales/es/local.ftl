### Jugar solo en este dispositivo, sin servidor: qué se descarga, qué se conserva, qué puede fallar.
### $done y $of son megabytes; $count es un número.

local-coming = Preparando todo para jugar en este dispositivo
local-coming-size = { $done } de { $of } MB
local-coming-once = Se descarga una sola vez. Después puedes jugar también sin red.
local-starting = Casi listo …
local-unfetched = No se ha podido descargar lo necesario para jugar en este dispositivo. Conéctate una vez a la red; después funciona también sin ella.
local-broken = Las partidas de este dispositivo han dejado de funcionar. No se ha perdido nada de lo guardado.
local-part-missing = Al bot más fuerte le falta una parte que aún no se ha podido descargar. La partida sigue en cuanto haya red.
local-full = No queda espacio para guardar la partida. No se ha perdido nada de lo guardado: libera algo de espacio en el dispositivo y sigue.
local-cleared = Se ha vaciado la memoria de este navegador. Las partidas que solo estaban aquí ya no existen.
local-forgetful = Este navegador no conserva nada, quizá porque la ventana es privada. Aquí las partidas duran hasta que cierres la página.
local-silent = Tus partidas están abiertas en otra pestaña, que no responde. Ve a esa pestaña o sigue aquí.
local-take-over = Seguir aquí
local-alone = Aquí las pestañas no saben unas de otras. Juega cada mesa en una sola pestaña.

## Una partida nueva y la mesa.
local-away = No se puede llegar al servidor. Puedes jugar en este dispositivo: contra bots, o juntos alrededor de la pantalla.
local-no-server = Aquí juegas contra bots, o con otros alrededor de este dispositivo.
local-only-here = Solo en este dispositivo
local-only-here-about = Esta mesa se guarda en este navegador. Nadie más puede abrirla.
local-hand = Que entren otros
local-hand-about = La partida pasa al servidor y sigue allí, tal como está. Después otros pueden entrar desde sus propios dispositivos.
local-hand-go = Pasarla al servidor
local-handing = Pasando la partida …

## Guardar en un archivo, y traer de vuelta.
local-carry = Partidas en este dispositivo
local-carry-open = Guardar o traer partidas
local-carry-about = Se guardan en este navegador. Guárdalas en un archivo por seguridad, o para llevarlas a otro dispositivo.
local-carry-kept = El navegador ha prometido no borrarlas por su cuenta.
local-carry-not-kept = El navegador puede borrarlas si falta espacio, o si tardas mucho en volver.
local-export = Guardar todo en un archivo
local-import = Traer partidas de un archivo
local-exported = { $count ->
    [0] Aún no hay ninguna partida en este dispositivo.
    [one] Una partida guardada.
   *[other] { $count } partidas guardadas.
}
local-imported = { $count ->
    [0] En este archivo no había nada nuevo.
    [one] Una partida traída.
   *[other] { $count } partidas traídas.
}
