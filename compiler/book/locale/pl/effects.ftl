# What cards do.

draws-next = następny gracz dobiera { $amount }
draws-previous = poprzedni gracz dobiera { $amount }
draws-chosen = wybierasz gracza, który dobiera { $amount }
debtor-waits = Kto wtedy dobiera, traci kolejkę.
creditor-goes-on = Potem grę kontynuuje gracz po tobie.
draws-previous-waits = poprzedni gracz dobiera { $amount }, a grę kontynuuje gracz po tobie
draws-previous-plays = poprzedni gracz dobiera { $amount }, po czym gra normalnie; dalej gra toczy się od niego
draws-previous-may-play = poprzedni gracz dobiera { $amount }, po czym może jeszcze zagrać jedną kartę; dalej gra toczy się od niego
draws-chosen-waits = wybierasz gracza, który dobiera { $amount } i traci następną kolejkę
draws-chosen-plays = wybierasz gracza, który dobiera { $amount }, po czym gra normalnie; dalej gra toczy się od niego
draws-chosen-may-play = wybierasz gracza, który dobiera { $amount }, po czym może jeszcze zagrać jedną kartę; dalej gra toczy się od niego
turns-missed = { $turns ->
    [1] kolejkę
    [few] { $turns } kolejki
   *[many] { $turns } kolejek
 }
waits-next = następny gracz traci { turns-missed }
waits-previous = poprzedni gracz traci { turns-missed }
waits-chosen = wybierasz gracza, który traci { turns-missed }
names = { $choice ->
    [may] możesz wybrać { $what }
   *[must] wybierasz { $what }
 }
names-for-this = wybierasz { $what }, ale tylko do tego (nikt nie musi się do tego dostosować)
covers = na taką kartę musisz od razu położyć { $cards }, w przeciwnym razie { $otherwise }
covers-or-not = na taką kartę musisz od razu położyć { $cards } i wolno ci ją zagrać tylko wtedy, gdy możesz to zrobić
must-play-next = następny gracz musi zagrać { $cards }, w przeciwnym razie { $otherwise }
must-play-previous = poprzedni gracz musi zagrać { $cards }, w przeciwnym razie { $otherwise }; potem gra toczy się dalej tam, gdzie ją przerwano
must-play-chosen = wybierasz gracza, który musi zagrać { $cards }, a w przeciwnym razie { $otherwise }; potem gra toczy się dalej tam, gdzie ją przerwano
demands = żądasz wartości (do wyboru: { CARDS($cards, form: "many") }), a następny gracz musi zagrać kartę tej wartości; kto nie może, dobiera jak zwykle
demands-or-else = żądasz wartości (do wyboru: { CARDS($cards, form: "many") }), a następny gracz musi zagrać kartę tej wartości, w przeciwnym razie { $otherwise }
lasting-until-laid = { $duty }; jeśli nikt jej nie zagra, żądanie przechodzi na kolejnego gracza, aż ktoś ją zagra albo przejdzie przez wszystkich pozostałych
lasting-for-a-round = { $duty }; dotyczy to wszystkich przez całe okrążenie stołu
lasting-until-somebody-fails = { $duty }; dotyczy to kolejnych graczy, dopóki ktoś nie może tego zrobić
asked-next = Od kolejnych graczy wymaga się, w porównaniu z wierzchnią kartą: { $cards }.
opens-round = jeśli masz na ręce { $cards }, możesz otworzyć kółko: każdy po kolei zagrywa jedną taką kartę, w przeciwnym razie { $otherwise }; gdy kolej wróci do ciebie, zagrywasz jeszcze jedną albo zamykasz kółko, a gra toczy się dalej po tobie
adds = w tym samym ruchu możesz dokładać na taką kartę dalsze, za każdym razem { $cards }; działa tylko ostatnia
copies = taka karta robi to, co zrobiła karta pod nią, także wybór
swaps-hands-next = wymieniasz się ręką z następnym graczem
swaps-hands-previous = wymieniasz się ręką z poprzednim graczem
swaps-hands-chosen = wybierasz gracza i wymieniasz się z nim ręką
rotates-hands = wszyscy przekazują swoje ręce następnemu graczowi zgodnie z kierunkiem gry
rotates-hands-left = wszyscy przekazują swoje ręce graczowi po lewej
cards-given = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 } z ręki
gives-next = oddajesz { cards-given } następnemu graczowi
gives-previous = oddajesz { cards-given } poprzedniemu graczowi
gives-chosen = oddajesz { cards-given } wybranemu graczowi
takes-next = następny gracz daje ci { amount-cards } według własnego wyboru
takes-previous = poprzedni gracz daje ci { amount-cards } według własnego wyboru
takes-chosen = wybierasz gracza, który daje ci { amount-cards } według własnego wyboru
takes-unseen-next = ciągniesz w ciemno { amount-cards } z ręki następnego gracza
takes-unseen-previous = ciągniesz w ciemno { amount-cards } z ręki poprzedniego gracza
takes-unseen-chosen = ciągniesz w ciemno { amount-cards } z ręki wybranego gracza
each-picks-own = każdy wybiera ze swojej ręki, zanim zobaczy, co dostaje
swaps-cards-next = wymieniasz { amount-cards } z następnym graczem; { each-picks-own }
swaps-cards-previous = wymieniasz { amount-cards } z poprzednim graczem; { each-picks-own }
swaps-cards-chosen = wymieniasz { amount-cards } z wybranym graczem; { each-picks-own }
passes-cards = wszyscy przekazują { amount-cards } następnemu graczowi zgodnie z kierunkiem gry; { each-picks-own }
passes-cards-left = wszyscy przekazują { amount-cards } graczowi po lewej; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[many] { amount-cards }, za każdym razem { $which }
 }
discarded-all = możliwie najwięcej kart, za każdym razem { $which }
discards-you = odrzucasz { $amount }
discards-next = następny gracz odrzuca { $amount }
discards-previous = poprzedni gracz odrzuca { $amount }
discards-chosen = wybierasz gracza, który odrzuca { $amount }
discards-others = wszyscy pozostali po kolei odrzucają, każdy { $amount }
discards-all = wszyscy po kolei odrzucają, zaczynając od ciebie, każdy { $amount }
shows-hand-next = pokazujesz swoje karty następnemu graczowi
shows-hand-previous = pokazujesz swoje karty poprzedniemu graczowi
shows-hand-chosen = pokazujesz swoje karty wybranemu graczowi
shows-hand-others = pokazujesz swoje karty wszystkim pozostałym
ends-hand = możesz natychmiast zakończyć rozdanie i liczy się karty
ends-hand-at-most = jeśli masz na ręce najwyżej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, możesz natychmiast zakończyć rozdanie i liczy się karty
else-who = { $who ->
    [you] dobierasz
   *[they] dobiera
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }
else-draw-up-to = { else-who }, aż trafi się żądana karta, ale najwyżej { $cards }
else-draw-until-playable = { else-who }, aż trafi się żądana karta
else-draw-nothing = { $who ->
    [you] pasujesz
   *[they] pasuje
 }
else-draw-face = { else-who } tyle kart, ile wynosi liczba na wierzchniej karcie
else-wait = { $who ->
    [you] tracisz kolejkę
   *[they] traci kolejkę
 }
else-not-allowed = { $who ->
    [you] nie wolno ci jej zagrać
   *[they] nie wolno mu niczego zagrać
 }
card-does-in-cutter-suit = w { SUIT_WORD(form: "loc") } karty spodniej: { $effects }.
card-does-nothing-in-cutter-suit = w { SUIT_WORD(form: "loc") } karty spodniej: bez działania.
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, zamiast tego: { $effects }.
card-does-nothing-if = { $condition }: bez działania.
card-does-nothing-if-instead = { $condition }, zamiast tego: bez działania.
if-laid-on = przy położeniu na { CARDS($cards, form: "acc", join: "or") }
if-on-top = jeśli na wierzchu leży { CARDS($cards, form: "bare", join: "or") }
if-holding = jeśli masz jeszcze na ręce { CARDS($cards, form: "acc", join: "or") }
if-holding-none = jeśli nie masz już na ręce żadnej z tych kart ({ CARDS($cards, form: "many") })
if-holding-several = jeśli masz jeszcze na ręce co najmniej { $number ->
    [few] { $number } takie karty
   *[many] { $number } takich kart
 } ({ CARDS($cards, form: "many") })
if-holding-points = jeśli karty, które zostały ci na ręce, są warte najwyżej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
if-on-countdown = jeśli twój licznik wskazuje { $number }
if-players-remain = jeśli w grze pozostało { $players } graczy
if-owing = dopóki jesteś winien karty, kolejki lub określoną kartę
owing-several = Kto jest coś winien, kładąc pierwszą z kilku kart, kładzie wszystkie, będąc to winien.
owing-thrown-in = Kto wrzuca kartę poza kolejnością, nie jest wtedy nic winien.
condition-on-for-starter = Karta startowa nie leży na żadnej karcie.
condition-on-for-several = Z kart położonych razem każda leży na poprzedniej.
condition-copied-hand = Dla gracza, który kładzie kartę robiącą to, co zrobiła karta pod nią, liczą się jego własne karty.
condition-copied-counter = Dla gracza, który kładzie kartę robiącą to, co zrobiła karta pod nią, liczy się jego własny licznik.
add-open-closes = Szereg dołożonych kart zamyka się z końcem ruchu.
add-open-stays = Szereg dołożonych kart pozostaje otwarty: następny gracz może go przedłużyć.
add-open-until-closed = Szereg dołożonych kart pozostaje otwarty i następny gracz może go przedłużyć, dopóki ktoś, kto dołożył kartę, nie powie, że szereg jest zamknięty, albo ktoś nie zagra karty, która do niego nie pasuje. Karta, do której wolno dokładać, jest zawsze otwarta; dołożona karta bez { SUIT_WORD(form: "gen") }, która pozwala { SUIT_WORD() } wybrać, jest ostatnia w szeregu.
add-row-stays = Dopóki ostatnia karta nie zakończy działania, cały szereg zostaje na odkrytym stosie, nawet gdy tworzy się nowy zakryty stos.
add-names-first = Jeśli karta pozwala coś wybrać i dokładać dalsze, najpierw wybierasz; pierwsza dołożona karta musi pasować do wyboru.
card-does = { $effects }.
card-does-nothing = bez działania.
amount-cards = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }
amount-face = tyle kart, ile wynosi jej liczba
amount-each-cards = po { $cards ->
    [one] { $cards } karcie
    [few] { $cards } karty
   *[many] { $cards } kart
 }
amount-each-face = po tyle kart, ile wynosi jej liczba
amount-until = od razu karty jedną po drugiej aż po { $which }{ $most ->
    [0] { "" }
   *[other] , najwyżej jednak { $most }
 } (jeśli żadna się nie trafi, wszystkie pozostałe)
amount-each-until = od razu każdy karty jedną po drugiej aż po { $which }{ $most ->
    [0] { "" }
   *[other] , najwyżej jednak { $most }
 } (jeśli żadna się nie trafi, wszystkie pozostałe)
draws-next-waits = następny gracz dobiera { $amount } i traci kolejkę
draws-next-plays = następny gracz dobiera { $amount }, po czym gra normalnie
draws-next-may-play = następny gracz dobiera { $amount }, po czym może jeszcze zagrać jedną kartę
draws-others = wszyscy pozostali dobierają { $amount }
draws-everyone = wszyscy bez wyjątku dobierają { $amount }
draws-you = dobierasz { $amount }
skips-next = { $seats ->
    [one] następny gracz zostaje pominięty
    [few] { $seats } następni gracze zostają pominięci
   *[many] { $seats } następnych graczy zostaje pominiętych
 }
skips-others = wszyscy pozostali zostają pominięci i grasz jeszcze raz
skips-chosen = wybierasz gracza, który zostaje pominięty
reverses = kierunek gry się odwraca
reverses-two-skips = drugi gracz zostaje pominięty i grasz jeszcze raz
reverses-two-nothing = w grze dwóch osób nic się nie dzieje
plays-again = masz jeszcze jeden ruch
plays-again-or-not = możesz zagrać jeszcze jedną kartę
