# The starter, who begins, and which way play goes.

starter-plain = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，當作普通牌。
starter-plain-all = 任何起始牌都當作普通牌。
starter-acts = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，視同發牌者所出，效果照常發生。
starter-acts-before-first = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，視同先行動者的前一人所出，效果照常發生。
starter-acts-dealer-starts = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，視同發牌者所出，效果照常發生，並由發牌者先行動。
starter-dealer-names = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，發牌者看過手牌後{ $choice ->
    [may] 可以
   *[must] 必須
 }宣布要跟的{ $named ->
    [rank] 點數
    [suit-and-rank] { SUIT_WORD() }和點數
   *[suit] { SUIT_WORD() }
 }。
starter-first-names = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，先行動的人{ $choice ->
    [may] 可以
   *[must] 必須
 }宣布要跟的{ $named ->
    [rank] 點數
    [suit-and-rank] { SUIT_WORD() }和點數
   *[suit] { SUIT_WORD() }
 }。
starter-any-fits = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，上面可以出任何牌；在有人出牌之前，人人都適用。
starter-bury = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，把它放回抽牌堆中間，另翻一張。
starter-under = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，把它放到抽牌堆最底下，另翻一張。
starter-redraw = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，在它上面再翻一張。
starter-reshuffle = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，把它放回抽牌堆，重新洗牌，另翻一張。
starter-effects = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，{ $effects }。
starter-effects-dealer = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，視同發牌者所出：{ $effects }。
starter-effects-before-first = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，視同先行動者的前一人所出：{ $effects }。
starter-effects-dealer-starts = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，視同發牌者所出：{ $effects }。之後由發牌者先行動。
first-player-left-of-dealer = 由發牌者左手邊的人先行動。
first-player-right-of-dealer = 由發牌者右手邊的人先行動。
first-player-dealer = 由發牌者先行動。
first-player-winner = 由上一局的贏家先行動；第一局以及沒有人獲勝的一局之後，由莊家左邊的人先行動。
first-player-winner-else-dealer = 由上一局的贏家先行動；第一局以及沒有人獲勝的一局之後，由莊家先行動。
first-player-of-several = 若有好幾人獲勝，由其中莊家左邊的第一人先行動。
first-player-loser = 由上一局的輸家先行動：手上剩下點數最多的人，點數相同時牌最多的人；第一局由莊家左邊的人先行動。
first-player-of-several-losers = 若有好幾人符合，由其中莊家左邊的第一人先行動。
first-player-youngest = 由年紀最小的人先行動。
first-player-oldest = 由年紀最大的人先行動。
first-player-random = 由誰先行動，抽籤決定。
first-player-holder = 由手上有{ CARDS($cards, form: "bare", join: "or") }的人先行動。
first-player-holder-any = 若有好幾人符合，由其中莊家左邊的第一人先行動。
first-player-holder-lowest = 若有好幾人符合，由其中持有這些牌裡最小一張的人先行動；相同時，由莊家左邊的第一人先行動。
first-player-holder-highest = 若有好幾人符合，由其中持有這些牌裡最大一張的人先行動；相同時，由莊家左邊的第一人先行動。
first-player-holder-nobody = 若無人符合，由莊家左邊的人先行動。
first-player-holder-leads-any = 因此先行動的人，只要這些牌之一可以出，就必須先出這張牌，不得改做其他事。
first-player-holder-leads-lowest = 因此先行動的人，只要這些牌裡最小的一張可以出，就必須先出這張牌，不得改做其他事。
first-player-holder-leads-highest = 因此先行動的人，只要這些牌裡最大的一張可以出，就必須先出這張牌，不得改做其他事。
direction-clockwise = 依順時針方向輪流。
direction-anticlockwise = 依逆時針方向輪流。
direction-chosen = 先行動的人決定輪流的方向。
