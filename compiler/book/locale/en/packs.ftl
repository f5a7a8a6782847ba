# The pack and the deal, where they are more than ordinary.

pack-jokers = { $jokers ->
    [0] without jokers
    [one] with { $jokers } joker besides
   *[other] with { $jokers } jokers besides
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] An ordinary pack of { $cards } cards, { pack-jokers }.
       *[other] An ordinary pack { pack-jokers }: { $cards } cards.
     }
   *[other] { $packs } ordinary packs shuffled together, { pack-jokers }: { $cards } cards in all.
 }
pack-stripped = { $packs ->
    [1] An ordinary pack without { CARDS($left, form: "many") }, { pack-jokers }: { $cards } cards.
   *[other] { $packs } ordinary packs without { CARDS($left, form: "many") }, { pack-jokers }: { $cards } cards in all.
 }
pack-other = { $packs ->
    [1] A pack of { $cards } cards.
   *[other] { $packs } packs shuffled together, { $cards } cards in all.
 }
pack-suit = Each { SUIT_WORD() } ({ $suits }) has { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] one each of { CARDS($cards, form: "short", join: "comma") }
    [2] two each of { CARDS($cards, form: "short", join: "comma") }
   *[other] { $count } each of { CARDS($cards, form: "short", join: "comma") }
 }
pack-copies-of-one = { $count ->
    [1] one { CARDS($cards, form: "short") }
    [2] two { CARDS($cards, form: "short") }
   *[other] { $count } { CARDS($cards, form: "short") }
 }
pack-besides = Besides these, without a { SUIT_WORD() }: { $cards }.
pack-besides-cards = { $count ->
    [one] { CARDS($cards, form: "a") }
   *[other] { $count } { CARDS($cards, form: "many") }
 }
suit-in-pack = { $suit }

partners = Players who sit opposite each other are partners.
dummy-hands = Each player plays two hands and sees both: an own one, and a dummy hand that lies opposite. The hands take turns round the table, each as though it were a player of its own.
deal-dealing-batches = The dealer shuffles and deals the cards face down, in batches of { $batches }.
deal-dealing-batches-face-up = The dealer shuffles and deals the cards face up, in batches of { $batches }.
deal-per-hand = Everyone gets { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in the first hand, then { $further } in the hands that follow, and so on from the beginning.
deal-counter = Everyone gets as many cards as their own counter says.
deal-more = Compared with the others, { $who } gets { $cards ->
    [one] { $cards } card more
   *[other] { $cards } cards more
 }.
deal-fewer = Compared with the others, { $who } gets { $cards ->
    [one] { $cards } card fewer
   *[other] { $cards } cards fewer
 }.
handicapped-winner = whoever won the hand before
handicapped-loser = whoever lost the hand before
handicapped-youngest = the youngest player
handicapped-oldest = the oldest player
handicapped-dealer = the dealer
handicapped-each-winner = If several players won it, that goes for each of them.
handicapped-loser-is = The loser is whoever was left with most points, and among equals with most cards; if that was true of several players, there is none.
handicapped-not-after-void = A void hand has no loser.
deal-cards-and-stock-stock = { $cards ->
    [one] Everyone gets { $cards } card
   *[other] Everyone gets { $cards } cards
 }; with the starter turned up, { $stock ->
    [one] { $stock } card is
   *[other] { $stock } cards are
 } left in the stock.
deal-cards-and-stock-dealer = { $cards ->
    [one] Everyone gets { $cards } card
   *[other] Everyone gets { $cards } cards
 }, the dealer’s last one being the starter; { $stock ->
    [one] { $stock } card is
   *[other] { $stock } cards are
 } left in the stock.
deal-cards-and-stock-nowhere = { $cards ->
    [one] Everyone gets { $cards } card
   *[other] Everyone gets { $cards } cards
 }; { $stock ->
    [one] { $stock } card is
   *[other] { $stock } cards are
 } left in the stock.
deal-starter-stock = The next card is turned face up: it is the starter and begins the discard pile. The rest, face down, is the stock.
deal-starter-dealer = The last card dealt to the dealer is turned face up: it is the starter and begins the discard pile, and the dealer has one card fewer. The rest, face down, is the stock.
deal-starter-nowhere = The rest, face down, is the stock. No card is turned up: whoever begins may lay any card.
counter = Every player has a counter, which goes from { $start } to { $end }.
counter-falls-winner = After each hand the winner’s counter moves on by one.
counter-falls-loser = After each hand its loser’s counter moves on by one: that of whoever is left with most points, and among equals with most cards. If that is true of several players, no counter moves.
counter-falls-not-after-void = After a void hand no counter moves.
counter-falls-everyone = After each hand everyone’s counter moves on by one.
counter-falls-emptied = The counter of a player whose hand is empty moves on by one at once.
cutter = The bottom card of the stock is shown: it is the cutter.
cutter-not = If it is { CARDS($cards, form: "a", join: "or") }, another one is chosen.
cutter-stays = The cutter stays the same for the whole hand, even once it has been drawn.

pack-numbers = Where the number of a card counts: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
