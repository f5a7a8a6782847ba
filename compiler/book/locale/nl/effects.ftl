# Wat kaarten doen, de meldingen, het uitgaan, de punten, de partij.

card-does = { $effects }.
card-does-nothing = geen werking.

amount-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }
amount-face = zoveel kaarten als erop staat
amount-each-cards = { $cards ->
    [one] elk { $cards } kaart
   *[other] elk { $cards } kaarten
 }
amount-each-face = elk zoveel kaarten als erop staat
draws-next-waits = de volgende speler pakt { $amount } en slaat een beurt over
draws-next-plays = de volgende speler pakt { $amount } en is dan gewoon aan de beurt
draws-next-may-play = de volgende speler pakt { $amount } en mag dan nog één kaart leggen
draws-others = alle anderen pakken { $amount }
draws-everyone = alle spelers zonder uitzondering pakken { $amount }
draws-you = je pakt zelf { $amount }
skips-next = { $seats ->
    [one] de volgende speler wordt overgeslagen
   *[other] de volgende { $seats } spelers worden overgeslagen
 }
skips-others = alle anderen worden overgeslagen, en jij bent weer aan de beurt
skips-chosen = je kiest een speler, die wordt overgeslagen
reverses = de speelrichting keert om
reverses-two-skips = de andere speler wordt overgeslagen, en jij bent weer aan de beurt
reverses-two-nothing = geen werking
plays-again = je bent nog eens aan de beurt
plays-again-or-not = je mag nog een kaart leggen

reply-draw-adds = Wie moet pakken, mag in plaats daarvan { $answer } leggen; de aantallen worden opgeteld, en de volgende speler moet pakken.
reply-draw-doubles = Wie moet pakken, mag in plaats daarvan { $answer } leggen; het aantal verdubbelt, en de volgende speler moet pakken.
reply-draw-replaces = Wie moet pakken, mag in plaats daarvan { $answer } leggen; de volgende speler krijgt dan alleen met de nieuwe kaart te maken.
reply-draw-passes-on = Wie moet pakken, mag in plaats daarvan { $answer } leggen; de volgende speler moet dan evenveel pakken.
reply-draw-sends-back = Wie moet pakken, mag in plaats daarvan { $answer } leggen; dan moet degene pakken die het veroorzaakt heeft.
reply-draw-cancels = Wie moet pakken, mag in plaats daarvan { $answer } leggen; dan pakt niemand.
reply-skip-adds = Wie overgeslagen wordt, mag in plaats daarvan { $answer } leggen; er worden dan zoveel meer van de volgende spelers overgeslagen.
reply-skip-doubles = Wie overgeslagen wordt, mag in plaats daarvan { $answer } leggen; dan worden er twee keer zoveel spelers overgeslagen.
reply-skip-replaces = Wie overgeslagen wordt, mag in plaats daarvan { $answer } leggen; de volgende speler krijgt dan alleen met de nieuwe kaart te maken.
reply-skip-passes-on = Wie overgeslagen wordt, mag in plaats daarvan { $answer } leggen; dan wordt de volgende speler overgeslagen.
reply-skip-sends-back = Wie overgeslagen wordt, mag in plaats daarvan { $answer } leggen; dan wordt degene overgeslagen die het veroorzaakt heeft.
reply-skip-cancels = Wie overgeslagen wordt, mag in plaats daarvan { $answer } leggen; dan wordt niemand overgeslagen.
reply-to-some = Tegen { CARDS($owing, form: "a", join: "or") }: { LOWER($reply) }

# ---- meldingen

call-at = { $cards ->
    [0] Zeg ‘{ $word }’ als je je laatste kaart legt.
    [1] Zeg ‘{ $word }’ als je nog maar één kaart hebt.
   *[other] Zeg ‘{ $word }’ als je nog maar { $cards } kaarten hebt.
 }
call-forgotten = Wie het vergeet, { $penalty }.
call-forgotten-nothing = Het vergeten kost niets.
call-none = Met nog maar één kaart hoef je niets te zeggen.
catcher-anyone = Iedere andere speler mag erop wijzen dat iemand de melding vergeet.
catcher-next = Alleen de volgende speler mag erop wijzen dat iemand de melding vergeet.
catcher-table = Niemand hoeft erop te wijzen dat iemand de melding vergeet.
call-caught-next-turn = Een vergeten melding kan goedgemaakt of opgemerkt worden tot de beurt van de volgende speler begint.
call-caught-next-card = Een vergeten melding kan goedgemaakt of opgemerkt worden tot er weer een kaart gelegd of gepakt wordt.
call-caught-last-card = Een vergeten melding kan goedgemaakt of opgemerkt worden tot de laatste kaart gelegd wordt.
call-made-good-next-turn = Een vergeten melding kan goedgemaakt worden tot de beurt van de volgende speler begint.
call-made-good-next-card = Een vergeten melding kan goedgemaakt worden tot er weer een kaart gelegd of gepakt wordt.
call-made-good-last-card = Een vergeten melding kan goedgemaakt worden tot de laatste kaart gelegd wordt.
penalty-cards = { $cards ->
    [one] pakt { $cards } kaart
   *[other] pakt { $cards } kaarten
 }
penalty-turns = { $turns ->
    [1] slaat een beurt over
   *[other] slaat { $turns } beurten over
 }
penalty-no-finish = mag de laatste kaart pas leggen als het woord gezegd is

# ---- uitgaan

finish-hand-ends = De ronde eindigt zodra iemand zijn laatste kaart heeft gelegd.
finish-play-on = Wie zijn laatste kaart heeft gelegd, is uit; de anderen spelen door om de plaatsen tot nog maar één speler kaarten heeft.
last-card-wins = Je mag met { CARDS($cards, form: "a", join: "or") } uitgaan zoals met elke andere kaart.
last-card-acts = Is je laatste kaart { CARDS($cards, form: "a", join: "or") }, dan werkt die nog voor de ronde eindigt; pareren kan niet.
last-card-acts-and-may-come-back = Is je laatste kaart { CARDS($cards, form: "a", join: "or") }, dan werkt die nog en kan die gepareerd worden; komt het bij jou terug, dan pak je en speel je weer mee.
last-card-forbidden = Je mag niet met { CARDS($cards, form: "a", join: "or") } uitgaan.
last-card-if-it-fits = Je mag alleen met { CARDS($cards, form: "a", join: "or") } uitgaan als de kaart als een gewone bij de bovenste past.
last-card-draws = { $number ->
    [one] Leg je als laatste kaart { CARDS($cards, form: "a", join: "or") }, dan ben je niet uit: je pakt { $number } kaart en speelt verder.
   *[other] Leg je als laatste kaart { CARDS($cards, form: "a", join: "or") }, dan ben je niet uit: je pakt { $number } kaarten en speelt verder.
 }
last-card-stays-in = Leg je als laatste kaart { CARDS($cards, form: "a", join: "or") }, dan ben je niet uit: je blijft zonder kaarten in het spel.

# ---- punten

score-each-pays-own-hand = Wie uit is, krijgt niets. De anderen krijgen de kaarten in hun hand als strafpunten.
score-winner-collects = Wie uit is, krijgt de punten van alle kaarten die de anderen nog hebben.
score-winner-collects-average = Wie uit is, krijgt het gemiddelde van wat de anderen nog hebben.
score-lowest-collects-differences = Wie de minste punten in de hand heeft, krijgt van ieder ander het verschil tussen hun handen.
score-lowest-wins = Wie de minste punten in de hand heeft, wint de ronde.
score-finishers-collect = Wie uitgaat, krijgt telkens de punten van alle kaarten die de anderen op dat moment hebben.
score-winner-takes = { $points ->
    [one] Wie uit is, krijgt { $points } punt.
   *[other] Wie uit is, krijgt { $points } punten.
 }
score-places = Alleen de plaatsen tellen: wie als eerste uit is, wie als tweede, enzovoort.
score-none = Er worden geen punten geteld: wie uitgaat, wint de ronde.
value-points = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] telt
   *[many] tellen elk
 } voor { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } tellen voor het getal dat erop staat.
    [2] { CARDS($cards, form: "many") } tellen voor het dubbele van het getal dat erop staat.
   *[other] { CARDS($cards, form: "many") } tellen voor { $times } keer het getal dat erop staat.
 }

# ---- de partij

game-single-hand = Elke ronde is een spel op zich.
game-hands = { $hands ->
    [one] Een partij duurt { $hands } ronde.
   *[other] Een partij duurt { $hands } ronden.
 }
game-each-deals = { $hands ->
    [1] Een partij duurt tot iedereen één keer gegeven heeft.
    [2] Een partij duurt tot iedereen twee keer gegeven heeft.
   *[other] Een partij duurt tot iedereen { $hands } keer gegeven heeft.
 }
game-winner-each-pays-own-hand = Wie in totaal de minste punten heeft, wint.
game-winner-winner-collects = Wie in totaal de meeste punten heeft, wint.
game-winner-winner-collects-average = Wie in totaal de meeste punten heeft, wint.
game-winner-lowest-collects-differences = Wie in totaal de meeste punten heeft, wint.
game-winner-lowest-wins = Wie de meeste ronden gewonnen heeft, wint.
game-winner-finishers-collect = Wie in totaal de meeste punten heeft, wint.
game-winner-winner-takes = Wie in totaal de meeste punten heeft, wint.
game-winner-places = Wie over alle ronden de beste plaatsen heeft, wint.
game-winner-none = Wie de meeste ronden gewonnen heeft, wint.
game-target-lowest-wins = De partij eindigt na de ronde waarin iemand { $target } heeft; wie dan de minste punten heeft, wint.
game-target-highest-wins = De partij eindigt na de ronde waarin iemand { $target } heeft; wie dan de meeste punten heeft, wint.
game-target-first-wins = Wie als eerste { $target } heeft, wint de partij.
game-target-reachers-lose = De partij eindigt als iemand { $target } heeft: die verliest, en alle anderen winnen.
game-target-reachers-drop-out = Wie { $target } heeft, valt af; wie als laatste overblijft, wint.
points-reached = { $points ->
    [one] { $points } punt of meer
   *[other] { $points } punten of meer
 }
points-past = { $points ->
    [one] meer dan { $points } punt
   *[other] meer dan { $points } punten
 }
points-reached-per-player = { $points ->
    [one] { $points } punt of meer voor elke speler aan tafel
   *[other] { $points } punten of meer voor elke speler aan tafel
 }
points-past-per-player = { $points ->
    [one] meer dan { $points } punt voor elke speler aan tafel
   *[other] meer dan { $points } punten voor elke speler aan tafel
 }
tie-extra-hand = Bij een gelijke stand wordt er nog een ronde gespeeld.
tie-shared = Bij een gelijke stand wordt de winst gedeeld.
tie-earlier-lowest = Bij een gelijke stand wint wie voor de laatste ronde minder punten had.
