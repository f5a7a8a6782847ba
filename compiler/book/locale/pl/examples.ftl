# Zdania przykładów. Karty stoją w bierniku: „widać czerwoną piątkę”.

step-seats = Gracze: { $seats }.
step-seats_with_dummies = Gracze: { $seats }; ich ręce dziadka, w tej samej kolejności: { $dummies }.
step-dealer = Rozdaje { $seat }.
step-with_option = Gra się z { $options }.
step-top = Na wierzchu odkrytego stosu widać { $cards }.
step-below = Pod spodem widać { $cards }.
step-named = Wybrany { SUIT_WORD() }: { $suit }.
step-hand = Masz na ręce { $cards }.
step-stock_is = { $count ->
    [one] Z zakrytego stosu dobierze się teraz { $cards }.
   *[other] Z zakrytego stosu dobierze się kolejno { $cards }.
 }
step-stock_is_nothing = Zakryty stos jest pusty.
step-holds = { $seat } ma na ręce { $cards }.
step-has_total = { $number ->
    [one] { $seat } ma dotąd { $number } punkt.
    [few] { $seat } ma dotąd { $number } punkty.
   *[many] { $seat } ma dotąd { $number } punktów.
 }

step-plays = { $seat } zagrywa { $cards }.
step-plays-naming = { $seat } zagrywa { $cards } i wybiera { $suit }.
step-draws_cards = { $seat } dobiera { $cards }.
step-draws_cards-unseen = { $seat } dobiera kartę.
step-takes = { $seat } dobiera { $cards } za wierzchnią kartę.
step-takes-unseen = { $seat } dobiera wszystkie należne karty.
step-takes-missing = { $seat } nie odpowiada.
step-names = { $seat } wybiera { $suit }.
step-picks = { $seat } wskazuje gracza { $other }.
step-catches = { $seat } wytyka brak zgłoszenia graczowi { $other }.
step-does-passes = { $seat } pasuje.
step-does-stops = { $seat } poprzestaje na tym.
step-does-calls = { $seat } zgłasza ostatnią kartę.
step-is_out = { $seat } kończy.

step-fits = Zagrać można tylko { $cards }.
step-fits_nothing = Nic nie pasuje.
step-may_play = { $seat } może zagrać { $cards }.
step-may_not_play = Zasady zabraniają graczowi { $seat } zagrać { $cards }.
step-may-draw = { $seat } może dobierać.
step-may-pass = { $seat } może spasować.
step-may-call = { $seat } może zgłosić ostatnią kartę.
step-may-name = { $seat } może wybrać { SUIT_WORD() }.
step-may-stop = { $seat } może na tym poprzestać.
step-may_not-draw = { $seat } nie może dobierać.
step-may_not-pass = { $seat } nie może spasować.
step-may_not-call = { $seat } nie może zgłosić ostatniej karty.
step-may_not-name = { $seat } nie może wybrać { SUIT_WORD(form: "gen") }.
step-may_not-stop = { $seat } nie może na tym poprzestać.
step-must-draw = { $seat } musi dobierać.
step-must-pass = { $seat } musi spasować.
step-must-call = { $seat } musi zgłosić ostatnią kartę.
step-must-name = { $seat } musi wybrać { SUIT_WORD() }.
step-must-stop = { $seat } musi na tym poprzestać.
step-must_take = { $seat } musi dobrać { $number ->
    [one] { $number } kartę.
    [few] { $number } karty.
   *[many] { $number } kart.
 }
step-has_cards = { $seat } ma potem { $number ->
    [one] { $number } kartę.
    [few] { $number } karty.
   *[many] { $number } kart.
 }
step-seat_wins = { $seat } wygrywa.
step-turn = Teraz kolej na gracza { $seat }.
step-scores = Punkty: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] W zakrytym stosie zostaje { $number } karta.
    [few] W zakrytym stosie zostają { $number } karty.
   *[many] W zakrytym stosie zostaje { $number } kart.
 }
step-hand_ends-blocked = Rozdanie utknęło.
step-hand_ends-void = Rozdanie jest nieważne.
step-game_over = Gra jest skończona.

step-counts = Licznik gracza { $seat } wskazuje { $number }.
step-cutter_is = Na spodzie zakrytego stosu widać { $cards }.
step-gives_cards = { $seat } oddaje { $cards }.
step-discards_cards = { $seat } odrzuca { $cards }.
step-jumps_in = { $seat } dorzuca poza kolejką { $cards }.
step-does-challenges = { $seat } kwestionuje to zagranie.
step-does-claims = { $seat } wypowiada słowo i kończy.
step-may_play-together = { $seat } może zagrać w jednym ruchu { $cards }.
step-may_not_play-together = Zasady zabraniają graczowi { $seat } zagrać w jednym ruchu { $cards }.
step-may-challenge = { $seat } może zakwestionować to zagranie.
step-may-claim = { $seat } może wypowiedzieć słowo, które kończy rozdanie.
step-may-take = { $seat } może dobrać wszystkie należne karty.
step-may_not-challenge = { $seat } nie może zakwestionować tego zagrania.
step-may_not-claim = { $seat } nie może wypowiedzieć słowa, które kończy rozdanie.
step-may_not-take = { $seat } nie może dobrać należnych kart.
step-must-challenge = { $seat } musi zakwestionować to zagranie.
step-must-claim = { $seat } musi wypowiedzieć słowo, które kończy rozdanie.
step-must-take = { $seat } musi dobrać wszystkie należne karty.
example-rank = { CARDS($cards, form: "acc-many") }

step-starter_is = Karta startowa: { $cards }.
step-starter_is_none = Karty startowej się nie odkrywa.
step-may_catch = { $seat } może jeszcze wytknąć brak zgłoszenia graczowi { $other }.
step-may_not_catch = { $seat } nie może wytknąć braku zgłoszenia graczowi { $other }.
step-may_jump_in = { $seat } może dorzucić poza kolejką { $cards }.
step-may_not_jump_in = Zasady zabraniają graczowi { $seat } dorzucić poza kolejką { $cards }.
step-on_top = Na wierzchu widać teraz { $cards }.
step-deals_next = Następne rozdanie rozdaje { $seat }.
step-begins_next = Następne rozdanie zaczyna { $seat }.
step-does-closes = { $seat } zamyka szereg.
step-may-close = { $seat } może zamknąć szereg.
step-may_not-close = { $seat } nie może zamknąć szeregu.
step-must-close = { $seat } musi zamknąć szereg.

step-totals = Punkty gry do tej pory: { $scores }.
step-counters = Liczniki wskazują teraz: { $scores }.
seat-count = { $seat } { $points }
step-columns = W kolumnach { $seat } ma teraz: { $columns }.
step-has_columns = W kolumnach { $seat } ma dotąd: { $columns }.
step-has_won = { $number ->
    [one] { $seat } ma w tej grze { $number } wygrane rozdanie.
    [few] { $seat } ma w tej grze { $number } wygrane rozdania.
   *[many] { $seat } ma w tej grze { $number } wygranych rozdań.
 }
step-hands_played = { $number ->
    [one] Za nami { $number } rozdanie tej gry.
    [few] Za nami { $number } rozdania tej gry.
   *[many] Za nami { $number } rozdań tej gry.
 }
step-cuts = O pierwsze rozdanie { $seat } przekłada karty i odsłania { $cards }.
step-is_youngest = { $seat } jest w najmłodszym wieku.
step-is_oldest = { $seat } jest w najstarszym wieku.
step-does-deals = Nowe rozdanie rozdaje { $seat }.

step-does-takes-top = { $seat } bierze wierzchnią kartę odkrytego stosu.
step-may-take-top = { $seat } może wziąć wierzchnią kartę odkrytego stosu.
step-may_not-take-top = { $seat } nie może wziąć wierzchniej karty odkrytego stosu.
step-must-take-top = { $seat } musi wziąć wierzchnią kartę odkrytego stosu.

step-does-knocks = { $seat } wypowiada słowo i rozdanie się kończy.
step-may-knock = { $seat } może wypowiedzieć słowo, którym kończy się rozdanie.
step-may_not-knock = { $seat } nie może wypowiedzieć słowa, którym kończy się rozdanie.
step-must-knock = { $seat } musi wypowiedzieć słowo, którym kończy się rozdanie.
