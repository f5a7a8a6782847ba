# Cards and claims out of turn.

jump-none = Nobody may lay a card out of turn.
jump = If you hold { $answer } (compared with the card on top), you may throw it in although it is not your turn, until the next player lays or draws a card. Whoever is first counts.
jump-then-after-jumper = Play then goes on after whoever threw the card in.
jump-then-resume = Play then goes on where it was interrupted.
jump-effect-cancels = What the card below was about to do lapses.
jump-effect-adds = What the card below was about to do is added to what the new one does.
