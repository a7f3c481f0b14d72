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
