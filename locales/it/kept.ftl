### Words of the page: a table with real dice, at which people enter what they rolled.

kept-about = Tiri i tuoi dadi e inserisci i risultati. Qui ci sono le schede, le regole e i punti.
kept-enter = Inserisci
kept-first = Chi comincia?
kept-roll = { $name } tira. Che cosa mostrano i dadi?
kept-correcting = Che cosa è uscito davvero a { $name }? Tutto ciò che è venuto dopo viene annullato.
kept-waits = { $name } tira e inserisce i dadi.
kept-waits-first = Chi ha aperto il tavolo dice chi comincia.
kept-for-them = Inseriscili tu
kept-white = Dado bianco { $number }
kept-die = Dado { $colour }
kept-dice = I dadi
kept-sum = Solo la somma dei bianchi
kept-all = Tutti i dadi
kept-correct = Correggi i dadi
kept-correct-last = Correggi i dadi di prima
kept-other-first = Comincia qualcun altro
kept-leave = Lascia com’è
