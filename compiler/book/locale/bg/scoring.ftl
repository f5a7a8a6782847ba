# Scores, and what cards count.

score-each-collects-differences = Всеки получава разликата между най-голямата ръка и своята.
score-side-went-out = Излязла е първата страна, чиито двама играчи са излезли.
score-side-hands = Картите на двамата партньори се броят заедно.
score-not-partner = За картите на партньора не се пишат точки.
score-partners = На двамата партньори се пишат точките на страната им.
score-rounds = Точките се закръгляват до кратни на { $points }, половината нагоре.
score-rounds-at-least = { $points ->
    [one] Каквото изобщо се брои, се брои поне за { $points } точка.
   *[other] Каквото изобщо се брои, се брои поне за { $points } точки.
 }
score-reshuffle = { $points ->
    [one] Който накара да се направи ново тесте, получава { $points } наказателна точка.
   *[other] Който накара да се направи ново тесте, получава { $points } наказателни точки.
 }
score-reshuffle-doubling = { $points ->
    [one] Който накара да се направи ново тесте, получава { $points } наказателна точка, а всеки следващ път в играта – двойно повече.
   *[other] Който накара да се направи ново тесте, получава { $points } наказателни точки, а всеки следващ път в играта – двойно повече.
 }
score-reshuffle-doubles-at-most = Удвоява се най-много { $times } пъти.
bonus-times = Ако раздаването свърши с { CARDS($cards, form: "bare", join: "or") }, точките му се броят { $times ->
    [2] двойно
    [3] тройно
   *[other] по { $times } пъти
 }.
bonus-times-first-out = Ако първият излязъл е свършил с { CARDS($cards, form: "bare", join: "or") }, точките от раздаването се броят { $times ->
    [2] двойно
    [3] тройно
   *[other] по { $times } пъти
 }.
bonus-more = { $points ->
    [one] Който излезе с { CARDS($cards, form: "bare", join: "or") }, добавя { $points } точка към сбора си.
   *[other] Който излезе с { CARDS($cards, form: "bare", join: "or") }, добавя { $points } точки към сбора си.
 }
bonus-less = { $points ->
    [one] Който излезе с { CARDS($cards, form: "bare", join: "or") }, маха { $points } точка от сбора си.
   *[other] Който излезе с { CARDS($cards, form: "bare", join: "or") }, маха { $points } точки от сбора си.
 }
score-each-pays-own-hand = Който е излязъл, не получава нищо. Другите броят картите в ръката си като наказателни точки.
score-winner-collects = Който е излязъл, получава точките за всички карти, останали у другите.
score-winner-collects-average = Който е излязъл, получава средното от картите, останали у другите.
score-lowest-collects-differences = Играчът с най-малко точки в ръката получава от всеки друг разликата между двете ръце.
score-lowest-wins = Раздаването печели играчът с най-малко точки в ръката.
score-finishers-collect = Всеки, който излезе, получава точките за всички карти, които другите държат в този миг.
score-winner-takes = { $points ->
    [one] Който е излязъл, получава { $points } точка.
   *[other] Който е излязъл, получава { $points } точки.
 }
score-places = Важни са само местата: кой излиза пръв, кой втори и така нататък.
score-by-place = Местата носят точки, като се започне от излезлия пръв: { $points }. Който накрая още държи карти, е на следващото място; по-задните места не носят нищо.
score-none = Точки не се броят: който излезе, печели раздаването.
score-none-plays-on = Точки не се броят.
value-points = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] носи
   *[many] носят по
 } { $points ->
    [one] { $points } точка.
   *[other] { $points } точки.
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "the-many") } носят толкова точки, колкото е числото им.
   *[other] { CARDS($cards, form: "the-many") } носят { $times } пъти повече точки, отколкото е числото им.
 }
