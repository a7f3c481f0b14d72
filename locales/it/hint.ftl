### Hints: what a choice is worth, and why. A reason that speaks of a row has a second form, for sheets whose rows have numbers.

hint-title = Consiglio per { $name }
hint-choice = scelta
hint-win = probabilità di vincere
hint-margin = vantaggio atteso
hint-points = punti attesi
hint-why = perché
hint-equal = altrettanto buona

reason-only = non c’è altra scelta
reason-ends-ahead = chiude la partita mentre sei avanti di { $points }
reason-ends-ahead-least = chiude la partita, e resti avanti di almeno { $points }
reason-ends-behind = chiude la partita anche se sei indietro di { $points }
reason-ends-level = chiude la partita con una vittoria condivisa
reason-ends-open = chiude la partita, e decidono le risposte degli altri
reason-ends-match-ahead = chiude l’ultima partita mentre nel totale sei avanti di { $points }
reason-ends-match-ahead-least = chiude l’ultima partita, e nel totale resti avanti di almeno { $points }
reason-ends-match-behind = chiude l’ultima partita anche se nel totale sei indietro di { $points }
reason-ends-match-level = chiude l’ultima partita con una vittoria condivisa
reason-ends-match-open = chiude l’ultima partita, e decidono le risposte degli altri
reason-ends-game-ahead = chiude questa partita mentre nel totale sei avanti di { $points }
reason-ends-game-ahead-least = chiude questa partita, e nel totale resti avanti di almeno { $points }
reason-ends-game-behind = chiude questa partita anche se nel totale sei indietro di { $points }
reason-ends-game-level = chiude questa partita, e nel totale siete pari
reason-ends-game-open = chiude questa partita, e le risposte degli altri decidono chi è avanti nel totale
reason-goes-on = fa continuare: a chiudere ora saresti indietro di { $points }
reason-goes-on-match = fa continuare: a chiudere ora nel totale saresti indietro di { $points }
reason-lets-go-on = fa continuare la partita anche se potresti chiuderla avanti di { $points }
reason-lets-go-on-match = fa continuare la partita anche se potresti chiuderla avanti di { $points } nel totale
reason-announces-ahead = annuncia la fine mentre sei avanti di { $points }
reason-announces-behind = annuncia la fine anche se sei indietro di { $points }
reason-avoids-penalty = evita la penalità (−{ $points })
reason-penalty = costa la penalità (−{ $points })
reason-locks-before = chiude il { $colour } prima che possa farlo { $name }
reason-locks-before-row = chiude la riga { $row } prima che possa farlo { $name }
reason-locks = chiude il { $colour }
reason-locks-row = chiude la riga { $row }
reason-leaves = lascia il { $colour } a { $name }
reason-leaves-row = lascia la riga { $row } a { $name }
reason-no-lock = non chiude il { $colour }
reason-no-lock-row = non chiude la riga { $row }
reason-can-lock = crocette sufficienti: puoi chiudere il { $colour }
reason-can-lock-row = crocette sufficienti: puoi chiudere la riga { $row }
reason-hurry = usa il { $colour } finché si può: { $name } può chiudere
reason-hurry-row = usa la riga { $row } finché si può: { $name } può chiudere
reason-keeps = { $count ->
    [one] conserva { $count } numero
   *[other] conserva { $count } numeri
}
reason-skips-fewer = { $count ->
    [one] salta { $count } numero in meno
   *[other] salta { $count } numeri in meno
}
reason-skips = { $count ->
    [one] salta { $count } numero
   *[other] salta { $count } numeri
}
reason-most-points = è ciò che dà più punti ora (+{ $points })
reason-more-points = { $points ->
    [one] dà { $points } punto in più ora
   *[other] dà { $points } punti in più ora
}
reason-fewer-points = { $points ->
    [one] dà { $points } punto in meno ora
   *[other] dà { $points } punti in meno ora
}
reason-field = { $points ->
    [one] la casella vale { $points } punto in più
   *[other] la casella vale { $points } punti in più
}
reason-field-less = { $points ->
    [one] la casella vale { $points } punto in meno
   *[other] la casella vale { $points } punti in meno
}
reason-farther = { $count ->
    [one] porta la pedina { $count } casella più avanti
   *[other] porta la pedina { $count } caselle più avanti
}
reason-less-far = { $count ->
    [one] porta la pedina { $count } casella meno avanti
   *[other] porta la pedina { $count } caselle meno avanti
}
reason-then-cross = ti lascia un’altra crocetta in questo turno
reason-then-none = non ti lascia altre crocette in questo turno
reason-then-nearer = { $count ->
    [one] poi la prossima crocetta del turno salta { $count } numero in meno
   *[other] poi la prossima crocetta del turno salta { $count } numeri in meno
}
reason-then-farther = { $count ->
    [one] poi la prossima crocetta del turno salta { $count } numero in più
   *[other] poi la prossima crocetta del turno salta { $count } numeri in più
}
reason-likelier = i tuoi prossimi numeri poi escono più spesso
reason-rarer = i tuoi prossimi numeri poi escono meno spesso
reason-keeps-last = tiene una carta per chiudere poi il { $colour }
reason-keeps-last-row = tiene una carta per chiudere poi la riga { $row }
reason-loses-last = non ti lascia carte per chiudere il { $colour }
reason-loses-last-row = non ti lascia carte per chiudere la riga { $row }
reason-keeps-cards = { $count ->
    [one] tiene { $count } carta ancora utile
   *[other] tiene { $count } carte ancora utili
}
reason-uses-cards = { $count ->
    [one] lascia { $count } carta utile in meno
   *[other] lascia { $count } carte utili in meno
}
reason-ready = { $count ->
    [one] poi { $count } tua carta segue senza salti
   *[other] poi { $count } tue carte seguono senza salti
}
reason-hand-nearer = poi le tue carte saltano meno numeri
reason-hand-farther = poi le tue carte saltano più numeri
reason-sheds = { $count ->
    [one] al prossimo turno prendi { $count } carta nuova in più
   *[other] al prossimo turno prendi { $count } carte nuove in più
}
reason-sheds-less = { $count ->
    [one] al prossimo turno prendi { $count } carta nuova in meno
   *[other] al prossimo turno prendi { $count } carte nuove in meno
}
reason-fits = più probabile che serva sulla tua scheda
reason-fits-less = meno probabile che serva sulla tua scheda
reason-nearer = dove serve, salta meno numeri
reason-less-near = dove serve, salta più numeri
reason-stop-ahead = ci si ferma, se siete tutti d’accordo, mentre sei avanti di { $points }
reason-stop-behind = ci si ferma anche se sei indietro di { $points }
reason-next-behind = un’altra occasione: sei indietro di { $points }
reason-next-ahead = rischia il tuo vantaggio di { $points }
