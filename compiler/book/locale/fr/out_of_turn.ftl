# Cards and claims out of turn.

jump-none = Personne ne peut poser de carte hors de son tour.
jump = Si vous avez en main { $answer } (par rapport à la carte du dessus), vous pouvez poser cette carte même si ce n’est pas votre tour, tant que le joueur suivant n’a ni posé ni pioché de carte. Le plus rapide l’emporte.
jump-then-after-jumper = Le jeu reprend après celui qui est intervenu.
jump-then-resume = Le jeu reprend là où il a été interrompu.
jump-effect-cancels = L’effet encore en suspens de la carte du dessous est annulé.
jump-effect-adds = L’effet encore en suspens de la carte du dessous s’ajoute à celui de la nouvelle.
