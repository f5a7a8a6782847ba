# Several cards in a turn.

several-none = In een beurt leg je maar één kaart.
several = In een beurt mag je meer kaarten leggen, na de eerste telkens { $answer } (vergeleken met de kaart ervoor).
several-of = Dit geldt voor { CARDS($cards, form: "many") }.
several-of-these = In een beurt mag je meer van deze kaarten leggen: { CARDS($cards, form: "many") }.
several-least = Je legt één kaart of minstens { $cards } tegelijk.
several-most = In een beurt mogen hoogstens { $cards } kaarten gelegd worden.
several-top-last = Van meer kaarten ligt de laatste bovenop.
several-top-chosen = Je kiest welke van meer kaarten bovenop ligt.
several-effects-each = Van meer kaarten werkt elke kaart; te pakken kaarten en over te slagen spelers worden opgeteld.
several-effects-last = Van meer kaarten werkt alleen de kaart die bovenop ligt.
several-only-top-asks = Alleen de bovenste laat iets noemen of vraagt om een bepaalde kaart.
several-only-row = Op een kaart waarop andere bijgelegd mogen worden, en in een open rij, leg je in dezelfde beurt alleen die.
several-nothing-asked-draw = Zolang iemand moet pakken, vraagt de bovenste om geen kaart.
several-nothing-asked-skip = Zolang een overslaan nog beantwoord kan worden, vraagt de bovenste om geen kaart.
several-draws-fall-on-last = Treffen ze verschillende spelers, dan pakt wie het laatst getroffen is alle kaarten.
row-draws-fall-on-last = Treffen een kaart die pareert en de laatste die erop gelegd is verschillende spelers, dan pakt wie het laatst getroffen is alle kaarten.
several-only-draw-answered = Wie moet pakken en ook beurten moet overslaan, kan alleen het pakken beantwoorden en slaat de beurten daarna over.
several-only-draw-answered-skips = Komen pakken en overslaan samen, dan kan alleen het pakken beantwoord worden.
several-only-first-answers = Worden ze gelegd om te pareren, dan pareert alleen de eerste; de andere tellen zoals altijd.
several-all-stay = Tot ze hebben gewerkt, blijven ze allemaal op de aflegstapel, ook als er een nieuwe trekstapel wordt gemaakt.
several-last-allowed = Je mag met meer kaarten tegelijk uitgaan.
several-last-forbidden = Je mag niet met meer kaarten tegelijk uitgaan.
several-last-work-as-top = Of meer laatste kaarten nog werken, hangt af van de bovenste: allemaal of geen.
