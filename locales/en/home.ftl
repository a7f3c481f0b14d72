### Words of the first screen, of a new game, of the lobby and of the settings.

## General words, for every screen.
try-again = Try again
close = Close
back = Back
cancel = Cancel

## The header and the settings.
home-skip = Skip to the content
home-to-home = To the home page
home-menu = Menu
home-rules = Rules
home-settings = Settings
home-language = Language
home-theme = Colours of the page
home-theme-system = Automatic
home-theme-light = Light
home-theme-dark = Dark

## The first screen.
home-welcome = What shall we play?
home-welcome-more = Around one table, each on their own phone, or against a bot.
home-welcome-alone = Against a bot, or together around this device.
home-deluxe = Deluxe
home-about-classic = Six dice, four rows: everybody plays on every roll.
home-about-deluxe = The original as a match: up to five games, the sum decides.
home-about-mixx-a = A sheet with mixed colours: every number has the colour of its die.
home-about-mixx-b = A sheet with mixed numbers: each row has an order of its own.
home-about-board = The original with a track: your pawn brings crosses and points.
home-about-cards = Cards instead of dice, with the number on their backs.
home-players = { $few }–{ $many } players
home-minutes = { $minutes } minutes
home-minutes-each = { $minutes } minutes each
home-join = Join a table
home-join-how = Type the code you were given, or paste the link.
home-join-go = Join
home-mine = My games
home-mine-none = None yet. The ones you play will be here, to go on with or to look at again.
home-review = Review
home-mine-more = Older games
home-listed = Open tables
home-daily = Daily challenge
home-sheet = Score sheet for real dice
home-stats = Statistics
home-privacy = Privacy
home-here = on this device
home-status-lobby = before the start
home-status-running = in play
home-status-over = finished
home-free-seat = Free seat
home-lost = There is nothing here
home-lost-more = Perhaps the address was cut short. The games are on the home page.

## A new game.
home-my-name = Name
home-player = Player { $number }
home-level-easy = Bot: easy
home-level-normal = Bot: normal
home-level-hard = Bot: hard
home-level-master = Bot: master
home-bot-easy = A beginner: skips numbers too readily and often misses a lock.
home-bot-normal = Plays well, but like a person: now and then something escapes it.
home-bot-hard = Weighs every cross, and ends the game while ahead.
home-bot-master = The strongest: knows what every choice does to the chance to win.
home-bot-careful = The same as hard: weighs every cross, and ends the game while ahead.
home-bot-greedy = Crosses off what skips the fewest numbers, without looking ahead.
home-bot-random = Leaves everything to chance.
home-option-games = Games in the match, at most
home-option-side = Side of the board
home-option-locks = Closing a row
home-locks-announced = Announced: whoever passed may still close it too
home-locks-sealed = Sealed: only those who chose it straight away
home-option-jokers = Jokers
home-jokers-no = Without jokers
home-jokers-yes = With eleven jokers
home-side-our-spiral = Spiral
home-side-our-zigzag = Zigzag
home-side-about-our-spiral = Climbs steadily, the ends of the rows come last.
home-side-about-our-zigzag = Colours in pairs; the numbers jump back, points come late.
home-timer = Time for a decision
home-timer-none = none
home-dice-real = Real dice
home-cards-real = Real cards
home-timer-seconds = { $seconds } seconds

## Before the start.
home-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
home-copy = Copy
home-copied = Copied
home-share = Share

home-other-bot = Bot: { $name }
home-other-bot-about = { $name } is a bot of another package.
home-gone-bot-about = { $name } is not offered here any more: another bot plays in its place.

## Names that are taken.
home-name-clash = Somebody here already has this name.
home-name-instead = Use “{ $name }”
## Going on with a game.
home-continue = Continue
home-going-mine = Your move
home-going-with = With { $names }
home-going-alone = On your own
home-going-more = { $count } more games in play
home-mine-above = The games in play are at the top; finished ones will be here.
