### What a person chooses for a device.

home-patterns = Patterns on the colours
home-patterns-why = For those who cannot tell all the colours apart.
home-sounds = Sounds
home-scores = Show the points during the game
home-scores-why = Otherwise they are counted at the end, as with pencil and paper.
home-reactions = Reactions
home-reactions-why = Little faces and signs from the other players, and a button for your own.
home-pace = Pace of the game
home-pace-why = How long you see what the others do. A tap skips ahead.
home-pace-slow = Slow
home-pace-normal = Normal
home-pace-fast = Fast
home-pace-at-once = At once
home-rolls = My dice roll by themselves
home-rolls-why = Otherwise you tap them when it is your turn.
home-vibration = Vibration
home-vibration-why = When it is your turn; longer when a row is locked.
home-notices = Tell me when it is my turn
home-notices-why = With a notification, while the page is hidden.
home-notices-blocked = Your browser blocks notifications from this page. You can allow them in its settings.
home-install = Install
home-install-why = As an app on this device, for playing without a network too.
home-new-version = A new version is ready.
home-new-version-take = Load it
home-new-version-later = Later
