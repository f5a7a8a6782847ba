# Which card fits, and what may not be laid.

turn-match = W swoim ruchu połóż jedną kartę na odkryty stos. Musi pasować do wierzchniej karty: { $attributes }.
attribute-suit = ten sam { SUIT_WORD() }
attribute-rank = ta sama wartość
attribute-colour = { SUIT_WORD(form: "same-colour") }
attribute-neighbour = sąsiednia wartość
forbidden-on = { CARDS($cards, form: "gen-many") } nigdy nie wolno kłaść na { CARDS($below, form: "acc", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "acc-many") } wolno kłaść na każdą kartę, nawet jedną uniwersalną na drugą.
turn-passes = Potem kolej na następnego gracza.
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
named-still-counts = To, co przy niej wybrano, nadal obowiązuje.
forbidden-holding = { CARDS($cards, form: "gen-many") } nie może zagrać ten, kto ma na ręce także { $held } (w porównaniu z wierzchnią kartą).
forbidden-holding-but-doubted = { CARDS($cards, form: "gen-many") } zgodnie z zasadami nie może zagrać ten, kto ma na ręce także { $held } (w porównaniu z wierzchnią kartą); kto zrobi to mimo wszystko, ryzykuje, że zagranie zostanie zakwestionowane.
forbidden-first-turn = { CARDS($cards, form: "gen-many") } nie wolno zagrać w swoim pierwszym ruchu w rozdaniu.
forbidden-first-turn-on-top = W swoim pierwszym ruchu w rozdaniu gracz może zagrać wszystko, co pasuje, byle nie { $answer } (w porównaniu z wierzchnią kartą).
forbidden-while = { $condition }, nie wolno ci zagrać tej karty: { CARDS($cards, form: "bare", join: "or") }.
forbidden-while-any = { $condition }, nie wolno ci zagrać żadnej karty.
forbidden-while-apart = Zagrywana karta się nie liczy.
