### The challenge of the day.

daily-title = Sfida del giorno
daily-about = Ogni giorno gli stessi dadi per tutti. Un tentativo vale, gli altri sono esercizio. Non si annulla nulla e non ci sono consigli.
daily-solo = In solitario
daily-duel = Duello con il maestro
daily-play = Gioca
daily-go-on = Continua
daily-practise = Esercitati
daily-against = { $mine } a { $other }
daily-calendar = Le ultime settimane
daily-streak = { $count ->
    [one] { $count } giorno di seguito
   *[other] { $count } giorni di seguito
}
daily-no-streak = Finisci un tentativo oggi, e comincia una serie di giorni.
daily-finished = { $count ->
    [0] niente di finito
    [one] { $count } tentativo finito
   *[other] { $count } tentativi finiti
}
daily-public = I dadi derivano dalla data con una regola pubblica. Perciò funzionano senza rete, e chi vuole può conoscerli prima.
daily-unkept = Questo browser non conserva nulla: i tuoi tentativi durano quanto questa pagina.
daily-text-solo = Qwixx del giorno, { $date }: { $game }, in solitario: { $mine }
daily-text-duel = Qwixx del giorno, { $date }: { $game }, duello con il maestro: { $mine } a { $other }
daily-counted = Questo era il tuo tentativo del giorno: vale.
daily-practised = Questo era esercizio: vale il tuo primo tentativo.
daily-you = Tu
daily-perfect = Il gioco perfetto si aspetta
daily-best = Il massimo con proprio questi dadi
daily-working = in calcolo …
daily-exact = { $score } (esatto)
daily-between = da { $score } a { $most } (limiti dimostrati)
daily-all = Alla sfida del giorno
daily-board = Classifica del giorno: { $game }
daily-board-none = Non c’è ancora nessuno.
daily-board-enter = Inseriscimi
daily-board-about = Ogni risultato è una partita che il server ha rigiocato. Nome e punti sono visibili a tutti e restano 60 giorni.
