# Nejbližší příbuzné hry.

heading-relatives = Čím se liší od příbuzných her
relative-lead = Ve hře „{ $name }“:
relative-differs = { $count ->
    [one] { $count } pravidlo je jiné.
    [few] { $count } pravidla jsou jiná.
   *[other] { $count } pravidel je jiných.
 }
