# Le righe degli esempi.

step-seats = Giocatori: { $seats }.
step-seats_with_dummies = Giocatori: { $seats }; le loro mani del morto, nello stesso ordine: { $dummies }.
step-dealer = Dà le carte { $seat }.
step-with_option = Si gioca con { $options }.
step-top = In cima agli scarti c’è { $cards }.
step-below = Sotto { $count ->
    [one] c’è
   *[other] ci sono
 } { $cards }.
step-named = { SUIT_WORD(form: "the-named") } è { $suit }.
step-hand = In mano ci sono { $cards }.
step-stock_is = { $count ->
    [one] La prossima carta del tallone è
   *[other] Le prossime carte del tallone sono
 } { $cards }.
step-stock_is_nothing = Il tallone è vuoto.
step-holds = { $seat } ha in mano { $cards }.
step-has_total = { $number ->
    [one] { $seat } ha finora { $number } punto.
   *[other] { $seat } ha finora { $number } punti.
 }

step-plays = { $seat } gioca { $cards }.
step-plays-naming = { $seat } gioca { $cards } e dichiara { $suit }.
step-draws_cards = { $seat } pesca { $cards }.
step-draws_cards-unseen = { $seat } pesca.
step-takes = { $seat } pesca { $cards } per la carta in cima.
step-takes-unseen = { $seat } pesca tutte le carte dovute.
step-takes-missing = { $seat } non risponde.
step-names = { $seat } dichiara { $suit }.
step-picks = { $seat } sceglie { $other }.
step-catches = { $seat } fa notare che { $other } ha dimenticato l’avviso.
step-does-passes = { $seat } passa.
step-does-stops = { $seat } si ferma.
step-does-calls = { $seat } dà l’avviso.
step-is_out = { $seat } chiude.

step-fits = { $count ->
    [one] Va bene solo { $cards }.
   *[other] Vanno bene solo { $cards }.
 }
step-fits_nothing = Non va bene nulla.
step-may_play = { $seat } può giocare { $cards }.
step-may_not_play = { $seat } non può giocare { $cards }.
step-may-draw = { $seat } può pescare.
step-may-pass = { $seat } può passare.
step-may-call = { $seat } può dare l’avviso.
step-may-name = { $seat } può dichiarare { SUIT_WORD(form: "the") }.
step-may-stop = { $seat } può fermarsi.
step-may_not-draw = { $seat } non può pescare.
step-may_not-pass = { $seat } non può passare.
step-may_not-call = { $seat } non può dare l’avviso.
step-may_not-name = { $seat } non può dichiarare { SUIT_WORD(form: "the") }.
step-may_not-stop = { $seat } non può fermarsi.
step-must-draw = { $seat } deve pescare.
step-must-pass = { $seat } deve passare.
step-must-call = { $seat } deve dare l’avviso.
step-must-name = { $seat } deve dichiarare { SUIT_WORD(form: "the") }.
step-must-stop = { $seat } deve fermarsi.
step-must_take = { $number ->
    [one] { $seat } deve pescare { $number } carta.
   *[other] { $seat } deve pescare { $number } carte.
 }
step-has_cards = { $number ->
    [one] { $seat } ha ora { $number } carta.
   *[other] { $seat } ha ora { $number } carte.
 }
step-seat_wins = { $seat } vince.
step-turn = Tocca a { $seat }.
step-scores = Punti: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] Nel tallone resta { $number } carta.
   *[other] Nel tallone restano { $number } carte.
 }
step-hand_ends-blocked = La smazzata è bloccata.
step-hand_ends-void = La smazzata è nulla.
step-game_over = La partita è finita.

step-counts = Il contatore di { $seat } è a { $number }.
step-cutter_is = La carta di taglio è { $cards }.
step-gives_cards = { $seat } dà via { $cards }.
step-discards_cards = { $seat } scarta { $cards }.
step-jumps_in = { $seat } gioca fuori turno { $cards }.
step-does-challenges = { $seat } dubita che la carta sia stata giocata secondo le regole.
step-does-claims = { $seat } dice la parola e chiude.
step-may_play-together = { $seat } può giocare in un turno { $cards }.
step-may_not_play-together = { $seat } non può giocare in un turno { $cards }.
step-may-challenge = { $seat } può dubitare che la carta sia stata giocata secondo le regole.
step-may-claim = { $seat } può dire la parola che chiude la smazzata.
step-may-take = { $seat } può pescare tutte le carte dovute.
step-may_not-challenge = { $seat } non può dubitare che la carta sia stata giocata secondo le regole.
step-may_not-claim = { $seat } non può dire la parola che chiude la smazzata.
step-may_not-take = { $seat } non può pescare le carte dovute.
step-must-challenge = { $seat } deve dubitare che la carta sia stata giocata secondo le regole.
step-must-claim = { $seat } deve dire la parola che chiude la smazzata.
step-must-take = { $seat } deve pescare tutte le carte dovute.
example-rank = { CARDS($cards, form: "bare") }

step-starter_is = La carta iniziale è { $cards }.
step-starter_is_none = Non si gira nessuna carta iniziale.
step-may_catch = { $seat } può ancora far notare che { $other } ha dimenticato l’avviso.
step-may_not_catch = { $seat } non può far notare che { $other } ha dimenticato l’avviso.
step-may_jump_in = { $seat } può giocare fuori turno { $cards }.
step-may_not_jump_in = { $seat } non può giocare fuori turno { $cards }.
step-on_top = Ora in cima agli scarti c’è { $cards }.
step-deals_next = { $seat } dà le carte nella smazzata seguente.
step-begins_next = { $seat } comincia la smazzata seguente.
step-does-closes = { $seat } chiude la fila.
step-may-close = { $seat } può chiudere la fila.
step-may_not-close = { $seat } non può chiudere la fila.
step-must-close = { $seat } deve chiudere la fila.

step-totals = Punti della partita finora: { $scores }.
step-counters = I contatori sono ora a: { $scores }.
seat-count = { $seat } { $points }
step-columns = Nelle colonne { $seat } ha ora: { $columns }.
step-has_columns = Nelle colonne { $seat } ha finora: { $columns }.
step-has_won = { $number ->
    [one] { $seat } ha vinto { $number } smazzata di questa partita.
   *[other] { $seat } ha vinto { $number } smazzate di questa partita.
 }
step-hands_played = { $number ->
    [one] Si è giocata { $number } smazzata di questa partita.
   *[other] Si sono giocate { $number } smazzate di questa partita.
 }
step-cuts = Per la prima smazzata { $seat } taglia { $cards }.
step-is_youngest = { $seat } è la persona più giovane.
step-is_oldest = { $seat } è la persona più anziana.
step-does-deals = { $seat } dà le carte per una nuova smazzata.

step-does-takes-top = { $seat } prende la carta in cima agli scarti.
step-may-take-top = { $seat } può prendere la carta in cima agli scarti.
step-may_not-take-top = { $seat } non può prendere la carta in cima agli scarti.
step-must-take-top = { $seat } deve prendere la carta in cima agli scarti.

step-does-knocks = { $seat } dice la parola e la smazzata finisce.
step-may-knock = { $seat } può dire la parola con cui finisce la smazzata.
step-may_not-knock = { $seat } non può dire la parola con cui finisce la smazzata.
step-must-knock = { $seat } deve dire la parola con cui finisce la smazzata.
