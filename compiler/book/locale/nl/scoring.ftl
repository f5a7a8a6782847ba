# Scores, and what cards count.

score-each-collects-differences = Iedereen krijgt het verschil tussen de grootste hand en zijn eigen hand.
score-side-went-out = Uit is de kant waarvan beide spelers als eerste uit zijn.
score-side-went-out-dummies = Uit is de speler die als eerste met beide handen uit is.
score-side-hands = De twee handen van een kant tellen als één.
score-side-hands-dummies = De twee handen van een speler tellen als één.
score-not-partner = Voor de kaarten van een partner krijgt niemand punten.
score-not-partner-dummies = Voor de kaarten van de eigen andere hand krijgt niemand punten.
score-partners = De punten van een kant komen op naam van beide partners.
score-partners-dummies = Wat de twee handen van een speler opleveren, wordt samen opgeschreven.
score-rounds = Punten worden afgerond op veelvouden van { $points }, de helft naar boven.
score-rounds-at-least = { $points ->
    [one] Wat telt, telt voor minstens { $points } punt.
   *[other] Wat telt, telt voor minstens { $points } punten.
 }
score-drawn-added = Voor elke kaart die je van de trekstapel pakt, waarvoor ook, { $points ->
    [one] komt er { $points } punt bij je totaal.
   *[other] komen er { $points } punten bij je totaal.
 }
score-drawn-taken = Voor elke kaart die je van de trekstapel pakt, waarvoor ook, { $points ->
    [one] gaat er { $points } punt van je totaal af.
   *[other] gaan er { $points } punten van je totaal af.
 }
score-reshuffle = { $points ->
    [one] Bij wie de trekstapel opraakt, die krijgt { $points } strafpunt.
   *[other] Bij wie de trekstapel opraakt, die krijgt { $points } strafpunten.
 }
score-reshuffle-doubling = { $points ->
    [one] Bij wie de trekstapel opraakt, die krijgt { $points } strafpunt, en elke volgende keer in het spel twee keer zoveel.
   *[other] Bij wie de trekstapel opraakt, die krijgt { $points } strafpunten, en elke volgende keer in het spel twee keer zoveel.
 }
score-reshuffle-taken = Bij wie de trekstapel opraakt, die { $points ->
    [one] verliest { $points } punt
   *[other] verliest { $points } punten
 } van zijn totaal.
score-reshuffle-doubling-taken = Bij wie de trekstapel opraakt, die { $points ->
    [one] verliest { $points } punt
   *[other] verliest { $points } punten
 } van zijn totaal, en elke volgende keer in het spel twee keer zoveel.
score-reshuffle-doubles-at-most = Het verdubbelt hoogstens { $times } keer.
bonus-times = Eindigt de ronde met { CARDS($cards, form: "a", join: "or") }, dan tellen de punten { $times ->
    [2] dubbel
   *[other] { $times } keer
 }.
bonus-times-first-out = Gaat de eerste met { CARDS($cards, form: "a", join: "or") } uit, dan tellen de punten van de ronde { $times ->
    [2] dubbel
   *[other] { $times } keer
 }.
bonus-more = { $points ->
    [one] Wie met { CARDS($cards, form: "a", join: "or") } uitgaat, telt { $points } punt bij zijn totaal op.
   *[other] Wie met { CARDS($cards, form: "a", join: "or") } uitgaat, telt { $points } punten bij zijn totaal op.
 }
bonus-less = { $points ->
    [one] Wie met { CARDS($cards, form: "a", join: "or") } uitgaat, trekt { $points } punt van zijn totaal af.
   *[other] Wie met { CARDS($cards, form: "a", join: "or") } uitgaat, trekt { $points } punten van zijn totaal af.
 }
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
score-by-place = De plaatsen leveren punten op, te beginnen bij wie als eerste uit is: { $points }. Wie op het eind nog kaarten heeft, heeft de volgende plaats; verdere plaatsen leveren niets op.
score-none = Er worden geen punten geteld: wie uitgaat, wint de ronde.
score-none-plays-on = Er worden geen punten geteld.
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
