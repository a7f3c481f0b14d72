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
end-home = Torna all’inizio

end-ranking = Classifica
end-total = Totale
end-game = Partita { $number }
end-penalties = Penalità
end-track = Percorso
end-sheets = Le schede
end-sheets-last = Le schede dell’ultima partita

end-keep = Conserva la partita
end-keep-about = Chi ha il link può rivedere la partita, mossa per mossa.
end-link = Link per rivedere la partita
end-download-text = Verbale (testo)
end-download-json = Verbale (JSON)

end-fair-dice = I dadi erano onesti?
end-fair-cards = Le carte erano mescolate bene?
end-fair-about = Non devi fidarti della parola: il tuo dispositivo può rifare tutti i conti.
end-prove-dice = Verifica i dadi
end-prove-cards = Verifica le carte
end-proven = Dimostrato.
end-not-proven = Non dimostrato.
end-proof-proven = { $count ->
    [one] L’unica cosa decisa dal caso era già stabilita prima della partita.
   *[other] Tutte le { $count } cose decise dal caso erano già stabilite prima della partita.
}
end-proof-no-commitment = Nel verbale manca la promessa, quindi nessuno può sapere quando sono stati scelti i dadi.
end-proof-other-commitment = La promessa nel verbale non è quella che questo dispositivo ha visto prima della partita.
end-proof-other-salt = Il sale di un posto non è quello che ha dato questo dispositivo.
end-proof-no-seed = Il seme non è stato svelato.
end-proof-wrong-seed = Il seme non corrisponde alla promessa: non è quello di prima della partita.
end-proof-wrong-outcome = L’evento { $event } del verbale non è quello che viene dal seme e dai sali. Fin lì torna tutto.
end-proof-seen = La promessa è quella che questo dispositivo ha conservato da prima della partita.
end-proof-unseen = Prima della partita questo dispositivo non c’era: confronta la promessa con quella di chi c’era.
end-proof-details = I numeri della prova
end-proof-commitment = Promessa
end-proof-seed = Seme
end-proof-salt = Sale di { $name }
end-proof-found = Nel verbale
end-proof-expected = Dal seme e dai sali
end-how = Come funziona?
end-how-commitment = Prima della partita il server sorteggia un numero segreto, il seme, e ne mostra a tutti l’impronta, la promessa. Dall’impronta nessuno può indovinare il seme, né trovarne un altro con la stessa impronta.
end-how-salt = Poi il dispositivo di ogni giocatore aggiunge qualcosa di suo, il sale. Così il server non può scegliere un seme che gli conviene.
end-how-outcome = Ogni lancio e ogni mescolata si calcolano dal seme, dai sali e dal loro numero nella partita. Niente di ciò che si gioca può cambiarli, e nessun numero serve due volte, nemmeno se si annullano delle mosse.
end-how-check = A partita finita il seme viene svelato. Il tuo dispositivo confronta l’impronta e ricalcola ogni lancio.

end-replay-title = La partita, mossa per mossa
end-replay-start = Il tavolo è pronto.
end-replay-at = Mossa { $number } di { $all }
end-replay-slider = Punto della partita
end-previous = Una mossa indietro
end-next = Una mossa avanti
end-play = Avvia
end-pause = Pausa
end-to-table = Vai al tavolo
end-hand = Carte di { $name }
