# I giochi più vicini.

heading-relatives = Che cosa la distingue dalle sue parenti
relative-lead = In «{ $name }»:
relative-differs = { $count ->
    [one] Cambia { $count } regola.
   *[other] Cambiano { $count } regole.
 }
