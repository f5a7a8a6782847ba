# What goes with a card.

related-cards = { CARDS($cards, form: "acc", join: "or") }
related-within = { $within ->
    [suit] { " " }{ SUIT_WORD(form: "same-gen") }
    [colour] { " " }{ SUIT_WORD(form: "same-colour-gen") }
   *[any] { "" }
 }
related-same-rank = kartu stejné hodnoty{ $within ->
    [colour] { " a " }{ SUIT_WORD(form: "same-colour-gen") }
   *[any] { "" }
 }
related-same-suit = kartu { SUIT_WORD(form: "same-gen") }
related-same-colour = kartu { SUIT_WORD(form: "same-colour-gen") }
related-same-card = přesně stejnou kartu
related-card-named = zvolenou kartu
related-neighbour = kartu{ related-within } s hodnotou o jednu vyšší nebo nižší
related-next-up = kartu{ related-within } s hodnotou o jednu vyšší
related-higher = vyšší kartu{ related-within }
related-lower = nižší kartu{ related-within }
related-no-weaker = kartu, za kterou se líže aspoň tolik
related-any-but = cokoli, jen ne { $cards }
related-not-on = { $answer }, ale ne na { CARDS($cards, form: "acc", join: "or") }
related-only-on = { $answer }, a to jen na { CARDS($cards, form: "acc", join: "or") }
related-on = na { CARDS($cards, form: "acc", join: "or") } { $answer }
related-once-named = při volbě „{ SUIT($suit) }“ { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "acc", join: "or") } { SUIT_WORD(form: "same-gen") }
related-cards-of-same-colour = { CARDS($cards, form: "acc", join: "or") } { SUIT_WORD(form: "same-colour-gen") }
