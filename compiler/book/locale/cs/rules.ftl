# Pravidla jednoho rozdání, téma po tématu.

summary = Pro { $players }, { $packs ->
    [1] jedna sada { $cards } karet
    [few] { $packs } sady po { $cards } kartách
   *[other] { $packs } sad po { $cards } kartách
 }.

# ---- cíl, karty, rozdávání

aim-hand-ends = Zbavte se všech karet dřív než ostatní.
aim-play-on = Zbavte se všech karet co nejdřív: ostatní hrají dál, dokud karty nezbudou jen jednomu hráči.
aim-penalties = Karty, které vám zbudou v ruce, jsou trestné body.
aim-rewards = Karty, které v tu chvíli zbudou ostatním, vám přinášejí body.


deal-dealing = Rozdávající zamíchá a rozdává karty lícem dolů, po jedné.
deal-cards = { $cards ->
    [one] Každý dostane { $cards } kartu.
    [few] Každý dostane { $cards } karty.
   *[other] Každý dostane { $cards } karet.
 }

first-dealer-random = O prvním rozdávajícím rozhodne los.
first-dealer-lowest-card = Každý si vytáhne kartu; kdo má nejnižší, rozdává první.
first-dealer-highest-card = Každý si vytáhne kartu; kdo má nejvyšší, rozdává první.
first-dealer-youngest = První rozdává nejmladší hráč.
next-dealer-left = Po každém rozdání rozdává další hráč po levici.
next-dealer-right = Po každém rozdání rozdává další hráč po pravici.
next-dealer-winner = Vítěz rozdání rozdává příště.
next-dealer-loser = Poražený z rozdání rozdává příště.
next-dealer-same = Pokaždé rozdává tentýž hráč.

# ---- výchozí karta, první hráč

starter-plain = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, platí jako obyčejná karta.
starter-acts = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, působí tak, jako by ji zahrál rozdávající.
starter-acts-dealer-starts = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, působí hned a začíná rozdávající.
starter-dealer-names = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, rozdávající se podívá na své karty a { $choice ->
    [may] může zvolit
   *[must] zvolí
 } { $named ->
    [rank] hodnotu, která platí na začátku
    [suit-and-rank] { SUIT_WORD(form: "acc") } a hodnotu, které platí na začátku
   *[suit] { SUIT_WORD(form: "to-follow") }
 }.
starter-first-names = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, první hráč { $choice ->
    [may] může zvolit
   *[must] zvolí
 } { $named ->
    [rank] hodnotu, která platí na začátku
    [suit-and-rank] { SUIT_WORD(form: "acc") } a hodnotu, které platí na začátku
   *[suit] { SUIT_WORD(form: "to-follow") }
 }.
starter-any-fits = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, první hráč smí zahrát libovolnou kartu.
starter-bury = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, vrátí se doprostřed dobíracího balíčku a otočí se jiná.
starter-under = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, přijde dospod dobíracího balíčku a otočí se jiná.
starter-redraw = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, otočí se na ni další karta.
starter-reshuffle = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, vrátí se do dobíracího balíčku, ten se zamíchá a otočí se jiná.
starter-effects = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, { $effects }.

first-player-left-of-dealer = Začíná hráč po levici rozdávajícího.
first-player-right-of-dealer = Začíná hráč po pravici rozdávajícího.
first-player-dealer = Začíná rozdávající.
first-player-winner = Začíná vítěz předchozího rozdání.
first-player-youngest = Začíná nejmladší hráč.
first-player-random = Kdo začíná, rozhodne los.
direction-clockwise = Hraje se po směru hodinových ručiček.
direction-anticlockwise = Hraje se proti směru hodinových ručiček.
direction-chosen = Kdo začíná, zvolí i směr hry.

# ---- tah

turn-match = Ve svém tahu položte jednu kartu lícem nahoru na odhazovací hromádku. Musí se hodit k vrchní kartě: { $attributes }.
attribute-suit = { SUIT_WORD(form: "same") }
attribute-rank = stejná hodnota
attribute-colour = { SUIT_WORD(form: "same-colour") }
attribute-neighbour = sousední hodnota

wild-plain = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] je univerzální karta: smíte ji položit na libovolnou kartu. Jakmile leží na hromádce, je to karta jako každá jiná.
   *[many] jsou univerzální karty: smíte je položit na libovolnou kartu. Jakmile leží na hromádce, jsou to karty jako všechny ostatní.
 }
wild-none = Univerzální karty nejsou žádné.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] není univerzální karta
   *[many] nejsou univerzální karty
 }.

forbidden-on = { CARDS($cards, form: "acc-many") } nikdy nesmíte položit na { CARDS($below, form: "acc", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "acc-many") } smíte položit na libovolnou kartu, i jednu univerzální na druhou.

# ---- lízání

draw-at-will-exactly = Když nemůžete nebo nechcete zahrát žádnou kartu, lízněte si místo toho z dobíracího balíčku { $cards ->
    [one] { $cards } kartu.
    [few] { $cards } karty.
   *[other] { $cards } karet.
 }
draw-at-will-up-to = Když nemůžete nebo nechcete zahrát žádnou kartu, lízejte místo toho z dobíracího balíčku po jedné kartě, dokud se některá nehodí: { $cards ->
    [one] nejvýš { $cards } kartu.
    [few] nejvýš { $cards } karty.
   *[other] nejvýš { $cards } karet.
 }
draw-at-will-until-playable = Když nemůžete nebo nechcete zahrát žádnou kartu, lízejte místo toho z dobíracího balíčku po jedné kartě, dokud se některá nehodí.
draw-when-unable-exactly = Když se žádná vaše karta nehodí, lízněte si z dobíracího balíčku { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }; když se některá hodí, musíte ji zahrát.
draw-when-unable-up-to = Když se žádná vaše karta nehodí, lízejte z dobíracího balíčku po jedné, dokud se některá nehodí: { $cards ->
    [one] nejvýš { $cards } kartu.
    [few] nejvýš { $cards } karty.
   *[other] nejvýš { $cards } karet.
 } Když můžete zahrát kartu, musíte.
draw-when-unable-until-playable = Když se žádná vaše karta nehodí, lízejte z dobíracího balíčku po jedné, dokud se některá nehodí. Když můžete zahrát kartu, musíte.

drawn-may-be-played = { $cards ->
    [1] Když se líznutá karta hodí, smíte ji hned zahrát; jinak váš tah končí.
   *[other] Když se některá z líznutých karet hodí, smíte ji hned zahrát; jinak váš tah končí.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Po líznutí ještě smíte zahrát kartu, která se hodí, líznutou nebo jinou; jinak váš tah končí.
   *[other] Po líznutí ještě smíte zahrát kartu, která se hodí, některou z líznutých nebo jinou; jinak váš tah končí.
 }
drawn-must-be-played = { $cards ->
    [1] Když se líznutá karta hodí, musíte ji hned zahrát; jinak váš tah končí.
   *[other] Když se některá z líznutých karet hodí, musíte ji hned zahrát; jinak váš tah končí.
 }
drawn-waits = Po líznutí váš tah končí, i kdyby se líznutá karta hodila.
drawn-until-may-be-played = Líznutou kartu, která se hodí, smíte hned zahrát, nebo si ji nechat; tím váš tah končí.
drawn-until-may-be-played-or-any-other = Když líznete kartu, která se hodí, smíte zahrát ji, jinou, která se hodí, nebo žádnou; tím váš tah končí.
drawn-until-must-be-played = Líznutou kartu, která se hodí, musíte hned zahrát.
drawn-until-waits = Když líznete kartu, která se hodí, váš tah končí: čeká na příští.

# ---- dobírací balíček dojde

stock-empty-reshuffle = Když dobírací balíček dojde, vrchní karta odhazovací hromádky zůstane ležet; všechny ostatní se zamíchají a vytvoří nový dobírací balíček.
stock-empty-turn-over = Když dobírací balíček dojde, vrchní karta odhazovací hromádky zůstane ležet; všechny ostatní se bez míchání otočí a vytvoří nový dobírací balíček.
stock-empty-pass = Když dobírací balíček dojde, nový se netvoří. Kdo může zahrát kartu, musí; ostatní pasují.
stock-empty-score = Když dobírací balíček dojde a někdo potřebuje kartu, rozdání okamžitě končí a karty se sečtou.
stock-exhausted-pass = Když není z čeho vytvořit nový dobírací balíček, kdo může zahrát kartu, musí; ostatní pasují.
stock-exhausted-score = Když není z čeho vytvořit nový dobírací balíček, rozdání okamžitě končí a karty se sečtou.
blocked-void = Když rozdání uvázne, je neplatné: nikdo nedostane body.
blocked-each-pays-own-hand = Když rozdání uvázne, každý sečte karty ve své ruce.
blocked-winner-collects = Když rozdání uvázne, hráč s nejmenším počtem bodů v ruce si připíše body z karet všech ostatních.
blocked-winner-collects-average = Když rozdání uvázne, hráč s nejmenším počtem bodů v ruce si připíše průměr bodů, které mají v ruce ostatní.
blocked-lowest-collects-differences = Když rozdání uvázne, hráč s nejmenším počtem bodů v ruce dostane od každého z ostatních rozdíl mezi jeho kartami a svými.
blocked-lowest-wins = Když rozdání uvázne, vyhrává je hráč s nejmenším počtem bodů v ruce.
blocked-finishers-collect = Když rozdání uvázne, hráč s nejmenším počtem bodů v ruce si připíše body z karet všech ostatních.
blocked-winner-takes = Když rozdání uvázne, hráč s nejmenším počtem bodů v ruce si připíše { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
blocked-places = Když rozdání uvázne, všichni, kdo ještě mají karty, se dělí o další místo.
blocked-none = Když rozdání uvázne, body se nepočítají.
