# Att dra, talongen, utrop, att gå ut, poäng och parti, där de inte är vanliga.

draw-at-will-nothing = Om du inte kan eller vill lägga något kort passar du; ingen drar.
draw-when-unable-nothing = Om du inte kan lägga något kort passar du; ingen drar. Kan du lägga ett måste du göra det.
draw-may-go-on = Även när ett kort går att lägga får du fortsätta att dra.
pass-after-last-draw = Först när du har dragit alla får du avsluta din tur utan att lägga något kort.
pass-after-any-draw = Efter vart och ett av dessa kort får du avsluta din tur.
pass-when-dry = När det inte finns något att dra får alla passa, även med ett kort som går att lägga.
pass-at-will = Du får också passa utan att dra.

stock-refills-when-needed = En ny talong görs när någon ska dra och inget kort är kvar.
stock-refills-at-once = En ny talong görs så snart det sista kortet är draget.
stock-keeps-top = När en ny talong görs ligger bara kasthögens översta kort kvar.
stock-keeps-top-and-chain = Så länge det finns kort som ska dras ligger även de kort kvar som ledde till det.
stock-limit = { $times ->
    [0] Ingen ny talong görs någonsin.
    [1] En ny talong görs högst en gång per giv.
   *[other] En ny talong görs högst { $times } gånger per giv.
 }
stock-short-lapses = Finns det för få kort att dra drar du dem som finns; resten förfaller.
stock-short-owed = Finns det för få kort att dra drar du dem som finns, och resten i din nästa tur.
stock-short-no-play = Finns det för få kort att dra drar du dem som finns och får inte lägga något i den turen.
stock-short-take-top = Finns det för få kort att dra tar du även kasthögens översta kort.
stock-blocked = { $rounds ->
    [1] Om alla passar i följd har given låst sig och är slut.
   *[other] Om alla passar { $rounds } gånger i följd har given låst sig och är slut.
 }
stock-blocked-passes = { $passes ->
    [1] Så snart någon passar har given låst sig och är slut.
   *[other] Efter { $passes } pass i följd har given låst sig och är slut.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Om alla passar i följd
   *[other] Om alla passar { $rounds } gånger i följd
 } och sedan { $passes ->
    [1] en spelare till
   *[other] { $passes } spelare till
 } har given låst sig och är slut.
stock-blocked-cards = Även när { $cards } kort är lagda har given låst sig.
blocked-each-collects-differences = I en giv som har låst sig får var och en skillnaden mellan den största handen och sin egen.

call-ahead = Säg ”{ $word }” redan i turen före den då du tänker lägga ditt sista kort eller dina sista kort.
call-false = Den som gör ett utrop i onödan { $penalty }.
call-false-nothing = Ett utrop i onödan kostar ingenting.
call-doubt = Den som anklagar någon med orätt { $penalty }.
call-doubt-nothing = Att anklaga någon med orätt kostar ingenting.

aim-hand-ends-partners = Bli först av med alla dina kort, för din partner och dig själv.
aim-next-counter = För din räknare till slutet: varje gång du är utan kort kommer du ett steg närmare.
aim-both-partners = Bli av med alla dina kort och hjälp din partner att bli det: den sida vinner vars båda spelare först är ute.
finish-hand-ends-partners = Given slutar så snart någon har lagt sitt sista kort; den spelarens sida har vunnit den.
finish-next-counter = Den som har lagt sitt sista kort drar från talongen så många nya som räknaren då visar och spelar vidare.
finish-both-partners = Den som har lagt sitt sista kort är ute; given slutar så snart båda på en sida är ute.
finish-only-on = Du får bara gå ut på { CARDS($cards, form: "a", join: "or") }.
finish-waits = Ingen har vunnit så länge även en annan spelare är utan kort.
claim = När korten på din hand tillsammans ger talet på det översta kortet får du säga ”{ $word }” och är ute.
hand-limit-out = Den som har mer än { $cards } kort är ute ur given; korten läggs under kasthögen.
hand-limit-loses = Den som har mer än { $cards } kort förlorar given, som genast är slut.
finish-after-wins = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort är du ute.
finish-after-acts = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort verkar det sista innan given slutar; det går inte att svara på.
finish-after-acts-and-may-come-back = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort verkar det sista och går att svara på; kommer det tillbaka till dig drar du och är med igen.
finish-after-forbidden = Du får inte gå ut genom att täcka { CARDS($cards, form: "a", join: "or") }.
finish-after-if-it-fits = Du får gå ut genom att täcka { CARDS($cards, form: "a", join: "or") }, men bara med ett kort som stämmer som ett vanligt kort.
finish-after-draws = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort är du inte ute: du drar { $number } kort och spelar vidare.
finish-after-stays-in = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort är du inte ute: du är kvar i spelet utan kort.

score-each-collects-differences = Var och en får skillnaden mellan den största handen och sin egen.
score-partners = En sidas poäng skrivs upp för båda på sidan.
score-rounds = Poäng avrundas till multiplar av { $points }, hälften uppåt.
score-rounds-at-least = Det som räknas räknas minst { $points } poäng.
score-reshuffle = Den som talongen tar slut för får { $points } straffpoäng.
score-reshuffle-doubling = Den som talongen tar slut för får { $points } straffpoäng, och varje gång därefter dubbelt så många.
bonus-times = Slutar given med { CARDS($cards, form: "a", join: "or") } räknas poängen { $times ->
    [2] dubbelt
    [3] tredubbelt
   *[other] { $times } gånger
 }.
bonus-more = Den som går ut på { CARDS($cards, form: "a", join: "or") } lägger { $points } poäng till sin summa.
bonus-less = Den som går ut på { CARDS($cards, form: "a", join: "or") } drar { $points } poäng från sin summa.
game-winner-each-collects-differences = Den som sammanlagt har mest poäng vinner.
game-columns = Poängen skrivs i { $columns } kolumner. Den första giv en spelare vinner räknas i den första kolumnen, den andra i de två första och varje följande i { $columns ->
    [2] båda
   *[other] alla
 }. Varje kolumn går till { $points } poäng och har sin egen vinnare; den som vinner flest kolumner vinner partiet.
game-counter = Den vars räknare först står på { $end } vinner partiet.
game-exactly = Den som har exakt { $points } poäng går tillbaka till { $back }.
