# Robar, el mazo, los avisos, el final de la ronda, los puntos y la partida, cuando no son los corrientes.

draw-at-will-nothing = Quien no puede o no quiere jugar una carta pasa; nadie roba.
draw-when-unable-nothing = Quien no tiene ninguna carta jugable pasa; nadie roba. Quien tiene una debe jugarla.
draw-may-go-on = Aunque ya haya una carta jugable, se puede seguir robando.
pass-after-last-draw = Solo después de robar la última se puede acabar el turno sin jugar.
pass-after-any-draw = El turno se puede acabar después de robar cualquiera de ellas.
pass-when-dry = Cuando no queda nada que robar, todos pueden pasar, incluso con una carta jugable.
pass-at-will = También se puede pasar sin robar.

stock-refills-when-needed = El mazo se rehace cuando alguien debe robar y no quedan cartas.
stock-refills-at-once = El mazo se rehace en cuanto se roba la última carta.
stock-keeps-top = Cuando se rehace el mazo, del descarte solo queda en su sitio la carta superior.
stock-keeps-top-and-chain = Mientras haya cartas debidas, también quedan en su sitio las que las han causado.
stock-limit = { $times ->
    [0] El mazo no se rehace nunca.
    [1] El mazo se rehace como mucho una vez por ronda.
   *[other] El mazo se rehace como mucho { $times } veces por ronda.
 }
stock-short-lapses = Si no hay bastantes cartas, se roban las que queden y las demás no se deben.
stock-short-owed = Si no hay bastantes cartas, se roban las que queden y las demás se deben hasta el próximo turno.
stock-short-no-play = Si no hay bastantes cartas, se roban las que queden y en ese turno no se juega.
stock-short-take-top = Si no hay bastantes cartas, se toma además la carta superior del descarte.
stock-blocked = { $rounds ->
    [1] Si todos los jugadores pasan uno tras otro, la ronda queda bloqueada y acaba.
   *[other] Si todos los jugadores pasan { $rounds } veces seguidas, la ronda queda bloqueada y acaba.
 }
stock-blocked-passes = { $passes ->
    [1] En cuanto un jugador pasa, la ronda queda bloqueada y acaba.
   *[other] En cuanto { $passes } jugadores pasan seguidos, la ronda queda bloqueada y acaba.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Si todos los jugadores pasan uno tras otro
   *[other] Si todos los jugadores pasan { $rounds } veces seguidas
 } y después { $passes ->
    [1] pasa uno más
   *[other] pasan { $passes } más
 }, la ronda queda bloqueada y acaba.
stock-blocked-cards = La ronda también queda bloqueada cuando se han jugado { $cards } cartas.
blocked-each-collects-differences = Cada uno anota la diferencia entre la mano más alta y la suya.

call-ahead = En el turno anterior a aquel en que se quiere jugar la última carta, o las últimas, hay que decir «{ $word }».
call-false = Quien lo dice sin necesidad { $penalty }.
call-false-nothing = Decirlo sin necesidad no cuesta nada.
call-doubt = Quien acusa a alguien sin razón { $penalty }.
call-doubt-nothing = Acusar a alguien sin razón no cuesta nada.

aim-hand-ends-partners = Ser el primero en quedarse sin cartas, para sí y para su pareja.
aim-next-counter = Llevar el propio contador hasta el final: cada vez que la mano queda vacía, se está un paso más cerca.
aim-both-partners = Quedarse sin cartas y ayudar a la pareja a hacer lo mismo: gana el bando cuyos dos jugadores terminan antes.
finish-hand-ends-partners = La ronda acaba en cuanto alguien juega su última carta; la ha ganado su bando.
finish-next-counter = Quien juega su última carta roba del mazo una mano nueva, de tantas cartas como indica entonces su contador, y sigue jugando.
finish-both-partners = Quien juega su última carta queda fuera; la ronda acaba en cuanto los dos jugadores de un bando quedan fuera.
finish-only-on = Solo se puede terminar con { CARDS($cards, form: "a", join: "or") }.
finish-waits = Nadie ha ganado mientras haya otro jugador sin cartas.
claim = Cuando las cartas de la mano suman el número de la carta superior, se puede decir «{ $word }» y se ha terminado.
hand-limit-out = { $cards ->
    [one] Quien tiene más de { $cards } carta queda eliminado de la ronda; sus cartas van debajo del descarte.
   *[other] Quien tiene más de { $cards } cartas queda eliminado de la ronda; sus cartas van debajo del descarte.
 }
hand-limit-loses = { $cards ->
    [one] Quien tiene más de { $cards } carta pierde la ronda, que acaba en el acto.
   *[other] Quien tiene más de { $cards } cartas pierde la ronda, que acaba en el acto.
 }
finish-after-wins = Quien cubre con su última carta { CARDS($cards, form: "a", join: "or") } ha terminado.
finish-after-acts = Si con la última carta se cubre { CARDS($cards, form: "a", join: "or") }, la última aún tiene efecto antes de que acabe la ronda; no se puede responder.
finish-after-acts-and-may-come-back = Si con la última carta se cubre { CARDS($cards, form: "a", join: "or") }, la última aún tiene efecto y se puede responder; si el efecto vuelve a quien la jugó, este roba y sigue en juego.
finish-after-forbidden = No se puede terminar cubriendo { CARDS($cards, form: "a", join: "or") }.
finish-after-if-it-fits = Solo se puede terminar cubriendo { CARDS($cards, form: "a", join: "or") } con una carta que le corresponda como una carta corriente.
finish-after-draws = Quien cubre con su última carta { CARDS($cards, form: "a", join: "or") } no termina: { $number ->
    [one] roba { $number } carta y sigue jugando.
   *[other] roba { $number } cartas y sigue jugando.
 }
finish-after-stays-in = Quien cubre con su última carta { CARDS($cards, form: "a", join: "or") } no termina: sigue en juego sin cartas.

score-each-collects-differences = Cada uno anota la diferencia entre la mano más alta y la suya.
score-partners = Los puntos de un bando se anotan a sus dos jugadores.
score-rounds = Los puntos se redondean al múltiplo de { $points } más próximo; la mitad, hacia arriba.
score-rounds-at-least = { $points ->
    [one] Lo que cuenta vale al menos { $points } punto.
   *[other] Lo que cuenta vale al menos { $points } puntos.
 }
score-reshuffle = { $points ->
    [one] A quien obliga a rehacer el mazo se le anota { $points } punto de penalización.
   *[other] A quien obliga a rehacer el mazo se le anotan { $points } puntos de penalización.
 }
score-reshuffle-doubling = { $points ->
    [one] A quien obliga a rehacer el mazo se le anota { $points } punto de penalización, y cada nueva vez el doble.
   *[other] A quien obliga a rehacer el mazo se le anotan { $points } puntos de penalización, y cada nueva vez el doble.
 }
bonus-times = Si la ronda acaba con { CARDS($cards, form: "a", join: "or") }, sus puntos cuentan { $times ->
    [2] el doble
    [3] el triple
   *[other] { $times } veces
 }.
bonus-more = { $points ->
    [one] Quien termina con { CARDS($cards, form: "a", join: "or") } suma { $points } punto a su total.
   *[other] Quien termina con { CARDS($cards, form: "a", join: "or") } suma { $points } puntos a su total.
 }
bonus-less = { $points ->
    [one] Quien termina con { CARDS($cards, form: "a", join: "or") } resta { $points } punto de su total.
   *[other] Quien termina con { CARDS($cards, form: "a", join: "or") } resta { $points } puntos de su total.
 }
game-winner-each-collects-differences = Gana el total más alto.
game-columns = Los puntos se anotan en { $columns } columnas. La primera ronda que gana un jugador cuenta en la primera columna; la segunda, en las dos primeras, y cada una de las siguientes, en { $columns ->
    [2] las dos
   *[other] todas
 }. Cada columna se juega a { $points } puntos y tiene su propio ganador; quien gana más columnas gana la partida.
game-counter = Gana la partida el primero cuyo contador llegue a { $end }.
game-exactly = Un total de exactamente { $points } puntos vuelve a { $back }.
