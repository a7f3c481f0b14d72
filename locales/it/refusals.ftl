### Perché qualcosa è stato rifiutato: una frase per ogni codice del server e per ogni regola dei giochi.
### Una variabile contiene un numero, il nome di un colore, o un numero con il suo colore; count è un numero.

refusal-answered = Hai già risposto. Se vuoi cambiare idea, ritira prima la tua risposta.
refusal-bad-device = Non è stato possibile riconoscere questo browser. Ricarica la pagina.
refusal-bad-file = Questo non è un file di partite di Qwixx, oppure è danneggiato. Scegli il file salvato sull’altro dispositivo.
refusal-bad-key = Il link di questo posto non vale più. Chiedine uno nuovo a chi ci ha giocato per ultimo.
refusal-bad-name = Questo nome non va bene. Scegline uno da 1 a 30 caratteri, senza spazi all’inizio o alla fine.
refusal-bad-roll = I dadi non possono essere questi. Ognuno ancora in gioco mostra da 1 a 6.
refusal-bad-salt = Non è il sale che era stato promesso.
refusal-bad-setup = La partita non si può preparare così. Controlla il numero di posti, le opzioni e i bot.
refusal-dice-unknown = Si conosce solo la somma dei bianchi; qui servono tutti i dadi.
refusal-forbidden-origin = Questa pagina non può collegarsi al server. Apri il tavolo dall’indirizzo del server.
refusal-game-over = La partita è finita.
refusal-here = Questo giocatore è collegato e decide da solo.
refusal-hello-first = Il collegamento non è riuscito. Ricarica la pagina.
refusal-illegal = Le regole non lo permettono. Scegli una delle mosse evidenziate.
refusal-malformed = Il server non ha capito la richiesta. Ricarica la pagina.
refusal-moved = Questa partita ora continua sul server. Aprila lì.
refusal-name-taken = A questo tavolo qualcuno ha già questo nome, o uno che sembra uguale. Scegline un altro.
refusal-no-proposal = Non c’è più nessuna proposta.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-not-allowed = A questo tavolo non è possibile.
refusal-not-host = Lo può fare solo chi ha aperto il tavolo.
refusal-not-running = La partita non è ancora cominciata. Aspetta l’inizio.
refusal-not-starting = La partita non sta ancora per cominciare.
refusal-not-to-act = Adesso non tocca a te. Se un bot gioca al posto tuo, riprendi prima il tuo posto.
refusal-not-yours = Questo posto è di un altro giocatore.
refusal-nothing-sealed = Non c’è più una risposta da ritirare: hanno già risposto tutti.
refusal-open-seats = C’è ancora un posto libero. Aspetta qualcuno, o dallo a un bot.
refusal-replaced = Un bot sta giocando per qualcuno che non c’è. Più indietro si torna solo con il suo accordo.
refusal-seat-taken = Qualcuno è stato più veloce: il posto è occupato. Scegline un altro.
refusal-slow-down = Troppo in fretta. Aspetta un momento e riprova.
refusal-stale = Nel frattempo è successo qualcosa. Guarda il tavolo e decidi di nuovo.
refusal-started = La partita è già cominciata.
refusal-starting = La partita sta per cominciare: ora non si può cambiare niente.
refusal-storage = Il salvataggio non è riuscito, e nulla è cambiato. Riprova tra un momento.
refusal-still-running = La partita non è ancora finita. Aspetta la fine.
refusal-too-large = Il testo è troppo lungo. Accorcialo.
refusal-too-many = Per ora ce ne sono troppi. Finisci una partita già cominciata, o aspetta un po’.
refusal-unknown-table = Nessun tavolo ha questo codice, oppure la partita è finita e la vede solo chi ha giocato o ne ha il link.
refusal-offline = Il server non risponde. Controlla la connessione e riprova.
refusal-engine = Le partite su questo dispositivo ora non funzionano. Ricarica la pagina.

rule-not-now = { $action }: adesso non si può. Si può: { $possible }.
rule-no-such-number = Sulla scheda non c’è { $mark }.
rule-which-row = { $mark } si trova in più righe: indica anche la riga, come { $example }.
rule-white-sum = I dadi bianchi fanno { $sum }, quindi adesso non puoi segnare { $mark }.
rule-white-and-colour = Nessun dado bianco fa { $mark } insieme al dado { $colour }.
rule-reply = Ora si può segnare solo un numero che chiude una riga, e { $mark } non la chiude.
rule-called-number = Il numero chiamato è { $number }, quindi adesso non puoi segnare { $mark }.
rule-closed-row = Il { $row } è chiuso.
rule-closed-row-number = La riga { $row } è chiusa.
rule-already-crossed = Hai già segnato { $mark }.
rule-left-to-right = Le righe si segnano da sinistra a destra: in questa l’ultima crocetta è { $last }, e { $mark } viene prima.
rule-lock-needs = Per segnare l’ultimo numero di una riga servono prima { $need } crocette: per { $mark } ne hai { $have }.
rule-steps = La pedina avanza da 1 a { $farthest } caselle libere, non { $steps }.
rule-past-the-end = Il percorso finisce prima: davanti alla pedina non ci sono { $steps } caselle libere.
rule-other-field = Con { $steps } caselle libere la pedina raggiunge { $field }, non { $mark }.
rule-take-count = Prendi esattamente { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} da quelle in tavola, per averne cinque in mano.
rule-not-on-display = Carte in tavola con il dorso { $number }: { $have }. Ne hai chieste { $wanted }.
rule-not-at-place = La carta al posto { $place } tra quelle in tavola non è un { $number }.
rule-play-count = Si giocano una, due o tre carte, non { $count }.
rule-not-in-hand = Non hai in mano { $card }.
rule-one-colour = Le carte giocate insieme sono di un solo colore, e { $card } non è { $colour }.
rule-mark-not-played = Puoi segnare solo ciò che giochi, e { $mark } non è tra le tue carte.
rule-one-skip = Tra il primo e l’ultimo numero che segni se ne può saltare al massimo uno, non { $skipped }.
