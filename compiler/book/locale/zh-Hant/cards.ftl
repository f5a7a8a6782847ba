# 牌的名稱。形式：bare = 8，another = 另一張8，short = 8。

rank-A = { $form ->
    [another] 另一張A
   *[bare] A
 }
rank-2 = { $form ->
    [another] 另一張2
   *[bare] 2
 }
rank-3 = { $form ->
    [another] 另一張3
   *[bare] 3
 }
rank-4 = { $form ->
    [another] 另一張4
   *[bare] 4
 }
rank-5 = { $form ->
    [another] 另一張5
   *[bare] 5
 }
rank-6 = { $form ->
    [another] 另一張6
   *[bare] 6
 }
rank-7 = { $form ->
    [another] 另一張7
   *[bare] 7
 }
rank-8 = { $form ->
    [another] 另一張8
   *[bare] 8
 }
rank-9 = { $form ->
    [another] 另一張9
   *[bare] 9
 }
rank-10 = { $form ->
    [another] 另一張10
   *[bare] 10
 }
rank-J = { $form ->
    [another] 另一張J
   *[bare] J
 }
rank-Q = { $form ->
    [another] 另一張Q
   *[bare] Q
 }
rank-K = { $form ->
    [another] 另一張K
   *[bare] K
 }
rank-other = { $form ->
    [another] 另一張「{ $rank }」
   *[bare] 「{ $rank }」
 }

suit-clubs = 梅花
suit-diamonds = 方塊
suit-hearts = 紅心
suit-spades = 黑桃
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [another] 另一張{ $low }到{ $high }的牌
    [short] { $low }～{ $high }
   *[bare] { $low }到{ $high }的牌
 }
cards-of-suit = { $form ->
    [another] 另一張{ $suit }
   *[bare] { $suit }
 }
cards-of-colour = { $form ->
    [another] 另一張{ $colour }牌
   *[bare] { $colour }牌
 }
cards-coloured = { $form ->
    [another] 另一張{ $colour }{ $bare }
   *[bare] { $colour }{ $bare }
 }
cards-single = { $suit }{ $bare }
cards-any = { $form ->
    [another] 任何其他牌
   *[bare] 任何牌
 }
cards-except = { $form ->
    [another] { CARDS($cards, form: "bare") }以外的其他牌
   *[bare] { CARDS($cards, form: "bare") }以外的牌
 }
cards-rest = { $form ->
    [short] 其他牌
   *[bare] 其他任何牌
 }
card-sign = { CARDS($card, form: "bare") }

list-comma = { $left }、{ $right }
list-and = { $left }和{ $right }
list-or = { $left }或{ $right }
list-then = { $left }，然後{ $right }

count-range = { $low }至{ $high }
players = { $numbers }人
