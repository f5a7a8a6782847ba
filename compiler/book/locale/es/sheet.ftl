# La hoja de puntos: qué hay encima de las columnas y cómo se rellena.

heading-sheet = Hoja de puntos
sheet-hand = Ronda
sheet-total = Total
sheet-counter = Contador
sheet-player = Jugador { $number }
sheet-pair = Pareja { $number }
sheet-how-points = Una fila por ronda: los puntos de cada uno, o el total alcanzado.
sheet-how-wins = Una fila por ronda: se marca quién la gana.
sheet-how-columns = { $columns } columnas por jugador: los puntos de una ronda se anotan en todas las columnas en las que cuentan.
sheet-how-counter = Se tacha un número cada vez que avanza el propio contador.
