# What cards do.

draws-next = následující hráč lízne { $amount }
draws-previous = předchozí hráč lízne { $amount }
draws-chosen = zvolíte hráče, který lízne { $amount }
debtor-waits = Kdo pak lízne, nehraje.
creditor-goes-on = Hra pak pokračuje hráčem po vás.
draws-previous-waits = předchozí hráč lízne { $amount } a hra pokračuje hráčem po vás
draws-previous-plays = předchozí hráč lízne { $amount } a pak hraje jako obvykle; dál se pokračuje od něj
draws-previous-may-play = předchozí hráč lízne { $amount } a pak ještě smí zahrát jednu kartu; dál se pokračuje od něj
draws-chosen-waits = zvolíte hráče, který lízne { $amount } a příště nehraje
draws-chosen-plays = zvolíte hráče, který lízne { $amount } a pak hraje jako obvykle; dál se pokračuje od něj
draws-chosen-may-play = zvolíte hráče, který lízne { $amount } a pak ještě smí zahrát jednu kartu; dál se pokračuje od něj
turns-missed = { $turns ->
    [1] jedno kolo
    [few] { $turns } kola
   *[other] { $turns } kol
 }
waits-next = následující hráč stojí { turns-missed }
waits-previous = předchozí hráč stojí { turns-missed }
waits-chosen = zvolíte hráče, který stojí { turns-missed }
names = { $choice ->
    [may] smíte zvolit { $what }
   *[must] zvolíte { $what }
 }
names-for-this = zvolíte { $what }, ale jen pro tento účel (nikdo se tím dál nemusí řídit)
covers = na takovou kartu musíte hned položit { $cards }, jinak { $otherwise }
covers-or-not = na takovou kartu musíte hned položit { $cards } a smíte ji zahrát, jen když to můžete udělat
must-play-next = následující hráč musí zahrát { $cards }, jinak { $otherwise }
must-play-previous = předchozí hráč musí zahrát { $cards }, jinak { $otherwise }; hra pak pokračuje tam, kde byla přerušena
must-play-chosen = zvolíte hráče, který musí zahrát { $cards }, jinak { $otherwise }; hra pak pokračuje tam, kde byla přerušena
demands = zvolíte hodnotu (na výběr: { CARDS($cards, form: "many") }) a následující hráč musí zahrát kartu této hodnoty; kdo nemůže, líže jako obvykle
demands-or-else = zvolíte hodnotu (na výběr: { CARDS($cards, form: "many") }) a následující hráč musí zahrát kartu této hodnoty, jinak { $otherwise }
lasting-until-laid = { $duty }; když ji nezahraje, platí to pro dalšího, dokud ji někdo nezahraje nebo se nevystřídají všichni ostatní
lasting-for-a-round = { $duty }; platí to pro všechny po celé jedno kolo
lasting-until-somebody-fails = { $duty }; platí to pro jednoho po druhém, dokud to někdo nedokáže splnit
asked-next = Od dalších hráčů se v porovnání s vrchní kartou žádá: { $cards }.
opens-round = když máte v ruce { $cards }, smíte otevřít kolečko: každý po řadě zahraje jednu takovou kartu, jinak { $otherwise }; když přijde řada znovu na vás, zahrajete další, nebo kolečko ukončíte a hra pokračuje hráčem po vás
adds = v témže tahu smíte na takovou kartu přikládat další, pokaždé { $cards }; působí jen poslední
copies = taková karta dělá to, co udělala karta pod ní, i volbu
swaps-hands-next = vyměníte si karty v ruce s následujícím hráčem
swaps-hands-previous = vyměníte si karty v ruce s předchozím hráčem
swaps-hands-chosen = zvolíte hráče a vyměníte si s ním karty v ruce
rotates-hands = všichni předají své karty následujícímu hráči ve směru hry
rotates-hands-left = všichni předají své karty hráči po levici
cards-given = { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 } z ruky
gives-next = dáte { cards-given } následujícímu hráči
gives-previous = dáte { cards-given } předchozímu hráči
gives-chosen = dáte { cards-given } hráči, kterého si zvolíte
takes-next = následující hráč vám dá { amount-cards } podle vlastního výběru
takes-previous = předchozí hráč vám dá { amount-cards } podle vlastního výběru
takes-chosen = zvolíte hráče, který vám dá { amount-cards } podle vlastního výběru
takes-unseen-next = vytáhnete naslepo { amount-cards } z ruky následujícího hráče
takes-unseen-previous = vytáhnete naslepo { amount-cards } z ruky předchozího hráče
takes-unseen-chosen = vytáhnete naslepo { amount-cards } z ruky hráče, kterého si zvolíte
each-picks-own = každý vybírá ze své ruky dřív, než vidí, co dostane
swaps-cards-next = vyměníte si { amount-cards } s následujícím hráčem; { each-picks-own }
swaps-cards-previous = vyměníte si { amount-cards } s předchozím hráčem; { each-picks-own }
swaps-cards-chosen = zvolíte hráče a vyměníte si s ním { amount-cards }; { each-picks-own }
passes-cards = všichni předají { amount-cards } následujícímu hráči ve směru hry; { each-picks-own }
passes-cards-left = všichni předají { amount-cards } hráči po levici; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, pokaždé { $which }
 }
discarded-all = co nejvíce karet, pokaždé { $which }
discards-you = odhodíte { $amount }
discards-next = následující hráč odhodí { $amount }
discards-previous = předchozí hráč odhodí { $amount }
discards-chosen = zvolíte hráče, který odhodí { $amount }
discards-others = všichni ostatní postupně odhodí, každý { $amount }
discards-all = všichni postupně odhodí, vy první, každý { $amount }
shows-hand-next = ukážete své karty následujícímu hráči
shows-hand-previous = ukážete své karty předchozímu hráči
shows-hand-chosen = ukážete své karty hráči, kterého si zvolíte
shows-hand-others = ukážete své karty všem ostatním
ends-hand = smíte rozdání okamžitě ukončit a karty se sečtou
ends-hand-at-most = když máte v ruce nejvýš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, smíte rozdání okamžitě ukončit a karty se sečtou
else-who = { $who ->
    [you] líznete
   *[they] lízne
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }
else-draw-up-to = { $who ->
    [you] lížete
   *[they] líže
 }, dokud nepřijde požadovaná karta, ale nejvýš { $cards }
else-draw-until-playable = { $who ->
    [you] lížete
   *[they] líže
 }, dokud nepřijde požadovaná karta
else-draw-nothing = { $who ->
    [you] pasujete
   *[they] pasuje
 }
else-draw-face = { else-who } tolik karet, kolik je číslo vrchní karty
else-wait = { $who ->
    [you] stojíte jedno kolo
   *[they] stojí jedno kolo
 }
else-not-allowed = { $who ->
    [you] ji nesmíte zahrát
   *[they] nesmí zahrát nic
 }
card-does-in-cutter-suit = v { SUIT_WORD(form: "loc") } spodní karty: { $effects }.
card-does-nothing-in-cutter-suit = v { SUIT_WORD(form: "loc") } spodní karty: bez účinku.
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, místo toho: { $effects }.
card-does-nothing-if = { $condition }: bez účinku.
card-does-nothing-if-instead = { $condition }, místo toho: bez účinku.
if-laid-on = při položení na { CARDS($cards, form: "acc", join: "or") }
if-on-top = leží-li navrchu { CARDS($cards, form: "bare", join: "or") }
if-holding = když máte v ruce ještě { CARDS($cards, form: "acc", join: "or") }
if-holding-none = když už v ruce nemáte žádnou z těchto karet ({ CARDS($cards, form: "many") })
if-holding-several = když máte v ruce ještě aspoň { $number ->
    [few] { $number } takové karty
   *[other] { $number } takových karet
 } ({ CARDS($cards, form: "many") })
if-holding-points = když karty, které vám zbyly v ruce, mají hodnotu nejvýš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
if-on-countdown = když vaše počítadlo ukazuje { $number }
if-players-remain = když { $players ->
    [few] jsou ve hře ještě { $players } hráči
   *[other] je ve hře ještě { $players } hráčů
 }
if-owing = dokud dlužíte karty, tahy nebo určitou kartu
owing-several = Kdo něco dluží, když vykládá první z několika karet, vykládá je všechny, dokud to dluží.
owing-thrown-in = Kdo přihodí kartu mimo pořadí, při tom nic nedluží.
condition-on-for-starter = Výchozí karta neleží na žádné kartě.
condition-on-for-several = Z karet vyložených společně leží každá na předchozí.
condition-copied-hand = Pro toho, kdo zahraje kartu, která dělá to, co udělala karta pod ní, platí jeho vlastní karty v ruce.
condition-copied-counter = Pro toho, kdo zahraje kartu, která dělá to, co udělala karta pod ní, platí jeho vlastní počítadlo.
add-open-closes = Řada přiložených karet se uzavírá na konci tahu.
add-open-stays = Řada přiložených karet zůstává otevřená: následující hráč v ní smí pokračovat.
add-open-until-closed = Řada přiložených karet zůstává otevřená a následující hráč v ní smí pokračovat, dokud někdo, kdo přiložil kartu, neřekne, že je uzavřená, nebo někdo nezahraje kartu, která do ní nepatří. Karta, ke které se smí přikládat, je vždy otevřená; přiložená karta bez { SUIT_WORD(form: "gen") }, se kterou hráč zvolí { SUIT_WORD(form: "acc") }, je v řadě poslední.
add-row-stays = Dokud neskončí účinek poslední karty, zůstává celá řada na odhazovací hromádce, i když se tvoří nový dobírací balíček.
add-names-first = Dovoluje-li karta něco zvolit a přikládat další, nejprve volíte; první přiložená karta se řídí volbou.
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
amount-until = ihned karty jednu po druhé až po { $which }{ $most ->
    [0] { "" }
   *[other] , nejvýš však { $most }
 } (nepřijde-li žádná, všechny zbylé)
amount-each-until = ihned každý karty jednu po druhé až po { $which }{ $most ->
    [0] { "" }
   *[other] , nejvýš však { $most }
 } (nepřijde-li žádná, všechny zbylé)
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
