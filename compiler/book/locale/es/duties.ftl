# Qué más hacen las cartas: lo que hay que jugar y qué pasa si no, manos que cambian de dueño, respuestas y dudas.

draws-previous-waits = el jugador anterior roba { $amount }, y se sigue por el jugador siguiente
draws-previous-plays = el jugador anterior roba { $amount } y luego juega con normalidad
draws-previous-may-play = el jugador anterior roba { $amount } y luego aún puede jugar una carta
draws-chosen-waits = quien juega la carta elige a un jugador, que roba { $amount } y pierde el turno
draws-chosen-plays = quien juega la carta elige a un jugador, que roba { $amount } y luego juega con normalidad
draws-chosen-may-play = quien juega la carta elige a un jugador, que roba { $amount } y luego aún puede jugar una carta
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
covers = quien juega la carta debe cubrirla enseguida con { $cards }; si no, { $otherwise }
covers-or-not = la carta solo se puede jugar si se cubre enseguida con { $cards }
must-play-next = el jugador siguiente debe jugar { $cards }; si no, { $otherwise }
must-play-previous = el jugador anterior debe jugar { $cards }; si no, { $otherwise }
must-play-chosen = quien juega la carta elige a un jugador, que debe jugar { $cards }; si no, { $otherwise }
demands = quien juega la carta elige un valor ({ CARDS($cards, form: "plural", join: "or") }), y el jugador siguiente debe jugar una carta de ese valor; quien no pueda, roba como de costumbre
demands-or-else = quien juega la carta elige un valor ({ CARDS($cards, form: "plural", join: "or") }), y el jugador siguiente debe jugar una carta de ese valor; si no, { $otherwise }
lasting-for-a-round = { $duty }; así sigue para todos durante una vuelta entera
lasting-until-failed = { $duty }; así sigue alrededor de la mesa hasta que alguien no pueda
opens-round = quien tenga además { $cards } puede abrir una vuelta: cada uno, por turno, juega otra igual; si no, { $otherwise }; cuando le llega de nuevo el turno, quien la abrió juega otra o la cierra, y se sigue por el jugador que le sigue
adds = en el mismo turno se pueden jugar encima más cartas, cada una de las cuales ha de ser { $cards }; solo la última tiene efecto
copies = la carta hace lo mismo que la de debajo
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
else-draw-up-to = roba hasta encontrar una carta jugable, { $cards } como mucho
else-draw-until-playable = roba hasta encontrar una carta jugable
else-draw-nothing = pasa
else-draw-face = roba tantas cartas como indica su número
else-wait = pierde un turno
else-not-allowed = { $who ->
    [you] no puede jugarla
   *[they] no puede jugar nada
 }
card-does-in-cutter-suit = en { SUIT_WORD(form: "the") } de la carta de corte: { $effects }.
card-does-nothing-in-cutter-suit = en { SUIT_WORD(form: "the") } de la carta de corte: sin efecto.
challenge = quien debe robar por esta carta puede dudar de que se haya jugado según las reglas y mira la mano de quien la jugó. Si no fue así, este roba { $guilty }; si lo fue, quien dudó roba { $challenger }.
fine-debt = las cartas debidas
fine-debt-plus = las cartas debidas y { $cards } más
drawn-may-answer = Una carta robada en ese momento también sirve de respuesta.
drawn-may-not-answer = Una carta robada en ese momento no sirve de respuesta.
add-open-closes = Una serie de cartas añadidas se cierra al final del turno.
add-open-stays = Una serie de cartas añadidas queda abierta: el jugador siguiente puede continuarla.

reply-turn-adds = Quien debe perder turnos puede, en vez de eso, jugar { $answer }; los turnos se suman y recaen en el jugador siguiente.
reply-turn-doubles = Quien debe perder turnos puede, en vez de eso, jugar { $answer }; el jugador siguiente pierde entonces el doble.
reply-turn-replaces = Quien debe perder turnos puede, en vez de eso, jugar { $answer }; en el jugador siguiente recae solo lo que pide esa carta.
reply-turn-passes-on = Quien debe perder turnos puede, en vez de eso, jugar { $answer }; entonces los pierde el jugador siguiente.
reply-turn-sends-back = Quien debe perder turnos puede, en vez de eso, jugar { $answer }; entonces los pierde quien lo causó.
reply-turn-cancels = Quien debe perder turnos puede, en vez de eso, jugar { $answer }; entonces nadie pierde el turno.
reply-play-adds = Quien debe jugar una de esas cartas puede, en vez de eso, jugar { $answer }; el jugador siguiente debe entonces hacer las dos cosas.
reply-play-doubles = Quien debe jugar una de esas cartas puede, en vez de eso, jugar { $answer }; el jugador siguiente debe entonces hacerlo dos veces.
reply-play-replaces = Quien debe jugar una de esas cartas puede, en vez de eso, jugar { $answer }; en el jugador siguiente recae solo lo que pide esa carta.
reply-play-passes-on = Quien debe jugar una de esas cartas puede, en vez de eso, jugar { $answer }; entonces debe hacerlo el jugador siguiente.
reply-play-sends-back = Quien debe jugar una de esas cartas puede, en vez de eso, jugar { $answer }; entonces debe hacerlo quien lo causó.
reply-play-cancels = Quien debe jugar una de esas cartas puede, en vez de eso, jugar { $answer }; entonces ya no debe hacerlo nadie.
