### What is chosen before a game is printed.

print-about = A PDF with sheets to cut out, and the rules on one page.
print-track = A PDF with sheets to cut out, the track, and the rules on one page.
print-paper = Paper
print-sheets = Number of sheets
print-full = for a full table
print-large = Large sheets
print-large-about = Two to a page, not four.
print-plain = Black and white
print-plain-about = Saves ink. The rows have emblems either way.
print-failed = The PDF cannot be fetched just now. Try again when you are connected.
print-open = Open the PDF
