# Die Schritte eines Zuges.

turn-passes = Dann ist der nächste Spieler am Zug.
