# De naaste verwanten van een spel.

heading-relatives = Waarin het verschilt van verwante spellen
relative-lead = In ‘{ $name }’:
relative-differs = { $count ->
    [one] { $count } regel is anders.
   *[other] { $count } regels zijn anders.
 }
