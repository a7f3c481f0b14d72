### Words of the page: a table with real dice, at which people enter what they rolled.

kept-about = You roll your own dice and enter what they show. The sheets, the rules and the score are kept here.
kept-enter = Enter
kept-first = Who begins?
kept-roll = { $name } rolls. What do the dice show?
kept-correcting = What did { $name } really roll? Everything since then is undone.
kept-waits = { $name } rolls and enters the dice.
kept-waits-first = The host says who begins.
kept-for-them = Enter it for them
kept-white = White die { $number }
kept-die = { $colour } die
kept-dice = The dice
kept-sum = Only the white sum
kept-all = All the dice
kept-correct = Correct the dice
kept-correct-last = Correct the dice before
kept-other-first = Somebody else begins
kept-leave = Leave it as it is
