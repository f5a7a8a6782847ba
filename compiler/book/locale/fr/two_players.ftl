# Ce qui change à deux.

heading-two-players = À deux joueurs
