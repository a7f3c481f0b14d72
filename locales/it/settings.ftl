### What a person chooses for a device.

home-patterns = Trame sui colori
home-patterns-why = Per chi non distingue bene tutti i colori.
home-sounds = Suoni
home-scores = Mostra i punti durante la partita
home-scores-why = Altrimenti si contano alla fine, come con carta e matita.
home-reactions = Reazioni
home-reactions-why = Faccine e simboli dagli altri giocatori, e un pulsante per i tuoi.
home-pace = Ritmo del gioco
home-pace-why = Per quanto tempo vedi che cosa fanno gli altri. Con un tocco si va avanti.
home-pace-slow = Lento
home-pace-normal = Normale
home-pace-fast = Veloce
home-pace-at-once = Subito
home-rolls = I miei dadi si lanciano da soli
home-rolls-why = Altrimenti li tocchi tu quando è il tuo turno.
home-vibration = Vibrazione
home-vibration-why = Quando tocca a te; più lunga quando si chiude una riga.
home-notices = Avvisami quando tocca a me
home-notices-why = Con una notifica, mentre la pagina è nascosta.
home-notices-blocked = Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
home-install = Installa
home-install-why = Come app su questo dispositivo, per giocare anche senza rete.
home-new-version = È pronta una nuova versione.
home-new-version-take = Caricala
home-new-version-later = Più tardi
