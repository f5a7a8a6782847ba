# Which card fits, and what may not be laid.

turn-match = 輪到你時，出一張牌，牌面朝上放在棄牌堆最上面。這張牌必須與頂牌{ $attributes }。
attribute-suit = 同{ SUIT_WORD() }
attribute-rank = 同點數
attribute-colour = 同顏色
attribute-neighbour = 點數相鄰
forbidden-on = { CARDS($cards, form: "bare") }不能接在{ CARDS($below, form: "bare", join: "or") }上。
forbidden-nothing = { CARDS($cards, form: "bare") }可以接在任何牌上，也可以接在另一張萬用牌上。
turn-passes = 然後輪到下一家。
turn-neighbours = 點數的順序是{ CARDS($order, form: "short", join: "comma") }；頭尾兩個不算相鄰。
turn-neighbours-wrapping = 點數的順序是{ CARDS($order, form: "short", join: "comma") }，然後從頭循環：頭尾兩個也算相鄰。
after-only = { CARDS($cards, form: "bare", join: "or") }上只能接{ $answer }。
after-anything = { CARDS($cards, form: "bare", join: "or") }上可以接任何牌。
after-as-below = { CARDS($cards, form: "bare") }視同它下面的那張牌。
after-served-only = 有人因{ CARDS($cards, form: "bare", join: "or") }抽牌或停一輪之後，上面只能接{ $answer }。
after-served-anything = 有人因{ CARDS($cards, form: "bare", join: "or") }抽牌或停一輪之後，上面可以接任何牌。
named-still-counts = 為它宣布的仍然有效。
forbidden-holding = 手上有與頂牌相比{ $held }的人，不能出{ CARDS($cards, form: "bare", join: "or") }。
forbidden-holding-but-doubted = 照規則，手上有與頂牌相比{ $held }的人，不能出{ CARDS($cards, form: "bare", join: "or") }；硬要出也可以，但可能被質疑。
forbidden-first-turn = 每人在一局的第一輪不能出{ CARDS($cards, form: "bare", join: "or") }。
forbidden-first-turn-on-top = 每人在一局的第一輪，與頂牌相比，不能出{ $answer }。
forbidden-while = { $condition }，不能出{ CARDS($cards, form: "bare", join: "or") }。
forbidden-while-any = { $condition }，不能出任何牌。
forbidden-while-apart = 要出的那張牌不計在內。
