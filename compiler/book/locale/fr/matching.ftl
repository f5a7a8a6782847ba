# Which card fits, and what may not be laid.

turn-match = Posez une carte, face visible, sur la défausse. Elle doit correspondre à la carte du dessus : { $attributes }.
attribute-suit = même { SUIT_WORD() }
attribute-rank = même valeur
attribute-colour = même teinte
attribute-neighbour = valeur juste supérieure ou inférieure
forbidden-on = Il est interdit de poser { CARDS($cards, form: "many") } sur { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = On peut poser { CARDS($cards, form: "many") } sur n’importe quelle carte, même sur une autre carte passe-partout.
turn-passes = C’est ensuite au joueur suivant de jouer.
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
named-still-counts = Ce qui a été demandé pour elle reste valable.
forbidden-holding = Vous ne pouvez poser { CARDS($cards, form: "many") } que si vous n’avez pas en main { $held } (par rapport à la carte du dessus).
forbidden-holding-but-doubted = À bon droit, vous ne pouvez poser { CARDS($cards, form: "many") } que si vous n’avez pas en main { $held } (par rapport à la carte du dessus) ; vous pouvez le faire quand même, mais on peut alors en douter.
forbidden-first-turn = Il est interdit de poser { CARDS($cards, form: "many") } au premier tour d’un joueur dans une manche.
forbidden-first-turn-on-top = Au premier tour d’un joueur dans une manche, il est interdit de poser { $answer } (par rapport à la carte du dessus).
forbidden-while = { $condition }, vous ne pouvez pas poser { CARDS($cards, form: "a", join: "or") }.
forbidden-while-any = { $condition }, vous ne pouvez poser aucune carte.
forbidden-while-apart = La carte que vous posez ne compte pas.
