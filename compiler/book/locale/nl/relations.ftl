# What goes with a card.

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " van dezelfde " }{ SUIT_WORD() }
    [colour] , ook rood of ook zwart
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] een kaart van dezelfde waarde, ook rood of ook zwart
   *[any] een kaart van dezelfde waarde
 }
related-same-suit = een kaart van dezelfde { SUIT_WORD() }
related-same-colour = een kaart die ook rood of ook zwart is
related-same-card = precies dezelfde kaart
related-card-named = de kaart die genoemd is
related-neighbour = een kaart van de waarde net erboven of eronder{ related-within }
related-next-up = een kaart van de waarde net erboven{ related-within }
related-higher = een hogere kaart{ related-within }
related-lower = een lagere kaart{ related-within }
related-no-weaker = een kaart waarvoor minstens evenveel gepakt moeten worden
related-any-but = alles behalve { $cards }
related-not-on = { $answer }, maar niet op { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, en alleen op { CARDS($cards, form: "a", join: "or") }
related-on = op { CARDS($cards, form: "a", join: "or") } { $answer }
related-once-named = met { SUIT($suit) } genoemd { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } van dezelfde { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") }, ook rood of ook zwart
