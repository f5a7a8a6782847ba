# Arkusz wyników: co stoi nad kolumnami i jak się go wypełnia.

heading-sheet = Arkusz wyników
sheet-hand = Rozdanie
sheet-total = Razem
sheet-counter = Licznik
sheet-player = Gracz { $number }
sheet-pair = Para { $number }
sheet-how-points = Jeden wiersz na każde rozdanie: punkty każdego gracza albo dotychczasowa suma.
sheet-how-wins = Jeden wiersz na każde rozdanie: zaznacz, kto je wygrał.
sheet-how-columns = { $columns ->
    [few] { $columns } kolumny na każdego gracza
   *[many] { $columns } kolumn na każdego gracza
 }: punkty za rozdanie wpisuje się we wszystkich kolumnach, w których się liczą.
sheet-how-counter = Skreśl jedną liczbę za każdym razem, gdy przesuwa się twój licznik.
