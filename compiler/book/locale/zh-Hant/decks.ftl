# 非普通撲克牌的用語。形式與普通點數相同。

rank-0 = { $form ->
    [another] 另一張0
   *[bare] 0
 }
rank-1 = { $form ->
    [another] 另一張1
   *[bare] 1
 }
rank-number = { $form ->
    [another] 另一張{ $number }
   *[bare] { $number }
 }
rank-symbol = { $form ->
    [another] 另一張{ $rank }
   *[bare] { $rank }
 }
rank-joker = { $form ->
    [another] 另一張鬼牌
   *[bare] 鬼牌
 }
rank-Ober = { $form ->
    [another] 另一張Ober
   *[bare] Ober
 }
rank-Unter = { $form ->
    [another] 另一張Unter
   *[bare] Unter
 }
symbol-wild = 變色牌
symbol-wild4 = 變色加四牌
symbol-skip = 跳過牌
symbol-reverse = 反轉牌
symbol-draw2 = 加二牌
symbol-draw4 = 加四牌
symbol-stop = 停止牌
symbol-whot = Whot牌
symbol-taki = Taki牌
symbol-supertaki = 超級Taki牌
symbol-plus = 加號牌
symbol-skipeveryone = 跳過所有人牌
symbol-discardall = 同色全棄牌
symbol-wildreverse4 = 變色反轉加四牌
symbol-wild6 = 變色加六牌
symbol-wild10 = 變色加十牌
symbol-wildroulette = 顏色輪盤牌

suit-circles = 圓形
suit-triangles = 三角形
suit-crosses = 十字
suit-squares = 方形
suit-stars = 星形
suit-acorns = 橡實
suit-leaves = 葉子
suit-bells = 鈴鐺
suit-shields = 盾牌
suit-roses = 玫瑰
suit-red = 紅色
suit-black = 黑色
suit-yellow = 黃色
suit-green = 綠色
suit-blue = 藍色
suit-white = 白色
suit-orange = 橙色
suit-purple = 紫色
colour-red = 紅色
colour-black = 黑色
colour-yellow = 黃色
colour-green = 綠色
colour-blue = 藍色
colour-white = 白色
colour-orange = 橙色
colour-purple = 紫色

# 這副牌如何稱呼花色。
suit-word-suit = 花色
suit-word-colour = 顏色
suit-word-shape = 形狀
