# Le jeu de cartes et la distribution, quand ils ne sont pas ordinaires.

pack-jokers = { $jokers ->
    [0] sans jokers
    [one] avec { $jokers } joker en plus
   *[other] avec { $jokers } jokers en plus
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] Un jeu ordinaire de { $cards } cartes, { pack-jokers }.
       *[other] Un jeu ordinaire { pack-jokers } : { $cards } cartes.
     }
   *[other] { $packs } jeux ordinaires mélangés ensemble, { pack-jokers } : { $cards } cartes en tout.
 }
pack-stripped = { $packs ->
    [1] Un jeu ordinaire sans { CARDS($left, form: "many") }, { pack-jokers } : { $cards } cartes.
   *[other] { $packs } jeux ordinaires sans { CARDS($left, form: "many") }, { pack-jokers } : { $cards } cartes en tout.
 }
pack-other = { $packs ->
    [1] Un jeu de { $cards } cartes.
   *[other] { $packs } jeux mélangés ensemble : { $cards } cartes en tout.
 }
pack-suit = Chaque { SUIT_WORD() } ({ $suits }) : { $ranks }.
pack-some-suits = { $suits } : { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] une carte de chaque ({ CARDS($cards, form: "short", join: "comma") })
    [2] deux cartes de chaque ({ CARDS($cards, form: "short", join: "comma") })
   *[other] { $count } cartes de chaque ({ CARDS($cards, form: "short", join: "comma") })
 }
pack-copies-of-one = { $count ->
    [1] { CARDS($cards, form: "a") }
   *[other] { $count } { CARDS($cards, form: "plural") }
 }
pack-besides = En plus, sans { SUIT_WORD() } : { $cards }.
pack-besides-cards = { $count ->
    [1] { CARDS($cards, form: "a") }
   *[other] { $count } { CARDS($cards, form: "plural") }
 }
suit-in-pack = { $suit }

partners = Les joueurs assis face à face sont partenaires.
dummy-hands = Chaque joueur joue deux mains et voit les deux : la sienne et une main du mort, placée en face. Les mains jouent à tour de rôle autour de la table, comme si chacune était un joueur à part.
deal-dealing-batches = Le donneur mélange et distribue les cartes face cachée, par paquets de { $batches }.
deal-dealing-batches-face-up = Le donneur mélange et distribue les cartes face visible, par paquets de { $batches }.
deal-per-hand = À la première manche, chacun reçoit { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, puis { $further } aux manches suivantes, et l’on reprend au début.
deal-counter = Chacun reçoit autant de cartes que l’indique son compteur.
deal-more = Par rapport aux autres, { $who } reçoit { $cards ->
    [one] { $cards } carte de plus
   *[other] { $cards } cartes de plus
 }.
deal-fewer = Par rapport aux autres, { $who } reçoit { $cards ->
    [one] { $cards } carte de moins
   *[other] { $cards } cartes de moins
 }.
handicapped-winner = le gagnant de la manche précédente
handicapped-loser = le perdant de la manche précédente
handicapped-youngest = le plus jeune joueur
handicapped-oldest = le joueur le plus âgé
handicapped-dealer = le donneur
handicapped-each-winner = Si plusieurs joueurs l’ont gagnée, cela vaut pour chacun d’eux.
handicapped-loser-is = Le perdant est celui à qui il restait le plus de points et, à égalité, le plus de cartes ; si cela valait pour plusieurs joueurs, il n’y en a pas.
handicapped-not-after-void = Une manche nulle n’a pas de perdant.
deal-cards-and-stock-stock = { $cards ->
    [one] Chacun reçoit { $cards } carte
   *[other] Chacun reçoit { $cards } cartes
 } ; une fois la carte de départ retournée, { $stock ->
    [one] il reste { $stock } carte dans la pioche.
   *[other] il reste { $stock } cartes dans la pioche.
 }
deal-cards-and-stock-dealer = { $cards ->
    [one] Chacun reçoit { $cards } carte
   *[other] Chacun reçoit { $cards } cartes
 }, et la dernière du donneur est la carte de départ ; { $stock ->
    [one] il reste { $stock } carte dans la pioche.
   *[other] il reste { $stock } cartes dans la pioche.
 }
deal-cards-and-stock-nowhere = { $cards ->
    [one] Chacun reçoit { $cards } carte
   *[other] Chacun reçoit { $cards } cartes
 } ; { $stock ->
    [one] il reste { $stock } carte dans la pioche.
   *[other] il reste { $stock } cartes dans la pioche.
 }
deal-starter-stock = On retourne la carte suivante face visible : c’est la carte de départ, qui ouvre la défausse. Le reste, face cachée, forme la pioche.
deal-starter-dealer = La dernière carte du donneur est retournée face visible : c’est la carte de départ, qui ouvre la défausse, et le donneur a une carte de moins. Le reste, face cachée, forme la pioche.
deal-starter-nowhere = Le reste, face cachée, forme la pioche. On ne retourne aucune carte : celui qui commence peut poser n’importe laquelle.
counter = Chaque joueur a un compteur, qui va de { $start } à { $end }.
counter-falls-winner = Après chaque manche, le compteur du gagnant avance d’un cran.
counter-falls-loser = Après chaque manche, le compteur de son perdant avance d’un cran : celui du joueur à qui il reste le plus de points et, à égalité, le plus de cartes. Si cela vaut pour plusieurs joueurs, aucun compteur n’avance.
counter-falls-not-after-void = Après une manche nulle, aucun compteur n’avance.
counter-falls-everyone = Après chaque manche, le compteur de chacun avance d’un cran.
counter-falls-emptied = Dès qu’un joueur a la main vide, son compteur avance d’un cran.
cutter = On montre la carte du dessous de la pioche : c’est la carte de coupe.
cutter-not = Si c’est { CARDS($cards, form: "a", join: "or") }, on en choisit une autre.
cutter-stays = La carte de coupe reste la même pendant toute la manche, même une fois piochée.

pack-numbers = Là où le numéro d’une carte compte : { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
