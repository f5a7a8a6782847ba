# Drawing and passing.

draw-at-will-exactly = { $cards ->
    [one] If you cannot or do not want to lay a card, draw { $cards } card from the stock instead.
   *[other] If you cannot or do not want to lay a card, draw { $cards } cards from the stock instead.
 }
draw-at-will-up-to = If you cannot or do not want to lay a card, draw from the stock instead, one card at a time, until one fits: { $cards } at most.
draw-at-will-until-playable = If you cannot or do not want to lay a card, draw from the stock instead, one card at a time, until one fits.
draw-when-unable-exactly = { $cards ->
    [one] If no card in your hand fits, draw { $cards } card from the stock; if one fits, you must lay it.
   *[other] If no card in your hand fits, draw { $cards } cards from the stock; if one fits, you must lay it.
 }
draw-when-unable-up-to = If no card in your hand fits, draw from the stock, one card at a time, until one fits: { $cards } at most. If you can lay a card, you must.
draw-when-unable-until-playable = If no card in your hand fits, draw from the stock, one card at a time, until one fits. If you can lay a card, you must.
drawn-may-be-played = { $cards ->
    [1] If the drawn card fits, you may lay it at once; otherwise your turn is over.
   *[other] If a drawn card fits, you may lay it at once; otherwise your turn is over.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] After that you may still lay a card that fits, the drawn one or any other; otherwise your turn is over.
   *[other] After that you may still lay a card that fits, a drawn one or any other; otherwise your turn is over.
 }
drawn-must-be-played = { $cards ->
    [1] If the drawn card fits, you must lay it at once; otherwise your turn is over.
   *[other] If a drawn card fits, you must lay it at once; otherwise your turn is over.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] After that you must lay a card that fits if you can, the drawn one or any other; otherwise your turn is over.
   *[other] After that you must lay a card that fits if you can, a drawn one or any other; otherwise your turn is over.
 }
drawn-waits = Your turn is then over, even if a drawn card fits.
drawn-until-may-be-played = The drawn card that fits may be laid at once or kept; then your turn is over.
drawn-each-may-be-played = A drawn card that fits may be laid at once.
drawn-each-may-be-played-or-any-other = After each draw you may lay a card that fits, the drawn one or any other; if you have laid none after the last draw, your turn is over.
drawn-until-must-be-played = The drawn card that fits must be laid at once.
drawn-each-must-be-played-or-any-other = After each draw you may lay a card that fits, the drawn one or any other; after the last draw you must, if you can.
drawn-until-waits = Your turn is then over: the card that fits waits for your next turn.
draw-at-will-nothing = If you cannot or do not want to lay a card, you pass; nobody draws.
draw-when-unable-nothing = If no card in your hand fits, you pass; nobody draws. If one fits, you must lay it.
draw-may-go-on = Even when a card fits you may go on drawing.
pass-after-last-draw = Only after the last draw may you end your turn without laying a card.
pass-after-any-draw = After any of these draws you may end your turn.
pass-after-any-draw-if-unable = After any of these draws you may end your turn if you can lay nothing.
pass-when-dry = When nothing can be drawn, everybody may pass, even with a card that fits.
pass-at-will = You may also pass without drawing.
draw-from-discards = Instead of drawing, you may take the top card of the discard pile, if another lies under it and the last card laid was not yours; your turn is then over. The card under it does nothing again, and nothing that was named counts any more.
