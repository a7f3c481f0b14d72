### Playing on this device alone, without a server: what is fetched, what is kept, what can go wrong.
### $done and $of are numbers of megabytes; $count is a number.

local-coming = Getting ready to play on this device
local-coming-size = { $done } of { $of } MB
local-coming-once = This is fetched once. After that you can play without a network, too.
local-starting = Almost ready …
local-unfetched = What is needed to play on this device could not be fetched. Connect to the network once; after that it works without.
local-broken = The games on this device have stopped working. Nothing that was saved is lost.
local-part-missing = The strongest bot needs a part that could not be fetched yet. The game goes on once there is a network.
local-full = There is no room left to save the game. Nothing that was saved is lost: free some space on this device, and it goes on.
local-cleared = The storage of this browser was cleared. Games that were only here are gone.
local-forgetful = This browser keeps nothing, perhaps because the window is private. Games here last until you close the page.
local-silent = Your games are open in another tab, which does not answer. Go to that tab, or go on here.
local-take-over = Go on here
local-alone = Here one tab cannot know of another. Play each table in one tab only.

## A new game and the table.
local-away = The server cannot be reached. You can play on this device: against bots, or together around it.
local-no-server = Here you play against bots, or together around this device.
local-only-here = Only on this device
local-only-here-about = This table is kept in this browser. Nobody else can open it.
local-hand = Let others join
local-hand-about = The game moves to the server and goes on there, just as it stands. Then others can join from their own devices.
local-hand-go = Move it to the server
local-handing = Moving the game …

## Saving to a file, and bringing back.
local-carry = Games on this device
local-carry-open = Save or bring games
local-carry-about = They are kept in this browser. Save them to a file to be on the safe side, or to take them to another device.
local-carry-kept = The browser has promised not to clear them by itself.
local-carry-not-kept = The browser may clear them when room gets scarce, or if you do not come back for a long time.
local-export = Save all to a file
local-import = Bring games from a file
local-exported = { $count ->
    [0] There is no game on this device yet.
    [one] One game saved.
   *[other] { $count } games saved.
}
local-imported = { $count ->
    [0] There was nothing new in this file.
    [one] One game brought.
   *[other] { $count } games brought.
}
