### Parole di prima dell’inizio: invitare altri e cominciare.

home-start-needs = { $count ->
    [one] Un posto è ancora libero: aspetta qualcuno, dallo a un bot o toglilo.
   *[other] { $count } posti sono ancora liberi: aspetta, dalli a dei bot o toglili.
}
home-full = Tutti i posti sono occupati. Puoi guardare.
home-scan-how = Inquadralo con un altro telefono, di’ il codice a voce o manda il link.
home-qr = Codice QR con il link del tavolo
home-qr-larger = Ingrandisci il codice QR
home-only-here = Gli altri non possono aprire questo link: il server ascolta solo questo computer. Fermalo e riavvialo così; il tavolo ci sarà ancora.
home-only-here-make = Oppure, se giochi con «make play»:
home-no-network = Gli altri non possono aprire questo link: in questo momento il computer non è in rete.
home-only-name = Gli altri non possono aprire questo link: funziona solo su questo computer. Dai loro l’indirizzo con cui lo raggiungono.
home-hints-allowed = Consigli permessi
home-takebacks-allowed = Si possono annullare le mosse
home-all-here = Ci siete tutti. Comincia quando vuoi.
home-host-starts = Ci siete tutti. La partita la fa partire chi ha aperto il tavolo.
home-code = Codice del tavolo
home-code-how = Dillo a voce, o manda il link.
home-link = Link del tavolo
home-seats = Al tavolo
home-seat-free-about = Per chi arriva.
home-seat-mine = su questo dispositivo
home-seat-here = c’è
home-seat-away = ora non c’è
home-sit = Siediti qui
home-stand = Alzati
home-rename = Cambia nome
home-rename-done = Fatto
home-seat-link = Gioca su un altro dispositivo
home-seat-link-about = Chi apre questo link gioca da lì al posto di { $name }, e non più da qui. Non darlo a nessun altro.
home-arrange = Cambia il posto { $number }
home-arrange-choose = Cambia …
home-arrange-open = Lascia libero il posto
home-arrange-none = Togli il posto
home-watchers = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
home-start = Inizia la partita
home-start-waits = Aspettiamo il dispositivo di { $names } …
home-start-without = Inizia senza aspettare
home-start-without-about = Se non aspetti, il registro dirà che nei dadi non c’è niente di { $names }.
home-fair = Dadi onesti
home-fair-about = I dadi sono decisi prima della partita e sigillati con questo numero: alla fine chiunque può controllare che nulla sia cambiato.
