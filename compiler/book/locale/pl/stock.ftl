# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = Gdy zakryty stos się skończy, wierzchnia karta odkrytego stosu zostaje, a wszystkie inne tasuje się i tworzy z nich nowy zakryty stos.
stock-empty-turn-over = Gdy zakryty stos się skończy, wierzchnia karta odkrytego stosu zostaje, a wszystkie inne odwraca się bez tasowania i tworzy z nich nowy zakryty stos.
stock-empty-pass = Gdy zakryty stos się skończy, nowego się nie tworzy. Kto może zagrać kartę, musi to zrobić; pozostali pasują.
stock-empty-score = Gdy zakryty stos się skończy, a ktoś potrzebuje karty, rozdanie natychmiast się kończy i liczy się karty.
stock-exhausted-pass = Jeśli nie można utworzyć nowego zakrytego stosu, kto może zagrać kartę, musi to zrobić; pozostali pasują.
stock-exhausted-score = Jeśli nie można utworzyć nowego zakrytego stosu, rozdanie natychmiast się kończy i liczy się karty.
blocked-void = Gdy rozdanie utknie, jest nieważne: nikt nie dostaje punktów.
blocked-each-pays-own-hand = Gdy rozdanie utknie, każdy liczy karty na własnej ręce; nikt go nie wygrał.
blocked-winner-collects = Gdy rozdanie utknie, wygrywa je gracz, który ma na ręce najmniej punktów, i zapisuje sobie punkty z rąk wszystkich pozostałych.
blocked-winner-collects-average = Gdy rozdanie utknie, wygrywa je gracz, który ma na ręce najmniej punktów, i zapisuje sobie średnią z rąk pozostałych.
blocked-lowest-collects-differences = Gdy rozdanie utknie, wygrywa je gracz, który ma na ręce najmniej punktów, i dostaje od każdego z pozostałych różnicę między jego ręką a swoją.
blocked-lowest-wins = Gdy rozdanie utknie, wygrywa je gracz, który ma na ręce najmniej punktów.
blocked-winner-takes = Gdy rozdanie utknie, wygrywa je gracz, który ma na ręce najmniej punktów, i zapisuje sobie { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
blocked-places = Gdy rozdanie utknie, wszyscy, którzy mają jeszcze karty, dzielą następne miejsce.
blocked-none = Gdy rozdanie utknie, punktów się nie liczy.
blocked-won-by-first-out = Jeśli do tego czasu ktoś już skończył, rozdanie liczy się jako wygrane przez tego, kto skończył pierwszy.
ended-counts-as-blocked = Tak samo liczy się rozdanie, które gracz zakończył.
stock-refills-when-needed = Nowy zakryty stos tworzy się wtedy, gdy ktoś musi dobrać kartę, a żadnej już nie ma.
stock-refills-at-once = Nowy zakryty stos tworzy się od razu, gdy tylko ktoś dobierze ostatnią kartę; jeśli nie ma z czego, gdy tylko jest.
stock-keeps-top = Przy tworzeniu nowego zakrytego stosu zostaje tylko wierzchnia karta odkrytego stosu.
stock-keeps-top-and-chain = Dopóki ktoś ma jeszcze dobrać należne karty albo żądana jest karta, zostają też te, które to wywołały.
stock-limit = { $times ->
    [0] Nowego zakrytego stosu nigdy się nie tworzy.
    [1] Nowy zakryty stos tworzy się najwyżej raz w rozdaniu.
   *[other] Nowy zakryty stos tworzy się najwyżej { $times } razy w rozdaniu.
 }
stock-short-lapses = Jeśli kart do dobrania jest za mało, dobierasz te, które są, a reszta przepada.
stock-short-owed = Jeśli kart do dobrania jest za mało, dobierasz te, które są, a resztę dobierasz w swoim następnym ruchu.
stock-short-no-play = Jeśli kart do dobrania jest za mało, dobierasz te, które są, i w tym ruchu nie wolno ci zagrać karty.
stock-short-take-top = Jeśli kart do dobrania jest za mało, dobierasz te, które są, i jeszcze wierzchnią kartę odkrytego stosu, a reszta przepada; kto gra następny, może położyć dowolną kartę.
stock-blocked = { $rounds ->
    [1] Jeśli wszyscy gracze kolejno spasują, rozdanie utknęło i się kończy.
   *[other] Jeśli wszyscy gracze kolejno spasują { $rounds } razy z rzędu, rozdanie utknęło i się kończy.
 }
stock-blocked-missed = Strata kolejki to nie pas.
stock-blocked-drew = Kto w swojej kolejce dobrał, ten nie spasował.
stock-blocked-drew-last = Kto dobiera wszystko, co należy się za kartę, i traci przez to tę kolejkę, ten spasował, jeśli potem nie ma już czego dobrać.
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
blocked-each-collects-differences = Gdy rozdanie utknie, wygrywa je gracz, który ma na ręce najmniej punktów, a każdy zapisuje sobie różnicę między największą ręką a własną.
