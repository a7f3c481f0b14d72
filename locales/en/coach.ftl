### Words of the playable introductions. Each scene has what it asks, -done: what that has brought, -not: why not now.

coach-title = Introduction
coach-you = You
coach-step = Step { $number } of { $steps }
coach-back = One step back
coach-forward = One step on
coach-skip = Skip
coach-next = Next
coach-play = Play your first game
coach-rules = Read the rules

## The turn with dice

coach-sheet = This is your sheet: four rows, with a lock at each end. The more numbers you cross off in a row, the more points.
coach-white = { $name } has rolled. Everyone may use the sum of the two white dice: it is 3. Cross off the red or the yellow 3.
coach-white-done = Well done! { $name } has a 3 too: on the white sum everyone decides at the same time, in secret.
coach-white-not = Allowed, but a pity: passing brings nothing, and in green and blue the 3 comes almost last. Take red or yellow.
coach-skip-over = You cross off from left to right. You may skip numbers, but they are lost. The white sum is 6: take the red 6.
coach-skip-over-done = The red 5 is lost for good. From now on only what stands to the right of the 6 counts in red.
coach-skip-over-not = Allowed, but the red 6 skips just one number. Every other 6 skips more, and passing brings nothing.
coach-pass = It is { $name }’s turn, and the 11 would skip a lot. When it is not your turn, passing costs nothing: pass.
coach-pass-done = Nothing is lost. { $name } took the yellow 11, and skipped five numbers for it.
coach-pass-not = Look at what that would skip: four numbers or more. Passing is free now.
coach-yours = Your turn! Now you have two actions. First the white sum, as always: it is 5. Cross off the yellow 5.
coach-yours-done = Good. Now comes the second action, for you alone.
coach-yours-not = Allowed, but the yellow 5 skips only one number. Green and blue skip far more, and passing brings nothing.
coach-colour = Second action: add one white die to one coloured die. White 4 and blue 6 make 10: cross off the blue 10.
coach-colour-done = The coloured die says which row. This second action is only for the player whose turn it is.
coach-colour-not = That would work too. For now take white 4 and blue 6: they make the blue 10.
coach-penalty = Your turn again. You took nothing with the white sum, and now no sum fits. All you can do is pass.
coach-penalty-done = That is a penalty: minus 5 points. It happens only on your own turn. A fourth one ends the game.
coach-lock = Five crosses in red! Only now may you take its last number. The white sum is 12: cross off the red 12.
coach-lock-done = The lock is yours and counts as one more cross. Red is closed for everyone, and its die leaves the game.
coach-lock-not = You may pass, but this is what you have been waiting for: take the red 12.
coach-end = The second closed row or a fourth penalty ends the game. Many crosses in one row count most. That’s all!

## A match

coach-deluxe-sheet = You play up to five games in a row, by the rules of the original. Here is what happens in a turn.
coach-deluxe-next = The first game is over: 45 to 30 for you, and the result is noted. Go on to the next game.
coach-deluxe-next-done = A fresh sheet for everyone, and who begins is drawn again.
coach-deluxe-next-not = Stopping takes everyone’s consent. And you are ahead: go on!
coach-deluxe-end = After the last game the results are added up: 212 to 198 for you. The highest sum wins. That’s all!

## Mixed colours

coach-mixx-a-sheet = Here the colours are mixed: every row has all four. The numbers run as usual, from 2 to 12 or from 12 to 2.
coach-mixx-a-white = The white sum is 3, in any colour. Take the yellow 3 in the first row or the red 3 in the second.
coach-mixx-a-white-done = With the white sum the colour does not matter: only the place in the row does.
coach-mixx-a-white-not = Allowed, but in the two lower rows the 3 comes almost last, and passing brings nothing. Look further up.
coach-mixx-a-colour = Your turn, second action. White 2 and blue 3 make a blue 5: cross it off in the first row.
coach-mixx-a-colour-done = The number must have the colour of the die. Its row does not matter.
coach-mixx-a-colour-not = That would work too. For now take the blue 5: it is the next number in the first row.
coach-mixx-a-where = White 3 and red 5 make a red 8. There is only one: find it and cross it off.
coach-mixx-a-where-done = In the fourth row! Every colour and number exists only once.
coach-mixx-a-where-not = That would work too. For now look for the red 8 in the fourth row: it skips nothing.
coach-mixx-a-lock = Five crosses in the first row: its last number is open. The white sum is 12: cross off the red 12.
coach-mixx-a-lock-done = The row is closed for everyone, and the red die leaves. Other red numbers now need the white sum.
coach-mixx-a-lock-not = Allowed, but this is what you have been waiting for: the red 12 brings the lock as well.

## Mixed numbers

coach-mixx-b-sheet = Here every row has one colour, but its numbers are mixed up. You still cross off from left to right.
coach-mixx-b-white = The white sum is 9. In yellow the 9 comes first, in red almost last. Cross off the yellow 9.
coach-mixx-b-white-done = Nothing skipped: a good start.
coach-mixx-b-white-not = Allowed, but every other 9 skips numbers, and passing brings nothing. Yellow begins with its 9.
coach-mixx-b-order = The place counts, not the size: after the red 10 and 6 comes the 2. The white sum is 2: cross off the red 2.
coach-mixx-b-order-done = Next in red comes the 8, then 3, 4 and 12.
coach-mixx-b-order-not = Allowed, but the red 2 is the very next number in its row: it skips nothing.
coach-mixx-b-colour = Your turn, second action. White 3 and red 5 make 8, the next number in red: cross it off.
coach-mixx-b-colour-done = Four crosses without a gap. Each one is worth more than the one before.
coach-mixx-b-colour-not = That would work too. For now take white 3 and red 5: the red 8 skips nothing.
coach-mixx-b-lock = Red ends with 11, and you have five crosses there: it is open. The white sum is 11: cross off the red 11.
coach-mixx-b-lock-done = The lock counts as one more cross. Red is closed for everyone, and its die leaves the game.
coach-mixx-b-lock-not = Allowed, but this is what you have been waiting for: the red 11 brings the lock as well.

## On Board

coach-board-track = You play as in the original, and your pawn walks along a track. Every field has a number, and points below it.
coach-board-move = Third action, on your turn: up to five free fields forward. The fifth is green 10, which you can cross off: go there.
coach-board-move-done = The pawn brought you a cross as well: that makes three in one turn.
coach-board-move-not = Allowed, but only the green 10 brings a cross. It is five fields on.
coach-board-known = Your pawn may also go where you have crossed off the number already. Green 11 is three fields on: go there.
coach-board-known-done = No new cross, but you are further along: at the end the points below your pawn count.
coach-board-known-not = You may stay, but the further along, the more points lie below the fields.
coach-board-taken = { $name }’s pawn is in front of you. Its field does not count. Yellow 6 is four free fields on: go there.
coach-board-taken-done = A field holds only one pawn, and nobody is sent back.
coach-board-taken-not = That would work too. For now count four free fields, without { $name }’s: yellow 6.
coach-board-penalty = Careful: no cross yet on this turn! Only a new cross saves you from the penalty. Find a field that brings one.
coach-board-penalty-done = Saved! A penalty comes only if all three actions bring no cross.
coach-board-penalty-not = That brings no new cross: a penalty, minus 5. Blue 8 and red 7 bring one.
coach-board-lock = Five crosses in red, and red 12 is four fields on. The pawn can lock a row too: go there.
coach-board-lock-done = Red is locked! And your pawn is on one of the last five fields: everyone else has one more turn.
coach-board-lock-not = That would work too, but four fields on waits a lock: red 12.
coach-board-end = So the game ends, or as in the original. The 19 points below your pawn are added to those of your sheet. That’s all!

## Cards

coach-cards-hand = No dice here. These are the cards in your hand; face down lie the display and, beside it, the pile.
coach-cards-take = Your turn: take cards until you hold five. A back shows the number, not the colour. Take any card you like.
coach-cards-take-done = Now you see what it is. The gap in the display is filled from the pile.
coach-cards-call = Next, the number on the pile is called: 11. Everyone may cross it off, in any row. Take green or blue.
coach-cards-call-done = The card stays where it is: only its number counts.
coach-cards-call-not = Allowed, but green and blue begin with 12: there the 11 skips just one number. Take one of them.
coach-cards-play = Now you play one to three cards. Play the green 10 and cross it off.
coach-cards-play-done = The card is discarded, and the cross is yours.
coach-cards-play-not = That would work too. For now play only the green 10 and cross it off: it comes right after the 11.
coach-cards-several = Several cards must be of one colour. Play the red 3, 4 and 6 together and cross off all three.
coach-cards-several-done = Three crosses at once! In between you may skip one number, no more: here it was the 5.
coach-cards-several-not = Allowed, but the red 3, 4 and 6 together bring three crosses. Choose all three.
coach-cards-penalty = You passed on the number called, and now nothing fits. You must play all the same: choose any card.
coach-cards-penalty-done = No cross on your whole turn: a penalty, minus 5 points. It happens only on your own turn.
coach-cards-lock = Five crosses in green: its last number is open. Play the green 2 and cross it off.
coach-cards-lock-done = The lock counts as one more cross. With cards the row is closed for you alone: the others go on.
coach-cards-lock-not = Allowed, but this is what you have been waiting for: play the green 2 and cross it off.
coach-cards-end = Two closed rows on one sheet, or a fourth penalty, end the game. Many crosses in one row count most. That’s all!

## Jokers

coach-jokers-hand = Eleven jokers are in the game, from 2 to 12. You hold one: its number is fixed, but you choose its colour.
coach-jokers-play = Play the joker as a yellow 5: choose the card, then its colour, and cross it off.
coach-jokers-play-done = You name the colour only when you play it. Its back looks like any other.
coach-jokers-play-not = That would work too. For now play only the joker, as yellow: it comes right after your 3 and 4.
coach-jokers-with = A joker goes with cards of any colour. Play the red 4, the joker as red and the red 6: three crosses.
coach-jokers-with-done = That is what jokers do best: they fill the gaps.
coach-jokers-with-not = That would work too, but the joker fits between your 4 and 6: play all three in red.
coach-jokers-same = A red 7 and the joker 7: together they would be one cross only. Play just the red 7 and keep the joker.
coach-jokers-same-done = The joker waits in your hand for a row where you need it.
coach-jokers-same-not = Allowed, but not so good. Play just the red 7, cross it off, and keep the joker.
