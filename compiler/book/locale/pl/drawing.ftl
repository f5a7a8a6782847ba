# Drawing and passing.

draw-at-will-exactly = { $cards ->
    [one] Jeśli nie możesz lub nie chcesz zagrać karty, dobierz zamiast tego { $cards } kartę z zakrytego stosu.
    [few] Jeśli nie możesz lub nie chcesz zagrać karty, dobierz zamiast tego { $cards } karty z zakrytego stosu.
   *[many] Jeśli nie możesz lub nie chcesz zagrać karty, dobierz zamiast tego { $cards } kart z zakrytego stosu.
 }
draw-at-will-up-to = Jeśli nie możesz lub nie chcesz zagrać karty, dobieraj zamiast tego po jednej karcie z zakrytego stosu, aż któraś będzie pasować: { $cards ->
    [one] najwyżej { $cards } kartę.
    [few] najwyżej { $cards } karty.
   *[many] najwyżej { $cards } kart.
 }
draw-at-will-until-playable = Jeśli nie możesz lub nie chcesz zagrać karty, dobieraj zamiast tego po jednej karcie z zakrytego stosu, aż któraś będzie pasować.
draw-when-unable-exactly = Jeśli nie masz pasującej karty, dobierz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 } z zakrytego stosu; jeśli ją masz, musisz zagrać.
draw-when-unable-up-to = Jeśli nie masz pasującej karty, dobieraj po jednej z zakrytego stosu, aż któraś będzie pasować: { $cards ->
    [one] najwyżej { $cards } kartę.
    [few] najwyżej { $cards } karty.
   *[many] najwyżej { $cards } kart.
 } Jeśli możesz zagrać kartę, musisz to zrobić.
draw-when-unable-until-playable = Jeśli nie masz pasującej karty, dobieraj po jednej z zakrytego stosu, aż któraś będzie pasować. Jeśli możesz zagrać kartę, musisz to zrobić.
drawn-may-be-played = { $cards ->
    [1] Jeśli dobrana karta pasuje, możesz ją od razu zagrać; w przeciwnym razie twój ruch się kończy.
   *[other] Jeśli któraś z dobranych kart pasuje, możesz ją od razu zagrać; w przeciwnym razie twój ruch się kończy.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Po dobraniu możesz jeszcze zagrać pasującą kartę, dobraną lub inną; w przeciwnym razie twój ruch się kończy.
   *[other] Po dobraniu możesz jeszcze zagrać pasującą kartę, jedną z dobranych lub inną; w przeciwnym razie twój ruch się kończy.
 }
drawn-must-be-played = { $cards ->
    [1] Jeśli dobrana karta pasuje, musisz ją od razu zagrać; w przeciwnym razie twój ruch się kończy.
   *[other] Jeśli któraś z dobranych kart pasuje, musisz ją od razu zagrać; w przeciwnym razie twój ruch się kończy.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] Po dobraniu musisz, jeśli możesz, zagrać pasującą kartę, dobraną lub inną; w przeciwnym razie twój ruch się kończy.
   *[other] Po dobraniu musisz, jeśli możesz, zagrać pasującą kartę, jedną z dobranych lub inną; w przeciwnym razie twój ruch się kończy.
 }
drawn-waits = Po dobraniu twój ruch się kończy, nawet jeśli dobrana karta pasuje.
drawn-until-may-be-played = Pasującą kartę, którą dobierzesz, możesz od razu zagrać albo zatrzymać; na tym twój ruch się kończy.
drawn-each-may-be-played = Pasującą kartę, którą dobierzesz, możesz od razu zagrać.
drawn-each-may-be-played-or-any-other = Po każdym dobraniu możesz zagrać pasującą kartę, dobraną lub inną; jeśli po ostatnim dobraniu nie zagrasz żadnej, twój ruch się kończy.
drawn-until-must-be-played = Pasującą kartę, którą dobierzesz, musisz od razu zagrać.
drawn-each-must-be-played-or-any-other = Po każdym dobraniu możesz zagrać pasującą kartę, dobraną lub inną; po ostatnim musisz, jeśli możesz.
drawn-until-waits = Gdy dobierzesz pasującą kartę, twój ruch się kończy: czeka ona na następny.
draw-at-will-nothing = Jeśli nie możesz lub nie chcesz zagrać karty, oddajesz ruch; nikt nie dobiera.
draw-when-unable-nothing = Jeśli nie masz pasującej karty, oddajesz ruch; nikt nie dobiera. Jeśli ją masz, musisz zagrać.
draw-may-go-on = Nawet gdy karta już pasuje, możesz dobierać dalej.
pass-after-last-draw = Dopiero po ostatnim dobraniu możesz zakończyć ruch bez zagrania.
pass-after-any-draw = Po każdym dobraniu możesz zakończyć ruch.
pass-after-any-draw-if-unable = Po każdym dobraniu możesz zakończyć ruch, jeśli nie możesz nic zagrać.
pass-when-dry = Gdy nie ma czego dobierać, każdy może spasować, nawet z pasującą kartą.
pass-at-will = Możesz też spasować bez dobierania.
draw-from-discards = Zamiast dobierać możesz wziąć wierzchnią kartę odkrytego stosu, jeśli pod nią leży jeszcze jedna, a ostatnio zagrana karta nie była twoja; twój ruch się wtedy kończy. Karta pod spodem nie działa po raz drugi, a to, co wybrano, już się nie liczy.
