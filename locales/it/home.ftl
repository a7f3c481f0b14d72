### Parole della prima pagina, della nuova partita, dell’attesa e delle impostazioni.

try-again = Riprova
close = Chiudi
back = Indietro
cancel = Annulla

home-skip = Vai al contenuto
home-to-home = Alla pagina iniziale
home-menu = Menu
home-rules = Regole
home-settings = Impostazioni
home-language = Lingua
home-theme = Colori della pagina
home-theme-system = Automatici
home-theme-light = Chiari
home-theme-dark = Scuri

home-welcome = A che cosa giochiamo?
home-welcome-more = Tutti intorno a un tavolo, ognuno col suo telefono, o contro un bot.
home-welcome-alone = Contro un bot, o insieme attorno a questo dispositivo.
home-deluxe = Deluxe
home-about-classic = Sei dadi, quattro righe: a ogni lancio giocano tutti.
home-about-deluxe = L’originale a più partite: fino a cinque, e conta la somma.
home-about-mixx-a = Una scheda a colori mescolati: ogni numero ha il colore del suo dado.
home-about-mixx-b = Una scheda a numeri mescolati: ogni riga ha un ordine tutto suo.
home-about-board = L’originale con un percorso: la pedina porta crocette e punti.
home-about-cards = Carte al posto dei dadi, con il numero anche sul dorso.
home-players = { $few }–{ $many } giocatori
home-minutes = { $minutes } minuti
home-minutes-each = { $minutes } minuti l’una
home-join = Unisciti a un tavolo
home-join-how = Scrivi il codice che ti hanno dato, o incolla il link.
home-join-go = Entra
home-mine = Le mie partite
home-mine-none = Ancora nessuna. Qui troverai le tue, da continuare o da rivedere.
home-review = Analisi
home-mine-more = Partite precedenti
home-listed = Tavoli aperti
home-daily = Sfida del giorno
home-sheet = Scheda segnapunti per dadi veri
home-stats = Statistiche
home-privacy = Privacy
home-here = su questo dispositivo
home-status-lobby = prima dell’inizio
home-status-running = in corso
home-status-over = finita
home-free-seat = Posto libero
home-lost = Qui non c’è niente
home-lost-more = Forse l’indirizzo non è completo. I giochi sono nella pagina iniziale.

home-my-name = Nome
home-player = Giocatore { $number }
home-level-easy = Bot: facile
home-level-normal = Bot: medio
home-level-hard = Bot: difficile
home-level-master = Bot: maestro
home-bot-easy = Un principiante: salta troppo volentieri e spesso si perde un lucchetto.
home-bot-normal = Gioca bene, ma come una persona: ogni tanto gli sfugge qualcosa.
home-bot-hard = Valuta ogni crocetta e, se è in vantaggio, chiude la partita.
home-bot-master = Il più forte: sa quanto ogni scelta cambia le probabilità di vincere.
home-bot-careful = Lo stesso di difficile: valuta ogni crocetta e, se è in vantaggio, chiude la partita.
home-bot-greedy = Segna ciò che salta meno numeri, senza guardare avanti.
home-bot-random = Si affida del tutto al caso.
home-option-games = Partite di fila, al massimo
home-option-side = Lato del tabellone
home-option-locks = Chiusura di una riga
home-locks-announced = Annunciata: chi ha passato può ancora chiuderla
home-locks-sealed = Segreta: solo chi l’ha scelta subito
home-option-jokers = Jolly
home-jokers-no = Senza jolly
home-jokers-yes = Con undici jolly
home-side-our-spiral = Spirale
home-side-our-zigzag = Zigzag
home-side-about-our-spiral = Sale con calma, i numeri finali delle righe arrivano in fondo.
home-side-about-our-zigzag = Colori a coppie, numeri che tornano indietro, punti più avanti.
home-timer = Tempo per decidere
home-timer-none = senza limiti
home-dice-real = Dadi veri
home-cards-real = Carte vere
home-timer-seconds = { $seconds } secondi

home-waiting = { $count ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
home-copy = Copia
home-copied = Copiato
home-share = Condividi

home-other-bot = Bot: { $name }
home-other-bot-about = { $name } è un bot di un altro pacchetto.
home-gone-bot-about = { $name } qui non è più disponibile: al suo posto gioca un altro bot.
# L’introduzione, offerta una volta

## Names that are taken.
home-name-clash = Qui qualcuno si chiama già così.
home-name-instead = Usa «{ $name }»
# Quello che succede, una cosa dopo l’altra, e il proprio turno.
## Continuare una partita.
home-continue = Continua
home-going-mine = Tocca a te
home-going-with = Con { $names }
home-going-alone = In solitario
home-going-more = Altre { $count } partite in corso
home-mine-above = Le partite in corso sono in alto; quelle finite compariranno qui.
# Il dispositivo si fa notare.
