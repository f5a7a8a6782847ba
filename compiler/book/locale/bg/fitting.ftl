# Какво пасва: обявяване, сравнения, какво следва след карта, няколко карти, карти извън реда.

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
named-suit-and-rank-with-wild = Тогава { CARDS($cards, form: "the", join: "or") } се брои за обявената карта.
named-suit = След обявяване следващата карта трябва да е от { SUIT_WORD(form: "the-named") }; { SUIT_WORD(form: "printed") } на самата карта, вече няма значение.
named-rank = След обявяване следващата карта трябва да е от обявения ранг.
named-suit-and-rank = Карта, с която са обявени и двете, се брои за обявената.

turn-neighbours = Ранговете се редят така: { CARDS($order, form: "short", join: "comma") }; първият и последният не са съседни.
turn-neighbours-wrapping = Ранговете се редят така: { CARDS($order, form: "short", join: "comma") } и пак отначало: първият и последният са съседни.
after-only = Върху { CARDS($cards, form: "bare", join: "or") } се слага само { $answer }.
after-anything = Върху { CARDS($cards, form: "bare", join: "or") } се слага всяка карта.
after-as-below = { CARDS($cards, form: "the-many") } се { NUMBER_OF($cards) ->
    [one] брои
   *[many] броят
 } за картата отдолу.
after-served-only = След като някой е теглил или пропуснал ход заради { CARDS($cards, form: "bare", join: "or") }, отгоре се слага само { $answer }.
after-served-anything = След като някой е теглил или пропуснал ход заради { CARDS($cards, form: "bare", join: "or") }, отгоре се слага всяка карта.
forbidden-holding = { CARDS($cards, form: "the-many") } може да сложи само който не държи { $held } (спрямо горната карта).
forbidden-first-turn = { CARDS($cards, form: "the-many") } не { NUMBER_OF($cards) ->
    [one] се слага
   *[many] се слагат
 } в първия ход на играч в раздаването.
forbidden-first-turn-on-top = В първия си ход в раздаването никой не може да сложи { $answer } (спрямо горната карта).

related-cards = { CARDS($cards, form: "bare", join: "or") }
related-within = { $within ->
    [suit] { " от " }{ SUIT_WORD(form: "same") }
    [colour] { " от същия цвят" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] карта от същия ранг и цвят
   *[any] карта от същия ранг
 }
related-same-suit = карта от { SUIT_WORD(form: "same") }
related-same-colour = карта от същия цвят
related-same-card = същата карта
related-neighbour = карта от съседен ранг{ related-within }
related-next-up = карта от следващия по-висок ранг{ related-within }
related-higher = по-висока карта{ related-within }
related-lower = по-ниска карта{ related-within }
related-no-weaker = карта, за която се тегли поне толкова
related-any-but = всичко друго освен { $cards }
related-not-on = { $answer }, но не върху { CARDS($cards, form: "bare", join: "or") }
related-only-on = { $answer }, и то само върху { CARDS($cards, form: "bare", join: "or") }
related-on = върху { CARDS($cards, form: "bare", join: "or") } { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "bare", join: "or") } от { SUIT_WORD(form: "same") }
related-cards-of-same-colour = { CARDS($cards, form: "bare", join: "or") } от същия цвят

several-none = В един ход се слага само една карта.
several = В един ход можеш да сложиш няколко карти: всяка следваща трябва да е { $answer } (спрямо предишната).
several-of = Това важи за { CARDS($cards, form: "the-many") }.
several-most = В един ход се слагат най-много { $cards } карти.
several-top-last = Най-горе остава последната от тях.
several-top-chosen = Ти избираш коя от тях да остане най-горе.
several-effects-each = Всяка от тях действа; тегленията и прескачанията се събират.
several-effects-last = Действа само картата, която остава най-горе.
several-last-allowed = Можеш да излезеш с няколко карти наведнъж.
several-last-forbidden = Не можеш да излезеш с няколко карти наведнъж.

jump-none = Никой не може да сложи карта извън реда си.
jump = Ако държиш { $answer } (спрямо горната карта), можеш да я хвърлиш, макар да не си на ход, докато следващият не е сложил или изтеглил карта. Важи който е пръв.
jump-then-after-jumper = После играта продължава след този, който е хвърлил картата.
jump-then-resume = После играта продължава оттам, където е прекъсната.
jump-effect-cancels = Каквото е предстояло заради картата отдолу, отпада.
jump-effect-adds = Каквото е предстояло заради картата отдолу, се събира с новото.
