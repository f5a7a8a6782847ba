# The game.

game-columns = Points are kept in { $columns } columns. The first hand that a player wins counts in the first column, the second in the first two, and every later one in { $columns ->
    [2] both
   *[other] all
 }. Each column goes to { $points } points and has a winner of its own; whoever wins most columns wins the game.
game-counter = Whoever’s counter is the first to come down to { $end } wins the game.
game-counter-loses = Whoever’s counter is the first to come down to { $end } has lost the game, and all the others have won it.
counter-over-leaves = Whoever’s counter comes down to { $end } leaves the game.
left-do-not-count = Players who have left the game do not count here.
game-until-one-is-left-wins = The last player left in the game has won it.
game-until-one-is-left-loses = The last player left in the game has lost it, and all the others have won; if nobody is left, nobody has lost.
leaves-game-loser = After each hand its loser leaves the game: whoever is left with most points, and among equals with most cards. If that is true of several players, nobody leaves.
leaves-game-winner = After each hand whoever has won it leaves the game.
leaves-game-not-after-void = After a void hand nobody leaves.
game-exactly = A total of exactly { $points } points goes back to { $back }.
game-single-hand = Every hand is a game of its own.
game-single-unwon-lowest = If nobody has won the hand, whoever has fewest points wins the game; those who tie share the win.
game-single-unwon-highest = If nobody has won the hand, whoever has most points wins the game; those who tie share the win.
game-hands = { $hands ->
    [one] A game has { $hands } hand.
   *[other] A game has { $hands } hands.
 }
game-each-deals = { $hands ->
    [1] A game lasts until everyone has dealt once.
    [2] A game lasts until everyone has dealt twice.
   *[other] A game lasts until everyone has dealt { $hands } times.
 }
game-winner-lowest-total = The lowest total wins.
game-winner-highest-total = The highest total wins.
game-winner-most-hands = Whoever has won most hands wins.
game-winner-best-places = Whoever has the best places in all wins.
game-target-lowest-wins = The game ends after the hand in which someone has { $target }; the lowest total wins.
game-target-highest-wins = The game ends after the hand in which someone has { $target }; the highest total wins.
game-target-who-reaches-it-wins = The first to have { $target } wins the game.
game-target-who-reaches-it-loses = The game ends when someone has { $target }: that player loses, and all the others win.
game-target-who-reaches-it-leaves-game = Whoever has { $target } drops out; the last player left wins.
points-reached = { $points ->
    [one] { $points } point or more
   *[other] { $points } points or more
 }
points-past = { $points ->
    [one] more than { $points } point
   *[other] more than { $points } points
 }
points-reached-per-player = { $points ->
    [one] { $points } point or more for each player at the table
   *[other] { $points } points or more for each player at the table
 }
points-past-per-player = { $points ->
    [one] more than { $points } point for each player at the table
   *[other] more than { $points } points for each player at the table
 }
tie-extra-hand = If there is a tie, another hand is played.
tie-shared = Those who tie share the win.
tie-earlier-lowest = If there is a tie, whoever had the lower total before the last hand wins.
