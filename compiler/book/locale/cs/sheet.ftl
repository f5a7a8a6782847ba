# Zápis bodů: co stojí nad sloupci a jak se vyplňuje.

heading-sheet = Zápis bodů
sheet-hand = Rozdání
sheet-total = Celkem
sheet-counter = Počítadlo
sheet-player = Hráč { $number }
sheet-pair = Dvojice { $number }
sheet-how-points = Pro každé rozdání jeden řádek: body každého hráče nebo dosavadní součet.
sheet-how-wins = Pro každé rozdání jeden řádek: zaškrtněte, kdo je vyhrál.
sheet-how-columns = { $columns ->
    [few] { $columns } sloupce pro každého hráče
   *[other] { $columns } sloupců pro každého hráče
 }: body za rozdání se zapisují do všech sloupců, ve kterých se počítají.
sheet-how-counter = Škrtněte jedno číslo pokaždé, když se vaše počítadlo posune.
