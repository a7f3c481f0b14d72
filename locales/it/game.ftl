### Parole comuni alla riga di comando e alla pagina. Tutte le lingue hanno le stesse chiavi e variabili.

game-classic = L’originale
game-deluxe = Deluxe: fino a cinque partite di fila
game-mixx-a = Mixx A: colori mescolati
game-mixx-b = Mixx B: numeri mescolati
game-board = On Board
game-cards = Il gioco di carte
game-cards-jokers = Il gioco di carte con i jolly

phase-first = Si sorteggia chi comincia
phase-roll = si lanciano i dadi
phase-white = la somma dei bianchi, per tutti
phase-reply = chiusura annunciata: chi altro chiude?
phase-colour = bianco e colore
phase-move = muove la pedina
phase-shuffle = si mescolano le carte
phase-top = il numero in cima al mazzo
phase-take = prende carte
phase-call = il numero chiamato, per tutti
phase-play = gioca carte
phase-between = un’altra partita, o basta così
phase-over = La partita è finita

turn = Turno { $number } · { $name }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
colour-r = rosso
colour-y = giallo
colour-g = verde
colour-b = blu
display = Carte in tavola
pile = Mazzo ({ $count })
panel = Partite giocate
total = Totale

begins = Comincia { $name }.
white-sum = Somma dei bianchi: { $sum }
penalty = { $name } non segna nulla: una penalità.
locks = { $name } chiude il { $colour }.
locks-row = { $name } chiude la riga { $row }.
row-number = la riga { $number }
final-round = { $name } raggiunge le ultime caselle: ancora un turno per tutti gli altri.
winner = { $count ->
    [one] Vince { $names }!
   *[other] Vittoria a pari merito: { $names }!
}

level-easy = un principiante: salta troppo volentieri, si perde i lucchetti, rischia penalità
level-normal = gioca bene, con gli errori che fanno le persone
level-hard = un avversario forte, lo stesso di careful
level-master = l’avversario più forte che ci sia

# Le mosse in parole. I numeri che cominciano per vocale, 8 e 11, hanno una chiave loro.
mark = { $number } { $colour }
the-mark = il { $number } { $colour }
the-mark-vowel = l’{ $number } { $colour }
the-joker = il jolly { $number } come { $colour }
told-roll = Dadi bianchi { $first } e { $second }: { $sum }!
told-call = Numero chiamato: { $sum }!
told-correct = Corretto: { $outcome }
told-shuffle = Si mescolano le carte.
told-redeal = Le carte che nessuno ha in mano vengono ridistribuite.
told-back = Mosse annullate da { $names }: si torna alla decisione { $decision }.
told-back-unnamed = Mosse annullate: si torna alla decisione { $decision }.
told-pass = { $name } passa.
told-cross = { $name } segna { $number }.
told-move = { $steps ->
    [one] { $name } avanza di { $steps } casella e raggiunge { $number }.
   *[other] { $name } avanza di { $steps } caselle e raggiunge { $number }.
}
told-move-cross = { $steps ->
    [one] { $name } avanza di { $steps } casella e segna { $number }.
   *[other] { $name } avanza di { $steps } caselle e segna { $number }.
}
told-take = { $count ->
    [one] { $name } prende la carta { $cards }.
   *[other] { $name } prende le carte { $cards }.
}
told-play = { $name } gioca { $cards } e non segna nulla.
told-play-some = { $name } gioca { $cards }, e segna { $numbers }.
told-play-all = { $count ->
    [one] { $name } gioca { $cards } e lo segna.
   *[other] { $name } gioca { $cards }, e li segna tutti.
}
told-next = { $name } vuole un’altra partita.
told-stop = { $name } vuole smettere.
do-pass = Passa
do-stay = Lascia ferma la pedina
do-cross = Segna { $number }
do-move = { $steps ->
    [one] Avanza di { $steps } casella e raggiungi { $number }
   *[other] Avanza di { $steps } caselle e raggiungi { $number }
}
do-move-cross = { $steps ->
    [one] Avanza di { $steps } casella e segna { $number }
   *[other] Avanza di { $steps } caselle e segna { $number }
}
do-take = { $count ->
    [one] Prendi la carta { $cards }
   *[other] Prendi le carte { $cards }
}
do-play = Gioca { $cards } senza segnare
do-play-some = Gioca { $cards }, segna { $numbers }
do-play-all = { $count ->
    [one] Gioca { $cards } e segnalo
   *[other] Gioca { $cards } e segnali tutti
}
do-next = Un’altra partita
do-stop = Basta così
offline = Il server non risponde. Controlla la connessione e riprova.
print = Stampa le schede
