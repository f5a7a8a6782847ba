# Una smazzata intera, raccontata turno per turno. hand-player: nomi comuni nella lingua.

heading-hand = Una smazzata d’esempio
hand-player-1 = Anna
hand-player-2 = Bruno
hand-player-3 = Carla
hand-player-4 = Dario
step-skipped = { $seat } salta il turno.
step-reversed = Il senso di gioco si inverte.
step-refilled = Gli scarti diventano il nuovo tallone.
