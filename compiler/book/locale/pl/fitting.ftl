# Co pasuje: wybieranie, podobieństwa, co wolno położyć na kartę, kilka kart naraz, karty poza kolejką.

naming-shared = { $shared ->
    [yes] { " " }{ SUIT_WORD(form: "same-colour-gen") } co zagrana karta
   *[no] { "" }
 }
naming-suit = { SUIT_WORD() }{ naming-shared }{ $another ->
    [yes] { " inny niż dotychczasowy" }
   *[no] { "" }
 }
naming-rank = wartość{ naming-shared }{ $another ->
    [yes] { " inną niż wartość karty pod spodem" }
   *[no] { "" }
 }
naming-suit-and-rank = { SUIT_WORD() }{ naming-shared } i wartość{ $another ->
    [yes] { ", inne niż dotychczasowe" }
   *[no] { "" }
 }
wild-names = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] jest kartą uniwersalną: wolno ją
   *[many] są kartami uniwersalnymi: wolno je
 } położyć na każdą kartę, a zagrywający wybiera { $what }.
wild-may-name = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] jest kartą uniwersalną: wolno ją
   *[many] są kartami uniwersalnymi: wolno je
 } położyć na każdą kartę, a zagrywający może wybrać { $what }.
wild-free = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] jest kartą uniwersalną: wolno ją
   *[many] są kartami uniwersalnymi: wolno je
 } położyć na każdą kartę.
counter-wild-names = Karty o wartości twojego licznika są uniwersalne tylko dla ciebie: możesz położyć je na każdą kartę i wybierasz { $what }.
counter-wild-may-name = Karty o wartości twojego licznika są uniwersalne tylko dla ciebie: możesz położyć je na każdą kartę i możesz wybrać { $what }.
counter-wild-plain = Karty o wartości twojego licznika są uniwersalne tylko dla ciebie: możesz położyć je na każdą kartę. Gdy leżą już na stosie, są kartami jak wszystkie inne.
named-suit-with-wild = Gdy wybrano { SUIT_WORD() }, wolno położyć tylko kartę tego { SUIT_WORD(form: "gen") } albo { CARDS($wild, form: "acc", join: "or") }; własny { SUIT_WORD() } i własna wartość { CARDS($cards, form: "gen", join: "or") } już się nie liczą.
named-rank-with-wild = Gdy wybrano wartość, wolno położyć tylko kartę tej wartości albo { CARDS($wild, form: "acc", join: "or") }; własny { SUIT_WORD() } i własna wartość { CARDS($cards, form: "gen", join: "or") } już się nie liczą.
named-suit-and-rank-with-wild = { CARDS($cards, form: "bare", join: "or") } uchodzi wtedy za wybraną kartę.
named-suit = Gdy wybrano { SUIT_WORD() }, następna karta musi być tego { SUIT_WORD(form: "gen") }; własny { SUIT_WORD() } zagranej karty już się nie liczy.
named-rank = Gdy wybrano wartość, następna karta musi mieć tę wartość.
named-suit-and-rank = Gdy wybrano jedno i drugie, zagrana karta uchodzi za wybraną.

turn-neighbours = Kolejność wartości: { CARDS($order, form: "short", join: "comma") }; pierwsza i ostatnia ze sobą nie sąsiadują.
turn-neighbours-wrapping = Kolejność wartości: { CARDS($order, form: "short", join: "comma") } i znów od początku: pierwsza i ostatnia ze sobą sąsiadują.
after-only = Na { CARDS($cards, form: "acc", join: "or") } wolno położyć tylko { $answer }.
after-anything = Na { CARDS($cards, form: "acc", join: "or") } wolno położyć każdą kartę.
after-as-below = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] liczy
   *[many] liczą
 } się jak karta pod spodem.
after-served-only = Gdy ktoś już dobrał karty lub stracił kolejkę za { CARDS($cards, form: "acc", join: "or") }, wolno potem położyć tylko { $answer }.
after-served-anything = Gdy ktoś już dobrał karty lub stracił kolejkę za { CARDS($cards, form: "acc", join: "or") }, wolno potem położyć każdą kartę.
forbidden-holding = { CARDS($cards, form: "gen-many") } nie może zagrać ten, kto ma na ręce także { $held } (w porównaniu z wierzchnią kartą).
forbidden-first-turn = { CARDS($cards, form: "gen-many") } nie wolno zagrać w swoim pierwszym ruchu w rozdaniu.
forbidden-first-turn-on-top = W swoim pierwszym ruchu w rozdaniu gracz może zagrać wszystko, co pasuje, byle nie { $answer } (w porównaniu z wierzchnią kartą).

related-cards = { CARDS($cards, form: "acc", join: "or") }
related-within = { $within ->
    [suit] { " tego samego " }{ SUIT_WORD(form: "gen") }
    [colour] { " " }{ SUIT_WORD(form: "same-colour-gen") }
   *[any] { "" }
 }
related-same-rank = kartę tej samej wartości{ $within ->
    [colour] { " i " }{ SUIT_WORD(form: "same-colour-gen") }
   *[any] { "" }
 }
related-same-suit = kartę tego samego { SUIT_WORD(form: "gen") }
related-same-colour = kartę { SUIT_WORD(form: "same-colour-gen") }
related-same-card = dokładnie taką samą kartę
related-neighbour = kartę{ related-within } o wartości wyższej lub niższej o jeden
related-next-up = kartę{ related-within } o wartości wyższej o jeden
related-higher = wyższą kartę{ related-within }
related-lower = niższą kartę{ related-within }
related-no-weaker = kartę, za którą dobiera się co najmniej tyle samo
related-any-but = każdą kartę, byle nie { $cards }
related-not-on = { $answer }, ale nie na { CARDS($cards, form: "acc", join: "or") }
related-only-on = { $answer }, i to tylko na { CARDS($cards, form: "acc", join: "or") }
related-on = na { CARDS($cards, form: "acc", join: "or") } – { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "acc", join: "or") } tego samego { SUIT_WORD(form: "gen") }
related-cards-of-same-colour = { CARDS($cards, form: "acc", join: "or") } { SUIT_WORD(form: "same-colour-gen") }

several-none = W jednym ruchu zagrywa się tylko jedną kartę.
several = W jednym ruchu możesz zagrać kilka kart: po pierwszej za każdym razem { $answer } (w porównaniu z poprzednią).
several-of = Dotyczy to tylko { CARDS($cards, form: "gen-many") }.
several-most = { $cards ->
    [one] W jednym ruchu wolno zagrać najwyżej { $cards } kartę.
    [few] W jednym ruchu wolno zagrać najwyżej { $cards } karty.
   *[many] W jednym ruchu wolno zagrać najwyżej { $cards } kart.
 }
several-top-last = Z kart zagranych naraz na wierzchu zostaje ostatnia.
several-top-chosen = To ty wybierasz, która z kart zagranych naraz zostaje na wierzchu.
several-effects-each = Z kart zagranych naraz działa każda; dobierane karty i pominięcia się sumują.
several-effects-last = Z kart zagranych naraz działa tylko ta, która zostaje na wierzchu.
several-last-allowed = Wolno skończyć kilkoma kartami naraz.
several-last-forbidden = Nie wolno skończyć kilkoma kartami naraz.

jump-none = Nikomu nie wolno zagrać karty poza kolejką.
jump = Nawet poza swoją kolejką możesz dorzucić { $answer } (w porównaniu z wierzchnią kartą), dopóki następny gracz nie zagra lub nie dobierze karty. Liczy się, kto był pierwszy.
jump-then-after-jumper = Gdy ktoś dorzuci kartę, gra toczy się dalej od gracza po nim.
jump-then-resume = Gdy ktoś dorzuci kartę, gra toczy się potem dalej tam, gdzie ją przerwano.
jump-effect-cancels = To, co miała wywołać karta przykryta dorzuconą, przepada.
jump-effect-adds = To, co miała wywołać karta przykryta dorzuconą, sumuje się z działaniem nowej.
