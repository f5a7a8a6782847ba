# The score sheet: what stands above the columns, and how it is filled in.

heading-sheet = Score sheet
sheet-hand = Hand
sheet-total = Total
sheet-counter = Counter
sheet-player = Player { $number }
sheet-pair = Pair { $number }
sheet-how-points = One row for each hand: the points of everybody, or the total so far.
sheet-how-wins = One row for each hand: tick whoever wins it.
sheet-how-columns = { $columns } columns for each player: the points of a hand are written into all the columns in which they count.
sheet-how-counter = Strike off a number each time your counter falls.
