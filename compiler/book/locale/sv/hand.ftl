# En hel giv, berättad tur för tur. hand-player: vanliga förnamn.

heading-hand = En exempelgiv
hand-player-1 = Anna
hand-player-2 = Björn
hand-player-3 = Cecilia
hand-player-4 = David
step-skipped = { $seat } hoppas över.
step-reversed = Spelriktningen vänder.
step-refilled = Kasthögen blir ny talong.
