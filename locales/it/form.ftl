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
home-cards = Carte
home-cards-ours = Distribuite qui
home-play = Gioca
home-invite = Apri il tavolo
home-new-here = Prima volta?
home-learn = Impara in due minuti
home-no-thanks = No, grazie
