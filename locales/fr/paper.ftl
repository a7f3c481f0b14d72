### What is printed on paper, and what is chosen for it.

paper-name = Nom
paper-penalties = Pénalités
paper-points = Points
paper-match = Points de chaque partie, et leur somme

# The rules, where those of the page speak of the page

paper-crossing-skip = Tu peux commencer n’importe où et sauter autant de nombres que tu veux. Mais un nombre sauté est perdu : on ne peut plus jamais le cocher. Beaucoup le barrent pour ne pas l’oublier.
paper-turn-free = Personne n’est obligé de cocher. Avec les dés blancs, tous choisissent en même temps.
paper-call-secret = Tous choisissent en même temps.
