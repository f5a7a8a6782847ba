# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = Is de trekstapel op, dan blijft de bovenste kaart van de aflegstapel liggen; alle andere worden geschud en vormen de nieuwe trekstapel.
stock-empty-turn-over = Is de trekstapel op, dan blijft de bovenste kaart van de aflegstapel liggen; alle andere worden zonder schudden omgedraaid en vormen de nieuwe trekstapel.
stock-empty-pass = Is de trekstapel op, dan komt er geen nieuwe. Wie een kaart kan leggen, moet dat doen; alle anderen passen.
stock-empty-score = Is de trekstapel op en heeft iemand een kaart nodig, dan eindigt de ronde meteen en worden de kaarten geteld.
stock-exhausted-pass = Kan er geen nieuwe trekstapel gemaakt worden, dan moet leggen wie een kaart kan leggen; alle anderen passen.
stock-exhausted-score = Kan er geen nieuwe trekstapel gemaakt worden, dan eindigt de ronde meteen en worden de kaarten geteld.
blocked-void = Een ronde die vastzit, is ongeldig: niemand krijgt punten.
blocked-each-pays-own-hand = In een ronde die vastzit, telt iedereen de kaarten in zijn eigen hand; niemand heeft die gewonnen.
blocked-winner-collects = Een ronde die vastzit, wordt gewonnen door de speler met de minste punten in de hand; die krijgt de punten van alle andere handen.
blocked-winner-collects-average = Een ronde die vastzit, wordt gewonnen door de speler met de minste punten in de hand; die krijgt het gemiddelde van de andere handen.
blocked-lowest-collects-differences = Een ronde die vastzit, wordt gewonnen door de speler met de minste punten in de hand; die krijgt van ieder ander het verschil tussen hun handen.
blocked-lowest-wins = Een ronde die vastzit, wordt gewonnen door de speler met de minste punten in de hand.
blocked-winner-takes = { $points ->
    [one] Een ronde die vastzit, wordt gewonnen door de speler met de minste punten in de hand; die krijgt { $points } punt.
   *[other] Een ronde die vastzit, wordt gewonnen door de speler met de minste punten in de hand; die krijgt { $points } punten.
 }
blocked-places = In een ronde die vastzit, delen alle spelers die nog kaarten hebben de volgende plaats.
blocked-none = In een ronde die vastzit, worden geen punten geteld.
blocked-won-by-first-out = Is er dan al iemand uit, dan telt de ronde als gewonnen door wie het eerst uit was.
ended-counts-as-blocked = Een ronde die een speler heeft beëindigd, telt op dezelfde manier.
stock-refills-when-needed = Er komt een nieuwe trekstapel als iemand moet pakken en er geen kaart meer is.
stock-refills-at-once = Er komt een nieuwe trekstapel zodra de laatste kaart gepakt is; zijn er geen kaarten voor, dan zodra die er zijn.
stock-keeps-top = Als er een nieuwe trekstapel komt, blijft alleen de bovenste kaart van de aflegstapel liggen.
stock-keeps-top-and-chain = Zolang er kaarten openstaan of er een kaart gevraagd is, blijven ook de kaarten liggen die daartoe geleid hebben.
stock-limit = { $times ->
    [0] Er komt nooit een nieuwe trekstapel.
    [1] Per ronde komt er hoogstens één keer een nieuwe trekstapel.
   *[other] Per ronde komt er hoogstens { $times } keer een nieuwe trekstapel.
 }
stock-short-lapses = Zijn er te weinig kaarten om te pakken, dan pak je wat er is; de rest vervalt.
stock-short-owed = Zijn er te weinig kaarten om te pakken, dan pak je wat er is, en de rest in je volgende beurt.
stock-short-no-play = Zijn er te weinig kaarten om te pakken, dan pak je wat er is en mag je in die beurt niets leggen.
stock-short-take-top = Zijn er te weinig kaarten om te pakken, dan neem je ook de bovenste kaart van de aflegstapel en hoef je de rest niet meer te pakken; wie daarna speelt, mag elke kaart leggen.
stock-blocked = { $rounds ->
    [1] Als iedereen na elkaar past, zit de ronde vast en is die afgelopen.
   *[other] Als iedereen { $rounds } keer na elkaar past, zit de ronde vast en is die afgelopen.
 }
stock-blocked-missed = Een beurt overslaan geldt niet als passen.
stock-blocked-drew = Wie in zijn beurt heeft gepakt, heeft niet gepast.
stock-blocked-drew-last = Wie alles pakt wat voor een kaart moet en daarom die beurt overslaat, heeft gepast als er daarna niets meer te pakken is.
stock-blocked-passes = { $passes ->
    [1] Zodra iemand past, zit de ronde vast en is die afgelopen.
   *[other] Wordt er { $passes } keer achter elkaar gepast, dan zit de ronde vast en is die afgelopen.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Als iedereen na elkaar past
   *[other] Als iedereen { $rounds } keer na elkaar past
 } en daarna { $passes ->
    [1] nog één speler
   *[other] nog { $passes } spelers
 }, zit de ronde vast en is die afgelopen.
stock-blocked-cards = Ook als er { $cards } kaarten gelegd zijn, zit de ronde vast.
blocked-each-collects-differences = Een ronde die vastzit, wordt gewonnen door de speler met de minste punten in de hand; iedereen krijgt het verschil tussen de grootste hand en zijn eigen hand.
