# Die nächsten Verwandten eines Spiels.

heading-relatives = Was es von seinen Verwandten unterscheidet
relative-lead = In „{ $name }“:
relative-differs = { $count ->
    [one] { $count } Regel ist anders.
   *[other] { $count } Regeln sind anders.
 }
