# Pakken, de trekstapel, meldingen, uitgaan, punten en partij, waar ze niet gewoon zijn.

draw-at-will-nothing = Kun of wil je geen kaart leggen, dan pas je; niemand pakt.
draw-when-unable-nothing = Kun je geen kaart leggen, dan pas je; niemand pakt. Kun je er wel een leggen, dan moet dat.
draw-may-go-on = Ook als er al een kaart past, mag je doorgaan met pakken.
pass-after-last-draw = Pas na de laatste gepakte kaart mag je je beurt beëindigen zonder een kaart te leggen.
pass-after-any-draw = Na elke gepakte kaart mag je je beurt beëindigen.
pass-when-dry = Is er niets te pakken, dan mag iedereen passen, ook met een kaart die gelegd kan worden.
pass-at-will = Je mag ook passen zonder te pakken.

stock-refills-when-needed = Er komt een nieuwe trekstapel als iemand moet pakken en er geen kaart meer is.
stock-refills-at-once = Er komt een nieuwe trekstapel zodra de laatste kaart gepakt is.
stock-keeps-top = Als er een nieuwe trekstapel komt, blijft alleen de bovenste kaart van de aflegstapel liggen.
stock-keeps-top-and-chain = Zolang er kaarten openstaan, blijven ook de kaarten liggen die daartoe geleid hebben.
stock-limit = { $times ->
    [0] Er komt nooit een nieuwe trekstapel.
    [1] Per ronde komt er hoogstens één keer een nieuwe trekstapel.
   *[other] Per ronde komt er hoogstens { $times } keer een nieuwe trekstapel.
 }
stock-short-lapses = Zijn er te weinig kaarten om te pakken, dan pak je wat er is; de rest vervalt.
stock-short-owed = Zijn er te weinig kaarten om te pakken, dan pak je wat er is, en de rest in je volgende beurt.
stock-short-no-play = Zijn er te weinig kaarten om te pakken, dan pak je wat er is en mag je in die beurt niets leggen.
stock-short-take-top = Zijn er te weinig kaarten om te pakken, dan neem je ook de bovenste kaart van de aflegstapel.
stock-blocked = { $rounds ->
    [1] Als iedereen na elkaar past, zit de ronde vast en is die afgelopen.
   *[other] Als iedereen { $rounds } keer na elkaar past, zit de ronde vast en is die afgelopen.
 }
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
blocked-each-collects-differences = In een ronde die vastzit, krijgt iedereen het verschil tussen de grootste hand en zijn eigen hand.

call-ahead = Zeg ‘{ $word }’ al in de beurt vóór die waarin je je laatste kaart of kaarten wilt leggen.
call-false = Wie onnodig een melding doet, { $penalty }.
call-false-nothing = Een onnodige melding kost niets.
call-doubt = Wie iemand ten onrechte beschuldigt, { $penalty }.
call-doubt-nothing = Iemand ten onrechte beschuldigen kost niets.

aim-hand-ends-partners = Raak als eerste al je kaarten kwijt, voor je partner en jezelf.
aim-next-counter = Breng je teller naar het eind: telkens als je geen kaarten meer hebt, kom je een stap dichterbij.
aim-both-partners = Raak al je kaarten kwijt en help je partner daarbij: de kant waarvan beide spelers het eerst uit zijn, wint.
finish-hand-ends-partners = De ronde eindigt zodra iemand zijn laatste kaart heeft gelegd; de kant van die speler heeft gewonnen.
finish-next-counter = Wie zijn laatste kaart heeft gelegd, pakt van de trekstapel zoveel nieuwe als zijn teller dan aangeeft, en speelt verder.
finish-both-partners = Wie zijn laatste kaart heeft gelegd, is uit; de ronde eindigt zodra beide partners van een kant uit zijn.
finish-only-on = Je mag alleen met { CARDS($cards, form: "a", join: "or") } uitgaan.
finish-waits = Niemand heeft gewonnen zolang ook een andere speler geen kaart heeft.
claim = Zijn de kaarten in je hand samen het getal op de bovenste kaart, dan mag je ‘{ $word }’ zeggen en ben je uit.
hand-limit-out = { $cards ->
    [one] Wie meer dan { $cards } kaart heeft, ligt uit de ronde; de kaarten gaan onder de aflegstapel.
   *[other] Wie meer dan { $cards } kaarten heeft, ligt uit de ronde; de kaarten gaan onder de aflegstapel.
 }
hand-limit-loses = { $cards ->
    [one] Wie meer dan { $cards } kaart heeft, verliest de ronde, die meteen eindigt.
   *[other] Wie meer dan { $cards } kaarten heeft, verliest de ronde, die meteen eindigt.
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

score-each-collects-differences = Iedereen krijgt het verschil tussen de grootste hand en zijn eigen hand.
score-partners = De punten van een kant komen op naam van beide partners.
score-rounds = Punten worden afgerond op veelvouden van { $points }, de helft naar boven.
score-rounds-at-least = { $points ->
    [one] Wat telt, telt voor minstens { $points } punt.
   *[other] Wat telt, telt voor minstens { $points } punten.
 }
score-reshuffle = { $points ->
    [one] Bij wie de trekstapel opraakt, die krijgt { $points } strafpunt.
   *[other] Bij wie de trekstapel opraakt, die krijgt { $points } strafpunten.
 }
score-reshuffle-doubling = { $points ->
    [one] Bij wie de trekstapel opraakt, die krijgt { $points } strafpunt, en elke volgende keer twee keer zoveel.
   *[other] Bij wie de trekstapel opraakt, die krijgt { $points } strafpunten, en elke volgende keer twee keer zoveel.
 }
bonus-times = Eindigt de ronde met { CARDS($cards, form: "a", join: "or") }, dan tellen de punten { $times ->
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
game-winner-each-collects-differences = Wie in totaal de meeste punten heeft, wint.
game-columns = De punten worden in { $columns } kolommen opgeschreven. De eerste ronde die een speler wint, telt in de eerste kolom, de tweede in de eerste twee, en elke volgende in { $columns ->
    [2] beide
   *[other] alle
 }. Elke kolom gaat tot { $points } punten en heeft een eigen winnaar; wie de meeste kolommen wint, wint de partij.
game-counter = Wiens teller het eerst op { $end } staat, wint de partij.
game-exactly = Wie precies { $points } punten heeft, gaat terug naar { $back }.
