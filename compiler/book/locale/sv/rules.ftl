# Reglerna för en giv, ämne för ämne.

summary = För { $players }, med { $packs ->
    [1] en kortlek
   *[other] { $packs } kortlekar
 } på { $cards } kort.

# ---- mål, kortlek, giv

aim-hand-ends = Bli först av med alla dina kort.
aim-play-on = Bli av med dina kort så fort du kan: de andra spelar vidare tills bara en har kort kvar.
aim-penalties = Kort som du har kvar räknas mot dig.
aim-rewards = Korten som de andra har kvar ger dig då poäng.


deal-dealing = Kortgivaren blandar och delar ut korten ett i taget med baksidan upp.
deal-cards = { $cards ->
    [one] Alla får { $cards } kort var.
   *[other] Alla får { $cards } kort var.
 }

first-dealer-random = Vem som ger först avgörs genom lottning.
first-dealer-lowest-card = Alla drar ett kort; den som har det lägsta ger först.
first-dealer-highest-card = Alla drar ett kort; den som har det högsta ger först.
first-dealer-youngest = Den yngsta spelaren ger först.
next-dealer-left = Efter varje giv ger spelaren till vänster om kortgivaren.
next-dealer-right = Efter varje giv ger spelaren till höger om kortgivaren.
next-dealer-winner = Den som vinner en giv ger nästa.
next-dealer-loser = Den som förlorar en giv ger nästa.
next-dealer-same = Samma spelare ger varje gång.

# ---- startkort, första spelare

starter-plain = Om startkortet är { CARDS($cards, form: "a", join: "or") } räknas det som ett vanligt kort.
starter-acts = Om startkortet är { CARDS($cards, form: "a", join: "or") } verkar det som om kortgivaren hade lagt det.
starter-acts-dealer-starts = Om startkortet är { CARDS($cards, form: "a", join: "or") } verkar det genast, och kortgivaren börjar.
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
starter-any-fits = Om startkortet är { CARDS($cards, form: "a", join: "or") } får den första spelaren lägga vilket kort som helst.
starter-bury = Om startkortet är { CARDS($cards, form: "a", join: "or") } sticks det in i mitten av talongen, och ett nytt vänds upp.
starter-under = Om startkortet är { CARDS($cards, form: "a", join: "or") } läggs det underst i talongen, och ett nytt vänds upp.
starter-redraw = Om startkortet är { CARDS($cards, form: "a", join: "or") } vänds ett nytt kort upp ovanpå det.
starter-reshuffle = Om startkortet är { CARDS($cards, form: "a", join: "or") } läggs det tillbaka, talongen blandas och ett nytt vänds upp.
starter-effects = Om startkortet är { CARDS($cards, form: "a", join: "or") } gäller: { $effects }.

first-player-left-of-dealer = Spelaren till vänster om kortgivaren börjar.
first-player-right-of-dealer = Spelaren till höger om kortgivaren börjar.
first-player-dealer = Kortgivaren börjar.
first-player-winner = Den som vann förra given börjar.
first-player-youngest = Den yngsta spelaren börjar.
first-player-random = Vem som börjar avgörs genom lottning.
direction-clockwise = Spelet går medurs.
direction-anticlockwise = Spelet går moturs.
direction-chosen = Den som börjar väljer också åt vilket håll spelet går.

# ---- en tur

turn-match = När det är din tur lägger du ett kort med framsidan upp på kasthögen. Det måste stämma med det översta kortet: { $attributes }.
attribute-suit = samma { SUIT_WORD() }
attribute-rank = samma valör
attribute-colour = samma kulör (röd eller svart)
attribute-neighbour = valören närmast över eller under

wild-plain = { CARDS($cards, form: "many") } får alltid läggas, på vilket kort som helst. Väl på högen är { NUMBER_OF($cards) ->
    [one] det ett kort som alla andra
   *[many] de kort som alla andra
 }.
wild-none = Inget kort får alltid läggas.
wild-no-longer = { CARDS($cards, form: "many") } får inte längre läggas på vilket kort som helst.

forbidden-on = { CARDS($cards, form: "many") } får aldrig läggas på { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "many") } får läggas på vilket kort som helst{ NUMBER_OF($cards) ->
    [one] { "" }
   *[many] { ", även på varandra" }
 }.

# ---- att dra

draw-at-will-exactly = { $cards ->
    [one] Om du inte kan eller vill lägga något kort drar du i stället { $cards } kort från talongen.
   *[other] Om du inte kan eller vill lägga något kort drar du i stället { $cards } kort från talongen.
 }
draw-at-will-up-to = Om du inte kan eller vill lägga något kort drar du i stället kort från talongen, ett i taget, tills ett går att lägga: högst { $cards }.
draw-at-will-until-playable = Om du inte kan eller vill lägga något kort drar du i stället kort från talongen, ett i taget, tills ett går att lägga.
draw-when-unable-exactly = { $cards ->
    [one] Om du inte kan lägga något kort drar du { $cards } kort från talongen; kan du lägga ett måste du göra det.
   *[other] Om du inte kan lägga något kort drar du { $cards } kort från talongen; kan du lägga ett måste du göra det.
 }
draw-when-unable-up-to = Om du inte kan lägga något kort drar du kort från talongen, ett i taget, tills ett går att lägga: högst { $cards }. Kan du lägga ett kort måste du göra det.
draw-when-unable-until-playable = Om du inte kan lägga något kort drar du kort från talongen, ett i taget, tills ett går att lägga. Kan du lägga ett kort måste du göra det.

drawn-may-be-played = { $cards ->
    [1] Om det dragna kortet går att lägga får du lägga det genast; annars är din tur slut.
   *[other] Om ett draget kort går att lägga får du lägga det genast; annars är din tur slut.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Därefter får du fortfarande lägga ett kort som går att lägga, det dragna eller ett annat; annars är din tur slut.
   *[other] Därefter får du fortfarande lägga ett kort som går att lägga, ett draget eller ett annat; annars är din tur slut.
 }
drawn-must-be-played = { $cards ->
    [1] Om det dragna kortet går att lägga måste du lägga det genast; annars är din tur slut.
   *[other] Om ett draget kort går att lägga måste du lägga det genast; annars är din tur slut.
 }
drawn-waits = När du har dragit är din tur slut, även om ett draget kort går att lägga.
drawn-until-may-be-played = Det dragna kortet som går att lägga får du lägga genast eller behålla; sedan är din tur slut.
drawn-until-may-be-played-or-any-other = Då får du lägga det dragna kortet som går att lägga, ett annat som går, eller inget; sedan är din tur slut.
drawn-until-must-be-played = Det dragna kortet som går att lägga måste du lägga genast.
drawn-until-waits = Sedan är din tur slut: kortet som går att lägga får vänta till din nästa tur.

# ---- talongen tar slut

stock-empty-reshuffle = När talongen är slut ligger kasthögens översta kort kvar; alla andra blandas och blir ny talong.
stock-empty-turn-over = När talongen är slut ligger kasthögens översta kort kvar; alla andra vänds utan att blandas och blir ny talong.
stock-empty-pass = När talongen är slut görs ingen ny. Den som kan lägga ett kort måste göra det; alla andra passar.
stock-empty-score = När talongen är slut och någon behöver ett kort slutar given genast, och korten räknas.
stock-exhausted-pass = Finns det inget att göra en ny talong av måste den som kan lägga ett kort göra det; alla andra passar.
stock-exhausted-score = Finns det inget att göra en ny talong av slutar given genast, och korten räknas.
blocked-void = En giv som har låst sig är ogiltig: ingen får poäng.
blocked-each-pays-own-hand = I en giv som har låst sig räknar var och en korten på sin egen hand.
blocked-winner-collects = I en giv som har låst sig får den som har minst poäng på handen poängen från alla andra händer.
blocked-winner-collects-average = I en giv som har låst sig får den som har minst poäng på handen genomsnittet av de andra händerna.
blocked-lowest-collects-differences = I en giv som har låst sig får den som har minst poäng på handen av var och en av de andra skillnaden mellan de två händerna.
blocked-lowest-wins = En giv som har låst sig vinns av den som har minst poäng på handen.
blocked-finishers-collect = I en giv som har låst sig får den som har minst poäng på handen poängen från alla andra händer.
blocked-winner-takes = I en giv som har låst sig får den som har minst poäng på handen { $points } poäng.
blocked-places = I en giv som har låst sig delar alla som har kort kvar nästa plats.
blocked-none = I en giv som har låst sig räknas inga poäng.
