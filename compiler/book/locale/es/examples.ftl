# Las líneas de los ejemplos.

step-seats = Jugadores: { $seats }.
step-seats_with_dummies = Jugadores: { $seats }; sus manos del muerto, en el mismo orden: { $dummies }.
step-dealer = Reparte { $seat }.
step-with_option = Se juega con { $options }.
step-top = La carta superior del descarte es { $cards }.
step-below = Debajo { $count ->
    [one] está
   *[other] están
 } { $cards }.
step-named = { SUIT_WORD(form: "the-chosen") } es { $suit }.
step-hand = En la mano: { $cards }.
step-stock_is = { $count ->
    [one] La próxima carta del mazo es
   *[other] Las próximas cartas del mazo son
 } { $cards }.
step-stock_is_nothing = El mazo está vacío.
step-holds = { $seat } tiene { $cards }.
step-has_total = { $number ->
    [one] { $seat } lleva { $number } punto.
   *[other] { $seat } lleva { $number } puntos.
 }

step-plays = { $seat } juega { $cards }.
step-plays-naming = { $seat } juega { $cards } y elige { $suit }.
step-draws_cards = { $seat } roba { $cards }.
step-draws_cards-unseen = { $seat } roba.
step-takes = { $seat } roba { $cards } por la carta superior.
step-takes-unseen = { $seat } roba todas las cartas debidas.
step-takes-missing = { $seat } no responde.
step-names = { $seat } elige { $suit }.
step-picks = { $seat } elige a { $other }.
step-catches = { $seat } señala que { $other } ha olvidado el aviso.
step-does-passes = { $seat } pasa.
step-does-stops = { $seat } se planta.
step-does-calls = { $seat } da el aviso.
step-is_out = { $seat } termina.

step-fits = { $count ->
    [one] Solo se puede jugar { $cards }.
   *[other] Solo se pueden jugar { $cards }.
 }
step-fits_nothing = No se puede jugar ninguna carta.
step-may_play = { $seat } puede jugar { $cards }.
step-may_not_play = { $seat } no puede jugar { $cards }.
step-may-draw = { $seat } puede robar.
step-may-pass = { $seat } puede pasar.
step-may-call = { $seat } puede dar el aviso.
step-may-name = { $seat } puede elegir { SUIT_WORD(form: "a") }.
step-may-stop = { $seat } puede plantarse.
step-may_not-draw = { $seat } no puede robar.
step-may_not-pass = { $seat } no puede pasar.
step-may_not-call = { $seat } no puede dar el aviso.
step-may_not-name = { $seat } no puede elegir { SUIT_WORD() }.
step-may_not-stop = { $seat } no puede plantarse.
step-must-draw = { $seat } debe robar.
step-must-pass = { $seat } debe pasar.
step-must-call = { $seat } debe dar el aviso.
step-must-name = { $seat } debe elegir { SUIT_WORD(form: "a") }.
step-must-stop = { $seat } debe plantarse.
step-must_take = { $number ->
    [one] { $seat } debe robar { $number } carta.
   *[other] { $seat } debe robar { $number } cartas.
 }
step-has_cards = { $number ->
    [one] { $seat } tiene ahora { $number } carta.
   *[other] { $seat } tiene ahora { $number } cartas.
 }
step-seat_wins = { $seat } gana.
step-turn = Le toca a { $seat }.
step-scores = Puntos: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] En el mazo queda { $number } carta.
   *[other] En el mazo quedan { $number } cartas.
 }
step-hand_ends-blocked = La ronda queda bloqueada.
step-hand_ends-void = La ronda es nula.
step-game_over = La partida ha terminado.

step-counts = El contador de { $seat } está en { $number }.
step-cutter_is = La carta de corte es { $cards }.
step-gives_cards = { $seat } da { $cards }.
step-discards_cards = { $seat } descarta { $cards }.
step-jumps_in = { $seat } juega { $cards } fuera de turno.
step-does-challenges = { $seat } duda de que la carta se haya jugado según las reglas.
step-does-claims = { $seat } dice la palabra y termina.
step-may_play-together = { $seat } puede jugar { $cards } en un mismo turno.
step-may_not_play-together = { $seat } no puede jugar { $cards } en un mismo turno.
step-may-challenge = { $seat } puede dudar de que la carta se haya jugado según las reglas.
step-may-claim = { $seat } puede decir la palabra que acaba la ronda.
step-may-take = { $seat } puede robar todas las cartas debidas.
step-may_not-challenge = { $seat } no puede dudar de que la carta se haya jugado según las reglas.
step-may_not-claim = { $seat } no puede decir la palabra que acaba la ronda.
step-may_not-take = { $seat } no puede robar las cartas debidas.
step-must-challenge = { $seat } debe dudar de que la carta se haya jugado según las reglas.
step-must-claim = { $seat } debe decir la palabra que acaba la ronda.
step-must-take = { $seat } debe robar todas las cartas debidas.
example-rank = { CARDS($cards, form: "bare") }

step-starter_is = La carta inicial es { $cards }.
step-starter_is_none = No se descubre ninguna carta inicial.
step-may_catch = { $seat } todavía puede señalar que { $other } ha olvidado el aviso.
step-may_not_catch = { $seat } no puede señalar que { $other } ha olvidado el aviso.
step-may_jump_in = { $seat } puede jugar { $cards } fuera de turno.
step-may_not_jump_in = { $seat } no puede jugar { $cards } fuera de turno.
step-on_top = Ahora la carta superior es { $cards }.
step-deals_next = { $seat } reparte la ronda siguiente.
step-begins_next = { $seat } empieza la ronda siguiente.
step-does-closes = { $seat } cierra la serie.
step-may-close = { $seat } puede cerrar la serie.
step-may_not-close = { $seat } no puede cerrar la serie.
step-must-close = { $seat } debe cerrar la serie.

step-totals = Puntos de la partida hasta ahora: { $scores }.
step-counters = Los contadores están ahora en: { $scores }.
seat-count = { $seat } { $points }
step-columns = En las columnas { $seat } tiene ahora: { $columns }.
step-has_columns = En las columnas { $seat } tiene hasta ahora: { $columns }.
step-has_won = { $number ->
    [one] { $seat } ha ganado { $number } ronda de esta partida.
   *[other] { $seat } ha ganado { $number } rondas de esta partida.
 }
step-hands_played = { $number ->
    [one] Se ha jugado { $number } ronda de esta partida.
   *[other] Se han jugado { $number } rondas de esta partida.
 }
step-cuts = Para el primer reparto { $seat } corta { $cards }.
step-is_youngest = { $seat } es la persona más joven.
step-is_oldest = { $seat } es la persona de más edad.
step-does-deals = { $seat } reparte una ronda nueva.

step-does-takes-top = { $seat } toma la carta superior del descarte.
step-may-take-top = { $seat } puede tomar la carta superior del descarte.
step-may_not-take-top = { $seat } no puede tomar la carta superior del descarte.
step-must-take-top = { $seat } debe tomar la carta superior del descarte.

step-does-knocks = { $seat } dice la palabra y la ronda acaba.
step-may-knock = { $seat } puede decir la palabra con la que acaba la ronda.
step-may_not-knock = { $seat } no puede decir la palabra con la que acaba la ronda.
step-must-knock = { $seat } debe decir la palabra con la que acaba la ronda.
