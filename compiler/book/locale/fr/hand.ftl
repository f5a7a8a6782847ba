# Une manche entière, racontée tour par tour. hand-player : des prénoms courants.

heading-hand = Une manche d’exemple
hand-player-1 = Alice
hand-player-2 = Bruno
hand-player-3 = Chloé
hand-player-4 = David
step-skipped = { $seat } passe son tour.
step-reversed = Le sens du jeu s’inverse.
step-refilled = La défausse devient la nouvelle pioche.
