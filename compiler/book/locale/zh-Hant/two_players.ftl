# 兩人玩時有什麼不同。

heading-two-players = 兩人玩時
