# What goes with a card.

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " i samma " }{ SUIT_WORD() }
    [colour] { " i samma kulör" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] ett kort av samma valör och kulör
   *[any] ett kort av samma valör
 }
related-same-suit = ett kort i samma { SUIT_WORD() }
related-same-colour = ett kort i samma kulör (rött eller svart)
related-same-card = exakt samma kort
related-card-named = det valda kortet
related-neighbour = ett kort av valören närmast över eller under{ related-within }
related-next-up = ett kort av valören närmast över{ related-within }
related-higher = ett högre kort{ related-within }
related-lower = ett lägre kort{ related-within }
related-no-weaker = ett kort som det dras minst lika många för
related-any-but = vad som helst utom { $cards }
related-not-on = { $answer } (men inte på { CARDS($cards, form: "a", join: "or") })
related-only-on = { $answer } (men bara på { CARDS($cards, form: "a", join: "or") })
related-on = på { CARDS($cards, form: "a", join: "or") } { $answer }
related-once-named = med { SUIT($suit) } valt { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } i samma { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } i samma kulör
