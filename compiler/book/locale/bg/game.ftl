# The game.

game-columns = Точките се пишат в { $columns } колони. Първото раздаване, което някой спечели, се пише в първата колона, второто – в първите две, а всяко следващо – във { $columns ->
    [2] двете
   *[other] всички
 }. Всяка колона се играе до { $points } точки и има свой победител; играта печели този, който вземе най-много колони.
game-counter = Играта печели първият, чийто брояч слезе до { $end }.
game-exactly = Сбор от точно { $points } точки се връща на { $back }.
game-single-hand = Всяко раздаване е отделна игра.
game-hands = { $hands ->
    [one] Играта има { $hands } раздаване.
   *[other] Играта има { $hands } раздавания.
 }
game-each-deals = { $hands ->
    [1] Играта трае, докато всеки раздаде веднъж.
    [2] Играта трае, докато всеки раздаде два пъти.
   *[other] Играта трае, докато всеки раздаде { $hands } пъти.
 }
game-winner-lowest-total = Печели най-ниският сбор.
game-winner-highest-total = Печели най-високият сбор.
game-winner-most-hands = Печели играчът, взел най-много раздавания.
game-winner-best-places = Печели играчът с най-добри места общо.
game-target-lowest-wins = Играта свършва след раздаването, в което някой има { $target }; печели най-ниският сбор.
game-target-highest-wins = Играта свършва след раздаването, в което някой има { $target }; печели най-високият сбор.
game-target-first-wins = Играта печели първият, който има { $target }.
game-target-reachers-lose = Играта свършва, когато някой има { $target }: той губи, а всички други печелят.
game-target-reachers-drop-out = Който има { $target }, отпада; печели последният останал.
points-reached = { $points } или повече точки
points-past = повече от { $points ->
    [one] { $points } точка
   *[other] { $points } точки
 }
points-reached-per-player = { $points } или повече точки за всеки играч на масата
points-past-per-player = повече от { $points ->
    [one] { $points } точка
   *[other] { $points } точки
 } за всеки играч на масата
tie-extra-hand = При равенство се играе още едно раздаване.
tie-shared = При равенство победата се дели.
tie-earlier-lowest = При равенство печели играчът, имал по-нисък сбор преди последното раздаване.
