# The deal, and who deals.

deal-dealing = Le donneur mélange et distribue les cartes une à une, face cachée.
deal-dealing-face-up = Le donneur mélange et distribue les cartes une à une, face visible.
hands-open = On joue cartes sur table : les mains de tous les joueurs sont posées face visible et tout le monde les voit ; les cartes piochées y sont posées aussi.
deal-cards = { $cards ->
    [one] Chacun reçoit { $cards } carte.
   *[other] Chacun reçoit { $cards } cartes.
 }
first-dealer-random = Le premier donneur est tiré au sort.
first-dealer-lowest-card = Chacun tire une carte ; celui qui a la plus basse distribue le premier.
first-dealer-highest-card = Chacun tire une carte ; celui qui a la plus haute distribue le premier.
first-dealer-youngest = Le plus jeune joueur distribue le premier.
first-dealer-oldest = Le joueur le plus âgé distribue le premier.
next-dealer-left = Après chaque manche, la donne passe à gauche.
next-dealer-right = Après chaque manche, la donne passe à droite.
next-dealer-winner = Le gagnant d’une manche distribue la suivante ; s’il n’y en a pas, la donne passe à gauche.
next-dealer-loser = Le perdant d’une manche distribue la suivante : celui à qui il reste le plus de points et, à égalité, le plus de cartes.
next-dealer-of-several = Si cela vaut pour plusieurs joueurs, le premier d’entre eux à gauche du donneur distribue.
next-dealer-same = Le même joueur distribue à chaque manche.
next-dealer-random = Le donneur de la manche suivante est tiré au sort.
