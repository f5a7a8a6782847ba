# 一局的規則，依主題排列。

summary = { $players }玩，用{ $packs ->
    [1] 一副
   *[other] { $packs }副
 }{ $cards }張的牌。

# ---- 目標、牌、發牌

aim-hand-ends = 最先出完手上所有的牌。
aim-play-on = 儘早出完手上所有的牌：其他人繼續玩，直到只剩一人手上還有牌。
aim-penalties = 留在手上的牌要記罰分。
aim-rewards = 別人手上剩下的牌就是你的得分。


deal-dealing = 發牌者洗牌後，牌面朝下逐張發牌。
deal-cards = 每人發{ $cards }張。

first-dealer-random = 第一局由誰發牌，抽籤決定。
first-dealer-lowest-card = 每人抽一張牌，牌最小的人先發牌。
first-dealer-highest-card = 每人抽一張牌，牌最大的人先發牌。
first-dealer-youngest = 年紀最小的人先發牌。
next-dealer-left = 每局結束後，由左邊的下一位發牌。
next-dealer-right = 每局結束後，由右邊的下一位發牌。
next-dealer-winner = 下一局由上一局的贏家發牌。
next-dealer-loser = 下一局由上一局的輸家發牌。
next-dealer-same = 每局都由同一人發牌。

# ---- 起始牌、先行動的人

starter-plain = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，當作普通牌。
starter-acts = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，視同發牌者所出，效果照常發生。
starter-acts-dealer-starts = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，效果立即發生，並由發牌者先行動。
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
starter-any-fits = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，先行動的人可以出任何牌。
starter-bury = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，把它放回抽牌堆中間，另翻一張。
starter-under = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，把它放到抽牌堆最底下，另翻一張。
starter-redraw = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，在它上面再翻一張。
starter-reshuffle = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，把它放回抽牌堆，重新洗牌，另翻一張。
starter-effects = 起始牌若是{ CARDS($cards, form: "bare", join: "or") }，{ $effects }。

first-player-left-of-dealer = 由發牌者左手邊的人先行動。
first-player-right-of-dealer = 由發牌者右手邊的人先行動。
first-player-dealer = 由發牌者先行動。
first-player-winner = 由上一局的贏家先行動。
first-player-youngest = 由年紀最小的人先行動。
first-player-random = 由誰先行動，抽籤決定。
direction-clockwise = 依順時針方向輪流。
direction-anticlockwise = 依逆時針方向輪流。
direction-chosen = 先行動的人決定輪流的方向。

# ---- 輪到你時

turn-match = 輪到你時，出一張牌，牌面朝上放在棄牌堆最上面。這張牌必須與頂牌{ $attributes }。
attribute-suit = 同{ SUIT_WORD() }
attribute-rank = 同點數
attribute-colour = 同顏色
attribute-neighbour = 點數相鄰

wild-plain = { CARDS($cards, form: "bare") }是萬用牌：可以接在任何牌上，打出後就當作普通牌。
wild-none = 沒有萬用牌。
wild-no-longer = { CARDS($cards, form: "bare") }不是萬用牌。

forbidden-on = { CARDS($cards, form: "bare") }不能接在{ CARDS($below, form: "bare", join: "or") }上。
forbidden-nothing = { CARDS($cards, form: "bare") }可以接在任何牌上，也可以接在另一張萬用牌上。

# ---- 抽牌

draw-at-will-exactly = 不能或不想出牌時，改從抽牌堆抽{ $cards }張。
draw-at-will-up-to = 不能或不想出牌時，改從抽牌堆逐張抽牌，直到抽到能出的牌，最多{ $cards }張。
draw-at-will-until-playable = 不能或不想出牌時，改從抽牌堆逐張抽牌，直到抽到能出的牌。
draw-when-unable-exactly = 手上沒有能出的牌時，從抽牌堆抽{ $cards }張；有能出的牌就必須出。
draw-when-unable-up-to = 手上沒有能出的牌時，從抽牌堆逐張抽牌，直到抽到能出的牌，最多{ $cards }張。有能出的牌就必須出。
draw-when-unable-until-playable = 手上沒有能出的牌時，從抽牌堆逐張抽牌，直到抽到能出的牌。有能出的牌就必須出。

drawn-may-be-played = { $cards ->
    [1] 抽到的牌若能出，可以立刻出；否則換下一位。
   *[other] 抽到的牌中若有能出的，可以立刻出；否則換下一位。
 }
drawn-may-be-played-or-any-other = 抽牌後仍可出一張能出的牌，不論是不是剛抽到的；否則換下一位。
drawn-must-be-played = { $cards ->
    [1] 抽到的牌若能出，必須立刻出；否則換下一位。
   *[other] 抽到的牌中若有能出的，必須立刻出；否則換下一位。
 }
drawn-waits = 抽完就換下一位，即使抽到能出的牌也一樣。
drawn-until-may-be-played = 抽到的那張能出的牌可以立刻出，也可以留著；然後換下一位。
drawn-until-may-be-played-or-any-other = 這時可以出抽到的那張能出的牌，或其他能出的牌，也可以不出；然後換下一位。
drawn-until-must-be-played = 抽到的那張能出的牌必須立刻出。
drawn-until-waits = 然後換下一位：抽到的那張能出的牌要等到下一次輪到你時才能出。

# ---- 抽牌堆用完

stock-empty-reshuffle = 抽牌堆用完時，留下棄牌堆的頂牌，其餘棄牌洗成新的抽牌堆。
stock-empty-turn-over = 抽牌堆用完時，留下棄牌堆的頂牌，其餘棄牌不洗牌，直接翻過來作為新的抽牌堆。
stock-empty-pass = 抽牌堆用完後不再補充。能出牌的人必須出，其他人過牌。
stock-empty-score = 抽牌堆用完而有人必須抽牌時，這一局立即結束並計分。
stock-exhausted-pass = 若沒有牌可做成新的抽牌堆，能出牌的人必須出，其他人過牌。
stock-exhausted-score = 若沒有牌可做成新的抽牌堆，這一局立即結束並計分。
blocked-void = 這一局不算，沒有人得分。
blocked-each-pays-own-hand = 每人各自計算手上的牌。
blocked-winner-collects = 手牌分數最低的人得到其他所有人手牌的分數。
blocked-winner-collects-average = 手牌分數最低的人得到其他人手牌分數的平均。
blocked-lowest-collects-differences = 手牌分數最低的人從其他每個人得到兩人手牌分數的差。
blocked-lowest-wins = 手牌分數最低的人贏得這一局。
blocked-finishers-collect = 手牌分數最低的人得到其他所有人手牌的分數。
blocked-winner-takes = 手牌分數最低的人得{ $points }分。
blocked-places = 手上還有牌的人同列下一名。
blocked-none = 不計分。
