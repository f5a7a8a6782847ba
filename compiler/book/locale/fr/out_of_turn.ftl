# Cards and claims out of turn.

jump-none = Personne ne peut poser de carte hors de son tour.
jump = Si vous avez en main { $answer } (par rapport à la carte du dessus), vous pouvez poser cette carte même si ce n’est pas votre tour, tant que le joueur suivant n’a ni posé ni pioché de carte, mais pas sur la carte de départ ni sur une carte que vous avez posée vous-même. Le plus rapide l’emporte.
jump-then-after-jumper = Le jeu reprend après celui qui est intervenu.
jump-then-resume = Le jeu reprend là où il a été interrompu ; pour la nouvelle carte, le joueur suivant est celui dont c’est alors le tour.
jump-effect-cancels = L’effet encore en suspens de la carte du dessous est annulé et le jeu reprend son sens d’avant ; la nouvelle carte agit. Ce qui a déjà eu lieu reste acquis.
jump-effect-adds = L’effet encore en suspens de la carte du dessous s’ajoute à celui de la nouvelle.
jump-owing-also = Cela vaut aussi pour une carte qui oblige quelqu’un à piocher, à passer son tour ou à poser une carte, tant que rien n’a été répondu ni fait, sauf si c’était la dernière carte de son joueur.
jump-owing-not = Cela n’est pas permis tant que quelqu’un doit piocher, passer son tour ou poser une carte.
jump-new-asks = Si toutes deux exigent une carte, seule compte l’exigence de la nouvelle.
jump-not-in-round = Pendant une tournée, et sur sa dernière carte, personne ne joue hors de son tour.
