# What cards do.

draws-next = nästa spelare drar { $amount }
draws-previous = spelaren före dig drar { $amount }
draws-chosen = du väljer en spelare som drar { $amount }
debtor-waits = Den som då drar står över.
creditor-goes-on = Sedan går spelet vidare med spelaren efter dig.
draws-previous-waits = spelaren före dig drar { $amount }, och spelet går vidare med spelaren efter dig
draws-previous-plays = spelaren före dig drar { $amount } och har sedan sin vanliga tur; därifrån går spelet vidare
draws-previous-may-play = spelaren före dig drar { $amount } och får sedan ändå lägga ett kort; därifrån går spelet vidare
draws-chosen-waits = du väljer en spelare som drar { $amount } och står över sin nästa tur
draws-chosen-plays = du väljer en spelare som drar { $amount } och sedan har sin vanliga tur; därifrån går spelet vidare
draws-chosen-may-play = du väljer en spelare som drar { $amount } och sedan ändå får lägga ett kort; därifrån går spelet vidare
turns-missed = { $turns ->
    [1] en gång
   *[other] { $turns } gånger
 }
waits-next = nästa spelare står över { turns-missed }
waits-previous = spelaren före dig står över { turns-missed }
waits-chosen = du väljer en spelare som står över { turns-missed }
names = { $choice ->
    [may] du får välja { $what }
   *[must] du väljer { $what }
 }
names-for-this = du väljer { $what }, men bara för detta (ingen behöver följa)
covers = du måste genast lägga { $cards } ovanpå, annars { $otherwise }
covers-or-not = du måste genast lägga { $cards } ovanpå och får lägga kortet bara om du kan det
must-play-next = nästa spelare måste lägga { $cards }, annars { $otherwise }
must-play-previous = spelaren före dig måste lägga { $cards }, annars { $otherwise }; sedan fortsätter spelet där det avbröts
must-play-chosen = du väljer en spelare som måste lägga { $cards }, annars { $otherwise }; sedan fortsätter spelet där det avbröts
demands = du väljer en valör ({ CARDS($cards, form: "many") }), och nästa spelare måste lägga ett kort av den; den som inte kan drar som vanligt
demands-or-else = du väljer en valör ({ CARDS($cards, form: "many") }), och nästa spelare måste lägga ett kort av den, annars { $otherwise }
lasting-until-laid = { $duty }; läggs inget gäller det nästa spelare, tills någon lägger ett eller alla andra har fått frågan
lasting-for-a-round = { $duty }; det gäller alla ett helt varv
lasting-until-somebody-fails = { $duty }; så går det runt bordet tills någon inte kan
asked-next = Av dem som kommer efter krävs { $cards } (jämfört med det översta kortet).
opens-round = om du har { $cards } får du öppna ett varv: alla lägger i tur och ordning ett sådant kort, annars { $otherwise }; när det är tillbaka hos dig lägger du ett till eller avslutar varvet, och spelet går vidare efter dig
adds = du får lägga fler kort ovanpå i samma tur, varje gång { $cards }; bara det sista verkar
copies = gör vad kortet under gjorde, även valet
swaps-hands-next = du byter hand med nästa spelare
swaps-hands-previous = du byter hand med spelaren före dig
swaps-hands-chosen = du byter hand med en spelare som du väljer
rotates-hands = alla händer skickas vidare till nästa spelare i spelriktningen
rotates-hands-left = alla händer skickas vidare till spelaren till vänster
cards-given = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
 } från handen
gives-next = du ger nästa spelare { cards-given }
gives-previous = du ger spelaren före dig { cards-given }
gives-chosen = du ger en spelare som du väljer { cards-given }
takes-next = nästa spelare ger dig { amount-cards } efter eget val
takes-previous = spelaren före dig ger dig { amount-cards } efter eget val
takes-chosen = du väljer en spelare, som ger dig { amount-cards } efter eget val
takes-unseen-next = du drar { amount-cards } i blindo ur nästa spelares hand
takes-unseen-previous = du drar { amount-cards } i blindo ur handen på spelaren före dig
takes-unseen-chosen = du drar { amount-cards } i blindo ur handen på en spelare som du väljer
each-picks-own = var och en väljer ur sin egen hand innan någon ser vad som kommer
swaps-cards-next = du byter { amount-cards } med nästa spelare; { each-picks-own }
swaps-cards-previous = du byter { amount-cards } med spelaren före dig; { each-picks-own }
swaps-cards-chosen = du byter { amount-cards } med en spelare som du väljer; { each-picks-own }
passes-cards = alla skickar { amount-cards } vidare till nästa spelare i spelriktningen; { each-picks-own }
passes-cards-left = alla skickar { amount-cards } vidare till spelaren till vänster; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, varje gång { $which }
 }
discarded-all = så många kort som möjligt, varje gång { $which }
discards-you = du kastar { $amount }
discards-next = nästa spelare kastar { $amount }
discards-previous = spelaren före dig kastar { $amount }
discards-chosen = du väljer en spelare som kastar { $amount }
discards-others = alla andra kastar i tur och ordning, var och en { $amount }
discards-all = alla kastar i tur och ordning, du först, var och en { $amount }
shows-hand-next = du visar dina kort för nästa spelare
shows-hand-previous = du visar dina kort för spelaren före dig
shows-hand-chosen = du visar dina kort för en spelare som du väljer
shows-hand-others = du visar dina kort för alla andra
ends-hand = du får avsluta given genast, och korten räknas
ends-hand-at-most = om du har högst { $points } poäng på handen får du avsluta given genast, och korten räknas
else-who = { $who ->
    [you] drar du
   *[they] drar den spelaren
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
 }
else-draw-up-to = { else-who } tills ett begärt kort kommer, högst { $cards }
else-draw-until-playable = { else-who } tills ett begärt kort kommer
else-draw-nothing = { $who ->
    [you] passar du
   *[they] passar den spelaren
 }
else-draw-face = { else-who } så många kort som talet på det översta kortet
else-wait = { $who ->
    [you] står du över en gång
   *[they] står den spelaren över en gång
 }
else-not-allowed = { $who ->
    [you] får du inte lägga det
   *[they] får den spelaren inte lägga något
 }
card-does-in-cutter-suit = i samma { SUIT_WORD() } som stoppkortet: { $effects }.
card-does-nothing-in-cutter-suit = i samma { SUIT_WORD() } som stoppkortet: ingen verkan.
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, i stället: { $effects }.
card-does-nothing-if = { $condition }: ingen verkan.
card-does-nothing-if-instead = { $condition }, i stället: ingen verkan.
if-laid-on = på { CARDS($cards, form: "a", join: "or") }
if-on-top = om { CARDS($cards, form: "a", join: "or") } ligger överst
if-holding = om du har kvar { CARDS($cards, form: "a", join: "or") }
if-holding-none = om du inte har kvar något av dessa kort ({ CARDS($cards, form: "many") })
if-holding-several = om du har kvar minst { $number } av dessa kort ({ CARDS($cards, form: "many") })
if-holding-points = om korten som du har kvar på handen är värda högst { $points } poäng
if-on-countdown = om din räknare står på { $number }
if-players-remain = om { $players } spelare är kvar
if-owing = medan du är skyldig kort, turer eller ett visst kort
owing-several = Den som är skyldig något när det första av flera kort läggs lägger dem alla medan det är skyldigt.
owing-thrown-in = Den som kastar in ett kort är inte skyldig något då.
condition-on-for-starter = Startkortet ligger inte på något kort.
condition-on-for-several = Av kort som läggs tillsammans ligger vart och ett på det föregående.
condition-copied-hand = För den som lägger ett kort som gör vad kortet under gjorde gäller den egna handen.
condition-copied-counter = För den som lägger ett kort som gör vad kortet under gjorde gäller den egna räknaren.
add-open-closes = En rad av pålagda kort är avslutad när turen är slut.
add-open-stays = En rad av pålagda kort är öppen: nästa spelare får fortsätta den.
add-open-until-closed = En rad av pålagda kort är öppen, och nästa spelare får fortsätta den, tills någon som har lagt på ett kort säger att den är avslutad eller någon lägger ett kort som inte passar. Ett kort som andra får läggas på är alltid öppet; ett pålagt kort utan { SUIT_WORD() } som väljer en är det sista i raden.
add-row-stays = Tills det sista kortet har verkat ligger hela raden kvar på kasthögen, även när det blir en ny talong.
add-names-first = Om ett kort låter dig välja något och lägga fler kort ovanpå väljer du först; det första kortet ovanpå ska följa valet.
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
amount-until = genast så många kort som behövs för att få { $which }{ $most ->
    [0] { "" }
   *[other] , men högst { $most }
 } (kommer inget, alla som finns)
amount-each-until = genast var och en så många kort som behövs för att få { $which }{ $most ->
    [0] { "" }
   *[other] , men högst { $most }
 } (kommer inget, alla som finns)
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
