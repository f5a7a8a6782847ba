# Going out.

finish-hand-ends-partners = De ronde eindigt zodra iemand zijn laatste kaart heeft gelegd; de kant van die speler heeft gewonnen.
finish-hand-ends-dummies = De ronde eindigt zodra iemand de laatste kaart van een van zijn twee handen heeft gelegd; die speler heeft gewonnen.
finish-next-counter = Wie zijn laatste kaart heeft gelegd, pakt van de trekstapel zoveel nieuwe als zijn teller dan aangeeft, en speelt verder.
finish-both-partners = Wie zijn laatste kaart heeft gelegd, is uit; de ronde eindigt zodra beide partners van een kant uit zijn.
finish-both-hands = Wie de laatste kaart van een van zijn twee handen heeft gelegd, is met die hand uit; de ronde eindigt zodra een speler met allebei uit is.
finish-only-on = Je mag alleen met { CARDS($cards, form: "a", join: "or") } uitgaan.
finish-waits = Wie zijn laatste kaart legt terwijl ook een andere speler geen kaart heeft, heeft niet gewonnen, maar blijft zonder kaarten in het spel.
claim = Legt iemand anders een kaart waarvan het getal de som van de kaarten in je hand is, dan mag je ‘{ $word }’ zeggen tot de volgende speler een kaart legt of pakt; je legt je hand onder de aflegstapel en bent uit; geen kaart telt als je laatste. Zou de ronde met de gelegde kaart eindigen, dan ben je uit vóór wie haar legde. Wie het snelst is, telt.
claim-owed-lapses = Moest je pakken, een beurt overslaan of een kaart leggen, dan vervalt dat.
hand-limit-out = { $cards ->
    [one] Wie meer dan { $cards } kaart heeft, ligt uit de ronde; de kaarten gaan onder de aflegstapel.
   *[other] Wie meer dan { $cards } kaarten heeft, ligt uit de ronde; de kaarten gaan onder de aflegstapel.
 }
hand-limit-when = Geteld wordt pas als de gelegde kaart helemaal heeft gewerkt, met de klok mee vanaf de linkerkant van wie haar legde.
hand-limit-not-compared = Wie zo uit de ronde ligt, telt niet meer mee als de handen worden vergeleken.
hand-limit-one-left-wins = Blijft er maar één speler over, dan eindigt de ronde en heeft die speler gewonnen.
hand-limit-one-left-takes-place = Blijft er maar één speler over, dan eindigt de ronde en krijgt die speler de volgende plaats.
hand-limit-winner-scores = Die speler krijgt wat iemand krijgt die uitgaat; hebben er meer de laagste hand, dan delen ze het, naar beneden afgerond.
hand-limit-winner-scores-differences = Die speler krijgt van ieder ander het verschil tussen hun handen, welke ook de hoogste is; hebben er meer de laagste hand, dan delen ze het, naar beneden afgerond.
hand-limit-loses = { $cards ->
    [one] Wie meer dan { $cards } kaart heeft, verliest de ronde, die meteen eindigt. Wie van de anderen dan de laagste hand heeft, heeft haar gewonnen.
   *[other] Wie meer dan { $cards } kaarten heeft, verliest de ronde, die meteen eindigt. Wie van de anderen dan de laagste hand heeft, heeft haar gewonnen.
 }
finish-after-wins = Dek je met je laatste kaart { CARDS($cards, form: "a", join: "or") } af, dan ben je uit.
finish-after-acts = Dek je met je laatste kaart { CARDS($cards, form: "a", join: "or") } af, dan werkt die laatste nog voor de ronde eindigt; pareren kan niet.
finish-after-acts-and-may-come-back = Dek je met je laatste kaart { CARDS($cards, form: "a", join: "or") } af, dan werkt die laatste nog en kan die gepareerd worden; komt het bij jou terug, dan pak je en speel je weer mee.
finish-after-forbidden = Je mag niet uitgaan door { CARDS($cards, form: "a", join: "or") } af te dekken.
finish-after-if-it-fits = Je mag uitgaan door { CARDS($cards, form: "a", join: "or") } af te dekken, maar alleen met een kaart die er als een gewone bij past.
finish-after-draws = { $number ->
    [one] Dek je met je laatste kaart { CARDS($cards, form: "a", join: "or") } af, dan ben je niet uit: je pakt { $number } kaart en speelt verder.
   *[other] Dek je met je laatste kaart { CARDS($cards, form: "a", join: "or") } af, dan ben je niet uit: je pakt { $number } kaarten en speelt verder.
 }
finish-after-stays-in = Dek je met je laatste kaart { CARDS($cards, form: "a", join: "or") } af, dan ben je niet uit: je blijft zonder kaarten in het spel.
finish-after-out-at-next-turn = Dek je met je laatste kaart { CARDS($cards, form: "a", join: "or") } af, dan ben je nog niet uit: ze werkt zoals elke andere, en je bent pas uit als je aan de beurt komt en niets schuldig bent. Heb je voor die tijd kaarten gepakt, dan speel je verder.
finish-hand-ends = De ronde eindigt zodra iemand zijn laatste kaart heeft gelegd.
finish-play-on = Wie zijn laatste kaart heeft gelegd, is uit; de anderen spelen door om de plaatsen tot nog maar één speler kaarten heeft.
finish-hand-ends-once-out = De ronde eindigt zodra iemand uit is.
finish-hand-ends-partners-once-out = De ronde eindigt zodra iemand uit is; de kant van die speler heeft gewonnen.
finish-hand-ends-dummies-once-out = De ronde eindigt zodra iemand met een van zijn twee handen uit is; die speler heeft gewonnen.
finish-play-on-once-out = Als iemand uit is, spelen de anderen door om de plaatsen tot er nog maar één in het spel is.
finish-both-partners-once-out = De ronde eindigt zodra beide partners van een kant uit zijn.
finish-both-hands-once-out = De ronde eindigt zodra een speler met beide handen uit is.
last-card-wins = Je mag met { CARDS($cards, form: "a", join: "or") } uitgaan zoals met elke andere kaart.
last-card-wins-on-any = Je mag met elke kaart uitgaan; de laatste kaart heeft geen effect meer.
last-card-acts = Is je laatste kaart { CARDS($cards, form: "a", join: "or") }, dan werkt die nog voor de ronde eindigt; pareren kan niet.
last-card-names-nothing = Voor { CARDS($cards, form: "a", join: "or") } als laatste kaart wordt geen { SUIT_WORD() } genoemd.
last-card-may-be-doubted = Ook dan mag { CARDS($cards, form: "a", join: "or") } worden betwijfeld; wie daarvoor moet pakken, speelt weer mee.
last-card-is-answered = Is je laatste kaart { CARDS($cards, form: "a", join: "or") }, dan werkt die nog en kan die gepareerd worden; ook als het bij jou terugkomt, ben je uit.
last-card-draws-none = Is er geen kaart te pakken, dan blijf je zonder kaarten in het spel.
last-card-acts-among-the-others = Is je laatste kaart { CARDS($cards, form: "a", join: "or") }, dan ben je uit, en werkt die nog onder de anderen; eindigt de ronde ermee, dan kan niemand pareren.
last-card-has-to-be-covered = Is je laatste kaart { CARDS($cards, form: "a", join: "or") }, dan ben je nog niet uit: er moet nog een kaart op.
last-card-acts-and-may-come-back = Is je laatste kaart { CARDS($cards, form: "a", join: "or") }, dan werkt die nog en kan die gepareerd worden; komt het bij jou terug, dan pak je en speel je weer mee.
last-card-forbidden = Je mag niet met { CARDS($cards, form: "a", join: "or") } uitgaan.
last-card-if-it-fits = Je mag alleen met { CARDS($cards, form: "a", join: "or") } uitgaan als de kaart als een gewone bij de bovenste past.
last-card-draws = { $number ->
    [one] Leg je als laatste kaart { CARDS($cards, form: "a", join: "or") }, dan ben je niet uit: je pakt { $number } kaart en speelt verder.
   *[other] Leg je als laatste kaart { CARDS($cards, form: "a", join: "or") }, dan ben je niet uit: je pakt { $number } kaarten en speelt verder.
 }
last-card-stays-in = Leg je als laatste kaart { CARDS($cards, form: "a", join: "or") }, dan ben je niet uit: je blijft zonder kaarten in het spel.
last-card-out-at-next-turn = Leg je { CARDS($cards, form: "a", join: "or") } als laatste kaart, dan ben je nog niet uit: de kaart werkt zoals elke andere, en je bent pas uit als je aan de beurt komt en niets schuldig bent. Heb je voor die tijd kaarten gepakt, dan speel je verder.
last-card-out-at-next-turn-on-any = Met je laatste kaart ben je nog niet uit: ze werkt zoals elke andere, en je bent pas uit als je aan de beurt komt en niets schuldig bent. Heb je voor die tijd kaarten gepakt, dan speel je verder.
last-card-wins-while = { $condition }, ben je meteen uit als je laatste kaart { CARDS($cards, form: "a", join: "or") } is.
last-card-forbidden-while = { $condition }, mag je niet met { CARDS($cards, form: "a", join: "or") } uitgaan.
last-card-forbidden-while-any = { $condition }, mag je niet uitgaan.
last-card-draws-while = { $condition }, ben je niet uit als je { CARDS($cards, form: "a", join: "or") } als laatste kaart legt: { $number ->
    [one] je pakt { $number } kaart en speelt verder.
   *[other] je pakt { $number } kaarten en speelt verder.
 }
last-card-stays-in-while = { $condition }, ben je niet uit als je { CARDS($cards, form: "a", join: "or") } als laatste kaart legt: je blijft zonder kaarten in het spel.
last-card-out-at-next-turn-while = { $condition }, ben je nog niet uit als je { CARDS($cards, form: "a", join: "or") } als laatste kaart legt: de kaart werkt zoals elke andere, en je bent pas uit als je aan de beurt komt en niets schuldig bent. Heb je voor die tijd kaarten gepakt, dan speel je verder.
knock = { $points ->
    [one] Tellen de kaarten in je hand hoogstens { $points } punt, dan mag je in je beurt ‘{ $word }’ zeggen in plaats van een kaart te leggen of te pakken: de ronde eindigt meteen en de kaarten worden geteld, die van jou net als alle andere.
   *[other] Tellen de kaarten in je hand hoogstens { $points } punten, dan mag je in je beurt ‘{ $word }’ zeggen in plaats van een kaart te leggen of te pakken: de ronde eindigt meteen en de kaarten worden geteld, die van jou net als alle andere.
 }
