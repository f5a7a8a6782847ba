# What the game is about, in a line and at the beginning.

summary = For { $players }, with { $packs ->
    [1] a pack
   *[other] { $packs } packs
 } of { $cards } cards.
aim-hand-ends = Be the first to get rid of all your cards.
aim-play-on = Get rid of all your cards as soon as you can: the others play on until only one of you still holds cards.
aim-penalties = Cards left in your hand count against you.
aim-rewards = The cards that others still hold then bring you points.
aim-hand-ends-partners = Be the first to get rid of all your cards, for your partner and yourself.
aim-hand-ends-dummies = Be the first to get rid of all the cards of one of your two hands.
aim-next-counter = Bring your counter to its end: whenever your hand is empty, you come one step nearer.
aim-both-partners = Get rid of all your cards and help your partner to do so: the side wins whose two players are out first.
aim-both-hands = Be the first to get rid of all the cards of both your hands.
