# Het scoreblad: wat er boven de kolommen staat en hoe je het invult.

heading-sheet = Scoreblad
sheet-hand = Ronde
sheet-total = Totaal
sheet-counter = Teller
sheet-player = Speler { $number }
sheet-pair = Paar { $number }
sheet-how-points = Eén rij per ronde: ieders punten, of het totaal tot dan toe.
sheet-how-wins = Eén rij per ronde: kruis aan wie wint.
sheet-how-columns = { $columns } kolommen per speler: de punten van een ronde komen in alle kolommen waarin ze tellen.
sheet-how-counter = Streep een getal door telkens als je teller opschuift.
