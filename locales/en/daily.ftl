### The challenge of the day.

daily-title = Daily challenge
daily-about = Every day the same dice for everybody. One attempt counts, more are practice. Nothing can be undone, and there are no hints.
daily-solo = Alone
daily-duel = Duel with the master
daily-play = Play
daily-go-on = Continue
daily-practise = Practise
daily-against = { $mine } to { $other }
daily-calendar = The last weeks
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-no-streak = Finish an attempt today, and a row of days begins.
daily-finished = { $count ->
    [0] nothing finished
    [one] { $count } attempt finished
   *[other] { $count } attempts finished
}
daily-public = The dice follow from the date by a public rule. So they work without a network, and whoever wants to can know them beforehand.
daily-unkept = This browser keeps nothing: your attempts last only as long as this page.
daily-text-solo = Qwixx of the day, { $date }: { $game }, alone: { $mine }
daily-text-duel = Qwixx of the day, { $date }: { $game }, duel with the master: { $mine } to { $other }
daily-counted = This was your attempt of the day: it counts.
daily-practised = This was practice: your first attempt counts.
daily-you = You
daily-perfect = Perfect play expects
daily-best = Best possible with exactly these dice
daily-working = being worked out …
daily-exact = { $score } (exact)
daily-between = { $score } to { $most } (proven bounds)
daily-all = To the challenge of the day
daily-board = Board of the day: { $game }
daily-board-none = Nobody is on it yet.
daily-board-enter = Enter me
daily-board-about = Each entry is a game that the server has replayed. Your name and score are shown to everybody and kept for 60 days.
