# Eine ganze Runde, Zug für Zug erzählt. hand-player: geläufige Vornamen.

heading-hand = Eine Beispielrunde
hand-player-1 = Anna
hand-player-2 = Ben
hand-player-3 = Clara
hand-player-4 = David
step-skipped = { $seat } wird übersprungen.
step-reversed = Die Spielrichtung wechselt.
step-refilled = Aus dem Ablagestapel wird der neue Nachziehstapel.
