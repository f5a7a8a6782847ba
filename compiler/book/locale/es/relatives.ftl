# Los juegos más cercanos.

heading-relatives = En qué se distingue de juegos parecidos
relative-lead = En «{ $name }»:
relative-differs = { $count ->
    [one] Cambia { $count } regla.
   *[other] Cambian { $count } reglas.
 }
