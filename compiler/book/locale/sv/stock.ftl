# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = När talongen är slut ligger kasthögens översta kort kvar; alla andra blandas och blir ny talong.
stock-empty-turn-over = När talongen är slut ligger kasthögens översta kort kvar; alla andra vänds utan att blandas och blir ny talong.
stock-empty-pass = När talongen är slut görs ingen ny. Den som kan lägga ett kort måste göra det; alla andra passar.
stock-empty-score = När talongen är slut och någon behöver ett kort slutar given genast, och korten räknas.
stock-exhausted-pass = Går det inte att göra en ny talong måste den som kan lägga ett kort göra det; alla andra passar.
stock-exhausted-score = Går det inte att göra en ny talong slutar given genast, och korten räknas.
blocked-void = En giv som har låst sig är ogiltig: ingen får poäng.
blocked-each-pays-own-hand = I en giv som har låst sig räknar var och en korten på sin egen hand; ingen har vunnit den.
blocked-winner-collects = En giv som har låst sig vinns av den som har minst poäng på handen, som får poängen från alla andra händer.
blocked-winner-collects-average = En giv som har låst sig vinns av den som har minst poäng på handen, som får genomsnittet av de andra händerna.
blocked-lowest-collects-differences = En giv som har låst sig vinns av den som har minst poäng på handen, som får av var och en av de andra skillnaden mellan de två händerna.
blocked-lowest-wins = En giv som har låst sig vinns av den som har minst poäng på handen.
blocked-winner-takes = En giv som har låst sig vinns av den som har minst poäng på handen, som får { $points } poäng.
blocked-places = I en giv som har låst sig delar alla som har kort kvar nästa plats.
blocked-none = I en giv som har låst sig räknas inga poäng.
blocked-won-by-first-out = Om någon redan är ute då räknas given som vunnen av den som var ute först.
ended-counts-as-blocked = På samma sätt räknas en giv som en spelare har avslutat.
stock-refills-when-needed = En ny talong görs när någon ska dra och inget kort är kvar.
stock-refills-at-once = En ny talong görs så snart det sista kortet är draget; finns inget att göra den av, så snart det finns.
stock-keeps-top = När en ny talong görs ligger bara kasthögens översta kort kvar.
stock-keeps-top-and-chain = Så länge det finns kort som ska dras eller ett kort begärs ligger även de kort kvar som ledde till det.
stock-limit = { $times ->
    [0] Ingen ny talong görs någonsin.
    [1] En ny talong görs högst en gång per giv.
   *[other] En ny talong görs högst { $times } gånger per giv.
 }
stock-short-lapses = Finns det för få kort att dra drar du dem som finns; resten förfaller.
stock-short-owed = Finns det för få kort att dra drar du dem som finns, och resten i din nästa tur.
stock-short-no-play = Finns det för få kort att dra drar du dem som finns och får inte lägga något i den turen.
stock-short-take-top = Finns det för få kort att dra tar du även kasthögens översta kort och är inte skyldig resten; den som spelar härnäst får lägga vilket kort som helst.
stock-blocked = { $rounds ->
    [1] Om alla passar i följd har given låst sig och är slut.
   *[other] Om alla passar { $rounds } gånger i följd har given låst sig och är slut.
 }
stock-blocked-missed = Den som står över har inte passat.
stock-blocked-drew = Den som har dragit i sin tur har inte passat.
stock-blocked-drew-last = Den som drar allt som ska dras för ett kort och därför står över den turen har passat, om inget sedan går att dra.
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
blocked-each-collects-differences = En giv som har låst sig vinns av den som har minst poäng på handen, och var och en får skillnaden mellan den största handen och sin egen.
