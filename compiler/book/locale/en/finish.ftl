# Going out.

finish-hand-ends-partners = The hand ends as soon as someone has laid their last card; that player’s side has won it.
finish-hand-ends-dummies = The hand ends as soon as someone has laid the last card of either of their two hands; that player has won it.
finish-next-counter = Whoever has laid their last card draws a new hand from the stock, as large as their counter then says, and plays on.
finish-both-partners = Whoever has laid their last card is out; the hand ends as soon as both partners of a side are out.
finish-both-hands = Whoever has laid the last card of one of their two hands is out with it; the hand ends as soon as a player is out with both.
finish-only-on = You may go out only on { CARDS($cards, form: "a", join: "or") }.
finish-waits = Whoever lays the last card while another player holds no card either has not won, but stays in without cards.
claim = When somebody else lays a card whose number is the sum of the cards in your hand, you may say “{ $word }” until the next player lays or draws a card; you put your hand under the discard pile and are out; no card counts as your last one. If the hand would end with the card that was laid, you are out before its player. Whoever is first counts.
claim-owed-lapses = If you had to draw, to miss turns or to lay a card, that lapses.
hand-limit-out = { $cards ->
    [one] Whoever holds more than { $cards } card is out of the hand; the cards go under the discard pile.
   *[other] Whoever holds more than { $cards } cards is out of the hand; the cards go under the discard pile.
 }
hand-limit-when = That is counted once the card that was laid has done its work, clockwise from the left of whoever laid it.
hand-limit-not-compared = Whoever is out like that no longer counts when hands are compared.
hand-limit-one-left-wins = If only one player is left, the hand ends, and that player has won it.
hand-limit-one-left-takes-place = If only one player is left, the hand ends, and that player takes the next place.
hand-limit-winner-scores = That player scores what whoever goes out scores; if several have the lowest hand, they share it, rounded down.
hand-limit-winner-scores-differences = That player scores, from each of the others, the difference between the two hands, whichever of them is larger; if several have the lowest hand, they share it, rounded down.
hand-limit-loses = { $cards ->
    [one] Whoever holds more than { $cards } card loses the hand, which ends at once. Whoever of the others then has the lowest hand has won it.
   *[other] Whoever holds more than { $cards } cards loses the hand, which ends at once. Whoever of the others then has the lowest hand has won it.
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
finish-after-out-at-next-turn = If your last card is laid on { CARDS($cards, form: "a", join: "or") } as a cover, you are not out yet: it does its work like any other card, and you are out only when your turn comes and you owe nothing. If you have drawn cards by then, you play on.
finish-hand-ends = The hand ends as soon as someone has laid their last card.
finish-play-on = Whoever has laid their last card is out; the others play on for the places until only one still holds cards.
finish-hand-ends-once-out = The hand ends as soon as someone is out.
finish-hand-ends-partners-once-out = The hand ends as soon as someone is out; that player’s side has won it.
finish-hand-ends-dummies-once-out = The hand ends as soon as someone is out with either of their two hands; that player has won it.
finish-play-on-once-out = When someone is out, the others play on for the places until only one is still in.
finish-both-partners-once-out = The hand ends as soon as both partners of a side are out.
finish-both-hands-once-out = The hand ends as soon as a player is out with both hands.
last-card-wins = You may go out on { CARDS($cards, form: "a", join: "or") } as on any other card.
last-card-wins-on-any = You may go out on any card; the last card has no effect.
last-card-acts = If your last card is { CARDS($cards, form: "a", join: "or") }, it still does its work before the hand ends; it cannot be answered.
last-card-names-nothing = For { CARDS($cards, form: "a", join: "or") } as the last card, no { SUIT_WORD() } is named.
last-card-may-be-doubted = Even then { CARDS($cards, form: "a", join: "or") } may be doubted; a player who has to draw for it is in again.
last-card-is-answered = If your last card is { CARDS($cards, form: "a", join: "or") }, it still does its work and can be answered; even if it comes back to you, you are out.
last-card-draws-none = If there is no card to draw, you stay in without cards.
last-card-acts-among-the-others = If your last card is { CARDS($cards, form: "a", join: "or") }, you are out, and it still does its work among the others; if the hand ends with it, it cannot be answered.
last-card-has-to-be-covered = If your last card is { CARDS($cards, form: "a", join: "or") }, you are not out yet: it still asks for a further card.
last-card-acts-and-may-come-back = If your last card is { CARDS($cards, form: "a", join: "or") }, it still does its work and can be answered; if it comes back to you, you draw and are in again.
last-card-forbidden = You may not go out on { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = You may go out on { CARDS($cards, form: "a", join: "or") } only if it goes with the card on top like an ordinary card.
last-card-draws = { $number ->
    [one] If you lay { CARDS($cards, form: "a", join: "or") } as your last card, you are not out: draw { $number } card and play on.
   *[other] If you lay { CARDS($cards, form: "a", join: "or") } as your last card, you are not out: draw { $number } cards and play on.
 }
last-card-stays-in = If you lay { CARDS($cards, form: "a", join: "or") } as your last card, you are not out: you stay in without cards.
last-card-out-at-next-turn = If you lay { CARDS($cards, form: "a", join: "or") } as your last card, you are not out yet: it does its work like any other card, and you are out only when your turn comes and you owe nothing. If you have drawn cards by then, you play on.
last-card-out-at-next-turn-on-any = With your last card you are not out yet: it does its work like any other card, and you are out only when your turn comes and you owe nothing. If you have drawn cards by then, you play on.
last-card-wins-while = { $condition }, you are out at once if your last card is { CARDS($cards, form: "a", join: "or") }.
last-card-forbidden-while = { $condition }, you may not go out on { CARDS($cards, form: "a", join: "or") }.
last-card-forbidden-while-any = { $condition }, you may not go out.
last-card-draws-while = { $condition }, you are not out if you lay { CARDS($cards, form: "a", join: "or") } as your last card: { $number ->
    [one] draw { $number } card and play on.
   *[other] draw { $number } cards and play on.
 }
last-card-stays-in-while = { $condition }, you are not out if you lay { CARDS($cards, form: "a", join: "or") } as your last card: you stay in without cards.
last-card-out-at-next-turn-while = { $condition }, you are not out yet if you lay { CARDS($cards, form: "a", join: "or") } as your last card: it does its work like any other card, and you are out only when your turn comes and you owe nothing. If you have drawn cards by then, you play on.
knock = { $points ->
    [one] If the cards in your hand are worth { $points } point at most, you may say “{ $word }” in your turn instead of laying a card or drawing: the hand ends at once, and the cards are counted, yours like all the others.
   *[other] If the cards in your hand are worth { $points } points at most, you may say “{ $word }” in your turn instead of laying a card or drawing: the hand ends at once, and the cards are counted, yours like all the others.
 }
