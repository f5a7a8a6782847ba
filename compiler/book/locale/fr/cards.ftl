# Noms des cartes. Formes : bare = dame, a = une dame, another = une autre dame, the = la dame, plural = dames, many = les dames,
# short = 8 : un tableau les nomme sans article. Les nombres s’écrivent en chiffres : « les deux » se lirait de deux façons.
rank-A = { $form ->
    [a] un as
    [another] un autre as
    [the] l’as
    [plural] as
    [many] les as
   *[bare] as
 }
    .gender = m
rank-2 = { $form ->
    [a] un 2
    [another] un autre 2
    [the] le 2
    [plural] 2
    [many] les 2
   *[bare] 2
 }
    .gender = m
rank-3 = { $form ->
    [a] un 3
    [another] un autre 3
    [the] le 3
    [plural] 3
    [many] les 3
   *[bare] 3
 }
    .gender = m
rank-4 = { $form ->
    [a] un 4
    [another] un autre 4
    [the] le 4
    [plural] 4
    [many] les 4
   *[bare] 4
 }
    .gender = m
rank-5 = { $form ->
    [a] un 5
    [another] un autre 5
    [the] le 5
    [plural] 5
    [many] les 5
   *[bare] 5
 }
    .gender = m
rank-6 = { $form ->
    [a] un 6
    [another] un autre 6
    [the] le 6
    [plural] 6
    [many] les 6
   *[bare] 6
 }
    .gender = m
rank-7 = { $form ->
    [a] un 7
    [another] un autre 7
    [the] le 7
    [plural] 7
    [many] les 7
   *[bare] 7
 }
    .gender = m
rank-8 = { $form ->
    [a] un 8
    [another] un autre 8
    [the] le 8
    [plural] 8
    [many] les 8
   *[bare] 8
 }
    .gender = m
rank-9 = { $form ->
    [a] un 9
    [another] un autre 9
    [the] le 9
    [plural] 9
    [many] les 9
   *[bare] 9
 }
    .gender = m
rank-10 = { $form ->
    [a] un 10
    [another] un autre 10
    [the] le 10
    [plural] 10
    [many] les 10
   *[bare] 10
 }
    .gender = m
rank-J = { $form ->
    [a] un valet
    [another] un autre valet
    [the] le valet
    [plural] valets
    [many] les valets
   *[bare] valet
 }
    .gender = m
rank-Q = { $form ->
    [a] une dame
    [another] une autre dame
    [the] la dame
    [plural] dames
    [many] les dames
   *[bare] dame
 }
    .gender = f
rank-K = { $form ->
    [a] un roi
    [another] un autre roi
    [the] le roi
    [plural] rois
    [many] les rois
   *[bare] roi
 }
    .gender = m
rank-other = { $form ->
    [a] une carte « { $rank } »
    [another] une autre carte « { $rank } »
    [the] la carte « { $rank } »
    [plural] cartes « { $rank } »
    [many] les cartes « { $rank } »
    [short] « { $rank } »
   *[bare] carte « { $rank } »
 }
    .gender = f

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
suit-name = { SUIT($suit) }
of-suit = { BEGINS_WITH($suit, "a â e é è ê i î o u h") ->
    [yes] d’{ $suit }
   *[no] de { $suit }
 }

cards-span = { $form ->
    [a] une carte de { $low } à { $high }
    [another] une autre carte de { $low } à { $high }
    [the] la carte de { $low } à { $high }
    [plural] cartes de { $low } à { $high }
    [many] les cartes de { $low } à { $high }
   *[short] { $low } à { $high }
 }
cards-of-suit = { $form ->
    [a] une carte { of-suit }
    [another] une autre carte { of-suit }
    [the] la carte { of-suit }
    [plural] cartes { of-suit }
    [many] les cartes { of-suit }
    [short] { $suit }
   *[bare] carte { of-suit }
 }
cards-of-colour = { $form ->
    [a] une carte { $colour }
    [another] une autre carte { $colour }
    [the] la carte { $colour }
    [plural] cartes { $colour }
    [many] les cartes { $colour }
    [short] { $colour }
   *[bare] carte { $colour }
 }
cards-coloured = { $rank } { $colour }
cards-single = { $form ->
    [bare] { $bare } { of-suit }
    [short] { $rank } { of-suit }
   *[the] { $the } { of-suit }
 }
cards-any = { $form ->
    [another] n’importe quelle autre carte
    [plural] toutes les cartes
    [many] toutes les cartes
    [short] toutes les cartes
   *[a] n’importe quelle carte
 }
cards-except = { $form ->
    [another] n’importe quelle autre carte sauf { CARDS($cards, form: "a", join: "or") }
    [plural] toutes les cartes sauf { CARDS($cards, form: "many") }
    [many] toutes les cartes sauf { CARDS($cards, form: "many") }
    [short] toutes sauf { CARDS($cards, form: "short", join: "comma") }
   *[a] n’importe quelle carte sauf { CARDS($cards, form: "a", join: "or") }
 }
cards-rest = { $form ->
    [plural] toutes les autres cartes
    [many] toutes les autres cartes
    [short] toutes les autres
   *[a] toute autre carte
 }
card-sign = { SIGNS($card, form: "a") }

list-comma = { $left }, { $right }
list-and = { $left } et { $right }
list-or = { $left } ou { $right }
list-then = { $left } ; puis { $right }

count-range = { $low } à { $high }
players = { $last ->
    [one] { $numbers } joueur
   *[other] { $numbers } joueurs
 }
