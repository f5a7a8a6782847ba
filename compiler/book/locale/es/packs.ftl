# La baraja y el reparto, cuando no son los corrientes.

pack-jokers = { $jokers ->
    [0] sin jokers
    [one] con { $jokers } joker añadido
   *[other] con { $jokers } jokers añadidos
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] Una baraja corriente de { $cards } cartas, { pack-jokers }.
       *[other] Una baraja corriente { pack-jokers }: { $cards } cartas.
     }
   *[other] { $packs } barajas corrientes mezcladas, { pack-jokers }: { $cards } cartas en total.
 }
pack-stripped = { $packs ->
    [1] Una baraja corriente sin { CARDS($left, form: "many") }, { pack-jokers }: { $cards } cartas.
   *[other] { $packs } barajas corrientes sin { CARDS($left, form: "many") }, { pack-jokers }: { $cards } cartas en total.
 }
pack-other = { $packs ->
    [1] Una baraja de { $cards } cartas.
   *[other] { $packs } barajas mezcladas: { $cards } cartas en total.
 }
pack-suit = Cada { SUIT_WORD() } ({ $suits }): { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] una carta de cada ({ CARDS($cards, form: "short", join: "comma") })
    [2] dos cartas de cada ({ CARDS($cards, form: "short", join: "comma") })
   *[other] { $count } cartas de cada ({ CARDS($cards, form: "short", join: "comma") })
 }
pack-copies-of-one = { $count ->
    [1] { CARDS($cards, form: "a") }
   *[other] { $count } { CARDS($cards, form: "plural") }
 }
pack-besides = Además, sin { SUIT_WORD() }: { $cards }.
pack-besides-cards = { $count ->
    [1] { CARDS($cards, form: "a") }
   *[other] { $count } { CARDS($cards, form: "plural") }
 }
suit-in-pack = { $suit }

partners = Los jugadores sentados frente a frente son pareja.
dummy-hands = Cada jugador juega con dos manos y ve las dos: la propia y una mano del muerto que está enfrente. Las manos juegan por turno alrededor de la mesa, como si cada una fuera un jugador aparte.
deal-dealing-batches = El repartidor baraja y reparte las cartas boca abajo, en grupos de { $batches }.
deal-dealing-batches-face-up = El repartidor baraja y reparte las cartas boca arriba, en grupos de { $batches }.
deal-per-hand = En la primera ronda cada uno recibe { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }; en las siguientes, { $further }, y vuelta a empezar.
deal-counter = Cada uno recibe tantas cartas como indica su contador.
deal-more = En comparación con los demás, { $who } recibe { $cards ->
    [one] { $cards } carta más
   *[other] { $cards } cartas más
 }.
deal-fewer = En comparación con los demás, { $who } recibe { $cards ->
    [one] { $cards } carta menos
   *[other] { $cards } cartas menos
 }.
handicapped-winner = quien ganó la ronda anterior
handicapped-loser = quien perdió la ronda anterior
handicapped-youngest = el jugador más joven
handicapped-oldest = el jugador de más edad
handicapped-dealer = el repartidor
handicapped-each-winner = Si la ganaron varios jugadores, eso vale para cada uno de ellos.
handicapped-loser-is = La pierde aquel a quien le quedaron más puntos y, en caso de empate, más cartas; si eso valía para varios jugadores, no la pierde nadie.
handicapped-not-after-void = Una ronda nula no la pierde nadie.
deal-cards-and-stock-stock = { $cards ->
    [one] Cada uno recibe { $cards } carta;
   *[other] Cada uno recibe { $cards } cartas;
 } una vez descubierta la carta inicial, { $stock ->
    [one] en el mazo queda { $stock }.
   *[other] en el mazo quedan { $stock }.
 }
deal-cards-and-stock-dealer = { $cards ->
    [one] Cada uno recibe { $cards } carta;
   *[other] Cada uno recibe { $cards } cartas;
 } la última del repartidor es la carta inicial, y { $stock ->
    [one] en el mazo queda { $stock }.
   *[other] en el mazo quedan { $stock }.
 }
deal-cards-and-stock-nowhere = { $cards ->
    [one] Cada uno recibe { $cards } carta;
   *[other] Cada uno recibe { $cards } cartas;
 } { $stock ->
    [one] en el mazo queda { $stock }.
   *[other] en el mazo quedan { $stock }.
 }
deal-starter-stock = La carta siguiente se descubre: es la carta inicial y abre el descarte. Las demás, boca abajo, forman el mazo.
deal-starter-dealer = La última carta del repartidor se descubre: es la carta inicial y abre el descarte, y el repartidor tiene una carta menos. Las demás, boca abajo, forman el mazo.
deal-starter-nowhere = Las demás, boca abajo, forman el mazo. No se descubre ninguna carta: quien empieza juega la que quiera.
counter = Cada jugador tiene un contador, que va de { $start } a { $end }.
counter-falls-winner = Después de cada ronda, el contador del ganador avanza uno.
counter-falls-loser = Después de cada ronda, el contador de quien la pierde avanza uno: el de aquel a quien le quedan más puntos y, en caso de empate, más cartas. Si eso vale para varios jugadores, no avanza ninguno.
counter-falls-not-after-void = Después de una ronda nula no avanza ningún contador.
counter-falls-everyone = Después de cada ronda, los contadores de todos avanzan uno.
counter-falls-emptied = En cuanto un jugador se queda sin cartas, su contador avanza uno.
cutter = Se enseña la última carta del mazo: es la carta de corte.
cutter-not = Si es { CARDS($cards, form: "a", join: "or") }, se elige otra.
cutter-stays = La carta de corte sigue siendo la misma toda la ronda, aunque alguien la haya robado.

pack-numbers = Donde cuenta el número de una carta: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
