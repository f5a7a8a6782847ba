# Several cards in a turn.

several-none = W jednym ruchu zagrywa się tylko jedną kartę.
several = W jednym ruchu możesz zagrać kilka kart: po pierwszej za każdym razem { $answer } (w porównaniu z poprzednią).
several-of = Dotyczy to tylko { CARDS($cards, form: "gen-many") }.
several-of-these = W jednym ruchu możesz zagrać kilka takich kart: { CARDS($cards, form: "many") }.
several-least = Zagrywasz albo jedną kartę, albo co najmniej { $cards } naraz.
several-most = { $cards ->
    [one] W jednym ruchu wolno zagrać najwyżej { $cards } kartę.
    [few] W jednym ruchu wolno zagrać najwyżej { $cards } karty.
   *[many] W jednym ruchu wolno zagrać najwyżej { $cards } kart.
 }
several-top-last = Z kart zagranych naraz na wierzchu zostaje ostatnia.
several-top-chosen = To ty wybierasz, która z kart zagranych naraz zostaje na wierzchu.
several-effects-each = Z kart zagranych naraz działa każda; dobierane karty i pominięcia się sumują.
several-effects-last = Z kart zagranych naraz działa tylko ta, która zostaje na wierzchu.
several-only-top-asks = Tylko karta na wierzchu pozwala coś wybrać albo wymaga określonej karty.
several-only-row = Na kartę, do której wolno dokładać, i w otwartym szeregu zagrywa się w tym samym ruchu tylko takie karty.
several-nothing-asked-draw = Dopóki ktoś ma dobierać, karta na wierzchu nie wymaga żadnej karty.
several-nothing-asked-skip = Dopóki na pominięcie można jeszcze odpowiedzieć, karta na wierzchu nie wymaga żadnej karty.
several-draws-fall-on-last = Jeśli każą dobierać różnym graczom, wszystkie karty dobiera ten, na którego padło na końcu.
row-draws-fall-on-last = Jeśli karta zagrana jako odpowiedź i ostatnia dołożona każą dobierać różnym graczom, wszystkie karty dobiera ten, na którego padło na końcu.
several-only-draw-answered = Kto ma dobierać, a ponadto stracić kolejki, może odpowiedzieć tylko na dobieranie i traci kolejki później.
several-only-draw-answered-skips = Jeśli dobieranie i pominięcie wypadną razem, można odpowiedzieć tylko na dobieranie.
several-only-first-answers = Jeśli zagrywa się je jako odpowiedź, odpowiada tylko pierwsza z nich; pozostałe liczą się jak zawsze.
several-all-stay = Dopóki nie zakończą działania, wszystkie zostają na odkrytym stosie, nawet gdy tworzy się nowy zakryty stos.
several-last-allowed = Wolno skończyć kilkoma kartami naraz.
several-last-forbidden = Nie wolno skończyć kilkoma kartami naraz.
several-last-work-as-top = Czy ostatnie karty zagrane naraz jeszcze działają, zależy od karty na wierzchu: albo wszystkie, albo żadna.
