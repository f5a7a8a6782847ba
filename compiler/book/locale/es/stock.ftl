# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = Cuando se acaba el mazo, la carta superior del descarte queda en su sitio; todas las demás se barajan y forman el mazo nuevo.
stock-empty-turn-over = Cuando se acaba el mazo, la carta superior del descarte queda en su sitio; todas las demás se dan la vuelta, sin barajar, y forman el mazo nuevo.
stock-empty-pass = Cuando se acaba el mazo, no se hace otro. Quien puede jugar una carta debe hacerlo; los demás pasan.
stock-empty-score = Cuando se acaba el mazo y alguien debe robar, la ronda acaba en el acto y se cuentan las cartas.
stock-exhausted-pass = Si no se puede rehacer el mazo, quien puede jugar una carta debe hacerlo; los demás pasan.
stock-exhausted-score = Si no se puede rehacer el mazo, la ronda acaba en el acto y se cuentan las cartas.
blocked-void = Es nula: nadie anota puntos.
blocked-each-pays-own-hand = Cada uno cuenta las cartas de su mano; nadie ha ganado la ronda.
blocked-winner-collects = La gana quien tiene la mano más baja, que anota los puntos de todas las demás manos.
blocked-winner-collects-average = La gana quien tiene la mano más baja, que anota la media de las demás manos.
blocked-lowest-collects-differences = La gana quien tiene la mano más baja, que anota, por cada uno de los demás, la diferencia entre las dos manos.
blocked-lowest-wins = La gana quien tiene la mano más baja.
blocked-winner-takes = { $points ->
    [one] La gana quien tiene la mano más baja, que anota { $points } punto.
   *[other] La gana quien tiene la mano más baja, que anota { $points } puntos.
 }
blocked-places = Todos los que aún tienen cartas comparten el puesto siguiente.
blocked-none = No se cuentan puntos.
blocked-won-by-first-out = Si para entonces alguien ya ha quedado fuera, la ronda cuenta como ganada por el primero que quedó fuera.
ended-counts-as-blocked = De la misma manera cuenta una ronda a la que un jugador puso fin.
stock-refills-when-needed = El mazo se rehace cuando alguien debe robar y no quedan cartas.
stock-refills-at-once = El mazo se rehace en cuanto se roba la última carta; si no hay con qué, en cuanto lo haya.
stock-keeps-top = Cuando se rehace el mazo, del descarte solo queda en su sitio la carta superior.
stock-keeps-top-and-chain = Mientras haya cartas debidas o se exija una carta, también quedan en su sitio las que las han causado.
stock-limit = { $times ->
    [0] El mazo no se rehace nunca.
    [1] El mazo se rehace como mucho una vez por ronda.
   *[other] El mazo se rehace como mucho { $times } veces por ronda.
 }
stock-short-lapses = Si no hay bastantes cartas, se roban las que queden y las demás no se deben.
stock-short-owed = Si no hay bastantes cartas, se roban las que queden y las demás se deben hasta el próximo turno.
stock-short-no-play = Si no hay bastantes cartas, se roban las que queden y en ese turno no se juega.
stock-short-take-top = Si no hay bastantes cartas para robar, se toma también la carta superior del descarte y no se debe el resto; quien juega después puede jugar cualquier carta.
stock-blocked = { $rounds ->
    [1] Si todos los jugadores pasan uno tras otro, la ronda queda bloqueada y acaba.
   *[other] Si todos los jugadores pasan { $rounds } veces seguidas, la ronda queda bloqueada y acaba.
 }
stock-blocked-missed = Perder el turno no cuenta como pasar.
stock-blocked-drew = Quien ha robado en su turno no ha pasado.
stock-blocked-drew-last = Quien roba todo lo debido por una carta y pierde así ese turno ha pasado, si después no queda nada que robar.
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
blocked-each-collects-differences = La gana quien tiene la mano más baja, y cada uno anota la diferencia entre la mano más alta y la suya.
