# What cards do.

draws-next = the next player draws { $amount }
draws-previous = the player before you draws { $amount }
draws-chosen = you choose a player, who draws { $amount }
debtor-waits = Whoever then draws misses the turn.
creditor-goes-on = Play then goes on with the player after you.
draws-previous-waits = the player before you draws { $amount }, and play goes on with the player after you
draws-previous-plays = the player before you draws { $amount } and then has an ordinary turn, after which play goes on from there
draws-previous-may-play = the player before you draws { $amount } and may then still lay one card; play goes on from there
draws-chosen-waits = you choose a player, who draws { $amount } and misses the next turn
draws-chosen-plays = you choose a player, who draws { $amount } and then has an ordinary turn, after which play goes on from there
draws-chosen-may-play = you choose a player, who draws { $amount } and may then still lay one card; play goes on from there
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
names-for-this = you name { $what } for this alone (nobody has to follow it)
covers = you must at once lay { $cards } on it, or else { $otherwise }
covers-or-not = you must at once lay { $cards } on it, and may lay it only if you can
must-play-next = the next player must lay { $cards }, or else { $otherwise }
must-play-previous = the player before you must lay { $cards }, or else { $otherwise }; play then goes on where it was interrupted
must-play-chosen = you choose a player, who must lay { $cards }, or else { $otherwise }; play then goes on where it was interrupted
demands = you name a rank ({ CARDS($cards, form: "many") }), and the next player must lay a card of it; whoever cannot draws as usual
demands-or-else = you name a rank ({ CARDS($cards, form: "many") }), and the next player must lay a card of it, or else { $otherwise }
lasting-until-laid = { $duty }; if none is laid, the next one is asked, until someone lays one or all the others have been asked
lasting-for-a-round = { $duty }; so it goes for everyone for a whole round
lasting-until-somebody-fails = { $duty }; so it goes round the table until someone cannot do it
asked-next = Whoever is asked after that must lay { $cards } (compared with the card on top).
opens-round = if you hold { $cards }, you may open a round: everybody in turn lays one, or else { $otherwise }; when it is back at you, you lay another or end the round, and play goes on after you
adds = you may lay further cards on it in the same turn, each { $cards }; only the last one does its work
copies = it does what the card below it did, the naming included
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
takes-next = the next player gives you { amount-cards } and picks which
takes-previous = the player before you gives you { amount-cards } and picks which
takes-chosen = you choose a player, who gives you { amount-cards } and picks which
takes-unseen-next = you draw { amount-cards } unseen from the hand of the next player
takes-unseen-previous = you draw { amount-cards } unseen from the hand of the player before you
takes-unseen-chosen = you draw { amount-cards } unseen from the hand of a player you choose
each-picks-own = each picks from the own hand before seeing what comes
swaps-cards-next = you exchange { amount-cards } with the next player; { each-picks-own }
swaps-cards-previous = you exchange { amount-cards } with the player before you; { each-picks-own }
swaps-cards-chosen = you choose a player and exchange { amount-cards }; { each-picks-own }
passes-cards = everyone passes { amount-cards } on to the next player in the direction of play; { each-picks-own }
passes-cards-left = everyone passes { amount-cards } on to the player on the left; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, each { $which }
 }
discarded-all = every card in hand that is { $which }
discards-you = you discard { $amount }
discards-next = the next player discards { $amount }
discards-previous = the player before you discards { $amount }
discards-chosen = you choose a player, who discards { $amount }
discards-others = each of the others in turn discards { $amount }
discards-all = everyone in turn, beginning with you, discards { $amount }
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
else-draw-up-to = { else-who } until one comes that was asked for, { $cards } at most
else-draw-until-playable = { else-who } until one comes that was asked for
else-draw-nothing = { $who ->
    [you] you pass
   *[they] passes
 }
else-draw-face = { else-who } as many cards as the number printed on the card on top
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
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, instead: { $effects }.
card-does-nothing-if = { $condition }: no effect.
card-does-nothing-if-instead = { $condition }, instead: no effect.
if-laid-on = laid on { CARDS($cards, form: "a", join: "or") }
if-on-top = if { CARDS($cards, form: "a", join: "or") } lies on top
if-holding = if you still hold { CARDS($cards, form: "a", join: "or") }
if-holding-none = if you do not hold { CARDS($cards, form: "a", join: "or") } any more
if-holding-several = if you still hold at least { $number } cards of this kind ({ CARDS($cards, form: "many") })
if-holding-points = { $points ->
    [one] if the cards left in your hand are worth { $points } point at most
   *[other] if the cards left in your hand are worth { $points } points at most
 }
if-on-countdown = if your counter stands at { $number }
if-players-remain = if { $players } players are still in
if-owing = while you owe cards, turns or a certain card
owing-several = Whoever owes something when laying the first of several cards lays them all while owing it.
owing-thrown-in = Whoever throws a card in owes nothing for that.
condition-on-for-starter = The starter lies on no card.
condition-on-for-several = Of cards laid together, each lies on the one before it.
condition-copied-hand = Whoever lays a card that does what the card below it did goes by their own hand.
condition-copied-counter = Whoever lays a card that does what the card below it did goes by their own counter.
add-open-closes = A row of added cards is closed at the end of the turn.
add-open-stays = A row of added cards stays open: the next player may go on with it.
add-open-until-closed = A row of added cards stays open, and the next player may go on with it, until whoever has added a card says that it is closed, or somebody lays a card that does not go with it. A card that lets further ones be laid on it is always open; an added card without a { SUIT_WORD() } that names one is the last of its row.
add-row-stays = A row stays on the discard pile as a whole until its last card has done its work, even when a new stock is made.
add-names-first = If a card lets you name something and lay further cards on it, you name first; the first card laid on it goes with what was named.
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
amount-until = at once as many cards as it takes to get { $which }{ $most ->
    [0] { "" }
   *[other] , but at most { $most }
 } (all there are if none comes)
amount-each-until = at once as many cards each as it takes to get { $which }{ $most ->
    [0] { "" }
   *[other] , but at most { $most }
 } (all there are if none comes)
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
