# Der Punktezettel: was über den Spalten steht und wie man ihn ausfüllt.

heading-sheet = Punktezettel
sheet-hand = Runde
sheet-total = Summe
sheet-counter = Zähler
sheet-player = Spieler { $number }
sheet-pair = Paar { $number }
sheet-how-points = Eine Zeile für jede Runde: die Punkte jedes Spielers oder sein bisheriger Stand.
sheet-how-wins = Eine Zeile für jede Runde: Kreuz an, wer sie gewinnt.
sheet-how-columns = { $columns } Spalten für jeden Spieler: Die Punkte einer Runde werden in alle Spalten geschrieben, in denen sie zählen.
sheet-how-counter = Streich jedes Mal eine Zahl, wenn dein Zähler weiterrückt.
