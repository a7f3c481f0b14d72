# Opening a table: who plays, and how.

home-who = Who plays?
home-me-about = You, on this device. Others will see this name.
home-name-of = Name of player { $number }
home-seat = Who plays at seat { $number }
home-seat-device = On this device
home-seat-open = By link or code
home-device-about = Somebody beside you: you share this screen.
home-open-about = Somebody elsewhere: you pass on a link or a code.
home-add-seat = One more player
home-remove-seat = Remove seat { $number }
home-more = More options
home-dice = Dice
home-dice-ours = Rolled here
home-cards = Cards
home-cards-ours = Dealt here
home-play = Play
home-invite = Open the table
home-new-here = New here?
home-learn = Learn it in two minutes
home-no-thanks = No thanks
