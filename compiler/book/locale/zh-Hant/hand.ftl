# 完整一局，逐回合敘述。hand-player：常見的名字。

heading-hand = 一局示範
hand-player-1 = 小安
hand-player-2 = 小明
hand-player-3 = 小玲
hand-player-4 = 小華
step-skipped = { $seat }被跳過。
step-reversed = 行牌方向倒轉。
step-refilled = 棄牌堆洗成新的抽牌堆。
