# Wild cards, and what is named.

wild-plain = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] passt
   *[many] passen
 } immer und { NUMBER_OF($cards) ->
    [one] darf
   *[many] dürfen
 } auf jede Karte gelegt werden. Auf dem Stapel { NUMBER_OF($cards) ->
    [one] ist das dann eine Karte wie jede andere
   *[many] sind es dann Karten wie alle anderen
 }.
wild-none = Es gibt keine Karten, die immer passen.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] passt
   *[many] passen
 } nicht mehr auf jede Karte.
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
named-suit-and-rank-with-wild = Für die nächste Karte gilt die Wunschkarte dann als die gewünschte Karte.
named-suit = Ist eine { SUIT_WORD() } gewünscht, muss sie als Nächstes bedient werden; was die gelegte Karte selbst zeigt, zählt nicht mehr.
named-rank = Ist ein Wert gewünscht, muss als Nächstes eine Karte dieses Wertes gelegt werden.
named-suit-and-rank = Ist beides gewünscht, gilt die gelegte Karte für die nächste als die gewünschte.
