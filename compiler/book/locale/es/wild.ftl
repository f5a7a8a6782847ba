# Wild cards, and what is named.

wild-jugada = { NUMBER_OF($cards) ->
    [one] es un comodín: se puede
   *[many] son comodines: se pueden
 } jugar sobre cualquier carta
wild-juega = { NUMBER_OF($cards) ->
    [one] la juega
   *[many] { GENDER_OF($cards) ->
        [m] juega uno
        [mixed] juega uno
       *[f] juega una
     }
 }
wild-plain = { CARDS($cards, form: "many") } { wild-jugada }. Una vez en el descarte, { NUMBER_OF($cards) ->
    [one] es una carta
   *[many] son cartas
 } como las demás.
wild-none = No hay comodines.
wild-no-longer = { CARDS($cards, form: "many") } no { NUMBER_OF($cards) ->
    [one] es un comodín
   *[many] son comodines
 }.
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
named-suit-and-rank-with-wild = Para la carta siguiente, { CARDS($cards, form: "the", join: "or") } cuenta entonces como la carta elegida.
named-suit = Una vez { SUIT_WORD(form: "chosen-the") }, la carta siguiente debe ser de { SUIT_WORD(form: "that") }; lo impreso en la propia carta ya no cuenta.
named-rank = Una vez elegido el valor, la carta siguiente debe ser de ese valor.
named-suit-and-rank = Una vez elegidas las dos cosas, la propia carta cuenta para la siguiente como la carta elegida.
