# 牌例的每一行。

step-seats = 玩家：{ $seats }。
step-dealer = { $seat }發牌。
step-with_option = 採用{ $options }。
step-top = 頂牌是{ $cards }。
step-below = 頂牌下面是{ $cards }。
step-named = 宣布的花色是{ $suit }。
step-hand = 你手上有{ $cards }。
step-stock_is = 抽牌堆接下來是{ $cards }。
step-stock_is_nothing = 抽牌堆已經用完。
step-holds = { $seat }手上有{ $cards }。
step-has_total = { $seat }目前累計{ $number }分。

step-plays = { $seat }出{ $cards }。
step-plays-naming = { $seat }出{ $cards }，宣布{ $suit }。
step-draws_cards = { $seat }抽到{ $cards }。
step-draws_cards-unseen = { $seat }抽牌。
step-takes = { $seat }因頂牌抽了{ $cards }。
step-takes-unseen = { $seat }把該抽的牌全部抽完。
step-names = { $seat }宣布{ $suit }。
step-picks = { $seat }選擇{ $other }。
step-catches = { $seat }指出{ $other }忘了喊牌。
step-does-passes = { $seat }過牌。
step-does-stops = { $seat }停止。
step-does-calls = { $seat }喊牌。
step-is_out = { $seat }出完手牌。

step-fits = { $count ->
    [1] 只有{ $cards }可以出。
   *[other] { $cards }可以出，其他都不行。
 }
step-fits_nothing = 沒有牌可以出。
step-may_play = { $seat }可以出{ $cards }。
step-may_not_play = { $seat }不能出{ $cards }。
step-may-draw = { $seat }可以抽牌。
step-may-pass = { $seat }可以過牌。
step-may-call = { $seat }可以喊牌。
step-may-name = { $seat }可以宣布花色。
step-may-stop = { $seat }可以停止。
step-may_not-draw = { $seat }不能抽牌。
step-may_not-pass = { $seat }不能過牌。
step-may_not-call = { $seat }不能喊牌。
step-may_not-name = { $seat }不能宣布花色。
step-may_not-stop = { $seat }不能停止。
step-must-draw = { $seat }必須抽牌。
step-must-pass = { $seat }必須過牌。
step-must-call = { $seat }必須喊牌。
step-must-name = { $seat }必須宣布花色。
step-must-stop = { $seat }必須停止。
step-must_take = { $seat }必須抽{ $number }張。
step-has_cards = { $seat }這時有{ $number }張牌。
step-seat_wins = { $seat }獲勝。
step-turn = 輪到{ $seat }。
step-scores = 得分：{ $scores }。
seat-score = { $seat } { $points }分
step-stock_holds = 抽牌堆剩{ $number }張。
step-hand_ends-blocked = 這一局卡住。
step-hand_ends-void = 這一局不算。
step-game_over = 整場結束。
