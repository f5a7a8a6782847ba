# The game.

game-columns = 分數記在{ $columns }欄：每人贏的第一局只記第一欄，第二局記前兩欄，之後每局各欄都記。每欄玩到{ $points }分，各有贏家；贏最多欄的人贏得整場。
game-counter = 計數最先降到{ $end }的人贏得整場。
game-exactly = 總分剛好是{ $points }分時，退回{ $back }分。
game-single-hand = 一局就是一場。
game-single-unwon-lowest = 沒有人贏得這一局時，分數最少的人獲勝；平手時共享勝利。
game-single-unwon-highest = 沒有人贏得這一局時，分數最多的人獲勝；平手時共享勝利。
game-hands = 一場玩{ $hands }局。
game-each-deals = 每人都發過{ $hands }次牌，一場就結束。
game-winner-lowest-total = 總分最低的人獲勝。
game-winner-highest-total = 總分最高的人獲勝。
game-winner-most-hands = 贏最多局的人獲勝。
game-winner-best-places = 名次總和最好的人獲勝。
game-target-lowest-wins = 一局結束後若有人{ $target }，整場就結束，總分最低的人獲勝。
game-target-highest-wins = 一局結束後若有人{ $target }，整場就結束，總分最高的人獲勝。
game-target-who-reaches-it-wins = 最先{ $target }的人贏得整場。
game-target-who-reaches-it-loses = 有人{ $target }時整場就結束：這個人輸，其他人都贏。
game-target-who-reaches-it-leaves-game = { $target }的人淘汰，最後留下的人獲勝。
points-reached = 達到{ $points }分
points-past = 超過{ $points }分
points-reached-per-player = 達到人數乘以{ $points }分
points-past-per-player = 超過人數乘以{ $points }分
tie-extra-hand = 平手時加玩一局。
tie-shared = 平手時共享勝利。
tie-earlier-lowest = 平手時，最後一局之前總分較低的人獲勝。
