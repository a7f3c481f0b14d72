### What is chosen before a game is printed.

print-about = Un PDF con hojas para recortar y las reglas en una página.
print-track = Un PDF con hojas para recortar, el recorrido y las reglas en una página.
print-paper = Papel
print-sheets = Número de hojas
print-full = para una mesa completa
print-large = Hojas grandes
print-large-about = Dos por página en lugar de cuatro.
print-plain = Blanco y negro
print-plain-about = Ahorra tinta. Las filas llevan un símbolo en cualquier caso.
print-failed = El PDF no se puede descargar en este momento. Inténtalo de nuevo cuando tengas conexión.
print-open = Abrir el PDF
