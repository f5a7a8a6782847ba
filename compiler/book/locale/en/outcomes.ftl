# Drawing, the stock, calls, going out, scores and the game, where they are more than ordinary.

draw-at-will-nothing = If you cannot or do not want to lay a card, you pass; nobody draws.
draw-when-unable-nothing = If no card in your hand fits, you pass; nobody draws. If one fits, you must lay it.
draw-may-go-on = Even when a card fits you may go on drawing.
pass-after-last-draw = Only after the last draw may you end your turn without laying a card.
pass-after-any-draw = After any of these draws you may end your turn.
pass-when-dry = When nothing can be drawn, everybody may pass, even with a card that fits.
pass-at-will = You may also pass without drawing.

stock-refills-when-needed = A new stock is made when someone has to draw and none is left.
stock-refills-at-once = A new stock is made as soon as the last card is drawn.
stock-keeps-top = Only the top card of the discard pile stays when a new stock is made.
stock-keeps-top-and-chain = While cards are still due, the cards that brought this about stay too.
stock-limit = { $times ->
    [0] No new stock is ever made.
    [1] A new stock is made once in a hand at most.
   *[other] A new stock is made { $times } times in a hand at most.
 }
stock-short-lapses = If there are too few cards to draw, you draw what there is and do not owe the rest.
stock-short-owed = If there are too few cards to draw, you draw what there is and owe the rest until your next turn.
stock-short-no-play = If there are too few cards to draw, you draw what there is and may not lay a card in that turn.
stock-short-take-top = If there are too few cards to draw, you take the top card of the discard pile as well.
stock-blocked = { $rounds ->
    [1] If all players pass one after another, the hand is blocked and ends.
   *[other] If all players pass { $rounds } times in a row, the hand is blocked and ends.
 }
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
blocked-each-collects-differences = Everyone scores the difference between the largest hand and their own.

call-ahead = Say “{ $word }” in the turn before the one in which you mean to lay your last card or cards.
call-false = Whoever says it needlessly { $penalty }.
call-false-nothing = Saying it needlessly costs nothing.
call-doubt = Whoever accuses someone wrongly { $penalty }.
call-doubt-nothing = Accusing someone wrongly costs nothing.

aim-hand-ends-partners = Be the first to get rid of all your cards, for your partner and yourself.
aim-next-counter = Bring your counter to its end: whenever your hand is empty, you come one step nearer.
aim-both-partners = Get rid of all your cards and help your partner to do so: the side wins whose two players are out first.
finish-hand-ends-partners = The hand ends as soon as someone has laid their last card; that player’s side has won it.
finish-next-counter = Whoever has laid their last card draws a new hand from the stock, as large as their counter then says, and plays on.
finish-both-partners = Whoever has laid their last card is out; the hand ends as soon as both partners of a side are out.
finish-only-on = You may go out only on { CARDS($cards, form: "a", join: "or") }.
finish-waits = Nobody has won while another player holds no card either.
claim = Whenever the cards in your hand add up to the number on the top card, you may say “{ $word }” and are out.
hand-limit-out = { $cards ->
    [one] Whoever holds more than { $cards } card is out of the hand; the cards go under the discard pile.
   *[other] Whoever holds more than { $cards } cards is out of the hand; the cards go under the discard pile.
 }
hand-limit-loses = { $cards ->
    [one] Whoever holds more than { $cards } card loses the hand, which ends at once.
   *[other] Whoever holds more than { $cards } cards loses the hand, which ends at once.
 }
finish-after-wins = If your last card is laid on { CARDS($cards, form: "a", join: "or") } as a cover, you are out.
finish-after-acts = If your last card is laid on { CARDS($cards, form: "a", join: "or") } as a cover, it still does its work before the hand ends; it cannot be answered.
finish-after-acts-and-may-come-back = If your last card is laid on { CARDS($cards, form: "a", join: "or") } as a cover, it still does its work and can be answered; if it comes back to you, you draw and are in again.
finish-after-forbidden = You may not go out by covering { CARDS($cards, form: "a", join: "or") }.
finish-after-if-it-fits = You may go out by covering { CARDS($cards, form: "a", join: "or") } only with a card that goes with it like an ordinary card.
finish-after-draws = { $number ->
    [one] If your last card is laid on { CARDS($cards, form: "a", join: "or") } as a cover, you are not out: draw { $number } card and play on.
   *[other] If your last card is laid on { CARDS($cards, form: "a", join: "or") } as a cover, you are not out: draw { $number } cards and play on.
 }
finish-after-stays-in = If your last card is laid on { CARDS($cards, form: "a", join: "or") } as a cover, you are not out: you stay in without cards.

score-each-collects-differences = Everyone scores the difference between the largest hand and their own.
score-partners = Both partners of a side are credited with its points.
score-rounds = Points are rounded to multiples of { $points }, halves up.
score-rounds-at-least = { $points ->
    [one] Whatever counts at all counts at least { $points } point.
   *[other] Whatever counts at all counts at least { $points } points.
 }
score-reshuffle = { $points ->
    [one] Whoever makes a new stock necessary is charged { $points } point.
   *[other] Whoever makes a new stock necessary is charged { $points } points.
 }
score-reshuffle-doubling = { $points ->
    [one] Whoever makes a new stock necessary is charged { $points } point, and each further time twice as much.
   *[other] Whoever makes a new stock necessary is charged { $points } points, and each further time twice as much.
 }
bonus-times = If the hand ends with { CARDS($cards, form: "a", join: "or") }, its points count { $times ->
    [2] double
   *[other] { $times } times
 }.
bonus-more = { $points ->
    [one] Whoever goes out on { CARDS($cards, form: "a", join: "or") } adds { $points } point to their total.
   *[other] Whoever goes out on { CARDS($cards, form: "a", join: "or") } adds { $points } points to their total.
 }
bonus-less = { $points ->
    [one] Whoever goes out on { CARDS($cards, form: "a", join: "or") } takes { $points } point off their total.
   *[other] Whoever goes out on { CARDS($cards, form: "a", join: "or") } takes { $points } points off their total.
 }
game-winner-each-collects-differences = The highest total wins.
game-columns = Points are kept in { $columns } columns. The first hand that a player wins counts in the first column, the second in the first two, and every later one in { $columns ->
    [2] both
   *[other] all
 }. Each column goes to { $points } points and has a winner of its own; whoever wins most columns wins the game.
game-counter = Whoever’s counter is the first to come down to { $end } wins the game.
game-exactly = A total of exactly { $points } points goes back to { $back }.
