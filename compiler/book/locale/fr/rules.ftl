# Les règles d’une manche, sujet par sujet.

summary = Pour { $players }, avec { $packs ->
    [1] un jeu
   *[other] { $packs } jeux
 } de { $cards } cartes.

# ---- but, cartes, distribution

aim-hand-ends = Être le premier à se débarrasser de toutes ses cartes.
aim-play-on = Se débarrasser de toutes ses cartes le plus vite possible : les autres continuent jusqu’à ce qu’un seul ait encore des cartes.
aim-penalties = Les cartes qui vous restent en main comptent contre vous.
aim-rewards = Les cartes que les autres ont encore en main rapportent alors des points.


deal-dealing = Le donneur mélange et distribue les cartes une à une, face cachée.
deal-cards = { $cards ->
    [one] Chacun reçoit { $cards } carte.
   *[other] Chacun reçoit { $cards } cartes.
 }

first-dealer-random = Le premier donneur est tiré au sort.
first-dealer-lowest-card = Chacun tire une carte ; celui qui a la plus basse distribue le premier.
first-dealer-highest-card = Chacun tire une carte ; celui qui a la plus haute distribue le premier.
first-dealer-youngest = Le plus jeune joueur distribue le premier.
next-dealer-left = Après chaque manche, la donne passe à gauche.
next-dealer-right = Après chaque manche, la donne passe à droite.
next-dealer-winner = Le gagnant d’une manche distribue la suivante.
next-dealer-loser = Le perdant d’une manche distribue la suivante.
next-dealer-same = Le même joueur distribue à chaque manche.

# ---- carte de départ, premier joueur

starter-plain = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, elle compte comme une carte ordinaire.
starter-acts = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, elle agit comme si le donneur l’avait posée.
starter-acts-dealer-starts = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, elle agit aussitôt et le donneur commence.
starter-dealer-names = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, le donneur regarde sa main et { $choice ->
    [may] peut fixer
   *[must] fixe
 } { starter-named } à suivre.
starter-first-names = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, le premier à jouer { $choice ->
    [may] peut fixer
   *[must] fixe
 } { starter-named } à suivre.
starter-named = { $named ->
    [rank] la valeur
    [suit-and-rank] la { SUIT_WORD() } et la valeur
   *[suit] la { SUIT_WORD() }
 }
starter-any-fits = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, le premier à jouer peut poser n’importe quelle carte.
starter-bury = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on la remet au milieu de la pioche et on en retourne une autre.
starter-under = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on la glisse sous la pioche et on en retourne une autre.
starter-redraw = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on en retourne une autre par-dessus.
starter-reshuffle = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, on la remet dans la pioche, on mélange et on en retourne une autre.
starter-effects = Si la carte de départ est { CARDS($cards, form: "a", join: "or") }, { $effects }.

first-player-left-of-dealer = Le joueur à gauche du donneur commence.
first-player-right-of-dealer = Le joueur à droite du donneur commence.
first-player-dealer = Le donneur commence.
first-player-winner = Le gagnant de la manche précédente commence.
first-player-youngest = Le plus jeune joueur commence.
first-player-random = Le premier à jouer est tiré au sort.
direction-clockwise = On joue dans le sens des aiguilles d’une montre.
direction-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre.
direction-chosen = Celui qui commence choisit aussi le sens du jeu.

# ---- le tour

turn-match = Posez une carte, face visible, sur la défausse. Elle doit correspondre à la carte du dessus : { $attributes }.
attribute-suit = même { SUIT_WORD() }
attribute-rank = même valeur
attribute-colour = même teinte
attribute-neighbour = valeur juste supérieure ou inférieure

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

forbidden-on = Il est interdit de poser { CARDS($cards, form: "many") } sur { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = On peut poser { CARDS($cards, form: "many") } sur n’importe quelle carte, même sur une autre carte passe-partout.

# ---- piocher

draw-at-will-exactly = { $cards ->
    [one] Si vous ne pouvez ou ne voulez pas poser de carte, piochez { $cards } carte.
   *[other] Si vous ne pouvez ou ne voulez pas poser de carte, piochez { $cards } cartes.
 }
draw-at-will-up-to = Si vous ne pouvez ou ne voulez pas poser de carte, piochez une carte à la fois, jusqu’à en trouver une jouable : { $cards } au maximum.
draw-at-will-until-playable = Si vous ne pouvez ou ne voulez pas poser de carte, piochez une carte à la fois, jusqu’à en trouver une jouable.
draw-when-unable-exactly = { $cards ->
    [one] Si aucune de vos cartes n’est jouable, piochez { $cards } carte ; si l’une d’elles l’est, vous devez la poser.
   *[other] Si aucune de vos cartes n’est jouable, piochez { $cards } cartes ; si l’une d’elles l’est, vous devez la poser.
 }
draw-when-unable-up-to = Si aucune de vos cartes n’est jouable, piochez une carte à la fois, jusqu’à en trouver une qui le soit : { $cards } au maximum. Si vous pouvez poser une carte, vous devez le faire.
draw-when-unable-until-playable = Si aucune de vos cartes n’est jouable, piochez une carte à la fois, jusqu’à en trouver une qui le soit. Si vous pouvez poser une carte, vous devez le faire.

drawn-may-be-played = { $cards ->
    [1] Si la carte piochée est jouable, vous pouvez la poser aussitôt ; sinon, votre tour est terminé.
   *[other] Si une carte piochée est jouable, vous pouvez la poser aussitôt ; sinon, votre tour est terminé.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Vous pouvez ensuite encore poser une carte jouable, celle que vous avez piochée ou une autre ; sinon, votre tour est terminé.
   *[other] Vous pouvez ensuite encore poser une carte jouable, piochée ou non ; sinon, votre tour est terminé.
 }
drawn-must-be-played = { $cards ->
    [1] Si la carte piochée est jouable, vous devez la poser aussitôt ; sinon, votre tour est terminé.
   *[other] Si une carte piochée est jouable, vous devez la poser aussitôt ; sinon, votre tour est terminé.
 }
drawn-waits = Votre tour est alors terminé, même si une carte piochée est jouable.
drawn-until-may-be-played = Vous pouvez poser aussitôt la carte jouable piochée, ou la garder ; votre tour est alors terminé.
drawn-until-may-be-played-or-any-other = Vous pouvez alors poser la carte jouable piochée, une autre carte jouable, ou aucune ; votre tour est ensuite terminé.
drawn-until-must-be-played = Vous devez poser aussitôt la carte jouable piochée.
drawn-until-waits = Votre tour est alors terminé : la carte jouable attend votre prochain tour.

# ---- la pioche est vide

stock-empty-reshuffle = Quand la pioche est épuisée, la carte du dessus de la défausse reste en place ; toutes les autres sont mélangées et forment la nouvelle pioche.
stock-empty-turn-over = Quand la pioche est épuisée, la carte du dessus de la défausse reste en place ; toutes les autres sont retournées, sans être mélangées, et forment la nouvelle pioche.
stock-empty-pass = Quand la pioche est épuisée, on ne la refait pas. Celui qui peut poser une carte doit le faire ; les autres passent.
stock-empty-score = Quand la pioche est épuisée et qu’un joueur doit piocher, la manche prend fin aussitôt et l’on compte les cartes.
stock-exhausted-pass = S’il n’y a pas de quoi refaire la pioche, celui qui peut poser une carte doit le faire ; les autres passent.
stock-exhausted-score = S’il n’y a pas de quoi refaire la pioche, la manche prend fin aussitôt et l’on compte les cartes.
blocked-void = Elle est nulle : personne ne marque.
blocked-each-pays-own-hand = Chacun compte les cartes de sa main.
blocked-winner-collects = Celui qui a la main la plus basse marque les points de toutes les autres mains.
blocked-winner-collects-average = Celui qui a la main la plus basse marque la moyenne des autres mains.
blocked-lowest-collects-differences = Celui qui a la main la plus basse marque, pour chacun des autres, la différence entre les deux mains.
blocked-lowest-wins = Celui qui a la main la plus basse la gagne.
blocked-finishers-collect = Celui qui a la main la plus basse marque les points de toutes les autres mains.
blocked-winner-takes = { $points ->
    [one] Celui qui a la main la plus basse marque { $points } point.
   *[other] Celui qui a la main la plus basse marque { $points } points.
 }
blocked-places = Tous ceux qui ont encore des cartes partagent la place suivante.
blocked-none = On ne compte pas de points.
