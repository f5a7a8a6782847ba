# The calls.

call-ahead = Powiedz „{ $word }” w ruchu poprzedzającym ten, w którym chcesz zagrać ostatnią kartę lub ostatnie karty.
call-ahead-in-round = Dla zgłoszenia robionego ruch wcześniej każda twoja kolej w kółku liczy się jako ruch.
call-false = Kto niepotrzebnie zgłasza ostatnią kartę, { $penalty }.
call-false-ahead = Zgłoszenie zrobione ruch wcześniej też jest niepotrzebne, jeśli na koniec swojego następnego ruchu masz jeszcze karty.
call-false-nothing = Za niepotrzebne zgłoszenie nie ma kary.
call-doubt = Kto niesłusznie wytknie komuś brak zgłoszenia, { $penalty }.
call-doubt-nothing = Za niesłuszne wytknięcie braku zgłoszenia nie ma kary.
call-at = { $cards ->
    [0] Kładąc ostatnią kartę, powiedz „{ $word }”.
    [1] Gdy zostaje ci jedna karta, powiedz „{ $word }”.
    [few] Gdy zostają ci { $cards } karty, powiedz „{ $word }”.
   *[many] Gdy zostaje ci { $cards } kart, powiedz „{ $word }”.
 }
call-forgotten = Kto o tym zapomni, { $penalty }.
call-forgotten-nothing = Za zapomnienie nie ma kary.
call-made-good-own-turn = Zapomniane zgłoszenie można nadrobić w każdym późniejszym własnym ruchu.
call-made-good-own-turn-ahead = Zapomniane zgłoszenie można nadrobić w każdym późniejszym własnym ruchu, a liczy się od następnego.
call-last-not-out = Można to wytknąć jeszcze przed końcem rozdania; kto za to dobiera, nie kończy i gra dalej.
call-word-forgotten = Kto zapomni „{ $word }”, { $penalty }.
call-word-forgotten-nothing = Za zapomnienie „{ $word }” nie ma kary.
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
