### What is chosen before a game is printed.

print-about = Un PDF con schede da ritagliare e le regole in una pagina.
print-track = Un PDF con schede da ritagliare, il percorso e le regole in una pagina.
print-paper = Carta
print-sheets = Numero di schede
print-full = per un tavolo intero
print-large = Schede grandi
print-large-about = Due per pagina, non quattro.
print-plain = Bianco e nero
print-plain-about = Risparmia inchiostro. Le righe hanno comunque un simbolo.
print-failed = In questo momento il PDF non si può scaricare. Riprova quando c’è connessione.
print-open = Apri il PDF
