### Parole della sola riga di comando.

column-id = id
column-name = gioco
column-players = giocatori
column-minutes = minuti
column-options = opzioni

headline = Turno { $turn } · { $name } · { $phase }

welcome = { $game }: giocano i bot.
watch-who = { $name } è { $bot }.

event = Evento { $number } di { $total }:
finished = finita
unfinished = non ancora finita
valid-record = partita valida: { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, { $events } eventi, { $state }.
record-entered = I risultati dei dadi o delle carte sono stati inseriti dai giocatori e non sono dimostrati.
record-of-the-day = I suoi dadi sono quelli pubblici del { $date }.
valid-board = tabellone valido: { $name }, { $fields } caselle.
invalid-record = non è una partita valida: { $reason }
invalid-board = non è un tabellone valido: { $reason }
dice-proven = dimostrato: tutto ciò che il caso ha deciso ({ $count ->
    [one] { $count } volta
   *[other] { $count } volte
}) è proprio quello che viene dal seme promesso e dai sali promessi. Se le promesse erano pubbliche prima della partita, nessuno poteva scegliere i dadi, a meno che chi teneva il tavolo non fosse d’accordo con { $givers }.
dice-withheld = torna tutto, ma non è dimostrato: tutto ciò che il caso ha deciso ({ $count ->
    [one] { $count } volta
   *[other] { $count } volte
}) viene dal seme e dai sali, ma manca un sale promesso, di { $withheld }. Chi teneva il tavolo poteva quindi scegliere fra i dadi con quel sale e quelli senza; liberamente solo d’accordo con { $givers }.
dice-no-salt = torna tutto, ma non è dimostrato che nessuno abbia scelto i dadi: tutto ciò che il caso ha deciso ({ $count ->
    [one] { $count } volta
   *[other] { $count } volte
}) viene dal seme promesso, ma non contiene il sale promesso di nessun giocatore. Chi teneva la partita poteva quindi scegliere il seme; una macchina da sola non può dimostrare di più.
dice-unpromised-salt = torna tutto, ma non è dimostrato che nessuno abbia scelto i dadi: tutto ciò che il caso ha deciso ({ $count ->
    [one] { $count } volta
   *[other] { $count } volte
}) viene dal seme e dai sali, ma non era stato promesso il sale di { $unpromised }. Chi ha dato l’ultimo e conosceva il seme poteva quindi scegliere i dadi.
dice-entered = non dimostrato: dadi o carte erano veri, e i giocatori hanno inserito i risultati.
dice-of-the-day = tutto torna: sono i dadi pubblici del giorno, { $count } esiti del caso. Chiunque poteva conoscerli prima.
dice-no-commitment = non dimostrato: nella partita manca la promessa (commitment), quindi nessuno può sapere quando sono stati scelti i dadi.
dice-no-seed = non dimostrato: il seme non è ancora svelato. A partita finita lo si trova dove si è giocato.
dice-wrong-seed = non dimostrato: il seme (seed) non corrisponde alla promessa (commitment). Non è quello di prima della partita, oppure uno dei due è stato cambiato.
dice-wrong-promise = non dimostrato: il sale (salt) di { $unpromised } non è quello promesso (promise).
dice-wrong-outcome = non dimostrato: l’evento { $event } è «{ $found }», ma dal seme e dai sali (salt) viene «{ $expected }». Fin lì torna tutto.
simulated = { $games } partite a caso di { $game } con { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}: in media { $turns } turni e { $score } punti, { $speed } partite al secondo.
again = La stessa partita di nuovo: --seed { $seed }
saved = La partita è salvata in { $file }.

column-bot = bot
column-win-rate = vittorie
column-interval = intervallo al 95 %
column-score = punti
column-margin = margine
column-rating = forza
ending-rows = righe chiuse
ending-penalties = penalità
ending-track = ultimo giro
ending-agreed = tutti d’accordo di smettere
forfeit-slow = troppo lento
forfeit-crash = errore
forfeit-nonsense = scelta non ammessa
verdict-accepted = Deciso: { $bot } è migliore di { $high } punti Elo piuttosto che di { $low } (LLR { $llr }, soglia ±{ $bound }).
verdict-rejected = Deciso: { $bot } è migliore di { $low } punti Elo piuttosto che di { $high } (LLR { $llr }, soglia ±{ $bound }).
verdict-undecided = Non deciso se { $bot } sia migliore di { $low } o di { $high } punti Elo (LLR { $llr }, soglia ±{ $bound }).
preparing = Preparazione: la prima volta ci vuole qualche secondo.
arena-left = tempo rimasto
arena-left-at-most = tempo rimasto, al massimo
arena-played = { $games } partite di { $game } in { $deals } mani, seme { $seed }: in media { $turns } turni, { $seconds } s, { $speed } partite al secondo.
arena-how = I pareggi sono vittorie condivise. Il margine è quello sul migliore degli altri. La forza è quella di Bradley–Terry in punti Elo, con media 0. Dopo ±: di quanto l’intervallo al 95 % va da ogni lato.
arena-stopped = Il bot { $number }, { $bot }, ha perso il diritto a una decisione nella partita { $game }: { $first }
arena-pairs = Quanto spesso il bot della riga ha più punti di quello della colonna; un pareggio vale metà:
arena-forfeits = { $bot } ha perso il diritto a { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
} ({ $reasons }). La prima: { $first }
report-saved = Il rapporto è in { $folder }.
dataset-saved = { $rows } decisioni sono in { $file }; { $card } dice che cosa contengono.
dataset-forfeits = { $count ->
    [one] I bot hanno perso il diritto a 1 decisione; è segnata.
   *[other] I bot hanno perso il diritto a { $count } decisioni; sono segnate.
}
report-scores = Punteggi
report-rates = Come si sono assestate le vittorie
report-endings = Come sono finite le partite
report-again = Per rifarlo uguale
report-raw = i risultati grezzi, una riga per partita.
report-points = punti
report-share = quota delle partite
report-games = partite
report-win-rate = vittorie, intervallo al 95 %

solving = Soluzione del gioco in solitario
solved-blank = Il gioco in solitario, giocato alla perfezione, finisce in media con { $value } punti.
solved-sheet = Da { $sheet } in poi, giocando alla perfezione, si finisce in media con { $value } punti.
solved-how = Il valore esatto di { $states } schede, in { $seconds } s.
choice-white = somma dei bianchi
choice-colour = bianco e colore
choice-value = punti in media
choice-over = la partita è finita

column-kind = tipo
column-description = descrizione
kind-level = livello
kind-built-in = incluso
kind-package = pacchetto
player-random = si affida del tutto al caso
player-greedy = segna ciò che salta meno numeri; greedy:3 ne sopporta tre per crocetta
player-careful = valuta crocette, salti, lucchetti e penalità, e chiude la partita finché è in testa
player-solo = da solo è perfetto; prima deve risolvere il gioco in solitario, e ci vuole un momento

serving = Il server è pronto su { $address }; si ferma con Ctrl-C.
serving-network = Per gli altri dispositivi nella stessa rete: { $address }

paper-written = { $file } è pronto, con { $count ->
    [one] { $count } scheda.
   *[other] { $count } schede.
}
paper-without-rules = Senza le regole: valgono per la scheda propria del gioco.

site-written = La pagina è in { $folder }: { $size } MB, per { $base } su uno spazio web.
site-without-paper = Da lì non si può stampare nulla: per poterlo fare, prima pip install 'qwixx[{ $extra }]'.
site-origin = Il server { $server } deve ammetterla: avvialo con --origin e l’indirizzo dello spazio web.

backed-up = { $count ->
    [one] { $count } tavolo è
   *[other] { $count } tavoli sono
} ora in { $file }.
restored = { $count ->
    [one] { $count } tavolo ripristinato
   *[other] { $count } tavoli ripristinati
} da { $file }.
admin-column-code = codice
admin-column-game = gioco
admin-column-status = stato
admin-column-opened = aperto
admin-column-names = nomi
admin-column-changed = ultima modifica
admin-column-entries = voci
admin-column-devices = dispositivi
admin-status-lobby = prima dell’inizio
admin-status-running = in corso
admin-status-over = finita
admin-yes = s
admin-ask-close = Terminare la partita al tavolo { $code } così com’è?
admin-ask-delete = Eliminare per sempre il tavolo { $code } ({ $names }), per tutti?
admin-ask-forget = Dimenticare per sempre il nome “{ $name }” a { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}?
admin-closed = La partita al tavolo { $code } è terminata.
admin-deleted = Il tavolo { $code } è stato eliminato.
admin-forgotten = “{ $name }” è stato dimenticato in { $count ->
    [one] { $count } posto.
   *[other] { $count } posti.
}
admin-forgotten-boards = È tolto da { $count ->
    [one] { $count } classifica del giorno.
   *[other] { $count } classifiche del giorno.
}
admin-exported = Ciò che è conservato di { $code } si trova in { $file }.

weigh-nothing = Qui nessuno deve decidere niente.
weigh-before = Prima del lancio
weigh-end = Alla fine
weigh-win = vittoria
weigh-margin = margine
weigh-rolls = Somma dei bianchi, { $name }
weigh-often = frequenza
weigh-choices = mosse, la migliore per prima

stats-read = { $count ->
    [one] { $count } partita finita, in { $files } file
   *[other] { $count } partite finite, in { $files } file
}
stats-dates = Un registro non ha data: vale quella del suo file.
stats-unread = { $count ->
    [one] { $count } file non è contato:
   *[other] { $count } file non sono contati:
}
stats-unread-more = e altri { $number }; --json li nomina tutti.
stats-unfinished = non giocata fino alla fine
stats-nothing = Non si è trovato nulla che corrisponda.

daily-counts = { $game } del { $date }: oggi tutti hanno questi dadi. Questo tentativo vale; non si può annullare nulla.
daily-practice = { $game } del { $date }: il tuo tentativo è già giocato. Questo è per esercizio.
daily-result-exact = Tu: { $score } · il gioco perfetto si aspetta { $perfect } · il massimo possibile con proprio questi dadi: { $best } (esatto)
daily-result-between = Tu: { $score } · il gioco perfetto si aspetta { $perfect } · il massimo possibile con proprio questi dadi: tra { $best } e { $most } (limiti dimostrati)
