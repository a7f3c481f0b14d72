### What is printed on paper, and what is chosen for it.

paper-name = Name
paper-penalties = Penalties
paper-points = Points
paper-match = Points of each game, and their sum

# The rules, where those of the page speak of the page

paper-crossing-skip = You may start anywhere and skip as many numbers as you like. But a skipped number is lost: you can never cross it off later. Many strike it through, so as not to forget.
paper-turn-free = Nobody has to cross anything off. With the white dice all players choose at the same time.
paper-call-secret = All choose at the same time.
