# Cards and claims out of turn.

jump-none = Nobody may lay a card out of turn.
jump = If you hold { $answer } (compared with the card on top), you may throw it in although it is not your turn, until the next player lays or draws a card; but not on the starter or on a card that you laid yourself. Whoever is first counts.
jump-then-after-jumper = Play then goes on after whoever threw the card in.
jump-then-resume = Play then goes on where it was interrupted; for the card thrown in, the next player is whoever comes next there.
jump-effect-cancels = What the card below was about to do lapses, and play goes the way it went before; the new card does its own work. What has happened already stands.
jump-effect-adds = What the card below was about to do is added to what the new one does.
jump-owing-also = This also goes for a card that makes someone draw, miss a turn or lay a card, until that is answered or done, but not if it was its player’s last card.
jump-owing-not = This may not be done while someone has to draw, to miss a turn or to lay a card.
jump-new-asks = If both ask for a card, only what the new one asks for counts.
jump-not-in-round = While a round is open, and on its last card, nobody throws one in.
