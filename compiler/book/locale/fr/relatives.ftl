# Les jeux les plus proches.

heading-relatives = Ce qui le distingue des jeux voisins
relative-lead = Dans « { $name } » :
relative-differs = { $count ->
    [one] { $count } règle est différente.
   *[other] { $count } règles sont différentes.
 }
