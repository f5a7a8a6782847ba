# 這種語言怎麼寫。

language-name = 繁體中文
between-sentences = nothing
full-stop = 。
titles-in-script = CJK
