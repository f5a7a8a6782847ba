# Co karty dělají, hlášení, poslední karta, body, hra.

card-does = { $effects }.
card-does-nothing = bez účinku.

amount-cards = { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }
amount-face = tolik karet, kolik je její číslo
amount-each-cards = po { $cards ->
    [one] { $cards } kartě
   *[other] { $cards } kartách
 }
amount-each-face = po tolika kartách, kolik je její číslo
draws-next-waits = následující hráč lízne { $amount } a nehraje
draws-next-plays = následující hráč lízne { $amount } a pak hraje jako obvykle
draws-next-may-play = následující hráč lízne { $amount } a pak ještě smí zahrát jednu kartu
draws-others = všichni ostatní lízají { $amount }
draws-everyone = všichni bez výjimky lízají { $amount }
draws-you = líznete { $amount }
skips-next = { $seats ->
    [one] následující hráč je přeskočen
    [few] přeskakují se { $seats } následující hráči
   *[other] přeskakuje se { $seats } následujících hráčů
 }
skips-others = přeskakují se všichni ostatní a hrajete znovu
skips-chosen = zvolíte hráče, který je přeskočen
reverses = směr hry se obrací
reverses-two-skips = druhý hráč je přeskočen a hrajete znovu
reverses-two-nothing = ve dvou hráčích se nic neděje
plays-again = máte ještě jeden tah
plays-again-or-not = smíte zahrát ještě jednu kartu

reply-draw-adds = Kdo má lízat, smí místo toho zahrát { $answer }; čísla se sčítají a líže následující hráč.
reply-draw-doubles = Kdo má lízat, smí místo toho zahrát { $answer }; číslo se zdvojnásobí a líže následující hráč.
reply-draw-replaces = Kdo má lízat, smí místo toho zahrát { $answer }; na následujícího hráče pak platí jen to, co žádá nová karta.
reply-draw-passes-on = Kdo má lízat, smí místo toho zahrát { $answer }; stejný počet karet pak líže následující hráč.
reply-draw-sends-back = Kdo má lízat, smí místo toho zahrát { $answer }; líže pak ten, kdo lízání způsobil.
reply-draw-cancels = Kdo má lízat, smí místo toho zahrát { $answer }; pak nelíže nikdo.
reply-skip-adds = Kdo má být přeskočen, smí místo toho zahrát { $answer }; přeskočení se sčítají a platí na následující hráče.
reply-skip-doubles = Kdo má být přeskočen, smí místo toho zahrát { $answer }; přeskočí se pak dvakrát tolik hráčů.
reply-skip-replaces = Kdo má být přeskočen, smí místo toho zahrát { $answer }; na následujícího hráče pak platí jen přeskočení nové karty.
reply-skip-passes-on = Kdo má být přeskočen, smí místo toho zahrát { $answer }; přeskočen je pak následující hráč.
reply-skip-sends-back = Kdo má být přeskočen, smí místo toho zahrát { $answer }; přeskočen je pak ten, kdo přeskočení způsobil.
reply-skip-cancels = Kdo má být přeskočen, smí místo toho zahrát { $answer }; pak není přeskočen nikdo.
reply-to-some = Na { CARDS($owing, form: "acc", join: "or") }: { LOWER($reply) }

# ---- hlášení

call-at = { $cards ->
    [0] Když pokládáte poslední kartu, řekněte „{ $word }“.
    [1] Když vám zbývá jediná karta, řekněte „{ $word }“.
    [few] Když vám zbývají { $cards } karty, řekněte „{ $word }“.
   *[other] Když vám zbývá { $cards } karet, řekněte „{ $word }“.
 }
call-forgotten = Kdo na to zapomene, { $penalty }.
call-forgotten-nothing = Za zapomenutí není trest.
call-none = Když vám zbývá jediná karta, nemusíte nic říkat.
catcher-anyone = Na zapomenuté hlášení smí upozornit kterýkoli jiný hráč.
catcher-next = Na zapomenuté hlášení smí upozornit jen následující hráč.
catcher-table = Na zapomenuté hlášení nemusí nikdo upozornit.
call-caught-next-turn = Zapomenuté hlášení lze dohnat nebo na ně upozornit, dokud nezačne tah následujícího hráče.
call-caught-next-card = Zapomenuté hlášení lze dohnat nebo na ně upozornit, dokud někdo nezahraje nebo nelízne další kartu.
call-caught-last-card = Zapomenuté hlášení lze dohnat nebo na ně upozornit, dokud není zahrána poslední karta.
call-made-good-next-turn = Zapomenuté hlášení lze dohnat, dokud nezačne tah následujícího hráče.
call-made-good-next-card = Zapomenuté hlášení lze dohnat, dokud někdo nezahraje nebo nelízne další kartu.
call-made-good-last-card = Zapomenuté hlášení lze dohnat, dokud není zahrána poslední karta.
penalty-cards = { $cards ->
    [one] lízne { $cards } kartu
    [few] lízne { $cards } karty
   *[other] lízne { $cards } karet
 }
penalty-turns = { $turns ->
    [one] stojí jedno kolo
    [few] stojí { $turns } kola
   *[other] stojí { $turns } kol
 }
penalty-no-finish = nesmí zahrát poslední kartu, dokud to neřekne

# ---- poslední karta

finish-hand-ends = Rozdání končí, jakmile někdo zahraje svou poslední kartu.
finish-play-on = Kdo zahrál poslední kartu, skončil; ostatní hrají dál o pořadí, dokud karty nemá už jen jeden hráč.
last-card-wins = Poslední kartou smí být i { CARDS($cards, form: "bare", join: "or") }.
last-card-acts = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě působí, než rozdání skončí; nelze na ni odpovědět.
last-card-acts-and-may-come-back = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě působí a lze na ni odpovědět; pokud se její působení vrátí k vám, lížete a hrajete dál.
last-card-forbidden = Poslední kartou nesmí být { CARDS($cards, form: "bare", join: "or") }.
last-card-if-it-fits = Poslední kartou smí být { CARDS($cards, form: "bare", join: "or") }, jen pokud se hodí k vrchní kartě jako obyčejná karta.
last-card-draws = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě jste neskončili: lízněte si { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
 } a hrajte dál.
last-card-stays-in = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě jste neskončili: zůstáváte ve hře bez karet.

# ---- body

score-each-pays-own-hand = Kdo skončil, nedostane žádné body. Ostatní si počítají karty, které jim zbyly v ruce, jako trestné body.
score-winner-collects = Kdo skončil, připíše si body za všechny karty, které ještě mají ostatní.
score-winner-collects-average = Kdo skončil, připíše si průměr bodů, které mají v ruce ostatní.
score-lowest-collects-differences = Kdo má v ruce nejméně bodů, dostane od každého z ostatních rozdíl mezi jeho kartami a svými.
score-lowest-wins = Rozdání vyhrává ten, kdo má v ruce nejméně bodů.
score-finishers-collect = Každý, kdo skončí, si připíše body za všechny karty, které v tu chvíli mají ostatní.
score-winner-takes = Kdo skončil, připíše si { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
score-places = Počítá se jen pořadí: kdo skončil první, kdo druhý a tak dále.
score-none = Body se nepočítají: rozdání vyhrává ten, kdo skončí.
value-points = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] { $points ->
        [one] se počítá za { $points } bod.
        [few] se počítá za { $points } body.
       *[other] se počítá za { $points } bodů.
     }
   *[many] { $points ->
        [one] se počítají po { $points } bodu.
       *[other] se počítají po { $points } bodech.
     }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } mají tolik bodů, kolik je jejich číslo.
   *[other] { CARDS($cards, form: "many") } mají { $times }krát tolik bodů, kolik je jejich číslo.
 }

# ---- hra

game-single-hand = Každé rozdání je samostatná hra.
game-hands = { $hands ->
    [one] Hra má { $hands } rozdání.
   *[other] Hra má { $hands } rozdání.
 }
game-each-deals = { $hands ->
    [1] Hra trvá, dokud každý jednou nerozdá.
    [2] Hra trvá, dokud každý dvakrát nerozdá.
   *[other] Hra trvá, dokud každý { $hands }krát nerozdá.
 }
game-winner-each-pays-own-hand = Vyhrává ten, kdo má nejméně bodů.
game-winner-winner-collects = Vyhrává ten, kdo má nejvíce bodů.
game-winner-winner-collects-average = Vyhrává ten, kdo má nejvíce bodů.
game-winner-lowest-collects-differences = Vyhrává ten, kdo má nejvíce bodů.
game-winner-lowest-wins = Vyhrává ten, kdo vyhrál nejvíce rozdání.
game-winner-finishers-collect = Vyhrává ten, kdo má nejvíce bodů.
game-winner-winner-takes = Vyhrává ten, kdo má nejvíce bodů.
game-winner-places = Vyhrává ten, kdo má celkem nejlepší umístění.
game-winner-none = Vyhrává ten, kdo vyhrál nejvíce rozdání.
game-target-lowest-wins = Hra končí po rozdání, ve kterém má někdo { $target }; vyhrává nejnižší součet.
game-target-highest-wins = Hra končí po rozdání, ve kterém má někdo { $target }; vyhrává nejvyšší součet.
game-target-first-wins = Hru vyhrává ten, kdo má jako první { $target }.
game-target-reachers-lose = Hra končí, když má někdo { $target }: ten prohrává a všichni ostatní vyhrávají.
game-target-reachers-drop-out = Kdo má { $target }, vypadává; vyhrává ten, kdo zbude poslední.
points-reached = aspoň { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
points-past = víc než { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
points-reached-per-player = { points-reached } na každého hráče u stolu
points-past-per-player = { points-past } na každého hráče u stolu
tie-extra-hand = Při rovnosti bodů se hraje ještě jedno rozdání.
tie-shared = Při rovnosti bodů se hráči o vítězství dělí.
tie-earlier-lowest = Při rovnosti bodů vyhrává ten, kdo měl před posledním rozdáním nižší součet.
