# The starter, who begins, and which way play goes.

starter-plain = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, elle compte comme une carte ordinaire.
starter-plain-all = Toute carte de départ compte comme une carte ordinaire.
starter-acts = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, elle agit comme si le donneur l’avait posée.
starter-acts-before-first = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, elle agit comme si le joueur qui précède celui qui commence l’avait posée.
starter-acts-dealer-starts = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, elle agit comme si le donneur l’avait posée, et le donneur commence.
starter-dealer-names = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, le donneur regarde sa main et { $choice ->
    [may] peut fixer
   *[must] fixe
 } { starter-named } à suivre.
starter-first-names = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, le premier à jouer { $choice ->
    [may] peut fixer
   *[must] fixe
 } { starter-named } à suivre.
starter-named = { $named ->
    [rank] la valeur
    [suit-and-rank] la { SUIT_WORD() } et la valeur
   *[suit] la { SUIT_WORD() }
 }
starter-any-fits = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on peut poser dessus n’importe quelle carte ; cela vaut pour tous jusqu’à ce qu’une carte soit posée.
starter-bury = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on la remet au milieu de la pioche et on en retourne une autre.
starter-under = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on la glisse sous la pioche et on en retourne une autre.
starter-redraw = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on en retourne une autre par-dessus.
starter-reshuffle = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on la remet dans la pioche, on mélange et on en retourne une autre.
starter-effects = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, { $effects }.
starter-effects-dealer = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, il se passe ceci, comme si le donneur l’avait posée : { $effects }.
starter-effects-before-first = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, il se passe ceci, comme si le joueur qui précède celui qui commence l’avait posée : { $effects }.
starter-effects-dealer-starts = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, il se passe ceci, comme si le donneur l’avait posée : { $effects }. Ensuite, le donneur commence.
first-player-left-of-dealer = Le joueur à gauche du donneur commence.
first-player-right-of-dealer = Le joueur à droite du donneur commence.
first-player-dealer = Le donneur commence.
first-player-winner = Le gagnant de la manche précédente commence ; dans la première, et après une manche sans gagnant, c’est le joueur à gauche du donneur.
first-player-winner-else-dealer = Le gagnant de la manche précédente commence ; dans la première, et après une manche sans gagnant, c’est le donneur.
first-player-of-several = Si plusieurs l’ont gagnée, le premier d’entre eux à gauche du donneur commence.
first-player-loser = Le perdant de la manche précédente commence : celui à qui il restait le plus de points et, à égalité, le plus de cartes ; dans la première, c’est le joueur à gauche du donneur.
first-player-of-several-losers = Si cela vaut pour plusieurs joueurs, le premier d’entre eux à gauche du donneur commence.
first-player-youngest = Le plus jeune joueur commence.
first-player-oldest = Le joueur le plus âgé commence.
first-player-random = Le premier à jouer est tiré au sort.
first-player-holder = Celui qui a en main { CARDS($cards, form: "a", join: "or") } commence.
first-player-holder-any = Si cela vaut pour plusieurs joueurs, le premier d’entre eux à gauche du donneur commence.
first-player-holder-lowest = Si cela vaut pour plusieurs joueurs, celui qui a la plus basse de ces cartes commence et, à égalité, le premier à gauche du donneur.
first-player-holder-highest = Si cela vaut pour plusieurs joueurs, celui qui a la plus haute de ces cartes commence et, à égalité, le premier à gauche du donneur.
first-player-holder-nobody = Si cela ne vaut pour personne, c’est le joueur à gauche du donneur.
first-player-holder-leads-any = Celui qui commence pour cette raison doit d’abord poser une de ces cartes, si elle peut être posée ; il ne peut rien faire d’autre à la place.
first-player-holder-leads-lowest = Celui qui commence pour cette raison doit d’abord poser la plus basse de ces cartes, si elle peut être posée ; il ne peut rien faire d’autre à la place.
first-player-holder-leads-highest = Celui qui commence pour cette raison doit d’abord poser la plus haute de ces cartes, si elle peut être posée ; il ne peut rien faire d’autre à la place.
direction-clockwise = On joue dans le sens des aiguilles d’une montre.
direction-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre.
direction-chosen = Celui qui commence choisit aussi le sens du jeu.
