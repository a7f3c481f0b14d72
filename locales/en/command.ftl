### Words of the command line alone.

column-id = id
column-name = game
column-players = players
column-minutes = minutes
column-options = options

headline = Turn { $turn } · { $name } · { $phase }

welcome = { $game }: the bots play.
watch-who = { $name } is { $bot }.

event = Event { $number } of { $total }:
finished = finished
unfinished = not finished yet
valid-record = valid record: { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $events } events, { $state }.
record-entered = Its chance was entered by people and is not proven.
record-of-the-day = Its dice are the public ones of { $date }.
valid-board = valid board: { $name }, { $fields } fields.
invalid-record = not a valid record: { $reason }
invalid-board = not a valid board: { $reason }
dice-proven = proven: { $count ->
    [one] { $count } outcome of chance is
   *[other] all { $count } outcomes of chance are
} exactly what the seed committed to and the promised salts give. If commitment and promises were public before the game, nobody could choose the dice unless whoever ran the table worked together with { $givers }.
dice-withheld = everything fits, but it is not proven: { $count ->
    [one] { $count } outcome of chance is
   *[other] all { $count } outcomes of chance are
} what seed and salts give, but a salt that was promised is missing, of { $withheld }. So whoever ran the table could choose between the dice with it and those without it; freely only together with { $givers }.
dice-no-salt = everything fits, but it is not proven that nobody chose the dice: { $count ->
    [one] { $count } outcome of chance is
   *[other] all { $count } outcomes of chance are
} what the seed committed to gives, but no player’s promised salt is in it. So whoever ran the game could have chosen the seed; one machine alone cannot prove more.
dice-unpromised-salt = everything fits, but it is not proven that nobody chose the dice: { $count ->
    [one] { $count } outcome of chance is
   *[other] all { $count } outcomes of chance are
} what seed and salts give, but no promise was made for the salt of { $unpromised }. So whoever gave the last of them and knew the seed could have chosen the dice.
dice-entered = not proven: people rolled or drew themselves and entered what it was.
dice-of-the-day = everything fits: these are the public dice of the day, { $count } outcomes of chance. Anybody could know them beforehand.
dice-no-commitment = not proven: the record has no commitment, so nobody can know when its dice were chosen.
dice-no-seed = not proven: the record does not reveal its seed. It is told after the game, where the game was played.
dice-wrong-seed = not proven: the seed does not fit the commitment. It is not the one from before the game, or one of the two was changed.
dice-wrong-promise = not proven: the salt of { $unpromised } is not the one that was promised.
dice-wrong-outcome = not proven: event { $event } is “{ $found }”, but seed and salts give “{ $expected }”. Up to there everything fits.
simulated = { $games } random games of { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $turns } turns and { $score } points on average, { $speed } games a second.
again = The same game again: --seed { $seed }
saved = The record is in { $file }.

column-bot = bot
column-win-rate = wins
column-interval = 95 % interval
column-score = points
column-margin = margin
column-rating = rating
ending-rows = rows closed
ending-penalties = penalties
ending-track = final round
ending-agreed = all agreed to stop
forfeit-slow = too slow
forfeit-crash = crashed
forfeit-nonsense = not a legal choice
verdict-accepted = Decided: { $bot } is better by { $high } Elo points rather than by { $low } (LLR { $llr }, decided at ±{ $bound }).
verdict-rejected = Decided: { $bot } is better by { $low } Elo points rather than by { $high } (LLR { $llr }, decided at ±{ $bound }).
verdict-undecided = Undecided whether { $bot } is better by { $low } or by { $high } Elo points (LLR { $llr }, decided at ±{ $bound }).
preparing = Getting ready: the first time this takes some seconds.
arena-left = time left
arena-left-at-most = time left, at most
arena-played = { $games } games of { $game } in { $deals } deals, seed { $seed }: { $turns } turns on average, { $seconds } s, { $speed } games a second.
arena-how = Ties are shared wins. The margin is that over the best of the others. Ratings are Bradley–Terry strengths in Elo points, their mean 0. After ±: how far the 95 % interval goes to either side.
arena-stopped = Bot { $number }, { $bot }, forfeited a decision in game { $game }: { $first }
arena-pairs = How often the bot of the line has more points than that of the column, a tie being half:
arena-forfeits = { $bot } forfeited { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} ({ $reasons }). The first: { $first }
report-saved = The report is in { $folder }.
dataset-saved = { $rows } decisions are in { $file }; { $card } says what is in them.
dataset-forfeits = { $count ->
    [one] The bots forfeited 1 decision; it is marked.
   *[other] The bots forfeited { $count } decisions; they are marked.
}
report-scores = Scores
report-rates = How the win rates settled
report-endings = How the games ended
report-again = The same again
report-raw = the raw results, one row a game.
report-points = points
report-share = share of games
report-games = games
report-win-rate = win rate, 95 % interval

solving = Solving solo play
solved-blank = Solo play, played perfectly, ends with { $value } points on average.
solved-sheet = From { $sheet } on, played perfectly, it ends with { $value } points on average.
solved-how = The exact value of { $states } sheets, in { $seconds } s.
choice-white = white sum
choice-colour = white and colour
choice-value = points on average
choice-over = the game is over

column-kind = kind
column-description = description
kind-level = level
kind-built-in = built in
kind-package = package
player-random = leaves everything to chance
player-greedy = crosses off what skips the fewest numbers; greedy:3 puts up with three a cross
player-careful = weighs crosses, skips, locks and penalties, and ends the game while ahead
player-solo = plays perfectly alone; it has to solve solo play first, which takes a moment

serving = Serving at { $address }, until Ctrl-C.
serving-network = For other devices in the same network: { $address }

paper-written = { $file } is written, with { $count ->
    [one] { $count } sheet.
   *[other] { $count } sheets.
}
paper-without-rules = Without the rules: they are told for the game’s own sheet.

site-written = The page is in { $folder }: { $size } MB, for { $base } on a web space.
site-without-paper = Nothing can be printed from there: for that, pip install 'qwixx[{ $extra }]' first.
site-origin = The server { $server } has to let it in: start it with --origin and the address of the web space.

backed-up = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} in { $file } now.
restored = { $count ->
    [one] { $count } table was
   *[other] { $count } tables were
} brought back from { $file }.
admin-column-code = code
admin-column-game = game
admin-column-status = status
admin-column-opened = opened
admin-column-names = names
admin-column-changed = last changed
admin-column-entries = entries
admin-column-devices = devices
admin-status-lobby = before the start
admin-status-running = in play
admin-status-over = finished
admin-yes = y
admin-ask-close = End the game at { $code } as it stands?
admin-ask-delete = Remove the table { $code } ({ $names }) for everybody, for good?
admin-ask-forget = Forget the name “{ $name }” at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, for good?
admin-closed = The game at { $code } has ended.
admin-deleted = The table { $code } is gone.
admin-forgotten = “{ $name }” is forgotten at { $count ->
    [one] { $count } seat.
   *[other] { $count } seats.
}
admin-forgotten-boards = It is taken off { $count ->
    [one] { $count } board of a day.
   *[other] { $count } boards of a day.
}
admin-exported = What is kept of { $code } is in { $file }.

weigh-nothing = Nobody has anything to decide here.
weigh-before = Before the roll
weigh-end = At the end
weigh-win = win
weigh-margin = margin
weigh-rolls = White sum, { $name }
weigh-often = how often
weigh-choices = choices, best first

stats-read = { $count ->
    [one] { $count } finished game, in { $files } files
   *[other] { $count } finished games, in { $files } files
}
stats-dates = A record has no date: that of its file counts.
stats-unread = { $count ->
    [one] { $count } file is not counted:
   *[other] { $count } files are not counted:
}
stats-unread-more = and { $number } more; --json names all.
stats-unfinished = not played to its end
stats-nothing = Nothing that fits was found.

daily-counts = { $game } of { $date }: everybody has these dice today. This attempt counts; nothing can be undone.
daily-practice = { $game } of { $date }: your attempt has been played. This one is practice.
daily-result-exact = You: { $score } · perfect play expects { $perfect } · best possible with exactly these dice: { $best } (exact)
daily-result-between = You: { $score } · perfect play expects { $perfect } · best possible with exactly these dice: between { $best } and { $most } (proven bounds)
