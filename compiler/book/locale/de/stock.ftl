# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = Ist der Nachziehstapel aufgebraucht, bleibt die oberste Karte des Ablagestapels liegen; alle anderen werden gemischt und bilden den neuen Nachziehstapel.
stock-empty-turn-over = Ist der Nachziehstapel aufgebraucht, bleibt die oberste Karte des Ablagestapels liegen; alle anderen werden ungemischt umgedreht und bilden den neuen Nachziehstapel.
stock-empty-pass = Ist der Nachziehstapel aufgebraucht, gibt es keinen neuen. Wer eine Karte legen kann, muss es tun; alle anderen passen.
stock-empty-score = Ist der Nachziehstapel aufgebraucht und jemand braucht eine Karte, endet die Runde sofort, und es wird abgerechnet.
stock-exhausted-pass = Lässt sich kein neuer Nachziehstapel bilden, muss legen, wer eine Karte legen kann; alle anderen passen.
stock-exhausted-score = Lässt sich kein neuer Nachziehstapel bilden, endet die Runde sofort, und es wird abgerechnet.
blocked-void = Eine festgefahrene Runde ist ungültig: Niemand bekommt Punkte.
blocked-each-pays-own-hand = In einer festgefahrenen Runde zählt jeder die Karten auf seiner eigenen Hand; niemand hat sie gewonnen.
blocked-winner-collects = Eine festgefahrene Runde gewinnt der Spieler mit den wenigsten Punkten auf der Hand; er bekommt die Punkte aller anderen Hände gutgeschrieben.
blocked-winner-collects-average = Eine festgefahrene Runde gewinnt der Spieler mit den wenigsten Punkten auf der Hand; er bekommt den Durchschnitt der anderen Hände gutgeschrieben.
blocked-lowest-collects-differences = Eine festgefahrene Runde gewinnt der Spieler mit den wenigsten Punkten auf der Hand; er bekommt von jedem anderen die Differenz der beiden Hände gutgeschrieben.
blocked-lowest-wins = Eine festgefahrene Runde gewinnt der Spieler mit den wenigsten Punkten auf der Hand.
blocked-winner-takes = { $points ->
    [one] Eine festgefahrene Runde gewinnt der Spieler mit den wenigsten Punkten auf der Hand; er bekommt { $points } Punkt.
   *[other] Eine festgefahrene Runde gewinnt der Spieler mit den wenigsten Punkten auf der Hand; er bekommt { $points } Punkte.
 }
blocked-places = In einer festgefahrenen Runde teilen sich alle, die noch Karten haben, den nächsten Platz.
blocked-none = In einer festgefahrenen Runde werden keine Punkte gezählt.
blocked-won-by-first-out = Ist dann schon jemand fertig, so zählt die Runde als gewonnen von dem, der zuerst fertig war.
ended-counts-as-blocked = Ebenso zählt eine Runde, die jemand beendet hat.
stock-refills-when-needed = Ein neuer Nachziehstapel wird gebildet, wenn jemand ziehen muss und keine Karte mehr da ist.
stock-refills-at-once = Ein neuer Nachziehstapel wird gebildet, sobald die letzte Karte gezogen ist; sind dafür keine Karten da, sobald es welche gibt.
stock-keeps-top = Wird ein neuer Nachziehstapel gebildet, bleibt nur die oberste Karte des Ablagestapels liegen.
stock-keeps-top-and-chain = Solange noch Karten fällig sind oder eine Karte verlangt ist, bleiben auch die Karten liegen, die dazu geführt haben.
stock-limit = { $times ->
    [0] Es wird nie ein neuer Nachziehstapel gebildet.
    [1] In einer Runde wird höchstens einmal ein neuer Nachziehstapel gebildet.
    [2] In einer Runde wird höchstens zweimal ein neuer Nachziehstapel gebildet.
   *[other] In einer Runde wird höchstens { $times }-mal ein neuer Nachziehstapel gebildet.
 }
stock-short-lapses = Sind zu wenige Karten da, ziehst du, was da ist; der Rest verfällt.
stock-short-owed = Sind zu wenige Karten da, ziehst du, was da ist, und den Rest in deinem nächsten Zug.
stock-short-no-play = Sind zu wenige Karten da, ziehst du, was da ist, und darfst in diesem Zug nichts legen.
stock-short-take-top = Sind zu wenige Karten zum Ziehen da, nimmst du auch die oberste Karte des Ablagestapels und schuldest den Rest nicht; wer als Nächster spielt, darf jede Karte legen.
stock-blocked = { $rounds ->
    [1] Wenn alle nacheinander passen, ist die Runde festgefahren und zu Ende.
    [2] Wenn alle zweimal nacheinander passen, ist die Runde festgefahren und zu Ende.
   *[other] Wenn alle { $rounds }-mal nacheinander passen, ist die Runde festgefahren und zu Ende.
 }
stock-blocked-missed = Wer aussetzt, hat nicht gepasst.
stock-blocked-drew = Wer in seinem Zug gezogen hat, hat nicht gepasst.
stock-blocked-drew-last = Wer alles zieht, was für eine Karte fällig ist, und dabei aussetzt, hat gepasst, wenn danach nichts mehr zu ziehen ist.
stock-blocked-passes = { $passes ->
    [1] Sobald jemand passt, ist die Runde festgefahren und zu Ende.
   *[other] Wird { $passes }-mal in Folge gepasst, ist die Runde festgefahren und zu Ende.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Wenn alle nacheinander passen
    [2] Wenn alle zweimal nacheinander passen
   *[other] Wenn alle { $rounds }-mal nacheinander passen
 } und danach { $passes ->
    [1] noch einer
   *[other] noch { $passes } Spieler
 }, ist die Runde festgefahren und zu Ende.
stock-blocked-cards = Auch wenn { $cards } Karten gelegt sind, ist die Runde festgefahren.
blocked-each-collects-differences = Eine festgefahrene Runde gewinnt der Spieler mit den wenigsten Punkten auf der Hand; jeder bekommt die Differenz zwischen der größten Hand und seiner eigenen gutgeschrieben.
