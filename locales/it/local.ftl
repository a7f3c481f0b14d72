### Giocare solo su questo dispositivo, senza server: che cosa si scarica, che cosa si conserva, che cosa può andare storto.
### $done e $of sono megabyte; $count è un numero.

local-coming = Preparo tutto per giocare su questo dispositivo
local-coming-size = { $done } di { $of } MB
local-coming-once = Si scarica una volta sola. Poi puoi giocare anche senza rete.
local-starting = Quasi pronto …
local-unfetched = Non è stato possibile scaricare ciò che serve per giocare su questo dispositivo. Collegati alla rete una volta: poi funziona anche senza.
local-broken = Le partite su questo dispositivo hanno smesso di funzionare. Niente di ciò che era salvato è andato perso.
local-part-missing = Al bot più forte serve una parte che non è stato ancora possibile scaricare. La partita continua appena c’è rete.
local-full = Non c’è più spazio per salvare la partita. Niente di ciò che era salvato è andato perso: libera un po’ di spazio sul dispositivo, e si continua.
local-cleared = La memoria di questo browser è stata svuotata. Le partite che erano solo qui non ci sono più.
local-forgetful = Questo browser non conserva nulla, forse perché la finestra è privata. Qui le partite durano finché non chiudi la pagina.
local-silent = Le tue partite sono aperte in un’altra scheda del browser, che non risponde. Vai lì, oppure continua qui.
local-take-over = Continua qui
local-alone = Qui una scheda del browser non può sapere delle altre. Gioca ogni tavolo in una sola.

## Una nuova partita e il tavolo.
local-away = Il server non è raggiungibile. Puoi giocare su questo dispositivo: contro i bot, o insieme attorno allo schermo.
local-no-server = Qui giochi contro i bot, o insieme attorno a questo dispositivo.
local-only-here = Solo su questo dispositivo
local-only-here-about = Questo tavolo è conservato in questo browser. Nessun altro può aprirlo.
local-hand = Fai entrare altri
local-hand-about = La partita passa al server e continua lì, esattamente com’è. Poi gli altri possono entrare dai loro dispositivi.
local-hand-go = Passala al server
local-handing = Sposto la partita …

## Salvare in un file, e riprendere.
local-carry = Partite su questo dispositivo
local-carry-open = Salva o riprendi partite
local-carry-about = Sono conservate in questo browser. Salvale in un file per sicurezza, o per portarle su un altro dispositivo.
local-carry-kept = Il browser ha promesso di non eliminarle da solo.
local-carry-not-kept = Il browser può eliminarle se lo spazio scarseggia, o se non torni per molto tempo.
local-export = Salva tutto in un file
local-import = Riprendi partite da un file
local-exported = { $count ->
    [0] Su questo dispositivo non c’è ancora nessuna partita.
    [one] Una partita salvata.
   *[other] { $count } partite salvate.
}
local-imported = { $count ->
    [0] In questo file non c’era niente di nuovo.
    [one] Una partita ripresa.
   *[other] { $count } partite riprese.
}
