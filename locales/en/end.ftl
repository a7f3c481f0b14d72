### Words of the page: the end of a game, its replay, and the proof that chance was fair.

end-ahead = { $points ->
    [one] By a single point, ahead of { $names }!
   *[other] { $points } points ahead of { $names }.
}
end-shared = Level to the last point: nobody was better today.
end-solo = Well played!

end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Watch the replay
end-home = Back to the start

end-ranking = Result
end-total = Total
end-game = Game { $number }
end-penalties = Penalties
end-track = Track
end-sheets = The sheets
end-sheets-last = The sheets of the last game

end-keep = Keep the game
end-keep-about = Whoever has the link can watch the game again, move by move.
end-link = Link to the replay
end-download-text = Record (text)
end-download-json = Record (JSON)

end-fair-dice = Were the dice fair?
end-fair-cards = Was the shuffling fair?
end-fair-about = You need not take our word for it: your own device can work everything out again.
end-prove-dice = Prove the dice
end-prove-cards = Prove the cards
end-proven = Proven fair.
end-not-proven = Not proven.
end-proof-proven = { $count ->
    [one] The one thing that chance decided was settled before the game began.
   *[other] All { $count } things that chance decided were settled before the game began.
}
end-proof-no-commitment = The record has no commitment, so nobody can know when its dice were chosen.
end-proof-other-commitment = The commitment in the record is not the one that this device saw before the game.
end-proof-other-salt = The salt of a seat is not the one that this device gave.
end-proof-no-seed = The seed has not been revealed.
end-proof-wrong-seed = The seed does not fit the commitment: it is not the one from before the game.
end-proof-wrong-outcome = Event { $event } of the record is not what the seed and the salts give. Up to there everything fits.
end-proof-seen = The commitment is the one that this device kept from before the game.
end-proof-unseen = This device was not there before the game; compare the commitment with somebody who was.
end-proof-details = The numbers behind it
end-proof-commitment = Commitment
end-proof-seed = Seed
end-proof-salt = Salt of { $name }
end-proof-found = In the record
end-proof-expected = From seed and salts
end-how = How does this work?
end-how-commitment = Before the game the server draws a secret number, the seed, and shows everybody its fingerprint, the commitment. From the fingerprint nobody can guess the seed, nor find another with the same one.
end-how-salt = Then every player’s device adds something of its own, the salt. So the server cannot pick a seed that suits it.
end-how-outcome = Every roll and every shuffle is worked out from the seed, the salts and its number in the game. Nothing that anybody does can change it, and no number is used twice, even if moves are taken back.
end-how-check = After the game the seed is revealed. Your device compares the fingerprint and works every roll out again.

end-replay-title = Replay
end-replay-start = The table is set.
end-replay-at = Move { $number } of { $all }
end-replay-slider = Where in the game
end-previous = Back one move
end-next = On one move
end-play = Play
end-pause = Pause
end-to-table = To the table
end-hand = Hand of { $name }
