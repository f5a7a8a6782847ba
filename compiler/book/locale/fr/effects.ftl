# Ce que font les cartes, les annonces, la fin d’une manche, les points, la partie.

card-does = { $effects }.
card-does-nothing = sans effet.

amount-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
amount-face = autant de cartes que l’indique son nombre
amount-each-cards = { $cards ->
    [one] chacun { $cards } carte
   *[other] chacun { $cards } cartes
 }
amount-each-face = chacun autant de cartes que l’indique son nombre
draws-next-waits = le joueur suivant pioche { $amount } et passe son tour
draws-next-plays = le joueur suivant pioche { $amount }, puis joue normalement
draws-next-may-play = le joueur suivant pioche { $amount } et peut encore poser une carte ensuite
draws-others = tous les autres piochent { $amount }
draws-everyone = tous les joueurs, y compris celui qui l’a posée, piochent { $amount }
draws-you = vous piochez vous-même { $amount }
skips-next = { $seats ->
    [one] le joueur suivant passe son tour
   *[other] les { $seats } joueurs suivants passent leur tour
 }
skips-others = tous les autres passent leur tour, et vous rejouez
skips-chosen = vous choisissez un joueur, qui passe son tour
reverses = le sens du jeu s’inverse
reverses-two-skips = l’autre joueur passe son tour, et vous rejouez
reverses-two-nothing = à deux, il ne se passe rien
plays-again = vous rejouez
plays-again-or-not = vous pouvez poser une carte de plus

reply-draw-adds = Celui qui doit piocher peut, à la place, poser { $answer } ; les nombres s’additionnent, et c’est au joueur suivant de piocher.
reply-draw-doubles = Celui qui doit piocher peut, à la place, poser { $answer } ; le nombre double, et c’est au joueur suivant de piocher.
reply-draw-replaces = Celui qui doit piocher peut, à la place, poser { $answer } ; le joueur suivant ne subit alors que l’effet de cette carte.
reply-draw-passes-on = Celui qui doit piocher peut, à la place, poser { $answer } ; c’est alors au joueur suivant de piocher le même nombre de cartes.
reply-draw-sends-back = Celui qui doit piocher peut, à la place, poser { $answer } ; c’est alors à celui qui en est la cause de piocher.
reply-draw-cancels = Celui qui doit piocher peut, à la place, poser { $answer } ; personne ne pioche alors.
reply-skip-adds = Celui qui doit passer son tour peut, à la place, poser { $answer } ; les tours à passer s’additionnent et retombent sur les joueurs suivants.
reply-skip-doubles = Celui qui doit passer son tour peut, à la place, poser { $answer } ; deux fois plus de joueurs passent alors leur tour.
reply-skip-replaces = Celui qui doit passer son tour peut, à la place, poser { $answer } ; le joueur suivant ne subit alors que l’effet de cette carte.
reply-skip-passes-on = Celui qui doit passer son tour peut, à la place, poser { $answer } ; c’est alors le joueur suivant qui passe le sien.
reply-skip-sends-back = Celui qui doit passer son tour peut, à la place, poser { $answer } ; c’est alors celui qui en est la cause qui passe le sien.
reply-skip-cancels = Celui qui doit passer son tour peut, à la place, poser { $answer } ; personne ne passe alors son tour.
reply-to-some = Contre { CARDS($owing, form: "a", join: "or") } : { LOWER($reply) }

# ---- annonces

call-at = { $cards ->
    [0] Dites « { $word } » en posant votre dernière carte.
    [1] Dites « { $word } » quand il ne vous reste qu’une carte.
   *[other] Dites « { $word } » quand il ne vous reste que { $cards } cartes.
 }
call-forgotten = Celui qui l’oublie { $penalty }.
call-forgotten-nothing = L’oublier ne coûte rien.
call-none = Il n’y a rien à dire quand il ne vous reste qu’une carte.
catcher-anyone = Tout autre joueur peut relever l’oubli.
catcher-next = Seul le joueur suivant peut relever l’oubli.
catcher-table = Personne n’a besoin de relever l’oubli.
call-caught-next-turn = L’oubli peut être réparé, ou relevé, jusqu’au début du tour suivant.
call-caught-next-card = L’oubli peut être réparé, ou relevé, jusqu’à ce qu’une autre carte soit posée ou piochée.
call-caught-last-card = L’oubli peut être réparé, ou relevé, jusqu’à ce que la dernière carte soit posée.
call-made-good-next-turn = L’oubli peut être réparé jusqu’au début du tour suivant.
call-made-good-next-card = L’oubli peut être réparé jusqu’à ce qu’une autre carte soit posée ou piochée.
call-made-good-last-card = L’oubli peut être réparé jusqu’à ce que la dernière carte soit posée.
penalty-cards = { $cards ->
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
 }
penalty-turns = { $turns ->
    [one] passe un tour
   *[other] passe { $turns } tours
 }
penalty-no-finish = ne peut pas poser sa dernière carte tant que le mot n’a pas été dit

# ---- terminer

finish-hand-ends = La manche prend fin dès qu’un joueur a posé sa dernière carte.
finish-play-on = Celui qui a posé sa dernière carte est sorti ; les autres jouent pour les places suivantes jusqu’à ce qu’un seul ait encore des cartes.
last-card-wins = Vous pouvez terminer avec { CARDS($cards, form: "a", join: "or") } comme avec toute autre carte.
last-card-acts = Si votre dernière carte est { CARDS($cards, form: "a", join: "or") }, elle agit encore avant la fin de la manche ; on ne peut pas y répondre.
last-card-acts-and-may-come-back = Si votre dernière carte est { CARDS($cards, form: "a", join: "or") }, elle agit encore et l’on peut y répondre ; si l’effet vous revient, vous piochez et vous êtes de nouveau en jeu.
last-card-forbidden = Vous ne pouvez pas terminer avec { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = Vous pouvez terminer avec { CARDS($cards, form: "a", join: "or") } seulement si la carte correspond à celle du dessus comme une carte ordinaire.
last-card-draws = { $number ->
    [one] Si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte, vous n’avez pas terminé : piochez { $number } carte et continuez.
   *[other] Si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte, vous n’avez pas terminé : piochez { $number } cartes et continuez.
 }
last-card-stays-in = Si vous posez { CARDS($cards, form: "a", join: "or") } comme dernière carte, vous n’avez pas terminé : vous restez en jeu sans cartes.

# ---- points

score-each-pays-own-hand = Celui qui a terminé ne marque rien. Les autres marquent, en points de pénalité, les cartes qui leur restent en main.
score-winner-collects = Celui qui a terminé marque les points de toutes les cartes que les autres ont encore en main.
score-winner-collects-average = Celui qui a terminé marque la moyenne des points que les autres ont encore en main.
score-lowest-collects-differences = Celui qui a la main la plus basse marque, pour chacun des autres, la différence entre les deux mains.
score-lowest-wins = Celui qui a la main la plus basse gagne la manche.
score-finishers-collect = Chaque joueur qui termine marque les points de toutes les cartes que les autres ont en main à ce moment-là.
score-winner-takes = { $points ->
    [one] Celui qui a terminé marque { $points } point.
   *[other] Celui qui a terminé marque { $points } points.
 }
score-places = Seules les places comptent : premier sorti, deuxième sorti, et ainsi de suite.
score-none = On ne compte pas de points : celui qui termine gagne la manche.
value-points = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] vaut
   *[many] valent
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ NUMBER_OF($cards) ->
    [one] .
   *[many] { GENDER_OF($cards) ->
        [m] { " chacun." }
        [mixed] { " chacun." }
       *[f] { " chacune." }
     }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } comptent pour leur valeur nominale.
   *[other] { CARDS($cards, form: "many") } comptent pour { $times } fois leur valeur nominale.
 }

# ---- la partie

game-single-hand = Chaque manche est une partie à elle seule.
game-hands = { $hands ->
    [one] La partie se joue en { $hands } manche.
   *[other] La partie se joue en { $hands } manches.
 }
game-each-deals = { $hands ->
    [1] La partie dure jusqu’à ce que chacun ait distribué une fois.
    [2] La partie dure jusqu’à ce que chacun ait distribué deux fois.
   *[other] La partie dure jusqu’à ce que chacun ait distribué { $hands } fois.
 }
game-winner-each-pays-own-hand = Le total le plus bas l’emporte.
game-winner-winner-collects = Le total le plus élevé l’emporte.
game-winner-winner-collects-average = Le total le plus élevé l’emporte.
game-winner-lowest-collects-differences = Le total le plus élevé l’emporte.
game-winner-lowest-wins = Celui qui a gagné le plus de manches l’emporte.
game-winner-finishers-collect = Le total le plus élevé l’emporte.
game-winner-winner-takes = Le total le plus élevé l’emporte.
game-winner-places = Celui qui a obtenu les meilleures places l’emporte.
game-winner-none = Celui qui a gagné le plus de manches l’emporte.
game-target-lowest-wins = La partie prend fin après la manche où un joueur a { $target } ; le total le plus bas l’emporte.
game-target-highest-wins = La partie prend fin après la manche où un joueur a { $target } ; le total le plus élevé l’emporte.
game-target-first-wins = Le premier à avoir { $target } gagne la partie.
game-target-reachers-lose = La partie prend fin quand un joueur a { $target } : il perd, et tous les autres gagnent.
game-target-reachers-drop-out = Celui qui a { $target } est éliminé ; le dernier en lice gagne.
points-reached = { $points ->
    [one] { $points } point ou plus
   *[other] { $points } points ou plus
 }
points-past = { $points ->
    [one] plus de { $points } point
   *[other] plus de { $points } points
 }
points-reached-per-player = { $points ->
    [one] { $points } point ou plus par joueur à la table
   *[other] { $points } points ou plus par joueur à la table
 }
points-past-per-player = { $points ->
    [one] plus de { $points } point par joueur à la table
   *[other] plus de { $points } points par joueur à la table
 }
tie-extra-hand = En cas d’égalité, on joue une manche de plus.
tie-shared = En cas d’égalité, la victoire est partagée.
tie-earlier-lowest = En cas d’égalité, celui qui avait le total le plus bas avant la dernière manche l’emporte.
