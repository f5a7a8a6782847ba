# De regels van een ronde, onderwerp voor onderwerp.

summary = Voor { $players }, met { $packs ->
    [1] een spel
   *[other] { $packs } spellen
 } van { $cards } kaarten.

# ---- doel, kaarten, delen

aim-hand-ends = Raak als eerste al je kaarten kwijt.
aim-play-on = Raak zo snel mogelijk al je kaarten kwijt: de anderen spelen door tot nog maar één speler kaarten heeft.
aim-penalties = Kaarten die je overhoudt, tellen tegen je.
aim-rewards = De kaarten die de anderen dan nog hebben, leveren jou punten op.


deal-dealing = De gever schudt en deelt de kaarten één voor één gesloten uit.
deal-cards = { $cards ->
    [one] Iedereen krijgt { $cards } kaart.
   *[other] Iedereen krijgt { $cards } kaarten.
 }

first-dealer-random = Wie het eerst geeft, bepaalt het lot.
first-dealer-lowest-card = Iedereen trekt een kaart; wie de laagste heeft, geeft het eerst.
first-dealer-highest-card = Iedereen trekt een kaart; wie de hoogste heeft, geeft het eerst.
first-dealer-youngest = De jongste speler geeft het eerst.
next-dealer-left = Na elke ronde geeft de linkerbuur van de gever.
next-dealer-right = Na elke ronde geeft de rechterbuur van de gever.
next-dealer-winner = Wie een ronde wint, geeft de volgende.
next-dealer-loser = Wie een ronde verliest, geeft de volgende.
next-dealer-same = Elke ronde geeft dezelfde speler.

# ---- beginkaart, eerste speler

starter-plain = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan geldt die als een gewone kaart.
starter-acts = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan werkt die alsof de gever hem heeft gelegd.
starter-acts-dealer-starts = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan werkt die meteen en begint de gever.
starter-dealer-names = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan bekijkt de gever zijn kaarten en { $choice ->
    [may] mag hij { starter-named } noemen
   *[must] noemt hij { starter-named }
 } die gevolgd { $named ->
    [suit-and-rank] moeten
   *[suit] moet
 } worden.
starter-first-names = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan { $choice ->
    [may] mag de eerste speler { starter-named } noemen
   *[must] noemt de eerste speler { starter-named }
 } die gevolgd { $named ->
    [suit-and-rank] moeten
   *[suit] moet
 } worden.
starter-named = { $named ->
    [rank] de waarde
    [suit-and-rank] de { SUIT_WORD() } en de waarde
   *[suit] de { SUIT_WORD() }
 }
starter-any-fits = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan mag de eerste speler elke kaart leggen.
starter-bury = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan gaat die terug in het midden van de trekstapel en wordt er een andere omgedraaid.
starter-under = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan gaat die onder de trekstapel en wordt er een andere omgedraaid.
starter-redraw = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan wordt er een andere bovenop gelegd.
starter-reshuffle = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan gaat die terug, wordt de trekstapel geschud en wordt er een andere omgedraaid.
starter-effects = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan geldt: { $effects }.

first-player-left-of-dealer = De linkerbuur van de gever begint.
first-player-right-of-dealer = De rechterbuur van de gever begint.
first-player-dealer = De gever begint.
first-player-winner = De winnaar van de vorige ronde begint.
first-player-youngest = De jongste speler begint.
first-player-random = Wie begint, bepaalt het lot.
direction-clockwise = Er wordt met de klok mee gespeeld.
direction-anticlockwise = Er wordt tegen de klok in gespeeld.
direction-chosen = Wie begint, kiest ook de speelrichting.

# ---- een beurt

turn-match = Leg in je beurt één kaart open op de aflegstapel. Die moet bij de bovenste kaart passen: { $attributes }.
attribute-suit = dezelfde { SUIT_WORD() }
attribute-rank = dezelfde waarde
attribute-colour = allebei rood of allebei zwart
attribute-neighbour = de waarde net erboven of eronder

wild-plain = { CARDS($cards, form: "many") } { wild-on-any }. Eenmaal op de stapel { NUMBER_OF($cards) ->
    [one] is het een kaart als alle andere
   *[many] zijn het kaarten als alle andere
 }.
wild-none = Geen enkele kaart mag altijd gelegd worden.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
 } niet meer op elke kaart.

forbidden-on = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
 } nooit op { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag op elke kaart
   *[many] mogen op elke kaart, ook op elkaar
 }.

# ---- pakken

draw-at-will-exactly = { $cards ->
    [one] Kun of wil je geen kaart leggen, pak dan { $cards } kaart van de trekstapel.
   *[other] Kun of wil je geen kaart leggen, pak dan { $cards } kaarten van de trekstapel.
 }
draw-at-will-up-to = Kun of wil je geen kaart leggen, pak dan één voor één kaarten van de trekstapel tot er een past, hoogstens { $cards }.
draw-at-will-until-playable = Kun of wil je geen kaart leggen, pak dan één voor één kaarten van de trekstapel tot er een past.
draw-when-unable-exactly = { $cards ->
    [one] Kun je geen kaart leggen, pak dan { $cards } kaart van de trekstapel; kun je er wel een leggen, dan moet dat.
   *[other] Kun je geen kaart leggen, pak dan { $cards } kaarten van de trekstapel; kun je er wel een leggen, dan moet dat.
 }
draw-when-unable-up-to = Kun je geen kaart leggen, pak dan één voor één kaarten van de trekstapel tot er een past, hoogstens { $cards }. Kun je een kaart leggen, dan moet dat.
draw-when-unable-until-playable = Kun je geen kaart leggen, pak dan één voor één kaarten van de trekstapel tot er een past. Kun je een kaart leggen, dan moet dat.

drawn-may-be-played = { $cards ->
    [1] Past de gepakte kaart, dan mag je die meteen leggen; anders is je beurt voorbij.
   *[other] Past een gepakte kaart, dan mag je die meteen leggen; anders is je beurt voorbij.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Daarna mag je nog een passende kaart leggen, de gepakte of een andere; anders is je beurt voorbij.
   *[other] Daarna mag je nog een passende kaart leggen, een gepakte of een andere; anders is je beurt voorbij.
 }
drawn-must-be-played = { $cards ->
    [1] Past de gepakte kaart, dan moet je die meteen leggen; anders is je beurt voorbij.
   *[other] Past een gepakte kaart, dan moet je die meteen leggen; anders is je beurt voorbij.
 }
drawn-waits = Na het pakken is je beurt voorbij, ook als een gepakte kaart past.
drawn-until-may-be-played = De gepakte kaart die past, mag je meteen leggen of houden; daarmee is je beurt voorbij.
drawn-until-may-be-played-or-any-other = Je mag dan de gepakte kaart leggen die past, een andere die past, of geen; daarmee is je beurt voorbij.
drawn-until-must-be-played = De gepakte kaart die past, moet je meteen leggen.
drawn-until-waits = Daarmee is je beurt voorbij: de kaart die past, wacht op je volgende beurt.

# ---- de trekstapel raakt op

stock-empty-reshuffle = Is de trekstapel op, dan blijft de bovenste kaart van de aflegstapel liggen; alle andere worden geschud en vormen de nieuwe trekstapel.
stock-empty-turn-over = Is de trekstapel op, dan blijft de bovenste kaart van de aflegstapel liggen; alle andere worden zonder schudden omgedraaid en vormen de nieuwe trekstapel.
stock-empty-pass = Is de trekstapel op, dan komt er geen nieuwe. Wie een kaart kan leggen, moet dat doen; alle anderen passen.
stock-empty-score = Is de trekstapel op en heeft iemand een kaart nodig, dan eindigt de ronde meteen en worden de kaarten geteld.
stock-exhausted-pass = Kan er geen nieuwe trekstapel gemaakt worden, dan moet leggen wie een kaart kan leggen; alle anderen passen.
stock-exhausted-score = Kan er geen nieuwe trekstapel gemaakt worden, dan eindigt de ronde meteen en worden de kaarten geteld.
blocked-void = Een ronde die vastzit, is ongeldig: niemand krijgt punten.
blocked-each-pays-own-hand = In een ronde die vastzit, telt iedereen de kaarten in zijn eigen hand.
blocked-winner-collects = In een ronde die vastzit, krijgt de speler met de minste punten in de hand de punten van alle andere handen.
blocked-winner-collects-average = In een ronde die vastzit, krijgt de speler met de minste punten in de hand het gemiddelde van de andere handen.
blocked-lowest-collects-differences = In een ronde die vastzit, krijgt de speler met de minste punten in de hand van ieder ander het verschil tussen hun handen.
blocked-lowest-wins = Een ronde die vastzit, wordt gewonnen door de speler met de minste punten in de hand.
blocked-finishers-collect = In een ronde die vastzit, krijgt de speler met de minste punten in de hand de punten van alle andere handen.
blocked-winner-takes = { $points ->
    [one] In een ronde die vastzit, krijgt de speler met de minste punten in de hand { $points } punt.
   *[other] In een ronde die vastzit, krijgt de speler met de minste punten in de hand { $points } punten.
 }
blocked-places = In een ronde die vastzit, delen alle spelers die nog kaarten hebben de volgende plaats.
blocked-none = In een ronde die vastzit, worden geen punten geteld.
