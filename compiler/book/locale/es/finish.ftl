# Going out.

finish-hand-ends-partners = La ronda acaba en cuanto alguien juega su última carta; la ha ganado su bando.
finish-hand-ends-dummies = La ronda acaba en cuanto alguien juega la última carta de una de sus dos manos; la ha ganado ese jugador.
finish-next-counter = Quien juega su última carta roba del mazo una mano nueva, de tantas cartas como indica entonces su contador, y sigue jugando.
finish-both-partners = Quien juega su última carta queda fuera; la ronda acaba en cuanto los dos jugadores de un bando quedan fuera.
finish-both-hands = Quien juega la última carta de una de sus dos manos queda fuera con ella; la ronda acaba en cuanto un jugador queda fuera con las dos.
finish-only-on = Solo se puede terminar con { CARDS($cards, form: "a", join: "or") }.
finish-waits = Quien juega su última carta mientras otro jugador tampoco tiene cartas no gana, sino que sigue en juego sin cartas.
claim = Cuando otro juega una carta cuyo número es la suma de las cartas de la mano, se puede decir «{ $word }» mientras el jugador siguiente no haya jugado ni robado; se pone la mano debajo del descarte y se ha terminado; ninguna carta cuenta como la última propia. Si la ronda iba a acabar con la carta jugada, se ha terminado antes que quien la jugó. Vale la del más rápido.
claim-owed-lapses = Si tenía que robar, perder el turno o jugar una carta, queda sin efecto.
hand-limit-out = { $cards ->
    [one] Quien tiene más de { $cards } carta queda eliminado de la ronda; sus cartas van debajo del descarte.
   *[other] Quien tiene más de { $cards } cartas queda eliminado de la ronda; sus cartas van debajo del descarte.
 }
hand-limit-when = Se cuentan cuando la carta jugada ya ha tenido todo su efecto, en el sentido de las agujas del reloj desde la izquierda de quien la jugó.
hand-limit-not-compared = Quien queda eliminado así ya no cuenta cuando se comparan las manos.
hand-limit-one-left-wins = Si solo queda un jugador, la ronda acaba y la gana ese jugador.
hand-limit-one-left-takes-place = Si solo queda un jugador, la ronda acaba y ese jugador ocupa el puesto siguiente.
hand-limit-winner-scores = Anota lo que anota quien termina; si varios tienen la mano más baja, se lo reparten, redondeado hacia abajo.
hand-limit-winner-scores-differences = Anota, por cada uno de los demás, la diferencia entre las dos manos, sea cual sea la más alta; si varios tienen la mano más baja, se la reparten, redondeado hacia abajo.
hand-limit-loses = { $cards ->
    [one] Quien tiene más de { $cards } carta pierde la ronda, que acaba en el acto. La gana entonces quien de los demás tenga la mano más baja.
   *[other] Quien tiene más de { $cards } cartas pierde la ronda, que acaba en el acto. La gana entonces quien de los demás tenga la mano más baja.
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
finish-after-out-at-next-turn = Quien cubre con su última carta { CARDS($cards, form: "a", join: "or") } aún no queda fuera: la última tiene efecto como cualquier otra, y su jugador solo queda fuera cuando le llega el turno y no debe nada. Si hasta entonces ha robado cartas, sigue jugando.
finish-hand-ends = La ronda acaba en cuanto alguien juega su última carta.
finish-play-on = Quien juega su última carta queda fuera; los demás siguen por los puestos siguientes hasta que solo uno tenga cartas.
finish-hand-ends-once-out = La ronda acaba en cuanto alguien queda fuera.
finish-hand-ends-partners-once-out = La ronda acaba en cuanto alguien queda fuera; la ha ganado su bando.
finish-hand-ends-dummies-once-out = La ronda acaba en cuanto alguien queda fuera con una de sus dos manos; la ha ganado ese jugador.
finish-play-on-once-out = Cuando alguien queda fuera, los demás siguen por los puestos siguientes hasta que solo uno quede en juego.
finish-both-partners-once-out = La ronda acaba en cuanto los dos jugadores de un bando quedan fuera.
finish-both-hands-once-out = La ronda acaba en cuanto un jugador queda fuera con las dos manos.
last-card-wins = Se puede terminar con { CARDS($cards, form: "a", join: "or") }, como con cualquier otra carta.
last-card-wins-on-any = Se puede terminar con cualquier carta; la última carta ya no tiene efecto.
last-card-acts = Si la última carta es { CARDS($cards, form: "a", join: "or") }, aún tiene efecto antes de que acabe la ronda; no se puede responder.
last-card-names-nothing = Si la última carta es { CARDS($cards, form: "a", join: "or") }, no se elige { SUIT_WORD() }.
last-card-may-be-doubted = Aun así se puede dudar si la carta es { CARDS($cards, form: "a", join: "or") }; quien tenga que robar por ello sigue en juego.
last-card-is-answered = Si la última carta es { CARDS($cards, form: "a", join: "or") }, aún tiene efecto y se puede responder; aunque el efecto vuelva a quien la jugó, este ha terminado.
last-card-draws-none = Si no hay ninguna carta que robar, se sigue en juego sin cartas.
last-card-acts-among-the-others = Si la última carta es { CARDS($cards, form: "a", join: "or") }, quien la jugó ha terminado y la carta aún tiene efecto entre los demás; si con ella acaba la ronda, no se puede responder.
last-card-has-to-be-covered = Si la última carta es { CARDS($cards, form: "a", join: "or") }, quien la jugó aún no ha terminado: la carta pide otra más.
last-card-acts-and-may-come-back = Si la última carta es { CARDS($cards, form: "a", join: "or") }, aún tiene efecto y se puede responder; si el efecto vuelve a quien la jugó, este roba y sigue en juego.
last-card-forbidden = No se puede terminar con { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = Solo se puede terminar con { CARDS($cards, form: "a", join: "or") } si la carta corresponde a la superior como una carta corriente.
last-card-draws = Quien juega { CARDS($cards, form: "a", join: "or") } como última carta no termina: { $number ->
    [one] roba { $number } carta y sigue jugando.
   *[other] roba { $number } cartas y sigue jugando.
 }
last-card-stays-in = Quien juega { CARDS($cards, form: "a", join: "or") } como última carta no termina: sigue en juego sin cartas.
last-card-out-at-next-turn = Quien juega { CARDS($cards, form: "a", join: "or") } como última carta aún no queda fuera: la carta tiene efecto como cualquier otra, y su jugador solo queda fuera cuando le llega el turno y no debe nada. Si hasta entonces ha robado cartas, sigue jugando.
last-card-out-at-next-turn-on-any = Con la última carta nadie queda fuera todavía: tiene efecto como cualquier otra, y su jugador solo queda fuera cuando le llega el turno y no debe nada. Si hasta entonces ha robado cartas, sigue jugando.
last-card-wins-while = { $condition }, quien juega { CARDS($cards, form: "a", join: "or") } como última carta termina en el acto.
last-card-forbidden-while = { $condition }, no se puede terminar con { CARDS($cards, form: "a", join: "or") }.
last-card-forbidden-while-any = { $condition }, no se puede terminar.
last-card-draws-while = { $condition }, quien juega { CARDS($cards, form: "a", join: "or") } como última carta no termina: { $number ->
    [one] roba { $number } carta y sigue jugando.
   *[other] roba { $number } cartas y sigue jugando.
 }
last-card-stays-in-while = { $condition }, quien juega { CARDS($cards, form: "a", join: "or") } como última carta no termina: sigue en juego sin cartas.
last-card-out-at-next-turn-while = { $condition }, quien juega { CARDS($cards, form: "a", join: "or") } como última carta aún no queda fuera: la carta tiene efecto como cualquier otra, y su jugador solo queda fuera cuando le llega el turno y no debe nada. Si hasta entonces ha robado cartas, sigue jugando.
knock = { $points ->
    [one] Si las cartas de la mano valen como mucho { $points } punto, en el propio turno se puede decir «{ $word }» en lugar de jugar una carta o robar: la ronda acaba enseguida y se cuentan las cartas, las propias como todas las demás.
   *[other] Si las cartas de la mano valen como mucho { $points } puntos, en el propio turno se puede decir «{ $word }» en lugar de jugar una carta o robar: la ronda acaba enseguida y se cuentan las cartas, las propias como todas las demás.
 }
