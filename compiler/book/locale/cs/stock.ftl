# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = Když dobírací balíček dojde, vrchní karta odhazovací hromádky zůstane ležet; všechny ostatní se zamíchají a vytvoří nový dobírací balíček.
stock-empty-turn-over = Když dobírací balíček dojde, vrchní karta odhazovací hromádky zůstane ležet; všechny ostatní se bez míchání otočí a vytvoří nový dobírací balíček.
stock-empty-pass = Když dobírací balíček dojde, nový se netvoří. Kdo může zahrát kartu, musí; ostatní pasují.
stock-empty-score = Když dobírací balíček dojde a někdo potřebuje kartu, rozdání okamžitě končí a karty se sečtou.
stock-exhausted-pass = Když nelze vytvořit nový dobírací balíček, kdo může zahrát kartu, musí; ostatní pasují.
stock-exhausted-score = Když nelze vytvořit nový dobírací balíček, rozdání okamžitě končí a karty se sečtou.
blocked-void = Když rozdání uvázne, je neplatné: nikdo nedostane body.
blocked-each-pays-own-hand = Když rozdání uvázne, každý sečte karty ve své ruce; nikdo ho nevyhrál.
blocked-winner-collects = Když rozdání uvázne, vyhrává je hráč s nejmenším počtem bodů v ruce a připíše si body z karet všech ostatních.
blocked-winner-collects-average = Když rozdání uvázne, vyhrává je hráč s nejmenším počtem bodů v ruce a připíše si průměr bodů, které mají v ruce ostatní.
blocked-lowest-collects-differences = Když rozdání uvázne, vyhrává je hráč s nejmenším počtem bodů v ruce a dostane od každého z ostatních rozdíl mezi jeho kartami a svými.
blocked-lowest-wins = Když rozdání uvázne, vyhrává je hráč s nejmenším počtem bodů v ruce.
blocked-winner-takes = Když rozdání uvázne, vyhrává je hráč s nejmenším počtem bodů v ruce a připíše si { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
blocked-places = Když rozdání uvázne, všichni, kdo ještě mají karty, se dělí o další místo.
blocked-none = Když rozdání uvázne, body se nepočítají.
blocked-won-by-first-out = Pokud do té doby už někdo skončil, počítá se rozdání jako vyhrané tím, kdo skončil první.
ended-counts-as-blocked = Stejně se počítá rozdání, které hráč ukončil.
stock-refills-when-needed = Nový dobírací balíček se tvoří, až když má někdo lízat a žádná karta nezbývá.
stock-refills-at-once = Nový dobírací balíček se tvoří hned, jakmile někdo lízne poslední kartu; není-li z čeho, jakmile je.
stock-keeps-top = Když se tvoří nový dobírací balíček, zůstává ležet jen vrchní karta odhazovací hromádky.
stock-keeps-top-and-chain = Dokud má někdo ještě lízat dlužné karty nebo se žádá určitá karta, zůstávají ležet i ty, které to způsobily.
stock-limit = { $times ->
    [0] Nový dobírací balíček se nikdy netvoří.
    [1] Nový dobírací balíček se tvoří nejvýš jednou za rozdání.
   *[other] Nový dobírací balíček se tvoří nejvýš { $times }krát za rozdání.
 }
stock-short-lapses = Když je karet k líznutí málo, líznete, co je, a zbytek nedlužíte.
stock-short-owed = Když je karet k líznutí málo, líznete, co je, a zbytek dolíznete ve svém příštím tahu.
stock-short-no-play = Když je karet k líznutí málo, líznete, co je, a v tomto tahu nesmíte zahrát žádnou kartu.
stock-short-take-top = Když je karet k líznutí málo, líznete, co je, a vezmete si i vrchní kartu odhazovací hromádky; zbytek nedlužíte, a kdo hraje dál, smí zahrát jakoukoli kartu.
stock-blocked = { $rounds ->
    [1] Když všichni hráči jeden po druhém pasují, rozdání uvázlo a končí.
   *[other] Když všichni hráči jeden po druhém pasují { $rounds }krát po sobě, rozdání uvázlo a končí.
 }
stock-blocked-missed = Kdo stojí, ten nepasoval.
stock-blocked-drew = Kdo si ve svém tahu lízl, ten nepasoval.
stock-blocked-drew-last = Kdo si lízne vše, co má za kartu lízat, a proto toto kolo stojí, ten pasoval, nezbude-li pak už co lízat.
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
blocked-each-collects-differences = Když rozdání uvázne, vyhrává je hráč s nejmenším počtem bodů v ruce a každý si připíše rozdíl mezi největším počtem bodů v ruce a svým.
