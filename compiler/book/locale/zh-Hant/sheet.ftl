# 計分表：各欄的標題和填寫方法。

heading-sheet = 計分表
sheet-hand = 局
sheet-total = 總計
sheet-counter = 計數
sheet-player = 玩家{ $number }
sheet-pair = 第{ $number }組
sheet-how-points = 每局一行：寫下各人的分數，或寫到目前為止的總分。
sheet-how-wins = 每局一行：在贏家的格子裡打勾。
sheet-how-columns = 每位玩家有{ $columns }欄：一局的分數要寫進所有計分的欄。
sheet-how-counter = 計數每減少一次，就劃掉一個數字。
