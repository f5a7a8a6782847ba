# 牌的效果、喊牌、出完、計分、整場。

card-does = { $effects }。
card-does-nothing = 沒有效果。

amount-cards = { $cards }張牌
amount-face = 與牌面數字相同張數的牌
amount-each-cards = { $cards }張牌
amount-each-face = 與牌面數字相同張數的牌
draws-next-waits = 下一家抽{ $amount }並失去這一輪
draws-next-plays = 下一家先抽{ $amount }，再照常行動
draws-next-may-play = 下一家先抽{ $amount }，之後還可以出一張牌
draws-others = 其他人各抽{ $amount }
draws-everyone = 所有人，包括出牌的人，各抽{ $amount }
draws-you = 出牌的人自己抽{ $amount }
skips-next = { $seats ->
    [1] 跳過下一家
   *[other] 跳過接下來的{ $seats }家
 }
skips-others = 跳過其他所有人，由出牌的人再行動一次
skips-chosen = 出牌的人選一人跳過
reverses = 輪流的方向反轉
reverses-two-skips = 跳過對手，由出牌的人再行動一次
reverses-two-nothing = 兩人玩時沒有效果
plays-again = 出牌的人再行動一次
plays-again-or-not = 出牌的人可以再出一張牌

reply-draw-adds = 該抽牌的人可以改出{ $answer }，張數累加，輪到再下一家抽。
reply-draw-doubles = 該抽牌的人可以改出{ $answer }，張數加倍，輪到再下一家抽。
reply-draw-replaces = 該抽牌的人可以改出{ $answer }，再下一家只需依新出的這張牌抽。
reply-draw-passes-on = 該抽牌的人可以改出{ $answer }，由再下一家抽原來的張數。
reply-draw-sends-back = 該抽牌的人可以改出{ $answer }，由引起抽牌的人自己抽。
reply-draw-cancels = 該抽牌的人可以改出{ $answer }，這樣就沒有人要抽。
reply-skip-adds = 該被跳過的人可以改出{ $answer }，跳過的人數累加，由後面幾家承受。
reply-skip-doubles = 該被跳過的人可以改出{ $answer }，跳過的人數加倍。
reply-skip-replaces = 該被跳過的人可以改出{ $answer }，再下一家只受新出的這張牌影響。
reply-skip-passes-on = 該被跳過的人可以改出{ $answer }，改為跳過再下一家。
reply-skip-sends-back = 該被跳過的人可以改出{ $answer }，改為跳過引起的人。
reply-skip-cancels = 該被跳過的人可以改出{ $answer }，這樣就沒有人被跳過。
reply-to-some = 對{ CARDS($owing, form: "bare", join: "or") }：{ $reply }

# ---- 喊牌

call-at = { $cards ->
    [0] 出最後一張牌時要喊「{ $word }」。
   *[other] 手上剩{ $cards }張牌時要喊「{ $word }」。
 }
call-forgotten = 忘了喊的人{ $penalty }。
call-forgotten-nothing = 忘了喊也沒有處罰。
call-none = 手上剩一張牌時不必喊牌。
catcher-anyone = 其他任何人都可以指出有人忘了喊。
catcher-next = 只有下一家可以指出有人忘了喊。
catcher-table = 忘了喊時，不必有人指出也要受罰。
call-caught-next-turn = 在下一家開始行動之前，都可以補喊或指出。
call-caught-next-card = 在下一次出牌或抽牌之前，都可以補喊或指出。
call-caught-last-card = 在最後一張牌打出之前，都可以補喊或指出。
call-made-good-next-turn = 在下一家開始行動之前，都可以補喊。
call-made-good-next-card = 在下一次出牌或抽牌之前，都可以補喊。
call-made-good-last-card = 在最後一張牌打出之前，都可以補喊。
penalty-cards = 罰抽{ $cards }張
penalty-turns = 停{ $turns }輪
penalty-no-finish = 在補喊之前不能出最後一張牌

# ---- 出完

finish-hand-ends = 有人出完最後一張牌，這一局立即結束。
finish-play-on = 出完最後一張牌的人退出這一局；其他人繼續爭名次，直到只剩一人手上還有牌。
last-card-wins = 最後一張也可以是{ CARDS($cards, form: "bare", join: "or") }。
last-card-acts = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，效果仍會先發生，這一局才結束；不能用牌回應。
last-card-acts-and-may-come-back = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，效果仍會發生，也可以用牌回應；若效果回到自己身上，就要抽牌並重新加入。
last-card-forbidden = 不能用{ CARDS($cards, form: "bare", join: "or") }作為最後一張。
last-card-if-it-fits = 只有像普通牌一樣符合頂牌時，才能用{ CARDS($cards, form: "bare", join: "or") }作為最後一張。
last-card-draws = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，不算出完：要抽{ $number }張牌再繼續玩。
last-card-stays-in = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，不算出完：雖然沒有手牌，仍留在局中。

# ---- 計分

score-each-pays-own-hand = 出完的人記0分，其他人把手上剩下的牌記為罰分。
score-winner-collects = 出完的人得到其他所有人剩牌的總分。
score-winner-collects-average = 出完的人得到其他人剩牌分數的平均。
score-lowest-collects-differences = 手牌分數最低的人從其他每個人得到兩人手牌分數的差。
score-lowest-wins = 手牌分數最低的人贏得這一局。
score-finishers-collect = 每個出完的人，得到當時其他所有人剩牌的總分。
score-winner-takes = 出完的人得{ $points }分。
score-places = 只看名次：誰第一個出完、誰第二個出完，依此類推。
score-none = 不計分：先出完的人贏得這一局。
value-points = { CARDS($cards, form: "bare") }每張{ $points }分。
value-face = { $times ->
    [1] { CARDS($cards, form: "bare") }依牌面數字計分。
   *[other] { CARDS($cards, form: "bare") }依牌面數字的{ $times }倍計分。
 }

# ---- 整場

game-single-hand = 一局就是一場。
game-hands = 一場玩{ $hands }局。
game-each-deals = 每人都發過{ $hands }次牌，一場就結束。
game-winner-each-pays-own-hand = 總分最低的人獲勝。
game-winner-winner-collects = 總分最高的人獲勝。
game-winner-winner-collects-average = 總分最高的人獲勝。
game-winner-lowest-collects-differences = 總分最高的人獲勝。
game-winner-lowest-wins = 贏最多局的人獲勝。
game-winner-finishers-collect = 總分最高的人獲勝。
game-winner-winner-takes = 總分最高的人獲勝。
game-winner-places = 名次總和最好的人獲勝。
game-winner-none = 贏最多局的人獲勝。
game-target-lowest-wins = 一局結束後若有人{ $target }，整場就結束，總分最低的人獲勝。
game-target-highest-wins = 一局結束後若有人{ $target }，整場就結束，總分最高的人獲勝。
game-target-first-wins = 最先{ $target }的人贏得整場。
game-target-reachers-lose = 有人{ $target }時整場就結束：這個人輸，其他人都贏。
game-target-reachers-drop-out = { $target }的人淘汰，最後留下的人獲勝。
points-reached = 達到{ $points }分
points-past = 超過{ $points }分
points-reached-per-player = 達到人數乘以{ $points }分
points-past-per-player = 超過人數乘以{ $points }分
tie-extra-hand = 平手時加玩一局。
tie-shared = 平手時共享勝利。
tie-earlier-lowest = 平手時，最後一局之前總分較低的人獲勝。
