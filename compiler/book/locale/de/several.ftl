# Several cards in a turn.

several-none = In einem Zug legst du nur eine Karte.
several = In einem Zug darfst du mehrere Karten legen, nach der ersten jeweils { $answer } (verglichen mit der Karte davor).
several-of = Das gilt für { CARDS($cards, form: "many") }.
several-of-these = In einem Zug darfst du mehrere { CARDS($cards, form: "many") } legen.
several-least = Du legst entweder eine einzelne Karte oder mindestens { $cards } auf einmal.
several-most = In einem Zug dürfen höchstens { $cards } Karten gelegt werden.
several-top-last = Von mehreren Karten liegt die zuletzt gelegte obenauf.
several-top-chosen = Du bestimmst, welche von mehreren Karten obenauf liegt.
several-effects-each = Von mehreren Karten wirkt jede; zu ziehende Karten und Aussetzer werden zusammengezählt.
several-effects-last = Von mehreren Karten wirkt nur die, die obenauf liegt.
several-only-top-asks = Nur die oberste lässt etwas wünschen oder verlangt eine bestimmte Karte.
several-only-row = Auf eine Karte, auf die weitere gelegt werden dürfen, und in einer offenen Reihe werden im selben Zug nur solche gelegt.
several-nothing-asked-draw = Solange jemand ziehen muss, verlangt die oberste keine Karte.
several-nothing-asked-skip = Solange man sich gegen ein Aussetzen noch wehren kann, verlangt die oberste keine Karte.
several-draws-fall-on-last = Treffen sie dabei verschiedene Spieler, zieht alle Karten der zuletzt getroffene.
row-draws-fall-on-last = Treffen eine Karte, mit der gekontert wird, und die letzte, die darauf gelegt wird, verschiedene Spieler, zieht alle Karten der zuletzt getroffene.
several-only-draw-answered = Wer ziehen und außerdem aussetzen muss, kann sich nur gegen das Ziehen wehren und setzt danach aus.
several-only-draw-answered-skips = Kommen Ziehen und Aussetzen zusammen, kann man sich nur gegen das Ziehen wehren.
several-only-first-answers = Werden sie zum Kontern gelegt, kontert nur die erste; die anderen zählen wie sonst auch.
several-all-stay = Bis sie gewirkt haben, bleiben sie alle auf dem Ablagestapel, auch wenn ein neuer Nachziehstapel gebildet wird.
several-last-allowed = Du darfst mit mehreren Karten auf einmal Schluss machen.
several-last-forbidden = Du darfst nicht mit mehreren Karten auf einmal Schluss machen.
several-last-work-as-top = Ob mehrere letzte Karten noch wirken, richtet sich nach der obersten: entweder alle oder keine.
