### Words of the page: the table in play.

table-sheet-of = { $name }’s sheet
table-sheet-told = { $name }’s sheet: { $crosses }
table-sheet-blank = { $name }’s sheet: blank
table-cell = { $colour } { $number }, free
table-cell-crossed = { $colour } { $number }, crossed off
table-cell-skipped = { $colour } { $number }, skipped
table-cell-lost = { $colour } { $number }, would be skipped
table-cell-skips = { $colour } { $number }, skips { $numbers }
table-row-closed = { $colour }, closed
table-lock-open = Lock: open
table-lock-closed = Lock: closed
table-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
table-key = Points by the number of crosses
table-bonus = Points of the track
table-die = { $colour } die { $number }
table-your-sheets = Sheets on this device

table-ask-white = White { $sum }: cross it off in one row, or pass
table-ask-reply = { $count ->
    [one] { $names } closes { $rows }: cross off { $numbers } too?
   *[other] { $names } close { $rows }: cross off { $numbers } too?
}
table-ask-colour = A white die plus a coloured one: cross off the sum, or pass
table-ask-nothing = Nothing that you can cross off
table-ask-move = Move your pawn, or leave it
table-ask-take = { $count ->
    [one] Take { $count } card from the display
   *[other] Take { $count } cards from the display
}
table-ask-call = { $number } was called: cross it off in one row, or pass
table-ask-play = Play one, two or three cards
table-ask-crossed = Play your cards: cross off up to three numbers of one row, or pass
table-ask-between = Another game, or stop here?
table-asked-of = { $name } · { $question }
table-waiting = Waiting for { $names }
table-final = { $count ->
    [one] Final round: { $count } more turn
   *[other] Final round: { $count } more turns
}
table-time-left = Time left
table-lost = Connection lost, trying again
table-restarting = One moment: the game is being opened again.
table-connecting = Opening the table …
table-none = No table here

table-thinks = is thinking
table-ready = is ready
table-active = has the turn
table-bot = bot
table-away = away
table-others = The other sheets
table-moves = The last moves

table-your-move = Your move
table-tap = Tap a marked number
table-tap-field = Tap a marked field
table-tap-card = Tap a marked card
table-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
table-skips = skips { $numbers }
table-locks = locks { $colour }
table-locks-row = locks row { $row }
table-penalty-warning = Without a cross it is a penalty: −{ $points }
table-penalty-last = That is your last penalty: −{ $points }, and the game ends
table-nothing = Nothing to cross off: you pass
table-sending = Sending …
table-sealed = Your answer is sealed.
table-sealed-as = Sealed: { $number }.
table-hint = Hint
table-advice = Hint: { $action }
table-hand-over = Hand the device to { $name }.
table-uncover = Show the cards
table-uncover-hand = Show { $name }’s cards
table-watching = You are watching.
table-stand-in = A bot is playing for you.
table-resume = Take my seat back
table-ranking = To the ranking

table-menu = At this table
table-leave = To the home page
table-proposal = { $names } would like to go back { $count ->
    [one] one step
   *[other] { $count } steps
}.
table-proposal-bot = { $names } would like a bot to play for { $name }, who has not answered for a while.
table-proposal-you = The others would like a bot to play for you. Make your move, and you go on playing.
table-proposal-open = Waiting for the others to agree.
table-agree = Agree
table-refuse = No, play on
table-refuse-bot = No, we wait

## A bot of another package

table-replaced = The bot { $bot } cannot play on. Another bot now plays for { $name }.
## Choosing, undoing, and a lost connection.
table-choose-number = Choose a number
table-choose-field = Choose a field
table-choose-play = Choose your cards
table-choose-cards = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
table-take-penalty = Take −{ $points }
table-penalty-sure = Really without a cross? That costs { $points } points.
table-undo = Undo
table-undo-what = Undo: { $what }
table-undo-pawn = Pawn
table-undo-cards = Cards
table-offline = You are offline.
table-unreached = The server cannot be reached.
table-unreached-kept = Your move is kept and sent as soon as the connection is back.
table-unreached-open = You can still choose: your move will be sent later.
table-unreached-none = The game goes on here as soon as the connection is back.
table-late = Your move came too late: the game had already gone on.
# What happens, one thing after the other, and one’s own turn.
table-your-turn = { $name }, it is your turn
table-ask-roll = Tap the dice to roll them
table-roll = Roll the dice
table-penalty-ahead = Without a cross this turn: −{ $points }
table-game-of = Game { $number } of { $count }
table-game-won = Game { $number }: { $winner }
table-closed = The { $colour } row is closed ({ $names }).
table-closed-row = Row { $row } is closed ({ $names }).
table-sum-cross = { $count ->
    [one] { $names } crosses off { $number }
   *[other] { $names } cross off { $number }
}
table-sum-pass = { $count ->
    [one] { $names } passes
   *[other] { $names } pass
}
table-sum-next = { $count ->
    [one] { $names } wants another game
   *[other] { $names } want another game
}
table-sum-stop = { $count ->
    [one] { $names } wants to stop
   *[other] { $names } want to stop
}
table-sum-penalty = { $name } −{ $points }
table-sum-lock = { $count ->
    [one] { $names } locks { $colour }
   *[other] { $names } lock { $colour }
}
table-sum-lock-row = { $count ->
    [one] { $names } locks row { $row }
   *[other] { $names } lock row { $row }
}
table-go-on = Go on
