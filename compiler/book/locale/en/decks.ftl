# Words of packs that are not ordinary ones. Forms as for the ordinary ranks.

rank-0 = { $form ->
    [another] another zero
    [short] 0
    [a] a zero
    [the] the zero
    [many] zeros
   *[bare] zero
 }
rank-1 = { $form ->
    [another] another one
    [short] 1
    [a] a one
    [the] the one
    [many] ones
   *[bare] one
 }
rank-number = { $form ->
    [another] another { $number }
    [a] { $number ->
        [11] an
        [18] an
       *[other] a
     } { $number }
    [the] the { $number }
    [many] { $number }s
   *[bare] { $number }
 }
rank-symbol = { $form ->
    [another] another { $rank } card
    [short] { $rank }
    [a] a { $rank } card
    [the] the { $rank } card
    [many] { $rank } cards
   *[bare] { $rank } card
 }
rank-joker = { $form ->
    [another] another joker
    [a] a joker
    [the] the joker
    [many] jokers
   *[bare] joker
 }
rank-Ober = { $form ->
    [another] another ober
    [a] an ober
    [the] the ober
    [many] obers
   *[bare] ober
 }
rank-Unter = { $form ->
    [another] another unter
    [a] an unter
    [the] the unter
    [many] unters
   *[bare] unter
 }
symbol-wild = wild
symbol-wild4 = wild draw four
symbol-skip = skip
symbol-reverse = reverse
symbol-draw2 = draw two
symbol-draw4 = draw four
symbol-stop = stop
symbol-whot = whot
symbol-taki = taki
symbol-supertaki = super taki
symbol-plus = plus
symbol-skipeveryone = skip everyone
symbol-discardall = discard all
symbol-wildreverse4 = wild reverse draw four
symbol-wild6 = wild draw six
symbol-wild10 = wild draw ten
symbol-wildroulette = wild colour roulette

suit-circles = circles
suit-triangles = triangles
suit-crosses = crosses
suit-squares = squares
suit-stars = stars
suit-acorns = acorns
suit-leaves = leaves
suit-bells = bells
suit-shields = shields
suit-roses = roses
suit-red = red
suit-black = black
suit-yellow = yellow
suit-green = green
suit-blue = blue
suit-white = white
suit-orange = orange
suit-purple = purple
colour-red = red
colour-black = black
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
colour-orange = orange
colour-purple = purple

# What a pack calls its suits.
suit-word-suit = suit
suit-word-colour = colour
suit-word-shape = shape
