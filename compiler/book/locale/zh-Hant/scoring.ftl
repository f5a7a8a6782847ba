# Scores, and what cards count.

score-each-collects-differences = 每人得到最高手牌分數與自己手牌分數的差。
score-side-went-out = 兩名隊員都先出完的一隊，才算出完。
score-side-went-out-dummies = 最先兩手都出完的人，才算出完。
score-side-hands = 一隊兩人的手牌合計為一手。
score-side-hands-dummies = 一人的兩手牌合計為一手。
score-not-partner = 隊友手上的牌不計分。
score-not-partner-dummies = 自己另一手的牌不計分。
score-partners = 一隊的分數，兩人都記。
score-partners-dummies = 一人兩手牌的分數合在一起記。
score-rounds = 分數取到{ $points }的倍數，五入。
score-rounds-at-least = 只要有分，至少算{ $points }分。
score-drawn-added = 每從抽牌堆抽一張牌，不論原因，抽牌的人總分加{ $points }分。
score-drawn-taken = 每從抽牌堆抽一張牌，不論原因，抽牌的人總分減{ $points }分。
score-reshuffle = 使抽牌堆必須補充的人，記{ $points }分罰分。
score-reshuffle-doubling = 使抽牌堆必須補充的人，記{ $points }分罰分，整場遊戲中之後每次加倍。
score-reshuffle-taken = 使抽牌堆必須補充的人，總分減{ $points }分。
score-reshuffle-doubling-taken = 使抽牌堆必須補充的人，總分減{ $points }分，整場遊戲中之後每次加倍。
score-reshuffle-doubles-at-most = 最多加倍{ $times }次。
bonus-times = 最後一張是{ CARDS($cards, form: "bare", join: "or") }時，這一局的分數乘以{ $times }。
bonus-times-first-out = 最先出完的人最後一張是{ CARDS($cards, form: "bare", join: "or") }時，這一局的分數乘以{ $times }。
bonus-more = 最後一張是{ CARDS($cards, form: "bare", join: "or") }時，出完的人總分加{ $points }分。
bonus-less = 最後一張是{ CARDS($cards, form: "bare", join: "or") }時，出完的人總分減{ $points }分。
score-each-pays-own-hand = 出完的人記0分，其他人把手上剩下的牌記為罰分。
score-winner-collects = 出完的人得到其他所有人剩牌的總分。
score-winner-collects-average = 出完的人得到其他人剩牌分數的平均。
score-lowest-collects-differences = 手牌分數最低的人從其他每個人得到兩人手牌分數的差。
score-lowest-wins = 手牌分數最低的人贏得這一局。
score-finishers-collect = 每個出完的人，得到當時其他所有人剩牌的總分。
score-winner-takes = 出完的人得{ $points }分。
score-places = 只看名次：誰第一個出完、誰第二個出完，依此類推。
score-by-place = 名次換算成點數，從第一個出完的人起依序為：{ $points }。結束時仍有手牌的人算下一個名次；其後的名次沒有點數。
score-none = 不計分：先出完的人贏得這一局。
score-none-plays-on = 不計分。
value-points = { CARDS($cards, form: "bare") }每張{ $points }分。
value-face = { $times ->
    [1] { CARDS($cards, form: "bare") }依牌面數字計分。
   *[other] { CARDS($cards, form: "bare") }依牌面數字的{ $times }倍計分。
 }
