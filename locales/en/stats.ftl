# Statistics of one’s own finished games: on the page and in the terminal.
stats-title = Statistics
stats-about = Counted on this device, from its finished games. Nothing is sent anywhere for it.
stats-none = No game has been finished on this device yet. Play one to its end, and it is counted here.
stats-play = Choose a game
stats-none-fits = No game fits this choice.
stats-stale = The server cannot be reached: its games are counted as it last told them.

stats-filter = Which games
stats-filter-none = Show all games
stats-filter-player = Who
stats-filter-player-all = This device
stats-filter-game = Game
stats-filter-game-all = All games
stats-filter-players = Players
stats-filter-players-all = Any number
stats-filter-opponent = Against
stats-filter-opponent-all = Anybody
stats-filter-days = When
stats-filter-days-all = Always
stats-last-7 = The last 7 days
stats-last-30 = The last 30 days
stats-last-365 = The last 12 months
stats-players = { $count ->
    [one] Alone
   *[other] { $count } players
}

stats-games = Games
stats-wins = Won
stats-won = won
stats-of = { $part } of { $whole }
stats-longest = Most won in a row
stats-streak = now { $number }
stats-average = Points on average
stats-best = Most points
stats-worst = fewest: { $points }
stats-locks = Locks per sheet
stats-penalties = Penalties per sheet
stats-accuracy = Accuracy
stats-reviewed = { $count ->
    [one] in { $count } reviewed game
   *[other] in { $count } reviewed games
}
stats-luck = Luck
stats-luck-about = per game, in chance to win
stats-match = The points of a match are the mean of its games.
stats-real = { $count ->
    [one] { $count } of them was played with real dice or cards: what came was entered by people.
   *[other] { $count } of them were played with real dice or cards: what came was entered by people.
}

stats-development = How the points develop
stats-mean = mean of the last ten { $points }
stats-look = Look at this game
stats-distribution = How many points how often
stats-bar = { $from } to { $to } points: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-by-game = By game
stats-by-players = By number of players
stats-bots = Against bots
stats-people = Against people
stats-ahead-about = Ahead: how often you had more points than they.
stats-column-game = Game
stats-column-won = Won
stats-column-share = In %
stats-column-ahead = Ahead
stats-column-even = Even
stats-column-bot = Opponent
stats-column-name = Name
stats-column-day = Day
stats-column-against = Against
stats-column-points = Points
stats-table = Every game as a table
stats-all = Older games

stats-export = Take along
stats-export-about = The chosen games as a file, with everybody’s points.
stats-forget = Forget everything
stats-forget-sure = Forget everything?
stats-forget-about = All games of this device are deleted: those in this browser, and on the server your games and your name. Where others sat too, they keep the game without your name. It cannot be brought back.
