# Drawing and passing.

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
drawn-must-be-played-or-any-other = 抽牌後若有能出的牌，必須出一張，不論是不是剛抽到的；否則換下一位。
drawn-waits = 抽完就換下一位，即使抽到能出的牌也一樣。
drawn-until-may-be-played = 抽到的那張能出的牌可以立刻出，也可以留著；然後換下一位。
drawn-each-may-be-played = 抽到能出的牌可以立刻出。
drawn-each-may-be-played-or-any-other = 每次抽牌之後都可以出一張能出的牌，不論是不是剛抽到的；抽完最後一張仍不出牌，就換下一位。
drawn-until-must-be-played = 抽到的那張能出的牌必須立刻出。
drawn-each-must-be-played-or-any-other = 每次抽牌之後都可以出一張能出的牌，不論是不是剛抽到的；抽完最後一張之後，若有能出的牌就必須出。
drawn-until-waits = 然後換下一位：抽到的那張能出的牌要等到下一次輪到你時才能出。
draw-at-will-nothing = 不能出牌或不想出牌時就過牌，誰都不抽牌。
draw-when-unable-nothing = 手上沒有能出的牌時就過牌，誰都不抽牌；有能出的牌就必須出。
draw-may-go-on = 即使已有能出的牌，也可以繼續抽。
pass-after-last-draw = 抽完最後一張之後，才能不出牌而結束這一輪。
pass-after-any-draw = 每次抽牌之後都可以結束這一輪。
pass-after-any-draw-if-unable = 每次抽牌之後，若沒有能出的牌，可以結束這一輪。
pass-when-dry = 沒有牌可抽時，任何人都可以過牌，即使有能出的牌也一樣。
pass-at-will = 也可以不抽牌就過牌。
draw-from-discards = 也可以不抽牌，改為收走棄牌堆的頂牌，但底下必須還有牌，而且最後出的牌不是自己出的；這一輪就此結束。底下那張牌不再發揮作用，先前宣布的也不再算數。
