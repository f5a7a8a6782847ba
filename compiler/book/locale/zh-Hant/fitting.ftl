# 什麼牌可以出：宣布、比較、某張牌之後、一次出多張、插隊出牌。

naming-shared = { $shared ->
    [yes] 與這張牌同顏色的
   *[no] { "" }
 }
naming-suit = { naming-shared }{ $another ->
    [yes] 另一種{ SUIT_WORD() }
   *[no] { SUIT_WORD() }
 }
naming-rank = { naming-shared }{ $another ->
    [yes] 另一個點數
   *[no] 點數
 }
naming-suit-and-rank = { naming-shared }{ $another ->
    [yes] 另一種{ SUIT_WORD() }和點數
   *[no] { SUIT_WORD() }和點數
 }
wild-names = { CARDS($cards, form: "bare") }是萬用牌：可以接在任何牌上，出牌的人要宣布接下來的{ $what }。
wild-may-name = { CARDS($cards, form: "bare") }是萬用牌：可以接在任何牌上，出牌的人可以宣布接下來的{ $what }。
wild-free = { CARDS($cards, form: "bare") }是萬用牌：可以接在任何牌上。
counter-wild-names = 點數等於自己計數的牌，只對自己是萬用牌：可以接在任何牌上，出牌的人要宣布接下來的{ $what }。
counter-wild-may-name = 點數等於自己計數的牌，只對自己是萬用牌：可以接在任何牌上，出牌的人可以宣布接下來的{ $what }。
counter-wild-plain = 點數等於自己計數的牌，只對自己是萬用牌：可以接在任何牌上，打出後就當作普通牌。
named-suit-with-wild = 下一張牌必須是宣布的{ SUIT_WORD() }，或是{ CARDS($wild, form: "bare", join: "or") }；那張{ CARDS($cards, form: "bare", join: "or") }本身印的不再算數。
named-rank-with-wild = 下一張牌必須是宣布的點數，或是{ CARDS($wild, form: "bare", join: "or") }；那張{ CARDS($cards, form: "bare", join: "or") }本身印的不再算數。
named-suit-and-rank-with-wild = 那張{ CARDS($cards, form: "bare", join: "or") }就當作所宣布的牌。
named-suit = 宣布之後，下一張牌必須是宣布的{ SUIT_WORD() }；那張牌本身印的{ SUIT_WORD() }不再算數。
named-rank = 宣布之後，下一張牌必須是宣布的點數。
named-suit-and-rank = 宣布了兩者的那張牌，就當作所宣布的牌。

turn-neighbours = 點數的順序是{ CARDS($order, form: "short", join: "comma") }；頭尾兩個不算相鄰。
turn-neighbours-wrapping = 點數的順序是{ CARDS($order, form: "short", join: "comma") }，然後從頭循環：頭尾兩個也算相鄰。
after-only = { CARDS($cards, form: "bare", join: "or") }上只能接{ $answer }。
after-anything = { CARDS($cards, form: "bare", join: "or") }上可以接任何牌。
after-as-below = { CARDS($cards, form: "bare") }視同它下面的那張牌。
after-served-only = 有人因{ CARDS($cards, form: "bare", join: "or") }抽牌或停一輪之後，上面只能接{ $answer }。
after-served-anything = 有人因{ CARDS($cards, form: "bare", join: "or") }抽牌或停一輪之後，上面可以接任何牌。
forbidden-holding = 手上有與頂牌相比{ $held }的人，不能出{ CARDS($cards, form: "bare", join: "or") }。
forbidden-first-turn = 每人在一局的第一輪不能出{ CARDS($cards, form: "bare", join: "or") }。
forbidden-first-turn-on-top = 每人在一局的第一輪，與頂牌相比，不能出{ $answer }。

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
related-neighbour = { related-within }點數相鄰的牌
related-next-up = { related-within }點數大一級的牌
related-higher = { related-within }較大的牌
related-lower = { related-within }較小的牌
related-no-weaker = 罰抽張數不少於它的牌
related-any-but = { $cards }以外的牌
related-not-on = { $answer }（{ CARDS($cards, form: "bare", join: "or") }上除外）
related-only-on = { $answer }（只在{ CARDS($cards, form: "bare", join: "or") }上）
related-on = { CARDS($cards, form: "bare", join: "or") }上{ $answer }
related-cards-of-same-suit = 同{ SUIT_WORD() }的{ CARDS($cards, form: "bare", join: "or") }
related-cards-of-same-colour = 同顏色的{ CARDS($cards, form: "bare", join: "or") }

several-none = 一次只能出一張牌。
several = 一次可以出好幾張牌：後面每一張與前一張相比，必須是{ $answer }。
several-of = 這適用於{ CARDS($cards, form: "bare") }。
several-most = 一次最多出{ $cards }張。
several-top-last = 最後出的一張在最上面。
several-top-chosen = 由出牌的人決定哪一張在最上面。
several-effects-each = 每一張都有效果；抽牌和跳過都累加。
several-effects-last = 只有最上面的一張有效果。
several-last-allowed = 可以一次出好幾張牌來出完手牌。
several-last-forbidden = 不能一次出好幾張牌來出完手牌。

jump-none = 不能插隊出牌。
jump = 手上若有與頂牌相比{ $answer }，即使沒輪到也可以插隊打出，直到下一家出牌或抽牌為止。以先出的人為準。
jump-then-after-jumper = 之後從插隊的人繼續輪下去。
jump-then-resume = 之後從中斷的地方繼續。
jump-effect-cancels = 下面那張牌尚未發生的效果取消。
jump-effect-adds = 下面那張牌尚未發生的效果與新的累加。
