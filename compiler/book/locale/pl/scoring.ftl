# Scores, and what cards count.

score-each-collects-differences = Każdy zapisuje sobie różnicę między największą ręką a własną.
score-side-went-out = Skończyła ta strona, której obaj gracze skończyli jako pierwsi.
score-side-went-out-dummies = Skończył ten gracz, który jako pierwszy skończył obie ręce.
score-side-hands = Karty obu partnerów liczy się razem.
score-side-hands-dummies = Obie ręce gracza liczy się jako jedną.
score-not-partner = Za karty partnera nikt nic nie dostaje.
score-not-partner-dummies = Za karty własnej drugiej ręki nikt nic nie dostaje.
score-partners = Punkty strony zapisuje się obu partnerom.
score-partners-dummies = To, co zdobędą obie ręce gracza, zapisuje się razem.
score-rounds = Punkty zaokrągla się do wielokrotności { $points }, połówki w górę.
score-rounds-at-least = Co w ogóle się liczy, liczy się co najmniej za { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
score-drawn-added = Za każdą kartę dobraną z zakrytego stosu, z jakiegokolwiek powodu, dolicza się dobierającemu { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
score-drawn-taken = Za każdą kartę dobraną z zakrytego stosu, z jakiegokolwiek powodu, odejmuje się dobierającemu { $points ->
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
 }, a za każdym następnym razem w tej samej grze dwa razy więcej.
score-reshuffle-taken = Komu brakło kart i trzeba było utworzyć nowy zakryty stos, temu odejmuje się { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
score-reshuffle-doubling-taken = Komu brakło kart i trzeba było utworzyć nowy zakryty stos, temu odejmuje się { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, a za każdym następnym razem w tej samej grze dwa razy więcej.
score-reshuffle-doubles-at-most = Podwaja się najwyżej { $times } razy.
bonus-times = Jeśli rozdanie kończy { CARDS($cards, form: "bare", join: "or") }, punkty liczą się { $times ->
    [2] podwójnie
   *[other] { $times } razy
 }.
bonus-times-first-out = Jeśli pierwszy gracz kończy, zagrywając { CARDS($cards, form: "acc", join: "or") }, punkty z rozdania liczą się { $times ->
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
score-each-pays-own-hand = Kto skończył, nie dostaje punktów. Pozostali liczą karty, które zostały im na ręce, jako punkty karne.
score-winner-collects = Kto skończył, zapisuje sobie punkty za wszystkie karty, które mają jeszcze pozostali.
score-winner-collects-average = Kto skończył, zapisuje sobie średnią punktów, które mają na ręce pozostali.
score-lowest-collects-differences = Kto ma na ręce najmniej punktów, dostaje od każdego z pozostałych różnicę między jego ręką a swoją.
score-lowest-wins = Rozdanie wygrywa ten, kto ma na ręce najmniej punktów.
score-finishers-collect = Każdy, kto kończy, zapisuje sobie punkty za wszystkie karty, które w tej chwili mają pozostali.
score-winner-takes = Kto skończył, zapisuje sobie { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
score-places = Liczą się tylko miejsca: kto skończył pierwszy, kto drugi i tak dalej.
score-by-place = Za miejsca są punkty, począwszy od tego, kto skończył pierwszy: { $points }. Kto na końcu ma jeszcze karty, zajmuje następne miejsce; za dalsze miejsca nie ma nic.
score-none = Punktów się nie liczy: rozdanie wygrywa ten, kto skończy.
score-none-plays-on = Punktów się nie liczy.
value-points = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] { $points ->
        [one] daje { $points } punkt.
        [few] daje { $points } punkty.
       *[many] daje { $points } punktów.
     }
   *[many] { $points ->
        [one] dają po { $points } punkcie.
        [few] dają po { $points } punkty.
       *[many] dają po { $points } punktów.
     }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } dają tyle punktów, ile wynosi ich liczba.
   *[other] { CARDS($cards, form: "many") } dają { $times } razy tyle punktów, ile wynosi ich liczba.
 }
