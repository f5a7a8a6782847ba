# What cards do, the calls, going out, scores, the game.

card-does = { $effects }.
card-does-nothing = no effect.

amount-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
amount-face = as many cards as the number printed on it
amount-each-cards = { $cards ->
    [one] { $cards } card each
   *[other] { $cards } cards each
 }
amount-each-face = as many cards each as the number printed on it
draws-next-waits = the next player draws { $amount } and misses the turn
draws-next-plays = the next player draws { $amount } and then has an ordinary turn
draws-next-may-play = the next player draws { $amount } and may then still lay one card
draws-others = all the others draw { $amount }
draws-everyone = all players, whoever laid it included, draw { $amount }
draws-you = you draw { $amount } yourself
skips-next = { $seats ->
    [one] the next player is skipped
   *[other] the next { $seats } players are skipped
 }
skips-others = all the others are skipped, and you go on
skips-chosen = you choose a player, who is skipped
reverses = the direction of play turns round
reverses-two-skips = the other player is skipped, and you go on
reverses-two-nothing = with two players, nothing happens
plays-again = you have another turn
plays-again-or-not = you may lay one more card

reply-draw-adds = Whoever is to draw may lay { $answer } instead; the numbers add up, and the draw passes to the next player.
reply-draw-doubles = Whoever is to draw may lay { $answer } instead; the number doubles, and the draw passes to the next player.
reply-draw-replaces = Whoever is to draw may lay { $answer } instead; only what that card asks for then falls on the next player.
reply-draw-passes-on = Whoever is to draw may lay { $answer } instead; the draw passes unchanged to the next player.
reply-draw-sends-back = Whoever is to draw may lay { $answer } instead; the draw goes back to whoever caused it.
reply-draw-cancels = Whoever is to draw may lay { $answer } instead; nobody draws.
reply-skip-adds = Whoever is to be skipped may lay { $answer } instead; the skips add up and fall on the next players.
reply-skip-doubles = Whoever is to be skipped may lay { $answer } instead; twice as many players are then skipped.
reply-skip-replaces = Whoever is to be skipped may lay { $answer } instead; only that card’s skip then falls on the next player.
reply-skip-passes-on = Whoever is to be skipped may lay { $answer } instead; the skip passes to the next player.
reply-skip-sends-back = Whoever is to be skipped may lay { $answer } instead; the skip goes back to whoever caused it.
reply-skip-cancels = Whoever is to be skipped may lay { $answer } instead; nobody is skipped.
reply-to-some = Against { CARDS($owing, form: "a", join: "or") }: { LOWER($reply) }

# ---- calls

call-at = { $cards ->
    [0] Say “{ $word }” as you lay your last card.
    [1] Say “{ $word }” when you are down to one card.
   *[other] Say “{ $word }” when you are down to { $cards } cards.
 }
call-forgotten = Whoever forgets it { $penalty }.
call-forgotten-nothing = Forgetting it costs nothing.
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

# ---- going out

finish-hand-ends = The hand ends as soon as someone has laid their last card.
finish-play-on = Whoever has laid their last card is out; the others play on for the places until only one still holds cards.
last-card-wins = You may go out on { CARDS($cards, form: "a", join: "or") } as on any other card.
last-card-acts = If your last card is { CARDS($cards, form: "a", join: "or") }, it still does its work before the hand ends; it cannot be answered.
last-card-acts-and-may-come-back = If your last card is { CARDS($cards, form: "a", join: "or") }, it still does its work and can be answered; if it comes back to you, you draw and are in again.
last-card-forbidden = You may not go out on { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = You may go out on { CARDS($cards, form: "a", join: "or") } only if it goes with the card on top like an ordinary card.
last-card-draws = { $number ->
    [one] If you lay { CARDS($cards, form: "a", join: "or") } as your last card, you are not out: draw { $number } card and play on.
   *[other] If you lay { CARDS($cards, form: "a", join: "or") } as your last card, you are not out: draw { $number } cards and play on.
 }
last-card-stays-in = If you lay { CARDS($cards, form: "a", join: "or") } as your last card, you are not out: you stay in without cards.

# ---- scores

score-each-pays-own-hand = Whoever went out scores nothing. The others score the cards left in their hands, as penalty points.
score-winner-collects = Whoever went out scores the points of all the cards that the others still hold.
score-winner-collects-average = Whoever went out scores the average of what the others still hold.
score-lowest-collects-differences = The player with the lowest hand scores, from each of the others, the difference between the two hands.
score-lowest-wins = The player with the lowest hand wins the hand.
score-finishers-collect = Everyone who goes out scores the points of all the cards that the others hold at that moment.
score-winner-takes = { $points ->
    [one] Whoever went out scores { $points } point.
   *[other] Whoever went out scores { $points } points.
 }
score-places = Only the places count: first out, second out, and so on.
score-none = No points are counted: whoever goes out wins the hand.
value-points = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] counts
   *[many] count
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ NUMBER_OF($cards) ->
    [one] .
   *[many] { " each." }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } count the number printed on them.
   *[other] { CARDS($cards, form: "many") } count { $times } times the number printed on them.
 }

# ---- the game

game-single-hand = Every hand is a game of its own.
game-hands = { $hands ->
    [one] A game has { $hands } hand.
   *[other] A game has { $hands } hands.
 }
game-each-deals = { $hands ->
    [1] A game lasts until everyone has dealt once.
    [2] A game lasts until everyone has dealt twice.
   *[other] A game lasts until everyone has dealt { $hands } times.
 }
game-winner-each-pays-own-hand = The lowest total wins.
game-winner-winner-collects = The highest total wins.
game-winner-winner-collects-average = The highest total wins.
game-winner-lowest-collects-differences = The highest total wins.
game-winner-lowest-wins = Whoever has won most hands wins.
game-winner-finishers-collect = The highest total wins.
game-winner-winner-takes = The highest total wins.
game-winner-places = Whoever has the best places in all wins.
game-winner-none = Whoever has won most hands wins.
game-target-lowest-wins = The game ends after the hand in which someone has { $target }; the lowest total wins.
game-target-highest-wins = The game ends after the hand in which someone has { $target }; the highest total wins.
game-target-first-wins = The first to have { $target } wins the game.
game-target-reachers-lose = The game ends when someone has { $target }: that player loses, and all the others win.
game-target-reachers-drop-out = Whoever has { $target } drops out; the last player left wins.
points-reached = { $points ->
    [one] { $points } point or more
   *[other] { $points } points or more
 }
points-past = { $points ->
    [one] more than { $points } point
   *[other] more than { $points } points
 }
points-reached-per-player = { $points ->
    [one] { $points } point or more for each player at the table
   *[other] { $points } points or more for each player at the table
 }
points-past-per-player = { $points ->
    [one] more than { $points } point for each player at the table
   *[other] more than { $points } points for each player at the table
 }
tie-extra-hand = If there is a tie, another hand is played.
tie-shared = Those who tie share the win.
tie-earlier-lowest = If there is a tie, whoever had the lower total before the last hand wins.
