# Opening a table: what is seldom chosen.

home-timer-about = When it runs out, the game goes on without that answer.
home-hints = Hints
home-hints-about = Ask what a good player would do.
home-takebacks = Undo
home-takebacks-about = If all agree, a move can be undone.
home-public = Anybody may join
home-public-about = While a seat is free, the table is shown on the home page.
