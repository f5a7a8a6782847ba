# Les lignes des exemples.

step-seats = Joueurs : { $seats }.
step-seats_with_dummies = Joueurs : { $seats } ; leurs mains du mort, dans le même ordre : { $dummies }.
step-dealer = { $seat } distribue.
step-with_option = On joue avec { $options }.
step-top = { $cards } est sur le dessus de la défausse.
step-below = Dessous se { $count ->
    [one] trouve
   *[other] trouvent
 } { $cards }.
step-named = La { SUIT_WORD() } demandée est { $suit }.
step-hand = Vous avez en main { $cards }.
step-stock_is = { $count ->
    [one] La prochaine carte de la pioche est
   *[other] Les prochaines cartes de la pioche sont
 } { $cards }.
step-stock_is_nothing = La pioche est vide.
step-holds = { $seat } tient en main { $cards }.
step-has_total = { $number ->
    [one] { $seat } totalise jusqu’ici { $number } point.
   *[other] { $seat } totalise jusqu’ici { $number } points.
 }

step-plays = { $seat } pose { $cards }.
step-plays-naming = { $seat } pose { $cards } et demande { $suit }.
step-draws_cards = { $seat } pioche { $cards }.
step-draws_cards-unseen = { $seat } pioche.
step-takes = { $seat } pioche { $cards } pour la carte du dessus.
step-takes-unseen = { $seat } pioche toutes les cartes dues.
step-takes-missing = { $seat } ne répond pas.
step-names = { $seat } demande { $suit }.
step-picks = { $seat } choisit { $other }.
step-catches = { $seat } prend en défaut { $other }, qui a oublié l’annonce.
step-does-passes = { $seat } passe.
step-does-stops = { $seat } s’arrête.
step-does-calls = { $seat } fait l’annonce.
step-is_out = { $seat } termine.

step-fits = { $count ->
    [one] Seule carte jouable : { $cards }.
   *[other] Seules cartes jouables : { $cards }.
 }
step-fits_nothing = Aucune carte n’est jouable.
step-may_play = { $seat } peut poser { $cards }.
step-may_not_play = { $seat } ne peut pas poser { $cards }.
step-may-draw = { $seat } peut piocher.
step-may-pass = { $seat } peut passer.
step-may-call = { $seat } peut faire l’annonce.
step-may-name = { $seat } peut demander une { SUIT_WORD() }.
step-may-stop = { $seat } peut s’arrêter.
step-may_not-draw = { $seat } ne peut pas piocher.
step-may_not-pass = { $seat } ne peut pas passer.
step-may_not-call = { $seat } ne peut pas faire l’annonce.
step-may_not-name = { $seat } ne peut pas demander une { SUIT_WORD() }.
step-may_not-stop = { $seat } ne peut pas s’arrêter.
step-must-draw = { $seat } doit piocher.
step-must-pass = { $seat } doit passer.
step-must-call = { $seat } doit faire l’annonce.
step-must-name = { $seat } doit demander une { SUIT_WORD() }.
step-must-stop = { $seat } doit s’arrêter.
step-must_take = { $number ->
    [one] { $seat } doit piocher { $number } carte.
   *[other] { $seat } doit piocher { $number } cartes.
 }
step-has_cards = { $number ->
    [one] { $seat } se retrouve avec { $number } carte.
   *[other] { $seat } se retrouve avec { $number } cartes.
 }
step-seat_wins = { $seat } gagne.
step-turn = C’est à { $seat } de jouer.
step-scores = Points : { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] Il reste { $number } carte dans la pioche.
   *[other] Il reste { $number } cartes dans la pioche.
 }
step-hand_ends-blocked = La manche est bloquée.
step-hand_ends-void = La manche est nulle.
step-game_over = La partie est terminée.

step-counts = Compteur pour { $seat } : { $number }.
step-cutter_is = La carte de coupe est { $cards }.
step-gives_cards = { $seat } donne { $cards }.
step-discards_cards = { $seat } défausse { $cards }.
step-jumps_in = { $seat } intervient hors de son tour avec { $cards }.
step-does-challenges = { $seat } doute que la carte ait été posée à bon droit.
step-does-claims = { $seat } dit le mot et termine.
step-may_play-together = { $seat } peut poser { $cards } dans le même tour.
step-may_not_play-together = { $seat } ne peut pas poser { $cards } dans le même tour.
step-may-challenge = { $seat } peut douter que la carte ait été posée à bon droit.
step-may-claim = { $seat } peut dire le mot qui met fin à la manche.
step-may-take = { $seat } peut piocher toutes les cartes dues.
step-may_not-challenge = { $seat } ne peut pas douter que la carte ait été posée à bon droit.
step-may_not-claim = { $seat } ne peut pas dire le mot qui met fin à la manche.
step-may_not-take = { $seat } ne peut pas piocher les cartes dues.
step-must-challenge = { $seat } doit douter que la carte ait été posée à bon droit.
step-must-claim = { $seat } doit dire le mot qui met fin à la manche.
step-must-take = { $seat } doit piocher toutes les cartes dues.
example-rank = { CARDS($cards, form: "bare") }

step-starter_is = La carte de départ est { $cards }.
step-starter_is_none = On ne retourne aucune carte de départ.
step-may_catch = { $seat } peut encore prendre en défaut { $other }, qui a oublié l’annonce.
step-may_not_catch = { $seat } ne peut pas prendre en défaut { $other }.
step-may_jump_in = { $seat } peut intervenir hors de son tour avec { $cards }.
step-may_not_jump_in = { $seat } ne peut pas intervenir hors de son tour avec { $cards }.
step-on_top = Sur le dessus se trouve maintenant { $cards }.
step-deals_next = { $seat } distribue la manche suivante.
step-begins_next = { $seat } commence la manche suivante.
step-does-closes = { $seat } ferme la série.
step-may-close = { $seat } peut fermer la série.
step-may_not-close = { $seat } ne peut pas fermer la série.
step-must-close = { $seat } doit fermer la série.

step-totals = Points de la partie jusqu’ici : { $scores }.
step-counters = Les compteurs sont maintenant à : { $scores }.
seat-count = { $seat } { $points }
step-columns = Dans les colonnes, { $seat } a maintenant : { $columns }.
step-has_columns = Dans les colonnes, { $seat } a jusqu’ici : { $columns }.
step-has_won = { $number ->
    [one] { $seat } a gagné { $number } manche de cette partie.
   *[other] { $seat } a gagné { $number } manches de cette partie.
 }
step-hands_played = { $number ->
    [one] { $number } manche de cette partie est terminée.
   *[other] { $number } manches de cette partie sont terminées.
 }
step-cuts = Pour la première donne, { $seat } coupe { $cards }.
step-is_youngest = { $seat } est la personne la plus jeune.
step-is_oldest = { $seat } est la personne la plus âgée.
step-does-deals = { $seat } distribue une nouvelle manche.

step-does-takes-top = { $seat } prend la carte du dessus de la défausse.
step-may-take-top = { $seat } peut prendre la carte du dessus de la défausse.
step-may_not-take-top = { $seat } ne peut pas prendre la carte du dessus de la défausse.
step-must-take-top = { $seat } doit prendre la carte du dessus de la défausse.

step-does-knocks = { $seat } dit le mot, et la manche se termine.
step-may-knock = { $seat } peut dire le mot qui termine la manche.
step-may_not-knock = { $seat } ne peut pas dire le mot qui termine la manche.
step-must-knock = { $seat } doit dire le mot qui termine la manche.
