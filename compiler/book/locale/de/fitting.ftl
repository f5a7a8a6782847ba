# Was passt: Wünsche, Vergleiche, was auf eine Karte folgt, mehrere Karten, Karten außer der Reihe.

naming-shared = { $shared ->
    [yes] { ", rot oder schwarz wie die Karte selbst" }
   *[no] { "" }
 }
naming-suit = { $another ->
    [yes] eine andere { SUIT_WORD() } als die bisher verlangte
   *[no] eine { SUIT_WORD() }
 }{ naming-shared }
naming-rank = { $another ->
    [yes] einen anderen Wert als den der Karte darunter
   *[no] einen Wert
 }{ naming-shared }
naming-suit-and-rank = { $another ->
    [yes] eine andere { SUIT_WORD() } und einen anderen Wert als die bisher verlangten
   *[no] eine { SUIT_WORD() } und einen Wert
 }{ naming-shared }
wild-on-any = { NUMBER_OF($cards) ->
    [one] passt immer und darf auf jede Karte gelegt werden
   *[many] passen immer und dürfen auf jede Karte gelegt werden
 }
wild-names = { CARDS($cards, form: "many") } { wild-on-any }; du wünschst dir dann { $what }.
wild-may-name = { CARDS($cards, form: "many") } { wild-on-any }; du darfst dir dann { $what } wünschen.
wild-free = { CARDS($cards, form: "many") } { wild-on-any }.
counter-wild-names = Die Karten mit dem Wert deines eigenen Zählers passen nur für dich immer: Du darfst sie auf jede Karte legen und wünschst dir dann { $what }.
counter-wild-may-name = Die Karten mit dem Wert deines eigenen Zählers passen nur für dich immer: Du darfst sie auf jede Karte legen und dir dann { $what } wünschen.
counter-wild-plain = Die Karten mit dem Wert deines eigenen Zählers passen nur für dich immer: Du darfst sie auf jede Karte legen. Auf dem Stapel sind es dann Karten wie alle anderen.
named-suit-with-wild = Als Nächstes muss die gewünschte { SUIT_WORD() } gelegt werden oder { CARDS($wild, form: "a", join: "or") }; was die Wunschkarte selbst zeigt, zählt nicht mehr.
named-rank-with-wild = Als Nächstes muss der gewünschte Wert gelegt werden oder { CARDS($wild, form: "a", join: "or") }; was die Wunschkarte selbst zeigt, zählt nicht mehr.
named-suit-and-rank-with-wild = Die Wunschkarte gilt dann als die gewünschte Karte.
named-suit = Ist eine { SUIT_WORD() } gewünscht, muss sie als Nächstes bedient werden; die { SUIT_WORD() } der gelegten Karte selbst zählt nicht mehr.
named-rank = Ist ein Wert gewünscht, muss als Nächstes eine Karte dieses Wertes gelegt werden.
named-suit-and-rank = Ist beides gewünscht, gilt die gelegte Karte selbst als die gewünschte.

turn-neighbours = Die Werte folgen so aufeinander: { CARDS($order, form: "short", join: "comma") }; der erste und der letzte sind keine Nachbarn.
turn-neighbours-wrapping = Die Werte folgen so aufeinander: { CARDS($order, form: "short", join: "comma") } und dann wieder von vorn: Auch der letzte und der erste sind Nachbarn.
after-only = Auf { CARDS($cards, form: "acc", join: "or") } darf man nur { $answer } legen.
after-anything = Auf { CARDS($cards, form: "acc", join: "or") } darf man jede Karte legen.
after-as-below = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] gilt
   *[many] gelten
 } als die Karte, die darunterliegt.
after-served-only = Hat jemand für { CARDS($cards, form: "acc", join: "or") } gezogen oder ausgesetzt, darf man darauf nur { $answer } legen.
after-served-anything = Hat jemand für { CARDS($cards, form: "acc", join: "or") } gezogen oder ausgesetzt, darf man darauf jede Karte legen.
forbidden-holding = { CARDS($cards, form: "many") } darf nur legen, wer nicht auch { $held } hat (verglichen mit der obersten Karte).
forbidden-first-turn = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] darf
   *[many] dürfen
 } im ersten Zug, den ein Spieler in einer Runde macht, nicht gelegt werden.
forbidden-first-turn-on-top = In seinem ersten Zug einer Runde darf niemand { $answer } legen (verglichen mit der obersten Karte).

related-cards = { CARDS($cards, form: "acc", join: "or") }
related-within = { $within ->
    [suit] { " der gleichen " }{ SUIT_WORD() }
    [colour] { " (ebenfalls rot bzw. schwarz)" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] eine Karte mit gleichem Wert (ebenfalls rot bzw. schwarz)
   *[any] eine Karte mit gleichem Wert
 }
related-same-suit = eine Karte der gleichen { SUIT_WORD() }
related-same-colour = eine ebenfalls rote bzw. schwarze Karte
related-same-card = genau die gleiche Karte
related-neighbour = eine Karte mit dem nächsthöheren oder nächstniedrigeren Wert{ related-within }
related-next-up = eine Karte mit dem nächsthöheren Wert{ related-within }
related-higher = eine höhere Karte{ related-within }
related-lower = eine niedrigere Karte{ related-within }
related-no-weaker = eine Karte mit mindestens ebenso vielen zu ziehenden Karten
related-any-but = jede Karte bis auf { $cards }
related-not-on = { $answer } (nicht aber auf { CARDS($cards, form: "acc", join: "or") })
related-only-on = { $answer } (aber nur auf { CARDS($cards, form: "acc", join: "or") })
related-on = auf { CARDS($cards, form: "acc", join: "or") } { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "acc", join: "or") } der gleichen { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "acc", join: "or") } (ebenfalls rot bzw. schwarz)

several-none = In einem Zug legst du nur eine Karte.
several = In einem Zug darfst du mehrere Karten legen, nach der ersten jeweils { $answer } (verglichen mit der Karte davor).
several-of = Das gilt für { CARDS($cards, form: "many") }.
several-most = In einem Zug dürfen höchstens { $cards } Karten gelegt werden.
several-top-last = Von mehreren Karten liegt die zuletzt gelegte obenauf.
several-top-chosen = Du bestimmst, welche von mehreren Karten obenauf liegt.
several-effects-each = Von mehreren Karten wirkt jede; zu ziehende Karten und Aussetzer werden zusammengezählt.
several-effects-last = Von mehreren Karten wirkt nur die, die obenauf liegt.
several-last-allowed = Du darfst mit mehreren Karten auf einmal Schluss machen.
several-last-forbidden = Du darfst nicht mit mehreren Karten auf einmal Schluss machen.

jump-none = Niemand darf außer der Reihe eine Karte legen.
jump = Auch wenn du nicht am Zug bist, darfst du, bis der nächste Spieler legt oder zieht, Folgendes auf die oberste Karte werfen: { $answer }. Es zählt, wer schneller ist.
jump-then-after-jumper = Dann geht es nach dem weiter, der die Karte hineingeworfen hat.
jump-then-resume = Dann geht es dort weiter, wo unterbrochen wurde.
jump-effect-cancels = Was die Karte darunter noch bewirkt hätte, verfällt.
jump-effect-adds = Was die Karte darunter noch bewirkt hätte, kommt zur Wirkung der neuen hinzu.
