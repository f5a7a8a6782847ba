# The game.

game-columns = Punkty zapisuje się w { $columns ->
    [one] { $columns } kolumnie
   *[other] { $columns } kolumnach
 }. Pierwsze wygrane rozdanie liczy się graczowi w pierwszej kolumnie, drugie w dwóch pierwszych, a każde następne { $columns ->
    [2] w obu
   *[other] we wszystkich
 }. Każdą kolumnę gra się do { $points } punktów i każda ma własnego zwycięzcę; grę wygrywa ten, kto wygra najwięcej kolumn.
game-counter = Grę wygrywa ten, czyj licznik pierwszy dojdzie do { $end }.
game-counter-loses = Czyj licznik pierwszy dojdzie do { $end }, ten przegrywa grę, a wszyscy inni ją wygrywają.
counter-over-leaves = Czyj licznik dojdzie do { $end }, ten odpada z gry.
left-do-not-count = Kto odpadł z gry, ten się tu nie liczy.
game-until-one-is-left-wins = Kto zostanie w grze ostatni, wygrywa ją.
game-until-one-is-left-loses = Kto zostanie w grze ostatni, przegrywa ją, a wszyscy inni wygrywają; jeśli nie zostanie nikt, nikt nie przegrywa.
leaves-game-loser = Po każdym rozdaniu odpada z gry ten, kto je przegrał: komu zostało najwięcej punktów, a przy równości najwięcej kart. Jeśli dotyczy to kilku graczy, nikt nie odpada.
leaves-game-winner = Po każdym rozdaniu opuszcza grę ten, kto je wygrał.
leaves-game-not-after-void = Po nieważnym rozdaniu nikt nie odpada.
game-exactly = Kto ma dokładnie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, wraca do { $back }.
game-single-hand = Każde rozdanie to osobna gra.
game-single-unwon-lowest = Jeśli nikt nie wygrał rozdania, grę wygrywa ten, kto ma najmniej punktów; w razie remisu zwycięstwem dzielą się wszyscy, którzy remisują.
game-single-unwon-highest = Jeśli nikt nie wygrał rozdania, grę wygrywa ten, kto ma najwięcej punktów; w razie remisu zwycięstwem dzielą się wszyscy, którzy remisują.
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
game-winner-lowest-total = Wygrywa ten, kto ma najmniej punktów.
game-winner-highest-total = Wygrywa ten, kto ma najwięcej punktów.
game-winner-most-hands = Wygrywa ten, kto wygrał najwięcej rozdań.
game-winner-best-places = Wygrywa ten, kto zajmował łącznie najlepsze miejsca.
game-target-lowest-wins = Gra kończy się po rozdaniu, w którym ktoś ma { $target }; wygrywa najniższy wynik.
game-target-highest-wins = Gra kończy się po rozdaniu, w którym ktoś ma { $target }; wygrywa najwyższy wynik.
game-target-who-reaches-it-wins = Grę wygrywa ten, kto pierwszy ma { $target }.
game-target-who-reaches-it-loses = Gra kończy się, gdy ktoś ma { $target }: ten gracz przegrywa, a wszyscy inni wygrywają.
game-target-who-reaches-it-leaves-game = Kto ma { $target }, odpada; wygrywa ostatni, który zostanie.
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
