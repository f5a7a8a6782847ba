# Wild cards, and what is named.

wild-plain = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] is wild: you may lay it
   *[many] are wild: you may lay one
 } on any card. Once on the pile, it is a card like any other.
wild-none = No card is wild.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] is
   *[many] are
 } not wild.
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
named-suit-and-rank-with-wild = For the next card, { CARDS($cards, form: "the", join: "or") } then counts as the card that was named.
named-suit = Once a { SUIT_WORD() } has been named, the next card must be of it; what is printed on the card itself no longer counts.
named-rank = Once a rank has been named, the next card must be of it.
named-suit-and-rank = Once both have been named, the card itself counts, for the next card, as the one that was named.
