### Parole delle schermate per giocare nel terminale. Le righe dei tasti stanno in una finestra di 80 colonne.

screen-keys = Frecce o testo · Invio sceglie, conferma · Esc · ? · i consiglio · h · Ctrl+Q
screen-keys-dice = Scrivi i dadi · Invio conferma · Esc annulla, correggi i precedenti · h · Ctrl+Q
screen-keys-cards = ←→ carta · Spazio prende · ↑↓ crocette · Invio conferma · Esc · ? · i · h
screen-page-keys = ↑↓ scorri · Esc torna al tavolo
screen-end-keys = Invio un’altra partita · Ctrl+Q esci
screen-start-keys = ↑↓ gioco · Tab chi gioca · Invio Invio si gioca · Ctrl+Q esci
screen-how = Raggiungi una scelta con le frecce, clicca, oppure scrivi quello che sta a sinistra, anche abbreviato. Invio la sceglie, di nuovo Invio la conferma; fino ad allora Esc la annulla.
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
screen-too-small = Al tavolo serve un po’ più di spazio: allarga la finestra ad almeno { $width } colonne e { $height } righe. La partita aspetta.
