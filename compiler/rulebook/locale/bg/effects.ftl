# Какво правят картите, обявяването, излизането, точките, играта.

card-does = { $effects }.
card-does-nothing = без действие.

amount-cards = { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
 }
amount-face = карти според числото ѝ
amount-each-cards = { $cards ->
    [one] по { $cards } карта
   *[other] по { $cards } карти
 }
amount-each-face = карти според числото ѝ
draws-next-waits = следващият играч тегли { $amount } и пропуска хода си
draws-next-plays = следващият играч тегли { $amount } и после играе както обикновено
draws-next-may-play = следващият играч тегли { $amount } и после още може да сложи една карта
draws-others = всички други теглят { $amount }
draws-everyone = всички, и ти също, теглят { $amount }
draws-you = теглиш { $amount }
skips-next = { $seats ->
    [one] следващият играч се прескача
   *[other] прескачат се следващите { $seats } играчи
 }
skips-others = прескачат се всички други и играеш отново
skips-chosen = избираш играч, който се прескача
reverses = посоката на играта се обръща
reverses-two-skips = другият играч се прескача и играеш отново
reverses-two-nothing = при двама играчи няма действие
plays-again = играеш отново
plays-again-or-not = можеш да сложиш още една карта
names-suit = { $choice ->
    [may] можеш да обявиш боя
   *[must] обявяваш боя
 }
names-another-suit = { $choice ->
    [may] можеш да обявиш друга боя
   *[must] обявяваш друга боя
 }

reply-draw-adds = Който трябва да тегли, може вместо това да сложи { $answer }; числата се събират и тегленето минава към следващия.
reply-draw-doubles = Който трябва да тегли, може вместо това да сложи { $answer }; числото се удвоява и тегленето минава към следващия.
reply-draw-replaces = Който трябва да тегли, може вместо това да сложи { $answer }; следващият тегли само за новата карта.
reply-draw-passes-on = Който трябва да тегли, може вместо това да сложи { $answer }; тегленето минава без промяна към следващия.
reply-draw-sends-back = Който трябва да тегли, може вместо това да сложи { $answer }; тегленето се връща при този, който го е предизвикал.
reply-draw-cancels = Който трябва да тегли, може вместо това да сложи { $answer }; тогава никой не тегли.
reply-skip-adds = Който трябва да бъде прескочен, може вместо това да сложи { $answer }; прескачанията се събират и падат върху следващите.
reply-skip-doubles = Който трябва да бъде прескочен, може вместо това да сложи { $answer }; прескачат се два пъти повече играчи.
reply-skip-replaces = Който трябва да бъде прескочен, може вместо това да сложи { $answer }; върху следващия пада само новото прескачане.
reply-skip-passes-on = Който трябва да бъде прескочен, може вместо това да сложи { $answer }; прескачането минава към следващия.
reply-skip-sends-back = Който трябва да бъде прескочен, може вместо това да сложи { $answer }; прескачането се връща при този, който го е предизвикал.
reply-skip-cancels = Който трябва да бъде прескочен, може вместо това да сложи { $answer }; тогава никой не се прескача.
reply-to-some = Срещу { CARDS($owing, form: "bare", join: "or") }: { LOWER($reply) }

# ---- обявяване

call-at = { $cards ->
    [0] Когато слагаш последната си карта, кажи „{ $word }“.
    [1] Когато ти остане една карта, кажи „{ $word }“.
   *[other] Когато ти останат { $cards } карти, кажи „{ $word }“.
 }
call-forgotten = Който забрави, { $penalty }.
call-forgotten-nothing = За забравяне няма наказание.
call-none = Когато ти остане една карта, не трябва да казваш нищо.
catcher-anyone = Всеки друг играч може да посочи, че си забравил.
catcher-next = Само следващият играч може да посочи, че си забравил.
catcher-table = Не е нужно някой да посочи, че си забравил.
window-next-turn = Пропускът може да се поправи или посочи, докато не е започнал ходът на следващия играч.
window-next-card = Пропускът може да се поправи или посочи, докато не е сложена или изтеглена друга карта.
window-last-card = Пропускът може да се поправи или посочи, докато не е сложена последната карта.
penalty-cards = { $cards ->
    [one] тегли { $cards } карта
   *[other] тегли { $cards } карти
 }
penalty-turns = { $turns ->
    [one] пропуска един ход
   *[other] пропуска { $turns } хода
 }
penalty-no-finish = не може да сложи последната си карта, докато не го каже

# ---- излизане

finish-hand-ends = Раздаването свършва в мига, в който някой сложи последната си карта.
finish-play-on = Който сложи последната си карта, е излязъл; другите играят за местата, докато само един още държи карти.
last-card-wins = Последната ти карта може да е и { CARDS($cards, form: "bare", join: "or") }.
last-card-acts = Ако последната ти карта е { CARDS($cards, form: "bare", join: "or") }, действието ѝ се изпълнява, преди раздаването да свърши; на нея не може да се отговори.
last-card-acts-and-may-come-back = Ако последната ти карта е { CARDS($cards, form: "bare", join: "or") }, действието ѝ се изпълнява и на нея може да се отговори; ако тегленето се върне при теб, теглиш и пак си в играта.
last-card-forbidden = Не можеш да излезеш с { CARDS($cards, form: "bare", join: "or") }.
last-card-if-it-fits = Можеш да излезеш с { CARDS($cards, form: "bare", join: "or") } само ако пасва на горната карта като обикновена карта.
last-card-draws = Ако последната ти карта е { CARDS($cards, form: "bare", join: "or") }, не си излязъл: { $number ->
    [one] теглиш { $number } карта и играеш нататък.
   *[other] теглиш { $number } карти и играеш нататък.
 }
last-card-stays-in = Ако последната ти карта е { CARDS($cards, form: "bare", join: "or") }, не си излязъл: оставаш в играта без карти.

# ---- точки

score-each-pays-own-hand = Който е излязъл, не получава нищо. Другите броят картите в ръката си като наказателни точки.
score-winner-collects = Който е излязъл, получава точките за всички карти, останали у другите.
score-winner-collects-average = Който е излязъл, получава средното от картите, останали у другите.
score-lowest-collects-differences = Играчът с най-малко точки в ръката получава от всеки друг разликата между двете ръце.
score-lowest-wins = Раздаването печели играчът с най-малко точки в ръката.
score-finishers-collect = Всеки, който излезе, получава точките за всички карти, които другите държат в този миг.
score-winner-takes = { $points ->
    [one] Който е излязъл, получава { $points } точка.
   *[other] Който е излязъл, получава { $points } точки.
 }
score-places = Важни са само местата: кой излиза пръв, кой втори и така нататък.
score-none = Точки не се броят: който излезе, печели раздаването.
value-points = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] носи
   *[many] носят по
 } { $points ->
    [one] { $points } точка.
   *[other] { $points } точки.
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "the-many") } носят толкова точки, колкото е числото им.
   *[other] { CARDS($cards, form: "the-many") } носят { $times } пъти повече точки, отколкото е числото им.
 }

# ---- играта

game-single-hand = Всяко раздаване е отделна игра.
game-hands = { $hands ->
    [one] Играта има { $hands } раздаване.
   *[other] Играта има { $hands } раздавания.
 }
game-each-deals = { $hands ->
    [1] Играта трае, докато всеки раздаде веднъж.
    [2] Играта трае, докато всеки раздаде два пъти.
   *[other] Играта трае, докато всеки раздаде { $hands } пъти.
 }
game-winner-each-pays-own-hand = Печели най-ниският сбор.
game-winner-winner-collects = Печели най-високият сбор.
game-winner-winner-collects-average = Печели най-високият сбор.
game-winner-lowest-collects-differences = Печели най-високият сбор.
game-winner-lowest-wins = Печели който е взел най-много раздавания.
game-winner-finishers-collect = Печели най-високият сбор.
game-winner-winner-takes = Печели най-високият сбор.
game-winner-places = Печели който има най-добри места общо.
game-winner-none = Печели който е взел най-много раздавания.
game-target-lowest-wins = Играта свършва след раздаването, в което някой има { $target }; печели най-ниският сбор.
game-target-highest-wins = Играта свършва след раздаването, в което някой има { $target }; печели най-високият сбор.
game-target-first-wins = Играта печели който пръв има { $target }.
game-target-reachers-lose = Играта свършва, когато някой има { $target }: той губи, а всички други печелят.
game-target-reachers-drop-out = Който има { $target }, отпада; печели последният останал.
points-reached = { $points } или повече точки
points-past = повече от { $points ->
    [one] { $points } точка
   *[other] { $points } точки
 }
points-reached-per-player = { $points } или повече точки за всеки играч на масата
points-past-per-player = повече от { $points ->
    [one] { $points } точка
   *[other] { $points } точки
 } за всеки играч на масата
tie-extra-hand = При равенство се играе още едно раздаване.
tie-shared = При равенство победата се дели.
tie-earlier-lowest = При равенство печели който е имал по-нисък сбор преди последното раздаване.
