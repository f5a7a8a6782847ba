# The starter, who begins, and which way play goes.

starter-plain = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan geldt die als een gewone kaart.
starter-plain-all = Elke beginkaart geldt als een gewone kaart.
starter-acts = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan werkt die alsof de gever hem heeft gelegd.
starter-acts-before-first = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan werkt die alsof de speler vóór degene die begint hem heeft gelegd.
starter-acts-dealer-starts = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan werkt die alsof de gever hem heeft gelegd, en begint de gever.
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
starter-any-fits = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan mag er elke kaart op gelegd worden; dat geldt voor iedereen tot er een kaart gelegd is.
starter-bury = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan gaat die terug in het midden van de trekstapel en wordt er een andere omgedraaid.
starter-under = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan gaat die onder de trekstapel en wordt er een andere omgedraaid.
starter-redraw = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan wordt er een andere bovenop gelegd.
starter-reshuffle = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan gaat die terug, wordt de trekstapel geschud en wordt er een andere omgedraaid.
starter-effects = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan geldt: { $effects }.
starter-effects-dealer = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan geldt, alsof de gever hem heeft gelegd: { $effects }.
starter-effects-before-first = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan geldt, alsof de speler vóór degene die begint hem heeft gelegd: { $effects }.
starter-effects-dealer-starts = Is de beginkaart { CARDS($cards, form: "a", join: "or") }, dan geldt, alsof de gever hem heeft gelegd: { $effects }. Daarna begint de gever.
first-player-left-of-dealer = De linkerbuur van de gever begint.
first-player-right-of-dealer = De rechterbuur van de gever begint.
first-player-dealer = De gever begint.
first-player-winner = De winnaar van de vorige ronde begint; in de eerste, en na een ronde zonder winnaar, de speler links van de gever.
first-player-winner-else-dealer = De winnaar van de vorige ronde begint; in de eerste, en na een ronde zonder winnaar, de gever.
first-player-of-several = Hebben meer spelers gewonnen, dan begint de eerste van hen links van de gever.
first-player-loser = De verliezer van de vorige ronde begint: wie de meeste punten overhad, en bij gelijkstand de meeste kaarten; in de eerste begint de speler links van de gever.
first-player-of-several-losers = Geldt dat voor meer spelers, dan begint de eerste van hen links van de gever.
first-player-youngest = De jongste speler begint.
first-player-oldest = De oudste speler begint.
first-player-random = Wie begint, bepaalt het lot.
first-player-holder = Wie { CARDS($cards, form: "a", join: "or") } in de hand heeft, begint.
first-player-holder-any = Geldt dat voor meer spelers, dan begint de eerste van hen links van de gever.
first-player-holder-lowest = Geldt dat voor meer spelers, dan begint wie de laagste van deze kaarten heeft, en bij gelijkstand de eerste links van de gever.
first-player-holder-highest = Geldt dat voor meer spelers, dan begint wie de hoogste van deze kaarten heeft, en bij gelijkstand de eerste links van de gever.
first-player-holder-nobody = Geldt het voor niemand, dan begint de speler links van de gever.
first-player-holder-leads-any = Wie daarom begint, moet eerst een van deze kaarten uitspelen, als die gelegd mag worden; iets anders mag in plaats daarvan niet.
first-player-holder-leads-lowest = Wie daarom begint, moet eerst de laagste van deze kaarten uitspelen, als die gelegd mag worden; iets anders mag in plaats daarvan niet.
first-player-holder-leads-highest = Wie daarom begint, moet eerst de hoogste van deze kaarten uitspelen, als die gelegd mag worden; iets anders mag in plaats daarvan niet.
direction-clockwise = Er wordt met de klok mee gespeeld.
direction-anticlockwise = Er wordt tegen de klok in gespeeld.
direction-chosen = Wie begint, kiest ook de speelrichting.
