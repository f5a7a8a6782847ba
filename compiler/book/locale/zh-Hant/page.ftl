# 標題、表格與規則以外的文字。

heading-aim = 遊戲目標
heading-pack = 用牌
heading-deal = 發牌
heading-start = 開局
heading-turn = 輪到你時
heading-wild = 萬用牌
heading-effects = 功能牌
heading-jump = 插隊出牌
heading-stock = 抽牌堆用完時
heading-calls = 喊最後一張
heading-finish = 出完手牌
heading-scoring = 計分
heading-game = 整場勝負
heading-house-rules = 可選桌規
heading-examples = 牌例
heading-exchanges = 常見問題
heading-notes = 牌桌約定
heading-open-points = 來源沒有說的事
heading-sources = 引用資料

played-in = 流行地區：{ $countries }。
place-northern-ireland = 北愛爾蘭
place-software = 電腦遊戲

chosen = 本版採用的桌規：{ $rules }。
chosen-marked = 本版採用了{ $count }條桌規，改變之處以{ $sign }標示。
house-rules-intro = 以下每一條都要在發牌前全員同意才採用。
house-rule-requires = 須與{ $rules }一起採用。
house-rule-excludes = 不能與{ $rules }並用。
house-rule-unchanged = 在這裡沒有任何改變。
house-rule-number = 桌規{ $number }
quoted = 「{ $text }」

table-players = 人數
table-packs = 副數
table-cards-each = 每人張數
table-stock = 抽牌堆張數
table-card = 剩牌
table-points = 每張分數
value-face-cell = { $times ->
    [1] 牌面數字
   *[other] 牌面數字的{ $times }倍
 }

caption = { $text }
values-for-blocked = 一局卡住時
with-players = { $players }玩時：{ $text }
lead = { $cards }：
lead-with-players = { $cards }（{ $players }玩時）：
only-with-players = { $players }玩時

told = { $text }
told-titled = { $title }：{ $text }
told-otherwise = 否則：{ $text }
told-if = { $condition }：{ $text }
told-forgotten = 忘了喊的人：{ $text }
told-gone = 取消：{ $rule }
told-only = 其中有{ $count }條只寫在這裡：由玩家自己遵守，程式不會執行。
open-points-intro = 以下幾點，各來源都沒有說明；本版借用別處的規則。
assumed-after = 出自{ $owner }：
owner-pagat = Pagat
owner-bicycle = Bicycle
owner-bartok = Bartok
owner-official-maumau-rules-2008 = MauMau官方規則
owner-chinese-page = 中文規則
owner-board-game-arena = Board Game Arena
owner-t-games = t_games
owner-openspiel = OpenSpiel
owner-everything2 = everything2
owner-family-game-shelf = Family Game Shelf
owner-bulgarian-page = 保加利亞規則
owner-italian-page = 義大利規則
owner-mattel-s-uno-sheet = Mattel的UNO規則
owner-two-hand-eights-pokerwiner = 兩人瘋狂8點（pokerwiner）
owner-black-jack = Black Jack
owner-v-nd-tta = Vändåtta
owner-mau-mau-ch = mau-mau.ch
owner-makao = Makao
owner-mattel-s-uno-house-rules = Mattel的UNO家規
owner-dark-imp = Dark Imp
owner-this-language = 一般慣例
legend-house = 作者自訂的規則，不見於任何來源。
legend-option = 因採用桌規而成立。
legend-default = 不見於來源，請看「{ $heading }」。
legend-english = 尚無中文譯文，暫用英文。
example-number = 牌例{ $number }
example-titled = 牌例{ $number }：{ $title }
