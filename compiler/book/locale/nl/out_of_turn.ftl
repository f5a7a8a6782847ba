# Cards and claims out of turn.

jump-none = Niemand mag buiten zijn beurt een kaart leggen.
jump = Ook als je niet aan de beurt bent, mag je, tot de volgende speler een kaart legt of pakt, op de bovenste kaart gooien, maar niet op de beginkaart of een kaart die je zelf hebt gelegd: { $answer }. Wie het snelst is, telt.
jump-then-after-jumper = Daarna gaat het spel verder na wie de kaart ertussen gooide.
jump-then-resume = Daarna gaat het spel verder waar het onderbroken werd; voor de nieuwe kaart is de volgende speler wie daar aan de beurt komt.
jump-effect-cancels = Wat de kaart eronder nog zou doen, vervalt, en er wordt gespeeld in de richting van daarvoor; de nieuwe kaart doet haar werk. Wat al gebeurd is, blijft.
jump-effect-adds = Wat de kaart eronder nog zou doen, komt bij wat de nieuwe doet.
jump-owing-also = Dat mag ook op een kaart waarvoor iemand moet pakken, een beurt overslaan of een kaart leggen, tot er gepareerd is of het gedaan is, maar niet als het de laatste kaart van haar speler was.
jump-owing-not = Dat mag niet zolang iemand moet pakken, een beurt overslaan of een kaart leggen.
jump-new-asks = Vragen ze allebei om een kaart, dan telt alleen wat de nieuwe vraagt.
jump-not-in-round = Tijdens een rondje en op de laatste kaart ervan gooit niemand er een op.
