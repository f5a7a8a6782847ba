# Los pasos de un turno.

turn-passes = Después le toca al jugador siguiente.
