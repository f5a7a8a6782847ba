# Which card fits, and what may not be laid.

turn-match = On your turn, lay one card face up on the discard pile. It must go with the card on top: { $attributes }.
attribute-suit = same { SUIT_WORD() }
attribute-rank = same rank
attribute-colour = same colour
attribute-neighbour = the next rank up or down
forbidden-on = { CARDS($cards, form: "many") } may never be laid on { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "many") } may be laid on any card, even on one another.
turn-passes = Then it is the next player’s turn.
turn-neighbours = The order of the ranks is { CARDS($order, form: "short", join: "comma") }; the first and the last are not neighbours.
turn-neighbours-wrapping = The order of the ranks is { CARDS($order, form: "short", join: "comma") }, and then from the beginning: the first and the last are neighbours.
after-only = On { CARDS($cards, form: "a", join: "or") } only { $answer } may be laid.
after-anything = On { CARDS($cards, form: "a", join: "or") } any card may be laid.
after-as-below = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] counts
   *[many] count
 } as the card below.
after-served-only = Once someone has drawn or missed a turn for { CARDS($cards, form: "a", join: "or") }, only { $answer } may be laid on it.
after-served-anything = Once someone has drawn or missed a turn for { CARDS($cards, form: "a", join: "or") }, any card may be laid on it.
named-still-counts = What was named for it still counts.
forbidden-holding = { CARDS($cards, form: "many") } may be laid only by a player who does not also hold { $held } (compared with the card on top).
forbidden-holding-but-doubted = { CARDS($cards, form: "many") } may rightly be laid only by a player who does not also hold { $held } (compared with the card on top); anyone else may do so too, but can be doubted.
forbidden-first-turn = { CARDS($cards, form: "many") } may not be laid in a player’s first turn of a hand.
forbidden-first-turn-on-top = In a player’s first turn of a hand, nobody may lay { $answer } (compared with the card on top).
forbidden-while = { $condition }, you may not lay { CARDS($cards, form: "a", join: "or") }.
forbidden-while-any = { $condition }, you may not lay any card.
forbidden-while-apart = The card that you lay does not count as held.
