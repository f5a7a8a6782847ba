# Całe rozdanie, ruch po ruchu. hand-player: imiona częste w tym języku.

heading-hand = Przykładowe rozdanie
hand-player-1 = Ania
hand-player-2 = Bartek
hand-player-3 = Celina
hand-player-4 = Daniel
step-skipped = { $seat } traci ruch.
step-reversed = Kierunek gry się odwraca.
step-refilled = Z odkrytego stosu powstaje nowy zakryty stos.
