# 一個回合的步驟。

turn-passes = 然後輪到下一家。
