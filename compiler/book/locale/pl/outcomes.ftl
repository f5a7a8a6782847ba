# Dobieranie, zakryty stos, zgłoszenia, kończenie, punkty i gra, gdy są bardziej rozbudowane niż zwykle.

draw-at-will-nothing = Jeśli nie możesz lub nie chcesz zagrać karty, oddajesz ruch; nikt nie dobiera.
draw-when-unable-nothing = Jeśli nie masz pasującej karty, oddajesz ruch; nikt nie dobiera. Jeśli ją masz, musisz zagrać.
draw-may-go-on = Nawet gdy karta już pasuje, możesz dobierać dalej.
pass-after-last-draw = Dopiero po ostatnim dobraniu możesz zakończyć ruch bez zagrania.
pass-after-any-draw = Po każdym dobraniu możesz zakończyć ruch.
pass-when-dry = Gdy nie ma czego dobierać, każdy może spasować, nawet z pasującą kartą.
pass-at-will = Możesz też spasować bez dobierania.

stock-refills-when-needed = Nowy zakryty stos tworzy się wtedy, gdy ktoś musi dobrać kartę, a żadnej już nie ma.
stock-refills-at-once = Nowy zakryty stos tworzy się od razu, gdy tylko ktoś dobierze ostatnią kartę.
stock-keeps-top = Przy tworzeniu nowego zakrytego stosu zostaje tylko wierzchnia karta odkrytego stosu.
stock-keeps-top-and-chain = Dopóki ktoś ma jeszcze dobrać należne karty, zostają też te, które to wywołały.
stock-limit = { $times ->
    [0] Nowego zakrytego stosu nigdy się nie tworzy.
    [1] Nowy zakryty stos tworzy się najwyżej raz w rozdaniu.
   *[other] Nowy zakryty stos tworzy się najwyżej { $times } razy w rozdaniu.
 }
stock-short-lapses = Jeśli kart do dobrania jest za mało, dobierasz te, które są, a reszta przepada.
stock-short-owed = Jeśli kart do dobrania jest za mało, dobierasz te, które są, a resztę dobierasz w swoim następnym ruchu.
stock-short-no-play = Jeśli kart do dobrania jest za mało, dobierasz te, które są, i w tym ruchu nie wolno ci zagrać karty.
stock-short-take-top = Jeśli kart do dobrania jest za mało, dobierasz te, które są, i jeszcze wierzchnią kartę odkrytego stosu.
stock-blocked = { $rounds ->
    [1] Jeśli wszyscy gracze kolejno spasują, rozdanie utknęło i się kończy.
   *[other] Jeśli wszyscy gracze kolejno spasują { $rounds } razy z rzędu, rozdanie utknęło i się kończy.
 }
stock-blocked-passes = { $passes ->
    [one] Gdy ktoś pierwszy raz spasuje, rozdanie utknęło i się kończy.
    [few] Po { $passes } spasowaniach z rzędu rozdanie utknęło i się kończy.
   *[many] Po { $passes } spasowaniach z rzędu rozdanie utknęło i się kończy.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Jeśli wszyscy gracze kolejno spasują
   *[other] Jeśli wszyscy gracze kolejno spasują { $rounds } razy z rzędu
 }, a potem { $passes ->
    [one] jeszcze jeden
    [few] jeszcze { $passes }
   *[many] jeszcze { $passes }
 }, rozdanie utknęło i się kończy.
stock-blocked-cards = { $cards ->
    [one] Rozdanie utknęło również wtedy, gdy zagrano { $cards } kartę.
    [few] Rozdanie utknęło również wtedy, gdy zagrano { $cards } karty.
   *[many] Rozdanie utknęło również wtedy, gdy zagrano { $cards } kart.
 }
blocked-each-collects-differences = Gdy rozdanie utknie, każdy zapisuje sobie różnicę między największą ręką a własną.

call-ahead = Powiedz „{ $word }” w ruchu poprzedzającym ten, w którym chcesz zagrać ostatnią kartę lub ostatnie karty.
call-false = Kto niepotrzebnie zgłasza ostatnią kartę, { $penalty }.
call-false-nothing = Za niepotrzebne zgłoszenie nie ma kary.
call-doubt = Kto niesłusznie wytknie komuś brak zgłoszenia, { $penalty }.
call-doubt-nothing = Za niesłuszne wytknięcie braku zgłoszenia nie ma kary.

aim-hand-ends-partners = Pozbądź się wszystkich kart przed innymi, dla siebie i dla partnera.
aim-next-counter = Doprowadź swój licznik do końca: za każdym razem, gdy opróżnisz rękę, jesteś o krok bliżej.
aim-both-partners = Pozbądź się wszystkich kart i pomóż w tym partnerowi: wygrywa strona, której obaj gracze skończą pierwsi.
finish-hand-ends-partners = Rozdanie kończy się, gdy tylko ktoś zagra swoją ostatnią kartę; wygrywa je strona tego gracza.
finish-next-counter = Kto zagrał ostatnią kartę, dobiera z zakrytego stosu nową rękę, tak dużą, jak wskazuje wtedy jego licznik, i gra dalej.
finish-both-partners = Kto zagrał ostatnią kartę, kończy; rozdanie kończy się, gdy tylko skończą obaj partnerzy jednej strony.
finish-only-on = Ostatnią kartą może być tylko { CARDS($cards, form: "bare", join: "or") }.
finish-waits = Nikt nie wygrywa, dopóki bez kart jest także inny gracz.
claim = Gdy suma twoich kart równa się liczbie na wierzchniej karcie, możesz powiedzieć „{ $word }” i kończysz.
hand-limit-out = { $cards ->
    [one] Kto ma więcej niż { $cards } kartę, odpada z rozdania; jego karty trafiają pod odkryty stos.
    [few] Kto ma więcej niż { $cards } karty, odpada z rozdania; jego karty trafiają pod odkryty stos.
   *[many] Kto ma więcej niż { $cards } kart, odpada z rozdania; jego karty trafiają pod odkryty stos.
 }
hand-limit-loses = { $cards ->
    [one] Kto ma więcej niż { $cards } kartę, przegrywa rozdanie, które natychmiast się kończy.
    [few] Kto ma więcej niż { $cards } karty, przegrywa rozdanie, które natychmiast się kończy.
   *[many] Kto ma więcej niż { $cards } kart, przegrywa rozdanie, które natychmiast się kończy.
 }
finish-after-wins = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, kończysz.
finish-after-acts = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, działa ona jeszcze przed końcem rozdania; nie można na nią odpowiedzieć.
finish-after-acts-and-may-come-back = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, działa ona jeszcze i można na nią odpowiedzieć; jeśli jej działanie wróci do ciebie, dobierasz i grasz dalej.
finish-after-forbidden = Nie wolno skończyć, przykrywając { CARDS($cards, form: "acc", join: "or") }.
finish-after-if-it-fits = Wolno skończyć, przykrywając { CARDS($cards, form: "acc", join: "or") }, ale tylko kartą, która pasuje do niej jak zwykła karta.
finish-after-draws = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, jeszcze nie kończysz: dobierz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
 } i graj dalej.
finish-after-stays-in = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, jeszcze nie kończysz: zostajesz w grze bez kart.

score-each-collects-differences = Każdy zapisuje sobie różnicę między największą ręką a własną.
score-partners = Punkty strony zapisuje się obu partnerom.
score-rounds = Punkty zaokrągla się do wielokrotności { $points }, połówki w górę.
score-rounds-at-least = Co w ogóle się liczy, liczy się co najmniej za { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
score-reshuffle = Komu brakło kart i trzeba było utworzyć nowy zakryty stos, temu dolicza się { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
score-reshuffle-doubling = Komu brakło kart i trzeba było utworzyć nowy zakryty stos, temu dolicza się { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, a za każdym następnym razem dwa razy więcej.
bonus-times = Jeśli rozdanie kończy { CARDS($cards, form: "bare", join: "or") }, punkty liczą się { $times ->
    [2] podwójnie
   *[other] { $times } razy
 }.
bonus-more = Kto kończy, zagrywając { CARDS($cards, form: "acc", join: "or") }, dolicza sobie { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
bonus-less = Kto kończy, zagrywając { CARDS($cards, form: "acc", join: "or") }, odejmuje sobie { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
game-winner-each-collects-differences = Wygrywa ten, kto ma najwięcej punktów.
game-columns = Punkty zapisuje się w { $columns ->
    [one] { $columns } kolumnie
   *[other] { $columns } kolumnach
 }. Pierwsze wygrane rozdanie liczy się graczowi w pierwszej kolumnie, drugie w dwóch pierwszych, a każde następne { $columns ->
    [2] w obu
   *[other] we wszystkich
 }. Każdą kolumnę gra się do { $points } punktów i każda ma własnego zwycięzcę; grę wygrywa ten, kto wygra najwięcej kolumn.
game-counter = Grę wygrywa ten, czyj licznik pierwszy dojdzie do { $end }.
game-exactly = Kto ma dokładnie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, wraca do { $back }.
