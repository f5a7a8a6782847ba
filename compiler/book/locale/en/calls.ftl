# The calls.

call-ahead = Say “{ $word }” in the turn before the one in which you mean to lay your last card or cards.
call-ahead-in-round = For a call that is made a turn ahead, each time a round comes to you counts as a turn of yours.
call-false = Whoever says it needlessly { $penalty }.
call-false-ahead = A call made a turn ahead was needless too if you still hold cards at the end of your next turn.
call-false-nothing = Saying it needlessly costs nothing.
call-doubt = Whoever accuses someone wrongly { $penalty }.
call-doubt-nothing = Accusing someone wrongly costs nothing.
call-at = { $cards ->
    [0] Say “{ $word }” as you lay your last card.
    [1] Say “{ $word }” when you are down to one card.
   *[other] Say “{ $word }” when you are down to { $cards } cards.
 }
call-forgotten = Whoever forgets it { $penalty }.
call-forgotten-nothing = Forgetting it costs nothing.
call-made-good-own-turn = It can be made up for in any later turn of your own.
call-made-good-own-turn-ahead = It can be made up for in any later turn of your own, and counts from the turn after that one.
call-last-not-out = That can still be noticed before the hand ends; whoever draws for it is not out and plays on.
call-word-forgotten = Whoever forgets “{ $word }” { $penalty }.
call-word-forgotten-nothing = Forgetting “{ $word }” costs nothing.
call-none = Nothing has to be said when you are down to one card.
catcher-anyone = Any other player may point out a forgotten call.
catcher-next = Only the next player may point out a forgotten call.
catcher-table = Nobody has to point out a forgotten call.
call-caught-next-turn = It can be made up for, or caught, until the next player’s turn begins.
call-caught-next-card = It can be made up for, or caught, until another card is laid or drawn.
call-caught-last-card = It can be made up for, or caught, until the last card is laid.
call-made-good-next-turn = It can be made up for until the next player’s turn begins.
call-made-good-next-card = It can be made up for until another card is laid or drawn.
call-made-good-last-card = It can be made up for until the last card is laid.
penalty-cards = { $cards ->
    [one] draws { $cards } card
   *[other] draws { $cards } cards
 }
penalty-turns = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
 }
penalty-no-finish = may not lay the last card until the word has been said
