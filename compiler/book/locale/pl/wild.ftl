# Wild cards, and what is named.

wild-plain = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] jest kartą uniwersalną: wolno ją położyć na każdą kartę. Gdy leży już na stosie, jest kartą jak każda inna.
   *[many] są kartami uniwersalnymi: wolno je położyć na każdą kartę. Gdy leżą już na stosie, są kartami jak wszystkie inne.
 }
wild-none = Kart uniwersalnych nie ma.
wild-no-longer = { CARDS($cards, form: "many") } nie { NUMBER_OF($cards) ->
    [one] jest kartą uniwersalną
   *[many] są kartami uniwersalnymi
 }.
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
named-suit-and-rank-with-wild = Dla następnej karty { CARDS($cards, form: "bare", join: "or") } uchodzi wtedy za wybraną kartę.
named-suit = Gdy wybrano { SUIT_WORD() }, następna karta musi być tego { SUIT_WORD(form: "gen") }; własny { SUIT_WORD() } i własna wartość zagranej karty już się nie liczą.
named-rank = Gdy wybrano wartość, następna karta musi mieć tę wartość.
named-suit-and-rank = Gdy wybrano jedno i drugie, zagrana karta uchodzi dla następnej za wybraną.
