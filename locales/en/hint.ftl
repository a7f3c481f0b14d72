### Hints: what a choice is worth, and why. A reason that speaks of a row has a second form, for sheets whose rows have numbers.

hint-title = Hint for { $name }
hint-choice = choice
hint-win = chance to win
hint-margin = expected lead
hint-points = expected points
hint-why = why
hint-equal = as good

reason-only = nothing else is possible
reason-ends-ahead = ends the game while you lead by { $points }
reason-ends-ahead-least = ends the game, and you stay ahead by at least { $points }
reason-ends-behind = ends the game although you are { $points } behind
reason-ends-level = ends the game with a shared win
reason-ends-open = ends the game, and the others’ answers decide it
reason-ends-match-ahead = ends the match while you lead it by { $points }
reason-ends-match-ahead-least = ends the match, and you stay ahead in it by at least { $points }
reason-ends-match-behind = ends the match although you are { $points } behind in it
reason-ends-match-level = ends the match with a shared win
reason-ends-match-open = ends the match, and the others’ answers decide it
reason-ends-game-ahead = ends this game while you lead the match by { $points }
reason-ends-game-ahead-least = ends this game, and you stay ahead in the match by at least { $points }
reason-ends-game-behind = ends this game although you are { $points } behind in the match
reason-ends-game-level = ends this game with the match level
reason-ends-game-open = ends this game, and the others’ answers decide who leads the match
reason-goes-on = plays on: ended now, you would be { $points } behind
reason-goes-on-match = plays on: ended now, you would be { $points } behind in the match
reason-lets-go-on = lets the game go on although you could end it { $points } ahead
reason-lets-go-on-match = lets the game go on although you could end it while { $points } ahead in the match
reason-announces-ahead = announces the end while you lead by { $points }
reason-announces-behind = announces the end although you are { $points } behind
reason-avoids-penalty = avoids the penalty (−{ $points })
reason-penalty = costs the penalty (−{ $points })
reason-locks-before = closes { $colour } before { $name } can lock it
reason-locks-before-row = closes row { $row } before { $name } can lock it
reason-locks = locks { $colour }
reason-locks-row = locks row { $row }
reason-leaves = leaves { $colour } to { $name }
reason-leaves-row = leaves row { $row } to { $name }
reason-no-lock = does not lock { $colour }
reason-no-lock-row = does not lock row { $row }
reason-can-lock = enough crosses: you can lock { $colour }
reason-can-lock-row = enough crosses: you can lock row { $row }
reason-hurry = uses { $colour } while it is open: { $name } can lock it
reason-hurry-row = uses row { $row } while it is open: { $name } can lock it
reason-keeps = { $count ->
    [one] keeps { $count } number
   *[other] keeps { $count } numbers
}
reason-skips-fewer = { $count ->
    [one] skips { $count } number fewer
   *[other] skips { $count } numbers fewer
}
reason-skips = { $count ->
    [one] skips { $count } number
   *[other] skips { $count } numbers
}
reason-most-points = gives most points now (+{ $points })
reason-more-points = { $points ->
    [one] gives { $points } point more now
   *[other] gives { $points } points more now
}
reason-fewer-points = { $points ->
    [one] gives { $points } point less now
   *[other] gives { $points } points less now
}
reason-field = { $points ->
    [one] the field is worth { $points } point more
   *[other] the field is worth { $points } points more
}
reason-field-less = { $points ->
    [one] the field is worth { $points } point less
   *[other] the field is worth { $points } points less
}
reason-farther = { $count ->
    [one] takes your pawn { $count } field farther
   *[other] takes your pawn { $count } fields farther
}
reason-less-far = { $count ->
    [one] takes your pawn { $count } field less far
   *[other] takes your pawn { $count } fields less far
}
reason-then-cross = leaves you another cross in this turn
reason-then-none = leaves you no other cross in this turn
reason-then-nearer = { $count ->
    [one] your next cross this turn then skips { $count } number fewer
   *[other] your next cross this turn then skips { $count } numbers fewer
}
reason-then-farther = { $count ->
    [one] your next cross this turn then skips { $count } number more
   *[other] your next cross this turn then skips { $count } numbers more
}
reason-likelier = your next numbers then come up more often
reason-rarer = your next numbers then come up less often
reason-keeps-last = keeps a card that can lock { $colour } later
reason-keeps-last-row = keeps a card that can lock row { $row } later
reason-loses-last = leaves you no card to lock { $colour } with
reason-loses-last-row = leaves you no card to lock row { $row } with
reason-keeps-cards = { $count ->
    [one] keeps { $count } card that still fits
   *[other] keeps { $count } cards that still fit
}
reason-uses-cards = { $count ->
    [one] leaves { $count } card fewer that fits
   *[other] leaves { $count } cards fewer that fit
}
reason-ready = { $count ->
    [one] { $count } of your cards then follows without a gap
   *[other] { $count } of your cards then follow without a gap
}
reason-hand-nearer = your cards then skip fewer numbers
reason-hand-farther = your cards then skip more numbers
reason-sheds = { $count ->
    [one] lets you take { $count } new card more next turn
   *[other] lets you take { $count } new cards more next turn
}
reason-sheds-less = { $count ->
    [one] lets you take { $count } new card fewer next turn
   *[other] lets you take { $count } new cards fewer next turn
}
reason-fits = more likely to fit your sheet
reason-fits-less = less likely to fit your sheet
reason-nearer = skips fewer numbers where it fits
reason-less-near = skips more numbers where it fits
reason-stop-ahead = stops, if all agree, while you lead the match by { $points }
reason-stop-behind = stops although you are { $points } behind
reason-next-behind = another chance: you are { $points } behind
reason-next-ahead = puts your lead of { $points } at risk
