### Words of the screens on which one plays in a terminal. Lines of keys fit a window of 80 columns.

screen-keys = Arrows, typing · Enter · Esc undo · ? keys · i hint · l log · +- pace · Ctrl+Q
screen-keys-cards = ←→ card · Space · ↑↓ crosses · Enter · Esc · ? keys · i hint · l log · Ctrl+Q
screen-keys-waiting = Any key skips ahead · l log · h rules · +- pace · Ctrl+Q leave
screen-page-keys = ↑↓ scroll · Esc back to the table
screen-end-keys = ←→ what next · Enter choose, confirm · l log · Ctrl+Q leave
screen-start-keys = ↑↓ game · Tab who plays · Enter Enter play · Ctrl+Q leave
screen-how = Move to a choice with the arrows, click it, or type what stands on the left, shortened as you like. Enter chooses it, Enter again confirms it; until then Esc undoes it.
screen-more-keys = Keys: i hint · h rules · l everything that has happened · + and - the pace · any key skips ahead while others play · u and Enter take your last move back, against bots · q and Enter leave; the game is saved.
screen-go-back = To take your last move back, type u and press Enter: chance then goes on in another way.
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
screen-too-small = The table needs a little more room: make the window at least { $width } columns wide and { $height } lines high. The game waits. Or play in lines of text, in a window of any size: leave with Ctrl+Q, then add --plain.
screen-end-rematch = Rematch
screen-end-rematch-about = Rematch: the same game with the same players
screen-end-another = Another game
screen-end-another-about = Another game with the same names
screen-end-leave = Leave
screen-end-leave-about = Leave; the game can be looked at again
