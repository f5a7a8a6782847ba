# What fits: naming, relations, what may follow a card, several cards, cards out of turn.

naming-shared = { $shared ->
    [yes] { " of the card’s own colour" }
   *[no] { "" }
 }
naming-suit = a { SUIT_WORD() }{ naming-shared }{ $another ->
    [yes] { " other than the one that was to be followed" }
   *[no] { "" }
 }
naming-rank = a rank{ naming-shared }{ $another ->
    [yes] { " other than that of the card below" }
   *[no] { "" }
 }
naming-suit-and-rank = a { SUIT_WORD() }{ naming-shared } and a rank{ $another ->
    [yes] { ", not those that were to be followed" }
   *[no] { "" }
 }
wild-names = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] is wild: you may lay it
   *[many] are wild: you may lay one
 } on any card, and you then name { $what }.
wild-may-name = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] is wild: you may lay it
   *[many] are wild: you may lay one
 } on any card, and you may then name { $what }.
wild-free = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] is wild: you may lay it
   *[many] are wild: you may lay one
 } on any card.
counter-wild-names = The cards whose rank is your own counter are wild for you alone: you may lay one on any card, and you then name { $what }.
counter-wild-may-name = The cards whose rank is your own counter are wild for you alone: you may lay one on any card, and you may then name { $what }.
counter-wild-plain = The cards whose rank is your own counter are wild for you alone: you may lay one on any card. Once on the pile, it is a card like any other.
named-suit-with-wild = The next card must then be of the named { SUIT_WORD() }, or { CARDS($wild, form: "a", join: "or") }; what is printed on { CARDS($cards, form: "the", join: "or") } no longer counts.
named-rank-with-wild = The next card must then be of the named rank, or { CARDS($wild, form: "a", join: "or") }; what is printed on { CARDS($cards, form: "the", join: "or") } no longer counts.
named-suit-and-rank-with-wild = { CARDS($cards, form: "the", join: "or") } then counts as the card that was named.
named-suit = Once a { SUIT_WORD() } has been named, the next card must be of it; the { SUIT_WORD() } printed on the card itself no longer counts.
named-rank = Once a rank has been named, the next card must be of it.
named-suit-and-rank = Once both have been named, the card itself counts as the one that was named.

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
forbidden-holding = { CARDS($cards, form: "many") } may be laid only by a player who does not also hold { $held } (compared with the card on top).
forbidden-first-turn = { CARDS($cards, form: "many") } may not be laid in a player’s first turn of a hand.
forbidden-first-turn-on-top = In a player’s first turn of a hand, nobody may lay { $answer } (compared with the card on top).

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " of the same " }{ SUIT_WORD() }
    [colour] { " of the same colour" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] a card of the same rank and colour
   *[any] a card of the same rank
 }
related-same-suit = a card of the same { SUIT_WORD() }
related-same-colour = a card of the same colour
related-same-card = exactly the same card
related-neighbour = a card of the next rank up or down{ related-within }
related-next-up = a card of the next rank up{ related-within }
related-higher = a higher card{ related-within }
related-lower = a lower card{ related-within }
related-no-weaker = a card for which at least as many are drawn
related-any-but = anything but { $cards }
related-not-on = { $answer }, but not on { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, and only on { CARDS($cards, form: "a", join: "or") }
related-on = on { CARDS($cards, form: "a", join: "or") } { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } of the same { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } of the same colour

several-none = You lay only one card in a turn.
several = You may lay several cards in one turn: each further one must be { $answer } (compared with the one before it).
several-of = This goes for { CARDS($cards, form: "many") }.
several-most = At most { $cards } cards may be laid in one turn.
several-top-last = The last of them lies on top.
several-top-chosen = You choose which of them lies on top.
several-effects-each = Each of them does its work; draws and skips add up.
several-effects-last = Only the card that lies on top does its work.
several-last-allowed = You may go out with several cards at once.
several-last-forbidden = You may not go out with several cards at once.

jump-none = Nobody may lay a card out of turn.
jump = If you hold { $answer } (compared with the card on top), you may throw it in although it is not your turn, until the next player lays or draws a card. Whoever is first counts.
jump-then-after-jumper = Play then goes on after whoever threw the card in.
jump-then-resume = Play then goes on where it was interrupted.
jump-effect-cancels = What the card below was about to do lapses.
jump-effect-adds = What the card below was about to do is added to what the new one does.
