# What cards do.

draws-next = de volgende speler pakt { $amount }
draws-previous = de speler voor jou pakt { $amount }
draws-chosen = je kiest een speler, die { $amount } pakt
debtor-waits = Wie dan pakt, slaat een beurt over.
creditor-goes-on = Daarna gaat het spel verder met de speler na jou.
draws-previous-waits = de speler voor jou pakt { $amount }, en het spel gaat verder met de speler na jou
draws-previous-plays = de speler voor jou pakt { $amount } en is dan gewoon aan de beurt; daarna gaat het spel vanaf daar verder
draws-previous-may-play = de speler voor jou pakt { $amount } en mag dan nog één kaart leggen; daarna gaat het spel vanaf daar verder
draws-chosen-waits = je kiest een speler, die { $amount } pakt en de volgende beurt overslaat
draws-chosen-plays = je kiest een speler, die { $amount } pakt en dan gewoon aan de beurt is; daarna gaat het spel vanaf daar verder
draws-chosen-may-play = je kiest een speler, die { $amount } pakt en dan nog één kaart mag leggen; daarna gaat het spel vanaf daar verder
turns-missed = { $turns ->
    [1] een beurt
   *[other] { $turns } beurten
 }
waits-next = de volgende speler slaat { turns-missed } over
waits-previous = de speler voor jou slaat { turns-missed } over
waits-chosen = je kiest een speler, die { turns-missed } overslaat
names = { $choice ->
    [may] je mag { $what } noemen
   *[must] je noemt { $what }
 }
names-for-this = je noemt { $what }, alleen hiervoor (niemand hoeft te bekennen)
covers = je moet er meteen { $cards } op leggen, anders { $otherwise }
covers-or-not = je moet er meteen { $cards } op leggen en mag de kaart alleen leggen als je dat kunt
must-play-next = de volgende speler moet { $cards } leggen, anders { $otherwise }
must-play-previous = de speler voor jou moet { $cards } leggen, anders { $otherwise }; daarna gaat het verder waar het onderbroken werd
must-play-chosen = je kiest een speler, die { $cards } moet leggen, anders { $otherwise }; daarna gaat het verder waar het onderbroken werd
demands = je noemt een waarde ({ CARDS($cards, form: "many") }), en de volgende speler moet daar een kaart van leggen; wie dat niet kan, pakt zoals gewoonlijk
demands-or-else = je noemt een waarde ({ CARDS($cards, form: "many") }), en de volgende speler moet daar een kaart van leggen, anders { $otherwise }
lasting-until-laid = { $duty }; wordt er geen gelegd, dan geldt het voor de volgende, tot iemand er een legt of alle anderen zijn geweest
lasting-for-a-round = { $duty }; dat geldt zo de hele tafel rond
lasting-until-somebody-fails = { $duty }; dat gaat zo rond tot iemand het niet kan
asked-next = Van wie daarna komt, wordt gevraagd, vergeleken met de bovenste kaart: { $cards }.
opens-round = heb je ook { $cards }, dan mag je een rondje openen: iedereen legt om de beurt zo’n kaart, anders { $otherwise }; is het weer bij jou, dan leg je er nog een of beëindig je het rondje, en het spel gaat na jou verder
adds = je mag er in dezelfde beurt meer kaarten op leggen, telkens { $cards }; alleen de laatste werkt
copies = doet wat de kaart eronder deed, ook het noemen
swaps-hands-next = je ruilt van hand met de volgende speler
swaps-hands-previous = je ruilt van hand met de speler voor jou
swaps-hands-chosen = je ruilt van hand met een speler naar keuze
rotates-hands = alle handen gaan in de speelrichting naar de volgende speler
rotates-hands-left = alle handen gaan naar de linkerbuur
cards-given = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 } uit je hand
gives-next = je geeft { cards-given } aan de volgende speler
gives-previous = je geeft { cards-given } aan de speler voor jou
gives-chosen = je geeft { cards-given } aan een speler naar keuze
takes-next = de volgende speler geeft je { amount-cards } naar eigen keuze
takes-previous = de speler voor jou geeft je { amount-cards } naar eigen keuze
takes-chosen = je kiest een speler, die je { amount-cards } naar eigen keuze geeft
takes-unseen-next = je trekt blind { amount-cards } uit de hand van de volgende speler
takes-unseen-previous = je trekt blind { amount-cards } uit de hand van de speler voor jou
takes-unseen-chosen = je trekt blind { amount-cards } uit de hand van een speler naar keuze
each-picks-own = ieder kiest uit de eigen hand voordat te zien is wat er komt
swaps-cards-next = je ruilt { amount-cards } met de volgende speler; { each-picks-own }
swaps-cards-previous = je ruilt { amount-cards } met de speler voor jou; { each-picks-own }
swaps-cards-chosen = je ruilt { amount-cards } met een speler naar keuze; { each-picks-own }
passes-cards = iedereen geeft { amount-cards } in de speelrichting door aan de volgende speler; { each-picks-own }
passes-cards-left = iedereen geeft { amount-cards } door aan de linkerbuur; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, telkens { $which }
 }
discarded-all = zoveel mogelijk kaarten, telkens { $which }
discards-you = je legt { $amount } af
discards-next = de volgende speler legt { $amount } af
discards-previous = de speler voor jou legt { $amount } af
discards-chosen = je kiest een speler, die { $amount } aflegt
discards-others = alle anderen leggen om de beurt af, ieder { $amount }
discards-all = iedereen legt om de beurt af, jij het eerst, ieder { $amount }
shows-hand-next = je laat je hand aan de volgende speler zien
shows-hand-previous = je laat je hand aan de speler voor jou zien
shows-hand-chosen = je laat je hand aan een speler naar keuze zien
shows-hand-others = je laat je hand aan alle anderen zien
ends-hand = je mag de ronde meteen beëindigen, en de kaarten worden geteld
ends-hand-at-most = { $points ->
    [one] heb je hoogstens { $points } punt in de hand, dan mag je de ronde meteen beëindigen, en de kaarten worden geteld
   *[other] heb je hoogstens { $points } punten in de hand, dan mag je de ronde meteen beëindigen, en de kaarten worden geteld
 }
else-who = { $who ->
    [you] pak je
   *[they] pakt die
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }
else-draw-up-to = { else-who } tot er een gevraagde kaart komt, hoogstens { $cards }
else-draw-until-playable = { else-who } tot er een gevraagde kaart komt
else-draw-nothing = { $who ->
    [you] pas je
   *[they] past die
 }
else-draw-face = { else-who } zoveel kaarten als er op de bovenste kaart staat
else-wait = { $who ->
    [you] sla je een beurt over
   *[they] slaat die een beurt over
 }
else-not-allowed = { $who ->
    [you] mag je die niet leggen
   *[they] mag die niets leggen
 }
card-does-in-cutter-suit = in de { SUIT_WORD() } van de slotkaart: { $effects }.
card-does-nothing-in-cutter-suit = in de { SUIT_WORD() } van de slotkaart: geen werking.
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, in plaats daarvan: { $effects }.
card-does-nothing-if = { $condition }: geen werking.
card-does-nothing-if-instead = { $condition }, in plaats daarvan: geen werking.
if-laid-on = gelegd op { CARDS($cards, form: "a", join: "or") }
if-on-top = als er { CARDS($cards, form: "a", join: "or") } bovenop ligt
if-holding = als je nog { CARDS($cards, form: "a", join: "or") } in de hand hebt
if-holding-none = als je geen van deze kaarten meer in de hand hebt ({ CARDS($cards, form: "many") })
if-holding-several = als je nog minstens { $number } van deze kaarten in de hand hebt ({ CARDS($cards, form: "many") })
if-holding-points = als de kaarten die je nog in de hand hebt hoogstens { $points ->
    [one] { $points } punt tellen
   *[other] { $points } punten tellen
 }
if-on-countdown = als je teller op { $number } staat
if-players-remain = als er nog { $players } spelers meedoen
if-owing = zolang je kaarten, beurten of een bepaalde kaart schuldig bent
owing-several = Wie iets schuldig is bij het leggen van de eerste van meerdere kaarten, legt ze allemaal terwijl hij dat schuldig is.
owing-thrown-in = Wie buiten de beurt een kaart ingooit, is daarbij niets schuldig.
condition-on-for-starter = De beginkaart ligt op geen enkele kaart.
condition-on-for-several = Van kaarten die samen worden gelegd, ligt elke op de vorige.
condition-copied-hand = Wie een kaart legt die doet wat de kaart eronder deed, kijkt naar de eigen hand.
condition-copied-counter = Wie een kaart legt die doet wat de kaart eronder deed, kijkt naar de eigen teller.
add-open-closes = Een rij bijgelegde kaarten is aan het eind van de beurt gesloten.
add-open-stays = Een rij bijgelegde kaarten blijft open: de volgende speler mag ermee doorgaan.
add-open-until-closed = Een rij bijgelegde kaarten blijft open en de volgende speler mag ermee doorgaan, tot wie er een kaart bij heeft gelegd hardop zegt dat ze gesloten is of iemand een kaart legt die er niet bij past. Een kaart waarop andere bijgelegd mogen worden is altijd open; een bijgelegde kaart zonder { SUIT_WORD() } waarmee er een genoemd wordt, is de laatste van haar rij.
add-row-stays = Tot haar laatste kaart heeft gewerkt, blijft de hele rij op de aflegstapel, ook als er een nieuwe trekstapel wordt gemaakt.
add-names-first = Als je met een kaart iets noemt en er meer kaarten op mag leggen, noem je eerst; de eerste kaart erop richt zich naar wat genoemd is.
card-does = { $effects }.
card-does-nothing = geen werking.
amount-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }
amount-face = zoveel kaarten als erop staat
amount-each-cards = { $cards ->
    [one] elk { $cards } kaart
   *[other] elk { $cards } kaarten
 }
amount-each-face = elk zoveel kaarten als erop staat
amount-until = meteen zoveel kaarten als nodig zijn om { $which } te krijgen{ $most ->
    [0] { "" }
   *[other] , maar hoogstens { $most }
 } (komt er geen, dan alle die er zijn)
amount-each-until = meteen elk zoveel kaarten als nodig zijn om { $which } te krijgen{ $most ->
    [0] { "" }
   *[other] , maar hoogstens { $most }
 } (komt er geen, dan alle die er zijn)
draws-next-waits = de volgende speler pakt { $amount } en slaat een beurt over
draws-next-plays = de volgende speler pakt { $amount } en is dan gewoon aan de beurt
draws-next-may-play = de volgende speler pakt { $amount } en mag dan nog één kaart leggen
draws-others = alle anderen pakken { $amount }
draws-everyone = alle spelers zonder uitzondering pakken { $amount }
draws-you = je pakt zelf { $amount }
skips-next = { $seats ->
    [one] de volgende speler wordt overgeslagen
   *[other] de volgende { $seats } spelers worden overgeslagen
 }
skips-others = alle anderen worden overgeslagen, en jij bent weer aan de beurt
skips-chosen = je kiest een speler, die wordt overgeslagen
reverses = de speelrichting keert om
reverses-two-skips = de andere speler wordt overgeslagen, en jij bent weer aan de beurt
reverses-two-nothing = geen werking
plays-again = je bent nog eens aan de beurt
plays-again-or-not = je mag nog een kaart leggen
