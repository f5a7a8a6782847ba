# Zasady jednego rozdania, temat po temacie.

summary = Dla { $players }, { $packs ->
    [1] talia z { $cards } kart
    [few] { $packs } talie po { $cards ->
        [few] { $cards } karty
       *[many] { $cards } kart
     }
   *[many] { $packs } talii po { $cards ->
        [few] { $cards } karty
       *[many] { $cards } kart
     }
 }.

# ---- cel, talia, rozdawanie

aim-hand-ends = Pozbądź się wszystkich kart przed innymi.
aim-play-on = Pozbądź się wszystkich kart jak najszybciej: pozostali grają dalej, aż karty zostaną tylko jednemu z graczy.
aim-penalties = Karty, które zostaną ci na ręce, to punkty karne.
aim-rewards = Karty, które zostaną wtedy pozostałym graczom, dają ci punkty.


deal-dealing = Rozdający tasuje i rozdaje karty zakryte, po jednej.
deal-cards = { $cards ->
    [one] Każdy dostaje { $cards } kartę.
    [few] Każdy dostaje { $cards } karty.
   *[many] Każdy dostaje { $cards } kart.
 }

first-dealer-random = Pierwszego rozdającego wyznacza los.
first-dealer-lowest-card = Każdy ciągnie kartę; kto ma najniższą, rozdaje pierwszy.
first-dealer-highest-card = Każdy ciągnie kartę; kto ma najwyższą, rozdaje pierwszy.
first-dealer-youngest = Pierwszy rozdaje najmłodszy gracz.
next-dealer-left = Po każdym rozdaniu rozdaje następna osoba po lewej.
next-dealer-right = Po każdym rozdaniu rozdaje następna osoba po prawej.
next-dealer-winner = Kto wygrał rozdanie, rozdaje w następnym.
next-dealer-loser = Kto przegrał rozdanie, rozdaje w następnym.
next-dealer-same = We wszystkich rozdaniach rozdaje ta sama osoba.

# ---- karta startowa, pierwszy gracz

starter-plain = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, traktuje się ją jak zwykłą kartę.
starter-acts = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, działa ona tak, jakby zagrał ją rozdający.
starter-acts-dealer-starts = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, działa ona od razu, a zaczyna rozdający.
starter-dealer-names = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, rozdający ogląda swoje karty i { $choice ->
    [may] może wybrać
   *[must] wybiera
 } { $named ->
    [rank] wartość, która
    [suit-and-rank] { SUIT_WORD() } i wartość, które
   *[suit] { SUIT_WORD() }, który
 } { $named ->
    [suit-and-rank] obowiązują
   *[other] obowiązuje
 } na początku.
starter-first-names = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, pierwszy gracz { $choice ->
    [may] może wybrać
   *[must] wybiera
 } { $named ->
    [rank] wartość, która
    [suit-and-rank] { SUIT_WORD() } i wartość, które
   *[suit] { SUIT_WORD() }, który
 } { $named ->
    [suit-and-rank] obowiązują
   *[other] obowiązuje
 } na początku.
starter-any-fits = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, pierwszy gracz może zagrać dowolną kartę.
starter-bury = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, wraca ona do środka zakrytego stosu i odkrywa się inną.
starter-under = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, trafia ona na spód zakrytego stosu i odkrywa się inną.
starter-redraw = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, na nią odkrywa się następną kartę.
starter-reshuffle = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, wraca ona do zakrytego stosu, stos się tasuje i odkrywa się inną kartę.
starter-effects = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, { $effects }.

first-player-left-of-dealer = Zaczyna gracz po lewej stronie rozdającego.
first-player-right-of-dealer = Zaczyna gracz po prawej stronie rozdającego.
first-player-dealer = Zaczyna rozdający.
first-player-winner = Zaczyna zwycięzca poprzedniego rozdania.
first-player-youngest = Zaczyna najmłodszy gracz.
first-player-random = Kto zaczyna, rozstrzyga los.
direction-clockwise = Gra toczy się zgodnie z ruchem wskazówek zegara.
direction-anticlockwise = Gra toczy się przeciwnie do ruchu wskazówek zegara.
direction-chosen = Kto zaczyna, wybiera też kierunek gry.

# ---- ruch

turn-match = W swoim ruchu połóż jedną kartę na odkryty stos. Musi pasować do wierzchniej karty: { $attributes }.
attribute-suit = ten sam { SUIT_WORD() }
attribute-rank = ta sama wartość
attribute-colour = { SUIT_WORD(form: "same-colour") }
attribute-neighbour = sąsiednia wartość

wild-plain = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] jest kartą uniwersalną: wolno ją położyć na każdą kartę. Gdy leży już na stosie, jest kartą jak każda inna.
   *[many] są kartami uniwersalnymi: wolno je położyć na każdą kartę. Gdy leżą już na stosie, są kartami jak wszystkie inne.
 }
wild-none = Kart uniwersalnych nie ma.
wild-no-longer = { CARDS($cards, form: "many") } nie { NUMBER_OF($cards) ->
    [one] jest kartą uniwersalną
   *[many] są kartami uniwersalnymi
 }.

forbidden-on = { CARDS($cards, form: "gen-many") } nigdy nie wolno kłaść na { CARDS($below, form: "acc", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "acc-many") } wolno kłaść na każdą kartę, nawet jedną uniwersalną na drugą.

# ---- dobieranie

draw-at-will-exactly = { $cards ->
    [one] Jeśli nie możesz lub nie chcesz zagrać karty, dobierz zamiast tego { $cards } kartę z zakrytego stosu.
    [few] Jeśli nie możesz lub nie chcesz zagrać karty, dobierz zamiast tego { $cards } karty z zakrytego stosu.
   *[many] Jeśli nie możesz lub nie chcesz zagrać karty, dobierz zamiast tego { $cards } kart z zakrytego stosu.
 }
draw-at-will-up-to = Jeśli nie możesz lub nie chcesz zagrać karty, dobieraj zamiast tego po jednej karcie z zakrytego stosu, aż któraś będzie pasować: { $cards ->
    [one] najwyżej { $cards } kartę.
    [few] najwyżej { $cards } karty.
   *[many] najwyżej { $cards } kart.
 }
draw-at-will-until-playable = Jeśli nie możesz lub nie chcesz zagrać karty, dobieraj zamiast tego po jednej karcie z zakrytego stosu, aż któraś będzie pasować.
draw-when-unable-exactly = Jeśli nie masz pasującej karty, dobierz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 } z zakrytego stosu; jeśli ją masz, musisz zagrać.
draw-when-unable-up-to = Jeśli nie masz pasującej karty, dobieraj po jednej z zakrytego stosu, aż któraś będzie pasować: { $cards ->
    [one] najwyżej { $cards } kartę.
    [few] najwyżej { $cards } karty.
   *[many] najwyżej { $cards } kart.
 } Jeśli możesz zagrać kartę, musisz to zrobić.
draw-when-unable-until-playable = Jeśli nie masz pasującej karty, dobieraj po jednej z zakrytego stosu, aż któraś będzie pasować. Jeśli możesz zagrać kartę, musisz to zrobić.

drawn-may-be-played = { $cards ->
    [1] Jeśli dobrana karta pasuje, możesz ją od razu zagrać; w przeciwnym razie twój ruch się kończy.
   *[other] Jeśli któraś z dobranych kart pasuje, możesz ją od razu zagrać; w przeciwnym razie twój ruch się kończy.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Po dobraniu możesz jeszcze zagrać pasującą kartę, dobraną lub inną; w przeciwnym razie twój ruch się kończy.
   *[other] Po dobraniu możesz jeszcze zagrać pasującą kartę, jedną z dobranych lub inną; w przeciwnym razie twój ruch się kończy.
 }
drawn-must-be-played = { $cards ->
    [1] Jeśli dobrana karta pasuje, musisz ją od razu zagrać; w przeciwnym razie twój ruch się kończy.
   *[other] Jeśli któraś z dobranych kart pasuje, musisz ją od razu zagrać; w przeciwnym razie twój ruch się kończy.
 }
drawn-waits = Po dobraniu twój ruch się kończy, nawet jeśli dobrana karta pasuje.
drawn-until-may-be-played = Pasującą kartę, którą dobierzesz, możesz od razu zagrać albo zatrzymać; na tym twój ruch się kończy.
drawn-until-may-be-played-or-any-other = Gdy dobierzesz pasującą kartę, możesz zagrać ją, inną pasującą albo żadnej; na tym twój ruch się kończy.
drawn-until-must-be-played = Pasującą kartę, którą dobierzesz, musisz od razu zagrać.
drawn-until-waits = Gdy dobierzesz pasującą kartę, twój ruch się kończy: czeka ona na następny.

# ---- zakryty stos się kończy

stock-empty-reshuffle = Gdy zakryty stos się skończy, wierzchnia karta odkrytego stosu zostaje, a wszystkie inne tasuje się i tworzy z nich nowy zakryty stos.
stock-empty-turn-over = Gdy zakryty stos się skończy, wierzchnia karta odkrytego stosu zostaje, a wszystkie inne odwraca się bez tasowania i tworzy z nich nowy zakryty stos.
stock-empty-pass = Gdy zakryty stos się skończy, nowego się nie tworzy. Kto może zagrać kartę, musi to zrobić; pozostali pasują.
stock-empty-score = Gdy zakryty stos się skończy, a ktoś potrzebuje karty, rozdanie natychmiast się kończy i liczy się karty.
stock-exhausted-pass = Jeśli nie ma z czego utworzyć nowego zakrytego stosu, kto może zagrać kartę, musi to zrobić; pozostali pasują.
stock-exhausted-score = Jeśli nie ma z czego utworzyć nowego zakrytego stosu, rozdanie natychmiast się kończy i liczy się karty.
blocked-void = Gdy rozdanie utknie, jest nieważne: nikt nie dostaje punktów.
blocked-each-pays-own-hand = Gdy rozdanie utknie, każdy liczy karty na własnej ręce.
blocked-winner-collects = Gdy rozdanie utknie, gracz, który ma na ręce najmniej punktów, zapisuje sobie punkty z rąk wszystkich pozostałych.
blocked-winner-collects-average = Gdy rozdanie utknie, gracz, który ma na ręce najmniej punktów, zapisuje sobie średnią z rąk pozostałych.
blocked-lowest-collects-differences = Gdy rozdanie utknie, gracz, który ma na ręce najmniej punktów, dostaje od każdego z pozostałych różnicę między jego ręką a swoją.
blocked-lowest-wins = Gdy rozdanie utknie, wygrywa je gracz, który ma na ręce najmniej punktów.
blocked-finishers-collect = Gdy rozdanie utknie, gracz, który ma na ręce najmniej punktów, zapisuje sobie punkty z rąk wszystkich pozostałych.
blocked-winner-takes = Gdy rozdanie utknie, gracz, który ma na ręce najmniej punktów, zapisuje sobie { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
blocked-places = Gdy rozdanie utknie, wszyscy, którzy mają jeszcze karty, dzielą następne miejsce.
blocked-none = Gdy rozdanie utknie, punktów się nie liczy.
