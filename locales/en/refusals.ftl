### Why something was refused: a sentence for each code of the server, and for each rule of the games.
### A variable holds a number, the name of a colour, or a number with its colour; count is a number.

refusal-answered = You have already answered. Take your answer back first if you want to change it.
refusal-bad-device = This browser could not say who it is. Load the page again.
refusal-bad-file = This is not a file of Qwixx games, or it is damaged. Choose the file that was saved on the other device.
refusal-bad-key = This seat’s link is no longer valid. Ask for a new one where the seat was last played.
refusal-bad-name = This name cannot be used. Choose one of 1 to 30 letters, digits or signs, without spaces around it.
refusal-bad-roll = Those cannot be the dice. Each one still in play shows 1 to 6.
refusal-bad-salt = That is not the salt that was promised.
refusal-bad-setup = The game cannot be set up like this. Check the number of seats, the options and the bots.
refusal-dice-unknown = Only the white sum is known; this needs all the dice.
refusal-forbidden-origin = This page may not connect to the server. Open the table at the server’s own address.
refusal-game-over = The game is over.
refusal-here = This player is connected and decides for themselves.
refusal-hello-first = The connection was not completed. Load the page again.
refusal-illegal = The rules do not allow that. Choose one of the marked moves.
refusal-malformed = The server did not understand the request. Load the page again.
refusal-moved = This game now goes on at the server. Open it there.
refusal-name-taken = Somebody at this table already has this name, or one that looks the same. Choose another one.
refusal-no-proposal = Nothing is being proposed any more.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-allowed = That is not possible at this table.
refusal-not-host = Only the host of the table can do that.
refusal-not-running = The game has not started yet. Wait until it begins.
refusal-not-starting = The game is not starting yet.
refusal-not-to-act = It is not your move now. If a bot plays for you, take your seat back first.
refusal-not-yours = This seat belongs to somebody else.
refusal-nothing-sealed = There is no answer to take back any more: everybody has answered.
refusal-open-seats = A seat is still open. Wait for somebody, or give it to a bot.
refusal-replaced = A bot is playing for somebody who is not here. You can go further back only together with them.
refusal-seat-taken = Somebody was faster: the seat is taken. Choose another one.
refusal-slow-down = That was too fast. Wait a moment and try again.
refusal-stale = Something has happened in the meantime. Look at the table and decide again.
refusal-started = The game has already started.
refusal-starting = The game is about to start; nothing can be changed now.
refusal-storage = It could not be saved, and nothing has changed. Try again in a moment.
refusal-still-running = The game is not over yet. Wait for the end.
refusal-too-large = That is too much text. Make it shorter.
refusal-too-many = There are too many just now. Finish a game you have started, or wait a while.
refusal-unknown-table = No table has this code, or the game there is over and only shown to those who played or have its link.
refusal-offline = The server cannot be reached. Check your connection and try again.
refusal-engine = The games on this device are not working just now. Load the page again.

rule-not-now = { $action } is not possible now; possible is: { $possible }.
rule-no-such-number = There is no { $mark } on the sheet.
rule-which-row = { $mark } stands in several rows: name the row too, like { $example }.
rule-white-sum = The white dice make { $sum }, so { $mark } cannot be crossed off now.
rule-white-and-colour = No white die makes { $mark } together with the { $colour } die.
rule-reply = Only a number that closes a row now can be crossed off, and { $mark } does not.
rule-called-number = The number called is { $number }, so { $mark } cannot be crossed off now.
rule-closed-row = The { $row } row is closed.
rule-closed-row-number = Row { $row } is closed.
rule-already-crossed = You have already crossed off { $mark }.
rule-left-to-right = Rows are filled from left to right, and { $mark } stands left of { $last }, the last cross in its row.
rule-lock-needs = The last number of a row needs { $need } crosses before it: for { $mark } you have { $have }.
rule-steps = The pawn moves 1 to { $farthest } free fields, not { $steps }.
rule-past-the-end = The track ends before that: there are not { $steps } free fields ahead.
rule-other-field = Counting { $steps } free fields, the pawn comes to { $field }, not to { $mark }.
rule-take-count = Take exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the display, so that you hold five.
rule-not-on-display = Cards on the display with the back { $number }: { $have }. You asked for { $wanted }.
rule-not-at-place = The card at place { $place } of the display is not a { $number }.
rule-play-count = You play one, two or three cards, not { $count }.
rule-not-in-hand = You do not hold { $card }.
rule-one-colour = Cards played together are of one colour, and { $card } is not { $colour }.
rule-mark-not-played = You can only cross off what you play, and { $mark } is not among your cards.
rule-one-skip = Between the first and the last number you cross, at most one may be skipped, not { $skipped }.
