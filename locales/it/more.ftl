# Opening a table: what is seldom chosen.

home-timer-about = Quando scade, si va avanti senza quella risposta.
home-hints = Consigli
home-hints-about = Puoi chiedere che cosa farebbe un bravo giocatore.
home-takebacks = Annullare le mosse
home-takebacks-about = Se tutti sono d’accordo, si può tornare indietro.
home-public = Aperto a tutti
home-public-about = Finché c’è un posto libero, il tavolo compare nella pagina iniziale.
