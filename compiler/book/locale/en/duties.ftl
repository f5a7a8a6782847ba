# What else cards do: what has to be laid or else, hands that move, and how it can be answered or challenged.

draws-previous-waits = the player before you draws { $amount }, and play goes on with the player after you
draws-previous-plays = the player before you draws { $amount } and then has an ordinary turn
draws-previous-may-play = the player before you draws { $amount } and may then still lay one card
draws-chosen-waits = you choose a player, who draws { $amount } and misses the turn
draws-chosen-plays = you choose a player, who draws { $amount } and then has an ordinary turn
draws-chosen-may-play = you choose a player, who draws { $amount } and may then still lay one card
turns-missed = { $turns ->
    [1] a turn
   *[other] { $turns } turns
 }
waits-next = the next player misses { turns-missed }
waits-previous = the player before you misses { turns-missed }
waits-chosen = you choose a player, who misses { turns-missed }
names = { $choice ->
    [may] you may name { $what }
   *[must] you name { $what }
 }
covers = you must at once lay { $cards } on it, or else { $otherwise }
covers-or-not = you may lay it only if you can at once lay { $cards } on it
must-play-next = the next player must lay { $cards }, or else { $otherwise }
must-play-previous = the player before you must lay { $cards }, or else { $otherwise }
must-play-chosen = you choose a player, who must lay { $cards }, or else { $otherwise }
demands = you name a rank ({ CARDS($cards, form: "many") }), and the next player must lay a card of it; whoever cannot draws as usual
demands-or-else = you name a rank ({ CARDS($cards, form: "many") }), and the next player must lay a card of it, or else { $otherwise }
lasting-for-a-round = { $duty }; so it goes for everyone for a whole round
lasting-until-failed = { $duty }; so it goes round the table until someone cannot do it
opens-round = if you hold { $cards }, you may open a round: everybody in turn lays one, or else { $otherwise }; when it is back at you, you lay another or end the round, and play goes on after you
adds = you may lay further cards on it in the same turn, each { $cards }; only the last one does its work
copies = it does what the card below it does
swaps-hands-next = you swap hands with the next player
swaps-hands-previous = you swap hands with the player before you
swaps-hands-chosen = you choose a player and swap hands
rotates-hands = all hands move on to the next player in the direction of play
rotates-hands-left = all hands move on to the player on the left
cards-given = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } of your hand
gives-next = you give { cards-given } to the next player
gives-previous = you give { cards-given } to the player before you
gives-chosen = you give { cards-given } to a player you choose
shows-hand-next = you show your hand to the next player
shows-hand-previous = you show your hand to the player before you
shows-hand-chosen = you show your hand to a player you choose
shows-hand-others = you show your hand to all the others
ends-hand = you may end the hand at once, and the cards are counted
ends-hand-at-most = { $points ->
    [one] if your hand is worth { $points } point at most, you may end the hand at once, and the cards are counted
   *[other] if your hand is worth { $points } points at most, you may end the hand at once, and the cards are counted
 }
else-who = { $who ->
    [you] you draw
   *[they] draws
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
else-draw-up-to = { else-who } until one fits, { $cards } at most
else-draw-until-playable = { else-who } until one fits
else-draw-nothing = { $who ->
    [you] you pass
   *[they] passes
 }
else-draw-face = { else-who } as many cards as the number printed on it
else-wait = { $who ->
    [you] you miss a turn
   *[they] misses a turn
 }
else-not-allowed = { $who ->
    [you] you may not lay it
   *[they] may not lay anything
 }
card-does-in-cutter-suit = in the { SUIT_WORD() } of the cutter: { $effects }.
card-does-nothing-in-cutter-suit = in the { SUIT_WORD() } of the cutter: no effect.
challenge = whoever has to draw for it may doubt that it was laid rightly and looks at the hand of the player who laid it. If it was not, that player draws { $guilty }; if it was, the doubter draws { $challenger }.
fine-debt = the cards that are due
fine-debt-plus = { $cards ->
    [one] the cards that are due and { $cards } more
   *[other] the cards that are due and { $cards } more
 }
drawn-may-answer = A card drawn at that moment may answer too.
drawn-may-not-answer = A card drawn at that moment may not answer.
add-open-closes = A row of added cards is closed at the end of the turn.
add-open-stays = A row of added cards stays open: the next player may go on with it.

reply-turn-adds = Whoever is to miss turns may lay { $answer } instead; the turns add up and fall on the next player.
reply-turn-doubles = Whoever is to miss turns may lay { $answer } instead; twice as many then fall on the next player.
reply-turn-replaces = Whoever is to miss turns may lay { $answer } instead; only what that card asks for then falls on the next player.
reply-turn-passes-on = Whoever is to miss turns may lay { $answer } instead; the next player misses them.
reply-turn-sends-back = Whoever is to miss turns may lay { $answer } instead; whoever caused it misses them.
reply-turn-cancels = Whoever is to miss turns may lay { $answer } instead; nobody misses a turn.
reply-play-adds = Whoever has to lay such a card may lay { $answer } instead; the next player must then do both.
reply-play-doubles = Whoever has to lay such a card may lay { $answer } instead; the next player must then do it twice.
reply-play-replaces = Whoever has to lay such a card may lay { $answer } instead; only what that card asks for then falls on the next player.
reply-play-passes-on = Whoever has to lay such a card may lay { $answer } instead; the next player must then do it.
reply-play-sends-back = Whoever has to lay such a card may lay { $answer } instead; whoever caused it must then do it.
reply-play-cancels = Whoever has to lay such a card may lay { $answer } instead; nobody has to any more.
