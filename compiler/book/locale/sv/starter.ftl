# The starter, who begins, and which way play goes.

starter-plain = Om startkortet är { CARDS($cards, form: "a", join: "or") } räknas det som ett vanligt kort.
starter-plain-all = Alla startkort räknas som vanliga kort.
starter-acts = Om startkortet är { CARDS($cards, form: "a", join: "or") } verkar det som om kortgivaren hade lagt det.
starter-acts-before-first = Om startkortet är { CARDS($cards, form: "a", join: "or") } verkar det som om spelaren före den som börjar hade lagt det.
starter-acts-dealer-starts = Om startkortet är { CARDS($cards, form: "a", join: "or") } verkar det som om kortgivaren hade lagt det, och kortgivaren börjar.
starter-dealer-names = Om startkortet är { CARDS($cards, form: "a", join: "or") } tittar kortgivaren på sina kort och { $choice ->
    [may] får välja { starter-named }
   *[must] väljer { starter-named }
 } som ska följas.
starter-first-names = Om startkortet är { CARDS($cards, form: "a", join: "or") } { $choice ->
    [may] får den första spelaren välja { starter-named }
   *[must] väljer den första spelaren { starter-named }
 } som ska följas.
starter-named = { $named ->
    [rank] den valör
    [suit-and-rank] den { SUIT_WORD() } och valör
   *[suit] den { SUIT_WORD() }
 }
starter-any-fits = Om startkortet är { CARDS($cards, form: "a", join: "or") } får vilket kort som helst läggas på det; det gäller för alla tills ett kort läggs.
starter-bury = Om startkortet är { CARDS($cards, form: "a", join: "or") } sticks det in i mitten av talongen, och ett nytt vänds upp.
starter-under = Om startkortet är { CARDS($cards, form: "a", join: "or") } läggs det underst i talongen, och ett nytt vänds upp.
starter-redraw = Om startkortet är { CARDS($cards, form: "a", join: "or") } vänds ett nytt kort upp ovanpå det.
starter-reshuffle = Om startkortet är { CARDS($cards, form: "a", join: "or") } läggs det tillbaka, talongen blandas och ett nytt vänds upp.
starter-effects = Om startkortet är { CARDS($cards, form: "a", join: "or") } gäller: { $effects }.
starter-effects-dealer = Om startkortet är { CARDS($cards, form: "a", join: "or") } gäller, som om kortgivaren hade lagt det: { $effects }.
starter-effects-before-first = Om startkortet är { CARDS($cards, form: "a", join: "or") } gäller, som om spelaren före den som börjar hade lagt det: { $effects }.
starter-effects-dealer-starts = Om startkortet är { CARDS($cards, form: "a", join: "or") } gäller, som om kortgivaren hade lagt det: { $effects }. Sedan börjar kortgivaren.
first-player-left-of-dealer = Spelaren till vänster om kortgivaren börjar.
first-player-right-of-dealer = Spelaren till höger om kortgivaren börjar.
first-player-dealer = Kortgivaren börjar.
first-player-winner = Den som vann förra given börjar; i den första, och efter en giv som ingen vann, börjar spelaren till vänster om den som gav.
first-player-winner-else-dealer = Den som vann förra given börjar; i den första, och efter en giv som ingen vann, börjar den som ger.
first-player-of-several = Vann flera börjar den förste av dem till vänster om den som ger.
first-player-loser = Den som förlorade förra given börjar: den som hade flest poäng kvar, vid lika den som hade flest kort; i den första börjar spelaren till vänster om den som ger.
first-player-of-several-losers = Gäller det flera börjar den förste av dem till vänster om den som ger.
first-player-youngest = Den yngsta spelaren börjar.
first-player-oldest = Den äldsta spelaren börjar.
first-player-random = Vem som börjar avgörs genom lottning.
first-player-holder = Den som har { CARDS($cards, form: "a", join: "or") } på hand börjar.
first-player-holder-any = Gäller det flera börjar den förste av dem till vänster om den som ger.
first-player-holder-lowest = Gäller det flera börjar den som har det lägsta av dessa kort, vid lika den förste till vänster om den som ger.
first-player-holder-highest = Gäller det flera börjar den som har det högsta av dessa kort, vid lika den förste till vänster om den som ger.
first-player-holder-nobody = Gäller det ingen börjar spelaren till vänster om den som ger.
first-player-holder-leads-any = Den som börjar av det skälet måste först lägga ett av dessa kort, om det får läggas; något annat får inte göras i stället.
first-player-holder-leads-lowest = Den som börjar av det skälet måste först lägga det lägsta av dessa kort, om det får läggas; något annat får inte göras i stället.
first-player-holder-leads-highest = Den som börjar av det skälet måste först lägga det högsta av dessa kort, om det får läggas; något annat får inte göras i stället.
direction-clockwise = Spelet går medurs.
direction-anticlockwise = Spelet går moturs.
direction-chosen = Den som börjar väljer också åt vilket håll spelet går.
