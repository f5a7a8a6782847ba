# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = When the stock is used up, the top card of the discard pile stays; all the others are shuffled and become the new stock.
stock-empty-turn-over = When the stock is used up, the top card of the discard pile stays; all the others are turned over, without shuffling, and become the new stock.
stock-empty-pass = When the stock is used up, there is no new one. Whoever can lay a card must; everyone else passes.
stock-empty-score = When the stock is used up and someone needs a card, the hand ends at once and the cards are counted.
stock-exhausted-pass = If no new stock can be made, whoever can lay a card must; everyone else passes.
stock-exhausted-score = If no new stock can be made, the hand ends at once and the cards are counted.
blocked-void = It is void: nobody scores.
blocked-each-pays-own-hand = Everyone counts the cards in their own hand; nobody has won it.
blocked-winner-collects = The player with the lowest hand wins it and scores the points of all the other hands.
blocked-winner-collects-average = The player with the lowest hand wins it and scores the average of the other hands.
blocked-lowest-collects-differences = The player with the lowest hand wins it and scores, from each of the others, the difference between the two hands.
blocked-lowest-wins = The player with the lowest hand wins it.
blocked-winner-takes = { $points ->
    [one] The player with the lowest hand wins it and scores { $points } point.
   *[other] The player with the lowest hand wins it and scores { $points } points.
 }
blocked-places = All who still hold cards share the next place.
blocked-none = No points are counted.
blocked-won-by-first-out = If somebody is out by then, the hand counts as won by whoever was out first.
ended-counts-as-blocked = A hand that a player has ended counts in the same way.
stock-refills-when-needed = A new stock is made when someone has to draw and none is left.
stock-refills-at-once = A new stock is made as soon as the last card is drawn; if there is nothing to make it of, as soon as there is.
stock-keeps-top = Only the top card of the discard pile stays when a new stock is made.
stock-keeps-top-and-chain = While cards are still due or a card is asked for, the cards that brought this about stay too.
stock-limit = { $times ->
    [0] No new stock is ever made.
    [1] A new stock is made once in a hand at most.
   *[other] A new stock is made { $times } times in a hand at most.
 }
stock-short-lapses = If there are too few cards to draw, you draw what there is and do not owe the rest.
stock-short-owed = If there are too few cards to draw, you draw what there is and owe the rest until your next turn.
stock-short-no-play = If there are too few cards to draw, you draw what there is and may not lay a card in that turn.
stock-short-take-top = If there are too few cards to draw, you take the top card of the discard pile as well and do not owe the rest; whoever plays next may lay any card.
stock-blocked = { $rounds ->
    [1] If all players pass one after another, the hand is blocked and ends.
   *[other] If all players pass { $rounds } times in a row, the hand is blocked and ends.
 }
stock-blocked-missed = Missing a turn is no pass.
stock-blocked-drew = Whoever drew in the turn has not passed.
stock-blocked-drew-last = Whoever draws all that is due for a card and misses the turn at hand has passed if nothing can be drawn after that.
stock-blocked-passes = { $passes ->
    [one] With the first pass the hand is blocked and ends.
   *[other] After { $passes } passes in a row the hand is blocked and ends.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] If all players pass one after another
   *[other] If all players pass { $rounds } times in a row
 } and then { $passes ->
    [one] one more does
   *[other] { $passes } more do
 }, the hand is blocked and ends.
stock-blocked-cards = When { $cards } cards have been laid, the hand is blocked too.
blocked-each-collects-differences = The player with the lowest hand wins it, and everyone scores the difference between the largest hand and their own.
