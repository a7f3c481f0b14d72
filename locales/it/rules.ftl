### Le regole dei sei giochi, per chi non ha mai giocato.

rules-title = Le regole
rules-intro = Sei giochi della stessa famiglia. Se è la prima volta, comincia dall’originale.
rules-all = Tutte le regole
rules-contents = In questa pagina
rules-example = Esempio

rules-classic-blurb = Sei dadi, quattro righe, un quarto d’ora: il gioco da cui è nato tutto.
rules-deluxe-blurb = L’originale a più partite: fino a cinque di fila, e alla fine conta la somma.
rules-mixx-a-blurb = L’originale su una scheda a colori mescolati: ogni riga li ha tutti e quattro.
rules-mixx-b-blurb = L’originale su una scheda a numeri mescolati: nessuna riga sale o scende e basta.
rules-board-blurb = L’originale con un percorso: la pedina porta crocette e punti in più.
rules-cards-blurb = Carte al posto dei dadi. Sul dorso si legge il numero, ma il colore solo davanti.
rules-cards-jokers-blurb = Il gioco di carte con undici jolly, che prendono il colore che vuoi tu.

rules-classic-facts = da 2 a 5 giocatori, o da soli per allenarsi · da 8 anni in su · circa 15 minuti
rules-deluxe-facts = da 2 a 8 giocatori · da 8 anni in su · circa 15 minuti a partita
rules-board-facts = da 2 a 4 giocatori · da 8 anni in su · circa 20 minuti
rules-cards-facts = da 2 a 5 giocatori · circa 15 minuti

rules-aim = Lo scopo
rules-aim-sheet = Segna con una crocetta più numeri che puoi nelle tue quattro righe colorate: più crocette ci sono in una riga, più punti vale, e vince chi ne fa di più.
rules-aim-track = Segna con una crocetta più numeri che puoi nelle tue quattro righe colorate e porta lontano la pedina sul percorso: i punti si sommano, e vince chi ne fa di più.
rules-aim-picture = Una scheda vuota. Le righe rossa e gialla vanno da 2 a 12, le righe verde e blu da 12 a 2. In fondo a ogni riga c’è un lucchetto.
rules-mixx-a-picture = Una scheda vuota. Riga 1: giallo da 2 a 4, blu da 5 a 7, verde da 8 a 10, rosso 11 e 12. Riga 2: rosso 2 e 3, verde da 4 a 7, blu 8 e 9, giallo da 10 a 12. Riga 3: blu da 12 a 10, giallo da 9 a 7, rosso da 6 a 4, verde 3 e 2. Riga 4: verde 12 e 11, rosso da 10 a 7, giallo 6 e 5, blu da 4 a 2. In fondo a ogni riga c’è un lucchetto.
rules-mixx-b-picture = Una scheda vuota. Rosso: 10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11. Giallo: 9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10. Verde: 8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3. Blu: 5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4. In fondo a ogni riga c’è un lucchetto.

rules-need = Che cosa serve
rules-need-dice = Sei dadi: due bianchi, uno rosso, uno giallo, uno verde e uno blu.
rules-need-sheet = Una scheda e una matita per ciascuno.
rules-need-wipe = Una lavagnetta cancellabile e un pennarello per ciascuno. In un angolo c’è il riquadro per i punti di cinque partite al massimo.
rules-need-track = Il tabellone con un percorso di 40 caselle. Ha due lati diversi: prima di giocare se ne sceglie uno.
rules-need-pawns = Una pedina per ciascuno. Tutte cominciano sul via, prima della prima casella.
rules-need-cards = 44 carte: i numeri da 2 a 12 in rosso, giallo, verde e blu. Anche il dorso mostra il numero della carta, ma non il colore.
rules-need-jokers = Undici jolly, uno per ogni numero da 2 a 12. Visto da dietro, un jolly è uguale a tutte le altre carte.
rules-need-here = Se giochi qui, è già tutto sul tavolo.
rules-need-cards-picture = La stessa carta dai due lati: davanti un 7 rosso, sul dorso un 7 senza colore.

rules-deal = Prima di cominciare
rules-deal-hands = Si mescolano le carte e se ne danno quattro a testa. Ognuno guarda il davanti soltanto delle proprie.
rules-deal-hands-jokers = Si mescolano i jolly con le altre carte, 55 in tutto, e se ne danno quattro a testa. Ognuno guarda il davanti soltanto delle proprie.
rules-deal-display = Le altre formano il mazzo, con il dorso in alto. Le prime quattro si mettono lì accanto, sempre con il dorso in alto: sono le carte in tavola.
rules-deal-known = Così tutti vedono i numeri delle carte in tavola, di quella in cima al mazzo e di quelle in mano agli altri, ma mai i loro colori.
rules-deal-picture = Le quattro carte in tavola, viste dal dorso: 3, 11, 6 e 9. Accanto il mazzo, con un 8 in cima.

rules-match = Più partite di fila
rules-match-games = Si giocano da una a cinque partite di fila. Dopo ogni partita ci si può fermare, se tutti sono d’accordo.
rules-match-anew = A ogni partita si riparte da lavagnette vuote e si sorteggia di nuovo chi comincia.
rules-match-sum = I punti di ogni partita vanno nel riquadro. Vince la somma più alta; a somma pari la vittoria è condivisa.
rules-match-example = Ben ha vinto due partite su tre, ma la somma più alta è di Ada, 192 a 179. Vince Ada.
rules-match-picture = Il riquadro dopo tre partite. Ada: 50, 90 e 52, in tutto 192. Ben: 61, 60 e 58, in tutto 179.

rules-turn = Il turno
rules-turn-dice = Si sorteggia chi comincia, poi si va in senso orario. Il giocatore di turno lancia tutti i dadi ancora in gioco. Poi, in quest’ordine:
rules-turn-white = I dadi bianchi, per tutti. Si sommano i due dadi bianchi. Ogni giocatore può segnare questo numero in una riga a sua scelta.
rules-turn-colour = Bianco e colore, solo per chi è di turno. Puoi sommare un dado bianco e un dado colorato, quelli che preferisci, e segnare la somma nella riga di quel colore.
rules-turn-colour-mixed = Bianco e colore, solo per chi è di turno. Puoi sommare un dado bianco e un dado colorato, quelli che preferisci, e segnare la somma dove si trova in quel colore.
rules-turn-pawn = La pedina, solo per chi è di turno. Puoi farla avanzare fino a una casella che puoi usare.
rules-turn-free = Nessuno è obbligato a segnare. Con i dadi bianchi tutti scelgono nello stesso momento e in segreto; le crocette si scoprono quando tutti hanno scelto.
rules-turn-counts = Quello che segni con i dadi bianchi vale subito: può essere la quinta crocetta, quella che ti permette di chiudere la riga con la prossima.
rules-turn-white-example = Ben lancia i dadi: un 1 e un 4 bianchi. «Cinque!» Lui segna il 5 rosso, Ada il 5 giallo, Cleo passa.
rules-turn-white-picture = 1 bianco più 4 bianco fa 5, in qualsiasi riga.
rules-turn-colour-example = Poi Ben, e soltanto lui, somma il 4 bianco e il 6 blu e segna il 10 blu.
rules-turn-colour-picture = 4 bianco più 6 blu fa 10, nella riga blu.
rules-mixx-a-example = Poi Ben, e solo Ben, somma il 4 bianco e il 6 blu e segna il 10 blu, nella riga 3.
rules-mixx-a-example-picture = 4 bianco più 6 blu fa 10, sul 10 blu.
rules-turn-cards = Si sorteggia chi comincia, poi si va in senso orario. Il giocatore di turno fa tre cose, in quest’ordine:
rules-turn-take = Prende carte da quelle in tavola, fino ad averne cinque in mano.
rules-turn-call = Chiama il numero in cima al mazzo. Tutti lo possono segnare.
rules-turn-play = Gioca una, due o tre delle sue carte. Solo lui può segnarne i numeri.

rules-take = Prendere le carte
rules-take-five = Al primo turno prendi una carta, poi da una a tre: quante ne mancano per averne cinque. Scegli tu quali.
rules-take-fill = Prima le prendi tutte; solo dopo si completano le quattro carte in tavola con quelle del mazzo. Se il mazzo finisce, si mescolano gli scarti: sono il nuovo mazzo.
rules-take-example = Ada prende l’11. Al suo posto va l’8 del mazzo, e ora in cima c’è un 4.
rules-take-picture = Le carte in tavola sono ora 3, 8, 6 e 9, e il mazzo mostra un 4.

rules-call = Il numero chiamato
rules-call-all = Il numero che ora è in cima al mazzo vale per tutti. Ognuno può segnarlo in una riga a sua scelta, oppure no. La carta resta sul mazzo.
rules-call-secret = Tutti scelgono nello stesso momento e in segreto; le crocette si scoprono quando tutti hanno scelto.
rules-call-example = Ada chiama: «Quattro!» Segna il 4 giallo, e così fa Ben. Cleo passa.

rules-play = Giocare le carte
rules-play-count = Devi giocare almeno una carta e puoi giocarne fino a tre. Una carta sola può essere una qualsiasi; se sono di più, devono essere tutte dello stesso colore, con numeri a piacere.
rules-play-cross = Mostrale a tutti. Puoi segnarne i numeri nella riga del loro colore: tutti, qualcuno o nessuno. Poi le carte si scartano coperte.
rules-play-skip = Se segni più numeri, tra il primo e l’ultimo di questi si può saltare un numero al massimo.
rules-play-counts = Si segna da sinistra a destra: le prime crocette contano già tra le cinque che servono per l’ultimo numero della riga.
rules-play-all-example = Giochi il 4, il 5 e il 7 rossi. Puoi segnarli tutti e tre: salti soltanto il 6.
rules-play-all-picture = Le carte 4, 5 e 7 rosse. Nella riga rossa il 4, il 5 e il 7 sono segnati.
rules-play-some-example = Giochi il 2, il 4 e il 6 gialli. Non puoi segnarli tutti e tre, perché salteresti il 3 e il 5. Il 2 e il 4 invece sì.
rules-play-some-picture = Le carte 2, 4 e 6 gialle. Nella riga gialla sono segnati solo il 2 e il 4.

rules-joker = Giocare i jolly
rules-joker-colour = Il numero di un jolly è quello stampato. Il colore lo scegli tu, e lo dici quando giochi il jolly.
rules-joker-together = Giocato insieme ad altre carte, il jolly prende il loro colore. Due carte con lo stesso numero si possono giocare insieme, ma danno una sola crocetta.
rules-joker-example = Ben gioca il 6 rosso, l’8 rosso e un jolly con il 7. Dice «rosso» e segna 6, 7 e 8.
rules-joker-picture = Le carte 6 rosso, jolly 7 e 8 rosso. Nella riga rossa il 6, il 7 e l’8 sono segnati.

rules-pawn = Muovere la pedina
rules-pawn-steps = Si avanza da 1 a 5 caselle libere, mai all’indietro. Una casella occupata si salta e non si conta: su ogni casella c’è posto per una sola pedina, e nessuno viene buttato fuori. Sul via c’è posto per tutti.
rules-pawn-field = Ogni casella mostra un colore e un numero. Puoi fermarti lì solo se segni adesso quel numero, secondo le solite regole, o se l’hai già segnato.
rules-pawn-three = Così, quando è il tuo turno, puoi fare fino a tre crocette.
rules-pawn-example = Ada ha segnato il 3 e il 7 rossi, il 5 giallo e il 12 verde. La sua pedina è sul 3 rosso. Quella di Ben è sul 9 blu: quella casella Ada non la conta.
rules-pawn-example-have = 1 casella, fino al 5 giallo: si può. L’ha già segnato, quindi non fa crocette.
rules-pawn-example-lost = 2 caselle, fino al 6 rosso: non si può. È a sinistra del suo 7 rosso.
rules-pawn-example-cross = 3 caselle, fino al 10 verde: si può. Segna il 10 verde.
rules-pawn-picture = Un pezzo del percorso: 3 rosso con la pedina di Ada, 5 giallo, 9 blu con la pedina di Ben, 6 rosso, 10 verde. Per Ada il 5 giallo è la casella uno, il 6 rosso la due, il 10 verde la tre.

rules-crossing = Da sinistra a destra
rules-crossing-order = In ogni riga si segna da sinistra a destra. Il rosso e il giallo salgono da 2 a 12, il verde e il blu scendono da 12 a 2.
rules-crossing-printed = In ogni riga si segna da sinistra a destra, nell’ordine in cui i numeri sono stampati.
rules-mixx-a = Ogni numero ha un colore suo: la somma di un dado colorato si segna su un numero del suo colore, in qualunque riga si trovi. Il lucchetto di una riga toglie dal gioco il dado del colore del suo ultimo numero.
rules-mixx-b = Ogni riga ha un solo colore, ma i numeri in un ordine tutto suo: sempre da sinistra a destra, come sono stampati.
rules-crossing-skip = Puoi cominciare dove vuoi e saltare quanti numeri vuoi. Ma un numero saltato è perso: non si può più segnare. Molti lo barrano per non dimenticarlo; qui è già fatto.
rules-crossing-example = Nel rosso sono segnati il 5 e il 7: il 2, il 3, il 4 e il 6 sono persi. Nel giallo restano solo l’11 e il 12; con cinque crocette il 12 è permesso. Nel verde si va avanti a destra del 6, nel blu a destra del 10.
rules-crossing-picture = Una scheda a metà partita. Rosso: segnati il 5 e il 7. Giallo: 3, 4, 7, 8 e 10. Verde: 12, 9 e 6. Blu: 10. I numeri saltati sono barrati.
rules-mixx-a-skip = Nella riga 1 sono segnati il 3 giallo e il 6 blu: il 2 giallo, il 4 giallo e il 5 blu sono persi.
rules-mixx-a-skip-picture = La riga 1 della scheda. Il 3 giallo e il 6 blu sono segnati; il 2 giallo, il 4 giallo e il 5 blu sono barrati.
rules-mixx-b-skip = Nel rosso sono segnati il 6 e l’8: il 10 e il 2 sono persi. Il 3 sta più a destra ed è ancora libero.
rules-mixx-b-skip-picture = La riga rossa. Il 6 e l’8 sono segnati; il 10 e il 2 sono barrati.

rules-lock = Chiudere una riga
rules-lock-five = L’ultimo numero di una riga è speciale: il 12 nel rosso e nel giallo, il 2 nel verde e nel blu. Puoi segnarlo solo se in quella riga hai già almeno cinque crocette.
rules-lock-last = L’ultimo numero di una riga è speciale: puoi segnarlo solo se in quella riga hai già almeno cinque crocette.
rules-lock-cross = Chi segna l’ultimo numero segna anche il lucchetto accanto. Il lucchetto conta come una crocetta in più.
rules-lock-closed = A questo punto il colore è chiuso per tutti, e il suo dado esce subito dal gioco.
rules-lock-closed-row = A questo punto la riga è chiusa per tutti, e il dado del suo lucchetto esce subito dal gioco.
rules-lock-announced = Chi segna l’ultimo numero lo dice ad alta voce: chi con la somma dei bianchi ha passato può allora completare anche lui quella riga, se lì ha già cinque crocette.
rules-lock-example = Cleo ha cinque crocette nel verde. Segna il 2 e il lucchetto: in tutto sono sette. Il verde è chiuso e il dado verde si mette via.
rules-lock-picture = La riga verde di Cleo. Sono segnati 12, 11, 9, 7 e 6, poi il 2 e il lucchetto.
rules-lock-pawn = Anche la pedina può chiudere una riga, su una casella con l’ultimo numero. In un colore chiuso ti puoi fermare solo sui numeri che hai già segnato.
rules-lock-own = Attenzione, qui è diverso dal gioco con i dadi: la riga è chiusa soltanto per te. Gli altri continuano nella loro.
rules-lock-own-example = Cleo ha cinque crocette nel verde. Segna il 2 e il lucchetto: in tutto sono sette. Il verde è chiuso per Cleo, ma non per Ada e Ben.

rules-together = Chiudere insieme
rules-together-white = Quando qualcuno chiude una riga con i dadi bianchi, anche ogni altro giocatore che in quella riga ha almeno cinque crocette può segnare, nello stesso momento, l’ultimo numero e il lucchetto. Con meno di cinque non si può.
rules-together-gone = Il dado esce subito: già in questo turno non serve più per bianco e colore.
rules-together-example = I dadi bianchi fanno 12. Ada e Ben hanno tutti e due cinque crocette nel rosso: lo chiudono entrambi. Cleo ne ha solo quattro, quindi non può.
rules-together-picture = Tre righe rosse. Quelle di Ada e di Ben hanno cinque crocette, poi il 12 e il lucchetto. Quella di Cleo ne ha quattro; il 12 e il lucchetto restano vuoti.

rules-penalty = Le penalità
rules-penalty-dice = Se è il tuo turno e non segni nulla, né con i dadi bianchi né con bianco e colore, prendi una penalità: ne segni la casella. Ti costa 5 punti.
rules-penalty-track = Se è il tuo turno e non segni nulla in nessuna delle tre azioni, prendi una penalità: ne segni la casella. Ti costa 5 punti. Andare su un numero già segnato non è una crocetta.
rules-penalty-cards = Se è il tuo turno e non segni nulla, né il numero chiamato né una delle tue carte, prendi una penalità: ne segni la casella. Ti costa 5 punti.
rules-penalty-others = Gli altri giocatori non prendono mai penalità, che segnino qualcosa oppure no.
rules-penalty-picture = Le quattro caselle delle penalità. Due sono segnate: 10 punti in meno.

rules-end = La fine
rules-end-dice = La partita finisce subito quando qualcuno prende la quarta penalità, oppure quando due colori sono chiusi, non importa da chi.
rules-end-rows = La partita finisce subito quando qualcuno prende la quarta penalità, oppure quando due righe sono chiuse, non importa da chi.
rules-end-more = Con i dadi bianchi si possono chiudere più righe nello stesso momento: allora contano tutte. Se così la partita finisce, il turno si ferma lì, senza penalità.
rules-end-example = Il blu è già chiuso. I dadi bianchi fanno 12: Ada chiude il rosso e nello stesso momento Ben chiude il giallo. Valgono tutti e due i lucchetti, e la partita è finita.
rules-end-track = Quando una pedina arriva su una delle ultime cinque caselle comincia l’ultimo giro: tutti gli altri hanno ancora un turno, poi la partita è finita. Una seconda pedina che ci arriva non lo allunga.
rules-end-sooner = La partita può anche finire prima: subito, quando qualcuno prende la quarta penalità oppure quando due colori sono chiusi, non importa da chi.
rules-end-track-picture = La fine del percorso. Le ultime cinque caselle hanno il bordo spesso; sulla seconda c’è una pedina.
rules-end-cards = La partita finisce appena qualcuno ha chiuso due righe della propria scheda, oppure ha quattro penalità.
rules-end-call = Se succede con il numero chiamato, le crocette di tutti valgono ancora. Poi non si giocano carte e in questo turno non ci sono penalità.

rules-score = I punti
rules-score-rows = Ogni riga si conta da sola. Il lucchetto è una crocetta come le altre.
rules-score-rows-picture = Punti per 1-12 crocette in una riga: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.
rules-score-penalty = Ogni penalità toglie 5 punti.
rules-score-track = La pedina ti porta i punti scritti sotto la sua casella, da 1 a 20. Sul via non ne porta.
rules-score-winner = Vince chi ha più punti. A pari punti la vittoria è condivisa.
rules-score-example = Cleo ha 4 crocette nel rosso, 3 nel giallo, 7 nel verde e 8 nel blu, e due penalità: 70 punti.
rules-score-picture = 10 per il rosso, 6 per il giallo, 28 per il verde, 36 per il blu, meno 10 per due penalità: 70.
rules-score-track-example = La scheda di Cleo vale 70 punti, e la sua pedina è su una casella da 14: in tutto 84.

# L’introduzione

rules-try = Prova
rules-try-jokers = Prova con i jolly
