# Die häufigsten Fragen, die ein Satz der Regeln beantwortet.

often-drawn = Darf man die eben gezogene Karte legen?
often-stock = Was geschieht, wenn der Nachziehstapel aufgebraucht ist?
often-target = Wie viele Punkte braucht man zum Sieg?
