# Co se hodí: volba, podobnosti, co smí přijít na kterou kartu, více karet najednou, karty mimo pořadí.

naming-shared = { $shared ->
    [yes] { " " }{ SUIT_WORD(form: "shared") }
   *[no] { "" }
 }
naming-suit = { $another ->
    [yes] { SUIT_WORD(form: "other-than") }{ naming-shared }
   *[no] { SUIT_WORD(form: "acc") }{ naming-shared }
 }
naming-rank = { $another ->
    [yes] jinou hodnotu, než má karta pod ní
   *[no] hodnotu
 }{ $shared ->
    [yes] { " karty " }{ SUIT_WORD(form: "same-colour-gen") }, jako má zahraná karta
   *[no] { "" }
 }
naming-suit-and-rank = { $another ->
    [yes] { SUIT_WORD(form: "acc") } a hodnotu, obě jiné než dosud
   *[no] { SUIT_WORD(form: "acc") } a hodnotu
 }{ naming-shared }
wild-names = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] je univerzální karta: smíte ji
   *[many] jsou univerzální karty: smíte je
 } položit na libovolnou kartu a zvolíte { $what }.
wild-may-name = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] je univerzální karta: smíte ji
   *[many] jsou univerzální karty: smíte je
 } položit na libovolnou kartu a smíte zvolit { $what }.
wild-free = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] je univerzální karta: smíte ji
   *[many] jsou univerzální karty: smíte je
 } položit na libovolnou kartu.
counter-wild-names = Karty, jejichž hodnotu ukazuje vaše počítadlo, jsou univerzální jen pro vás: smíte je položit na libovolnou kartu a zvolíte { $what }.
counter-wild-may-name = Karty, jejichž hodnotu ukazuje vaše počítadlo, jsou univerzální jen pro vás: smíte je položit na libovolnou kartu a smíte zvolit { $what }.
counter-wild-plain = Karty, jejichž hodnotu ukazuje vaše počítadlo, jsou univerzální jen pro vás: smíte je položit na libovolnou kartu. Jakmile leží na hromádce, jsou to karty jako všechny ostatní.
named-suit-with-wild = Po volbě { SUIT_WORD(form: "gen") } smí být další kartou jen karta { SUIT_WORD(form: "that-gen") }, nebo { CARDS($wild, form: "bare", join: "or") }; vlastní { SUIT_WORD() } a hodnota { CARDS($cards, form: "gen", join: "or") } už neplatí.
named-rank-with-wild = Po volbě hodnoty smí být další kartou jen karta této hodnoty, nebo { CARDS($wild, form: "bare", join: "or") }; vlastní { SUIT_WORD() } a hodnota { CARDS($cards, form: "gen", join: "or") } už neplatí.
named-suit-and-rank-with-wild = { CARDS($cards, form: "bare", join: "or") } pak platí za zvolenou kartu.
named-suit = Jakmile někdo zvolí { SUIT_WORD(form: "acc") }, musí být další karta { SUIT_WORD(form: "that-gen") }; { SUIT_WORD() } zahrané karty samé už neplatí.
named-rank = Jakmile někdo zvolí hodnotu, musí být další karta této hodnoty.
named-suit-and-rank = Jakmile někdo zvolí obojí, platí zahraná karta za zvolenou.

turn-neighbours = Hodnoty jdou po sobě takto: { CARDS($order, form: "short", join: "comma") }; první a poslední nesousedí.
turn-neighbours-wrapping = Hodnoty jdou po sobě takto: { CARDS($order, form: "short", join: "comma") } a znovu od začátku: první a poslední sousedí.
after-only = Na { CARDS($cards, form: "acc", join: "or") } smíte položit jen { $answer }.
after-anything = Na { CARDS($cards, form: "acc", join: "or") } smíte položit libovolnou kartu.
after-as-below = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] platí jako karta pod ní.
   *[many] platí jako karta pod nimi.
 }
after-served-only = Když už někdo za { CARDS($cards, form: "acc", join: "or") } lízal nebo stál, smíte pak položit jen { $answer }.
after-served-anything = Když už někdo za { CARDS($cards, form: "acc", join: "or") } lízal nebo stál, smíte pak položit libovolnou kartu.
forbidden-holding = { CARDS($cards, form: "acc-many") } nesmí zahrát ten, kdo má v ruce také { $held } (v porovnání s vrchní kartou).
forbidden-first-turn = { CARDS($cards, form: "acc-many") } nesmí hráč zahrát ve svém prvním tahu rozdání.
forbidden-first-turn-on-top = Ve svém prvním tahu rozdání nesmí hráč zahrát { $answer } (v porovnání s vrchní kartou).

related-cards = { CARDS($cards, form: "acc", join: "or") }
related-within = { $within ->
    [suit] { " " }{ SUIT_WORD(form: "same-gen") }
    [colour] { " " }{ SUIT_WORD(form: "same-colour-gen") }
   *[any] { "" }
 }
related-same-rank = kartu stejné hodnoty{ $within ->
    [colour] { " a " }{ SUIT_WORD(form: "same-colour-gen") }
   *[any] { "" }
 }
related-same-suit = kartu { SUIT_WORD(form: "same-gen") }
related-same-colour = kartu { SUIT_WORD(form: "same-colour-gen") }
related-same-card = přesně stejnou kartu
related-neighbour = kartu{ related-within } s hodnotou o jednu vyšší nebo nižší
related-next-up = kartu{ related-within } s hodnotou o jednu vyšší
related-higher = vyšší kartu{ related-within }
related-lower = nižší kartu{ related-within }
related-no-weaker = kartu, za kterou se líže aspoň tolik
related-any-but = cokoli, jen ne { $cards }
related-not-on = { $answer }, ale ne na { CARDS($cards, form: "acc", join: "or") }
related-only-on = { $answer }, a to jen na { CARDS($cards, form: "acc", join: "or") }
related-on = na { CARDS($cards, form: "acc", join: "or") } { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "acc", join: "or") } { SUIT_WORD(form: "same-gen") }
related-cards-of-same-colour = { CARDS($cards, form: "acc", join: "or") } { SUIT_WORD(form: "same-colour-gen") }

several-none = V jednom tahu se hraje jen jedna karta.
several = V jednom tahu smíte zahrát více karet: po první pokaždé { $answer } (v porovnání s předchozí).
several-of = Platí to jen pro { CARDS($cards, form: "acc-many") }.
several-most = { $cards ->
    [one] V jednom tahu smíte zahrát nejvýš { $cards } kartu.
    [few] V jednom tahu smíte zahrát nejvýš { $cards } karty.
   *[other] V jednom tahu smíte zahrát nejvýš { $cards } karet.
 }
several-top-last = Z karet zahraných najednou zůstane navrchu poslední.
several-top-chosen = Která z karet zahraných najednou zůstane navrchu, si zvolíte.
several-effects-each = Z karet zahraných najednou působí každá; lízané karty a přeskočení se sčítají.
several-effects-last = Z karet zahraných najednou působí jen ta, která zůstane navrchu.
several-last-allowed = Smíte skončit několika kartami najednou.
several-last-forbidden = Nesmíte skončit několika kartami najednou.

jump-none = Nikdo nesmí zahrát kartu mimo pořadí.
jump = I mimo pořadí smíte přihodit { $answer } (v porovnání s vrchní kartou), dokud následující hráč nezahraje nebo nelízne kartu. Platí, kdo byl první.
jump-then-after-jumper = Když někdo kartu přihodí, hra pokračuje hráčem po něm.
jump-then-resume = Když někdo kartu přihodí, hra pak pokračuje tam, kde byla přerušena.
jump-effect-cancels = Co měla způsobit karta přikrytá přihozenou, odpadá.
jump-effect-adds = Co měla způsobit karta přikrytá přihozenou, se přičte k tomu, co dělá nová.
