# Scores, and what cards count.

score-each-collects-differences = Cada uno anota la diferencia entre la mano más alta y la suya.
score-side-went-out = Ha terminado el primer bando cuyos dos jugadores han terminado.
score-side-went-out-dummies = Ha terminado el primer jugador que queda fuera con las dos manos.
score-side-hands = Las dos manos de un bando cuentan como una sola.
score-side-hands-dummies = Las dos manos de un jugador cuentan como una sola.
score-not-partner = Nadie se anota nada por las cartas de su compañero.
score-not-partner-dummies = Nadie se anota nada por las cartas de su otra mano.
score-partners = Los puntos de un bando se anotan a sus dos jugadores.
score-partners-dummies = Lo que hacen las dos manos de un jugador se anota junto.
score-rounds = Los puntos se redondean al múltiplo de { $points } más próximo; la mitad, hacia arriba.
score-rounds-at-least = { $points ->
    [one] Lo que cuenta vale al menos { $points } punto.
   *[other] Lo que cuenta vale al menos { $points } puntos.
 }
score-drawn-added = Por cada carta que se roba del mazo, sea por lo que sea, { $points ->
    [one] se suma { $points } punto al total propio.
   *[other] se suman { $points } puntos al total propio.
 }
score-drawn-taken = Por cada carta que se roba del mazo, sea por lo que sea, { $points ->
    [one] se resta { $points } punto del total propio.
   *[other] se restan { $points } puntos del total propio.
 }
score-reshuffle = { $points ->
    [one] A quien obliga a rehacer el mazo se le anota { $points } punto de penalización.
   *[other] A quien obliga a rehacer el mazo se le anotan { $points } puntos de penalización.
 }
score-reshuffle-doubling = { $points ->
    [one] A quien obliga a rehacer el mazo se le anota { $points } punto de penalización, y cada nueva vez en la partida el doble.
   *[other] A quien obliga a rehacer el mazo se le anotan { $points } puntos de penalización, y cada nueva vez en la partida el doble.
 }
score-reshuffle-taken = A quien obliga a rehacer el mazo { $points ->
    [one] se le resta { $points } punto
   *[other] se le restan { $points } puntos
 } del total.
score-reshuffle-doubling-taken = A quien obliga a rehacer el mazo { $points ->
    [one] se le resta { $points } punto
   *[other] se le restan { $points } puntos
 } del total, y cada vez siguiente de la partida el doble.
score-reshuffle-doubles-at-most = Se duplica como mucho { $times } veces.
bonus-times = Si la ronda acaba con { CARDS($cards, form: "a", join: "or") }, sus puntos cuentan { $times ->
    [2] el doble
    [3] el triple
   *[other] { $times } veces
 }.
bonus-times-first-out = Si el primero en terminar lo hace con { CARDS($cards, form: "a", join: "or") }, los puntos de la ronda cuentan { $times ->
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
score-by-place = Los puestos dan puntos, empezando por quien termina primero: { $points }. Quien al final aún tiene cartas ocupa el puesto siguiente; los demás puestos no dan nada.
score-none = No se cuentan puntos: quien termina gana la ronda.
score-none-plays-on = No se cuentan puntos.
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
