# Las reglas de una ronda, tema por tema.

summary = Para { $players }, con { $packs ->
    [1] una baraja
   *[other] { $packs } barajas
 } de { $cards } cartas.

# ---- objetivo, baraja, reparto

aim-hand-ends = Ser el primero en quedarse sin cartas.
aim-play-on = Quedarse sin cartas cuanto antes: los demás siguen jugando hasta que solo uno tenga cartas.
aim-penalties = Las cartas que quedan en la mano cuentan en contra.
aim-rewards = Las cartas que les quedan a los demás dan entonces puntos.


deal-dealing = El repartidor baraja y reparte las cartas boca abajo, de una en una.
deal-cards = { $cards ->
    [one] Cada uno recibe { $cards } carta.
   *[other] Cada uno recibe { $cards } cartas.
 }

first-dealer-random = El primer repartidor se elige al azar.
first-dealer-lowest-card = Cada uno saca una carta; quien saca la más baja reparte primero.
first-dealer-highest-card = Cada uno saca una carta; quien saca la más alta reparte primero.
first-dealer-youngest = Reparte primero el jugador más joven.
next-dealer-left = Después de cada ronda, reparte el jugador de la izquierda.
next-dealer-right = Después de cada ronda, reparte el jugador de la derecha.
next-dealer-winner = Quien gana una ronda reparte la siguiente.
next-dealer-loser = Quien pierde una ronda reparte la siguiente.
next-dealer-same = Reparte siempre el mismo jugador.

# ---- carta inicial, primer jugador

starter-plain = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, vale como una carta corriente.
starter-acts = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, tiene efecto como si la hubiera jugado el repartidor.
starter-acts-dealer-starts = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, tiene efecto enseguida y empieza el repartidor.
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
starter-any-fits = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, quien tiene el primer turno puede jugar cualquier carta.
starter-bury = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se devuelve al medio del mazo y se descubre otra.
starter-under = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se pone debajo del mazo y se descubre otra.
starter-redraw = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se descubre otra encima.
starter-reshuffle = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, se devuelve al mazo, se baraja y se descubre otra.
starter-effects = Si la carta inicial es { CARDS($cards, form: "a", join: "or") }, { $effects }.

first-player-left-of-dealer = Empieza el jugador a la izquierda del repartidor.
first-player-right-of-dealer = Empieza el jugador a la derecha del repartidor.
first-player-dealer = Empieza el repartidor.
first-player-winner = Empieza el ganador de la ronda anterior.
first-player-youngest = Empieza el jugador más joven.
first-player-random = Quien empieza se elige al azar.
direction-clockwise = Se juega en el sentido de las agujas del reloj.
direction-anticlockwise = Se juega en sentido contrario al de las agujas del reloj.
direction-chosen = Quien empieza elige también el sentido del juego.

# ---- el turno

turn-match = Se juega una carta boca arriba sobre el descarte. Debe corresponder a la carta superior: { $attributes }.
attribute-suit = { SUIT_WORD(form: "same") }
attribute-rank = mismo valor
attribute-colour = mismo color
attribute-neighbour = valor inmediatamente superior o inferior

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

forbidden-on = { CARDS($cards, form: "many") } nunca se { NUMBER_OF($cards) ->
    [one] puede
   *[many] pueden
 } jugar sobre { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "many") } se { NUMBER_OF($cards) ->
    [one] puede
   *[many] pueden
 } jugar sobre cualquier carta, incluso sobre otro comodín.

# ---- robar

draw-at-will-exactly = { $cards ->
    [one] Quien no puede o no quiere jugar una carta roba { $cards } carta del mazo.
   *[other] Quien no puede o no quiere jugar una carta roba { $cards } cartas del mazo.
 }
draw-at-will-up-to = Quien no puede o no quiere jugar una carta roba del mazo, de una en una, hasta encontrar una jugable: { $cards } como mucho.
draw-at-will-until-playable = Quien no puede o no quiere jugar una carta roba del mazo, de una en una, hasta encontrar una jugable.
draw-when-unable-exactly = { $cards ->
    [one] Quien no tiene ninguna carta jugable roba { $cards } carta del mazo; quien tiene una debe jugarla.
   *[other] Quien no tiene ninguna carta jugable roba { $cards } cartas del mazo; quien tiene una debe jugarla.
 }
draw-when-unable-up-to = Quien no tiene ninguna carta jugable roba del mazo, de una en una, hasta encontrar una: { $cards } como mucho. Quien puede jugar debe hacerlo.
draw-when-unable-until-playable = Quien no tiene ninguna carta jugable roba del mazo, de una en una, hasta encontrar una. Quien puede jugar debe hacerlo.

drawn-may-be-played = { $cards ->
    [1] Si la carta robada es jugable, se puede jugar enseguida; si no, el turno acaba.
   *[other] Si una carta robada es jugable, se puede jugar enseguida; si no, el turno acaba.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Después aún se puede jugar una carta, la robada o cualquier otra; si no, el turno acaba.
   *[other] Después aún se puede jugar una carta, robada o no; si no, el turno acaba.
 }
drawn-must-be-played = { $cards ->
    [1] Si la carta robada es jugable, hay que jugarla enseguida; si no, el turno acaba.
   *[other] Si una carta robada es jugable, hay que jugarla enseguida; si no, el turno acaba.
 }
drawn-waits = Con esto acaba el turno, aunque una carta robada sea jugable.
drawn-until-may-be-played = La carta jugable que se ha robado se puede jugar enseguida o guardar; después el turno acaba.
drawn-until-may-be-played-or-any-other = Entonces se puede jugar la carta jugable que se ha robado, otra que lo sea, o ninguna; después el turno acaba.
drawn-until-must-be-played = La carta jugable que se ha robado hay que jugarla enseguida.
drawn-until-waits = Con esto acaba el turno: la carta jugable espera al turno siguiente.

# ---- se acaba el mazo

stock-empty-reshuffle = Cuando se acaba el mazo, la carta superior del descarte queda en su sitio; todas las demás se barajan y forman el mazo nuevo.
stock-empty-turn-over = Cuando se acaba el mazo, la carta superior del descarte queda en su sitio; todas las demás se dan la vuelta, sin barajar, y forman el mazo nuevo.
stock-empty-pass = Cuando se acaba el mazo, no se hace otro. Quien puede jugar una carta debe hacerlo; los demás pasan.
stock-empty-score = Cuando se acaba el mazo y alguien debe robar, la ronda acaba en el acto y se cuentan las cartas.
stock-exhausted-pass = Si no hay con qué hacer un mazo nuevo, quien puede jugar una carta debe hacerlo; los demás pasan.
stock-exhausted-score = Si no hay con qué hacer un mazo nuevo, la ronda acaba en el acto y se cuentan las cartas.
blocked-void = Es nula: nadie anota puntos.
blocked-each-pays-own-hand = Cada uno cuenta las cartas de su mano.
blocked-winner-collects = Quien tiene la mano más baja anota los puntos de todas las demás manos.
blocked-winner-collects-average = Quien tiene la mano más baja anota la media de las demás manos.
blocked-lowest-collects-differences = Quien tiene la mano más baja anota, por cada uno de los demás, la diferencia entre las dos manos.
blocked-lowest-wins = La gana quien tiene la mano más baja.
blocked-finishers-collect = Quien tiene la mano más baja anota los puntos de todas las demás manos.
blocked-winner-takes = { $points ->
    [one] Quien tiene la mano más baja anota { $points } punto.
   *[other] Quien tiene la mano más baja anota { $points } puntos.
 }
blocked-places = Todos los que aún tienen cartas comparten el puesto siguiente.
blocked-none = No se cuentan puntos.
