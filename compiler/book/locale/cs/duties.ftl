# Co karty ještě dělají: co se musí zahrát, jinak co, karty, které putují, odpovědi a pochyby.

draws-previous-waits = předchozí hráč lízne { $amount } a hra pokračuje hráčem po vás
draws-previous-plays = předchozí hráč lízne { $amount } a pak hraje jako obvykle
draws-previous-may-play = předchozí hráč lízne { $amount } a pak ještě smí zahrát jednu kartu
draws-chosen-waits = zvolíte hráče, který lízne { $amount } a nehraje
draws-chosen-plays = zvolíte hráče, který lízne { $amount } a pak hraje jako obvykle
draws-chosen-may-play = zvolíte hráče, který lízne { $amount } a pak ještě smí zahrát jednu kartu
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
covers = na takovou kartu musíte hned položit { $cards }, jinak { $otherwise }
covers-or-not = takovou kartu smíte zahrát, jen když na ni můžete hned položit { $cards }
must-play-next = následující hráč musí zahrát { $cards }, jinak { $otherwise }
must-play-previous = předchozí hráč musí zahrát { $cards }, jinak { $otherwise }
must-play-chosen = zvolíte hráče, který musí zahrát { $cards }, jinak { $otherwise }
demands = zvolíte hodnotu (na výběr: { CARDS($cards, form: "many") }) a následující hráč musí zahrát kartu této hodnoty; kdo nemůže, líže jako obvykle
demands-or-else = zvolíte hodnotu (na výběr: { CARDS($cards, form: "many") }) a následující hráč musí zahrát kartu této hodnoty, jinak { $otherwise }
lasting-for-a-round = { $duty }; platí to pro všechny po celé jedno kolo
lasting-until-failed = { $duty }; platí to pro jednoho po druhém, dokud to někdo nedokáže splnit
opens-round = když máte v ruce { $cards }, smíte otevřít kolečko: každý po řadě zahraje jednu takovou kartu, jinak { $otherwise }; když přijde řada znovu na vás, zahrajete další, nebo kolečko ukončíte a hra pokračuje hráčem po vás
adds = v témže tahu smíte na takovou kartu přikládat další, pokaždé { $cards }; působí jen poslední
copies = taková karta dělá totéž co karta pod ní
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
 }, dokud se některá karta nehodí, ale nejvýš { $cards }
else-draw-until-playable = { $who ->
    [you] lížete
   *[they] líže
 }, dokud se některá karta nehodí
else-draw-nothing = { $who ->
    [you] pasujete
   *[they] pasuje
 }
else-draw-face = { else-who } tolik karet, kolik je její číslo
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
challenge = kdo má lízat kvůli takové kartě, smí zpochybnit, že byla zahrána správně, a podívá se na karty toho, kdo ji zahrál. Pokud nebyla, lízne ten, kdo ji zahrál, { $guilty }; pokud byla, lízne pochybující { $challenger }.
fine-debt = dlužné karty
fine-debt-plus = dlužné karty a ještě { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }
drawn-may-answer = Odpovědí smí být i karta líznutá, teprve když je třeba odpovědět.
drawn-may-not-answer = Odpovědí nesmí být karta líznutá, teprve když je třeba odpovědět.
add-open-closes = Řada přiložených karet se uzavírá na konci tahu.
add-open-stays = Řada přiložených karet zůstává otevřená: následující hráč v ní smí pokračovat.

reply-turn-adds = Kdo má stát, smí místo toho zahrát { $answer }; kola se sčítají a stojí následující hráč.
reply-turn-doubles = Kdo má stát, smí místo toho zahrát { $answer }; následující hráč pak stojí dvakrát tolik kol.
reply-turn-replaces = Kdo má stát, smí místo toho zahrát { $answer }; na následujícího hráče pak platí jen to, co žádá nová karta.
reply-turn-passes-on = Kdo má stát, smí místo toho zahrát { $answer }; stojí pak následující hráč.
reply-turn-sends-back = Kdo má stát, smí místo toho zahrát { $answer }; stojí pak ten, kdo to způsobil.
reply-turn-cancels = Kdo má stát, smí místo toho zahrát { $answer }; pak nestojí nikdo.
reply-play-adds = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; následující hráč pak musí udělat obojí.
reply-play-doubles = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; následující hráč to pak musí udělat dvakrát.
reply-play-replaces = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; na následujícího hráče pak platí jen to, co žádá nová karta.
reply-play-passes-on = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; musí to pak udělat následující hráč.
reply-play-sends-back = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; musí to pak udělat ten, kdo to způsobil.
reply-play-cancels = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; pak už to nemusí nikdo.
