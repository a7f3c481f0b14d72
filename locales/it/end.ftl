### Parole della pagina: la fine della partita, come rivederla, e la prova che il caso è stato onesto.

end-ahead = { $points ->
    [one] Per un solo punto, davanti a { $names }!
   *[other] { $points } punti in più di { $names }.
}
end-shared = Pari fino all’ultimo punto: oggi nessuno è stato più bravo.
end-solo = Ben giocato!

end-rematch = Rivincita
end-to-rematch = Vai alla rivincita
end-replay = Rivedi la partita
end-review = Analizza la partita
end-explore = Esplora questa posizione
end-home = Torna alla pagina iniziale

end-ranking = Classifica
end-game = Partita { $number }
end-penalties = Penalità
end-track = Percorso
end-sheets = Le schede
end-sheets-last = Le schede dell’ultima partita

end-keep = Conserva la partita
end-keep-about = Chi ha il link può rivedere la partita, mossa per mossa.
end-link = Link per rivedere la partita
end-download-text = Registro (testo)
end-download-json = Registro (JSON)

end-fair-dice = I dadi erano onesti?
end-fair-cards = Le carte sono state mescolate onestamente?
end-fair-about = Non devi fidarti della nostra parola: il tuo dispositivo può rifare tutti i conti.
end-prove-dice = Verifica i dadi
end-prove-cards = Verifica le carte
end-proven = Dimostrato.
end-fits = Torna tutto, ma non è dimostrato.
end-not-proven = Non dimostrato.
end-proof-proven = { $count ->
    [one] L’unica cosa decisa dal caso era già stabilita prima della partita.
   *[other] Tutte le { $count } cose decise dal caso erano già stabilite prima della partita.
}
end-proof-yours = Nei dadi c’è il sale di questo dispositivo, e nessuno poteva conoscerlo prima che tutto fosse fissato. Quindi nessuno poteva sceglierli, nemmeno il server insieme a tutti gli altri.
end-proof-together = Nessuno poteva scegliere i dadi, a meno che il server non fosse d’accordo con { $names }.
end-proof-withheld = Ma manca un sale promesso, di { $names }. Quindi il server poteva scegliere fra i dadi con quel sale e quelli senza.
end-proof-no-salt = Ma nei dadi non c’è il sale promesso di nessun giocatore. Quindi il server poteva sceglierli prima della partita.
end-proof-unpromised-salt = Ma il sale di { $names } non era stato promesso prima. Chi lo ha dato e conosceva il seme poteva scegliere i dadi.
end-proof-left-out = Ma il sale di questo dispositivo, per { $names }, non è nei dadi: è stato escluso o è arrivato tardi. Quindi il server poteva scegliere fra i dadi con quel sale e quelli senza.
end-proof-started-again = { $count ->
    [one] Ma l’inizio è stato interrotto una volta dopo che questo dispositivo aveva svelato il suo sale. Quindi il server poteva scegliere fra due partite.
   *[other] Ma l’inizio è stato interrotto { $count } volte dopo che questo dispositivo aveva svelato il suo sale. Quindi il server poteva scegliere fra più partite.
}
end-proof-no-commitment = Nel registro manca la promessa, quindi nessuno può sapere quando sono stati scelti i dadi.
end-proof-of-the-day = Sono i dadi del giorno, { $date }: gli stessi per tutti, e pubblici. Derivano dalla data, quindi chiunque può calcolarli, anche prima della partita.
end-proof-entered = I dadi erano veri: i risultati sono stati inseriti a mano, e nessuno può dimostrarli.
end-proof-other-commitment = La promessa nel registro non è quella che questo dispositivo ha visto prima della partita.
end-proof-other-promise = Quello che questo dispositivo ha promesso per { $names } non è nel registro: è stato rifiutato o cambiato. Nei dadi quindi non c’è niente di questo dispositivo.
end-proof-other-promises = Le promesse dei sali nel registro non sono quelle che questo dispositivo ha visto quando ha svelato il suo.
end-proof-no-seed = Il seme non è stato svelato.
end-proof-wrong-seed = Il seme non corrisponde alla promessa: non è quello di prima della partita.
end-proof-wrong-promise = Il sale di { $names } non è quello promesso.
end-proof-wrong-outcome = L’evento { $event } del registro non è quello che viene dal seme e dai sali. Fin lì torna tutto.
end-proof-seen = La promessa è quella che questo dispositivo ha conservato da prima della partita.
end-proof-unseen = Prima della partita questo dispositivo non c’era: confronta la promessa con quella di chi c’era.
end-proof-details = I numeri della prova
end-proof-commitment = Promessa
end-proof-seed = Seme
end-proof-promise = Promessa di { $name }
end-proof-salt = Sale di { $name }
end-proof-found = Nel registro
end-proof-expected = Dal seme e dai sali
end-how = Come funziona?
end-how-commitment = Prima della partita il server sorteggia un numero segreto, il seme, e ne mostra a tutti l’impronta, la promessa. Dall’impronta nessuno può indovinare il seme, né trovarne un altro con la stessa impronta.
end-how-salt = Poi il dispositivo di ogni giocatore prepara qualcosa di suo, il sale, e ne mostra a tutti solo l’impronta. Quando tutte le impronte sono fissate, i sali vengono svelati. Così nessuno può scegliere in base a ciò che danno gli altri, e nemmeno il server.
end-how-outcome = Ogni lancio e ogni mescolata si calcolano dal seme, dai sali e dal loro numero nella partita. Niente di ciò che si gioca può cambiarli, e nessun numero serve due volte, nemmeno se si annullano delle mosse.
end-how-check = A partita finita il seme viene svelato. Il tuo dispositivo confronta l’impronta e ricalcola ogni lancio.

end-replay-title = La partita, mossa per mossa
end-replay-start = Il tavolo è pronto.
end-replay-at = Mossa { $number } di { $all }
end-replay-slider = Punto della partita
end-previous = Una mossa indietro
end-next = Una mossa avanti
end-play = Riproduci
end-pause = Pausa
end-to-table = Vai al tavolo
end-hand = Carte di { $name }

# Velocità e tasti della partita rivista.
end-speed = Velocità
end-replay-keys = Tasti: ← e → una mossa, Home e Fine agli estremi, barra spaziatrice per riprodurre o mettere in pausa
