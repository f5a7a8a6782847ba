# Co robią karty, zgłoszenia, kończenie, punkty, gra.

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

reply-draw-adds = Kto ma dobierać, może zamiast tego zagrać { $answer }; liczby się sumują i dobiera następny gracz.
reply-draw-doubles = Kto ma dobierać, może zamiast tego zagrać { $answer }; liczba się podwaja i dobiera następny gracz.
reply-draw-replaces = Kto ma dobierać, może zamiast tego zagrać { $answer }; następnego gracza dotyczy tylko to, czego żąda nowa karta.
reply-draw-passes-on = Kto ma dobierać, może zamiast tego zagrać { $answer }; tyle samo kart dobiera następny gracz.
reply-draw-sends-back = Kto ma dobierać, może zamiast tego zagrać { $answer }; karty dobiera wtedy ten, przez kogo trzeba było dobierać.
reply-draw-cancels = Kto ma dobierać, może zamiast tego zagrać { $answer }; wtedy nikt nie dobiera.
reply-skip-adds = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; pominięcia się sumują i dotyczą następnych graczy.
reply-skip-doubles = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; pomija się wtedy dwa razy więcej graczy.
reply-skip-replaces = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; następnego gracza dotyczy tylko to pominięcie, którego żąda nowa karta.
reply-skip-passes-on = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; pominięty zostaje wtedy następny gracz.
reply-skip-sends-back = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; pominięty zostaje wtedy ten, kto zaczął.
reply-skip-cancels = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; wtedy nikt nie zostaje pominięty.
reply-to-some = Gdy zagrano { CARDS($owing, form: "acc", join: "or") }: { LOWER($reply) }

# ---- zgłoszenia

call-at = { $cards ->
    [0] Kładąc ostatnią kartę, powiedz „{ $word }”.
    [1] Gdy zostaje ci jedna karta, powiedz „{ $word }”.
    [few] Gdy zostają ci { $cards } karty, powiedz „{ $word }”.
   *[many] Gdy zostaje ci { $cards } kart, powiedz „{ $word }”.
 }
call-forgotten = Kto o tym zapomni, { $penalty }.
call-forgotten-nothing = Za zapomnienie nie ma kary.
call-none = Gdy zostaje ci jedna karta, nie musisz nic mówić.
catcher-anyone = Zapomniane zgłoszenie może wytknąć każdy inny gracz.
catcher-next = Zapomniane zgłoszenie może wytknąć tylko następny gracz.
catcher-table = Zapomnianego zgłoszenia nikt nie musi wytykać.
call-caught-next-turn = Zapomniane zgłoszenie można nadrobić lub wytknąć, dopóki nie zacznie się ruch następnego gracza.
call-caught-next-card = Zapomniane zgłoszenie można nadrobić lub wytknąć, dopóki ktoś nie zagra lub nie dobierze następnej karty.
call-caught-last-card = Zapomniane zgłoszenie można nadrobić lub wytknąć, dopóki nie zostanie zagrana ostatnia karta.
call-made-good-next-turn = Zapomniane zgłoszenie można nadrobić, dopóki nie zacznie się ruch następnego gracza.
call-made-good-next-card = Zapomniane zgłoszenie można nadrobić, dopóki ktoś nie zagra lub nie dobierze następnej karty.
call-made-good-last-card = Zapomniane zgłoszenie można nadrobić, dopóki nie zostanie zagrana ostatnia karta.
penalty-cards = { $cards ->
    [one] dobiera { $cards } kartę
    [few] dobiera { $cards } karty
   *[many] dobiera { $cards } kart
 }
penalty-turns = { $turns ->
    [one] traci kolejkę
    [few] traci { $turns } kolejki
   *[many] traci { $turns } kolejek
 }
penalty-no-finish = nie może zagrać ostatniej karty, dopóki tego nie powie

# ---- kończenie

finish-hand-ends = Rozdanie kończy się, gdy tylko ktoś zagra swoją ostatnią kartę.
finish-play-on = Kto zagrał ostatnią kartę, kończy; pozostali grają dalej o miejsca, aż karty ma już tylko jeden gracz.
last-card-wins = Ostatnią kartą może być także { CARDS($cards, form: "bare", join: "or") }.
last-card-acts = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, działa ona jeszcze przed końcem rozdania; nie można na nią odpowiedzieć.
last-card-acts-and-may-come-back = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, działa ona jeszcze i można na nią odpowiedzieć; jeśli jej działanie wróci do ciebie, dobierasz i grasz dalej.
last-card-forbidden = Ostatnią kartą nie może być { CARDS($cards, form: "bare", join: "or") }.
last-card-if-it-fits = Ostatnią kartą może być { CARDS($cards, form: "bare", join: "or") }, ale tylko wtedy, gdy pasuje do wierzchniej karty jak zwykła karta.
last-card-draws = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, jeszcze nie kończysz: dobierz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
 } i graj dalej.
last-card-stays-in = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, jeszcze nie kończysz: zostajesz w grze bez kart.

# ---- punkty

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
score-none = Punktów się nie liczy: rozdanie wygrywa ten, kto skończy.
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

# ---- gra

game-single-hand = Każde rozdanie to osobna gra.
game-hands = { $hands ->
    [one] Gra trwa { $hands } rozdanie.
    [few] Gra trwa { $hands } rozdania.
   *[many] Gra trwa { $hands } rozdań.
 }
game-each-deals = { $hands ->
    [1] Gra trwa, aż każdy rozda raz.
    [2] Gra trwa, aż każdy rozda dwa razy.
   *[other] Gra trwa, aż każdy rozda { $hands } razy.
 }
game-winner-each-pays-own-hand = Wygrywa ten, kto ma najmniej punktów.
game-winner-winner-collects = Wygrywa ten, kto ma najwięcej punktów.
game-winner-winner-collects-average = Wygrywa ten, kto ma najwięcej punktów.
game-winner-lowest-collects-differences = Wygrywa ten, kto ma najwięcej punktów.
game-winner-lowest-wins = Wygrywa ten, kto wygrał najwięcej rozdań.
game-winner-finishers-collect = Wygrywa ten, kto ma najwięcej punktów.
game-winner-winner-takes = Wygrywa ten, kto ma najwięcej punktów.
game-winner-places = Wygrywa ten, kto zajmował łącznie najlepsze miejsca.
game-winner-none = Wygrywa ten, kto wygrał najwięcej rozdań.
game-target-lowest-wins = Gra kończy się po rozdaniu, w którym ktoś ma { $target }; wygrywa najniższy wynik.
game-target-highest-wins = Gra kończy się po rozdaniu, w którym ktoś ma { $target }; wygrywa najwyższy wynik.
game-target-first-wins = Grę wygrywa ten, kto pierwszy ma { $target }.
game-target-reachers-lose = Gra kończy się, gdy ktoś ma { $target }: ten gracz przegrywa, a wszyscy inni wygrywają.
game-target-reachers-drop-out = Kto ma { $target }, odpada; wygrywa ostatni, który zostanie.
points-reached = co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
points-past = ponad { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
points-reached-per-player = { points-reached } na każdego gracza przy stole
points-past-per-player = { points-past } na każdego gracza przy stole
tie-extra-hand = W razie remisu rozgrywa się jeszcze jedno rozdanie.
tie-shared = W razie remisu zwycięstwem dzielą się wszyscy, którzy remisują.
tie-earlier-lowest = W razie remisu wygrywa ten, kto przed ostatnim rozdaniem miał niższy wynik.
