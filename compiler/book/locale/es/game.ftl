# The game.

game-columns = Los puntos se anotan en { $columns } columnas. La primera ronda que gana un jugador cuenta en la primera columna; la segunda, en las dos primeras, y cada una de las siguientes, en { $columns ->
    [2] las dos
   *[other] todas
 }. Cada columna se juega a { $points } puntos y tiene su propio ganador; quien gana más columnas gana la partida.
game-counter = Gana la partida el primero cuyo contador llegue a { $end }.
game-counter-loses = El primero cuyo contador llegue a { $end } pierde la partida, y todos los demás la ganan.
counter-over-leaves = Aquel cuyo contador llega a { $end } deja la partida.
left-do-not-count = Quien ha dejado la partida no cuenta aquí.
game-until-one-is-left-wins = El último que queda en la partida la gana.
game-until-one-is-left-loses = El último que queda en la partida la pierde, y todos los demás ganan; si no queda nadie, nadie pierde.
leaves-game-loser = Después de cada ronda, quien la pierde deja la partida: aquel a quien le quedan más puntos y, en caso de empate, más cartas. Si eso vale para varios jugadores, nadie la deja.
leaves-game-winner = Después de cada ronda, quien la ha ganado deja la partida.
leaves-game-not-after-void = Después de una ronda nula, nadie deja la partida.
game-exactly = Un total de exactamente { $points } puntos vuelve a { $back }.
game-single-hand = Cada ronda es una partida por sí sola.
game-single-unwon-lowest = Si nadie ha ganado la ronda, gana la partida quien tiene menos puntos; en caso de empate se comparte la victoria.
game-single-unwon-highest = Si nadie ha ganado la ronda, gana la partida quien tiene más puntos; en caso de empate se comparte la victoria.
game-hands = { $hands ->
    [one] La partida consta de { $hands } ronda.
   *[other] La partida consta de { $hands } rondas.
 }
game-each-deals = { $hands ->
    [1] La partida dura hasta que todos hayan repartido una vez.
    [2] La partida dura hasta que todos hayan repartido dos veces.
   *[other] La partida dura hasta que todos hayan repartido { $hands } veces.
 }
game-winner-lowest-total = Gana el total más bajo.
game-winner-highest-total = Gana el total más alto.
game-winner-most-hands = Gana quien haya ganado más rondas.
game-winner-best-places = Gana quien tenga los mejores puestos.
game-target-lowest-wins = La partida acaba tras la ronda en la que alguien tiene { $target }; gana el total más bajo.
game-target-highest-wins = La partida acaba tras la ronda en la que alguien tiene { $target }; gana el total más alto.
game-target-who-reaches-it-wins = Gana la partida el primero que tenga { $target }.
game-target-who-reaches-it-loses = La partida acaba cuando alguien tiene { $target }: ese jugador pierde y todos los demás ganan.
game-target-who-reaches-it-leaves-game = Quien tiene { $target } queda eliminado; gana el último que quede.
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
