# What the game is about, in a line and at the beginning.

summary = Per { $players }, con { $packs ->
    [1] un mazzo
   *[other] { $packs } mazzi
 } da { $cards } carte.
aim-hand-ends = Restare per primi senza carte in mano.
aim-play-on = Restare senza carte in mano il prima possibile: gli altri continuano finché uno solo ha ancora carte.
aim-penalties = Le carte rimaste in mano costano punti.
aim-rewards = Le carte rimaste in mano agli altri portano allora punti.
aim-hand-ends-partners = Restare per primi senza carte in mano, per sé e per il compagno.
aim-hand-ends-dummies = Restare per primi senza carte in una delle proprie due mani.
aim-next-counter = Portare il proprio contatore alla fine: ogni volta che la mano è vuota si è un passo più vicini.
aim-both-partners = Restare senza carte in mano e aiutare il compagno: vince la coppia che esce per prima al completo.
aim-both-hands = Restare per primi senza carte in tutte e due le mani.
