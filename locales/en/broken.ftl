### A sentence for each rule of the games that was broken.
### A variable holds a number, the name of a colour, or a number with its colour; count is a number.

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
