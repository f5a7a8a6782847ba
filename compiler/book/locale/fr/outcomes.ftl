# La pioche, les annonces, la fin d’une manche, les points et la partie, quand ils ne sont pas ordinaires.

draw-at-will-nothing = Si vous ne pouvez ou ne voulez pas poser de carte, vous passez ; personne ne pioche.
draw-when-unable-nothing = Si aucune de vos cartes n’est jouable, vous passez ; personne ne pioche. Si l’une d’elles l’est, vous devez la poser.
draw-may-go-on = Même avec une carte jouable, vous pouvez continuer à piocher.
pass-after-last-draw = Vous ne pouvez terminer votre tour sans poser de carte qu’après avoir pioché la dernière.
pass-after-any-draw = Vous pouvez terminer votre tour après chaque carte piochée.
pass-when-dry = Quand il n’y a plus rien à piocher, chacun peut passer, même avec une carte jouable.
pass-at-will = Vous pouvez aussi passer sans piocher.

stock-refills-when-needed = On refait la pioche quand un joueur doit piocher et qu’elle est vide.
stock-refills-at-once = On refait la pioche dès que la dernière carte est piochée.
stock-keeps-top = Quand on refait la pioche, seule la carte du dessus de la défausse reste en place.
stock-keeps-top-and-chain = Tant que des cartes sont dues, celles qui en sont la cause restent aussi en place.
stock-limit = { $times ->
    [0] On ne refait jamais la pioche.
    [1] On refait la pioche une fois au plus par manche.
   *[other] On refait la pioche { $times } fois au plus par manche.
 }
stock-short-lapses = S’il n’y a pas assez de cartes à piocher, on prend celles qui restent, et les autres ne sont pas dues.
stock-short-owed = S’il n’y a pas assez de cartes à piocher, on prend celles qui restent et l’on doit les autres jusqu’à son prochain tour.
stock-short-no-play = S’il n’y a pas assez de cartes à piocher, on prend celles qui restent et l’on ne peut rien poser pendant ce tour.
stock-short-take-top = S’il n’y a pas assez de cartes à piocher, on prend aussi la carte du dessus de la défausse.
stock-blocked = { $rounds ->
    [1] Si tous les joueurs passent l’un après l’autre, la manche est bloquée et prend fin.
   *[other] Si tous les joueurs passent { $rounds } fois de suite, la manche est bloquée et prend fin.
 }
stock-blocked-passes = { $passes ->
    [1] Dès qu’un joueur passe, la manche est bloquée et prend fin.
   *[other] Dès que { $passes } joueurs passent de suite, la manche est bloquée et prend fin.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Si tous les joueurs passent l’un après l’autre
   *[other] Si tous les joueurs passent { $rounds } fois de suite
 } et que { $passes ->
    [1] le suivant passe encore
   *[other] les { $passes } suivants passent encore
 }, la manche est bloquée et prend fin.
stock-blocked-cards = La manche est aussi bloquée quand { $cards } cartes ont été posées.
blocked-each-collects-differences = Chacun marque la différence entre la main la plus haute et la sienne.

call-ahead = Dites « { $word } » au tour qui précède celui où vous comptez poser votre dernière carte, ou vos dernières cartes.
call-false = Celui qui le dit sans raison { $penalty }.
call-false-nothing = Le dire sans raison ne coûte rien.
call-doubt = Celui qui accuse quelqu’un à tort { $penalty }.
call-doubt-nothing = Accuser quelqu’un à tort ne coûte rien.

aim-hand-ends-partners = Être le premier à se débarrasser de toutes ses cartes, pour son partenaire et pour soi.
aim-next-counter = Mener votre compteur à son terme : chaque fois que votre main est vide, vous faites un pas de plus.
aim-both-partners = Se débarrasser de toutes ses cartes et y aider son partenaire : l’équipe dont les deux joueurs sont sortis la première gagne.
finish-hand-ends-partners = La manche prend fin dès qu’un joueur a posé sa dernière carte ; son équipe l’a gagnée.
finish-next-counter = Celui qui a posé sa dernière carte pioche une nouvelle main, d’autant de cartes que l’indique alors son compteur, et continue.
finish-both-partners = Celui qui a posé sa dernière carte est sorti ; la manche prend fin dès que les deux partenaires d’une équipe sont sortis.
finish-only-on = On peut seulement terminer avec { CARDS($cards, form: "a", join: "or") }.
finish-waits = Personne n’a gagné tant qu’un autre joueur est lui aussi sans cartes.
claim = Quand la somme des cartes de votre main est le nombre de la carte du dessus, vous pouvez dire « { $word } » et vous avez terminé.
hand-limit-out = { $cards ->
    [one] Celui qui a plus de { $cards } carte en main est éliminé de la manche ; ses cartes vont sous la défausse.
   *[other] Celui qui a plus de { $cards } cartes en main est éliminé de la manche ; ses cartes vont sous la défausse.
 }
hand-limit-loses = { $cards ->
    [one] Celui qui a plus de { $cards } carte en main perd la manche, qui prend fin aussitôt.
   *[other] Celui qui a plus de { $cards } cartes en main perd la manche, qui prend fin aussitôt.
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

score-each-collects-differences = Chacun marque la différence entre la main la plus haute et la sienne.
score-partners = Les points d’une équipe sont crédités à ses deux partenaires.
score-rounds = Les points sont arrondis au multiple de { $points } le plus proche, la moitié vers le haut.
score-rounds-at-least = { $points ->
    [one] Ce qui compte vaut au moins { $points } point.
   *[other] Ce qui compte vaut au moins { $points } points.
 }
score-reshuffle = { $points ->
    [one] Celui qui oblige à refaire la pioche prend { $points } point de pénalité.
   *[other] Celui qui oblige à refaire la pioche prend { $points } points de pénalité.
 }
score-reshuffle-doubling = { $points ->
    [one] Celui qui oblige à refaire la pioche prend { $points } point de pénalité, et le double à chaque fois suivante.
   *[other] Celui qui oblige à refaire la pioche prend { $points } points de pénalité, et le double à chaque fois suivante.
 }
bonus-times = Si la manche se termine avec { CARDS($cards, form: "a", join: "or") }, ses points comptent { $times ->
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
game-winner-each-collects-differences = Le total le plus élevé l’emporte.
game-columns = Les points se notent dans { $columns } colonnes. La première manche qu’un joueur gagne compte dans la première colonne, la deuxième dans les deux premières, et chacune des suivantes dans { $columns ->
    [2] les deux
   *[other] toutes
 }. Chaque colonne se joue en { $points } points et a son propre gagnant ; celui qui gagne le plus de colonnes gagne la partie.
game-counter = Le premier dont le compteur arrive à { $end } gagne la partie.
game-exactly = Un total d’exactement { $points } points retombe à { $back }.
