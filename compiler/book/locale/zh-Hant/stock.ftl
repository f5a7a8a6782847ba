# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = 抽牌堆用完時，留下棄牌堆的頂牌，其餘棄牌洗成新的抽牌堆。
stock-empty-turn-over = 抽牌堆用完時，留下棄牌堆的頂牌，其餘棄牌不洗牌，直接翻過來作為新的抽牌堆。
stock-empty-pass = 抽牌堆用完後不再補充。能出牌的人必須出，其他人過牌。
stock-empty-score = 抽牌堆用完而有人必須抽牌時，這一局立即結束並計分。
stock-exhausted-pass = 若無法補充抽牌堆，能出牌的人必須出，其他人過牌。
stock-exhausted-score = 若無法補充抽牌堆，這一局立即結束並計分。
blocked-void = 這一局不算，沒有人得分。
blocked-each-pays-own-hand = 每人各自計算手上的牌，這一局沒有贏家。
blocked-winner-collects = 手牌分數最低的人贏得這一局，並得到其他所有人手牌的分數。
blocked-winner-collects-average = 手牌分數最低的人贏得這一局，並得到其他人手牌分數的平均。
blocked-lowest-collects-differences = 手牌分數最低的人贏得這一局，並從其他每個人得到兩人手牌分數的差。
blocked-lowest-wins = 手牌分數最低的人贏得這一局。
blocked-winner-takes = 手牌分數最低的人贏得這一局，得{ $points }分。
blocked-places = 手上還有牌的人同列下一名。
blocked-none = 不計分。
blocked-won-by-first-out = 若這時已有人出完牌，這一局就算由最先出完的人獲勝。
ended-counts-as-blocked = 有人主動結束的一局，也這樣計算。
stock-refills-when-needed = 有人要抽牌而沒有牌時，才補充抽牌堆。
stock-refills-at-once = 最後一張一被抽走，就立刻補充抽牌堆；若沒有牌可補，等一有牌就補。
stock-keeps-top = 補充抽牌堆時，棄牌堆只留下頂牌。
stock-keeps-top-and-chain = 還有該抽的牌或還在要求出某張牌時，引起的那些牌也都留下。
stock-limit = { $times ->
    [0] 抽牌堆不補充。
   *[other] 一局中抽牌堆最多補充{ $times }次。
 }
stock-short-lapses = 牌不夠時，有多少抽多少，不足的不必補抽。
stock-short-owed = 牌不夠時，有多少抽多少，不足的欠到下一次輪到時再抽。
stock-short-no-play = 牌不夠時，有多少抽多少，而且這一輪不能出牌。
stock-short-take-top = 若沒有足夠的牌可抽，就連棄牌堆的頂牌也收走，不足的不必再抽；接著出牌的人可以出任何牌。
stock-blocked = { $rounds ->
    [1] 若所有人接連過牌，這一局就卡住而結束。
   *[other] 若所有人接連過牌{ $rounds }圈，這一局就卡住而結束。
 }
stock-blocked-missed = 停一輪不算過牌。
stock-blocked-drew = 輪到時抽過牌的人不算過牌。
stock-blocked-drew-last = 因某張牌抽完該抽的張數而停這一輪的人，如果之後無牌可抽，就算過牌。
stock-blocked-passes = 若接連有{ $passes }次過牌，這一局就卡住而結束。
stock-blocked-rounds-and-passes = 若所有人接連過牌{ $rounds }圈，之後又有{ $passes }人過牌，這一局就卡住而結束。
stock-blocked-cards = 打出{ $cards }張牌之後，這一局也算卡住。
blocked-each-collects-differences = 手牌分數最低的人贏得這一局，每人得到最高手牌分數與自己手牌分數的差。
