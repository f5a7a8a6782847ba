# Wild cards, and what is named.

wild-plain = { CARDS($cards, form: "bare") }是萬用牌：可以接在任何牌上，打出後就當作普通牌。
wild-none = 沒有萬用牌。
wild-no-longer = { CARDS($cards, form: "bare") }不是萬用牌。
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
named-suit-and-rank-with-wild = 對下一張牌而言，那張{ CARDS($cards, form: "bare", join: "or") }就當作所宣布的牌。
named-suit = 宣布之後，下一張牌必須是宣布的{ SUIT_WORD() }；那張牌本身印的不再算數。
named-rank = 宣布之後，下一張牌必須是宣布的點數。
named-suit-and-rank = 宣布了兩者的那張牌，對下一張牌而言就當作所宣布的牌。
