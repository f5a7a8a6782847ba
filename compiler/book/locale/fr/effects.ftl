# What cards do.

draws-next = le joueur suivant pioche { $amount }
draws-previous = le joueur précédent pioche { $amount }
draws-chosen = vous choisissez un joueur, qui pioche { $amount }
debtor-waits = Celui qui pioche passe alors son tour.
creditor-goes-on = Le jeu reprend ensuite après vous.
draws-previous-waits = le joueur précédent pioche { $amount }, et le jeu reprend après vous
draws-previous-plays = le joueur précédent pioche { $amount }, puis joue normalement ; le jeu continue à partir de lui
draws-previous-may-play = le joueur précédent pioche { $amount } et peut encore poser une carte ensuite ; le jeu continue à partir de lui
draws-chosen-waits = vous choisissez un joueur, qui pioche { $amount } et passe son prochain tour
draws-chosen-plays = vous choisissez un joueur, qui pioche { $amount }, puis joue normalement ; le jeu continue à partir de lui
draws-chosen-may-play = vous choisissez un joueur, qui pioche { $amount } et peut encore poser une carte ensuite ; le jeu continue à partir de lui
turns-missed = { $turns ->
    [1] un tour
   *[other] { $turns } tours
 }
waits-next = le joueur suivant passe { turns-missed }
waits-previous = le joueur précédent passe { turns-missed }
waits-chosen = vous choisissez un joueur, qui passe { turns-missed }
names = { $choice ->
    [may] vous pouvez demander { $what }
   *[must] vous demandez { $what }
 }
names-for-this = vous nommez { $what } pour cela seulement (personne n’est tenu de suivre)
covers = vous devez aussitôt poser dessus { $cards }, sinon { $otherwise }
covers-or-not = vous devez aussitôt poser dessus { $cards } et ne pouvez poser cette carte que si vous le pouvez
must-play-next = le joueur suivant doit poser { $cards }, sinon { $otherwise }
must-play-previous = le joueur précédent doit poser { $cards }, sinon { $otherwise } ; le jeu reprend ensuite là où il a été interrompu
must-play-chosen = vous choisissez un joueur, qui doit poser { $cards }, sinon { $otherwise } ; le jeu reprend ensuite là où il a été interrompu
demands = vous demandez une valeur ({ CARDS($cards, form: "short", join: "or") }), et le joueur suivant doit poser une carte de cette valeur ; s’il ne le peut pas, il pioche comme d’habitude
demands-or-else = vous demandez une valeur ({ CARDS($cards, form: "short", join: "or") }), et le joueur suivant doit poser une carte de cette valeur, sinon { $otherwise }
lasting-until-laid = { $duty } ; si aucune n’est posée, c’est au suivant, jusqu’à ce que quelqu’un en pose une ou que tous les autres aient été sollicités
lasting-for-a-round = { $duty } ; il en va ainsi pour tous pendant un tour de table
lasting-until-somebody-fails = { $duty } ; il en va ainsi autour de la table jusqu’à ce que quelqu’un ne puisse plus
asked-next = À ceux qui suivent, on demande { $cards } (par rapport à la carte du dessus).
opens-round = si vous avez aussi en main { $cards }, vous pouvez ouvrir une tournée : chacun à son tour en pose une, sinon { $otherwise } ; quand la tournée revient à vous, vous en posez une autre ou vous y mettez fin, et le jeu reprend après vous
adds = dans le même tour, vous pouvez poser d’autres cartes dessus, chacune étant { $cards } ; seule la dernière agit
copies = cette carte fait ce qu’a fait la carte du dessous, y compris le choix annoncé
swaps-hands-next = vous échangez votre main avec celle du joueur suivant
swaps-hands-previous = vous échangez votre main avec celle du joueur précédent
swaps-hands-chosen = vous échangez votre main avec celle d’un joueur de votre choix
rotates-hands = toutes les mains passent au joueur suivant, dans le sens du jeu
rotates-hands-left = toutes les mains passent au voisin de gauche
cards-given = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } de votre main
gives-next = vous donnez { cards-given } au joueur suivant
gives-previous = vous donnez { cards-given } au joueur précédent
gives-chosen = vous donnez { cards-given } à un joueur de votre choix
takes-next = le joueur suivant vous donne { amount-cards } de son choix
takes-previous = le joueur précédent vous donne { amount-cards } de son choix
takes-chosen = vous choisissez un joueur, qui vous donne { amount-cards } de son choix
takes-unseen-next = vous tirez { amount-cards } à l’aveugle dans la main du joueur suivant
takes-unseen-previous = vous tirez { amount-cards } à l’aveugle dans la main du joueur précédent
takes-unseen-chosen = vous tirez { amount-cards } à l’aveugle dans la main d’un joueur de votre choix
each-picks-own = chacun choisit dans sa propre main avant de voir ce qu’il reçoit
swaps-cards-next = vous échangez { amount-cards } avec le joueur suivant ; { each-picks-own }
swaps-cards-previous = vous échangez { amount-cards } avec le joueur précédent ; { each-picks-own }
swaps-cards-chosen = vous échangez { amount-cards } avec un joueur de votre choix ; { each-picks-own }
passes-cards = tous passent { amount-cards } au joueur suivant, dans le sens du jeu ; { each-picks-own }
passes-cards-left = tous passent { amount-cards } au voisin de gauche ; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, chacune étant { $which }
 }
discarded-all = autant de cartes que possible, chacune étant { $which }
discards-you = vous défaussez { $amount }
discards-next = le joueur suivant défausse { $amount }
discards-previous = le joueur précédent défausse { $amount }
discards-chosen = vous choisissez un joueur, qui défausse { $amount }
discards-others = chacun des autres, à tour de rôle, défausse { $amount }
discards-all = chacun à tour de rôle, en commençant par vous, défausse { $amount }
shows-hand-next = vous montrez votre main au joueur suivant
shows-hand-previous = vous montrez votre main au joueur précédent
shows-hand-chosen = vous montrez votre main à un joueur de votre choix
shows-hand-others = vous montrez votre main à tous les autres
ends-hand = vous pouvez mettre fin aussitôt à la manche, et l’on compte les cartes
ends-hand-at-most = { $points ->
    [one] si votre main vaut { $points } point au plus, vous pouvez mettre fin aussitôt à la manche, et l’on compte les cartes
   *[other] si votre main vaut { $points } points au plus, vous pouvez mettre fin aussitôt à la manche, et l’on compte les cartes
 }
else-who = { $who ->
    [you] vous piochez
   *[they] il pioche
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
else-draw-up-to = { else-who } jusqu’à trouver une carte demandée, { $cards } au maximum
else-draw-until-playable = { else-who } jusqu’à trouver une carte demandée
else-draw-nothing = { $who ->
    [you] vous passez
   *[they] il passe
 }
else-draw-face = { else-who } autant de cartes que l’indique le nombre de la carte du dessus
else-wait = { $who ->
    [you] vous passez un tour
   *[they] il passe un tour
 }
else-not-allowed = { $who ->
    [you] vous ne pouvez pas la poser
   *[they] il ne peut rien poser
 }
card-does-in-cutter-suit = dans la { SUIT_WORD() } de la carte de coupe : { $effects }.
card-does-nothing-in-cutter-suit = dans la { SUIT_WORD() } de la carte de coupe : sans effet.
card-does-if = { $condition } : { $effects }.
card-does-if-instead = { $condition }, à la place : { $effects }.
card-does-nothing-if = { $condition } : sans effet.
card-does-nothing-if-instead = { $condition }, à la place : sans effet.
if-laid-on = sur { CARDS($cards, form: "a", join: "or") }
if-on-top = si { CARDS($cards, form: "a", join: "or") } est sur le dessus
if-holding = s’il vous reste en main { CARDS($cards, form: "a", join: "or") }
if-holding-none = s’il ne vous reste en main aucune de ces cartes ({ CARDS($cards, form: "many") })
if-holding-several = s’il vous reste en main au moins { $number } de ces cartes ({ CARDS($cards, form: "many") })
if-holding-points = si les cartes qui vous restent en main valent { $points ->
    [one] { $points } point au plus
   *[other] { $points } points au plus
 }
if-on-countdown = si votre compteur est à { $number }
if-players-remain = s’il reste { $players } joueurs en jeu
if-owing = tant que vous devez des cartes, des tours ou une carte précise
owing-several = Celui qui doit quelque chose en posant la première de plusieurs cartes les pose toutes en le devant.
owing-thrown-in = Celui qui jette une carte hors de son tour ne doit rien à ce moment.
condition-on-for-starter = La carte de départ n’est posée sur aucune carte.
condition-on-for-several = De plusieurs cartes posées ensemble, chacune est posée sur la précédente.
condition-copied-hand = Celui qui pose une carte qui fait ce qu’a fait la carte du dessous s’en tient à sa propre main.
condition-copied-counter = Celui qui pose une carte qui fait ce qu’a fait la carte du dessous s’en tient à son propre compteur.
add-open-closes = Une série de cartes ajoutées se ferme à la fin du tour.
add-open-stays = Une série de cartes ajoutées reste ouverte : le joueur suivant peut la continuer.
add-open-until-closed = Une série de cartes ajoutées reste ouverte, et le joueur suivant peut la continuer, jusqu’à ce que celui qui vient d’ajouter une carte annonce qu’elle est fermée ou que quelqu’un pose une carte qui n’y va pas. Une carte sur laquelle on peut en ajouter d’autres est toujours ouverte ; une carte ajoutée sans { SUIT_WORD() } qui en fait demander une est la dernière de sa série.
add-row-stays = Tant que sa dernière carte n’a pas fini d’agir, toute la série reste sur la défausse, même quand on refait une pioche.
add-names-first = Si une carte permet de demander quelque chose et d’en ajouter d’autres, la demande vient d’abord ; la première carte ajoutée se conforme à ce qui a été demandé.
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
amount-until = aussitôt autant de cartes qu’il en faut pour obtenir { $which }{ $most ->
    [0] { "" }
   *[other] , mais { $most } au plus
 } (à défaut, toutes celles qui restent)
amount-each-until = aussitôt chacun autant de cartes qu’il en faut pour obtenir { $which }{ $most ->
    [0] { "" }
   *[other] , mais { $most } au plus
 } (à défaut, toutes celles qui restent)
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
