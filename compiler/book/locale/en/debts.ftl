# How what is owed can be answered and challenged.

challenge = whoever has to draw for it may doubt that it was laid rightly and looks at the hand of the player who laid it. If it was not, that player draws { $guilty }, nothing else is due, and the doubter has an ordinary turn; if it was, the doubter draws { $challenger } in all.
fine-debt = the cards that are due
fine-debt-plus = { $cards ->
    [one] the cards that are due and { $cards } more
   *[other] the cards that are due and { $cards } more
 }
drawn-may-answer = The cards that are due are drawn one by one. As soon as one of those drawn can answer, it may be laid; only what is not drawn yet is then still due.
drawn-may-not-answer = A card drawn at that moment may not answer.
reply-turn-adds = Whoever is to miss turns may lay { $answer } instead; the turns add up and fall on the next player.
reply-turn-told-apart = Whoever is to miss turns may lay { $answer } instead.
reply-turn-unsaid-adds = Unless something else is said of an answer, the turns add up and fall on the next player.
reply-turn-doubles = Whoever is to miss turns may lay { $answer } instead; twice as many then fall on the next player.
reply-turn-replaces = Whoever is to miss turns may lay { $answer } instead; only what that card asks for then falls on the next player.
reply-turn-passes-on = Whoever is to miss turns may lay { $answer } instead; the next player misses them.
reply-turn-sends-back = Whoever is to miss turns may lay { $answer } instead; whoever caused it misses them.
reply-turn-cancels-last = Whoever is to miss turns may lay { $answer } instead; the turns of the last card lapse, and the next player misses those that are left.
reply-turn-cancels = Whoever is to miss turns may lay { $answer } instead; nobody misses a turn.
reply-play-replaces = Whoever has to lay such a card may lay { $answer } instead; only what that card asks for then falls on the next player.
reply-play-passes-on = Whoever has to lay such a card may lay { $answer } instead; the next player must then do it.
reply-play-sends-back = Whoever has to lay such a card may lay { $answer } instead; whoever caused it must then do it.
reply-play-cancels = Whoever has to lay such a card may lay { $answer } instead; nobody has to any more.
reply-draw-adds = Whoever is to draw may lay { $answer } instead; the numbers add up, and the draw passes to the next player.
reply-draw-told-apart = Whoever is to draw may lay { $answer } instead.
reply-draw-unsaid-adds = Unless something else is said of an answer, the numbers add up, and the draw passes to the next player.
reply-draw-doubles = Whoever is to draw may lay { $answer } instead; the number doubles, and the draw passes to the next player.
reply-draw-replaces = Whoever is to draw may lay { $answer } instead; only what that card asks for then falls on the next player.
reply-draw-passes-on = Whoever is to draw may lay { $answer } instead; the draw passes unchanged to the next player.
reply-draw-sends-back = Whoever is to draw may lay { $answer } instead; the draw goes back to whoever caused it.
reply-draw-cancels-last = Whoever is to draw may lay { $answer } instead; the cards of the last card lapse, and the next player draws those that are left.
reply-draw-cancels = Whoever is to draw may lay { $answer } instead; nobody draws.
reply-skip-adds = Whoever is to be skipped may lay { $answer } instead; the skips add up and fall on the next players.
reply-skip-told-apart = Whoever is to be skipped may lay { $answer } instead.
reply-skip-unsaid-adds = Unless something else is said of an answer, the skips add up and fall on the next players.
reply-skip-doubles = Whoever is to be skipped may lay { $answer } instead; twice as many players are then skipped.
reply-skip-replaces = Whoever is to be skipped may lay { $answer } instead; only that card’s skip then falls on the next player.
reply-skip-passes-on = Whoever is to be skipped may lay { $answer } instead; the skip passes to the next player.
reply-skip-sends-back = Whoever is to be skipped may lay { $answer } instead; the skip goes back to whoever caused it.
reply-skip-cancels-last = Whoever is to be skipped may lay { $answer } instead; the skip of the last card lapses, and those that are left fall on the next players.
reply-skip-cancels = Whoever is to be skipped may lay { $answer } instead; nobody is skipped.
reply-to-some = Against { CARDS($owing, form: "a", join: "or") }: { LOWER($reply) }
answered-by-what-made-it = What was passed on or sent back can be answered again, with the same cards as before: what counts is the card that made it, not the one on top.
answered-by-card-on-top = What was passed on or sent back can be answered again only with what answers the card on top.
answering-compared-as-printed = What answers is compared with the card as it is printed, whatever was named for it.
answering-compared-as-named = What answers is compared with the card as it is printed; but a { SUIT_WORD() } that was named for it counts instead of its own.
sent-back-to-one-out = What would go back to a player who is out falls on the next player still in, but never on whoever sent it back.
left-is-one-cards = Where the part of the last card lapses, what is left counts as the part of one card.
answering-acts = When { CARDS($cards, form: "a", join: "or") } answers, it also does its other work, but nobody has to draw, is skipped or has to lay a card for it.
answering-only = When { CARDS($cards, form: "a", join: "or") } answers, it does nothing else.
answering-names = When { CARDS($cards, form: "a", join: "or") } answers, you name something as always, but it does nothing else.
debt-most = Never more than { amount-cards } become due.
challenge-several = If several such cards are laid together, it is enough that one of them was not laid rightly.
challenge-not-one-out = A card whose player is out cannot be doubted.
