# Which card fits, and what may not be laid.

turn-match = Al proprio turno si gioca una carta, scoperta, sulla pila degli scarti. Deve corrispondere alla carta in cima { $attributes }.
attribute-suit = per { SUIT_WORD() }
attribute-rank = per valore
attribute-colour = per colore
attribute-neighbour = per valore vicino
forbidden-on = { CARDS($cards, form: "the-many") } non { NUMBER_OF($cards) ->
    [one] si può
   *[many] si possono
 } mai giocare sopra { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "the-many") } si { NUMBER_OF($cards) ->
    [one] può
   *[many] possono
 } giocare su qualsiasi carta, anche su un’altra matta.
turn-passes = Poi tocca al giocatore successivo.
turn-neighbours = I valori si susseguono così: { CARDS($order, form: "short", join: "comma") }; il primo e l’ultimo non sono vicini.
turn-neighbours-wrapping = I valori si susseguono così: { CARDS($order, form: "short", join: "comma") } e poi da capo: il primo e l’ultimo sono vicini.
after-only = Sopra { CARDS($cards, form: "a", join: "or") } si può giocare solo { $answer }.
after-anything = Sopra { CARDS($cards, form: "a", join: "or") } si può giocare di tutto.
after-as-below = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] vale
   *[many] valgono
 } come la carta che sta sotto.
after-served-only = Dopo che qualcuno ha pescato o saltato il turno per { CARDS($cards, form: "a", join: "or") }, ci si può giocare sopra solo { $answer }.
after-served-anything = Dopo che qualcuno ha pescato o saltato il turno per { CARDS($cards, form: "a", join: "or") }, ci si può giocare sopra di tutto.
named-still-counts = Ciò che è stato dichiarato con essa vale ancora.
forbidden-holding = { CARDS($cards, form: "the-many") } si { NUMBER_OF($cards) ->
    [one] può
   *[many] possono
 } giocare solo se non si ha in mano { $held } (rispetto alla carta in cima).
forbidden-holding-but-doubted = { CARDS($cards, form: "the-many") } si { NUMBER_OF($cards) ->
    [one] può
   *[many] possono
} giocare secondo le regole solo se non si ha in mano { $held } (rispetto alla carta in cima); chi lo fa lo stesso rischia che se ne dubiti.
forbidden-first-turn = { CARDS($cards, form: "the-many") } non si { NUMBER_OF($cards) ->
    [one] può
   *[many] possono
 } giocare al primo turno di una smazzata.
forbidden-first-turn-on-top = Al primo turno di una smazzata non si può giocare { $answer } (rispetto alla carta in cima).
forbidden-while = { $condition }, non si può giocare { CARDS($cards, form: "a", join: "or") }.
forbidden-while-any = { $condition }, non si può giocare nessuna carta.
forbidden-while-apart = La carta che si gioca non conta.
