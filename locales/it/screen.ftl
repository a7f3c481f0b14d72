### Parole delle schermate per giocare nel terminale. Le righe dei tasti stanno in una finestra di 80 colonne.

screen-keys = Frecce, testo · Invio · Esc · ? tasti · i consiglio · l storia · +- ritmo
screen-keys-cards = ←→ carta · Spazio · ↑↓ crocette · Invio · Esc · ? tasti · i consiglio · l
screen-keys-waiting = Un tasto salta avanti · l storia · h regole · +- ritmo · Ctrl+Q esci
screen-page-keys = ↑↓ scorri · Esc torna al tavolo
screen-end-keys = ←→ che si fa · Invio sceglie, conferma · l storia · Ctrl+Q esci
screen-start-keys = ↑↓ gioco · Tab chi gioca · Invio Invio si gioca · Ctrl+Q esci
screen-how = Raggiungi una scelta con le frecce, clicca, oppure scrivi quello che sta a sinistra, anche abbreviato. Invio la sceglie, di nuovo Invio la conferma; fino ad allora Esc la annulla.
screen-more-keys = Tasti: i consiglio · h regole · l tutto quello che è successo · + e - il ritmo · un tasto qualsiasi salta avanti mentre giocano gli altri · u e Invio annullano la tua ultima mossa, contro i bot · q e Invio per uscire; la partita resta salvata.
screen-go-back = Per annullare la tua ultima mossa scrivi u e premi Invio: poi il caso prosegue in un altro modo.
screen-signs = ▶ di turno · … deve decidere · ✓ ha scelto · ✕ segnato · ── perso · [ ] possibile adesso · □ lucchetto, ▣ segnato, ■ chiuso da altri
screen-select = Scegli le carte con la barra spaziatrice, poi premi Invio.
screen-confirm = { $choice } — Invio conferma, Esc annulla
screen-hand = Carte di { $name }
screen-saved = Riprendi una partita salvata
screen-damaged = danneggiata
screen-person = Persona
screen-fewer = Uno in meno
screen-more = Uno in più
screen-names = Serve un nome diverso per ogni giocatore, da 1 a 30 lettere, cifre o segni.
screen-too-small = Al tavolo serve un po’ più di spazio: allarga la finestra ad almeno { $width } colonne e { $height } righe. La partita aspetta. Oppure gioca a righe di testo, in una finestra qualsiasi: esci con Ctrl+Q e aggiungi --plain.
screen-end-rematch = Rivincita
screen-end-rematch-about = Rivincita: lo stesso gioco con gli stessi giocatori
screen-end-another = Un altro gioco
screen-end-another-about = Un altro gioco con gli stessi nomi
screen-end-leave = Esci
screen-end-leave-about = Esci; la partita si può rivedere
