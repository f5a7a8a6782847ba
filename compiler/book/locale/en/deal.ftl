# The deal, and who deals.

deal-dealing = The dealer shuffles and deals the cards face down, one at a time.
deal-dealing-face-up = The dealer shuffles and deals the cards face up, one at a time.
hands-open = All hands lie face up on the table, where everybody sees them; a drawn card is put there too.
deal-cards = { $cards ->
    [one] Everyone gets { $cards } card.
   *[other] Everyone gets { $cards } cards.
 }
first-dealer-random = Who deals first is left to chance.
first-dealer-lowest-card = Everyone draws a card; the lowest deals first.
first-dealer-highest-card = Everyone draws a card; the highest deals first.
first-dealer-youngest = The youngest player deals first.
first-dealer-oldest = The oldest player deals first.
next-dealer-left = After each hand the deal passes to the left.
next-dealer-right = After each hand the deal passes to the right.
next-dealer-winner = The winner of a hand deals the next one; if nobody won it, the deal passes to the left.
next-dealer-loser = The loser of a hand deals the next one: whoever is left with most points, and among equals with most cards.
next-dealer-of-several = If that is true of several players, the first of them to the dealer’s left deals.
next-dealer-same = The same player deals every hand.
next-dealer-random = Who deals the next hand is left to chance.
