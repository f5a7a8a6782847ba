# The deal, and who deals.

deal-dealing = Der Geber mischt und teilt die Karten einzeln und verdeckt aus.
deal-dealing-face-up = Der Geber mischt und teilt die Karten einzeln und offen aus.
hands-open = Alle spielen mit offenen Karten: Jedes Blatt liegt für alle sichtbar auf dem Tisch, auch gezogene Karten kommen offen dazu.
deal-cards = { $cards ->
    [one] Jeder bekommt { $cards } Karte.
   *[other] Jeder bekommt { $cards } Karten.
 }
first-dealer-random = Wer zuerst gibt, entscheidet das Los.
first-dealer-lowest-card = Jeder zieht eine Karte; wer die niedrigste hat, gibt zuerst.
first-dealer-highest-card = Jeder zieht eine Karte; wer die höchste hat, gibt zuerst.
first-dealer-youngest = Der Jüngste gibt zuerst.
first-dealer-oldest = Der Älteste gibt zuerst.
next-dealer-left = Nach jeder Runde gibt der linke Nachbar des Gebers.
next-dealer-right = Nach jeder Runde gibt der rechte Nachbar des Gebers.
next-dealer-winner = Wer eine Runde gewinnt, gibt in der nächsten; hat sie niemand gewonnen, gibt der Nächste links.
next-dealer-loser = Wer eine Runde verliert, gibt in der nächsten: wer die meisten Punkte übrig hat, bei Gleichstand die meisten Karten.
next-dealer-of-several = Trifft das auf mehrere zu, gibt der Erste von ihnen links vom Geber.
next-dealer-same = Es gibt in jeder Runde derselbe Spieler.
next-dealer-random = Wer in der nächsten Runde gibt, entscheidet das Los.
