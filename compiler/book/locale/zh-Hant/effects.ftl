# What cards do.

draws-next = 下一家抽{ $amount }
draws-previous = 上一家抽{ $amount }
draws-chosen = 出牌的人選一人抽{ $amount }
debtor-waits = 抽了這些牌的人失去這一輪。
creditor-goes-on = 之後由下一家繼續。
draws-previous-waits = 上一家抽{ $amount }，再由下一家繼續
draws-previous-plays = 上一家抽{ $amount }，再照常行動，之後從他往下繼續
draws-previous-may-play = 上一家抽{ $amount }，之後還可以出一張牌，再從他往下繼續
draws-chosen-waits = 出牌的人選一人抽{ $amount }並失去他的下一輪
draws-chosen-plays = 出牌的人選一人抽{ $amount }，再照常行動，之後從他往下繼續
draws-chosen-may-play = 出牌的人選一人抽{ $amount }，之後還可以出一張牌，再從他往下繼續
waits-next = 下一家停{ $turns }輪
waits-previous = 上一家停{ $turns }輪
waits-chosen = 出牌的人選一人停{ $turns }輪
names = { $choice ->
    [may] 出牌的人可以宣布接下來的{ $what }
   *[must] 出牌的人要宣布接下來的{ $what }
 }
names-for-this = 出牌的人宣布{ $what }，只用於這張牌的效果（下一張牌不必跟）
covers = 出牌的人必須立刻再出{ $cards }蓋在上面，否則{ $otherwise }
covers-or-not = 出牌的人必須立刻再出{ $cards }蓋在上面，而且只有能這樣做時才能出這張牌
must-play-next = 下一家必須出{ $cards }，否則{ $otherwise }
must-play-previous = 上一家必須出{ $cards }，否則{ $otherwise }；之後從中斷處繼續
must-play-chosen = 出牌的人選一人，這人必須出{ $cards }，否則{ $otherwise }；之後從中斷處繼續
demands = 出牌的人宣布一個點數（{ CARDS($cards, form: "bare") }），下一家必須出這個點數的牌；不能出的人照常抽牌
demands-or-else = 出牌的人宣布一個點數（{ CARDS($cards, form: "bare") }），下一家必須出這個點數的牌，否則{ $otherwise }
lasting-until-laid = { $duty }；若沒有人出，就輪到再下一家，直到有人出了或其他人都輪過
lasting-for-a-round = { $duty }；所有人都這樣，持續一整圈
lasting-until-somebody-fails = { $duty }；依序輪下去，直到有人做不到
asked-next = 之後的人必須出與頂牌相比{ $cards }。
opens-round = 手上有{ $cards }時可以開一圈：每人依序出一張，否則{ $otherwise }；輪回開圈的人時，他再出一張或結束這一圈，然後從他的下一家繼續
adds = 同一輪可以在上面再出任意張牌，每張都是{ $cards }；只有最後一張有效果
copies = 做它下面那張牌做過的事，包括宣布
swaps-hands-next = 出牌的人與下一家交換手牌
swaps-hands-previous = 出牌的人與上一家交換手牌
swaps-hands-chosen = 出牌的人選一人交換手牌
rotates-hands = 所有人把手牌依輪流方向傳給下一家
rotates-hands-left = 所有人把手牌傳給左邊的人
gives-next = 出牌的人給下一家{ $cards }張手牌
gives-previous = 出牌的人給上一家{ $cards }張手牌
gives-chosen = 出牌的人選一人，給他{ $cards }張手牌
takes-next = 下一家自選{ amount-cards }給出牌的人
takes-previous = 上一家自選{ amount-cards }給出牌的人
takes-chosen = 出牌的人選一人，由他自選{ amount-cards }給出牌的人
takes-unseen-next = 出牌的人從下一家的手牌中盲抽{ amount-cards }
takes-unseen-previous = 出牌的人從上一家的手牌中盲抽{ amount-cards }
takes-unseen-chosen = 出牌的人選一人，從他的手牌中盲抽{ amount-cards }
each-picks-own = 雙方都先從自己的手牌中選好，才看換來的牌
swaps-cards-next = 出牌的人與下一家交換{ amount-cards }；{ each-picks-own }
swaps-cards-previous = 出牌的人與上一家交換{ amount-cards }；{ each-picks-own }
swaps-cards-chosen = 出牌的人選一人交換{ amount-cards }；{ each-picks-own }
passes-cards = 所有人把{ amount-cards }依輪流方向傳給下一家，各自先選好，才看傳來的牌
passes-cards-left = 所有人把{ amount-cards }傳給左邊的人，各自先選好，才看傳來的牌
discarded-such = { amount-cards }，每張都是{ $which }
discarded-all = 盡可能多的牌，每張都是{ $which }
discards-you = 出牌的人棄掉{ $amount }
discards-next = 下一家棄掉{ $amount }
discards-previous = 上一家棄掉{ $amount }
discards-chosen = 出牌的人選一人，由該人棄掉{ $amount }
discards-others = 其他人依輪流方向各棄掉{ $amount }
discards-all = 所有人從出牌的人開始，依輪流方向各棄掉{ $amount }
shows-hand-next = 出牌的人讓下一家看手牌
shows-hand-previous = 出牌的人讓上一家看手牌
shows-hand-chosen = 出牌的人選一人看手牌
shows-hand-others = 出牌的人讓其他所有人看手牌
ends-hand = 出牌的人可以立刻結束這一局並計分
ends-hand-at-most = 手牌不超過{ $points }分時，出牌的人可以立刻結束這一局並計分
else-draw-exactly = 抽{ $cards }張牌
else-draw-up-to = 逐張抽牌直到抽到被要求的牌，最多{ $cards }張
else-draw-until-playable = 逐張抽牌直到抽到被要求的牌
else-draw-nothing = 過牌
else-draw-face = 抽與頂牌數字相同張數的牌
else-wait = 停一輪
else-not-allowed = 不能出牌
card-does-in-cutter-suit = 與底牌同{ SUIT_WORD() }時：{ $effects }。
card-does-nothing-in-cutter-suit = 與底牌同{ SUIT_WORD() }時：沒有效果。
card-does-if = { $condition }：{ $effects }。
card-does-if-instead = { $condition }，改為：{ $effects }。
card-does-nothing-if = { $condition }：沒有效果。
card-does-nothing-if-instead = { $condition }，改為：沒有效果。
if-laid-on = 接在{ CARDS($cards, form: "bare", join: "or") }上時
if-on-top = 最上面是{ CARDS($cards, form: "bare", join: "or") }時
if-holding = 出牌後手上還有{ CARDS($cards, form: "bare", join: "or") }時
if-holding-none = 出牌後手上已沒有{ CARDS($cards, form: "bare", join: "or") }時
if-holding-several = 出牌後手上還有至少{ $number }張這樣的牌（{ CARDS($cards, form: "bare") }）時
if-holding-points = 出牌後手牌不超過{ $points }分時
if-on-countdown = 自己的計數是{ $number }時
if-players-remain = 還有{ $players }人在局中時
if-owing = 還欠著牌、回合或某張指定的牌時
owing-several = 出數張牌中的第一張時若有所欠，整組都算在有所欠時出的。
owing-thrown-in = 搶出一張牌的人，這時不算有所欠。
condition-on-for-starter = 起始牌下面沒有牌。
condition-on-for-several = 一起出的牌，每張都算接在前一張上。
condition-copied-hand = 出的牌若做下面那張牌做過的事，看的是出牌者自己的手牌。
condition-copied-counter = 出的牌若做下面那張牌做過的事，看的是出牌者自己的計數。
add-open-closes = 接續出的牌在這一輪結束時就不能再接。
add-open-stays = 接續出的牌下一家還可以繼續接。
add-open-until-closed = 接續出的牌下一家還可以繼續接，直到接過牌的人喊出「結束」或有人打出接不上的牌為止。可以讓人接續出牌的牌永遠是開放的；接續出的牌若本身沒有{ SUIT_WORD() }而用來宣布，就是這一串的最後一張。
add-row-stays = 最後一張牌的效果結束之前，接續出的牌全部留在棄牌堆上，即使重新洗成抽牌堆也一樣。
add-names-first = 一張牌若可以宣布又可以接續出牌，先宣布；接續的第一張要合乎宣布的內容。
card-does = { $effects }。
card-does-nothing = 沒有效果。
amount-cards = { $cards }張牌
amount-face = 與牌面數字相同張數的牌
amount-each-cards = { $cards }張牌
amount-each-face = 與牌面數字相同張數的牌
amount-until = 牌，立刻一張一張抽，抽到{ $which }為止{ $most ->
    [0] { "" }
   *[other] ，最多{ $most }張
 }（抽不到就把剩下的牌全抽完）
amount-each-until = 牌，立刻一張一張抽，抽到{ $which }為止{ $most ->
    [0] { "" }
   *[other] ，最多{ $most }張
 }（抽不到就把剩下的牌全抽完）
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
