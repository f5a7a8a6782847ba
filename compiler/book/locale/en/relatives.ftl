# The nearest relatives of a game.

heading-relatives = How it differs from its relatives
relative-lead = In “{ $name }”:
relative-differs = { $count ->
    [one] { $count } rule is different.
   *[other] { $count } rules are different.
 }
