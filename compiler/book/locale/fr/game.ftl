# The game.

game-columns = Les points se notent dans { $columns } colonnes. La première manche qu’un joueur gagne compte dans la première colonne, la deuxième dans les deux premières, et chacune des suivantes dans { $columns ->
    [2] les deux
   *[other] toutes
 }. Chaque colonne se joue en { $points } points et a son propre gagnant ; celui qui gagne le plus de colonnes gagne la partie.
game-counter = Le premier dont le compteur arrive à { $end } gagne la partie.
game-counter-loses = Le premier dont le compteur arrive à { $end } perd la partie, et tous les autres la gagnent.
counter-over-leaves = Celui dont le compteur arrive à { $end } quitte la partie.
left-do-not-count = Ceux qui ont quitté la partie ne comptent pas ici.
game-until-one-is-left-wins = Le dernier joueur en lice gagne la partie.
game-until-one-is-left-loses = Le dernier joueur en lice perd la partie, et tous les autres gagnent ; s’il ne reste personne, personne ne perd.
leaves-game-loser = Après chaque manche, son perdant quitte la partie : celui à qui il reste le plus de points et, à égalité, le plus de cartes. Si cela vaut pour plusieurs joueurs, personne ne part.
leaves-game-winner = Après chaque manche, celui qui l’a gagnée quitte la partie.
leaves-game-not-after-void = Après une manche nulle, personne ne part.
game-exactly = Un total d’exactement { $points } points retombe à { $back }.
game-single-hand = Chaque manche est une partie à elle seule.
game-single-unwon-lowest = Si personne n’a gagné la manche, celui qui a le moins de points gagne la partie ; en cas d’égalité, la victoire est partagée.
game-single-unwon-highest = Si personne n’a gagné la manche, celui qui a le plus de points gagne la partie ; en cas d’égalité, la victoire est partagée.
game-hands = { $hands ->
    [one] La partie se joue en { $hands } manche.
   *[other] La partie se joue en { $hands } manches.
 }
game-each-deals = { $hands ->
    [1] La partie dure jusqu’à ce que chacun ait distribué une fois.
    [2] La partie dure jusqu’à ce que chacun ait distribué deux fois.
   *[other] La partie dure jusqu’à ce que chacun ait distribué { $hands } fois.
 }
game-winner-lowest-total = Le total le plus bas l’emporte.
game-winner-highest-total = Le total le plus élevé l’emporte.
game-winner-most-hands = Celui qui a gagné le plus de manches l’emporte.
game-winner-best-places = Celui qui a obtenu les meilleures places l’emporte.
game-target-lowest-wins = La partie prend fin après la manche où un joueur a { $target } ; le total le plus bas l’emporte.
game-target-highest-wins = La partie prend fin après la manche où un joueur a { $target } ; le total le plus élevé l’emporte.
game-target-who-reaches-it-wins = Le premier à avoir { $target } gagne la partie.
game-target-who-reaches-it-loses = La partie prend fin quand un joueur a { $target } : il perd, et tous les autres gagnent.
game-target-who-reaches-it-leaves-game = Celui qui a { $target } est éliminé ; le dernier en lice gagne.
points-reached = { $points ->
    [one] { $points } point ou plus
   *[other] { $points } points ou plus
 }
points-past = { $points ->
    [one] plus de { $points } point
   *[other] plus de { $points } points
 }
points-reached-per-player = { $points ->
    [one] { $points } point ou plus par joueur à la table
   *[other] { $points } points ou plus par joueur à la table
 }
points-past-per-player = { $points ->
    [one] plus de { $points } point par joueur à la table
   *[other] plus de { $points } points par joueur à la table
 }
tie-extra-hand = En cas d’égalité, on joue une manche de plus.
tie-shared = En cas d’égalité, la victoire est partagée.
tie-earlier-lowest = En cas d’égalité, celui qui avait le total le plus bas avant la dernière manche l’emporte.
