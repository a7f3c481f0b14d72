### Ogni parola che un giocatore vede. Tutte le lingue hanno le stesse chiavi e variabili.

game-classic = L'originale
game-deluxe = Deluxe: fino a cinque partite di fila
game-board = On Board
game-cards = Il gioco di carte
game-cards-jokers = Il gioco di carte con i jolly

column-id = id
column-name = gioco
column-players = giocatori
column-options = opzioni

phase-first = Si sorteggia chi comincia
phase-roll = si lanciano i dadi
phase-white = la somma dei bianchi, per tutti
phase-colour = bianco e colore
phase-move = muove la pedina
phase-shuffle = si mescolano le carte
phase-take = prende carte
phase-call = il numero chiamato, per tutti
phase-play = gioca carte
phase-between = un'altra partita, o basta così
phase-over = La partita è finita

headline = Turno { $turn } · { $name } · { $phase }
turn = Turno { $number } · { $name }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
colour-r = il rosso
colour-y = il giallo
colour-g = il verde
colour-b = il blu
display = Carte in tavola
pile = Pozzo ({ $count })
panel = Partite giocate

welcome = { $game }: giocano i bot.
begins = Comincia { $name }.
white-sum = Somma dei bianchi: { $sum }
shuffled = Gli scarti vengono mescolati: ecco il nuovo pozzo.
passes = passa
crosses = segna { $numbers }
moves = avanza di { $steps ->
    [one] { $steps } campo
   *[other] { $steps } campi
} fino a { $field }
takes = prende { $cards }
plays = gioca { $cards }
goes-on = vuole un'altra partita
stops = vuole smettere
penalty = { $name } non segna nulla: a vuoto.
locks = { $name } chiude { $colour }.
final-round = { $name } è sugli ultimi campi: ancora un turno per tutti gli altri.
winner = { $count ->
    [one] Vince { $names }!
   *[other] Vittoria a pari merito: { $names }!
}

event = Evento { $number } di { $total }:
finished = finita
unfinished = non ancora finita
valid-record = partita valida: { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, { $events } eventi, { $state }.
valid-board = tabellone valido: { $name }, { $fields } campi.
invalid-record = non è una partita valida: { $reason }
invalid-board = non è un tabellone valido: { $reason }
simulated = { $games } partite a caso di { $game } con { $players } giocatori: in media { $turns } turni e { $score } punti, { $speed } partite al secondo.
again = La stessa partita di nuovo: --seed { $seed }
saved = La partita è salvata in { $file }.
