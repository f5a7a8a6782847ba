# Scores, and what cards count.

score-each-collects-differences = Každý si připíše rozdíl mezi největším počtem bodů v ruce a svým.
score-side-went-out = Skončila ta strana, jejíž oba hráči skončili první.
score-side-went-out-dummies = Skončil ten hráč, který jako první skončil s oběma listy.
score-side-hands = Karty obou spoluhráčů se počítají dohromady.
score-side-hands-dummies = Oba listy hráče se počítají jako jeden.
score-not-partner = Za karty spoluhráče se nic nezapisuje.
score-not-partner-dummies = Za karty vlastního druhého listu se nic nezapisuje.
score-partners = Body strany se připisují oběma spoluhráčům.
score-partners-dummies = Co získají oba listy hráče, zapisuje se dohromady.
score-rounds = Body se zaokrouhlují na násobky { $points }, poloviny nahoru.
score-rounds-at-least = Co se vůbec počítá, počítá se aspoň za { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
score-drawn-added = Za každou kartu líznutou z dobíracího balíčku, ať už za cokoli, se hráči { $points ->
    [one] přičte { $points } bod.
    [few] přičtou { $points } body.
   *[other] přičte { $points } bodů.
 }
score-drawn-taken = Za každou kartu líznutou z dobíracího balíčku, ať už za cokoli, se hráči { $points ->
    [one] odečte { $points } bod.
    [few] odečtou { $points } body.
   *[other] odečte { $points } bodů.
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
 } a pokaždé příště v téže hře dvojnásobek.
score-reshuffle-taken = Kvůli komu se musí tvořit nový dobírací balíček, tomu se odečítá { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
score-reshuffle-doubling-taken = Kvůli komu se musí tvořit nový dobírací balíček, tomu se odečítá { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } a pokaždé příště v téže hře dvojnásobek.
score-reshuffle-doubles-at-most = Zdvojnásobí se nejvýš { $times }krát.
bonus-times = Když rozdání ukončí { CARDS($cards, form: "bare", join: "or") }, body se počítají { $times ->
    [2] dvojnásobně
   *[other] { $times }krát
 }.
bonus-times-first-out = Když první skončí tak, že zahraje { CARDS($cards, form: "acc", join: "or") }, body z rozdání se počítají { $times ->
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
score-by-place = Za umístění jsou body, počínaje tím, kdo skončil první: { $points }. Kdo na konci ještě drží karty, má další místo; za další místa není nic.
score-none = Body se nepočítají: rozdání vyhrává ten, kdo skončí.
score-none-plays-on = Body se nepočítají.
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
