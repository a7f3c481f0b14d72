### The rules of the six games, for people who have never played.

rules-title = The rules
rules-intro = Six games of one family. If you are new here, start with the original.
rules-all = All the rules
rules-contents = On this page
rules-example = Example

rules-classic-blurb = Six dice, four rows, a quarter of an hour: the game it all began with.
rules-deluxe-blurb = The original as a match: up to five games in a row, and the sum decides.
rules-mixx-a-blurb = The original on a sheet with mixed colours: every row has all four.
rules-mixx-b-blurb = The original on a sheet with mixed numbers: no row simply goes up or down.
rules-board-blurb = The original and a track: your pawn brings extra crosses and extra points.
rules-cards-blurb = Cards instead of dice. The back shows the number, only the front shows the colour.
rules-cards-jokers-blurb = The card game with eleven jokers, which take the colour you choose.

rules-classic-facts = 2 to 5 players, or one for practice · from age 8 · about 15 minutes
rules-deluxe-facts = 2 to 8 players · from age 8 · about 15 minutes a game
rules-board-facts = 2 to 4 players · from age 8 · about 20 minutes
rules-cards-facts = 2 to 5 players · about 15 minutes

rules-aim = The aim
rules-aim-sheet = Cross off as many numbers as you can in your four coloured rows: the longer a row of crosses, the more points it brings, and the most points win.
rules-aim-track = Cross off as many numbers as you can in your four coloured rows and take your pawn far along the track: points come from both, and the most points win.
rules-aim-picture = An empty sheet. The red and the yellow row run from 2 to 12, the green and the blue row from 12 to 2. At the end of each row there is a lock.
rules-mixx-a-picture = An empty sheet. Row 1: yellow 2 to 4, blue 5 to 7, green 8 to 10, red 11 and 12. Row 2: red 2 and 3, green 4 to 7, blue 8 and 9, yellow 10 to 12. Row 3: blue 12 to 10, yellow 9 to 7, red 6 to 4, green 3 and 2. Row 4: green 12 and 11, red 10 to 7, yellow 6 and 5, blue 4 to 2. At the end of each row there is a lock.
rules-mixx-b-picture = An empty sheet. Red: 10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11. Yellow: 9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10. Green: 8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3. Blue: 5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4. At the end of each row there is a lock.

rules-need = What you need
rules-need-dice = Six dice: two white, one red, one yellow, one green and one blue.
rules-need-sheet = A sheet and a pencil for everybody.
rules-need-wipe = A wipe-clean board and a pen for everybody. In its corner is a panel for the points of up to five games.
rules-need-track = The track with its 40 fields. It has two different sides; choose one before the game.
rules-need-pawns = A pawn for everybody. All pawns begin on the start, which lies before the first field.
rules-need-cards = 44 cards: the numbers 2 to 12 in red, yellow, green and blue. The back of a card shows its number too, but not its colour.
rules-need-jokers = Eleven jokers, one for each number from 2 to 12. From behind, a joker looks like any other card.
rules-need-here = When you play here, all of this is already on the table.
rules-need-cards-picture = The same card from both sides: a red 7 on the front, a 7 without any colour on the back.

rules-deal = Before you begin
rules-deal-hands = Shuffle the cards and deal four to each player. You look at the fronts of your own cards only.
rules-deal-hands-jokers = Shuffle the jokers in with the other cards, 55 in all, and deal four to each player. You look at the fronts of your own cards only.
rules-deal-display = The rest is the pile, backs up. Its four top cards are laid beside it, backs up too: they are the display.
rules-deal-known = So everybody can see the numbers in the display, on top of the pile and in the other players’ hands, but never their colours.
rules-deal-picture = The display of four backs: 3, 11, 6 and 9. Next to it the pile, with an 8 on top.

rules-match = The match
rules-match-games = A match is one to five games in a row. After each game you may stop, if everybody agrees.
rules-match-anew = In every game all boards are empty again, and the first player is drawn anew.
rules-match-sum = The points of each game go into the panel. The highest sum wins the match; with equal sums, the win is shared.
rules-match-example = Ben has won two of the three games, but Ada has the higher sum, 192 to 179. Ada wins the match.
rules-match-picture = The panel after three games. Ada: 50, 90 and 52, sum 192. Ben: 61, 60 and 58, sum 179.

rules-turn = A turn
rules-turn-dice = The first player is drawn by lot; after that, play goes clockwise. Whoever’s turn it is rolls all the dice that are still in the game. Then, in this order:
rules-turn-white = The white dice, for everybody. Add the two white dice. Every player may cross off this number in one row of their choice.
rules-turn-colour = White and colour, only for the player whose turn it is. You may add one white die to one coloured die, whichever you like, and cross off the sum in the row of that colour.
rules-turn-colour-mixed = White and colour, only for the player whose turn it is. You may add one white die to one coloured die, whichever you like, and cross off the sum where it stands in that colour.
rules-turn-pawn = The pawn, only for the player whose turn it is. You may move it forward to a field you can use.
rules-turn-free = Nobody has to cross anything off. With the white dice all players choose at the same time, in secret; the crosses are shown when everybody has chosen.
rules-turn-counts = What you cross off with the white dice counts straight away. It can be the fifth cross that you need to lock the row with your next one.
rules-turn-white-example = Ben rolls a white 1 and a white 4: “Five!” He crosses off the red 5, Ada the yellow 5, Cleo passes.
rules-turn-white-picture = White 1 plus white 4 makes 5, in any row.
rules-turn-colour-example = Then Ben, and only Ben, adds the white 4 to the blue 6 and crosses off the blue 10.
rules-turn-colour-picture = White 4 plus blue 6 makes 10, in the blue row.
rules-mixx-a-example = Then Ben, and only Ben, adds the white 4 to the blue 6 and crosses off the blue 10, in row 3.
rules-mixx-a-example-picture = White 4 plus blue 6 makes 10, on the blue 10.
rules-turn-cards = The first player is drawn by lot; after that, play goes clockwise. Whoever’s turn it is does three things, in this order:
rules-turn-take = Take cards from the display until you hold five.
rules-turn-call = Call the number on top of the pile. Every player may cross it off.
rules-turn-play = Play one, two or three of your cards. You alone may cross off their numbers.

rules-take = Taking cards
rules-take-five = On your first turn you take one card, later one to three: as many as you are short of five. You choose which.
rules-take-fill = First take them all; only then is the display filled up to four from the pile. If the pile runs out, the discarded cards are shuffled and become the new pile.
rules-take-example = Ada takes the 11. The 8 from the pile fills the gap, and now a 4 is on top.
rules-take-picture = The display is now 3, 8, 6 and 9, and the pile shows a 4.

rules-call = The number called
rules-call-all = The number that is now on top of the pile is for everybody. Each player may cross it off in one row of their choice, or leave it. The card stays on the pile.
rules-call-secret = All choose at the same time, in secret; the crosses are shown when everybody has chosen.
rules-call-example = Ada calls: “Four!” She crosses off the yellow 4, and so does Ben. Cleo passes.

rules-play = Playing cards
rules-play-count = You must play at least one card and may play up to three. A single card can be any; several must all have the same colour, whatever their numbers.
rules-play-cross = Show them. You may cross off their numbers in the row of their colour: all, some or none. Then the cards are discarded face down.
rules-play-skip = If you cross off several numbers, at most one number may be skipped between the first and the last of them.
rules-play-counts = They are crossed off from left to right, so the first ones already count towards the five you need for the last number of the row.
rules-play-all-example = You play red 4, 5 and 7. You may cross off all three: only the 6 is skipped.
rules-play-all-picture = The cards red 4, 5 and 7. In the red row 4, 5 and 7 are crossed off.
rules-play-some-example = You play yellow 2, 4 and 6. You may not cross off all three, because 3 and 5 would be skipped. Crossing off 2 and 4 is fine.
rules-play-some-picture = The cards yellow 2, 4 and 6. In the yellow row only 2 and 4 are crossed off.

rules-joker = Playing jokers
rules-joker-colour = The number of a joker is fixed. Its colour is yours to choose, and you say it when you play the joker.
rules-joker-together = Played together with other cards, a joker takes their colour. Two cards with the same number may be played together, but they give one cross only.
rules-joker-example = Ben plays the red 6, the red 8 and a joker with a 7. He says “red” and crosses off 6, 7 and 8.
rules-joker-picture = The cards red 6, joker 7 and red 8. In the red row 6, 7 and 8 are crossed off.

rules-pawn = Moving the pawn
rules-pawn-steps = Go 1 to 5 free fields forward, never back. A field with a pawn on it is jumped over and not counted: there is room for one pawn on a field, and nobody is thrown out. The start has room for all.
rules-pawn-field = Each field shows a colour and a number. You may stop there only if you cross off that number now, by the usual rules, or have already crossed it off.
rules-pawn-three = So on your own turn you can make up to three crosses.
rules-pawn-example = Ada has crossed off red 3 and 7, yellow 5 and green 12. Her pawn is on red 3. Ben’s pawn is on blue 9, a field that she does not count.
rules-pawn-example-have = 1 field, to yellow 5: allowed. She has it already and crosses off nothing.
rules-pawn-example-lost = 2 fields, to red 6: not allowed. It is to the left of her red 7.
rules-pawn-example-cross = 3 fields, to green 10: allowed. She crosses off green 10.
rules-pawn-picture = A part of the track: red 3 with Ada’s pawn, yellow 5, blue 9 with Ben’s pawn, red 6, green 10. For Ada, yellow 5 is field one, red 6 field two and green 10 field three.

rules-crossing = From left to right
rules-crossing-order = Every row is filled from left to right. Red and yellow go from 2 up to 12, green and blue from 12 down to 2.
rules-crossing-printed = Every row is filled from left to right, as its numbers are printed.
rules-mixx-a = Every number has a colour of its own: the sum of a coloured die is crossed off on a number of its colour, in whichever row it stands. The lock of a row takes away the die of the colour of its last number.
rules-mixx-b = Each row has one colour, but an order of numbers of its own: still from left to right, as they are printed.
rules-crossing-skip = You may start anywhere and skip as many numbers as you like. But a skipped number is lost: you can never cross it off later. Many strike it through, so as not to forget; here it is done for you.
rules-crossing-example = In red the 5 and the 7 are crossed off: 2, 3, 4 and 6 are lost. In yellow only 11 and 12 are left; with five crosses the 12 is allowed. Green goes on to the right of the 6, blue to the right of the 10.
rules-crossing-picture = A sheet in the middle of a game. Red: 5 and 7 are crossed off. Yellow: 3, 4, 7, 8 and 10. Green: 12, 9 and 6. Blue: 10. The skipped numbers are struck through.
rules-mixx-a-skip = In row 1 the yellow 3 and the blue 6 are crossed off: yellow 2, yellow 4 and blue 5 are lost.
rules-mixx-a-skip-picture = Row 1 of the sheet. Yellow 3 and blue 6 are crossed off; yellow 2, yellow 4 and blue 5 are struck through.
rules-mixx-b-skip = In red the 6 and the 8 are crossed off: 10 and 2 are lost. The 3 stands further to the right and is still free.
rules-mixx-b-skip-picture = The red row. 6 and 8 are crossed off; 10 and 2 are struck through.

rules-lock = Locking a row
rules-lock-five = The last number of a row is special: 12 in red and yellow, 2 in green and blue. You may cross it off only if you already have at least five crosses in that row.
rules-lock-last = The last number of a row is special: you may cross it off only if you already have at least five crosses in that row.
rules-lock-cross = Whoever crosses off the last number also crosses off the lock beside it. The lock counts as one more cross.
rules-lock-closed = The colour is then closed for everybody, and its die leaves the game at once.
rules-lock-closed-row = The row is then closed for everybody, and the die of its lock leaves the game at once.
rules-lock-announced = Whoever crosses off the last number says so aloud: whoever passed on the white sum may then complete that row as well, with five crosses in it.
rules-lock-example = Cleo has five crosses in green. She crosses off the 2 and the lock, which makes seven. Green is closed, and the green die is put away.
rules-lock-picture = Cleo’s green row. 12, 11, 9, 7 and 6 are crossed off, then the 2 and the lock.
rules-lock-pawn = The pawn can lock a row as well, on a field with its last number. In a closed colour you may only stop on numbers that you have already crossed off.
rules-lock-own = Careful, this differs from the dice game: the row is closed for you alone. The others go on in theirs.
rules-lock-own-example = Cleo has five crosses in green. She crosses off the 2 and the lock, which makes seven. Green is closed for Cleo, but not for Ada and Ben.

rules-together = Locking together
rules-together-white = When somebody locks a row with the white dice, everybody else who has at least five crosses in it may cross off the last number and the lock at that same moment. With fewer than five you may not.
rules-together-gone = The die is gone at once: in this turn, too, it can no longer be used for white and colour.
rules-together-example = The white dice make 12. Ada and Ben both have five crosses in red: both lock it. Cleo has only four, so she may not.
rules-together-picture = Three red rows. Ada’s and Ben’s have five crosses, then the 12 and the lock. Cleo’s has four crosses; her 12 and her lock stay empty.

rules-penalty = Penalties
rules-penalty-dice = If it is your turn and you cross off nothing, neither with the white dice nor with white and colour, you must cross off a penalty box. It costs you 5 points.
rules-penalty-track = If it is your turn and you cross off nothing in all three steps, you must cross off a penalty box. It costs you 5 points. Moving to a number that you had already is not a cross.
rules-penalty-cards = If it is your turn and you cross off nothing, neither the number called nor one of your cards, you must cross off a penalty box. It costs you 5 points.
rules-penalty-others = The other players never get a penalty, whether they cross something off or not.
rules-penalty-picture = The four penalty boxes. Two are crossed off: minus 10 points.

rules-end = The end
rules-end-dice = The game ends at once when somebody takes their fourth penalty, or when two colours are closed, no matter who closed them.
rules-end-rows = The game ends at once when somebody takes their fourth penalty, or when two rows are closed, no matter who closed them.
rules-end-more = With the white dice several rows can be locked at the same moment; then all of them count. If that ends the game, the turn stops there, without a penalty.
rules-end-example = Blue is already closed. The white dice make 12: Ada locks red, and Ben locks yellow at the same time. Both locks count, and the game is over.
rules-end-track = When a pawn reaches one of the last five fields, the final round begins: every other player has one more turn, and the game is over. A second pawn there does not prolong it.
rules-end-sooner = The game can also end before that: at once when somebody takes their fourth penalty, or when two colours are closed, no matter who closed them.
rules-end-track-picture = The end of the track. The last five fields have a thick edge; a pawn stands on the second of them.
rules-end-cards = The game ends as soon as somebody has locked two rows of their own sheet, or has four penalties.
rules-end-call = If that happens with the number called, the crosses of all players still count. Then no cards are played, and there is no penalty in this turn.

rules-score = The points
rules-score-rows = Each row is counted by itself. The lock is a cross like any other.
rules-score-rows-picture = Points for 1 to 12 crosses in a row: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.
rules-score-penalty = Each penalty takes 5 points away.
rules-score-track = Your pawn brings you the points under its field, from 1 to 20. On the start it brings none.
rules-score-winner = Whoever has the most points wins. With equal points, the win is shared.
rules-score-example = Cleo has 4 crosses in red, 3 in yellow, 7 in green and 8 in blue, and two penalties: 70 points.
rules-score-picture = 10 for red, 6 for yellow, 28 for green, 36 for blue, minus 10 for two penalties: 70.
rules-score-track-example = Cleo’s sheet has 70 points, and her pawn stands on a field with 14: together 84.

# The introduction

rules-try = Try it
rules-try-jokers = Try it with jokers
