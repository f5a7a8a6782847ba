# Scores, and what cards count.

score-each-collects-differences = Everyone scores the difference between the largest hand and their own.
score-side-went-out = The first side whose two players are both out is the one that went out.
score-side-went-out-dummies = The first player who is out with both hands is the one that went out.
score-side-hands = The two hands of a side count as one.
score-side-hands-dummies = The two hands of a player count as one.
score-not-partner = Nobody scores for the cards of a partner.
score-not-partner-dummies = Nobody scores for the cards of the other own hand.
score-partners = Both partners of a side are credited with its points.
score-partners-dummies = What a player’s two hands make is written down together.
score-rounds = Points are rounded to multiples of { $points }, halves up.
score-rounds-at-least = { $points ->
    [one] Whatever counts at all counts at least { $points } point.
   *[other] Whatever counts at all counts at least { $points } points.
 }
score-drawn-added = For each card that you draw from the stock, whatever for, { $points ->
    [one] { $points } point is added to your total.
   *[other] { $points } points are added to your total.
 }
score-drawn-taken = For each card that you draw from the stock, whatever for, { $points ->
    [one] { $points } point is taken off your total.
   *[other] { $points } points are taken off your total.
 }
score-reshuffle = { $points ->
    [one] Whoever makes a new stock necessary is charged { $points } point.
   *[other] Whoever makes a new stock necessary is charged { $points } points.
 }
score-reshuffle-doubling = { $points ->
    [one] Whoever makes a new stock necessary is charged { $points } point, and each further time in the game twice as much.
   *[other] Whoever makes a new stock necessary is charged { $points } points, and each further time in the game twice as much.
 }
score-reshuffle-taken = Whoever makes a new stock necessary has { $points ->
    [one] { $points } point
   *[other] { $points } points
 } taken off their total.
score-reshuffle-doubling-taken = Whoever makes a new stock necessary has { $points ->
    [one] { $points } point
   *[other] { $points } points
 } taken off their total, and each further time in the game twice as much.
score-reshuffle-doubles-at-most = It doubles { $times } times at most.
bonus-times = If the hand ends with { CARDS($cards, form: "a", join: "or") }, its points count { $times ->
    [2] double
   *[other] { $times } times
 }.
bonus-times-first-out = If the first player to be out goes out on { CARDS($cards, form: "a", join: "or") }, the points of the hand count { $times ->
    [2] double
   *[other] { $times } times
 }.
bonus-more = { $points ->
    [one] Whoever goes out on { CARDS($cards, form: "a", join: "or") } adds { $points } point to their total.
   *[other] Whoever goes out on { CARDS($cards, form: "a", join: "or") } adds { $points } points to their total.
 }
bonus-less = { $points ->
    [one] Whoever goes out on { CARDS($cards, form: "a", join: "or") } takes { $points } point off their total.
   *[other] Whoever goes out on { CARDS($cards, form: "a", join: "or") } takes { $points } points off their total.
 }
score-each-pays-own-hand = Whoever went out scores nothing. The others score the cards left in their hands, as penalty points.
score-winner-collects = Whoever went out scores the points of all the cards that the others still hold.
score-winner-collects-average = Whoever went out scores the average of what the others still hold.
score-lowest-collects-differences = The player with the lowest hand scores, from each of the others, the difference between the two hands.
score-lowest-wins = The player with the lowest hand wins the hand.
score-finishers-collect = Everyone who goes out scores the points of all the cards that the others hold at that moment.
score-winner-takes = { $points ->
    [one] Whoever went out scores { $points } point.
   *[other] Whoever went out scores { $points } points.
 }
score-places = Only the places count: first out, second out, and so on.
score-by-place = The places bring points, from the first one out on: { $points }. Whoever still holds cards at the end has the next place; places after these bring nothing.
score-none = No points are counted: whoever goes out wins the hand.
score-none-plays-on = No points are counted.
value-points = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] counts
   *[many] count
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ NUMBER_OF($cards) ->
    [one] .
   *[many] { " each." }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } count the number printed on them.
   *[other] { CARDS($cards, form: "many") } count { $times } times the number printed on them.
 }
