### What is printed on paper, and what is chosen for it.

paper-name = Nome
paper-penalties = Penalità
paper-points = Punti
paper-match = Punti di ogni partita e la loro somma

# The rules, where those of the page speak of the page

paper-crossing-skip = Puoi cominciare dove vuoi e saltare quanti numeri vuoi. Ma un numero saltato è perso: non si può più segnare. Molti lo barrano per non dimenticarlo.
paper-turn-free = Nessuno è obbligato a segnare. Con i dadi bianchi tutti scelgono nello stesso momento.
paper-call-secret = Tutti scelgono nello stesso momento.
