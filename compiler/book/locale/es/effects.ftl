# Qué hacen las cartas, los avisos, el final de la ronda, los puntos, la partida.

card-does = { $effects }.
card-does-nothing = sin efecto.

amount-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }
amount-face = tantas cartas como indica su número
amount-each-cards = { $cards ->
    [one] { $cards } carta cada uno
   *[other] { $cards } cartas cada uno
 }
amount-each-face = cada uno tantas cartas como indica su número
draws-next-waits = el jugador siguiente roba { $amount } y pierde el turno
draws-next-plays = el jugador siguiente roba { $amount } y luego juega con normalidad
draws-next-may-play = el jugador siguiente roba { $amount } y luego aún puede jugar una carta
draws-others = todos los demás roban { $amount }
draws-everyone = todos, incluido quien juega la carta, roban { $amount }
draws-you = quien juega la carta roba { $amount }
skips-next = { $seats ->
    [one] el jugador siguiente pierde el turno
   *[other] los { $seats } jugadores siguientes pierden el turno
 }
skips-others = todos los demás pierden el turno y vuelve a jugar el mismo jugador
skips-chosen = quien juega la carta elige a un jugador, que pierde el turno
reverses = el sentido del juego se invierte
reverses-two-skips = el otro jugador pierde el turno y vuelve a jugar el mismo
reverses-two-nothing = entre dos no pasa nada
plays-again = quien juega la carta vuelve a jugar
plays-again-or-not = quien juega la carta puede jugar una carta más

reply-draw-adds = Quien debe robar puede, en vez de eso, jugar { $answer }; los números se suman y le toca robar al jugador siguiente.
reply-draw-doubles = Quien debe robar puede, en vez de eso, jugar { $answer }; el número se duplica y le toca robar al jugador siguiente.
reply-draw-replaces = Quien debe robar puede, en vez de eso, jugar { $answer }; en el jugador siguiente recae solo lo que pide esa carta.
reply-draw-passes-on = Quien debe robar puede, en vez de eso, jugar { $answer }; le toca robar el mismo número al jugador siguiente.
reply-draw-sends-back = Quien debe robar puede, en vez de eso, jugar { $answer }; le toca robar a quien lo causó.
reply-draw-cancels = Quien debe robar puede, en vez de eso, jugar { $answer }; entonces no roba nadie.
reply-skip-adds = Quien debe perder el turno puede, en vez de eso, jugar { $answer }; los turnos perdidos se suman y recaen en los jugadores siguientes.
reply-skip-doubles = Quien debe perder el turno puede, en vez de eso, jugar { $answer }; entonces lo pierde el doble de jugadores.
reply-skip-replaces = Quien debe perder el turno puede, en vez de eso, jugar { $answer }; en el jugador siguiente recae solo lo que pide esa carta.
reply-skip-passes-on = Quien debe perder el turno puede, en vez de eso, jugar { $answer }; entonces lo pierde el jugador siguiente.
reply-skip-sends-back = Quien debe perder el turno puede, en vez de eso, jugar { $answer }; entonces lo pierde quien lo causó.
reply-skip-cancels = Quien debe perder el turno puede, en vez de eso, jugar { $answer }; entonces no lo pierde nadie.
reply-to-some = Contra { CARDS($owing, form: "a", join: "or") }: { LOWER($reply) }

# ---- avisos

call-at = { $cards ->
    [0] Al jugar la última carta hay que decir «{ $word }».
    [1] Al quedarse con una sola carta hay que decir «{ $word }».
   *[other] Al quedarse con { $cards } cartas hay que decir «{ $word }».
 }
call-forgotten = Quien lo olvida { $penalty }.
call-forgotten-nothing = Olvidarlo no cuesta nada.
call-none = Al quedarse con una sola carta no hay que decir nada.
catcher-anyone = Cualquier otro jugador puede señalar el olvido.
catcher-next = Solo el jugador siguiente puede señalar el olvido.
catcher-table = No hace falta que nadie señale el olvido.
call-caught-next-turn = El olvido se puede remediar o señalar hasta que empiece el turno siguiente.
call-caught-next-card = El olvido se puede remediar o señalar hasta que se juegue o se robe otra carta.
call-caught-last-card = El olvido se puede remediar o señalar hasta que se juegue la última carta.
call-made-good-next-turn = El olvido se puede remediar hasta que empiece el turno siguiente.
call-made-good-next-card = El olvido se puede remediar hasta que se juegue o se robe otra carta.
call-made-good-last-card = El olvido se puede remediar hasta que se juegue la última carta.
penalty-cards = { $cards ->
    [one] roba { $cards } carta
   *[other] roba { $cards } cartas
 }
penalty-turns = { $turns ->
    [one] pierde un turno
   *[other] pierde { $turns } turnos
 }
penalty-no-finish = no puede jugar la última carta hasta que lo diga

# ---- terminar

finish-hand-ends = La ronda acaba en cuanto alguien juega su última carta.
finish-play-on = Quien juega su última carta queda fuera; los demás siguen por los puestos siguientes hasta que solo uno tenga cartas.
last-card-wins = Se puede terminar con { CARDS($cards, form: "a", join: "or") }, como con cualquier otra carta.
last-card-acts = Si la última carta es { CARDS($cards, form: "a", join: "or") }, aún tiene efecto antes de que acabe la ronda; no se puede responder.
last-card-acts-and-may-come-back = Si la última carta es { CARDS($cards, form: "a", join: "or") }, aún tiene efecto y se puede responder; si el efecto vuelve a quien la jugó, este roba y sigue en juego.
last-card-forbidden = No se puede terminar con { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = Solo se puede terminar con { CARDS($cards, form: "a", join: "or") } si la carta corresponde a la superior como una carta corriente.
last-card-draws = Quien juega { CARDS($cards, form: "a", join: "or") } como última carta no termina: { $number ->
    [one] roba { $number } carta y sigue jugando.
   *[other] roba { $number } cartas y sigue jugando.
 }
last-card-stays-in = Quien juega { CARDS($cards, form: "a", join: "or") } como última carta no termina: sigue en juego sin cartas.

# ---- puntos

score-each-pays-own-hand = Quien ha terminado no anota nada. Los demás anotan, como penalización, los puntos de las cartas que les quedan en la mano.
score-winner-collects = Quien ha terminado anota los puntos de todas las cartas que les quedan a los demás.
score-winner-collects-average = Quien ha terminado anota la media de los puntos que les quedan a los demás.
score-lowest-collects-differences = Quien tiene la mano más baja anota, por cada uno de los demás, la diferencia entre las dos manos.
score-lowest-wins = Quien tiene la mano más baja gana la ronda.
score-finishers-collect = Quien termina anota los puntos de todas las cartas que los demás tienen en ese momento.
score-winner-takes = { $points ->
    [one] Quien ha terminado anota { $points } punto.
   *[other] Quien ha terminado anota { $points } puntos.
 }
score-places = Solo cuentan los puestos: quien termina primero, quien termina segundo, y así sucesivamente.
score-none = No se cuentan puntos: quien termina gana la ronda.
value-points = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] vale
   *[many] valen
 } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }{ NUMBER_OF($cards) ->
    [one] .
   *[many] { GENDER_OF($cards) ->
        [m] { " cada uno." }
        [mixed] { " cada uno." }
       *[f] { " cada una." }
     }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } valen el número que llevan impreso.
    [2] { CARDS($cards, form: "many") } valen el doble del número que llevan impreso.
   *[other] { CARDS($cards, form: "many") } valen { $times } veces el número que llevan impreso.
 }

# ---- la partida

game-single-hand = Cada ronda es una partida por sí sola.
game-hands = { $hands ->
    [one] La partida consta de { $hands } ronda.
   *[other] La partida consta de { $hands } rondas.
 }
game-each-deals = { $hands ->
    [1] La partida dura hasta que todos hayan repartido una vez.
    [2] La partida dura hasta que todos hayan repartido dos veces.
   *[other] La partida dura hasta que todos hayan repartido { $hands } veces.
 }
game-winner-each-pays-own-hand = Gana el total más bajo.
game-winner-winner-collects = Gana el total más alto.
game-winner-winner-collects-average = Gana el total más alto.
game-winner-lowest-collects-differences = Gana el total más alto.
game-winner-lowest-wins = Gana quien haya ganado más rondas.
game-winner-finishers-collect = Gana el total más alto.
game-winner-winner-takes = Gana el total más alto.
game-winner-places = Gana quien tenga los mejores puestos.
game-winner-none = Gana quien haya ganado más rondas.
game-target-lowest-wins = La partida acaba tras la ronda en la que alguien tiene { $target }; gana el total más bajo.
game-target-highest-wins = La partida acaba tras la ronda en la que alguien tiene { $target }; gana el total más alto.
game-target-first-wins = Gana la partida el primero que tenga { $target }.
game-target-reachers-lose = La partida acaba cuando alguien tiene { $target }: ese jugador pierde y todos los demás ganan.
game-target-reachers-drop-out = Quien tiene { $target } queda eliminado; gana el último que quede.
points-reached = { $points ->
    [one] { $points } punto o más
   *[other] { $points } puntos o más
 }
points-past = { $points ->
    [one] más de { $points } punto
   *[other] más de { $points } puntos
 }
points-reached-per-player = { $points ->
    [one] { $points } punto o más por cada jugador de la mesa
   *[other] { $points } puntos o más por cada jugador de la mesa
 }
points-past-per-player = { $points ->
    [one] más de { $points } punto por cada jugador de la mesa
   *[other] más de { $points } puntos por cada jugador de la mesa
 }
tie-extra-hand = En caso de empate se juega una ronda más.
tie-shared = En caso de empate se comparte la victoria.
tie-earlier-lowest = En caso de empate gana quien tenía el total más bajo antes de la última ronda.
