# La feuille de marque : ce qui se trouve au-dessus des colonnes, et comment on la remplit.

heading-sheet = Feuille de marque
sheet-hand = Manche
sheet-total = Total
sheet-counter = Compteur
sheet-player = Joueur { $number }
sheet-pair = Équipe { $number }
sheet-how-points = Une ligne par manche : les points de chacun, ou le total atteint.
sheet-how-wins = Une ligne par manche : cochez celui qui la gagne.
sheet-how-columns = { $columns } colonnes par joueur : les points d’une manche s’inscrivent dans toutes les colonnes où ils comptent.
sheet-how-counter = Barrez un nombre chaque fois que votre compteur avance.
