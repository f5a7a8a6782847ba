# Names of cards. Forms: bare = eight, a = an eight, another = another eight, the = the eight, many = eights, short = 8.

rank-A = { $form ->
    [another] another ace
    [a] an ace
    [the] the ace
    [many] aces
   *[bare] ace
 }
rank-2 = { $form ->
    [another] another two
    [short] 2
    [a] a two
    [the] the two
    [many] twos
   *[bare] two
 }
rank-3 = { $form ->
    [another] another three
    [short] 3
    [a] a three
    [the] the three
    [many] threes
   *[bare] three
 }
rank-4 = { $form ->
    [another] another four
    [short] 4
    [a] a four
    [the] the four
    [many] fours
   *[bare] four
 }
rank-5 = { $form ->
    [another] another five
    [short] 5
    [a] a five
    [the] the five
    [many] fives
   *[bare] five
 }
rank-6 = { $form ->
    [another] another six
    [short] 6
    [a] a six
    [the] the six
    [many] sixes
   *[bare] six
 }
rank-7 = { $form ->
    [another] another seven
    [short] 7
    [a] a seven
    [the] the seven
    [many] sevens
   *[bare] seven
 }
rank-8 = { $form ->
    [another] another eight
    [short] 8
    [a] an eight
    [the] the eight
    [many] eights
   *[bare] eight
 }
rank-9 = { $form ->
    [another] another nine
    [short] 9
    [a] a nine
    [the] the nine
    [many] nines
   *[bare] nine
 }
rank-10 = { $form ->
    [another] another ten
    [short] 10
    [a] a ten
    [the] the ten
    [many] tens
   *[bare] ten
 }
rank-J = { $form ->
    [another] another jack
    [a] a jack
    [the] the jack
    [many] jacks
   *[bare] jack
 }
rank-Q = { $form ->
    [another] another queen
    [a] a queen
    [the] the queen
    [many] queens
   *[bare] queen
 }
rank-K = { $form ->
    [another] another king
    [a] a king
    [the] the king
    [many] kings
   *[bare] king
 }
rank-other = { $form ->
    [another] another card “{ $rank }”
    [a] a card “{ $rank }”
    [the] the card “{ $rank }”
    [many] cards “{ $rank }”
   *[bare] “{ $rank }”
 }

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [another] another card from { $low } to { $high }
    [a] a card from { $low } to { $high }
    [the] the cards from { $low } to { $high }
    [many] cards from { $low } to { $high }
   *[bare] { $low } to { $high }
 }
cards-of-suit = { $form ->
    [another] another card of { $suit }
    [a] a card of { $suit }
    [many] all { $suit }
   *[bare] { $suit }
 }
cards-of-colour = { $form ->
    [another] another { $colour } card
    [a] a { $colour } card
    [short] { $colour }
   *[many] { $colour } cards
 }
cards-coloured = { $form ->
    [another] another { $colour } { $bare }
    [a] a { $colour } { $bare }
    [the] the { $colour } { $bare }
    [short] { $colour } { $rank }
    [bare] { $colour } { $bare }
   *[many] { $colour } { $rank }
 }
cards-single = { $form ->
    [bare] { $bare } of { $suit }
    [short] { $rank } of { $suit }
   *[other] the { $bare } of { $suit }
 }
cards-any = { $form ->
    [a] any card
    [another] any other card
   *[many] all cards
 }
cards-except = { $form ->
    [another] any other card but { CARDS($cards, form: "a", join: "or") }
    [a] any card but { CARDS($cards, form: "a", join: "or") }
   *[many] all cards but { CARDS($cards, form: "many") }
 }
cards-rest = { $form ->
    [a] any other card
   *[bare] every other card
 }
card-sign = { SIGNS($card, form: "a") }

list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
list-then = { $left }; then { $right }

count-range = { $low } to { $high }
players = { $last ->
    [one] { $numbers } player
   *[other] { $numbers } players
 }
