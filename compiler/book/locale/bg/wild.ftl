# Wild cards, and what is named.

wild-plain = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] е жокер: слага
   *[many] са жокери: слагат
 } се върху всяка карта. На купчината { NUMBER_OF($cards) ->
    [one] тя вече е карта като всяка друга
   *[many] те вече са карти като всички други
 }.
wild-none = Няма жокери.
wild-no-longer = { CARDS($cards, form: "the-many") } не { NUMBER_OF($cards) ->
    [one] е жокер
   *[many] са жокери
 }.
naming-shared = { $shared ->
    [yes] { " от цвета на самата карта" }
   *[no] { "" }
 }
naming-suit = { $another ->
    [yes] { SUIT_WORD(form: "other-than") }
   *[no] { SUIT_WORD() }
 }{ naming-shared }
naming-rank = { $another ->
    [yes] ранг, различен от този на картата отдолу
   *[no] ранг
 }{ naming-shared }
naming-suit-and-rank = { $another ->
    [yes] { SUIT_WORD(form: "another") } и друг ранг
   *[no] { SUIT_WORD() } и ранг
 }{ naming-shared }
wild-names = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] е жокер: слага
   *[many] са жокери: слагат
 } се върху всяка карта, а който изиграе { CARDS($cards, form: "bare", join: "or") }, обявява { $what }.
wild-may-name = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] е жокер: слага
   *[many] са жокери: слагат
 } се върху всяка карта, а който изиграе { CARDS($cards, form: "bare", join: "or") }, може да обяви { $what }.
wild-free = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] е жокер: слага
   *[many] са жокери: слагат
 } се върху всяка карта.
counter-wild-names = Картите с ранга на собствения ти брояч са жокери само за теб: слагаш ги върху всяка карта и обявяваш { $what }.
counter-wild-may-name = Картите с ранга на собствения ти брояч са жокери само за теб: слагаш ги върху всяка карта и можеш да обявиш { $what }.
counter-wild-plain = Картите с ранга на собствения ти брояч са жокери само за теб: слагаш ги върху всяка карта. На купчината те вече са карти като всички други.
named-suit-with-wild = Следващата карта трябва да е от { SUIT_WORD(form: "the-named") } или да е { CARDS($wild, form: "bare", join: "or") }; отпечатаното на { CARDS($cards, form: "the", join: "or") } вече няма значение.
named-rank-with-wild = Следващата карта трябва да е от обявения ранг или да е { CARDS($wild, form: "bare", join: "or") }; отпечатаното на { CARDS($cards, form: "the", join: "or") } вече няма значение.
named-suit-and-rank-with-wild = За следващата карта { CARDS($cards, form: "the", join: "or") } се брои за обявената карта.
named-suit = След обявяване следващата карта трябва да е от { SUIT_WORD(form: "the-named") }; отпечатаното на самата карта вече няма значение.
named-rank = След обявяване следващата карта трябва да е от обявения ранг.
named-suit-and-rank = За следващата карта тази, с която са обявени и двете, се брои за обявената.
