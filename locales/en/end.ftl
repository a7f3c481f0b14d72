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
end-review = Review the game
end-explore = Explore this position
end-home = To the home page

end-ranking = Result
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
end-fits = Everything fits, but it is not proven.
end-not-proven = Not proven.
end-proof-proven = { $count ->
    [one] The one thing that chance decided was settled before the game began.
   *[other] All { $count } things that chance decided were settled before the game began.
}
end-proof-yours = This device’s own salt is in the dice, and nobody could know it before everything was fixed. So nobody could choose them, not even the server together with everybody else.
end-proof-together = Nobody could choose the dice unless the server worked together with { $names }.
end-proof-withheld = But a salt that was promised is missing, of { $names }. So the server could choose between the dice with it and those without it.
end-proof-no-salt = But no player’s promised salt is in the dice. So the server could have chosen them before the game.
end-proof-unpromised-salt = But nobody had promised the salt of { $names } beforehand. Whoever gave it and knew the seed could have chosen the dice.
end-proof-left-out = But the salt of this device, for { $names }, is not in the dice: it was left out or came too late. So the server could choose between the dice with it and those without it.
end-proof-started-again = { $count ->
    [one] But the start was broken off once after this device had revealed its salt. So the server could choose between two games.
   *[other] But the start was broken off { $count } times after this device had revealed its salt. So the server could choose among several games.
}
end-proof-no-commitment = The record has no commitment, so nobody can know when its dice were chosen.
end-proof-of-the-day = These are the dice of the day, { $date }: the same for everybody, and public. They follow from the date, so anybody can work them out, before the game too.
end-proof-entered = The dice were real: people entered what was rolled, and nobody can prove it.
end-proof-other-commitment = The commitment in the record is not the one that this device saw before the game.
end-proof-other-promise = What this device promised for { $names } is not in the record: it was refused or changed. So nothing of this device is in the dice.
end-proof-other-promises = The promises in the record are not those that this device saw when it revealed its salt.
end-proof-no-seed = The seed has not been revealed.
end-proof-wrong-seed = The seed does not fit the commitment: it is not the one from before the game.
end-proof-wrong-promise = The salt of { $names } is not the one that was promised.
end-proof-wrong-outcome = Event { $event } of the record is not what the seed and the salts give. Up to there everything fits.
end-proof-seen = The commitment is the one that this device kept from before the game.
end-proof-unseen = This device was not there before the game; compare the commitment with somebody who was.
end-proof-details = The numbers behind it
end-proof-commitment = Commitment
end-proof-seed = Seed
end-proof-promise = Promise of { $name }
end-proof-salt = Salt of { $name }
end-proof-found = In the record
end-proof-expected = From seed and salts
end-how = How does this work?
end-how-commitment = Before the game the server draws a secret number, the seed, and shows everybody its fingerprint, the commitment. From the fingerprint nobody can guess the seed, nor find another with the same one.
end-how-salt = Then every player’s device makes something of its own, the salt, and shows everybody only its fingerprint, the promise. When all promises are fixed, the salts are revealed. So nobody can choose by what the others give, and neither can the server.
end-how-outcome = Every roll and every shuffle is worked out from the seed, the salts and its number in the game. Nothing that anybody does can change it, and no number is used twice, even if moves are undone.
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

# The replay’s speed and keys.
end-speed = Speed
end-replay-keys = Keys: ← and → one move, Home and End to the ends, Space to play or pause
