# Which card fits, and what may not be laid.

turn-match = На своя ход сложи върху купчината една карта с лицето нагоре. Тя трябва да пасва на горната карта { $attributes }.
attribute-suit = по { SUIT_WORD() }
attribute-rank = по ранг
attribute-colour = по цвят
attribute-neighbour = по съседен ранг
forbidden-on = { CARDS($cards, form: "many") } никога не { NUMBER_OF($cards) ->
    [one] се слага
   *[many] се слагат
 } върху { CARDS($below, form: "bare", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "the-many") } се { NUMBER_OF($cards) ->
    [one] слага
   *[many] слагат
 } върху всяка карта, дори върху друг жокер.
turn-passes = След това е ред на следващия играч.
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
named-still-counts = Обявеното с нея продължава да важи.
forbidden-holding = { CARDS($cards, form: "the-many") } може да сложи само който не държи { $held } (спрямо горната карта).
forbidden-holding-but-doubted = { CARDS($cards, form: "the-many") } по правилата може да сложи само който не държи { $held } (спрямо горната карта); който го направи въпреки това, рискува някой да се усъмни.
forbidden-first-turn = { CARDS($cards, form: "the-many") } не { NUMBER_OF($cards) ->
    [one] се слага
   *[many] се слагат
 } в първия ход на играч в раздаването.
forbidden-first-turn-on-top = В първия си ход в раздаването никой не може да сложи { $answer } (спрямо горната карта).
forbidden-while = { $condition }, не можеш да сложиш { CARDS($cards, form: "bare", join: "or") }.
forbidden-while-any = { $condition }, не можеш да сложиш никаква карта.
forbidden-while-apart = Картата, която слагаш, не се брои.
