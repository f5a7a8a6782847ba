# Which card fits, and what may not be laid.

turn-match = Se juega una carta boca arriba sobre el descarte. Debe corresponder a la carta superior: { $attributes }.
attribute-suit = { SUIT_WORD(form: "same") }
attribute-rank = mismo valor
attribute-colour = mismo color
attribute-neighbour = valor inmediatamente superior o inferior
forbidden-on = { CARDS($cards, form: "many") } nunca se { NUMBER_OF($cards) ->
    [one] puede
   *[many] pueden
 } jugar sobre { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "many") } se { NUMBER_OF($cards) ->
    [one] puede
   *[many] pueden
 } jugar sobre cualquier carta, incluso sobre otro comodín.
turn-passes = Después le toca al jugador siguiente.
turn-neighbours = El orden de los valores es: { CARDS($order, form: "short", join: "comma") }; el primero y el último no son vecinos.
turn-neighbours-wrapping = El orden de los valores es: { CARDS($order, form: "short", join: "comma") }, y vuelta a empezar: el primero y el último son vecinos.
after-only = Sobre { CARDS($cards, form: "a", join: "or") } solo se puede jugar { $answer }.
after-anything = Sobre { CARDS($cards, form: "a", join: "or") } se puede jugar cualquier carta.
after-as-below = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] cuenta
   *[many] cuentan
 } como la carta de debajo.
after-served-only = Después de que alguien haya robado o perdido el turno por { CARDS($cards, form: "a", join: "or") }, encima solo se puede jugar { $answer }.
after-served-anything = Después de que alguien haya robado o perdido el turno por { CARDS($cards, form: "a", join: "or") }, encima se puede jugar cualquier carta.
named-still-counts = Lo que se haya elegido con ella sigue valiendo.
forbidden-holding = Solo puede jugar { CARDS($cards, form: "many") } quien no tenga además { $held } (en comparación con la carta superior).
forbidden-holding-but-doubted = Según las reglas, solo puede jugar { CARDS($cards, form: "many") } quien no tenga además { $held } (en comparación con la carta superior); los demás también pueden hacerlo, pero se puede dudar de ello.
forbidden-first-turn = { CARDS($cards, form: "many") } no se { NUMBER_OF($cards) ->
    [one] puede
   *[many] pueden
 } jugar en el primer turno de un jugador en la ronda.
forbidden-first-turn-on-top = En el primer turno de un jugador en la ronda no se puede jugar { $answer } (en comparación con la carta superior).
forbidden-while = { $condition }, no se puede jugar { CARDS($cards, form: "a", join: "or") }.
forbidden-while-any = { $condition }, no se puede jugar ninguna carta.
forbidden-while-apart = La carta que se juega no cuenta.
