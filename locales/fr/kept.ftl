### Words of the page: a table with real dice, at which people enter what they rolled.

kept-about = Tu lances tes propres dés et tu saisis ce qu’ils montrent. Les feuilles, les règles et le score sont ici.
kept-about-cards = Tu joues avec tes propres cartes et tu saisis le nombre annoncé et ce que chacun coche. Les bots ne peuvent pas jouer : ils ne voient pas les cartes.
kept-enter = Saisir
kept-first = Qui commence ?
kept-roll = { $name } lance. Que montrent les dés ?
kept-called = { $name } annonce le nombre en haut de la pioche. Lequel est-ce ?
kept-correcting = Qu’est-ce que { $name } a vraiment lancé ? Tout ce qui a suivi est annulé.
kept-correcting-called = Quel nombre { $name } a vraiment annoncé ? Tout ce qui a suivi est annulé.
kept-waits = { $name } lance et saisit les dés.
kept-waits-called = { $name } prend des cartes, annonce le nombre et le saisit.
kept-waits-first = La personne qui a ouvert la table dit qui commence.
kept-for-them = Saisir à sa place
kept-white = Dé blanc { $number }
kept-die = Dé { $colour }
kept-dice = Les dés
kept-number = Le nombre annoncé
kept-sum = Seulement la somme des blancs
kept-all = Tous les dés
kept-correct = Corriger les dés
kept-correct-called = Corriger le nombre
kept-correct-last = Corriger les dés d’avant
kept-correct-last-called = Corriger le nombre d’avant
kept-other-first = Quelqu’un d’autre commence
kept-leave = Laisser tel quel
