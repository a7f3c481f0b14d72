### Words of the page about privacy: what is kept, who sees it, for how long, and how to delete it.

privacy-title = Privacy
privacy-intro = There are no accounts, no advertising and no counting of visitors. This is all that the server keeps.
privacy-intro-alone = There are no accounts, no advertising and no counting of visitors. There is no server either: everything stays on this device.
privacy-here = On this device alone
privacy-here-about = Games that you play without a server stay in this browser. Nobody else sees them. They are kept until you delete them, or until the browser’s storage is cleared.

privacy-what = What is kept
privacy-what-device = A secret that this browser made up by itself. The server keeps only its fingerprint, and knows by it which seats are yours.
privacy-what-games = The names that were typed at a table, and the game: every move, the dice and the cards.
privacy-what-board = If you put yourself on a board of the day: the name you chose there and your points, for 60 days. Everybody who looks at the board sees them.
privacy-what-not = Your network address is only used while you are connected, to hold back floods of requests. It is not stored.

privacy-who = Who sees it
privacy-who-before = Until ten minutes after the end of a game: whoever has the code of the table.
privacy-who-after = After that: those who sat at the table, and whoever was given the link to the replay.
privacy-who-operator = Whoever runs this server can read what is stored on it.

privacy-long = How long it is kept
privacy-long-lobby = A table at which no game was begun: { $count ->
    [one] { $count } day
   *[other] { $count } days
} after something last happened there.
privacy-long-running = A game that nobody plays on: { $count ->
    [one] { $count } day.
   *[other] { $count } days.
}
privacy-long-over = A finished game: { $count ->
    [one] { $count } day.
   *[other] { $count } days.
}

privacy-delete = Delete
privacy-delete-about = A game at which nobody else sat is gone for good. Otherwise the others keep it, and in the place of your name stands “Player 2”, or whichever seat you had. What others are still playing with you can be deleted when it is over.
privacy-none = This device has no games here.
privacy-delete-named = Delete: { $game }, { $names }
privacy-delete-all = Delete everything of this device
privacy-sure = Delete this game?
privacy-sure-about = It cannot be brought back. If others sat there, they keep the game without your name.
privacy-sure-all = Delete everything of this device?
privacy-sure-all-about = All your games on this server, your name, and the secret of this browser: afterwards nobody knows you here. It cannot be brought back.
privacy-gone-table = The game is gone.
privacy-gone-name = Your name is gone; the others keep the game.
privacy-gone-all = { $count ->
    [one] { $count } game was deleted.
   *[other] { $count } games were deleted.
}
privacy-left = { $count ->
    [one] { $count } game is still being played with others; delete it when it is over.
   *[other] { $count } games are still being played with others; delete them when they are over.
}
