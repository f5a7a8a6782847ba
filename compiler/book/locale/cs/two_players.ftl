# Co je jinak ve dvou hráčích.

heading-two-players = Hra ve dvou
