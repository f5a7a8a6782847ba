# Il foglio dei punti: che cosa sta sopra le colonne e come si riempie.

heading-sheet = Foglio dei punti
sheet-hand = Mano
sheet-total = Totale
sheet-counter = Contatore
sheet-player = Giocatore { $number }
sheet-pair = Coppia { $number }
sheet-how-points = Una riga per ogni mano: i punti di ciascuno, oppure il totale raggiunto.
sheet-how-wins = Una riga per ogni mano: si segna chi la vince.
sheet-how-columns = { $columns } colonne per ogni giocatore: i punti di una mano si scrivono in tutte le colonne in cui contano.
sheet-how-counter = Barra un numero ogni volta che il tuo contatore scende.
