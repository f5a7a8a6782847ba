# Vad kort gör, utropen, att gå ut, poängen, partiet.

card-does = { $effects }.
card-does-nothing = ingen verkan.

amount-cards = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
 }
amount-face = så många kort som talet på kortet
amount-each-cards = { $cards ->
    [one] { $cards } kort var
   *[other] { $cards } kort var
 }
amount-each-face = var sitt antal kort efter talet på kortet
draws-next-waits = nästa spelare drar { $amount } och står över
draws-next-plays = nästa spelare drar { $amount } och har sedan sin vanliga tur
draws-next-may-play = nästa spelare drar { $amount } och får sedan ändå lägga ett kort
draws-others = alla andra drar { $amount }
draws-everyone = alla spelare utan undantag drar { $amount }
draws-you = du drar själv { $amount }
skips-next = { $seats ->
    [one] nästa spelare hoppas över
   *[other] de { $seats } följande spelarna hoppas över
 }
skips-others = alla andra hoppas över, och det är din tur igen
skips-chosen = du väljer en spelare som hoppas över
reverses = spelriktningen vänder
reverses-two-skips = den andra spelaren hoppas över, och det är din tur igen
reverses-two-nothing = ingen verkan
plays-again = det är din tur en gång till
plays-again-or-not = du får lägga ett kort till

reply-draw-adds = Den som ska dra får i stället lägga { $answer }; antalen läggs ihop, och nästa spelare ska dra.
reply-draw-doubles = Den som ska dra får i stället lägga { $answer }; antalet fördubblas, och nästa spelare ska dra.
reply-draw-replaces = Den som ska dra får i stället lägga { $answer }; nästa spelare drabbas då bara av det nya kortet.
reply-draw-passes-on = Den som ska dra får i stället lägga { $answer }; då ska nästa spelare dra lika många.
reply-draw-sends-back = Den som ska dra får i stället lägga { $answer }; då ska den dra som orsakade det.
reply-draw-cancels = Den som ska dra får i stället lägga { $answer }; då drar ingen.
reply-skip-adds = Den som ska hoppas över får i stället lägga { $answer }; då hoppas så många fler av de följande spelarna över.
reply-skip-doubles = Den som ska hoppas över får i stället lägga { $answer }; då hoppas dubbelt så många spelare över.
reply-skip-replaces = Den som ska hoppas över får i stället lägga { $answer }; nästa spelare drabbas då bara av det nya kortet.
reply-skip-passes-on = Den som ska hoppas över får i stället lägga { $answer }; då hoppas nästa spelare över.
reply-skip-sends-back = Den som ska hoppas över får i stället lägga { $answer }; då hoppas den över som orsakade det.
reply-skip-cancels = Den som ska hoppas över får i stället lägga { $answer }; då hoppas ingen över.
reply-to-some = Mot { CARDS($owing, form: "a", join: "or") }: { LOWER($reply) }

# ---- utrop

call-at = { $cards ->
    [0] Säg ”{ $word }” när du lägger ditt sista kort.
    [1] Säg ”{ $word }” när du har ett enda kort kvar.
   *[other] Säg ”{ $word }” när du har { $cards } kort kvar.
 }
call-forgotten = Den som glömmer det { $penalty }.
call-forgotten-nothing = Att glömma det kostar ingenting.
call-none = Med ett enda kort kvar behöver du inte säga något.
catcher-anyone = Vem som helst av de andra får påpeka att någon glömmer utropet.
catcher-next = Bara nästa spelare får påpeka att någon glömmer utropet.
catcher-table = Ingen behöver påpeka att någon glömmer utropet.
call-caught-next-turn = Ett glömt utrop kan rättas till eller påpekas tills nästa spelares tur börjar.
call-caught-next-card = Ett glömt utrop kan rättas till eller påpekas tills nästa kort läggs eller dras.
call-caught-last-card = Ett glömt utrop kan rättas till eller påpekas tills det sista kortet läggs.
call-made-good-next-turn = Ett glömt utrop kan rättas till tills nästa spelares tur börjar.
call-made-good-next-card = Ett glömt utrop kan rättas till tills nästa kort läggs eller dras.
call-made-good-last-card = Ett glömt utrop kan rättas till tills det sista kortet läggs.
penalty-cards = { $cards ->
    [one] drar { $cards } kort
   *[other] drar { $cards } kort
 }
penalty-turns = { $turns ->
    [1] står över en gång
   *[other] står över { $turns } gånger
 }
penalty-no-finish = får inte lägga sitt sista kort förrän ordet är sagt

# ---- att gå ut

finish-hand-ends = Given slutar så snart någon har lagt sitt sista kort.
finish-play-on = Den som har lagt sitt sista kort är ute; de andra spelar vidare om platserna tills bara en har kort kvar.
last-card-wins = Du får gå ut på { CARDS($cards, form: "a", join: "or") } som på vilket annat kort som helst.
last-card-acts = Om ditt sista kort är { CARDS($cards, form: "a", join: "or") } verkar det innan given slutar; det går inte att svara på.
last-card-acts-and-may-come-back = Om ditt sista kort är { CARDS($cards, form: "a", join: "or") } verkar det och går att svara på; kommer det tillbaka till dig drar du och är med igen.
last-card-forbidden = Du får inte gå ut på { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = Du får gå ut på { CARDS($cards, form: "a", join: "or") } bara om kortet stämmer med det översta som ett vanligt kort.
last-card-draws = { $number ->
    [one] Om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort är du inte ute: du drar { $number } kort och spelar vidare.
   *[other] Om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort är du inte ute: du drar { $number } kort och spelar vidare.
 }
last-card-stays-in = Om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort är du inte ute: du är kvar i spelet utan kort.

# ---- poäng

score-each-pays-own-hand = Den som gick ut får inga poäng. De andra får korten på handen som straffpoäng.
score-winner-collects = Den som gick ut får poängen för alla kort som de andra har kvar.
score-winner-collects-average = Den som gick ut får genomsnittet av vad de andra har kvar.
score-lowest-collects-differences = Den som har minst poäng på handen får av var och en av de andra skillnaden mellan de två händerna.
score-lowest-wins = Den som har minst poäng på handen vinner given.
score-finishers-collect = Var och en som går ut får poängen för alla kort som de andra har i det ögonblicket.
score-winner-takes = Den som gick ut får { $points } poäng.
score-places = Bara platserna räknas: först ute, tvåa ute och så vidare.
score-none = Inga poäng räknas: den som går ut vinner given.
value-points = { CARDS($cards, form: "many") } räknas { $points } poäng{ NUMBER_OF($cards) ->
    [one] .
   *[many] { " var." }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } räknas efter talet på dem.
    [2] { CARDS($cards, form: "many") } räknas dubbla talet på dem.
   *[other] { CARDS($cards, form: "many") } räknas { $times } gånger talet på dem.
 }

# ---- partiet

game-single-hand = Varje giv är ett spel för sig.
game-hands = { $hands ->
    [one] Ett parti består av { $hands } giv.
   *[other] Ett parti består av { $hands } givar.
 }
game-each-deals = { $hands ->
    [1] Ett parti varar tills alla har gett en gång.
    [2] Ett parti varar tills alla har gett två gånger.
   *[other] Ett parti varar tills alla har gett { $hands } gånger.
 }
game-winner-each-pays-own-hand = Den som sammanlagt har minst poäng vinner.
game-winner-winner-collects = Den som sammanlagt har mest poäng vinner.
game-winner-winner-collects-average = Den som sammanlagt har mest poäng vinner.
game-winner-lowest-collects-differences = Den som sammanlagt har mest poäng vinner.
game-winner-lowest-wins = Den som har vunnit flest givar vinner.
game-winner-finishers-collect = Den som sammanlagt har mest poäng vinner.
game-winner-winner-takes = Den som sammanlagt har mest poäng vinner.
game-winner-places = Den som sammanlagt har de bästa platserna vinner.
game-winner-none = Den som har vunnit flest givar vinner.
game-target-lowest-wins = Partiet slutar efter den giv då någon har { $target }; den som då har minst poäng vinner.
game-target-highest-wins = Partiet slutar efter den giv då någon har { $target }; den som då har mest poäng vinner.
game-target-first-wins = Den som först har { $target } vinner partiet.
game-target-reachers-lose = Partiet slutar när någon har { $target }: den spelaren förlorar, och alla andra vinner.
game-target-reachers-drop-out = Den som har { $target } åker ut; den som blir sist kvar vinner.
points-reached = { $points } poäng eller mer
points-past = mer än { $points } poäng
points-reached-per-player = { $points } poäng eller mer för varje spelare vid bordet
points-past-per-player = mer än { $points } poäng för varje spelare vid bordet
tie-extra-hand = Vid lika ställning spelas en giv till.
tie-shared = Vid lika ställning delas segern.
tie-earlier-lowest = Vid lika ställning vinner den som hade minst poäng före den sista given.
