# Ce qui est jouable : demandes, comparaisons, ce qui peut suivre une carte, plusieurs cartes, cartes hors de son tour.

naming-shared = { $shared ->
    [yes] { " de la teinte de la carte" }
   *[no] { "" }
 }
naming-suit = une { SUIT_WORD() }{ naming-shared }{ $another ->
    [yes] { " autre que celle qu’il fallait suivre" }
   *[no] { "" }
 }
naming-rank = une valeur{ naming-shared }{ $another ->
    [yes] { " autre que celle de la carte du dessous" }
   *[no] { "" }
 }
naming-suit-and-rank = une { SUIT_WORD() }{ naming-shared } et une valeur{ $another ->
    [yes] { ", différentes de celles qu’il fallait suivre" }
   *[no] { "" }
 }
wild-names = { CARDS($cards, form: "many") } { wild-laid }, et vous demandez alors { $what }.
wild-may-name = { CARDS($cards, form: "many") } { wild-laid }, et vous pouvez alors demander { $what }.
wild-free = { CARDS($cards, form: "many") } { wild-laid }.
counter-wild-names = Les cartes dont la valeur est celle de votre compteur sont passe-partout pour vous seul : vous pouvez les poser sur n’importe quelle carte, et vous demandez alors { $what }.
counter-wild-may-name = Les cartes dont la valeur est celle de votre compteur sont passe-partout pour vous seul : vous pouvez les poser sur n’importe quelle carte, et vous pouvez alors demander { $what }.
counter-wild-plain = Les cartes dont la valeur est celle de votre compteur sont passe-partout pour vous seul : vous pouvez les poser sur n’importe quelle carte. Une fois sur la défausse, ce sont des cartes comme les autres.
named-suit-with-wild = La carte suivante doit être de la { SUIT_WORD() } demandée, ou être { CARDS($wild, form: "a", join: "or") } ; ce qui est imprimé sur { CARDS($cards, form: "the", join: "or") } ne compte plus.
named-rank-with-wild = La carte suivante doit être de la valeur demandée, ou être { CARDS($wild, form: "a", join: "or") } ; ce qui est imprimé sur { CARDS($cards, form: "the", join: "or") } ne compte plus.
named-suit-and-rank-with-wild = { CARDS($cards, form: "the", join: "or") } compte alors comme la carte demandée.
named-suit = Quand une { SUIT_WORD() } a été demandée, la carte suivante doit être de cette { SUIT_WORD() } ; la { SUIT_WORD() } de la carte elle-même ne compte plus.
named-rank = Quand une valeur a été demandée, la carte suivante doit être de cette valeur.
named-suit-and-rank = Quand les deux ont été demandées, la carte elle-même compte comme la carte demandée.

turn-neighbours = L’ordre des valeurs est : { CARDS($order, form: "short", join: "comma") } ; la première et la dernière ne se suivent pas.
turn-neighbours-wrapping = L’ordre des valeurs est : { CARDS($order, form: "short", join: "comma") }, puis on reprend au début : la première et la dernière se suivent.
after-only = Sur { CARDS($cards, form: "a", join: "or") }, on peut uniquement poser { $answer }.
after-anything = Sur { CARDS($cards, form: "a", join: "or") }, on peut poser n’importe quelle carte.
after-as-below = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] compte
   *[many] comptent
 } comme la carte du dessous.
after-served-only = Une fois qu’un joueur a pioché ou passé son tour pour { CARDS($cards, form: "a", join: "or") }, on peut uniquement poser dessus { $answer }.
after-served-anything = Une fois qu’un joueur a pioché ou passé son tour pour { CARDS($cards, form: "a", join: "or") }, on peut poser dessus n’importe quelle carte.
forbidden-holding = Vous ne pouvez poser { CARDS($cards, form: "many") } que si vous n’avez pas en main { $held } (par rapport à la carte du dessus).
forbidden-first-turn = Il est interdit de poser { CARDS($cards, form: "many") } au premier tour d’un joueur dans une manche.
forbidden-first-turn-on-top = Au premier tour d’un joueur dans une manche, il est interdit de poser { $answer } (par rapport à la carte du dessus).

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " et de la même " }{ SUIT_WORD() }
    [colour] { " et de la même teinte" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] une carte de la même valeur et de la même teinte
   *[any] une carte de la même valeur
 }
related-same-suit = une carte de la même { SUIT_WORD() }
related-same-colour = une carte de la même teinte
related-same-card = exactement la même carte
related-neighbour = une carte de valeur juste supérieure ou inférieure{ related-within }
related-next-up = une carte de valeur juste supérieure{ related-within }
related-higher = une carte plus forte{ related-within }
related-lower = une carte plus faible{ related-within }
related-no-weaker = une carte qui fait piocher au moins autant
related-any-but = tout sauf { $cards }
related-not-on = { $answer }, sauf sur { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, et seulement sur { CARDS($cards, form: "a", join: "or") }
related-on = { $answer } sur { CARDS($cards, form: "a", join: "or") }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } de la même { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } de la même teinte

several-none = On ne pose qu’une carte par tour.
several = Vous pouvez poser plusieurs cartes dans le même tour : chacune après la première doit être { $answer } (par rapport à la précédente).
several-of = Cela vaut pour { CARDS($cards, form: "many") }.
several-most = On pose au plus { $cards } cartes par tour.
several-top-last = La dernière posée reste sur le dessus.
several-top-chosen = Vous choisissez celle qui reste sur le dessus.
several-effects-each = Chacune agit ; les cartes à piocher et les tours à passer s’additionnent.
several-effects-last = Seule la carte qui reste sur le dessus agit.
several-last-allowed = Vous pouvez terminer avec plusieurs cartes à la fois.
several-last-forbidden = Vous ne pouvez pas terminer avec plusieurs cartes à la fois.

jump-none = Personne ne peut poser de carte hors de son tour.
jump = Si vous avez en main { $answer } (par rapport à la carte du dessus), vous pouvez poser cette carte même si ce n’est pas votre tour, tant que le joueur suivant n’a ni posé ni pioché de carte. Le plus rapide l’emporte.
jump-then-after-jumper = Le jeu reprend après celui qui est intervenu.
jump-then-resume = Le jeu reprend là où il a été interrompu.
jump-effect-cancels = L’effet encore en suspens de la carte du dessous est annulé.
jump-effect-adds = L’effet encore en suspens de la carte du dessous s’ajoute à celui de la nouvelle.
