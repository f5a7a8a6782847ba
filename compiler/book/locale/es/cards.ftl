# Nombres de las cartas. Formas: bare = reina, a = una reina, another = otra reina, the = la reina, plural = reinas, many = las reinas,
# short = 8 en una tabla.

rank-A = { $form ->
    [a] un as
    [another] otro as
    [the] el as
    [plural] ases
    [many] los ases
   *[bare] as
 }
    .gender = m
rank-2 = { $form ->
    [a] un dos
    [another] otro dos
    [the] el dos
    [plural] doses
    [many] los doses
    [short] 2
   *[bare] dos
 }
    .gender = m
rank-3 = { $form ->
    [a] un tres
    [another] otro tres
    [the] el tres
    [plural] treses
    [many] los treses
    [short] 3
   *[bare] tres
 }
    .gender = m
rank-4 = { $form ->
    [a] un cuatro
    [another] otro cuatro
    [the] el cuatro
    [plural] cuatros
    [many] los cuatros
    [short] 4
   *[bare] cuatro
 }
    .gender = m
rank-5 = { $form ->
    [a] un cinco
    [another] otro cinco
    [the] el cinco
    [plural] cincos
    [many] los cincos
    [short] 5
   *[bare] cinco
 }
    .gender = m
rank-6 = { $form ->
    [a] un seis
    [another] otro seis
    [the] el seis
    [plural] seises
    [many] los seises
    [short] 6
   *[bare] seis
 }
    .gender = m
rank-7 = { $form ->
    [a] un siete
    [another] otro siete
    [the] el siete
    [plural] sietes
    [many] los sietes
    [short] 7
   *[bare] siete
 }
    .gender = m
rank-8 = { $form ->
    [a] un ocho
    [another] otro ocho
    [the] el ocho
    [plural] ochos
    [many] los ochos
    [short] 8
   *[bare] ocho
 }
    .gender = m
rank-9 = { $form ->
    [a] un nueve
    [another] otro nueve
    [the] el nueve
    [plural] nueves
    [many] los nueves
    [short] 9
   *[bare] nueve
 }
    .gender = m
rank-10 = { $form ->
    [a] un diez
    [another] otro diez
    [the] el diez
    [plural] dieces
    [many] los dieces
    [short] 10
   *[bare] diez
 }
    .gender = m
rank-J = { $form ->
    [a] una jota
    [another] otra jota
    [the] la jota
    [plural] jotas
    [many] las jotas
   *[bare] jota
 }
    .gender = f
rank-Q = { $form ->
    [a] una reina
    [another] otra reina
    [the] la reina
    [plural] reinas
    [many] las reinas
   *[bare] reina
 }
    .gender = f
rank-K = { $form ->
    [a] un rey
    [another] otro rey
    [the] el rey
    [plural] reyes
    [many] los reyes
   *[bare] rey
 }
    .gender = m
rank-other = { $form ->
    [a] una carta «{ $rank }»
    [another] otra carta «{ $rank }»
    [the] la carta «{ $rank }»
    [plural] cartas «{ $rank }»
    [many] las cartas «{ $rank }»
    [short] «{ $rank }»
   *[bare] carta «{ $rank }»
 }
    .gender = f

suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [a] una carta del { $low } al { $high }
    [another] otra carta del { $low } al { $high }
    [the] la carta del { $low } al { $high }
    [plural] cartas del { $low } al { $high }
    [many] las cartas del { $low } al { $high }
   *[short] { $low } a { $high }
 }
cards-of-suit = { $form ->
    [a] una carta de { $suit }
    [another] otra carta de { $suit }
    [the] la carta de { $suit }
    [plural] cartas de { $suit }
    [many] las cartas de { $suit }
    [short] { $suit }
   *[bare] carta de { $suit }
 }
cards-of-colour = { $form ->
    [a] una carta { $colour }
    [another] otra carta { $colour }
    [the] la carta { $colour }
    [plural] cartas { $colour }
    [many] las cartas { $colour }
    [short] { $colour }
   *[bare] carta { $colour }
 }
cards-coloured = { $rank } { $colour }
cards-single = { $form ->
    [bare] { $bare } de { $suit }
    [short] { $rank } de { $suit }
   *[the] { $the } de { $suit }
 }
cards-any = { $form ->
    [another] cualquier otra carta
    [plural] todas las cartas
    [many] todas las cartas
    [short] todas las cartas
   *[a] cualquier carta
 }
cards-except = { $form ->
    [another] cualquier otra carta salvo { CARDS($cards, form: "a", join: "or") }
    [plural] todas las cartas salvo { CARDS($cards, form: "many") }
    [many] todas las cartas salvo { CARDS($cards, form: "many") }
    [short] todas salvo { CARDS($cards, form: "short", join: "comma") }
   *[a] cualquier carta salvo { CARDS($cards, form: "a", join: "or") }
 }
cards-rest = { $form ->
    [plural] todas las demás cartas
    [many] todas las demás cartas
    [short] todas las demás
   *[a] cualquier otra carta
 }
card-sign = { SIGNS($card, form: "a") }

list-comma = { $left }, { $right }
list-and = { $left } { BEGINS_WITH($right, "i í") ->
    [yes] e
   *[no] y
 } { $right }
list-or = { $left } { BEGINS_WITH($right, "o ó ho 8 11") ->
    [yes] u
   *[no] o
 } { $right }
list-then = { $left }; después { $right }

count-range = { $low } a { $high }
players = { $last ->
    [one] { $numbers } jugador
   *[other] { $numbers } jugadores
 }
