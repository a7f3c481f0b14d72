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
