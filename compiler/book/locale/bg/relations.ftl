# What goes with a card.

related-cards = { CARDS($cards, form: "bare", join: "or") }
related-within = { $within ->
    [suit] { " от " }{ SUIT_WORD(form: "same") }
    [colour] { " от същия цвят" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] карта от същия ранг и цвят
   *[any] карта от същия ранг
 }
related-same-suit = карта от { SUIT_WORD(form: "same") }
related-same-colour = карта от същия цвят
related-same-card = същата карта
related-card-named = обявената карта
related-neighbour = карта от съседен ранг{ related-within }
related-next-up = карта от следващия по-висок ранг{ related-within }
related-higher = по-висока карта{ related-within }
related-lower = по-ниска карта{ related-within }
related-no-weaker = карта, за която се тегли поне толкова
related-any-but = всичко друго освен { $cards }
related-not-on = { $answer }, но не върху { CARDS($cards, form: "bare", join: "or") }
related-only-on = { $answer }, и то само върху { CARDS($cards, form: "bare", join: "or") }
related-on = върху { CARDS($cards, form: "bare", join: "or") } { $answer }
related-once-named = при обявяване на { SUIT($suit) } – { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "bare", join: "or") } от { SUIT_WORD(form: "same") }
related-cards-of-same-colour = { CARDS($cards, form: "bare", join: "or") } от същия цвят
