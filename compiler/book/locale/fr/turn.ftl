# Les étapes d’un tour.

turn-passes = C’est ensuite au joueur suivant de jouer.
