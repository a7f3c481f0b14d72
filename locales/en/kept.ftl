### Words of the page: a table with real dice, at which people enter what they rolled.

kept-about = You roll your own dice and enter what they show. The sheets, the rules and the score are kept here.
kept-about-cards = You play with your own cards and enter the number called and what everybody crosses off. Bots cannot join: they do not see your cards.
kept-enter = Enter
kept-first = Who begins?
kept-roll = { $name } rolls. What do the dice show?
kept-called = { $name } calls the number on top of the pile. Which one is it?
kept-correcting = What did { $name } really roll? Everything since then is undone.
kept-correcting-called = Which number did { $name } really call? Everything since then is undone.
kept-waits = { $name } rolls and enters the dice.
kept-waits-called = { $name } takes cards, calls the number and enters it.
kept-waits-first = The host says who begins.
kept-for-them = Enter it for them
kept-white = White die { $number }
kept-die = { $colour } die
kept-dice = The dice
kept-number = The number called
kept-sum = Only the white sum
kept-all = All the dice
kept-correct = Correct the dice
kept-correct-called = Correct the number
kept-correct-last = Correct the dice before
kept-correct-last-called = Correct the number before
kept-other-first = Somebody else begins
kept-leave = Leave it as it is
