# De närmaste släktingarna.

heading-relatives = Vad som skiljer det från närbesläktade spel
relative-lead = I ”{ $name }”:
relative-differs = { $count ->
    [one] { $count } regel är annorlunda.
   *[other] { $count } regler är annorlunda.
 }
