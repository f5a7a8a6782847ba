# The starter, who begins, and which way play goes.

starter-plain = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, traktuje się ją jak zwykłą kartę.
starter-plain-all = Każdą kartę startową traktuje się jak zwykłą kartę.
starter-acts = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, działa ona tak, jakby zagrał ją rozdający.
starter-acts-before-first = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, działa ona tak, jakby zagrał ją gracz przed tym, kto zaczyna.
starter-acts-dealer-starts = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, działa ona tak, jakby zagrał ją rozdający, a zaczyna rozdający.
starter-dealer-names = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, rozdający ogląda swoje karty i { $choice ->
    [may] może wybrać
   *[must] wybiera
 } { $named ->
    [rank] wartość, która
    [suit-and-rank] { SUIT_WORD() } i wartość, które
   *[suit] { SUIT_WORD() }, który
 } { $named ->
    [suit-and-rank] obowiązują
   *[other] obowiązuje
 } na początku.
starter-first-names = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, pierwszy gracz { $choice ->
    [may] może wybrać
   *[must] wybiera
 } { $named ->
    [rank] wartość, która
    [suit-and-rank] { SUIT_WORD() } i wartość, które
   *[suit] { SUIT_WORD() }, który
 } { $named ->
    [suit-and-rank] obowiązują
   *[other] obowiązuje
 } na początku.
starter-any-fits = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, można na nią zagrać dowolną kartę; dotyczy to wszystkich, dopóki ktoś nie zagra karty.
starter-bury = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, wraca ona do środka zakrytego stosu i odkrywa się inną.
starter-under = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, trafia ona na spód zakrytego stosu i odkrywa się inną.
starter-redraw = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, na nią odkrywa się następną kartę.
starter-reshuffle = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, wraca ona do zakrytego stosu, stos się tasuje i odkrywa się inną kartę.
starter-effects = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, { $effects }.
starter-effects-dealer = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, dzieje się to, co gdyby zagrał ją rozdający: { $effects }.
starter-effects-before-first = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, dzieje się to, co gdyby zagrał ją gracz przed tym, kto zaczyna: { $effects }.
starter-effects-dealer-starts = Jeśli kartą startową jest { CARDS($cards, form: "bare", join: "or") }, dzieje się to, co gdyby zagrał ją rozdający: { $effects }. Potem zaczyna rozdający.
first-player-left-of-dealer = Zaczyna gracz po lewej stronie rozdającego.
first-player-right-of-dealer = Zaczyna gracz po prawej stronie rozdającego.
first-player-dealer = Zaczyna rozdający.
first-player-winner = Zaczyna zwycięzca poprzedniego rozdania; w pierwszym i po rozdaniu bez zwycięzcy zaczyna gracz po lewej ręce rozdającego.
first-player-winner-else-dealer = Zaczyna zwycięzca poprzedniego rozdania; w pierwszym i po rozdaniu bez zwycięzcy zaczyna rozdający.
first-player-of-several = Jeśli wygrało kilku graczy, zaczyna pierwszy z nich po lewej ręce rozdającego.
first-player-loser = Zaczyna przegrany z poprzedniego rozdania: ten, komu zostało najwięcej punktów, a przy równości najwięcej kart; w pierwszym zaczyna gracz po lewej ręce rozdającego.
first-player-of-several-losers = Jeśli dotyczy to kilku graczy, zaczyna pierwszy z nich po lewej ręce rozdającego.
first-player-youngest = Zaczyna najmłodszy gracz.
first-player-oldest = Zaczyna najstarszy gracz.
first-player-random = Kto zaczyna, rozstrzyga los.
first-player-holder = Zaczyna ten, kto ma na ręce { CARDS($cards, form: "acc", join: "or") }.
first-player-holder-any = Jeśli dotyczy to kilku graczy, zaczyna pierwszy z nich po lewej ręce rozdającego.
first-player-holder-lowest = Jeśli dotyczy to kilku graczy, zaczyna ten, kto ma najniższą z tych kart, a przy równości pierwszy po lewej ręce rozdającego.
first-player-holder-highest = Jeśli dotyczy to kilku graczy, zaczyna ten, kto ma najwyższą z tych kart, a przy równości pierwszy po lewej ręce rozdającego.
first-player-holder-nobody = Jeśli nie dotyczy to nikogo, zaczyna gracz po lewej ręce rozdającego.
first-player-holder-leads-any = Kto z tego powodu zaczyna, musi najpierw wyłożyć jedną z tych kart, jeśli wolno ją wyłożyć; niczego innego nie może zrobić zamiast tego.
first-player-holder-leads-lowest = Kto z tego powodu zaczyna, musi najpierw wyłożyć najniższą z tych kart, jeśli wolno ją wyłożyć; niczego innego nie może zrobić zamiast tego.
first-player-holder-leads-highest = Kto z tego powodu zaczyna, musi najpierw wyłożyć najwyższą z tych kart, jeśli wolno ją wyłożyć; niczego innego nie może zrobić zamiast tego.
direction-clockwise = Gra toczy się zgodnie z ruchem wskazówek zegara.
direction-anticlockwise = Gra toczy się przeciwnie do ruchu wskazówek zegara.
direction-chosen = Kto zaczyna, wybiera też kierunek gry.
