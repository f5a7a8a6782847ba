# Which card fits, and what may not be laid.

turn-match = Leg in je beurt één kaart open op de aflegstapel. Die moet bij de bovenste kaart passen: { $attributes }.
attribute-suit = dezelfde { SUIT_WORD() }
attribute-rank = dezelfde waarde
attribute-colour = allebei rood of allebei zwart
attribute-neighbour = de waarde net erboven of eronder
forbidden-on = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
 } nooit op { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag op elke kaart
   *[many] mogen op elke kaart, ook op elkaar
 }.
turn-passes = Daarna is de volgende speler aan de beurt.
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
named-still-counts = Wat ervoor is genoemd, blijft gelden.
forbidden-holding = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
 } alleen gelegd worden door wie niet ook { $held } heeft (vergeleken met de bovenste kaart).
forbidden-holding-but-doubted = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
} eigenlijk alleen gelegd worden door wie niet ook { $held } heeft (vergeleken met de bovenste kaart); wie het toch doet, riskeert dat het betwijfeld wordt.
forbidden-first-turn = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
 } niet gelegd worden in iemands eerste beurt van een ronde.
forbidden-first-turn-on-top = In zijn eerste beurt van een ronde mag niemand { $answer } leggen (vergeleken met de bovenste kaart).
forbidden-while = { $condition }, mag je { CARDS($cards, form: "a", join: "or") } niet leggen.
forbidden-while-any = { $condition }, mag je geen kaart leggen.
forbidden-while-apart = De kaart die je legt, telt daarbij niet mee.
