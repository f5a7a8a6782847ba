# Wild cards, and what is named.

wild-laid = { NUMBER_OF($cards) ->
    [one] est passe-partout : vous pouvez { GENDER_OF($cards) ->
        [m] le
       *[f] la
     }
   *[many] sont passe-partout : vous pouvez les
 } poser sur n’importe quelle carte
wild-plain = { CARDS($cards, form: "many") } { wild-laid }. Une fois sur la défausse, { NUMBER_OF($cards) ->
    [one] c’est une carte
   *[many] ce sont des cartes
 } comme les autres.
wild-none = Aucune carte n’est passe-partout.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] n’est pas
   *[many] ne sont pas
 } passe-partout.
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
named-suit-and-rank-with-wild = Pour la carte suivante, { CARDS($cards, form: "the", join: "or") } compte alors comme la carte demandée.
named-suit = Quand une { SUIT_WORD() } a été demandée, la carte suivante doit être de cette { SUIT_WORD() } ; ce qui est imprimé sur la carte elle-même ne compte plus.
named-rank = Quand une valeur a été demandée, la carte suivante doit être de cette valeur.
named-suit-and-rank = Quand les deux ont été demandées, la carte elle-même compte, pour la suivante, comme la carte demandée.
