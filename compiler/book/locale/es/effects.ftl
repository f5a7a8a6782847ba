# What cards do.

draws-next = el jugador siguiente roba { $amount }
draws-previous = el jugador anterior roba { $amount }
draws-chosen = quien juega la carta elige a un jugador, que roba { $amount }
debtor-waits = Quien roba pierde luego el turno.
creditor-goes-on = Después se sigue por el jugador siguiente.
draws-previous-waits = el jugador anterior roba { $amount }, y se sigue por el jugador siguiente
draws-previous-plays = el jugador anterior roba { $amount } y luego juega con normalidad; se sigue a partir de él
draws-previous-may-play = el jugador anterior roba { $amount } y luego aún puede jugar una carta; se sigue a partir de él
draws-chosen-waits = quien juega la carta elige a un jugador, que roba { $amount } y pierde su próximo turno
draws-chosen-plays = quien juega la carta elige a un jugador, que roba { $amount } y luego juega con normalidad; se sigue a partir de él
draws-chosen-may-play = quien juega la carta elige a un jugador, que roba { $amount } y luego aún puede jugar una carta; se sigue a partir de él
turns-missed = { $turns ->
    [1] un turno
   *[other] { $turns } turnos
 }
waits-next = el jugador siguiente pierde { turns-missed }
waits-previous = el jugador anterior pierde { turns-missed }
waits-chosen = quien juega la carta elige a un jugador, que pierde { turns-missed }
names = { $choice ->
    [may] quien juega la carta puede elegir { $what }
   *[must] quien juega la carta elige { $what }
 }
names-for-this = quien juega la carta elige { $what } solo para esto (nadie tiene que seguirlo)
covers = quien juega la carta debe cubrirla enseguida con { $cards }; si no, { $otherwise }
covers-or-not = quien juega la carta debe cubrirla enseguida con { $cards } y solo puede jugarla si puede hacerlo
must-play-next = el jugador siguiente debe jugar { $cards }; si no, { $otherwise }
must-play-previous = el jugador anterior debe jugar { $cards }; si no, { $otherwise }; luego se sigue donde se interrumpió
must-play-chosen = quien juega la carta elige a un jugador, que debe jugar { $cards }; si no, { $otherwise }; luego se sigue donde se interrumpió
demands = quien juega la carta elige un valor ({ CARDS($cards, form: "plural", join: "or") }), y el jugador siguiente debe jugar una carta de ese valor; quien no pueda, roba como de costumbre
demands-or-else = quien juega la carta elige un valor ({ CARDS($cards, form: "plural", join: "or") }), y el jugador siguiente debe jugar una carta de ese valor; si no, { $otherwise }
lasting-until-laid = { $duty }; si no se juega ninguna, le toca al siguiente, hasta que alguien la juegue o les haya tocado a todos los demás
lasting-for-a-round = { $duty }; así sigue para todos durante una vuelta entera
lasting-until-somebody-fails = { $duty }; así sigue alrededor de la mesa hasta que alguien no pueda
asked-next = A los que siguen se les exige { $cards } (en comparación con la carta superior).
opens-round = quien tenga además { $cards } puede abrir una vuelta: cada uno, por turno, juega otra igual; si no, { $otherwise }; cuando le llega de nuevo el turno, quien la abrió juega otra o la cierra, y se sigue por el jugador que le sigue
adds = en el mismo turno se pueden jugar encima más cartas, cada una de las cuales ha de ser { $cards }; solo la última tiene efecto
copies = la carta hace lo que hizo la de debajo, también elegir
swaps-hands-next = quien juega la carta cambia su mano por la del jugador siguiente
swaps-hands-previous = quien juega la carta cambia su mano por la del jugador anterior
swaps-hands-chosen = quien juega la carta cambia su mano por la de un jugador a su elección
rotates-hands = todas las manos pasan al jugador siguiente, en el sentido del juego
rotates-hands-left = todas las manos pasan al jugador de la izquierda
cards-given = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 } de su mano
gives-next = quien juega la carta da { cards-given } al jugador siguiente
gives-previous = quien juega la carta da { cards-given } al jugador anterior
gives-chosen = quien juega la carta da { cards-given } a un jugador a su elección
takes-next = el jugador siguiente da a quien juega la carta { amount-cards } a su elección
takes-previous = el jugador anterior da a quien juega la carta { amount-cards } a su elección
takes-chosen = quien juega la carta elige a un jugador, que le da { amount-cards } a su elección
takes-unseen-next = quien juega la carta saca a ciegas { amount-cards } de la mano del jugador siguiente
takes-unseen-previous = quien juega la carta saca a ciegas { amount-cards } de la mano del jugador anterior
takes-unseen-chosen = quien juega la carta saca a ciegas { amount-cards } de la mano de un jugador a su elección
each-picks-own = cada uno elige de su propia mano antes de ver lo que recibe
swaps-cards-next = quien juega la carta intercambia { amount-cards } con el jugador siguiente; { each-picks-own }
swaps-cards-previous = quien juega la carta intercambia { amount-cards } con el jugador anterior; { each-picks-own }
swaps-cards-chosen = quien juega la carta intercambia { amount-cards } con un jugador a su elección; { each-picks-own }
passes-cards = todos pasan { amount-cards } al jugador siguiente, en el sentido del juego; { each-picks-own }
passes-cards-left = todos pasan { amount-cards } al jugador de la izquierda; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, cada una de las cuales ha de ser { $which }
 }
discarded-all = todas las cartas posibles, cada una de las cuales ha de ser { $which }
discards-you = quien juega la carta descarta { $amount }
discards-next = el jugador siguiente descarta { $amount }
discards-previous = el jugador anterior descarta { $amount }
discards-chosen = quien juega la carta elige a un jugador, que descarta { $amount }
discards-others = todos los demás, por turno, descartan cada uno { $amount }
discards-all = todos, por turno y empezando por quien juega la carta, descartan cada uno { $amount }
shows-hand-next = quien juega la carta enseña su mano al jugador siguiente
shows-hand-previous = quien juega la carta enseña su mano al jugador anterior
shows-hand-chosen = quien juega la carta enseña su mano a un jugador a su elección
shows-hand-others = quien juega la carta enseña su mano a todos los demás
ends-hand = quien juega la carta puede poner fin a la ronda en el acto, y se cuentan las cartas
ends-hand-at-most = { $points ->
    [one] si su mano vale como mucho { $points } punto, quien juega la carta puede poner fin a la ronda en el acto, y se cuentan las cartas
   *[other] si su mano vale como mucho { $points } puntos, quien juega la carta puede poner fin a la ronda en el acto, y se cuentan las cartas
 }
else-draw-exactly = { $cards ->
    [one] roba { $cards } carta
   *[other] roba { $cards } cartas
 }
else-draw-up-to = roba hasta encontrar una de las que se piden, { $cards } como mucho
else-draw-until-playable = roba hasta encontrar una de las que se piden
else-draw-nothing = pasa
else-draw-face = roba tantas cartas como indica el número de la carta superior
else-wait = pierde un turno
else-not-allowed = { $who ->
    [you] no puede jugarla
   *[they] no puede jugar nada
 }
card-does-in-cutter-suit = en { SUIT_WORD(form: "the") } de la carta de corte: { $effects }.
card-does-nothing-in-cutter-suit = en { SUIT_WORD(form: "the") } de la carta de corte: sin efecto.
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, en su lugar: { $effects }.
card-does-nothing-if = { $condition }: sin efecto.
card-does-nothing-if-instead = { $condition }, en su lugar: sin efecto.
if-laid-on = sobre { CARDS($cards, form: "a", join: "or") }
if-on-top = si encima hay { CARDS($cards, form: "a", join: "or") }
if-holding = si a quien juega la carta aún le queda { CARDS($cards, form: "a", join: "or") }
if-holding-none = si a quien juega la carta ya no le queda ninguna de estas cartas ({ CARDS($cards, form: "plural") })
if-holding-several = si a quien juega la carta aún le quedan al menos { $number } de estas cartas ({ CARDS($cards, form: "plural") })
if-holding-points = si las cartas que le quedan a quien juega la carta valen como mucho { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
if-on-countdown = si el contador de quien juega la carta está en { $number }
if-players-remain = si aún quedan { $players } jugadores
if-owing = mientras quien juega la carta deba cartas, turnos o una carta determinada
owing-several = Quien debe algo al jugar la primera de varias cartas las juega todas mientras lo debe.
owing-thrown-in = Quien echa una carta fuera de turno no debe nada en ese momento.
condition-on-for-starter = La carta inicial no está sobre ninguna carta.
condition-on-for-several = De varias cartas jugadas juntas, cada una está sobre la anterior.
condition-copied-hand = Para quien juega una carta que hace lo que hizo la de debajo cuenta su propia mano.
condition-copied-counter = Para quien juega una carta que hace lo que hizo la de debajo cuenta su propio contador.
add-open-closes = Una serie de cartas añadidas se cierra al final del turno.
add-open-stays = Una serie de cartas añadidas queda abierta: el jugador siguiente puede continuarla.
add-open-until-closed = Una serie de cartas añadidas queda abierta, y el jugador siguiente puede continuarla, hasta que quien acaba de añadir una carta diga que está cerrada o alguien juegue una carta que no le corresponda. Una carta a la que se pueden añadir otras está siempre abierta; una carta añadida sin { SUIT_WORD() } que permite elegir uno es la última de su serie.
add-row-stays = Hasta que termina el efecto de su última carta, toda la serie queda en el descarte, aunque se haga un mazo nuevo.
add-names-first = Si una carta permite elegir algo y jugar otras encima, primero se elige; la primera carta que se juega encima se ajusta a lo elegido.
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
amount-until = en el acto tantas cartas como haga falta para obtener { $which }{ $most ->
    [0] { "" }
   *[other] , pero como mucho { $most }
 } (si no sale ninguna, todas las que queden)
amount-each-until = en el acto cada uno tantas cartas como haga falta para obtener { $which }{ $most ->
    [0] { "" }
   *[other] , pero como mucho { $most }
 } (si no sale ninguna, todas las que queden)
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
