# Nadpisy, tabulky a všechno kolem pravidel.

heading-aim = Cíl hry
heading-pack = Karty
heading-deal = Rozdávání
heading-start = Začátek rozdání
heading-turn = Váš tah
heading-wild = Univerzální karty
heading-effects = Zvláštní karty
heading-jump = Mimo pořadí
heading-stock = Když dobírací balíček dojde
heading-calls = Hlášení poslední karty
heading-finish = Poslední karta
heading-scoring = Body
heading-game = Hra
heading-house-rules = Domácí pravidla
heading-examples = Příklady
heading-exchanges = Otázky a odpovědi
heading-notes = U stolu
heading-open-points = Co prameny neříkají
heading-sources = Prameny

played-in = Kde se hraje: { $countries }.
place-northern-ireland = Severní Irsko
place-software = na počítači

chosen = { $count ->
    [one] Hraje se s domácím pravidlem: { $rules }.
   *[other] Hraje se s domácími pravidly: { $rules }.
 }
chosen-marked = { $count ->
    [one] Hraje se s jedním domácím pravidlem; co mění, je označeno { $sign }.
    [few] Hraje se se { $count } domácími pravidly; co mění, je označeno { $sign }.
   *[other] Hraje se s { $count } domácími pravidly; co mění, je označeno { $sign }.
 }
house-rules-intro = Každé z nich platí, jen když s ním před rozdáním všichni souhlasí.
house-rule-requires = Jen spolu s { $rules }.
house-rule-excludes = Ne spolu s { $rules }.
house-rule-unchanged = Zde se tím nic nemění.
house-rule-number = domácím pravidlem { $number }
quoted = „{ $text }“

table-players = Hráči
table-packs = Sady
table-cards-each = Karet pro každého
table-stock = Zbývá v balíčku
table-card = Karta
table-points = Body
value-face-cell = { $times ->
    [1] její číslo
   *[other] { $times } × její číslo
 }

caption = { $text }
values-for-blocked = když rozdání uvázne
with-players = Pro { $players }: { $text }
lead = { $cards }:
lead-with-players = { $cards } (pro { $players }):
only-with-players = pro { $players }

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = Jinak: { $text }
told-if = { $condition }: { $text }
told-forgotten = Kdo zapomene zahlásit: { $text }
told-gone = Odpadá: { $rule }
told-only = { $count ->
    [one] Jedno z těchto pravidel stojí jen zde: dbají na ně hráči sami, žádný program je nehraje.
    [few] { $count } z těchto pravidel stojí jen zde: dbají na ně hráči sami, žádný program je nehraje.
   *[other] { $count } z těchto pravidel stojí jen zde: dbají na ně hráči sami, žádný program je nehraje.
 }
open-points-intro = O těchto věcech prameny mlčí. Toto vydání si pro každou z nich pravidlo vypůjčuje.
assumed-after = { $owner }:
owner-pagat = z Pagatu
owner-bicycle = od Bicycle
owner-bartok = z Bartoka
owner-official-maumau-rules-2008 = z oficiálních pravidel MauMau
owner-chinese-page = z čínských pravidel
owner-board-game-arena = z Board Game Arena
owner-t-games = z t_games
owner-openspiel = z OpenSpiel
owner-everything2 = z everything2
owner-family-game-shelf = z Family Game Shelf
owner-bulgarian-page = z bulharských pravidel
owner-italian-page = z italských pravidel
owner-mattel-s-uno-sheet = z pravidel Una (Mattel)
owner-two-hand-eights-pokerwiner = z Osem ve dvou (pokerwiner)
owner-black-jack = z Black Jacku
owner-v-nd-tta = z Vändåtty
owner-mau-mau-ch = z mau-mau.ch
owner-makao = z Makaa
owner-mattel-s-uno-house-rules = z domácích pravidel Una (Mattel)
owner-dark-imp = od Dark Imp
owner-this-language = podle obecného zvyku
legend-house = Vlastní pravidlo autora, mimo prameny.
legend-option = Platí, protože bylo zvoleno domácí pravidlo.
legend-default = Mimo prameny: viz „{ $heading }“.
legend-english = Anglicky, protože český text zatím chybí.
example-number = Příklad { $number }
example-titled = Příklad { $number }: { $title }
