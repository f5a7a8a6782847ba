# Řádky příkladů. Karty jsou ve čtvrtém pádě: „vidíte červenou pětku“.

step-seats = Hráči: { $seats }.
step-seats_with_dummies = Hráči: { $seats }; jejich listy tichého hráče ve stejném pořadí: { $dummies }.
step-dealer = Rozdává { $seat }.
step-with_option = Hraje se s { $options }.
step-top = Navrchu odhazovací hromádky vidíte { $cards }.
step-below = Pod ní vidíte { $cards }.
step-named = { SUIT_WORD(form: "chosen") }: { $suit }.
step-hand = Máte v ruce { $cards }.
step-stock_is = { $count ->
    [one] Kdo teď lízne z dobíracího balíčku, dostane { $cards }.
   *[other] Kdo teď lízá z dobíracího balíčku, dostane postupně { $cards }.
 }
step-stock_is_nothing = Dobírací balíček je prázdný.
step-holds = { $seat } má v ruce { $cards }.
step-has_total = { $number ->
    [one] { $seat } má zatím { $number } bod.
    [few] { $seat } má zatím { $number } body.
   *[other] { $seat } má zatím { $number } bodů.
 }

step-plays = { $seat } zahraje { $cards }.
step-plays-naming = { $seat } zahraje { $cards } a volí: { $suit }.
step-draws_cards = { $seat } lízne { $cards }.
step-draws_cards-unseen = { $seat } lízne kartu.
step-takes = { $seat } lízne { $cards } kvůli vrchní kartě.
step-takes-unseen = { $seat } lízne všechny dlužné karty.
step-takes-missing = { $seat } neodpoví.
step-names = { $seat } volí: { $suit }.
step-picks = { $seat } si zvolí hráče { $other }.
step-catches = { $seat } upozorní, že zapomněl hlásit { $other }.
step-does-passes = { $seat } pasuje.
step-does-stops = { $seat } to nechá být.
step-does-calls = { $seat } ohlásí poslední kartu.
step-is_out = { $seat } nemá už žádnou kartu.

step-fits = Zahrát lze jen { $cards }.
step-fits_nothing = Nic se nehodí.
step-may_play = { $seat } smí zahrát { $cards }.
step-may_not_play = { $seat } nesmí zahrát { $cards }.
step-may-draw = { $seat } smí lízat.
step-may-pass = { $seat } smí pasovat.
step-may-call = { $seat } smí ohlásit poslední kartu.
step-may-name = { $seat } smí zvolit { SUIT_WORD(form: "acc") }.
step-may-stop = { $seat } to smí nechat být.
step-may_not-draw = { $seat } nesmí lízat.
step-may_not-pass = { $seat } nesmí pasovat.
step-may_not-call = { $seat } nesmí ohlásit poslední kartu.
step-may_not-name = { $seat } nesmí zvolit { SUIT_WORD(form: "acc") }.
step-may_not-stop = { $seat } to nesmí nechat být.
step-must-draw = { $seat } musí lízat.
step-must-pass = { $seat } musí pasovat.
step-must-call = { $seat } musí ohlásit poslední kartu.
step-must-name = { $seat } musí zvolit { SUIT_WORD(form: "acc") }.
step-must-stop = { $seat } to musí nechat být.
step-must_take = { $seat } musí líznout { $number ->
    [one] { $number } kartu.
    [few] { $number } karty.
   *[other] { $number } karet.
 }
step-has_cards = { $seat } má pak { $number ->
    [one] { $number } kartu.
    [few] { $number } karty.
   *[other] { $number } karet.
 }
step-seat_wins = { $seat } vyhrává.
step-turn = Na řadě je { $seat }.
step-scores = Body: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] V dobíracím balíčku zbývá { $number } karta.
    [few] V dobíracím balíčku zbývají { $number } karty.
   *[other] V dobíracím balíčku zbývá { $number } karet.
 }
step-hand_ends-blocked = Rozdání uvázlo.
step-hand_ends-void = Rozdání je neplatné.
step-game_over = Hra končí.

step-counts = Počítadlo hráče { $seat } ukazuje { $number }.
step-cutter_is = Vespod dobíracího balíčku vidíte { $cards }.
step-gives_cards = { $seat } odevzdá { $cards }.
step-discards_cards = { $seat } odhodí { $cards }.
step-jumps_in = { $seat } přihodí mimo pořadí { $cards }.
step-does-challenges = { $seat } zpochybní, že karta byla zahrána správně.
step-does-claims = { $seat } řekne slovo, kterým končí.
step-may_play-together = { $seat } smí zahrát v jednom tahu { $cards }.
step-may_not_play-together = { $seat } nesmí zahrát v jednom tahu { $cards }.
step-may-challenge = { $seat } smí zpochybnit, že karta byla zahrána správně.
step-may-claim = { $seat } smí říct slovo, které rozdání ukončí.
step-may-take = { $seat } smí líznout všechny dlužné karty.
step-may_not-challenge = { $seat } nesmí zpochybnit, že karta byla zahrána správně.
step-may_not-claim = { $seat } nesmí říct slovo, které rozdání ukončí.
step-may_not-take = { $seat } nesmí líznout dlužné karty.
step-must-challenge = { $seat } musí zpochybnit, že karta byla zahrána správně.
step-must-claim = { $seat } musí říct slovo, které rozdání ukončí.
step-must-take = { $seat } musí líznout všechny dlužné karty.
example-rank = { CARDS($cards, form: "many") }

step-starter_is = Výchozí karta: { $cards }.
step-starter_is_none = Výchozí karta se neotáčí.
step-may_catch = { $seat } smí ještě upozornit, že zapomněl hlásit { $other }.
step-may_not_catch = { $seat } nesmí upozornit, že zapomněl hlásit { $other }.
step-may_jump_in = { $seat } smí přihodit mimo pořadí { $cards }.
step-may_not_jump_in = { $seat } nesmí přihodit mimo pořadí { $cards }.
step-on_top = Navrchu teď vidíte { $cards }.
step-deals_next = Příští rozdání rozdává { $seat }.
step-begins_next = Příští rozdání začíná { $seat }.
step-does-closes = { $seat } uzavře řadu.
step-may-close = { $seat } smí uzavřít řadu.
step-may_not-close = { $seat } nesmí uzavřít řadu.
step-must-close = { $seat } musí uzavřít řadu.

step-totals = Body hry dosud: { $scores }.
step-counters = Počítadla teď ukazují: { $scores }.
seat-count = { $seat } { $points }
step-columns = Ve sloupcích má { $seat } teď: { $columns }.
step-has_columns = Ve sloupcích má { $seat } zatím: { $columns }.
step-has_won = { $number ->
    [one] { $seat } má v této hře { $number } vyhrané rozdání.
    [few] { $seat } má v této hře { $number } vyhraná rozdání.
   *[other] { $seat } má v této hře { $number } vyhraných rozdání.
 }
step-hands_played = { $number ->
    [one] Z této hry je odehráno { $number } rozdání.
    [few] Z této hry jsou odehrána { $number } rozdání.
   *[other] Z této hry je odehráno { $number } rozdání.
 }
step-cuts = O první rozdání { $seat } snímá { $cards }.
step-is_youngest = Nejmladší je { $seat }.
step-is_oldest = Nejstarší je { $seat }.
step-does-deals = Nové rozdání rozdává { $seat }.

step-does-takes-top = { $seat } si bere vrchní kartu odhazovací hromádky.
step-may-take-top = { $seat } si smí vzít vrchní kartu odhazovací hromádky.
step-may_not-take-top = { $seat } si nesmí vzít vrchní kartu odhazovací hromádky.
step-must-take-top = { $seat } si musí vzít vrchní kartu odhazovací hromádky.

step-does-knocks = { $seat } řekne slovo a rozdání končí.
step-may-knock = { $seat } smí říct slovo, po kterém rozdání končí.
step-may_not-knock = { $seat } nesmí říct slovo, po kterém rozdání končí.
step-must-knock = { $seat } musí říct slovo, po kterém rozdání končí.
