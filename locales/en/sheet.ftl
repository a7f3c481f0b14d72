## A sheet that is filled in beside real dice

sheet-title = Score sheet
sheet-game = Game
sheet-undo = Undo
sheet-penalty = Penalty, −{ $points }
sheet-over = The game is over: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sheet-closed = Closed by somebody else
sheet-hold = Or hold a lock down for a moment.
sheet-match = Game { $game } of { $games }. All together { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sheet-next = Next game of the match
sheet-dim = Dim room
sheet-dim-about = Black and white, for little light.
sheet-begin = New sheet
sheet-past = Sheets before
sheet-forget = Forget them all
sheet-forget-sure = They are on this device only, and gone for good then.
sheet-keep = Keep them
sheet-unkept = This browser keeps nothing: the sheet is lost when you close the page.
