### Words of the page: a table with real dice, at which people enter what they rolled.

kept-about = Tiri i tuoi dadi e inserisci i risultati. Qui ci sono le schede, le regole e i punti.
kept-about-cards = Giochi con le tue carte e inserisci il numero chiamato e ciò che ognuno segna. I bot non possono partecipare: non vedono le carte.
kept-enter = Inserisci
kept-first = Chi comincia?
kept-roll = { $name } tira. Che cosa mostrano i dadi?
kept-called = { $name } chiama il numero in cima al mazzo. Qual è?
kept-correcting = Che cosa è uscito davvero a { $name }? Tutto ciò che è venuto dopo viene annullato.
kept-correcting-called = Quale numero ha chiamato davvero { $name }? Tutto ciò che è venuto dopo viene annullato.
kept-waits = { $name } tira e inserisce i dadi.
kept-waits-called = { $name } prende le carte, chiama il numero e lo inserisce.
kept-waits-first = Chi ha aperto il tavolo dice chi comincia.
kept-for-them = Inseriscili tu
kept-white = Dado bianco { $number }
kept-die = Dado { $colour }
kept-dice = I dadi
kept-number = Il numero chiamato
kept-sum = Solo la somma dei bianchi
kept-all = Tutti i dadi
kept-correct = Correggi i dadi
kept-correct-called = Correggi il numero
kept-correct-last = Correggi i dadi di prima
kept-correct-last-called = Correggi il numero di prima
kept-other-first = Comincia qualcun altro
kept-leave = Lascia com’è
