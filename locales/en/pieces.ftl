### The track with its pawns, and the cards.

piece-track = Track
piece-start = Start
piece-pawns = Pawns
piece-moves = Where your pawn can go
piece-field = Field { $number }: { $mark }, { $worth }
piece-last-field = one of the last fields
piece-steps = { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
}
piece-crosses = { $points ->
    [one] cross it off, +{ $points } point
   *[other] cross it off, +{ $points } points
}
piece-crossed = already crossed off
piece-bonus = field worth { $number }
piece-last-fields = { $count ->
    [one] The last field announces the end.
   *[other] The last { $count } fields announce the end.
}
piece-final = { $count ->
    [one] Final round: one more turn.
   *[other] Final round: { $count } more turns.
}

piece-cards = Cards on the table
piece-take = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
}
piece-called = { $number } for everybody!
piece-top = On the pile: { $number }
piece-back = Card with the back { $number }
piece-gap = No card here
piece-hand = Your cards
piece-others = Other hands: the numbers on the backs
piece-joker = the joker { $number }
piece-declare = The joker is played as
piece-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
