# Opening a table: who plays, and how.

home-who = Chi gioca?
home-me-about = Tu, su questo dispositivo. Gli altri vedono questo nome.
home-name-of = Nome del giocatore { $number }
home-seat = Chi gioca al posto { $number }
home-seat-device = Su questo dispositivo
home-seat-open = Con link o codice
home-device-about = Qualcuno accanto a te: usate lo stesso schermo.
home-open-about = Qualcuno altrove: gli mandi un link o un codice.
home-add-seat = Un altro giocatore
home-remove-seat = Togli il posto { $number }
home-more = Altre opzioni
home-dice = Dadi
home-dice-ours = Lanciati qui
home-dice-about = Tirate i vostri dadi e inserite i risultati. Qui ci sono le schede, le regole e i punti.
home-timer-about = Quando scade, si va avanti senza quella risposta.
home-hints-about = Puoi chiedere che cosa farebbe un bravo giocatore.
home-takebacks-about = Se tutti sono d’accordo, si può tornare indietro.
home-public = Aperto a tutti
home-public-about = Finché c’è un posto libero, il tavolo compare nella pagina iniziale.
home-play = Gioca
home-invite = Apri il tavolo
home-new-here = Prima volta?
home-learn = Impara in due minuti
home-no-thanks = No, grazie
