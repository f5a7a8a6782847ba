# Cards and claims out of turn.

jump-none = Niemand darf außer der Reihe eine Karte legen.
jump = Auch wenn du nicht am Zug bist, darfst du, bis der nächste Spieler legt oder zieht, Folgendes auf die oberste Karte werfen, aber nicht auf die Startkarte oder eine, die du selbst gelegt hast: { $answer }. Es zählt, wer schneller ist.
jump-then-after-jumper = Dann geht es nach dem weiter, der die Karte hineingeworfen hat.
jump-then-resume = Dann geht es dort weiter, wo unterbrochen wurde; „der Nächste“ ist für die neue Karte, wer dort an die Reihe kommt.
jump-effect-cancels = Was die Karte darunter noch bewirkt hätte, verfällt, und gespielt wird in der Richtung wie zuvor; die neue Karte wirkt. Was schon geschehen ist, bleibt.
jump-effect-adds = Was die Karte darunter noch bewirkt hätte, kommt zur Wirkung der neuen hinzu.
jump-owing-also = Das gilt auch auf einer Karte, für die jemand ziehen, aussetzen oder eine Karte legen muss, bis gekontert oder das getan ist, aber nicht, wenn sie die letzte ihres Spielers war.
jump-owing-not = Das geht nicht, solange jemand ziehen, aussetzen oder eine Karte legen muss.
jump-new-asks = Verlangen beide eine Karte, so gilt nur, was die neue verlangt.
jump-not-in-round = Solange ein Umlauf läuft und auf seine letzte Karte wirft niemand eine.
