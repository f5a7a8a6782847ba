# Una ronda entera, contada turno por turno. hand-player: nombres corrientes.

heading-hand = Una ronda de ejemplo
hand-player-1 = Ana
hand-player-2 = Bruno
hand-player-3 = Carla
hand-player-4 = Diego
step-skipped = { $seat } pierde el turno.
step-reversed = El sentido del juego se invierte.
step-refilled = El descarte pasa a ser el mazo nuevo.
