# Cards and claims out of turn.

jump-none = 不能插隊出牌。
jump = 手上若有與頂牌相比{ $answer }，即使沒輪到也可以插隊打出，直到下一家出牌或抽牌為止；但不能插在起始牌或自己打出的牌上。以先出的人為準。
jump-then-after-jumper = 之後從插隊的人繼續輪下去。
jump-then-resume = 之後從中斷的地方繼續；對新的牌來說，下一家就是在那裡輪到的人。
jump-effect-cancels = 下面那張牌尚未發生的效果取消，輪流方向恢復原樣，新的牌照常生效；已經發生的不變。
jump-effect-adds = 下面那張牌尚未發生的效果與新的累加。
jump-owing-also = 對讓人抽牌、停一輪或必須出牌的牌也可以這樣，直到有人回應或照做為止；但若那是出牌者的最後一張則不行。
jump-owing-not = 有人該抽牌、停一輪或必須出牌時不可以這樣。
jump-new-asks = 若兩張都要求出牌，只以新的那張為準。
jump-not-in-round = 一圈進行中，以及在那一圈的最後一張牌上，都不能插隊出牌。
