# De regels van uitgespeelde voorbeelden.

step-seats = De spelers: { $seats }.
step-seats_with_dummies = De spelers: { $seats }; hun blinde handen, in dezelfde volgorde: { $dummies }.
step-dealer = { $seat } geeft.
step-with_option = Gespeeld met { $options }.
step-top = Op de aflegstapel ligt { $cards }.
step-below = Daaronder { $count ->
    [one] ligt
   *[other] liggen
 } { $cards }.
step-named = De genoemde { SUIT_WORD() } is { $suit }.
step-hand = Je hebt { $cards }.
step-stock_is = { $count ->
    [one] De volgende kaart van de trekstapel is
   *[other] De volgende kaarten van de trekstapel zijn
 } { $cards }.
step-stock_is_nothing = De trekstapel is leeg.
step-holds = { $seat } heeft { $cards }.
step-has_total = { $number ->
    [one] { $seat } heeft tot nu toe { $number } punt.
   *[other] { $seat } heeft tot nu toe { $number } punten.
 }

step-plays = { $seat } legt { $cards }.
step-plays-naming = { $seat } legt { $cards } en noemt { $suit }.
step-draws_cards = { $seat } pakt { $cards }.
step-draws_cards-unseen = { $seat } pakt.
step-takes = { $seat } pakt { $cards } voor de bovenste kaart.
step-takes-unseen = { $seat } pakt alle openstaande kaarten.
step-takes-missing = { $seat } pareert niet.
step-names = { $seat } noemt { $suit }.
step-picks = { $seat } kiest { $other }.
step-catches = { $seat } merkt op dat { $other } de melding vergeten is.
step-does-passes = { $seat } past.
step-does-stops = { $seat } stopt.
step-does-calls = { $seat } doet de melding.
step-is_out = { $seat } is uit.

step-fits = { $count ->
    [one] Alleen { $cards } past.
   *[other] Alleen { $cards } passen.
 }
step-fits_nothing = Niets past.
step-may_play = { $seat } mag { $cards } leggen.
step-may_not_play = { $seat } mag { $cards } niet leggen.
step-may-draw = { $seat } mag pakken.
step-may-pass = { $seat } mag passen.
step-may-call = { $seat } mag de melding doen.
step-may-name = { $seat } mag een { SUIT_WORD() } noemen.
step-may-stop = { $seat } mag stoppen.
step-may_not-draw = { $seat } mag niet pakken.
step-may_not-pass = { $seat } mag niet passen.
step-may_not-call = { $seat } mag de melding niet doen.
step-may_not-name = { $seat } mag geen { SUIT_WORD() } noemen.
step-may_not-stop = { $seat } mag niet stoppen.
step-must-draw = { $seat } moet pakken.
step-must-pass = { $seat } moet passen.
step-must-call = { $seat } moet de melding doen.
step-must-name = { $seat } moet een { SUIT_WORD() } noemen.
step-must-stop = { $seat } moet stoppen.
step-must_take = { $number ->
    [one] { $seat } moet { $number } kaart pakken.
   *[other] { $seat } moet { $number } kaarten pakken.
 }
step-has_cards = { $number ->
    [one] { $seat } heeft dan { $number } kaart.
   *[other] { $seat } heeft dan { $number } kaarten.
 }
step-seat_wins = { $seat } wint.
step-turn = { $seat } is aan de beurt.
step-scores = Punten: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] Er is nog { $number } kaart over in de trekstapel.
   *[other] Er zijn nog { $number } kaarten over in de trekstapel.
 }
step-hand_ends-blocked = De ronde zit vast.
step-hand_ends-void = De ronde is ongeldig.
step-game_over = De partij is afgelopen.

step-counts = De teller van { $seat } staat op { $number }.
step-cutter_is = De slotkaart is { $cards }.
step-gives_cards = { $seat } geeft { $cards } weg.
step-discards_cards = { $seat } legt { $cards } af.
step-jumps_in = { $seat } gooit buiten de beurt { $cards } ertussen.
step-does-challenges = { $seat } betwijfelt of de kaart gelegd mocht worden.
step-does-claims = { $seat } zegt het woord en is uit.
step-may_play-together = { $seat } mag { $cards } in één beurt leggen.
step-may_not_play-together = { $seat } mag { $cards } niet in één beurt leggen.
step-may-challenge = { $seat } mag betwijfelen of de kaart gelegd mocht worden.
step-may-claim = { $seat } mag het woord zeggen dat de ronde beëindigt.
step-may-take = { $seat } mag alle openstaande kaarten pakken.
step-may_not-challenge = { $seat } mag niet betwijfelen of de kaart gelegd mocht worden.
step-may_not-claim = { $seat } mag het woord dat de ronde beëindigt niet zeggen.
step-may_not-take = { $seat } mag de openstaande kaarten niet pakken.
step-must-challenge = { $seat } moet betwijfelen of de kaart gelegd mocht worden.
step-must-claim = { $seat } moet het woord zeggen dat de ronde beëindigt.
step-must-take = { $seat } moet alle openstaande kaarten pakken.
example-rank = { CARDS($cards, form: "many") }

step-starter_is = De beginkaart is { $cards }.
step-starter_is_none = Er wordt geen beginkaart omgedraaid.
step-may_catch = { $seat } mag nog opmerken dat { $other } de melding vergeten is.
step-may_not_catch = { $seat } mag niet opmerken dat { $other } de melding vergeten is.
step-may_jump_in = { $seat } mag { $cards } buiten de beurt ertussen gooien.
step-may_not_jump_in = { $seat } mag { $cards } niet buiten de beurt ertussen gooien.
step-on_top = Bovenop ligt nu { $cards }.
step-deals_next = { $seat } geeft de volgende ronde.
step-begins_next = { $seat } begint de volgende ronde.
step-does-closes = { $seat } sluit de rij.
step-may-close = { $seat } mag de rij sluiten.
step-may_not-close = { $seat } mag de rij niet sluiten.
step-must-close = { $seat } moet de rij sluiten.

step-totals = Punten van het spel tot nu toe: { $scores }.
step-counters = De tellers staan nu op: { $scores }.
seat-count = { $seat } { $points }
step-columns = In de kolommen heeft { $seat } nu: { $columns }.
step-has_columns = In de kolommen heeft { $seat } tot nu toe: { $columns }.
step-has_won = { $number ->
    [one] { $seat } heeft in dit spel { $number } ronde gewonnen.
   *[other] { $seat } heeft in dit spel { $number } ronden gewonnen.
 }
step-hands_played = { $number ->
    [one] Er is { $number } ronde van dit spel gespeeld.
   *[other] Er zijn { $number } ronden van dit spel gespeeld.
 }
step-cuts = Voor de eerste gift coupeert { $seat }: { $cards }.
step-is_youngest = { $seat } is het jongst.
step-is_oldest = { $seat } is het oudst.
step-does-deals = { $seat } geeft een nieuwe ronde.

step-does-takes-top = { $seat } neemt de bovenste kaart van de aflegstapel.
step-may-take-top = { $seat } mag de bovenste kaart van de aflegstapel nemen.
step-may_not-take-top = { $seat } mag de bovenste kaart van de aflegstapel niet nemen.
step-must-take-top = { $seat } moet de bovenste kaart van de aflegstapel nemen.

step-does-knocks = { $seat } zegt het woord en de ronde eindigt.
step-may-knock = { $seat } mag het woord zeggen waarmee de ronde eindigt.
step-may_not-knock = { $seat } mag het woord waarmee de ronde eindigt niet zeggen.
step-must-knock = { $seat } moet het woord zeggen waarmee de ronde eindigt.
