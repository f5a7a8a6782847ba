# What the game is about, in a line and at the beginning.

summary = { $players }玩，用{ $packs ->
    [1] 一副
   *[other] { $packs }副
 }{ $cards }張的牌。
aim-hand-ends = 最先出完手上所有的牌。
aim-play-on = 儘早出完手上所有的牌：其他人繼續玩，直到只剩一人手上還有牌。
aim-penalties = 留在手上的牌要記罰分。
aim-rewards = 別人手上剩下的牌就是你的得分。
aim-hand-ends-partners = 為自己和隊友，最先出完手上所有的牌。
aim-hand-ends-dummies = 最先出完自己兩手牌中一手的所有牌。
aim-next-counter = 把自己的計數走到底：每出完一次手牌，就前進一格。
aim-both-partners = 出完手上所有的牌，並幫助隊友出完：兩人最先都出完的一隊獲勝。
aim-both-hands = 最先出完自己兩手的所有牌。
