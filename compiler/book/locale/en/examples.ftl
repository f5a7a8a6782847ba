# The lines of worked examples.

step-seats = Players: { $seats }.
step-seats_with_dummies = Players: { $seats }; their dummy hands, in the same order: { $dummies }.
step-dealer = { $seat } deals.
step-with_option = Played with { $options }.
step-top = { $cards } lies on top of the discard pile.
step-below = Below it { $count ->
    [one] lies
   *[other] lie
 } { $cards }.
step-named = The named { SUIT_WORD() } is { $suit }.
step-hand = You hold { $cards }.
step-stock_is = The next { $count ->
    [one] card of the stock is
   *[other] cards of the stock are
 } { $cards }.
step-stock_is_nothing = The stock is empty.
step-holds = { $seat } holds { $cards }.
step-has_total = { $number ->
    [one] { $seat } has { $number } point so far.
   *[other] { $seat } has { $number } points so far.
 }

step-plays = { $seat } lays { $cards }.
step-plays-naming = { $seat } lays { $cards } and names { $suit }.
step-draws_cards = { $seat } draws { $cards }.
step-draws_cards-unseen = { $seat } draws.
step-takes = { $seat } draws { $cards } for the card on top.
step-takes-unseen = { $seat } draws all the cards that are due.
step-takes-missing = { $seat } does not answer.
step-names = { $seat } names { $suit }.
step-picks = { $seat } chooses { $other }.
step-catches = { $seat } catches { $other }, who forgot the call.
step-does-passes = { $seat } passes.
step-does-stops = { $seat } stops.
step-does-calls = { $seat } makes the call.
step-is_out = { $seat } is out.

step-fits = { $count ->
    [one] Only { $cards } fits.
   *[other] Only { $cards } fit.
 }
step-fits_nothing = Nothing fits.
step-may_play = { $seat } may lay { $cards }.
step-may_not_play = { $seat } may not lay { $cards }.
step-may-draw = { $seat } may draw.
step-may-pass = { $seat } may pass.
step-may-call = { $seat } may make the call.
step-may-name = { $seat } may name a { SUIT_WORD() }.
step-may-stop = { $seat } may stop.
step-may_not-draw = { $seat } may not draw.
step-may_not-pass = { $seat } may not pass.
step-may_not-call = { $seat } may not make the call.
step-may_not-name = { $seat } may not name a { SUIT_WORD() }.
step-may_not-stop = { $seat } may not stop.
step-must-draw = { $seat } must draw.
step-must-pass = { $seat } must pass.
step-must-call = { $seat } must make the call.
step-must-name = { $seat } must name a { SUIT_WORD() }.
step-must-stop = { $seat } must stop.
step-must_take = { $number ->
    [one] { $seat } must draw { $number } card.
   *[other] { $seat } must draw { $number } cards.
 }
step-has_cards = { $number ->
    [one] { $seat } then has { $number } card.
   *[other] { $seat } then has { $number } cards.
 }
step-seat_wins = { $seat } wins.
step-turn = It is { $seat }’s turn.
step-scores = Points: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] { $number } card is left in the stock.
   *[other] { $number } cards are left in the stock.
 }
step-hand_ends-blocked = The hand is blocked.
step-hand_ends-void = The hand is void.
step-game_over = The game is over.

step-counts = { $seat }’s counter stands at { $number }.
step-cutter_is = The cutter is { $cards }.
step-gives_cards = { $seat } gives away { $cards }.
step-discards_cards = { $seat } discards { $cards }.
step-jumps_in = { $seat } throws in { $cards } out of turn.
step-does-challenges = { $seat } doubts that the card was laid rightly.
step-does-claims = { $seat } says the word and is out.
step-may_play-together = { $seat } may lay { $cards } in one turn.
step-may_not_play-together = { $seat } may not lay { $cards } in one turn.
step-may-challenge = { $seat } may doubt that the card was laid rightly.
step-may-claim = { $seat } may say the word that ends the hand.
step-may-take = { $seat } may draw all the cards that are due.
step-may_not-challenge = { $seat } may not doubt that the card was laid rightly.
step-may_not-claim = { $seat } may not say the word that ends the hand.
step-may_not-take = { $seat } may not draw the cards that are due.
step-must-challenge = { $seat } must doubt that the card was laid rightly.
step-must-claim = { $seat } must say the word that ends the hand.
step-must-take = { $seat } must draw all the cards that are due.
example-rank = { CARDS($cards, form: "many") }

step-starter_is = The starter is { $cards }.
step-starter_is_none = No card is turned up to begin with.
step-may_catch = { $seat } may still catch { $other }, who forgot the call.
step-may_not_catch = { $seat } may not catch { $other }.
step-may_jump_in = { $seat } may throw in { $cards } out of turn.
step-may_not_jump_in = { $seat } may not throw in { $cards } out of turn.
step-on_top = Now { $cards } lies on top.
step-deals_next = { $seat } deals the next hand.
step-begins_next = { $seat } begins the next hand.
step-does-closes = { $seat } says that the row is closed.
step-may-close = { $seat } may close the row.
step-may_not-close = { $seat } may not close the row.
step-must-close = { $seat } must close the row.

step-totals = Points of the game so far: { $scores }.
step-counters = The counters now stand at: { $scores }.
seat-count = { $seat } { $points }
step-columns = In the columns { $seat } now has: { $columns }.
step-has_columns = In the columns { $seat } has so far: { $columns }.
step-has_won = { $number ->
    [one] { $seat } has won { $number } hand of this game.
   *[other] { $seat } has won { $number } hands of this game.
 }
step-hands_played = { $number ->
    [one] { $number } hand of this game is over.
   *[other] { $number } hands of this game are over.
 }
step-cuts = { $seat } cuts { $cards } for the first deal.
step-is_youngest = { $seat } is the youngest.
step-is_oldest = { $seat } is the oldest.
step-does-deals = { $seat } deals a new hand.

step-does-takes-top = { $seat } takes the top card of the discard pile.
step-may-take-top = { $seat } may take the top card of the discard pile.
step-may_not-take-top = { $seat } may not take the top card of the discard pile.
step-must-take-top = { $seat } must take the top card of the discard pile.

step-does-knocks = { $seat } says the word, and the hand ends.
step-may-knock = { $seat } may say the word with which the hand ends.
step-may_not-knock = { $seat } may not say the word with which the hand ends.
step-must-knock = { $seat } must say the word with which the hand ends.
