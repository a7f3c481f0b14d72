### Parole delle introduzioni da giocare. Ogni scena ha ciò che chiede, -done: che cosa ne è venuto, -not: perché non ora.

coach-title = Introduzione
coach-you = Tu
coach-step = Passo { $number } di { $steps }
coach-back = Un passo indietro
coach-forward = Un passo avanti
coach-skip = Salta
coach-next = Avanti
coach-play = Gioca la prima partita
coach-rules = Leggi le regole

## Il turno con i dadi

coach-sheet = Ecco la tua scheda: quattro righe, ognuna con un lucchetto in fondo. Più numeri segni in una riga, più punti fai.
coach-white = { $name } ha tirato. La somma dei due dadi bianchi vale per tutti: è 3. Segna il 3 rosso o il 3 giallo.
coach-white-done = Ben fatto! Anche { $name } ha un 3: sulla somma dei bianchi tutti decidono insieme, in segreto.
coach-white-not = Si può, ma è un peccato: passando non ottieni nulla, e nel verde e nel blu il 3 è quasi in fondo. Scegli rosso o giallo.
coach-skip-over = Si segna da sinistra a destra. Puoi saltare dei numeri, ma sono persi. La somma dei bianchi è 6: segna il 6 rosso.
coach-skip-over-done = Il 5 rosso è perso per sempre: d’ora in poi nel rosso conta solo ciò che sta a destra del 6.
coach-skip-over-not = Si può, ma il 6 rosso salta un numero solo. Ogni altro 6 ne salta di più, e passando non ottieni nulla.
coach-pass = È il turno di { $name } e l’11 farebbe saltare troppi numeri. Quando non tocca a te, passare non costa nulla: passa.
coach-pass-done = Non hai perso niente. { $name } ha preso l’11 giallo, e per averlo ha saltato cinque numeri.
coach-pass-not = Guarda quanti ne salteresti: quattro o più. Adesso passare è gratis.
coach-yours = Tocca a te! Ora hai due azioni. Prima la somma dei bianchi, come sempre: è 5. Segna il 5 giallo.
coach-yours-done = Bene. Ora viene la seconda azione, che è solo tua.
coach-yours-not = Si può, ma il 5 giallo salta un numero solo. Il verde e il blu ne saltano molti, e passando non ottieni nulla.
coach-colour = Seconda azione: somma un dado bianco e uno colorato. Bianco 4 e blu 6 fanno 10: segna il 10 blu.
coach-colour-done = Il dado colorato dice in quale riga. Questa seconda azione è solo per chi è di turno.
coach-colour-not = Andrebbe bene anche così. Per ora prendi il bianco 4 e il blu 6: fanno il 10 blu.
coach-penalty = Di nuovo il tuo turno. Con la somma dei bianchi non hai preso nulla, e ora niente va bene. Non resta che passare.
coach-penalty-done = È una penalità: 5 punti in meno. Capita solo nel proprio turno. La quarta chiude la partita.
coach-lock = Cinque crocette nel rosso! Solo ora puoi prendere l’ultimo numero. La somma dei bianchi è 12: segna il 12 rosso.
coach-lock-done = Il lucchetto è tuo e vale una crocetta in più. Il rosso è chiuso per tutti, e il suo dado esce dal gioco.
coach-lock-not = Puoi passare, ma è proprio quello che aspettavi: segna il 12 rosso.
coach-end = La partita finisce con la seconda riga chiusa o con una quarta penalità. Tante crocette in una riga valgono di più. È tutto!

## Più partite

coach-deluxe-sheet = Si giocano fino a cinque partite, con le regole dell’originale. Ecco che cosa succede in un turno.
coach-deluxe-next = La prima partita è finita: 45 a 30 per te, e il risultato è annotato. Vai alla prossima.
coach-deluxe-next-done = Una scheda nuova per tutti, e si sorteggia di nuovo chi comincia.
coach-deluxe-next-not = Per smettere devono volerlo tutti. E sei in vantaggio: avanti!
coach-deluxe-end = Dopo l’ultima partita si sommano i risultati: 212 a 198 per te. Vince la somma più alta. È tutto!

## Colori mescolati

coach-mixx-a-sheet = Qui i colori sono mescolati: ogni riga li ha tutti e quattro. I numeri vanno come al solito, da 2 a 12 o da 12 a 2.
coach-mixx-a-white = La somma dei bianchi è 3, di qualunque colore. Segna il 3 giallo nella prima riga o il 3 rosso nella seconda.
coach-mixx-a-white-done = Con la somma dei bianchi il colore non importa: importa solo il posto nella riga.
coach-mixx-a-white-not = Si può, ma nelle due righe in basso il 3 è quasi in fondo, e passando non ottieni nulla. Guarda più in alto.
coach-mixx-a-colour = Tocca a te, seconda azione. Bianco 2 e blu 3 fanno un 5 blu: segnalo nella prima riga.
coach-mixx-a-colour-done = Il numero deve avere il colore del dado. La riga non importa.
coach-mixx-a-colour-not = Andrebbe bene anche così. Per ora prendi il 5 blu: è il prossimo numero della prima riga.
coach-mixx-a-where = Bianco 3 e rosso 5 fanno un 8 rosso. Ce n’è uno solo: trovalo e segnalo.
coach-mixx-a-where-done = Nella quarta riga! Ogni numero di ogni colore c’è una volta sola.
coach-mixx-a-where-not = Andrebbe bene anche così. Per ora cerca l’8 rosso nella quarta riga: non salta nulla.
coach-mixx-a-lock = Cinque crocette nella prima riga: l’ultimo numero è libero. La somma dei bianchi è 12: segna il 12 rosso.
coach-mixx-a-lock-done = La riga è chiusa per tutti e il dado rosso esce. Gli altri numeri rossi ora vogliono la somma dei bianchi.
coach-mixx-a-lock-not = Si può, ma è proprio quello che aspettavi: con il 12 rosso viene anche il lucchetto.

## Numeri mescolati

coach-mixx-b-sheet = Qui ogni riga ha un colore solo, ma i numeri sono mescolati. Si segna sempre da sinistra a destra.
coach-mixx-b-white = La somma dei bianchi è 9. Nel giallo il 9 viene per primo, nel rosso quasi per ultimo. Segna il 9 giallo.
coach-mixx-b-white-done = Nessun numero saltato: si comincia bene.
coach-mixx-b-white-not = Si può, ma ogni altro 9 salta dei numeri, e passando non ottieni nulla. Il giallo comincia proprio dal 9.
coach-mixx-b-order = Conta il posto, non il valore: dopo il 10 e il 6 rossi viene il 2. La somma dei bianchi è 2: segna il 2 rosso.
coach-mixx-b-order-done = Nel rosso il prossimo è l’8, poi 3, 4 e 12.
coach-mixx-b-order-not = Si può, ma il 2 rosso è subito il prossimo della sua riga: non salta nulla.
coach-mixx-b-colour = Tocca a te, seconda azione. Bianco 3 e rosso 5 fanno 8, il prossimo numero del rosso: segnalo.
coach-mixx-b-colour-done = Quattro crocette senza buchi. Ognuna vale più di quella prima.
coach-mixx-b-colour-not = Andrebbe bene anche così. Per ora prendi il bianco 3 e il rosso 5: l’8 rosso non salta nulla.
coach-mixx-b-lock = Il rosso finisce con l’11, e lì hai cinque crocette: è libero. La somma dei bianchi è 11: segna l’11 rosso.
coach-mixx-b-lock-done = Il lucchetto vale una crocetta in più. Il rosso è chiuso per tutti, e il suo dado esce dal gioco.
coach-mixx-b-lock-not = Si può, ma è proprio quello che aspettavi: con l’11 rosso viene anche il lucchetto.

## On Board

coach-board-track = Si gioca come nell’originale, e la tua pedina va lungo un percorso. Ogni casella ha un numero, e sotto dei punti.
coach-board-move = Terza azione, nel tuo turno: avanti fino a cinque caselle libere. La quinta è il 10 verde, che puoi segnare: vai lì.
coach-board-move-done = Anche la pedina ti ha dato una crocetta: fanno tre in un turno.
coach-board-move-not = Si può, ma solo il 10 verde ti dà una crocetta. È cinque caselle più avanti.
coach-board-known = La pedina può andare anche su un numero che hai già segnato. L’11 verde è tre caselle più avanti: vai lì.
coach-board-known-done = Nessuna crocetta nuova, ma sei più avanti: alla fine contano i punti sotto la tua pedina.
coach-board-known-not = Puoi restare, ma più vai avanti, più punti ci sono sotto le caselle.
coach-board-taken = Davanti a te c’è la pedina di { $name }: la sua casella non conta. Il 6 giallo è la quarta casella libera: vai lì.
coach-board-taken-done = In una casella sta una pedina sola, e nessuno viene rimandato indietro.
coach-board-taken-not = Andrebbe bene anche così. Per ora conta quattro caselle libere, senza quella di { $name }: il 6 giallo.
coach-board-penalty = Attenzione: in questo turno ancora nessuna crocetta! Solo una nuova ti salva dalla penalità. Trova la casella giusta.
coach-board-penalty-done = Penalità scampata! Arriva solo se nessuna delle tre azioni dà una crocetta.
coach-board-penalty-not = Così niente crocetta nuova: una penalità, 5 punti in meno. L’8 blu e il 7 rosso te ne danno una.
coach-board-lock = Cinque crocette nel rosso, e il 12 rosso è quattro caselle più avanti. Anche la pedina può chiudere una riga: vai lì.
coach-board-lock-done = Il rosso è chiuso! E la tua pedina è su una delle ultime cinque caselle: gli altri hanno ancora un turno.
coach-board-lock-not = Andrebbe bene anche così, ma quattro caselle più avanti ti aspetta un lucchetto: il 12 rosso.
coach-board-end = Si finisce così, o come nell’originale. I 19 punti sotto la tua pedina si sommano a quelli della scheda. È tutto!

## Le carte

coach-cards-hand = Qui niente dadi. Queste sono le carte che hai in mano; coperte ci sono le carte in tavola e, accanto, il mazzo.
coach-cards-take = Tocca a te: prendi carte fino ad averne cinque. Il dorso mostra il numero, non il colore. Prendi quella che vuoi.
coach-cards-take-done = Ora vedi che carta è. Al suo posto in tavola ne arriva una dal mazzo.
coach-cards-call = Ora si chiama il numero in cima al mazzo: 11. Tutti possono segnarlo, in una riga a scelta. Scegli il verde o il blu.
coach-cards-call-done = La carta resta dov’è: conta solo il suo numero.
coach-cards-call-not = Si può, ma il verde e il blu cominciano dal 12: lì l’11 salta un numero solo. Scegli uno dei due.
coach-cards-play = Ora giochi da una a tre carte. Gioca il 10 verde e segnalo.
coach-cards-play-done = La carta va negli scarti, e la crocetta è tua.
coach-cards-play-not = Andrebbe bene anche così. Per ora gioca solo il 10 verde e segnalo: viene subito dopo l’11.
coach-cards-several = Più carte insieme devono essere di un colore. Gioca il 3, il 4 e il 6 rossi e segnali tutti e tre.
coach-cards-several-done = Tre crocette in una volta! In mezzo puoi saltare un numero, non di più: qui era il 5.
coach-cards-several-not = Si può, ma il 3, il 4 e il 6 rossi insieme danno tre crocette. Sceglili tutti e tre.
coach-cards-penalty = Sul numero chiamato hai passato, e ora niente va bene. Una carta la devi giocare lo stesso: scegline una.
coach-cards-penalty-done = Nessuna crocetta in tutto il turno: una penalità, 5 punti in meno. Capita solo nel proprio turno.
coach-cards-lock = Cinque crocette nel verde: l’ultimo numero è libero. Gioca il 2 verde e segnalo.
coach-cards-lock-done = Il lucchetto vale una crocetta in più. Con le carte la riga è chiusa solo per te: gli altri continuano.
coach-cards-lock-not = Si può, ma è proprio quello che aspettavi: gioca il 2 verde e segnalo.
coach-cards-end = Due righe chiuse su una scheda o una quarta penalità, e si finisce. Tante crocette in una riga valgono di più. È tutto!

## I jolly

coach-jokers-hand = In gioco ci sono undici jolly, da 2 a 12. Tu ne hai uno: il numero è fisso, ma il colore lo scegli tu.
coach-jokers-play = Gioca il jolly come 5 giallo: scegli la carta, poi il colore, e segnalo.
coach-jokers-play-done = Il colore lo dici solo quando lo giochi. Il suo dorso è come tutti gli altri.
coach-jokers-play-not = Andrebbe bene anche così. Per ora gioca solo il jolly, come giallo: viene subito dopo il tuo 3 e il tuo 4.
coach-jokers-with = Un jolly va con carte di ogni colore. Gioca il 4 rosso, il jolly come rosso e il 6 rosso: tre crocette.
coach-jokers-with-done = È quello che i jolly sanno fare meglio: riempire i buchi.
coach-jokers-with-not = Andrebbe bene anche così, ma il jolly sta giusto fra il tuo 4 e il tuo 6: giocali tutti e tre in rosso.
coach-jokers-same = Un 7 rosso e il jolly 7: insieme darebbero una crocetta sola. Gioca solo il 7 rosso e tieni il jolly.
coach-jokers-same-done = Il jolly aspetta nella tua mano una riga in cui ti serve.
coach-jokers-same-not = Si può, ma non conviene. Gioca solo il 7 rosso, segnalo e tieni il jolly.
