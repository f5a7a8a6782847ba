# What goes with a card.

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " " }{ SUIT_WORD(form: "of-same") }
    [colour] { " dello stesso colore" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] una carta dello stesso valore e colore
   *[any] una carta dello stesso valore
 }
related-same-suit = una carta { SUIT_WORD(form: "of-same") }
related-same-colour = una carta dello stesso colore
related-same-card = la stessa identica carta
related-card-named = la carta dichiarata
related-neighbour = una carta di valore vicino{ related-within }
related-next-up = una carta del valore subito sopra{ related-within }
related-higher = una carta più alta{ related-within }
related-lower = una carta più bassa{ related-within }
related-no-weaker = una carta che ne fa pescare almeno altrettante
related-any-but = tutto tranne { $cards }
related-not-on = { $answer }, ma non sopra { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, e solo sopra { CARDS($cards, form: "a", join: "or") }
related-on = sopra { CARDS($cards, form: "a", join: "or") } { $answer }
related-once-named = { $answer } se si è dichiarato { SUIT($suit) }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } { SUIT_WORD(form: "of-same") }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } dello stesso colore
