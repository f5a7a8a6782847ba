# I passi di un turno.

turn-passes = Poi tocca al giocatore successivo.
