### Words of the lobby alone: inviting others, and starting.

home-start-needs = { $count ->
    [one] One seat is still free: wait for somebody, give it to a bot, or take it away.
   *[other] { $count } seats are still free: wait, give them to bots, or take them away.
}
home-full = Every seat is taken. You can watch.
home-scan-how = Scan it with another phone, say the code aloud, or send the link.
home-qr = QR code of the link to the table
home-qr-larger = Show the QR code larger
home-only-here = Others cannot open this link: the server only listens to this machine. Stop it and start it like this; the table will still be there.
home-only-here-make = Or, if you play with “make play”:
home-no-network = Others cannot open this link: this machine is not in a network right now.
home-only-name = Others cannot open this link: it only works on this machine. Give them the address by which they reach it.
home-hints-allowed = Hints allowed
home-takebacks-allowed = Undo allowed
home-all-here = Everybody is here. Start when you like.
home-host-starts = Everybody is here. Whoever opened the table starts the game.
home-code = Code of the table
home-code-how = Say it aloud, or send the link.
home-link = Link to the table
home-seats = At the table
home-seat-free-about = For whoever comes.
home-seat-mine = on this device
home-seat-here = is here
home-seat-away = not connected just now
home-sit = Sit down here
home-stand = Stand up
home-rename = Change the name
home-rename-done = Done
home-seat-link = Play on another device
home-seat-link-about = Whoever opens this link plays { $name }’s seat there, instead of here. Give it to nobody else.
home-arrange = Change seat { $number }
home-arrange-choose = Change …
home-arrange-open = Make the seat free
home-arrange-none = Take the seat away
home-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
home-start = Start the game
home-start-waits = Waiting for the device of { $names } …
home-start-without = Start without it
home-start-without-about = If you do not wait, the record will say that nothing of { $names } is in the dice.
home-fair = Fair dice
home-fair-about = The dice are settled before the game and sealed with this number; afterwards anybody can check that nothing was changed.
