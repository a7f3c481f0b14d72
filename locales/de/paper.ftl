### What is printed on paper, and what is chosen for it.

paper-name = Name
paper-penalties = Fehlversuche
paper-points = Punkte
paper-match = Punkte der einzelnen Partien und ihre Summe

# The rules, where those of the page speak of the page

paper-crossing-skip = Du darfst überall anfangen und beliebig viele Zahlen überspringen. Aber eine übersprungene Zahl ist verloren: Du kannst sie nie mehr ankreuzen. Viele streichen sie durch, um es nicht zu vergessen.
paper-turn-free = Niemand muss etwas ankreuzen. Bei den weißen Würfeln wählen alle gleichzeitig.
paper-call-secret = Alle wählen gleichzeitig.
