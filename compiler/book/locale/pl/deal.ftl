# The deal, and who deals.

deal-dealing = Rozdający tasuje i rozdaje karty zakryte, po jednej.
deal-dealing-face-up = Rozdający tasuje i rozdaje karty odkryte, po jednej.
hands-open = Gra się w otwarte karty: karty wszystkich graczy leżą odkryte na stole i wszyscy je widzą; dobraną kartę też kładzie się tam odkrytą.
deal-cards = { $cards ->
    [one] Każdy dostaje { $cards } kartę.
    [few] Każdy dostaje { $cards } karty.
   *[many] Każdy dostaje { $cards } kart.
 }
first-dealer-random = Pierwszego rozdającego wyznacza los.
first-dealer-lowest-card = Każdy ciągnie kartę; kto ma najniższą, rozdaje pierwszy.
first-dealer-highest-card = Każdy ciągnie kartę; kto ma najwyższą, rozdaje pierwszy.
first-dealer-youngest = Pierwszy rozdaje najmłodszy gracz.
first-dealer-oldest = Pierwszy rozdaje najstarszy gracz.
next-dealer-left = Po każdym rozdaniu rozdaje następna osoba po lewej.
next-dealer-right = Po każdym rozdaniu rozdaje następna osoba po prawej.
next-dealer-winner = Kto wygrał rozdanie, rozdaje w następnym; jeśli nikt nie wygrał, rozdaje gracz po lewej.
next-dealer-loser = Kto przegrał rozdanie, rozdaje w następnym: ten, komu zostało najwięcej punktów, a przy równości najwięcej kart.
next-dealer-of-several = Jeśli dotyczy to kilku graczy, rozdaje pierwszy z nich po lewej ręce rozdającego.
next-dealer-same = We wszystkich rozdaniach rozdaje ta sama osoba.
next-dealer-random = Kto rozdaje w następnym rozdaniu, rozstrzyga los.
