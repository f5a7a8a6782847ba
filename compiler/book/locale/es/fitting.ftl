# Qué se puede jugar: elecciones, comparaciones, qué sigue a una carta, varias cartas, cartas fuera de turno.

naming-shared = { $shared ->
    [yes] { " del mismo color que la carta" }
   *[no] { "" }
 }
naming-suit = { $another ->
    [yes] { SUIT_WORD(form: "other-than") }
   *[no] { SUIT_WORD(form: "a") }
 }{ naming-shared }
naming-rank = { $another ->
    [yes] un valor distinto del de la carta de debajo
   *[no] un valor
 }{ naming-shared }
naming-suit-and-rank = { $another ->
    [yes] { SUIT_WORD(form: "another") }{ naming-shared } y otro valor
   *[no] { SUIT_WORD(form: "a") }{ naming-shared } y un valor
 }
wild-names = { CARDS($cards, form: "many") } { wild-jugada }, y quien { wild-juega } elige { $what }.
wild-may-name = { CARDS($cards, form: "many") } { wild-jugada }, y quien { wild-juega } puede elegir { $what }.
wild-free = { CARDS($cards, form: "many") } { wild-jugada }.
counter-wild-names = Las cartas cuyo valor es el del propio contador son comodines solo para su dueño: se pueden jugar sobre cualquier carta, y quien juega una elige { $what }.
counter-wild-may-name = Las cartas cuyo valor es el del propio contador son comodines solo para su dueño: se pueden jugar sobre cualquier carta, y quien juega una puede elegir { $what }.
counter-wild-plain = Las cartas cuyo valor es el del propio contador son comodines solo para su dueño: se pueden jugar sobre cualquier carta. Una vez en el descarte, son cartas como las demás.
named-suit-with-wild = La carta siguiente debe ser { SUIT_WORD(form: "of-chosen") } o ser { CARDS($wild, form: "a", join: "or") }; lo impreso en { CARDS($cards, form: "the", join: "or") } ya no cuenta.
named-rank-with-wild = La carta siguiente debe ser del valor elegido o ser { CARDS($wild, form: "a", join: "or") }; lo impreso en { CARDS($cards, form: "the", join: "or") } ya no cuenta.
named-suit-and-rank-with-wild = { CARDS($cards, form: "the", join: "or") } cuenta entonces como la carta elegida.
named-suit = Una vez { SUIT_WORD(form: "chosen-the") }, la carta siguiente debe ser de { SUIT_WORD(form: "that") }; { SUIT_WORD(form: "the") } de la propia carta ya no cuenta.
named-rank = Una vez elegido el valor, la carta siguiente debe ser de ese valor.
named-suit-and-rank = Una vez elegidas las dos cosas, la propia carta cuenta como la carta elegida.

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
forbidden-holding = Solo puede jugar { CARDS($cards, form: "many") } quien no tenga además { $held } (en comparación con la carta superior).
forbidden-first-turn = { CARDS($cards, form: "many") } no se { NUMBER_OF($cards) ->
    [one] puede
   *[many] pueden
 } jugar en el primer turno de un jugador en la ronda.
forbidden-first-turn-on-top = En el primer turno de un jugador en la ronda no se puede jugar { $answer } (en comparación con la carta superior).

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " y " }{ SUIT_WORD(form: "of-same") }
    [colour] { " y del mismo color" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] una carta del mismo valor y color
   *[any] una carta del mismo valor
 }
related-same-suit = una carta { SUIT_WORD(form: "of-same") }
related-same-colour = una carta del mismo color
related-same-card = exactamente la misma carta
related-neighbour = una carta de valor inmediatamente superior o inferior{ related-within }
related-next-up = una carta de valor inmediatamente superior{ related-within }
related-higher = una carta más alta{ related-within }
related-lower = una carta más baja{ related-within }
related-no-weaker = una carta que haga robar al menos otras tantas
related-any-but = cualquier carta salvo { $cards }
related-not-on = { $answer }, pero no sobre { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, y solo sobre { CARDS($cards, form: "a", join: "or") }
related-on = { $answer } sobre { CARDS($cards, form: "a", join: "or") }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } { SUIT_WORD(form: "of-same") }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } del mismo color

several-none = En cada turno se juega una sola carta.
several = En un mismo turno se pueden jugar varias cartas: cada una después de la primera debe ser { $answer } (en comparación con la anterior).
several-of = Esto vale para { CARDS($cards, form: "many") }.
several-most = En un turno se juegan como mucho { $cards } cartas.
several-top-last = Encima queda la última que se ha jugado.
several-top-chosen = Quien las juega elige cuál queda encima.
several-effects-each = Cada una tiene efecto; las cartas por robar y los turnos perdidos se suman.
several-effects-last = Solo tiene efecto la carta que queda encima.
several-last-allowed = Se puede terminar con varias cartas a la vez.
several-last-forbidden = No se puede terminar con varias cartas a la vez.

jump-none = Nadie puede jugar fuera de turno.
jump = Quien tiene { $answer } (en comparación con la carta superior) puede jugar esa carta aunque no le toque, mientras el jugador siguiente no haya jugado ni robado. Vale la del más rápido.
jump-then-after-jumper = Se sigue por el jugador que va después de quien jugó fuera de turno.
jump-then-resume = Se sigue por donde se interrumpió el juego.
jump-effect-cancels = El efecto aún pendiente de la carta de debajo queda anulado.
jump-effect-adds = El efecto aún pendiente de la carta de debajo se suma al de la nueva.
