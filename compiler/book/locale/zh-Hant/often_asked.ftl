# 最常問的問題，答案就是規則中的句子。

often-drawn = 剛抽到的牌可以馬上出嗎？
often-stock = 抽牌堆用完時怎麼辦？
often-target = 幾分算贏？
