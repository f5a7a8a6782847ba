# Protokollet: vad som står över kolumnerna och hur det fylls i.

heading-sheet = Protokoll
sheet-hand = Giv
sheet-total = Summa
sheet-counter = Räknare
sheet-player = Spelare { $number }
sheet-pair = Par { $number }
sheet-how-points = En rad för varje giv: allas poäng, eller ställningen hittills.
sheet-how-wins = En rad för varje giv: kryssa för den som vinner.
sheet-how-columns = { $columns } kolumner för varje spelare: poängen för en giv skrivs in i alla kolumner där de räknas.
sheet-how-counter = Stryk ett tal varje gång din räknare flyttas.
