# Wat past: noemen, vergelijken, wat op een kaart volgt, meer kaarten, kaarten buiten de beurt.

naming-shared = { $shared ->
    [yes] { ", rood of zwart zoals de kaart zelf" }
   *[no] { "" }
 }
naming-suit = { $another ->
    [yes] een andere { SUIT_WORD() } dan tot nu toe gevolgd moest worden
   *[no] een { SUIT_WORD() }
 }{ naming-shared }
naming-rank = { $another ->
    [yes] een andere waarde dan die van de kaart eronder
   *[no] een waarde
 }{ naming-shared }
naming-suit-and-rank = { $another ->
    [yes] een andere { SUIT_WORD() } en een andere waarde dan tot nu toe gevolgd moesten worden
   *[no] een { SUIT_WORD() } en een waarde
 }{ naming-shared }
wild-on-any = { NUMBER_OF($cards) ->
    [one] mag altijd gelegd worden, op elke kaart
   *[many] mogen altijd gelegd worden, op elke kaart
 }
wild-names = { CARDS($cards, form: "many") } { wild-on-any }; je noemt dan { $what }.
wild-may-name = { CARDS($cards, form: "many") } { wild-on-any }; je mag dan { $what } noemen.
wild-free = { CARDS($cards, form: "many") } { wild-on-any }.
counter-wild-names = De kaarten met de waarde van je eigen teller mag alleen jij altijd leggen, op elke kaart; je noemt dan { $what }.
counter-wild-may-name = De kaarten met de waarde van je eigen teller mag alleen jij altijd leggen, op elke kaart; je mag dan { $what } noemen.
counter-wild-plain = De kaarten met de waarde van je eigen teller mag alleen jij altijd leggen, op elke kaart. Eenmaal op de stapel zijn het kaarten als alle andere.
named-suit-with-wild = De volgende kaart moet dan van de genoemde { SUIT_WORD() } zijn, of { CARDS($wild, form: "a", join: "or") }; wat er op { CARDS($cards, form: "the", join: "or") } zelf staat, telt niet meer.
named-rank-with-wild = De volgende kaart moet dan van de genoemde waarde zijn, of { CARDS($wild, form: "a", join: "or") }; wat er op { CARDS($cards, form: "the", join: "or") } zelf staat, telt niet meer.
named-suit-and-rank-with-wild = { CARDS($cards, form: "the", join: "or") } geldt dan als de kaart die genoemd is.
named-suit = Is er een { SUIT_WORD() } genoemd, dan moet de volgende kaart daarvan zijn; de { SUIT_WORD() } van de gelegde kaart zelf telt niet meer.
named-rank = Is er een waarde genoemd, dan moet de volgende kaart daarvan zijn.
named-suit-and-rank = Zijn beide genoemd, dan geldt de gelegde kaart zelf als de genoemde.

turn-neighbours = De volgorde van de waarden is { CARDS($order, form: "short", join: "comma") }; de eerste en de laatste zijn geen buren.
turn-neighbours-wrapping = De volgorde van de waarden is { CARDS($order, form: "short", join: "comma") }, en dan weer van voren af aan: ook de laatste en de eerste zijn buren.
after-only = Op { CARDS($cards, form: "a", join: "or") } mag alleen { $answer }.
after-anything = Op { CARDS($cards, form: "a", join: "or") } mag elke kaart.
after-as-below = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] geldt
   *[many] gelden
 } als de kaart eronder.
after-served-only = Heeft iemand voor { CARDS($cards, form: "a", join: "or") } gepakt of een beurt overgeslagen, dan mag er alleen { $answer } op.
after-served-anything = Heeft iemand voor { CARDS($cards, form: "a", join: "or") } gepakt of een beurt overgeslagen, dan mag er elke kaart op.
forbidden-holding = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
 } alleen gelegd worden door wie niet ook { $held } heeft (vergeleken met de bovenste kaart).
forbidden-first-turn = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
 } niet gelegd worden in iemands eerste beurt van een ronde.
forbidden-first-turn-on-top = In zijn eerste beurt van een ronde mag niemand { $answer } leggen (vergeleken met de bovenste kaart).

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " van dezelfde " }{ SUIT_WORD() }
    [colour] , ook rood of ook zwart
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] een kaart van dezelfde waarde, ook rood of ook zwart
   *[any] een kaart van dezelfde waarde
 }
related-same-suit = een kaart van dezelfde { SUIT_WORD() }
related-same-colour = een kaart die ook rood of ook zwart is
related-same-card = precies dezelfde kaart
related-neighbour = een kaart van de waarde net erboven of eronder{ related-within }
related-next-up = een kaart van de waarde net erboven{ related-within }
related-higher = een hogere kaart{ related-within }
related-lower = een lagere kaart{ related-within }
related-no-weaker = een kaart waarvoor minstens evenveel gepakt moeten worden
related-any-but = alles behalve { $cards }
related-not-on = { $answer }, maar niet op { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, en alleen op { CARDS($cards, form: "a", join: "or") }
related-on = op { CARDS($cards, form: "a", join: "or") } { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } van dezelfde { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") }, ook rood of ook zwart

several-none = In een beurt leg je maar één kaart.
several = In een beurt mag je meer kaarten leggen, na de eerste telkens { $answer } (vergeleken met de kaart ervoor).
several-of = Dit geldt voor { CARDS($cards, form: "many") }.
several-most = In een beurt mogen hoogstens { $cards } kaarten gelegd worden.
several-top-last = Van meer kaarten ligt de laatste bovenop.
several-top-chosen = Je kiest welke van meer kaarten bovenop ligt.
several-effects-each = Van meer kaarten werkt elke kaart; te pakken kaarten en over te slagen spelers worden opgeteld.
several-effects-last = Van meer kaarten werkt alleen de kaart die bovenop ligt.
several-last-allowed = Je mag met meer kaarten tegelijk uitgaan.
several-last-forbidden = Je mag niet met meer kaarten tegelijk uitgaan.

jump-none = Niemand mag buiten zijn beurt een kaart leggen.
jump = Ook als je niet aan de beurt bent, mag je, tot de volgende speler een kaart legt of pakt, op de bovenste kaart gooien: { $answer }. Wie het snelst is, telt.
jump-then-after-jumper = Daarna gaat het spel verder na wie de kaart ertussen gooide.
jump-then-resume = Daarna gaat het spel verder waar het onderbroken werd.
jump-effect-cancels = Wat de kaart eronder nog zou doen, vervalt.
jump-effect-adds = Wat de kaart eronder nog zou doen, komt bij wat de nieuwe doet.
