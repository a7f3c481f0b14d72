### What is chosen before a game is printed.

print-about = Ein PDF mit Zetteln zum Ausschneiden und den Regeln auf einer Seite.
print-track = Ein PDF mit Zetteln zum Ausschneiden, der Strecke und den Regeln auf einer Seite.
print-paper = Papier
print-sheets = Anzahl der Zettel
print-full = für einen vollen Tisch
print-large = Große Zettel
print-large-about = Zwei auf einer Seite statt vier.
print-plain = Schwarzweiß
print-plain-about = Spart Farbe. Symbole haben die Reihen in jedem Fall.
print-failed = Das PDF ist gerade nicht zu bekommen. Versuch es wieder, wenn du verbunden bist.
print-open = PDF öffnen
