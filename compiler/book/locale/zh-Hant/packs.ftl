# 非普通的用牌與發牌。

pack-jokers = { $jokers ->
    [0] 不放鬼牌
   *[other] 另加{ $jokers }張鬼牌
 }
pack-standard = { $packs ->
    [1] 一副普通撲克牌，{ pack-jokers }，共{ $cards }張。
   *[other] { $packs }副普通撲克牌洗在一起，{ pack-jokers }，共{ $cards }張。
 }
pack-stripped = { $packs ->
    [1] 一副普通撲克牌去掉{ CARDS($left, form: "bare") }，{ pack-jokers }，共{ $cards }張。
   *[other] { $packs }副普通撲克牌各去掉{ CARDS($left, form: "bare") }，{ pack-jokers }，共{ $cards }張。
 }
pack-other = { $packs ->
    [1] 一副牌，共{ $cards }張。
   *[other] { $packs }副牌洗在一起，共{ $cards }張。
 }
pack-suit = 每種{ SUIT_WORD() }（{ $suits }）有{ $ranks }。
pack-some-suits = { $suits }：{ $ranks }。
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { CARDS($cards, form: "short", join: "comma") }各{ $count }張
pack-copies-of-one = { $count }張{ CARDS($cards, form: "short") }
pack-besides = 另有不分{ SUIT_WORD() }的{ $cards }。
pack-besides-cards = { CARDS($cards, form: "short") }{ $count }張
suit-in-pack = { $suit }

partners = 對坐的兩人是同一隊。
dummy-hands = 每人玩兩手牌，兩手都看得到：一手是自己的，一手是放在對面的夢家牌。各手牌依座位輪流出牌，每一手都當作一名玩家。
deal-dealing-batches = 發牌者洗牌後，牌面朝下發牌，每次發{ $batches }張。
deal-dealing-batches-face-up = 發牌者洗牌後，牌面朝上發牌，每次發{ $batches }張。
deal-per-hand = 第一局每人發{ $cards }張，之後各局依序發{ $further }張，然後從頭循環。
deal-counter = 每人依自己的計數發同樣張數的牌。
deal-more = 與其他人相比，{ $who }多發{ $cards }張牌。
deal-fewer = 與其他人相比，{ $who }少發{ $cards }張牌。
handicapped-winner = 上一局的贏家
handicapped-loser = 上一局的輸家
handicapped-youngest = 年紀最小的玩家
handicapped-oldest = 年紀最大的玩家
handicapped-dealer = 發牌者
handicapped-each-winner = 若有好幾人獲勝，每人都是如此。
handicapped-loser-is = 輸家是手上剩下點數最多的人，點數相同時牌最多的人；若有好幾人符合，就沒有輸家。
handicapped-not-after-void = 作廢的一局沒有輸家。
deal-cards-and-stock-stock = 每人發{ $cards }張；翻出起始牌後，抽牌堆剩{ $stock }張。
deal-cards-and-stock-dealer = 每人發{ $cards }張，發牌者的最後一張作為起始牌；抽牌堆剩{ $stock }張。
deal-cards-and-stock-nowhere = 每人發{ $cards }張；抽牌堆剩{ $stock }張。
deal-starter-stock = 接著翻開下一張牌，這就是起始牌，也是棄牌堆的第一張。其餘的牌蓋著作為抽牌堆。
deal-starter-dealer = 發給發牌者的最後一張牌翻開作為起始牌，也是棄牌堆的第一張，所以發牌者少一張牌。其餘的牌蓋著作為抽牌堆。
deal-starter-nowhere = 其餘的牌蓋著作為抽牌堆。不翻起始牌，先行動的人可以出任何牌。
counter = 每人有一個計數，從{ $start }到{ $end }。
counter-falls-winner = 每局結束後，贏家的計數前進一格。
counter-falls-loser = 每局結束後，這局輸家的計數前進一格：手上剩下點數最多的人，點數相同時牌最多的人。若有好幾人符合，誰的計數都不動。
counter-falls-not-after-void = 作廢的一局之後，誰的計數都不動。
counter-falls-everyone = 每局結束後，所有人的計數都前進一格。
counter-falls-emptied = 有人出完手牌時，他的計數立刻前進一格。
cutter = 抽牌堆最底下的牌要亮出來，稱為底牌。
cutter-not = 底牌若是{ CARDS($cards, form: "bare", join: "or") }，就另選一張。
cutter-stays = 整局都以這張底牌為準，即使它已被抽走。

pack-numbers = 計算牌的數字時：{ $numbers }。
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
