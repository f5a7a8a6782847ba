# Най-близките сродни игри.

heading-relatives = С какво се отличава от сродните игри
relative-lead = В „{ $name }“:
relative-differs = { $count ->
    [one] { $count } правило е различно.
   *[other] { $count } правила са различни.
 }
