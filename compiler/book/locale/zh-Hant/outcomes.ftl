# 非普通的抽牌、抽牌堆、喊牌、出完、計分與整場。

draw-at-will-nothing = 不能或不想出牌時就過牌，誰都不抽牌。
draw-when-unable-nothing = 手上沒有能出的牌時就過牌，誰都不抽牌；有能出的牌就必須出。
draw-may-go-on = 即使已有能出的牌，也可以繼續抽。
pass-after-last-draw = 抽完最後一張之後，才能不出牌而結束這一輪。
pass-after-any-draw = 每次抽牌之後都可以結束這一輪。
pass-when-dry = 沒有牌可抽時，任何人都可以過牌，即使有能出的牌也一樣。
pass-at-will = 也可以不抽牌就過牌。

stock-refills-when-needed = 有人要抽牌而沒有牌時，才補充抽牌堆。
stock-refills-at-once = 最後一張一被抽走，就立刻補充抽牌堆。
stock-keeps-top = 補充抽牌堆時，棄牌堆只留下頂牌。
stock-keeps-top-and-chain = 還有該抽的牌時，引起的那些牌也都留下。
stock-limit = { $times ->
    [0] 抽牌堆不補充。
   *[other] 一局中抽牌堆最多補充{ $times }次。
 }
stock-short-lapses = 牌不夠時，有多少抽多少，不足的不必補抽。
stock-short-owed = 牌不夠時，有多少抽多少，不足的欠到下一次輪到時再抽。
stock-short-no-play = 牌不夠時，有多少抽多少，而且這一輪不能出牌。
stock-short-take-top = 牌不夠時，連棄牌堆的頂牌也要拿走。
stock-blocked = { $rounds ->
    [1] 若所有人接連過牌，這一局就卡住而結束。
   *[other] 若所有人接連過牌{ $rounds }圈，這一局就卡住而結束。
 }
stock-blocked-passes = 若接連有{ $passes }次過牌，這一局就卡住而結束。
stock-blocked-rounds-and-passes = 若所有人接連過牌{ $rounds }圈，之後又有{ $passes }人過牌，這一局就卡住而結束。
stock-blocked-cards = 打出{ $cards }張牌之後，這一局也算卡住。
blocked-each-collects-differences = 每人得到最高手牌分數與自己手牌分數的差。

call-ahead = 打算出完手牌的前一輪，要先喊「{ $word }」。
call-false = 不必喊而喊的人{ $penalty }。
call-false-nothing = 不必喊而喊也沒有處罰。
call-doubt = 指錯人的人{ $penalty }。
call-doubt-nothing = 指錯人也沒有處罰。

aim-hand-ends-partners = 為自己和隊友，最先出完手上所有的牌。
aim-next-counter = 把自己的計數走到底：每出完一次手牌，就前進一格。
aim-both-partners = 出完手上所有的牌，並幫助隊友出完：兩人最先都出完的一隊獲勝。
finish-hand-ends-partners = 有人出完最後一張牌，這一局立即結束，由他那一隊獲勝。
finish-next-counter = 出完最後一張牌的人，依當時的計數從抽牌堆抽新的手牌，繼續玩。
finish-both-partners = 出完最後一張牌的人退出這一局；同一隊的兩人都出完時，這一局結束。
finish-only-on = 最後一張只能是{ CARDS($cards, form: "bare", join: "or") }。
finish-waits = 只要還有另一人也沒有手牌，就還沒有人獲勝。
claim = 手牌的點數總和等於頂牌的數字時，可以喊「{ $word }」而出完。
hand-limit-out = 手牌超過{ $cards }張的人退出這一局，他的牌放到棄牌堆底下。
hand-limit-loses = 手牌超過{ $cards }張的人輸掉這一局，這一局立即結束。
finish-after-wins = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，就算出完。
finish-after-acts = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，效果仍會先發生，這一局才結束；不能用牌回應。
finish-after-acts-and-may-come-back = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，效果仍會發生，也可以用牌回應；若效果回到自己身上，就要抽牌並重新加入。
finish-after-forbidden = 不能以蓋住{ CARDS($cards, form: "bare", join: "or") }的牌作為最後一張。
finish-after-if-it-fits = 以最後一張蓋住{ CARDS($cards, form: "bare", join: "or") }時，這張牌必須像普通牌一樣接得上。
finish-after-draws = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，不算出完：要抽{ $number }張牌再繼續玩。
finish-after-stays-in = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，不算出完：雖然沒有手牌，仍留在局中。

score-each-collects-differences = 每人得到最高手牌分數與自己手牌分數的差。
score-partners = 一隊的分數，兩人都記。
score-rounds = 分數取到{ $points }的倍數，五入。
score-rounds-at-least = 只要有分，至少算{ $points }分。
score-reshuffle = 使抽牌堆必須補充的人，記{ $points }分罰分。
score-reshuffle-doubling = 使抽牌堆必須補充的人，記{ $points }分罰分，之後每次加倍。
bonus-times = 最後一張是{ CARDS($cards, form: "bare", join: "or") }時，這一局的分數乘以{ $times }。
bonus-more = 最後一張是{ CARDS($cards, form: "bare", join: "or") }時，出完的人總分加{ $points }分。
bonus-less = 最後一張是{ CARDS($cards, form: "bare", join: "or") }時，出完的人總分減{ $points }分。
game-winner-each-collects-differences = 總分最高的人獲勝。
game-columns = 分數記在{ $columns }欄：每人贏的第一局只記第一欄，第二局記前兩欄，之後每局各欄都記。每欄玩到{ $points }分，各有贏家；贏最多欄的人贏得整場。
game-counter = 計數最先降到{ $end }的人贏得整場。
game-exactly = 總分剛好是{ $points }分時，退回{ $back }分。
