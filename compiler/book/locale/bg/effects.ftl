# What cards do.

draws-next = следващият играч тегли { $amount }
draws-previous = играчът преди теб тегли { $amount }
draws-chosen = избираш играч, който тегли { $amount }
debtor-waits = Който тогава тегли, пропуска хода си.
creditor-goes-on = После играта продължава с играча след теб.
draws-previous-waits = играчът преди теб тегли { $amount }, а играта продължава с играча след теб
draws-previous-plays = играчът преди теб тегли { $amount } и после играе както обикновено; играта продължава от него
draws-previous-may-play = играчът преди теб тегли { $amount } и после още може да сложи една карта; играта продължава от него
draws-chosen-waits = избираш играч, който тегли { $amount } и пропуска следващия си ход
draws-chosen-plays = избираш играч, който тегли { $amount } и после играе както обикновено; играта продължава от него
draws-chosen-may-play = избираш играч, който тегли { $amount } и после още може да сложи една карта; играта продължава от него
turns-missed = { $turns ->
    [1] един ход
   *[other] { $turns } хода
 }
waits-next = следващият играч пропуска { turns-missed }
waits-previous = играчът преди теб пропуска { turns-missed }
waits-chosen = избираш играч, който пропуска { turns-missed }
names = { $choice ->
    [may] можеш да обявиш { $what }
   *[must] обявяваш { $what }
 }
names-for-this = обявяваш { $what }, но само за това (никой не е длъжен да отговаря)
covers = веднага трябва да я покриеш с { $cards }, иначе { $otherwise }
covers-or-not = веднага трябва да я покриеш с { $cards } и можеш да я сложиш само ако имаш с какво
must-play-next = следващият играч трябва да сложи { $cards }, иначе { $otherwise }
must-play-previous = играчът преди теб трябва да сложи { $cards }, иначе { $otherwise }; после играта продължава оттам, където е прекъсната
must-play-chosen = избираш играч, който трябва да сложи { $cards }, иначе { $otherwise }; после играта продължава оттам, където е прекъсната
demands = обявяваш ранг ({ CARDS($cards, form: "many") }) и следващият трябва да сложи карта от него; който не може, тегли както обикновено
demands-or-else = обявяваш ранг ({ CARDS($cards, form: "many") }) и следващият трябва да сложи карта от него, иначе { $otherwise }
lasting-until-laid = { $duty }; ако не се сложи такава, иска се от следващия, докато някой сложи или са питани всички други
lasting-for-a-round = { $duty }; така е за всички цяла обиколка
lasting-until-somebody-fails = { $duty }; така върви около масата, докато някой не може
asked-next = От следващите се иска { $cards } (спрямо горната карта).
opens-round = ако държиш { $cards }, можеш да отвориш кръг: всеки поред слага по една такава, иначе { $otherwise }; когато пак дойде до теб, слагаш още една или затваряш кръга и играта продължава след теб
adds = в същия ход можеш да сложиш отгоре още карти, всяка от които е { $cards }; действа само последната
copies = прави каквото направи картата под нея, включително обявяването
swaps-hands-next = разменяш ръцете си със следващия играч
swaps-hands-previous = разменяш ръцете си с играча преди теб
swaps-hands-chosen = избираш играч и си разменяте ръцете
rotates-hands = всички ръце се предават на следващия по посоката на играта
rotates-hands-left = всички ръце се предават на играча вляво
cards-given = { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
 } от ръката си
gives-next = даваш { cards-given } на следващия играч
gives-previous = даваш { cards-given } на играча преди теб
gives-chosen = даваш { cards-given } на играч по твой избор
takes-next = следващият играч ти дава { amount-cards } по свой избор
takes-previous = играчът преди теб ти дава { amount-cards } по свой избор
takes-chosen = избираш играч, който ти дава { amount-cards } по свой избор
takes-unseen-next = теглиш на сляпо { amount-cards } от ръката на следващия играч
takes-unseen-previous = теглиш на сляпо { amount-cards } от ръката на играча преди теб
takes-unseen-chosen = теглиш на сляпо { amount-cards } от ръката на играч по твой избор
each-picks-own = всеки избира от своята ръка, преди да види какво получава
swaps-cards-next = разменяш { amount-cards } със следващия играч; { each-picks-own }
swaps-cards-previous = разменяш { amount-cards } с играча преди теб; { each-picks-own }
swaps-cards-chosen = избираш играч и си разменяте { amount-cards }; { each-picks-own }
passes-cards = всички предават { amount-cards } на следващия по посоката на играта; { each-picks-own }
passes-cards-left = всички предават { amount-cards } на играча вляво; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, всяка от които е { $which }
 }
discarded-all = колкото може повече карти, всяка от които е { $which }
discards-you = изхвърляш { $amount }
discards-next = следващият играч изхвърля { $amount }
discards-previous = играчът преди теб изхвърля { $amount }
discards-chosen = избираш играч, който изхвърля { $amount }
discards-others = всеки от другите поред изхвърля { $amount }
discards-all = всеки поред, като започнеш ти, изхвърля { $amount }
shows-hand-next = показваш картите си на следващия играч
shows-hand-previous = показваш картите си на играча преди теб
shows-hand-chosen = показваш картите си на играч по твой избор
shows-hand-others = показваш картите си на всички други
ends-hand = можеш веднага да прекратиш раздаването и картите се броят
ends-hand-at-most = ако в ръката ти има най-много { $points ->
    [one] { $points } точка
   *[other] { $points } точки
 }, можеш веднага да прекратиш раздаването и картите се броят
else-who = { $who ->
    [you] теглиш
   *[they] тегли
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
 }
else-draw-up-to = { else-who }, докато дойде искана карта, но най-много { $cards }
else-draw-until-playable = { else-who }, докато дойде искана карта
else-draw-nothing = { $who ->
    [you] пасуваш
   *[they] пасува
 }
else-draw-face = { else-who } карти според числото на горната карта
else-wait = { $who ->
    [you] пропускаш ход
   *[they] пропуска ход
 }
else-not-allowed = { $who ->
    [you] не можеш да я сложиш
   *[they] не може да сложи нищо
 }
card-does-in-cutter-suit = ако е в { SUIT_WORD(form: "the") } на сечената карта: { $effects }.
card-does-nothing-in-cutter-suit = ако е в { SUIT_WORD(form: "the") } на сечената карта: без действие.
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, вместо това: { $effects }.
card-does-nothing-if = { $condition }: без действие.
card-does-nothing-if-instead = { $condition }, вместо това: без действие.
if-laid-on = ако се сложи върху { CARDS($cards, form: "bare", join: "or") }
if-on-top = ако отгоре лежи { CARDS($cards, form: "bare", join: "or") }
if-holding = ако още държиш { CARDS($cards, form: "bare", join: "or") }
if-holding-none = ако вече не държиш { CARDS($cards, form: "bare", join: "or") }
if-holding-several = ако още държиш поне { $number } такива карти ({ CARDS($cards, form: "many") })
if-holding-points = ако картите, които ти остават, струват най-много { $points ->
    [one] { $points } точка
   *[other] { $points } точки
 }
if-on-countdown = ако броячът ти е на { $number }
if-players-remain = ако в играта са още { $players } играчи
if-owing = докато дължиш карти, ходове или определена карта
owing-several = Който дължи нещо, когато слага първата от няколко карти, слага всичките, докато го дължи.
owing-thrown-in = Който хвърля карта извън реда си, не дължи нищо в този момент.
condition-on-for-starter = Началната карта не лежи върху никоя карта.
condition-on-for-several = От карти, сложени заедно, всяка лежи върху предишната.
condition-copied-hand = За играча, който слага карта, правеща каквото направи картата под нея, важи собствената му ръка.
condition-copied-counter = За играча, който слага карта, правеща каквото направи картата под нея, важи собственият му брояч.
add-open-closes = Редица от добавени карти се затваря в края на хода.
add-open-stays = Редица от добавени карти остава отворена: следващият може да я продължи.
add-open-until-closed = Редица от добавени карти остава отворена и следващият може да я продължи, докато някой, който е добавил карта, не каже, че е затворена, или някой не сложи карта, която не подхожда. Карта, към която могат да се добавят други, е винаги отворена; добавена карта без { SUIT_WORD() }, с която се обявява такава, е последната в редицата.
add-row-stays = Докато действието на последната ѝ карта не приключи, цялата редица остава на купчината, дори когато се прави ново тесте.
add-names-first = Ако карта позволява да обявиш нещо и да добавяш други, първо обявяваш; първата добавена карта следва обявеното.
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
amount-until = веднага карти една по една, докато дойде { $which }{ $most ->
    [0] { "" }
   *[other] , но най-много { $most }
 } (ако не дойде, всички останали)
amount-each-until = веднага всеки карти една по една, докато дойде { $which }{ $most ->
    [0] { "" }
   *[other] , но най-много { $most }
 } (ако не дойде, всички останали)
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
