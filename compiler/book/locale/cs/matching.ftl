# Which card fits, and what may not be laid.

turn-match = Ve svém tahu položte jednu kartu lícem nahoru na odhazovací hromádku. Musí se hodit k vrchní kartě: { $attributes }.
attribute-suit = { SUIT_WORD(form: "same") }
attribute-rank = stejná hodnota
attribute-colour = { SUIT_WORD(form: "same-colour") }
attribute-neighbour = sousední hodnota
forbidden-on = { CARDS($cards, form: "acc-many") } nikdy nesmíte položit na { CARDS($below, form: "acc", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "acc-many") } smíte položit na libovolnou kartu, i jednu univerzální na druhou.
turn-passes = Pak je na řadě následující hráč.
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
named-still-counts = Co s ní bylo zvoleno, platí dál.
forbidden-holding = { CARDS($cards, form: "acc-many") } nesmí zahrát ten, kdo má v ruce také { $held } (v porovnání s vrchní kartou).
forbidden-holding-but-doubted = { CARDS($cards, form: "acc-many") } správně nesmí zahrát ten, kdo má v ruce také { $held } (v porovnání s vrchní kartou); kdo to přesto udělá, riskuje, že to někdo zpochybní.
forbidden-first-turn = { CARDS($cards, form: "acc-many") } nesmí hráč zahrát ve svém prvním tahu rozdání.
forbidden-first-turn-on-top = Ve svém prvním tahu rozdání nesmí hráč zahrát { $answer } (v porovnání s vrchní kartou).
forbidden-while = { $condition }, nesmíte zahrát { CARDS($cards, form: "acc", join: "or") }.
forbidden-while-any = { $condition }, nesmíte zahrát žádnou kartu.
forbidden-while-apart = Karta, kterou hrajete, se nepočítá.
