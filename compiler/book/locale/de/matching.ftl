# Which card fits, and what may not be laid.

turn-match = Wenn du am Zug bist, lege eine Karte offen auf den Ablagestapel. Sie muss zur obersten Karte passen: { $attributes }.
attribute-suit = gleiche { SUIT_WORD() }
attribute-rank = gleicher Wert
attribute-colour = beide rot bzw. beide schwarz
attribute-neighbour = der nächsthöhere oder nächstniedrigere Wert
forbidden-on = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] darf
   *[many] dürfen
 } nie auf { CARDS($below, form: "acc", join: "or") } gelegt werden.
forbidden-nothing = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] darf
   *[many] dürfen
 } auf jede Karte gelegt werden{ NUMBER_OF($cards) ->
    [one] { "" }
   *[many] { ", auch aufeinander" }
 }.
turn-passes = Dann ist der nächste Spieler am Zug.
turn-neighbours = Die Werte folgen so aufeinander: { CARDS($order, form: "short", join: "comma") }; der erste und der letzte sind keine Nachbarn.
turn-neighbours-wrapping = Die Werte folgen so aufeinander: { CARDS($order, form: "short", join: "comma") } und dann wieder von vorn: Auch der letzte und der erste sind Nachbarn.
after-only = Auf { CARDS($cards, form: "acc", join: "or") } darf man nur { $answer } legen.
after-anything = Auf { CARDS($cards, form: "acc", join: "or") } darf man jede Karte legen.
after-as-below = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] gilt
   *[many] gelten
 } als die Karte, die darunterliegt.
after-served-only = Hat jemand für { CARDS($cards, form: "acc", join: "or") } gezogen oder ausgesetzt, darf man darauf nur { $answer } legen.
after-served-anything = Hat jemand für { CARDS($cards, form: "acc", join: "or") } gezogen oder ausgesetzt, darf man darauf jede Karte legen.
named-still-counts = Was dafür gewünscht wurde, gilt weiterhin.
forbidden-holding = { CARDS($cards, form: "many") } darf nur legen, wer nicht auch { $held } hat (verglichen mit der obersten Karte).
forbidden-holding-but-doubted = { CARDS($cards, form: "many") } darf eigentlich nur legen, wer nicht auch { $held } hat (verglichen mit der obersten Karte); wer es trotzdem tut, riskiert, dass es angezweifelt wird.
forbidden-first-turn = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] darf
   *[many] dürfen
 } im ersten Zug, den ein Spieler in einer Runde macht, nicht gelegt werden.
forbidden-first-turn-on-top = In seinem ersten Zug einer Runde darf niemand { $answer } legen (verglichen mit der obersten Karte).
forbidden-while = { $condition }, darfst du { CARDS($cards, form: "acc", join: "or") } nicht legen.
forbidden-while-any = { $condition }, darfst du keine Karte legen.
forbidden-while-apart = Die Karte, die du legst, zählt dabei nicht mit.
