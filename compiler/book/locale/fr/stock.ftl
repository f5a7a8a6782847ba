# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = Quand la pioche est épuisée, la carte du dessus de la défausse reste en place ; toutes les autres sont mélangées et forment la nouvelle pioche.
stock-empty-turn-over = Quand la pioche est épuisée, la carte du dessus de la défausse reste en place ; toutes les autres sont retournées, sans être mélangées, et forment la nouvelle pioche.
stock-empty-pass = Quand la pioche est épuisée, on ne la refait pas. Celui qui peut poser une carte doit le faire ; les autres passent.
stock-empty-score = Quand la pioche est épuisée et qu’un joueur doit piocher, la manche prend fin aussitôt et l’on compte les cartes.
stock-exhausted-pass = Si l’on ne peut pas refaire la pioche, celui qui peut poser une carte doit le faire ; les autres passent.
stock-exhausted-score = Si l’on ne peut pas refaire la pioche, la manche prend fin aussitôt et l’on compte les cartes.
blocked-void = Elle est nulle : personne ne marque.
blocked-each-pays-own-hand = Chacun compte les cartes de sa main ; personne n’a gagné la manche.
blocked-winner-collects = Celui qui a la main la plus basse la gagne et marque les points de toutes les autres mains.
blocked-winner-collects-average = Celui qui a la main la plus basse la gagne et marque la moyenne des autres mains.
blocked-lowest-collects-differences = Celui qui a la main la plus basse la gagne et marque, pour chacun des autres, la différence entre les deux mains.
blocked-lowest-wins = Celui qui a la main la plus basse la gagne.
blocked-winner-takes = { $points ->
    [one] Celui qui a la main la plus basse la gagne et marque { $points } point.
   *[other] Celui qui a la main la plus basse la gagne et marque { $points } points.
 }
blocked-places = Tous ceux qui ont encore des cartes partagent la place suivante.
blocked-none = On ne compte pas de points.
blocked-won-by-first-out = Si quelqu’un est déjà sorti à ce moment-là, la manche compte comme gagnée par le premier sorti.
ended-counts-as-blocked = Une manche à laquelle un joueur a mis fin compte de la même façon.
stock-refills-when-needed = On refait la pioche quand un joueur doit piocher et qu’elle est vide.
stock-refills-at-once = On refait la pioche dès que la dernière carte est piochée ; s’il n’y a pas de quoi, dès qu’il y en a.
stock-keeps-top = Quand on refait la pioche, seule la carte du dessus de la défausse reste en place.
stock-keeps-top-and-chain = Tant que des cartes sont dues ou qu’une carte est demandée, celles qui en sont la cause restent aussi en place.
stock-limit = { $times ->
    [0] On ne refait jamais la pioche.
    [1] On refait la pioche une fois au plus par manche.
   *[other] On refait la pioche { $times } fois au plus par manche.
 }
stock-short-lapses = S’il n’y a pas assez de cartes à piocher, on prend celles qui restent, et les autres ne sont pas dues.
stock-short-owed = S’il n’y a pas assez de cartes à piocher, on prend celles qui restent et l’on doit les autres jusqu’à son prochain tour.
stock-short-no-play = S’il n’y a pas assez de cartes à piocher, on prend celles qui restent et l’on ne peut rien poser pendant ce tour.
stock-short-take-top = S’il n’y a pas assez de cartes à piocher, vous prenez aussi la carte du dessus de la défausse et ne devez pas le reste ; le prochain qui joue peut poser n’importe quelle carte.
stock-blocked = { $rounds ->
    [1] Si tous les joueurs passent l’un après l’autre, la manche est bloquée et prend fin.
   *[other] Si tous les joueurs passent { $rounds } fois de suite, la manche est bloquée et prend fin.
 }
stock-blocked-missed = Passer son tour par obligation ne compte pas comme passer.
stock-blocked-drew = Qui a pioché pendant son tour n’a pas passé.
stock-blocked-drew-last = Qui pioche tout ce qui est dû pour une carte et passe ainsi son tour a passé, s’il ne reste plus rien à piocher ensuite.
stock-blocked-passes = { $passes ->
    [1] Dès qu’un joueur passe, la manche est bloquée et prend fin.
   *[other] Dès que { $passes } joueurs passent de suite, la manche est bloquée et prend fin.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Si tous les joueurs passent l’un après l’autre
   *[other] Si tous les joueurs passent { $rounds } fois de suite
 } et que { $passes ->
    [1] le suivant passe encore
   *[other] les { $passes } suivants passent encore
 }, la manche est bloquée et prend fin.
stock-blocked-cards = La manche est aussi bloquée quand { $cards } cartes ont été posées.
blocked-each-collects-differences = Celui qui a la main la plus basse la gagne, et chacun marque la différence entre la main la plus haute et la sienne.
