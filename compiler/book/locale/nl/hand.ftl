# Een hele ronde, beurt voor beurt verteld. hand-player: gangbare voornamen.

heading-hand = Een voorbeeldronde
hand-player-1 = Anna
hand-player-2 = Bram
hand-player-3 = Charlotte
hand-player-4 = Daan
step-skipped = { $seat } wordt overgeslagen.
step-reversed = De speelrichting keert om.
step-refilled = De aflegstapel wordt de nieuwe trekstapel.
