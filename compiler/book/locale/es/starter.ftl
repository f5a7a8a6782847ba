# The starter, who begins, and which way play goes.

starter-plain = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, vale como una carta corriente.
starter-plain-all = Toda carta inicial vale como una carta corriente.
starter-acts = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, tiene efecto como si la hubiera jugado el repartidor.
starter-acts-before-first = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, tiene efecto como si la hubiera jugado el jugador anterior a quien empieza.
starter-acts-dealer-starts = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, tiene efecto como si la hubiera jugado el repartidor, y empieza el repartidor.
starter-dealer-names = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, el repartidor mira su mano y { $choice ->
    [may] puede elegir
   *[must] elige
 } { starter-named } que hay que seguir.
starter-first-names = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, quien tiene el primer turno { $choice ->
    [may] puede elegir
   *[must] elige
 } { starter-named } que hay que seguir.
starter-named = { $named ->
    [rank] el valor
    [suit-and-rank] { SUIT_WORD(form: "the") } y el valor
   *[suit] { SUIT_WORD(form: "the") }
 }
starter-any-fits = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se puede jugar sobre ella cualquier carta; vale para todos hasta que se juegue una carta.
starter-bury = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se devuelve al medio del mazo y se descubre otra.
starter-under = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se pone debajo del mazo y se descubre otra.
starter-redraw = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se descubre otra encima.
starter-reshuffle = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se devuelve al mazo, se baraja y se descubre otra.
starter-effects = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, { $effects }.
starter-effects-dealer = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, ocurre lo siguiente, como si la hubiera jugado el repartidor: { $effects }.
starter-effects-before-first = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, ocurre lo siguiente, como si la hubiera jugado el jugador anterior a quien empieza: { $effects }.
starter-effects-dealer-starts = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, ocurre lo siguiente, como si la hubiera jugado el repartidor: { $effects }. Después empieza el repartidor.
first-player-left-of-dealer = Empieza el jugador a la izquierda del repartidor.
first-player-right-of-dealer = Empieza el jugador a la derecha del repartidor.
first-player-dealer = Empieza el repartidor.
first-player-winner = Empieza el ganador de la ronda anterior; en la primera, y tras una que nadie ganó, el jugador a la izquierda de quien reparte.
first-player-winner-else-dealer = Empieza el ganador de la ronda anterior; en la primera, y tras una que nadie ganó, quien reparte.
first-player-of-several = Si la ganaron varios, empieza el primero de ellos a la izquierda de quien reparte.
first-player-loser = Empieza quien perdió la ronda anterior: a quien le quedaron más puntos y, en caso de empate, más cartas; en la primera, el jugador a la izquierda de quien reparte.
first-player-of-several-losers = Si eso vale para varios jugadores, empieza el primero de ellos a la izquierda de quien reparte.
first-player-youngest = Empieza el jugador más joven.
first-player-oldest = Empieza el jugador de más edad.
first-player-random = Quien empieza se elige al azar.
first-player-holder = Empieza quien tiene en la mano { CARDS($cards, form: "a", join: "or") }.
first-player-holder-any = Si eso vale para varios jugadores, empieza el primero de ellos a la izquierda de quien reparte.
first-player-holder-lowest = Si eso vale para varios jugadores, empieza el que tiene la más baja de estas cartas y, en caso de empate, el primero a la izquierda de quien reparte.
first-player-holder-highest = Si eso vale para varios jugadores, empieza el que tiene la más alta de estas cartas y, en caso de empate, el primero a la izquierda de quien reparte.
first-player-holder-nobody = Si no vale para nadie, empieza el jugador a la izquierda de quien reparte.
first-player-holder-leads-any = Quien empieza por eso tiene que jugar primero una de estas cartas, si se puede jugar; no puede hacer otra cosa en su lugar.
first-player-holder-leads-lowest = Quien empieza por eso tiene que jugar primero la más baja de estas cartas, si se puede jugar; no puede hacer otra cosa en su lugar.
first-player-holder-leads-highest = Quien empieza por eso tiene que jugar primero la más alta de estas cartas, si se puede jugar; no puede hacer otra cosa en su lugar.
direction-clockwise = Se juega en el sentido de las agujas del reloj.
direction-anticlockwise = Se juega en sentido contrario al de las agujas del reloj.
direction-chosen = Quien empieza elige también el sentido del juego.
