### What is chosen before a game is printed.

print-about = Un PDF avec des feuilles à découper, et les règles sur une page.
print-track = Un PDF avec des feuilles à découper, le parcours, et les règles sur une page.
print-paper = Papier
print-sheets = Nombre de feuilles
print-full = pour une table complète
print-large = Grandes feuilles
print-large-about = Deux par page au lieu de quatre.
print-plain = Noir et blanc
print-plain-about = Économise l’encre. Les lignes ont un symbole de toute façon.
print-failed = Impossible d’obtenir le PDF pour l’instant. Réessaie quand tu seras connecté.
print-open = Ouvrir le PDF
