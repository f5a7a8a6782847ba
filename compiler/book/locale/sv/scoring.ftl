# Scores, and what cards count.

score-each-collects-differences = Var och en får skillnaden mellan den största handen och sin egen.
score-side-went-out = Ute är den sida vars båda spelare först är ute.
score-side-went-out-dummies = Ute är den spelare som först är ute med båda händerna.
score-side-hands = De två händerna på en sida räknas som en.
score-side-hands-dummies = En spelares två händer räknas som en.
score-not-partner = Ingen får något för sin medspelares kort.
score-not-partner-dummies = Ingen får något för korten i sin egen andra hand.
score-partners = En sidas poäng skrivs upp för båda på sidan.
score-partners-dummies = Det som en spelares två händer ger skrivs upp tillsammans.
score-rounds = Poäng avrundas till multiplar av { $points }, hälften uppåt.
score-rounds-at-least = Det som räknas räknas minst { $points } poäng.
score-drawn-added = För varje kort du tar från talongen, oavsett varför, läggs { $points } poäng till din summa.
score-drawn-taken = För varje kort du tar från talongen, oavsett varför, dras { $points } poäng från din summa.
score-reshuffle = Den som talongen tar slut för får { $points } straffpoäng.
score-reshuffle-doubling = Den som talongen tar slut för får { $points } straffpoäng, och varje gång därefter i spelet dubbelt så många.
score-reshuffle-taken = Den som talongen tar slut för får { $points } poäng avdragna från sin summa.
score-reshuffle-doubling-taken = Den som talongen tar slut för får { $points } poäng avdragna från sin summa, och varje gång därefter i spelet dubbelt så många.
score-reshuffle-doubles-at-most = Fördubblingen sker högst { $times } gånger.
bonus-times = Slutar given med { CARDS($cards, form: "a", join: "or") } räknas poängen { $times ->
    [2] dubbelt
    [3] tredubbelt
   *[other] { $times } gånger
 }.
bonus-times-first-out = Går den första ut på { CARDS($cards, form: "a", join: "or") } räknas givens poäng { $times ->
    [2] dubbelt
    [3] tredubbelt
   *[other] { $times } gånger
 }.
bonus-more = Den som går ut på { CARDS($cards, form: "a", join: "or") } lägger { $points } poäng till sin summa.
bonus-less = Den som går ut på { CARDS($cards, form: "a", join: "or") } drar { $points } poäng från sin summa.
score-each-pays-own-hand = Den som gick ut får inga poäng. De andra får korten på handen som straffpoäng.
score-winner-collects = Den som gick ut får poängen för alla kort som de andra har kvar.
score-winner-collects-average = Den som gick ut får genomsnittet av vad de andra har kvar.
score-lowest-collects-differences = Den som har minst poäng på handen får av var och en av de andra skillnaden mellan de två händerna.
score-lowest-wins = Den som har minst poäng på handen vinner given.
score-finishers-collect = Var och en som går ut får poängen för alla kort som de andra har i det ögonblicket.
score-winner-takes = Den som gick ut får { $points } poäng.
score-places = Bara platserna räknas: först ute, tvåa ute och så vidare.
score-by-place = Platserna ger poäng, räknat från den som är först ute: { $points }. Den som har kort kvar till slut har nästa plats; senare platser ger ingenting.
score-none = Inga poäng räknas: den som går ut vinner given.
score-none-plays-on = Inga poäng räknas.
value-points = { CARDS($cards, form: "many") } räknas { $points } poäng{ NUMBER_OF($cards) ->
    [one] .
   *[many] { " var." }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } räknas efter talet på dem.
    [2] { CARDS($cards, form: "many") } räknas dubbla talet på dem.
   *[other] { CARDS($cards, form: "many") } räknas { $times } gånger talet på dem.
 }
