# Lízání, dobírací balíček, hlášení, poslední karta, body a hra, kde jsou složitější než obvykle.

draw-at-will-nothing = Když nemůžete nebo nechcete zahrát žádnou kartu, pasujete; nikdo nelíže.
draw-when-unable-nothing = Když se žádná vaše karta nehodí, pasujete; nikdo nelíže. Když se některá hodí, musíte ji zahrát.
draw-may-go-on = I když se už některá karta hodí, smíte lízat dál.
pass-after-last-draw = Teprve po posledním líznutí smíte tah ukončit, aniž zahrajete.
pass-after-any-draw = Po každém líznutí smíte tah ukončit.
pass-when-dry = Když není co lízat, smí každý pasovat, i s kartou, která se hodí.
pass-at-will = Smíte také pasovat bez lízání.

stock-refills-when-needed = Nový dobírací balíček se tvoří, až když má někdo lízat a žádná karta nezbývá.
stock-refills-at-once = Nový dobírací balíček se tvoří hned, jakmile někdo lízne poslední kartu.
stock-keeps-top = Když se tvoří nový dobírací balíček, zůstává ležet jen vrchní karta odhazovací hromádky.
stock-keeps-top-and-chain = Dokud má někdo ještě lízat dlužné karty, zůstávají ležet i ty, které to způsobily.
stock-limit = { $times ->
    [0] Nový dobírací balíček se nikdy netvoří.
    [1] Nový dobírací balíček se tvoří nejvýš jednou za rozdání.
   *[other] Nový dobírací balíček se tvoří nejvýš { $times }krát za rozdání.
 }
stock-short-lapses = Když je karet k líznutí málo, líznete, co je, a zbytek nedlužíte.
stock-short-owed = Když je karet k líznutí málo, líznete, co je, a zbytek dolíznete ve svém příštím tahu.
stock-short-no-play = Když je karet k líznutí málo, líznete, co je, a v tomto tahu nesmíte zahrát žádnou kartu.
stock-short-take-top = Když je karet k líznutí málo, líznete, co je, a vezmete si i vrchní kartu odhazovací hromádky.
stock-blocked = { $rounds ->
    [1] Když všichni hráči jeden po druhém pasují, rozdání uvázlo a končí.
   *[other] Když všichni hráči jeden po druhém pasují { $rounds }krát po sobě, rozdání uvázlo a končí.
 }
stock-blocked-passes = { $passes ->
    [one] Jakmile někdo poprvé pasuje, rozdání uvázlo a končí.
   *[other] Po { $passes } pasech po sobě rozdání uvázlo a končí.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Když všichni hráči jeden po druhém pasují
   *[other] Když všichni hráči jeden po druhém pasují { $rounds }krát po sobě
 } a potom ještě { $passes ->
    [one] jeden
    [few] { $passes } další
   *[other] { $passes } dalších
 }, rozdání uvázlo a končí.
stock-blocked-cards = { $cards ->
    [one] Rozdání uvázlo i tehdy, když byla zahrána { $cards } karta.
    [few] Rozdání uvázlo i tehdy, když byly zahrány { $cards } karty.
   *[other] Rozdání uvázlo i tehdy, když bylo zahráno { $cards } karet.
 }
blocked-each-collects-differences = Když rozdání uvázne, každý si připíše rozdíl mezi největším počtem bodů v ruce a svým.

call-ahead = Řekněte „{ $word }“ v tahu před tím, ve kterém chcete zahrát poslední kartu nebo poslední karty.
call-false = Kdo hlásí poslední kartu zbytečně, { $penalty }.
call-false-nothing = Za zbytečné hlášení není trest.
call-doubt = Kdo někoho neprávem obviní ze zapomenutého hlášení, { $penalty }.
call-doubt-nothing = Za neoprávněné obvinění ze zapomenutého hlášení není trest.

aim-hand-ends-partners = Zbavte se všech karet dřív než ostatní, za sebe i za spoluhráče.
aim-next-counter = Dostaňte své počítadlo na konec: pokaždé, když vám nezbude žádná karta, jste o krok blíž.
aim-both-partners = Zbavte se všech karet a pomozte k tomu spoluhráči: vyhrává strana, jejíž oba hráči skončí první.
finish-hand-ends-partners = Rozdání končí, jakmile někdo zahraje svou poslední kartu; vyhrává je strana tohoto hráče.
finish-next-counter = Kdo zahrál poslední kartu, lízne si z dobíracího balíčku nové karty, tolik, kolik pak ukazuje jeho počítadlo, a hraje dál.
finish-both-partners = Kdo zahrál poslední kartu, skončil; rozdání končí, jakmile skončí oba hráči jedné strany.
finish-only-on = Poslední kartou smí být jen { CARDS($cards, form: "bare", join: "or") }.
finish-waits = Nikdo nevyhrává, dokud je bez karet i jiný hráč.
claim = Kdykoli se součet vašich karet rovná číslu na vrchní kartě, smíte říct „{ $word }“ a skončili jste.
hand-limit-out = { $cards ->
    [one] Kdo má víc než { $cards } kartu, vypadává z rozdání; jeho karty přijdou pod odhazovací hromádku.
    [few] Kdo má víc než { $cards } karty, vypadává z rozdání; jeho karty přijdou pod odhazovací hromádku.
   *[other] Kdo má víc než { $cards } karet, vypadává z rozdání; jeho karty přijdou pod odhazovací hromádku.
 }
hand-limit-loses = { $cards ->
    [one] Kdo má víc než { $cards } kartu, prohrává rozdání, které okamžitě končí.
    [few] Kdo má víc než { $cards } karty, prohrává rozdání, které okamžitě končí.
   *[other] Kdo má víc než { $cards } karet, prohrává rozdání, které okamžitě končí.
 }
finish-after-wins = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, skončili jste.
finish-after-acts = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, tato karta ještě působí, než rozdání skončí; nelze na ni odpovědět.
finish-after-acts-and-may-come-back = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, tato karta ještě působí a lze na ni odpovědět; pokud se její působení vrátí k vám, lížete a hrajete dál.
finish-after-forbidden = Skončit tím, že přikryjete { CARDS($cards, form: "acc", join: "or") }, nesmíte.
finish-after-if-it-fits = Skončit tím, že přikryjete { CARDS($cards, form: "acc", join: "or") }, smíte jen kartou, která se k ní hodí jako obyčejná karta.
finish-after-draws = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, ještě jste neskončili: lízněte si { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
 } a hrajte dál.
finish-after-stays-in = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, ještě jste neskončili: zůstáváte ve hře bez karet.

score-each-collects-differences = Každý si připíše rozdíl mezi největším počtem bodů v ruce a svým.
score-partners = Body strany se připisují oběma spoluhráčům.
score-rounds = Body se zaokrouhlují na násobky { $points }, poloviny nahoru.
score-rounds-at-least = Co se vůbec počítá, počítá se aspoň za { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
score-reshuffle = Kvůli komu se musí tvořit nový dobírací balíček, tomu se přičítá { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
score-reshuffle-doubling = Kvůli komu se musí tvořit nový dobírací balíček, tomu se přičítá { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } a pokaždé příště dvojnásobek.
bonus-times = Když rozdání ukončí { CARDS($cards, form: "bare", join: "or") }, body se počítají { $times ->
    [2] dvojnásobně
   *[other] { $times }krát
 }.
bonus-more = Kdo skončí tak, že zahraje { CARDS($cards, form: "acc", join: "or") }, přičte si { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
bonus-less = Kdo skončí tak, že zahraje { CARDS($cards, form: "acc", join: "or") }, odečte si { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
game-winner-each-collects-differences = Vyhrává ten, kdo má nejvíce bodů.
game-columns = Body se zapisují do { $columns ->
    [one] { $columns } sloupce
   *[other] { $columns } sloupců
 }. První rozdání, které hráč vyhraje, se počítá do prvního sloupce, druhé do prvních dvou a každé další { $columns ->
    [2] do obou
   *[other] do všech
 }. Každý sloupec se hraje do { $points } bodů a má vlastního vítěze; hru vyhrává ten, kdo vyhraje nejvíce sloupců.
game-counter = Hru vyhrává ten, čí počítadlo dojde jako první na { $end }.
game-exactly = Kdo má přesně { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, vrací se na { $back }.
