# Celé rozdání, tah po tahu. hand-player: křestní jména obvyklá v tomto jazyce.

heading-hand = Ukázkové rozdání
hand-player-1 = Adam
hand-player-2 = Běta
hand-player-3 = Cyril
hand-player-4 = Dana
step-skipped = { $seat } nehraje.
step-reversed = Směr hry se obrací.
step-refilled = Z odhazovací hromádky vzniká nový dobírací balíček.
