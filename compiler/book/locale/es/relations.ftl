# What goes with a card.

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " y " }{ SUIT_WORD(form: "of-same") }
    [colour] { " y del mismo color" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] una carta del mismo valor y color
   *[any] una carta del mismo valor
 }
related-same-suit = una carta { SUIT_WORD(form: "of-same") }
related-same-colour = una carta del mismo color
related-same-card = exactamente la misma carta
related-card-named = la carta elegida
related-neighbour = una carta de valor inmediatamente superior o inferior{ related-within }
related-next-up = una carta de valor inmediatamente superior{ related-within }
related-higher = una carta más alta{ related-within }
related-lower = una carta más baja{ related-within }
related-no-weaker = una carta que haga robar al menos otras tantas
related-any-but = cualquier carta salvo { $cards }
related-not-on = { $answer }, pero no sobre { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, y solo sobre { CARDS($cards, form: "a", join: "or") }
related-on = { $answer } sobre { CARDS($cards, form: "a", join: "or") }
related-once-named = { $answer } si se eligió { SUIT($suit) }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } { SUIT_WORD(form: "of-same") }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } del mismo color
