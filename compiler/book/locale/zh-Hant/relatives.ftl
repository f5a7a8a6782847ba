# 最相近的玩法。

heading-relatives = 與相近玩法的不同
relative-lead = 《{ $name }》：
relative-differs = 有{ $count }條規則不同。
