# Wild cards, and what is named.

wild-plain = { CARDS($cards, form: "many") } { wild-on-any }. Eenmaal op de stapel { NUMBER_OF($cards) ->
    [one] is het een kaart als alle andere
   *[many] zijn het kaarten als alle andere
 }.
wild-none = Geen enkele kaart mag altijd gelegd worden.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] mag
   *[many] mogen
 } niet meer op elke kaart.
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
named-suit-and-rank-with-wild = Voor de volgende kaart geldt { CARDS($cards, form: "the", join: "or") } dan als de kaart die genoemd is.
named-suit = Is er een { SUIT_WORD() } genoemd, dan moet de volgende kaart daarvan zijn; wat er op de gelegde kaart zelf staat, telt niet meer.
named-rank = Is er een waarde genoemd, dan moet de volgende kaart daarvan zijn.
named-suit-and-rank = Zijn beide genoemd, dan geldt de gelegde kaart voor de volgende als de genoemde.
