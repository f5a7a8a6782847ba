# What goes with a card.

related-cards = { CARDS($cards, form: "acc", join: "or") }
related-within = { $within ->
    [suit] { " der gleichen " }{ SUIT_WORD() }
    [colour] { " (ebenfalls rot bzw. schwarz)" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] eine Karte mit gleichem Wert (ebenfalls rot bzw. schwarz)
   *[any] eine Karte mit gleichem Wert
 }
related-same-suit = eine Karte der gleichen { SUIT_WORD() }
related-same-colour = eine ebenfalls rote bzw. schwarze Karte
related-same-card = genau die gleiche Karte
related-card-named = die gewünschte Karte
related-neighbour = eine Karte mit dem nächsthöheren oder nächstniedrigeren Wert{ related-within }
related-next-up = eine Karte mit dem nächsthöheren Wert{ related-within }
related-higher = eine höhere Karte{ related-within }
related-lower = eine niedrigere Karte{ related-within }
related-no-weaker = eine Karte mit mindestens ebenso vielen zu ziehenden Karten
related-any-but = jede Karte bis auf { $cards }
related-not-on = { $answer } (nicht aber auf { CARDS($cards, form: "acc", join: "or") })
related-only-on = { $answer } (aber nur auf { CARDS($cards, form: "acc", join: "or") })
related-on = auf { CARDS($cards, form: "acc", join: "or") } { $answer }
related-once-named = bei gewünschtem { SUIT($suit) } { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "acc", join: "or") } der gleichen { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "acc", join: "or") } (ebenfalls rot bzw. schwarz)
