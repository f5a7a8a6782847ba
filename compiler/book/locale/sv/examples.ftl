# Raderna i genomspelade exempel.

step-seats = Spelare: { $seats }.
step-seats_with_dummies = Spelare: { $seats }; deras träkarlshänder, i samma ordning: { $dummies }.
step-dealer = { $seat } ger.
step-with_option = Spelas med { $options }.
step-top = Överst på kasthögen ligger { $cards }.
step-below = Därunder ligger { $cards }.
step-named = Vald { SUIT_WORD() }: { $suit }.
step-hand = Du har { $cards }.
step-stock_is = Överst i talongen ligger { $cards }.
step-stock_is_nothing = Talongen är tom.
step-holds = { $seat } har { $cards }.
step-has_total = { $seat } har hittills { $number } poäng.

step-plays = { $seat } lägger { $cards }.
step-plays-naming = { $seat } lägger { $cards } och väljer { $suit }.
step-draws_cards = { $seat } drar { $cards }.
step-draws_cards-unseen = { $seat } drar.
step-takes = { $seat } drar { $cards } för det översta kortet.
step-takes-unseen = { $seat } drar alla kort som ska dras.
step-takes-missing = { $seat } svarar inte.
step-names = { $seat } väljer { $suit }.
step-picks = { $seat } väljer { $other }.
step-catches = { $seat } påpekar att { $other } glömde utropet.
step-does-passes = { $seat } passar.
step-does-stops = { $seat } slutar.
step-does-calls = { $seat } gör utropet.
step-is_out = { $seat } är ute.

step-fits = Bara { $cards } går att lägga.
step-fits_nothing = Inget går att lägga.
step-may_play = { $seat } får lägga { $cards }.
step-may_not_play = { $seat } får inte lägga { $cards }.
step-may-draw = { $seat } får dra.
step-may-pass = { $seat } får passa.
step-may-call = { $seat } får göra utropet.
step-may-name = { $seat } får välja en { SUIT_WORD() }.
step-may-stop = { $seat } får sluta.
step-may_not-draw = { $seat } får inte dra.
step-may_not-pass = { $seat } får inte passa.
step-may_not-call = { $seat } får inte göra utropet.
step-may_not-name = { $seat } får inte välja en { SUIT_WORD() }.
step-may_not-stop = { $seat } får inte sluta.
step-must-draw = { $seat } måste dra.
step-must-pass = { $seat } måste passa.
step-must-call = { $seat } måste göra utropet.
step-must-name = { $seat } måste välja en { SUIT_WORD() }.
step-must-stop = { $seat } måste sluta.
step-must_take = { $number ->
    [one] { $seat } måste dra { $number } kort.
   *[other] { $seat } måste dra { $number } kort.
 }
step-has_cards = { $number ->
    [one] { $seat } har då { $number } kort.
   *[other] { $seat } har då { $number } kort.
 }
step-seat_wins = { $seat } vinner.
step-turn = { $seat } står i tur.
step-scores = Poäng: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] { $number } kort är kvar i talongen.
   *[other] { $number } kort är kvar i talongen.
 }
step-hand_ends-blocked = Given har låst sig.
step-hand_ends-void = Given är ogiltig.
step-game_over = Partiet är slut.

step-counts = Räknaren hos { $seat } står på { $number }.
step-cutter_is = Stoppkortet är { $cards }.
step-gives_cards = { $seat } ger bort { $cards }.
step-discards_cards = { $seat } kastar { $cards }.
step-jumps_in = { $seat } kastar in { $cards } utom tur.
step-does-challenges = { $seat } ifrågasätter om kortet fick läggas.
step-does-claims = { $seat } säger ordet och är ute.
step-may_play-together = { $seat } får lägga { $cards } i samma tur.
step-may_not_play-together = { $seat } får inte lägga { $cards } i samma tur.
step-may-challenge = { $seat } får ifrågasätta om kortet fick läggas.
step-may-claim = { $seat } får säga ordet som avslutar given.
step-may-take = { $seat } får dra alla kort som ska dras.
step-may_not-challenge = { $seat } får inte ifrågasätta om kortet fick läggas.
step-may_not-claim = { $seat } får inte säga ordet som avslutar given.
step-may_not-take = { $seat } får inte dra de kort som ska dras.
step-must-challenge = { $seat } måste ifrågasätta om kortet fick läggas.
step-must-claim = { $seat } måste säga ordet som avslutar given.
step-must-take = { $seat } måste dra alla kort som ska dras.
example-rank = { CARDS($cards, form: "many") }

step-starter_is = Startkortet är { $cards }.
step-starter_is_none = Inget startkort vänds upp.
step-may_catch = { $seat } får ännu påpeka att { $other } glömde utropet.
step-may_not_catch = { $seat } får inte påpeka att { $other } glömde utropet.
step-may_jump_in = { $seat } får kasta in { $cards } utom tur.
step-may_not_jump_in = { $seat } får inte kasta in { $cards } utom tur.
step-on_top = Överst ligger nu { $cards }.
step-deals_next = { $seat } ger nästa giv.
step-begins_next = { $seat } börjar nästa giv.
step-does-closes = { $seat } avslutar raden.
step-may-close = { $seat } får avsluta raden.
step-may_not-close = { $seat } får inte avsluta raden.
step-must-close = { $seat } måste avsluta raden.

step-totals = Spelets poäng hittills: { $scores }.
step-counters = Räknarna står nu på: { $scores }.
seat-count = { $seat } { $points }
step-columns = I kolumnerna har { $seat } nu: { $columns }.
step-has_columns = I kolumnerna har { $seat } hittills: { $columns }.
step-has_won = { $number ->
    [one] { $seat } har vunnit { $number } giv i det här spelet.
   *[other] { $seat } har vunnit { $number } givar i det här spelet.
 }
step-hands_played = { $number ->
    [one] { $number } giv i det här spelet är spelad.
   *[other] { $number } givar i det här spelet är spelade.
 }
step-cuts = Inför den första given kuperar { $seat } { $cards }.
step-is_youngest = { $seat } är yngst.
step-is_oldest = { $seat } är äldst.
step-does-deals = { $seat } ger en ny giv.

step-does-takes-top = { $seat } tar kasthögens översta kort.
step-may-take-top = { $seat } får ta kasthögens översta kort.
step-may_not-take-top = { $seat } får inte ta kasthögens översta kort.
step-must-take-top = { $seat } måste ta kasthögens översta kort.

step-does-knocks = { $seat } säger ordet och given tar slut.
step-may-knock = { $seat } får säga ordet som given slutar med.
step-may_not-knock = { $seat } får inte säga ordet som given slutar med.
step-must-knock = { $seat } måste säga ordet som given slutar med.
