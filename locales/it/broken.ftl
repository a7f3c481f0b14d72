### Una frase per ogni regola dei giochi che non è stata rispettata.
### Una variabile contiene un numero, il nome di un colore, o un numero con il suo colore; count è un numero.

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
