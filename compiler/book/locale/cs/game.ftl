# The game.

game-columns = Body se zapisují do { $columns ->
    [one] { $columns } sloupce
   *[other] { $columns } sloupců
 }. První rozdání, které hráč vyhraje, se počítá do prvního sloupce, druhé do prvních dvou a každé další { $columns ->
    [2] do obou
   *[other] do všech
 }. Každý sloupec se hraje do { $points } bodů a má vlastního vítěze; hru vyhrává ten, kdo vyhraje nejvíce sloupců.
game-counter = Hru vyhrává ten, čí počítadlo dojde jako první na { $end }.
game-counter-loses = Čí počítadlo dojde jako první na { $end }, prohrál hru a všichni ostatní ji vyhráli.
counter-over-leaves = Čí počítadlo dojde na { $end }, vypadává ze hry.
left-do-not-count = Kdo ze hry vypadl, se tu nepočítá.
game-until-one-is-left-wins = Kdo zbude ve hře poslední, vyhrál ji.
game-until-one-is-left-loses = Kdo zbude ve hře poslední, prohrál ji a všichni ostatní vyhráli; nezbude-li nikdo, neprohrál nikdo.
leaves-game-loser = Po každém rozdání poražený vypadává ze hry: komu zbylo nejvíc bodů a při rovnosti nejvíc karet. Platí-li to o více hráčích, nevypadává nikdo.
leaves-game-winner = Po každém rozdání vystupuje ze hry, kdo je vyhrál.
leaves-game-not-after-void = Po neplatném rozdání nevypadává nikdo.
game-exactly = Kdo má přesně { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, vrací se na { $back }.
game-single-hand = Každé rozdání je samostatná hra.
game-single-unwon-lowest = Když rozdání nikdo nevyhrál, vyhrává hru ten, kdo má nejméně bodů; při rovnosti se hráči o vítězství dělí.
game-single-unwon-highest = Když rozdání nikdo nevyhrál, vyhrává hru ten, kdo má nejvíc bodů; při rovnosti se hráči o vítězství dělí.
game-hands = { $hands ->
    [one] Hra má { $hands } rozdání.
   *[other] Hra má { $hands } rozdání.
 }
game-each-deals = { $hands ->
    [1] Hra trvá, dokud každý jednou nerozdá.
    [2] Hra trvá, dokud každý dvakrát nerozdá.
   *[other] Hra trvá, dokud každý { $hands }krát nerozdá.
 }
game-winner-lowest-total = Vyhrává ten, kdo má nejméně bodů.
game-winner-highest-total = Vyhrává ten, kdo má nejvíce bodů.
game-winner-most-hands = Vyhrává ten, kdo vyhrál nejvíce rozdání.
game-winner-best-places = Vyhrává ten, kdo má celkem nejlepší umístění.
game-target-lowest-wins = Hra končí po rozdání, ve kterém má někdo { $target }; vyhrává nejnižší součet.
game-target-highest-wins = Hra končí po rozdání, ve kterém má někdo { $target }; vyhrává nejvyšší součet.
game-target-who-reaches-it-wins = Hru vyhrává ten, kdo má jako první { $target }.
game-target-who-reaches-it-loses = Hra končí, když má někdo { $target }: ten prohrává a všichni ostatní vyhrávají.
game-target-who-reaches-it-leaves-game = Kdo má { $target }, vypadává; vyhrává ten, kdo zbude poslední.
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
