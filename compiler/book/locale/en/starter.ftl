# The starter, who begins, and which way play goes.

starter-plain = If the starter is { CARDS($cards, form: "a", join: "or") }, it is treated as an ordinary card.
starter-plain-all = Every starter is treated as an ordinary card.
starter-acts = If the starter is { CARDS($cards, form: "a", join: "or") }, it acts as though the dealer had laid it.
starter-acts-before-first = If the starter is { CARDS($cards, form: "a", join: "or") }, it acts as though the player before the one who begins had laid it.
starter-acts-dealer-starts = If the starter is { CARDS($cards, form: "a", join: "or") }, it acts as though the dealer had laid it, and the dealer begins.
starter-dealer-names = If the starter is { CARDS($cards, form: "a", join: "or") }, the dealer looks at the hand dealt and { $choice ->
    [may] may name
   *[must] names
 } the { $named ->
    [rank] rank
    [suit-and-rank] { SUIT_WORD() } and rank
   *[suit] { SUIT_WORD() }
 } to be followed.
starter-first-names = If the starter is { CARDS($cards, form: "a", join: "or") }, whoever has the first turn { $choice ->
    [may] may name
   *[must] names
 } the { $named ->
    [rank] rank
    [suit-and-rank] { SUIT_WORD() } and rank
   *[suit] { SUIT_WORD() }
 } to be followed.
starter-any-fits = If the starter is { CARDS($cards, form: "a", join: "or") }, any card may be laid on it; this holds for everyone until a card is laid.
starter-bury = If the starter is { CARDS($cards, form: "a", join: "or") }, it is put back into the middle of the stock and another card is turned up.
starter-under = If the starter is { CARDS($cards, form: "a", join: "or") }, it goes to the bottom of the stock and another card is turned up.
starter-redraw = If the starter is { CARDS($cards, form: "a", join: "or") }, another card is turned up on top of it.
starter-reshuffle = If the starter is { CARDS($cards, form: "a", join: "or") }, it goes back, the stock is shuffled and another card is turned up.
starter-effects = If the starter is { CARDS($cards, form: "a", join: "or") }, { $effects }.
starter-effects-dealer = If the starter is { CARDS($cards, form: "a", join: "or") }, this happens as though the dealer had laid it: { $effects }.
starter-effects-before-first = If the starter is { CARDS($cards, form: "a", join: "or") }, this happens as though the player before the one who begins had laid it: { $effects }.
starter-effects-dealer-starts = If the starter is { CARDS($cards, form: "a", join: "or") }, this happens as though the dealer had laid it: { $effects }. Then the dealer begins.
first-player-left-of-dealer = The player to the dealer’s left begins.
first-player-right-of-dealer = The player to the dealer’s right begins.
first-player-dealer = The dealer begins.
first-player-winner = The winner of the last hand begins; in the first hand, and after one that nobody won, the player to the dealer’s left does.
first-player-winner-else-dealer = The winner of the last hand begins; in the first hand, and after one that nobody won, the dealer does.
first-player-of-several = If several players won it, the first of them to the dealer’s left begins.
first-player-loser = The loser of the last hand begins: whoever was left with most points, and among equals with most cards; in the first hand the player to the dealer’s left does.
first-player-of-several-losers = If that is true of several players, the first of them to the dealer’s left begins.
first-player-youngest = The youngest player begins.
first-player-oldest = The oldest player begins.
first-player-random = Who begins is left to chance.
first-player-holder = Whoever holds { CARDS($cards, form: "a", join: "or") } begins.
first-player-holder-any = If several players do, the first of them to the dealer’s left begins.
first-player-holder-lowest = Of several such players the one with the lowest of these cards begins, and among equals the first to the dealer’s left.
first-player-holder-highest = Of several such players the one with the highest of these cards begins, and among equals the first to the dealer’s left.
first-player-holder-nobody = If nobody does, the player to the dealer’s left begins.
first-player-holder-leads-any = Whoever begins so has to lay one of these cards first, if it may be laid; nothing else may be done instead.
first-player-holder-leads-lowest = Whoever begins so has to lay the lowest of these cards first, if it may be laid; nothing else may be done instead.
first-player-holder-leads-highest = Whoever begins so has to lay the highest of these cards first, if it may be laid; nothing else may be done instead.
direction-clockwise = Play goes clockwise.
direction-anticlockwise = Play goes anticlockwise.
direction-chosen = Whoever begins chooses which way round play goes.
