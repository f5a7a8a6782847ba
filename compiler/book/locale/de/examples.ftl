# Die Zeilen ausgespielter Beispiele.

step-seats = Es spielen: { $seats }.
step-seats_with_dummies = Es spielen: { $seats }; ihre Strohmann-Hände in derselben Reihenfolge: { $dummies }.
step-dealer = { $seat } gibt.
step-with_option = Gespielt mit { $options }.
step-top = Der Ablagestapel zeigt { $cards }.
step-below = Darunter sieht man { $cards }.
step-named = Gewünschte { SUIT_WORD() }: { $suit }.
step-hand = Du hast { $cards }.
step-stock_is = Der Nachziehstapel bringt als Nächstes { $cards }.
step-stock_is_nothing = Der Nachziehstapel ist leer.
step-holds = { $seat } hat { $cards }.
step-has_total = { $number ->
    [one] { $seat } hat bisher { $number } Punkt.
   *[other] { $seat } hat bisher { $number } Punkte.
 }

step-plays = { $seat } legt { $cards }.
step-plays-naming = { $seat } legt { $cards } und wünscht sich { $suit }.
step-draws_cards = { $seat } zieht { $cards }.
step-draws_cards-unseen = { $seat } zieht.
step-takes = { $seat } zieht { $cards } für die oberste Karte.
step-takes-unseen = { $seat } zieht alle fälligen Karten.
step-takes-missing = { $seat } kontert nicht.
step-names = { $seat } wünscht sich { $suit }.
step-picks = { $seat } bestimmt { $other }.
step-catches = { $seat } bemerkt, dass { $other } die Ansage vergessen hat.
step-does-passes = { $seat } passt.
step-does-stops = { $seat } hört auf.
step-does-calls = { $seat } macht die Ansage.
step-is_out = { $seat } ist fertig.

step-fits = Legen kann man nur { $cards }.
step-fits_nothing = Nichts passt.
step-may_play = { $seat } darf { $cards } legen.
step-may_not_play = { $seat } darf { $cards } nicht legen.
step-may-draw = { $seat } darf ziehen.
step-may-pass = { $seat } darf passen.
step-may-call = { $seat } darf die Ansage machen.
step-may-name = { $seat } darf sich eine { SUIT_WORD() } wünschen.
step-may-stop = { $seat } darf aufhören.
step-may_not-draw = { $seat } darf nicht ziehen.
step-may_not-pass = { $seat } darf nicht passen.
step-may_not-call = { $seat } darf die Ansage nicht machen.
step-may_not-name = { $seat } darf sich keine { SUIT_WORD() } wünschen.
step-may_not-stop = { $seat } darf nicht aufhören.
step-must-draw = { $seat } muss ziehen.
step-must-pass = { $seat } muss passen.
step-must-call = { $seat } muss die Ansage machen.
step-must-name = { $seat } muss sich eine { SUIT_WORD() } wünschen.
step-must-stop = { $seat } muss aufhören.
step-must_take = { $number ->
    [one] { $seat } muss { $number } Karte ziehen.
   *[other] { $seat } muss { $number } Karten ziehen.
 }
step-has_cards = { $number ->
    [one] { $seat } hat dann { $number } Karte.
   *[other] { $seat } hat dann { $number } Karten.
 }
step-seat_wins = { $seat } gewinnt.
step-turn = { $seat } ist am Zug.
step-scores = Punkte: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] Im Nachziehstapel liegt noch { $number } Karte.
   *[other] Im Nachziehstapel liegen noch { $number } Karten.
 }
step-hand_ends-blocked = Die Runde ist festgefahren.
step-hand_ends-void = Die Runde ist ungültig.
step-game_over = Die Partie ist zu Ende.

step-counts = Der Zähler von { $seat } steht auf { $number }.
step-cutter_is = Die Schlusskarte zeigt { $cards }.
step-gives_cards = { $seat } gibt { $cards } weg.
step-discards_cards = { $seat } wirft { $cards } ab.
step-jumps_in = { $seat } wirft außer der Reihe { $cards } hinein.
step-does-challenges = { $seat } zweifelt an, dass die Karte gelegt werden durfte.
step-does-claims = { $seat } sagt das Wort und ist fertig.
step-may_play-together = { $seat } darf { $cards } in einem Zug legen.
step-may_not_play-together = { $seat } darf { $cards } nicht in einem Zug legen.
step-may-challenge = { $seat } darf anzweifeln, dass die Karte gelegt werden durfte.
step-may-claim = { $seat } darf das Wort sagen, das die Runde beendet.
step-may-take = { $seat } darf alle fälligen Karten ziehen.
step-may_not-challenge = { $seat } darf nicht anzweifeln, dass die Karte gelegt werden durfte.
step-may_not-claim = { $seat } darf das Wort nicht sagen, das die Runde beendet.
step-may_not-take = { $seat } darf die fälligen Karten nicht ziehen.
step-must-challenge = { $seat } muss anzweifeln, dass die Karte gelegt werden durfte.
step-must-claim = { $seat } muss das Wort sagen, das die Runde beendet.
step-must-take = { $seat } muss alle fälligen Karten ziehen.
example-rank = { CARDS($cards, form: "acc") }

step-starter_is = Die Startkarte ist { $cards }.
step-starter_is_none = Es wird keine Startkarte aufgedeckt.
step-may_catch = { $seat } darf noch anmerken, dass { $other } die Ansage vergessen hat.
step-may_not_catch = { $seat } darf nicht anmerken, dass { $other } die Ansage vergessen hat.
step-may_jump_in = { $seat } darf { $cards } außer der Reihe hineinwerfen.
step-may_not_jump_in = { $seat } darf { $cards } nicht außer der Reihe hineinwerfen.
step-on_top = Oben liegt nun { $cards }.
step-deals_next = { $seat } gibt die nächste Runde.
step-begins_next = { $seat } beginnt die nächste Runde.
step-does-closes = { $seat } schließt die Reihe ab.
step-may-close = { $seat } darf die Reihe abschließen.
step-may_not-close = { $seat } darf die Reihe nicht abschließen.
step-must-close = { $seat } muss die Reihe abschließen.

step-totals = Punkte des Spiels bisher: { $scores }.
step-counters = Stand der Zähler: { $scores }.
seat-count = { $seat } { $points }
step-columns = In den Spalten hat { $seat } jetzt: { $columns }.
step-has_columns = In den Spalten hat { $seat } bisher: { $columns }.
step-has_won = { $number ->
    [one] { $seat } hat in diesem Spiel { $number } Runde gewonnen.
   *[other] { $seat } hat in diesem Spiel { $number } Runden gewonnen.
 }
step-hands_played = { $number ->
    [one] { $number } Runde dieses Spiels ist vorbei.
   *[other] { $number } Runden dieses Spiels sind vorbei.
 }
step-cuts = { $seat } hebt für das erste Geben ab: { $cards }.
step-is_youngest = { $seat } ist am jüngsten.
step-is_oldest = { $seat } ist am ältesten.
step-does-deals = { $seat } gibt eine neue Runde.

step-does-takes-top = { $seat } nimmt die oberste Karte des Ablagestapels.
step-may-take-top = { $seat } darf die oberste Karte des Ablagestapels nehmen.
step-may_not-take-top = { $seat } darf die oberste Karte des Ablagestapels nicht nehmen.
step-must-take-top = { $seat } muss die oberste Karte des Ablagestapels nehmen.

step-does-knocks = { $seat } sagt das Wort, und die Runde endet.
step-may-knock = { $seat } darf das Wort sagen, mit dem die Runde endet.
step-may_not-knock = { $seat } darf das Wort nicht sagen, mit dem die Runde endet.
step-must-knock = { $seat } muss das Wort sagen, mit dem die Runde endet.
