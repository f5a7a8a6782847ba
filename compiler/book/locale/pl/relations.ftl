# What goes with a card.

related-cards = { CARDS($cards, form: "acc", join: "or") }
related-within = { $within ->
    [suit] { " tego samego " }{ SUIT_WORD(form: "gen") }
    [colour] { " " }{ SUIT_WORD(form: "same-colour-gen") }
   *[any] { "" }
 }
related-same-rank = kartę tej samej wartości{ $within ->
    [colour] { " i " }{ SUIT_WORD(form: "same-colour-gen") }
   *[any] { "" }
 }
related-same-suit = kartę tego samego { SUIT_WORD(form: "gen") }
related-same-colour = kartę { SUIT_WORD(form: "same-colour-gen") }
related-same-card = dokładnie taką samą kartę
related-card-named = wybraną kartę
related-neighbour = kartę{ related-within } o wartości wyższej lub niższej o jeden
related-next-up = kartę{ related-within } o wartości wyższej o jeden
related-higher = wyższą kartę{ related-within }
related-lower = niższą kartę{ related-within }
related-no-weaker = kartę, za którą dobiera się co najmniej tyle samo
related-any-but = każdą kartę, byle nie { $cards }
related-not-on = { $answer }, ale nie na { CARDS($cards, form: "acc", join: "or") }
related-only-on = { $answer }, i to tylko na { CARDS($cards, form: "acc", join: "or") }
related-on = na { CARDS($cards, form: "acc", join: "or") } – { $answer }
related-once-named = po wyborze „{ SUIT($suit) }” – { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "acc", join: "or") } tego samego { SUIT_WORD(form: "gen") }
related-cards-of-same-colour = { CARDS($cards, form: "acc", join: "or") } { SUIT_WORD(form: "same-colour-gen") }
