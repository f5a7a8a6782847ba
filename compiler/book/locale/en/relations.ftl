# What goes with a card.

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
related-card-named = the card that was named
related-neighbour = a card of the next rank up or down{ related-within }
related-next-up = a card of the next rank up{ related-within }
related-higher = a higher card{ related-within }
related-lower = a lower card{ related-within }
related-no-weaker = a card for which at least as many are drawn
related-any-but = anything but { $cards }
related-not-on = { $answer }, but not on { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, and only on { CARDS($cards, form: "a", join: "or") }
related-on = on { CARDS($cards, form: "a", join: "or") } { $answer }
related-once-named = with { SUIT($suit) } named { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } of the same { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } of the same colour
