### Words of the screens on which one plays in a terminal. Lines of keys fit a window of 80 columns.

screen-keys = Arrows or typing · Enter choose, confirm · Esc undo · ? · i hint · h · Ctrl+Q
screen-keys-dice = Type the dice · Enter take them · Esc undo, correct the last ones · h · Ctrl+Q
screen-keys-cards = ←→ card · Space select · ↑↓ crosses · Enter choose, confirm · Esc · ? · i · h
screen-page-keys = ↑↓ scroll · Esc back to the table
screen-end-keys = Enter another game · Ctrl+Q leave
screen-start-keys = ↑↓ game · Tab who plays · Enter Enter play · Ctrl+Q leave
screen-how = Move to a choice with the arrows, click it, or type what stands on the left, shortened as you like. Enter chooses it, Enter again confirms it; until then Esc undoes it.
screen-signs = ▶ has the turn · … is to decide · ✓ is ready · ✕ crossed off · ── lost · [ ] possible now · □ lock, ▣ crossed off, ■ closed by others
screen-select = Select cards with Space, then press Enter.
screen-confirm = { $choice } — Enter confirms, Esc undoes
screen-hand = Hand of { $name }
screen-saved = Go on with a saved game
screen-damaged = damaged
screen-person = Person
screen-fewer = One fewer
screen-more = One more
screen-names = Everybody needs a name of their own, of 1 to 30 letters, digits or signs.
screen-too-small = The table needs a little more room: make the window at least { $width } columns wide and { $height } lines high. The game waits.
