# A whole hand, told turn by turn. hand-player: first names that are common where the language is spoken.

heading-hand = An example hand
hand-player-1 = Anna
hand-player-2 = Ben
hand-player-3 = Clara
hand-player-4 = David
step-skipped = { $seat } is skipped.
step-reversed = The direction of play turns round.
step-refilled = The discard pile becomes the new stock.
