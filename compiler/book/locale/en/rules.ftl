# The rules of a hand, topic by topic.

summary = For { $players }, with { $packs ->
    [1] a pack
   *[other] { $packs } packs
 } of { $cards } cards.

# ---- aim, pack, deal

aim-hand-ends = Be the first to get rid of all your cards.
aim-play-on = Get rid of all your cards as soon as you can: the others play on until only one of you still holds cards.
aim-penalties = Cards left in your hand count against you.
aim-rewards = The cards that others still hold then bring you points.


deal-dealing = The dealer shuffles and deals the cards face down, one at a time.
deal-cards = { $cards ->
    [one] Everyone gets { $cards } card.
   *[other] Everyone gets { $cards } cards.
 }

first-dealer-random = Who deals first is left to chance.
first-dealer-lowest-card = Everyone draws a card; the lowest deals first.
first-dealer-highest-card = Everyone draws a card; the highest deals first.
first-dealer-youngest = The youngest player deals first.
next-dealer-left = After each hand the deal passes to the left.
next-dealer-right = After each hand the deal passes to the right.
next-dealer-winner = The winner of a hand deals the next one.
next-dealer-loser = The loser of a hand deals the next one.
next-dealer-same = The same player deals every hand.

# ---- starter, first player

starter-plain = If the starter is { CARDS($cards, form: "a", join: "or") }, it is treated as an ordinary card.
starter-acts = If the starter is { CARDS($cards, form: "a", join: "or") }, it acts as though the dealer had laid it.
starter-acts-dealer-starts = If the starter is { CARDS($cards, form: "a", join: "or") }, it acts at once, and the dealer begins.
starter-dealer-names = If the starter is { CARDS($cards, form: "a", join: "or") }, the dealer looks at the hand dealt and { $choice ->
    [may] may name
   *[must] names
 } the { $named ->
    [rank] rank
    [suit-and-rank] { SUIT_WORD() } and rank
   *[suit] { SUIT_WORD() }
 } to be followed.
starter-first-names = If the starter is { CARDS($cards, form: "a", join: "or") }, whoever has the first turn { $choice ->
    [may] may name
   *[must] names
 } the { $named ->
    [rank] rank
    [suit-and-rank] { SUIT_WORD() } and rank
   *[suit] { SUIT_WORD() }
 } to be followed.
starter-any-fits = If the starter is { CARDS($cards, form: "a", join: "or") }, whoever has the first turn may lay any card.
starter-bury = If the starter is { CARDS($cards, form: "a", join: "or") }, it is put back into the middle of the stock and another card is turned up.
starter-under = If the starter is { CARDS($cards, form: "a", join: "or") }, it goes to the bottom of the stock and another card is turned up.
starter-redraw = If the starter is { CARDS($cards, form: "a", join: "or") }, another card is turned up on top of it.
starter-reshuffle = If the starter is { CARDS($cards, form: "a", join: "or") }, it goes back, the stock is shuffled and another card is turned up.
starter-effects = If the starter is { CARDS($cards, form: "a", join: "or") }, { $effects }.

first-player-left-of-dealer = The player to the dealer’s left begins.
first-player-right-of-dealer = The player to the dealer’s right begins.
first-player-dealer = The dealer begins.
first-player-winner = The winner of the last hand begins.
first-player-youngest = The youngest player begins.
first-player-random = Who begins is left to chance.
direction-clockwise = Play goes clockwise.
direction-anticlockwise = Play goes anticlockwise.
direction-chosen = Whoever begins chooses which way round play goes.

# ---- a turn

turn-match = On your turn, lay one card face up on the discard pile. It must go with the card on top: { $attributes }.
attribute-suit = same { SUIT_WORD() }
attribute-rank = same rank
attribute-colour = same colour
attribute-neighbour = the next rank up or down

wild-plain = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] is wild: you may lay it
   *[many] are wild: you may lay one
 } on any card. Once on the pile, it is a card like any other.
wild-none = No card is wild.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] is
   *[many] are
 } not wild.

forbidden-on = { CARDS($cards, form: "many") } may never be laid on { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "many") } may be laid on any card, even on one another.

# ---- drawing

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
drawn-waits = Your turn is then over, even if a drawn card fits.
drawn-until-may-be-played = The drawn card that fits may be laid at once or kept; then your turn is over.
drawn-until-may-be-played-or-any-other = You may then lay the drawn card that fits, or any other that fits, or none; then your turn is over.
drawn-until-must-be-played = The drawn card that fits must be laid at once.
drawn-until-waits = Your turn is then over: the card that fits waits for your next turn.

# ---- the stock runs out

stock-empty-reshuffle = When the stock is used up, the top card of the discard pile stays; all the others are shuffled and become the new stock.
stock-empty-turn-over = When the stock is used up, the top card of the discard pile stays; all the others are turned over, without shuffling, and become the new stock.
stock-empty-pass = When the stock is used up, there is no new one. Whoever can lay a card must; everyone else passes.
stock-empty-score = When the stock is used up and someone needs a card, the hand ends at once and the cards are counted.
stock-exhausted-pass = If there is nothing to make a new stock of, whoever can lay a card must; everyone else passes.
stock-exhausted-score = If there is nothing to make a new stock of, the hand ends at once and the cards are counted.
blocked-void = It is void: nobody scores.
blocked-each-pays-own-hand = Everyone counts the cards in their own hand.
blocked-winner-collects = The player with the lowest hand scores the points of all the other hands.
blocked-winner-collects-average = The player with the lowest hand scores the average of the other hands.
blocked-lowest-collects-differences = The player with the lowest hand scores, from each of the others, the difference between the two hands.
blocked-lowest-wins = The player with the lowest hand wins it.
blocked-finishers-collect = The player with the lowest hand scores the points of all the other hands.
blocked-winner-takes = { $points ->
    [one] The player with the lowest hand scores { $points } point.
   *[other] The player with the lowest hand scores { $points } points.
 }
blocked-places = All who still hold cards share the next place.
blocked-none = No points are counted.
