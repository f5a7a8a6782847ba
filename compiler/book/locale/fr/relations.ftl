# What goes with a card.

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " et de la même " }{ SUIT_WORD() }
    [colour] { " et de la même teinte" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] une carte de la même valeur et de la même teinte
   *[any] une carte de la même valeur
 }
related-same-suit = une carte de la même { SUIT_WORD() }
related-same-colour = une carte de la même teinte
related-same-card = exactement la même carte
related-card-named = la carte demandée
related-neighbour = une carte de valeur juste supérieure ou inférieure{ related-within }
related-next-up = une carte de valeur juste supérieure{ related-within }
related-higher = une carte plus forte{ related-within }
related-lower = une carte plus faible{ related-within }
related-no-weaker = une carte qui fait piocher au moins autant
related-any-but = tout sauf { $cards }
related-not-on = { $answer }, sauf sur { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, et seulement sur { CARDS($cards, form: "a", join: "or") }
related-on = { $answer } sur { CARDS($cards, form: "a", join: "or") }
related-once-named = { $answer } (si on a demandé { SUIT($suit) })
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } de la même { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } de la même teinte
