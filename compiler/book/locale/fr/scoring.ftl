# Scores, and what cards count.

score-each-collects-differences = Chacun marque la différence entre la main la plus haute et la sienne.
score-side-went-out = C’est la première équipe dont les deux joueurs ont terminé qui a terminé.
score-side-went-out-dummies = Le joueur qui a terminé est le premier à sortir avec ses deux mains.
score-side-hands = Les deux mains d’une équipe comptent comme une seule.
score-side-hands-dummies = Les deux mains d’un joueur comptent comme une seule.
score-not-partner = Les cartes d’un partenaire ne rapportent rien.
score-not-partner-dummies = Les cartes de sa propre autre main ne rapportent rien.
score-partners = Les points d’une équipe sont crédités à ses deux partenaires.
score-partners-dummies = Ce que font les deux mains d’un joueur est noté ensemble.
score-rounds = Les points sont arrondis au multiple de { $points } le plus proche, la moitié vers le haut.
score-rounds-at-least = { $points ->
    [one] Ce qui compte vaut au moins { $points } point.
   *[other] Ce qui compte vaut au moins { $points } points.
 }
score-drawn-added = Pour chaque carte piochée, quelle qu’en soit la raison, { $points ->
    [one] { $points } point s’ajoute à votre total.
   *[other] { $points } points s’ajoutent à votre total.
 }
score-drawn-taken = Pour chaque carte piochée, quelle qu’en soit la raison, { $points ->
    [one] { $points } point est retiré de votre total.
   *[other] { $points } points sont retirés de votre total.
 }
score-reshuffle = { $points ->
    [one] Celui qui oblige à refaire la pioche prend { $points } point de pénalité.
   *[other] Celui qui oblige à refaire la pioche prend { $points } points de pénalité.
 }
score-reshuffle-doubling = { $points ->
    [one] Celui qui oblige à refaire la pioche prend { $points } point de pénalité, et le double à chaque fois suivante de la partie.
   *[other] Celui qui oblige à refaire la pioche prend { $points } points de pénalité, et le double à chaque fois suivante de la partie.
 }
score-reshuffle-taken = Celui qui oblige à refaire la pioche perd { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de son total.
score-reshuffle-doubling-taken = Celui qui oblige à refaire la pioche perd { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de son total, et chaque fois suivante de la partie le double.
score-reshuffle-doubles-at-most = On double { $times } fois au plus.
bonus-times = Si la manche se termine avec { CARDS($cards, form: "a", join: "or") }, ses points comptent { $times ->
    [2] double
    [3] triple
   *[other] { $times } fois
 }.
bonus-times-first-out = Si le premier à terminer le fait avec { CARDS($cards, form: "a", join: "or") }, les points de la manche comptent { $times ->
    [2] double
    [3] triple
   *[other] { $times } fois
 }.
bonus-more = { $points ->
    [one] Celui qui termine avec { CARDS($cards, form: "a", join: "or") } ajoute { $points } point à son total.
   *[other] Celui qui termine avec { CARDS($cards, form: "a", join: "or") } ajoute { $points } points à son total.
 }
bonus-less = { $points ->
    [one] Celui qui termine avec { CARDS($cards, form: "a", join: "or") } retire { $points } point de son total.
   *[other] Celui qui termine avec { CARDS($cards, form: "a", join: "or") } retire { $points } points de son total.
 }
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
score-by-place = Les places rapportent des points, en commençant par le premier sorti : { $points }. Celui qui a encore des cartes à la fin occupe la place suivante ; les places suivantes ne rapportent rien.
score-none = On ne compte pas de points : celui qui termine gagne la manche.
score-none-plays-on = On ne compte pas de points.
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
