# The deal, and who deals.

deal-dealing = El repartidor baraja y reparte las cartas boca abajo, de una en una.
deal-dealing-face-up = El repartidor baraja y reparte las cartas boca arriba, de una en una.
hands-open = Se juega con las cartas a la vista: las manos de todos están boca arriba sobre la mesa y todos las ven; las cartas robadas también se dejan allí.
deal-cards = { $cards ->
    [one] Cada uno recibe { $cards } carta.
   *[other] Cada uno recibe { $cards } cartas.
 }
first-dealer-random = El primer repartidor se elige al azar.
first-dealer-lowest-card = Cada uno saca una carta; quien saca la más baja reparte primero.
first-dealer-highest-card = Cada uno saca una carta; quien saca la más alta reparte primero.
first-dealer-youngest = Reparte primero el jugador más joven.
first-dealer-oldest = Reparte primero el jugador de más edad.
next-dealer-left = Después de cada ronda, reparte el jugador de la izquierda.
next-dealer-right = Después de cada ronda, reparte el jugador de la derecha.
next-dealer-winner = Quien gana una ronda reparte la siguiente; si nadie la ganó, reparte el de la izquierda.
next-dealer-loser = Quien pierde una ronda reparte la siguiente: a quien le quedan más puntos y, en caso de empate, más cartas.
next-dealer-of-several = Si eso vale para varios jugadores, reparte el primero de ellos a la izquierda de quien repartió.
next-dealer-same = Reparte siempre el mismo jugador.
next-dealer-random = Quien reparte la ronda siguiente se elige al azar.
