# What goes with a card.

related-cards = { CARDS($cards, form: "bare", join: "or") }
related-within = { $within ->
    [suit] 同{ SUIT_WORD() }
    [colour] 同顏色
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] 同顏色同點數的牌
   *[any] 同點數的牌
 }
related-same-suit = 同{ SUIT_WORD() }的牌
related-same-colour = 同顏色的牌
related-same-card = 完全相同的牌
related-card-named = 所宣布的那張牌
related-neighbour = { related-within }點數相鄰的牌
related-next-up = { related-within }點數大一級的牌
related-higher = { related-within }較大的牌
related-lower = { related-within }較小的牌
related-no-weaker = 罰抽張數不少於它的牌
related-any-but = { $cards }以外的牌
related-not-on = { $answer }（{ CARDS($cards, form: "bare", join: "or") }上除外）
related-only-on = { $answer }（只在{ CARDS($cards, form: "bare", join: "or") }上）
related-on = { CARDS($cards, form: "bare", join: "or") }上{ $answer }
related-once-named = 宣布{ SUIT($suit) }後{ $answer }
related-cards-of-same-suit = 同{ SUIT_WORD() }的{ CARDS($cards, form: "bare", join: "or") }
related-cards-of-same-colour = 同顏色的{ CARDS($cards, form: "bare", join: "or") }
