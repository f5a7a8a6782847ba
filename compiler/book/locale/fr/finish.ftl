# Going out.

finish-hand-ends-partners = La manche prend fin dès qu’un joueur a posé sa dernière carte ; son équipe l’a gagnée.
finish-hand-ends-dummies = La manche prend fin dès qu’un joueur a posé la dernière carte de l’une de ses deux mains ; il l’a gagnée.
finish-next-counter = Celui qui a posé sa dernière carte pioche une nouvelle main, d’autant de cartes que l’indique alors son compteur, et continue.
finish-both-partners = Celui qui a posé sa dernière carte est sorti ; la manche prend fin dès que les deux partenaires d’une équipe sont sortis.
finish-both-hands = Celui qui a posé la dernière carte de l’une de ses deux mains est sorti avec elle ; la manche prend fin dès qu’un joueur est sorti avec les deux.
finish-only-on = On peut seulement terminer avec { CARDS($cards, form: "a", join: "or") }.
finish-waits = Celui qui pose sa dernière carte alors qu’un autre joueur est lui aussi sans cartes n’a pas gagné : il reste en jeu sans cartes.
claim = Quand un autre pose une carte dont le nombre est la somme des cartes de votre main, vous pouvez dire « { $word } » tant que le joueur suivant n’a ni posé ni pioché de carte ; vous mettez votre main sous la défausse et vous avez terminé ; aucune carte ne compte comme votre dernière. Si la manche devait finir avec la carte posée, vous avez terminé avant celui qui l’a posée. Le plus rapide l’emporte.
claim-owed-lapses = Si vous deviez piocher, passer votre tour ou poser une carte, cela tombe.
hand-limit-out = { $cards ->
    [one] Celui qui a plus de { $cards } carte en main est éliminé de la manche ; ses cartes vont sous la défausse.
   *[other] Celui qui a plus de { $cards } cartes en main est éliminé de la manche ; ses cartes vont sous la défausse.
 }
hand-limit-when = On les compte une fois que la carte posée a produit tout son effet, dans le sens des aiguilles d’une montre à partir de la gauche de celui qui l’a posée.
hand-limit-not-compared = Celui qui est ainsi éliminé ne compte plus quand on compare les mains.
hand-limit-one-left-wins = S’il ne reste qu’un seul joueur, la manche prend fin et c’est lui qui l’a gagnée.
hand-limit-one-left-takes-place = S’il ne reste qu’un seul joueur, la manche prend fin et il prend la place suivante.
hand-limit-winner-scores = Il marque ce que marque celui qui termine ; si plusieurs ont la main la plus basse, ils se le partagent, arrondi vers le bas.
hand-limit-winner-scores-differences = Il marque, pour chacun des autres, la différence entre les deux mains, quelle que soit la plus haute ; si plusieurs ont la main la plus basse, ils se la partagent, arrondi vers le bas.
hand-limit-loses = { $cards ->
    [one] Celui qui a plus de { $cards } carte en main perd la manche, qui prend fin aussitôt. Celui des autres qui a alors la main la plus basse l’a gagnée.
   *[other] Celui qui a plus de { $cards } cartes en main perd la manche, qui prend fin aussitôt. Celui des autres qui a alors la main la plus basse l’a gagnée.
 }
finish-after-wins = Si votre dernière carte couvre { CARDS($cards, form: "a", join: "or") }, vous avez terminé.
finish-after-acts = Si votre dernière carte couvre { CARDS($cards, form: "a", join: "or") }, elle agit encore avant la fin de la manche ; on ne peut pas y répondre.
finish-after-acts-and-may-come-back = Si votre dernière carte couvre { CARDS($cards, form: "a", join: "or") }, elle agit encore et l’on peut y répondre ; si l’effet vous revient, vous piochez et vous êtes de nouveau en jeu.
finish-after-forbidden = Vous ne pouvez pas terminer en couvrant { CARDS($cards, form: "a", join: "or") }.
finish-after-if-it-fits = Vous pouvez terminer en couvrant { CARDS($cards, form: "a", join: "or") } seulement si votre carte y correspond comme une carte ordinaire.
finish-after-draws = { $number ->
    [one] Si votre dernière carte couvre { CARDS($cards, form: "a", join: "or") }, vous n’avez pas terminé : piochez { $number } carte et continuez.
   *[other] Si votre dernière carte couvre { CARDS($cards, form: "a", join: "or") }, vous n’avez pas terminé : piochez { $number } cartes et continuez.
 }
finish-after-stays-in = Si votre dernière carte couvre { CARDS($cards, form: "a", join: "or") }, vous n’avez pas terminé : vous restez en jeu sans cartes.
finish-after-out-at-next-turn = Si votre dernière carte couvre { CARDS($cards, form: "a", join: "or") }, vous n’êtes pas encore sorti : elle agit comme toute autre carte, et vous n’êtes sorti que lorsque vient votre tour et que vous ne devez rien. Si vous avez pioché d’ici là, vous continuez à jouer.
finish-hand-ends = La manche prend fin dès qu’un joueur a posé sa dernière carte.
finish-play-on = Celui qui a posé sa dernière carte est sorti ; les autres jouent pour les places suivantes jusqu’à ce qu’un seul ait encore des cartes.
finish-hand-ends-once-out = La manche prend fin dès qu’un joueur est sorti.
finish-hand-ends-partners-once-out = La manche prend fin dès qu’un joueur est sorti ; son équipe l’a gagnée.
finish-hand-ends-dummies-once-out = La manche prend fin dès qu’un joueur est sorti avec l’une de ses deux mains ; il l’a gagnée.
finish-play-on-once-out = Quand un joueur est sorti, les autres jouent pour les places suivantes jusqu’à ce qu’il n’en reste qu’un en jeu.
finish-both-partners-once-out = La manche prend fin dès que les deux partenaires d’une équipe sont sortis.
finish-both-hands-once-out = La manche prend fin dès qu’un joueur est sorti avec ses deux mains.
last-card-wins = Vous pouvez terminer avec { CARDS($cards, form: "a", join: "or") } comme avec toute autre carte.
last-card-wins-on-any = Vous pouvez terminer avec n’importe quelle carte ; la dernière carte n’a plus d’effet.
last-card-acts = Si votre dernière carte est { CARDS($cards, form: "a", join: "or") }, elle agit encore avant la fin de la manche ; on ne peut pas y répondre.
last-card-names-nothing = Si la dernière carte est { CARDS($cards, form: "a", join: "or") }, on ne demande pas de { SUIT_WORD() }.
last-card-may-be-doubted = Même alors, on peut douter de la carte quand c’est { CARDS($cards, form: "a", join: "or") } ; qui doit piocher pour cela est de nouveau en jeu.
last-card-is-answered = Si votre dernière carte est { CARDS($cards, form: "a", join: "or") }, elle agit encore et l’on peut y répondre ; même si l’effet vous revient, vous avez terminé.
last-card-draws-none = S’il n’y a aucune carte à piocher, vous restez en jeu sans cartes.
last-card-acts-among-the-others = Si votre dernière carte est { CARDS($cards, form: "a", join: "or") }, vous avez terminé, et elle agit encore parmi les autres ; si la manche prend fin avec elle, on ne peut pas y répondre.
last-card-has-to-be-covered = Si votre dernière carte est { CARDS($cards, form: "a", join: "or") }, vous n’avez pas encore terminé : elle demande encore une carte.
last-card-acts-and-may-come-back = Si votre dernière carte est { CARDS($cards, form: "a", join: "or") }, elle agit encore et l’on peut y répondre ; si l’effet vous revient, vous piochez et vous êtes de nouveau en jeu.
last-card-forbidden = Vous ne pouvez pas terminer avec { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = Vous pouvez terminer avec { CARDS($cards, form: "a", join: "or") } seulement si la carte correspond à celle du dessus comme une carte ordinaire.
last-card-draws = { $number ->
    [one] Si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte, vous n’avez pas terminé : piochez { $number } carte et continuez.
   *[other] Si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte, vous n’avez pas terminé : piochez { $number } cartes et continuez.
 }
last-card-stays-in = Si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte, vous n’avez pas terminé : vous restez en jeu sans cartes.
last-card-out-at-next-turn = Si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte, vous n’êtes pas encore sorti : elle agit comme toute autre carte, et vous n’êtes sorti que lorsque vient votre tour et que vous ne devez rien. Si vous avez pioché d’ici là, vous continuez à jouer.
last-card-out-at-next-turn-on-any = Avec votre dernière carte, vous n’êtes pas encore sorti : elle agit comme toute autre carte, et vous n’êtes sorti que lorsque vient votre tour et que vous ne devez rien. Si vous avez pioché d’ici là, vous continuez à jouer.
last-card-wins-while = { $condition }, vous avez terminé aussitôt si votre dernière carte est { CARDS($cards, form: "a", join: "or") }.
last-card-forbidden-while = { $condition }, vous ne pouvez pas terminer avec { CARDS($cards, form: "a", join: "or") }.
last-card-forbidden-while-any = { $condition }, vous ne pouvez pas terminer.
last-card-draws-while = { $condition }, vous n’avez pas terminé si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte : { $number ->
    [one] piochez { $number } carte et continuez.
   *[other] piochez { $number } cartes et continuez.
 }
last-card-stays-in-while = { $condition }, vous n’avez pas terminé si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte : vous restez en jeu sans cartes.
last-card-out-at-next-turn-while = { $condition }, vous n’êtes pas encore sorti si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte : elle agit comme toute autre carte, et vous n’êtes sorti que lorsque vient votre tour et que vous ne devez rien. Si vous avez pioché d’ici là, vous continuez à jouer.
knock = { $points ->
    [one] Si les cartes de votre main valent { $points } point au plus, vous pouvez, à votre tour, dire « { $word } » au lieu de poser une carte ou de piocher : la manche se termine aussitôt et on compte les cartes, les vôtres comme toutes les autres.
   *[other] Si les cartes de votre main valent { $points } points au plus, vous pouvez, à votre tour, dire « { $word } » au lieu de poser une carte ou de piocher : la manche se termine aussitôt et on compte les cartes, les vôtres comme toutes les autres.
 }
