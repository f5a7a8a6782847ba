# Nomi delle carte. Forme: bare = otto, a = un otto, the = l’otto, another = un altro otto, on = sull’otto, many = otto, the-many = gli otto, short = 8.

rank-A = { $form ->
    [another] un altro asso
    [on] sull’asso
    [a] un asso
    [the] l’asso
    [many] assi
    [the-many] gli assi
   *[bare] asso
 }
    .gender = m
rank-2 = { $form ->
    [another] un altro due
    [on] sul due
    [short] 2
    [a] un due
    [the] il due
    [many] due
    [the-many] i due
   *[bare] due
 }
    .gender = m
rank-3 = { $form ->
    [another] un altro tre
    [on] sul tre
    [short] 3
    [a] un tre
    [the] il tre
    [many] tre
    [the-many] i tre
   *[bare] tre
 }
    .gender = m
rank-4 = { $form ->
    [another] un altro quattro
    [on] sul quattro
    [short] 4
    [a] un quattro
    [the] il quattro
    [many] quattro
    [the-many] i quattro
   *[bare] quattro
 }
    .gender = m
rank-5 = { $form ->
    [another] un altro cinque
    [on] sul cinque
    [short] 5
    [a] un cinque
    [the] il cinque
    [many] cinque
    [the-many] i cinque
   *[bare] cinque
 }
    .gender = m
rank-6 = { $form ->
    [another] un altro sei
    [on] sul sei
    [short] 6
    [a] un sei
    [the] il sei
    [many] sei
    [the-many] i sei
   *[bare] sei
 }
    .gender = m
rank-7 = { $form ->
    [another] un altro sette
    [on] sul sette
    [short] 7
    [a] un sette
    [the] il sette
    [many] sette
    [the-many] i sette
   *[bare] sette
 }
    .gender = m
rank-8 = { $form ->
    [another] un altro otto
    [on] sull’otto
    [short] 8
    [a] un otto
    [the] l’otto
    [many] otto
    [the-many] gli otto
   *[bare] otto
 }
    .gender = m
rank-9 = { $form ->
    [another] un altro nove
    [on] sul nove
    [short] 9
    [a] un nove
    [the] il nove
    [many] nove
    [the-many] i nove
   *[bare] nove
 }
    .gender = m
rank-10 = { $form ->
    [another] un altro dieci
    [on] sul dieci
    [short] 10
    [a] un dieci
    [the] il dieci
    [many] dieci
    [the-many] i dieci
   *[bare] dieci
 }
    .gender = m
rank-J = { $form ->
    [another] un altro fante
    [on] sul fante
    [a] un fante
    [the] il fante
    [many] fanti
    [the-many] i fanti
   *[bare] fante
 }
    .gender = m
rank-Q = { $form ->
    [another] un’altra donna
    [on] sulla donna
    [a] una donna
    [the] la donna
    [many] donne
    [the-many] le donne
   *[bare] donna
 }
    .gender = f
rank-K = { $form ->
    [another] un altro re
    [on] sul re
    [a] un re
    [the] il re
    [many] re
    [the-many] i re
   *[bare] re
 }
    .gender = m
rank-other = { $form ->
    [another] un’altra carta «{ $rank }»
    [on] sulla carta «{ $rank }»
    [a] una carta «{ $rank }»
    [the] la carta «{ $rank }»
    [many] carte «{ $rank }»
    [the-many] le carte «{ $rank }»
    [short] «{ $rank }»
   *[bare] carta «{ $rank }»
 }
    .gender = f

suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche
suit-name = { SUIT($suit) }

cards-from-to = { $low ->
    [0] dallo 0
    [1] dall’1
    [8] dall’8
    [11] dall’11
   *[other] dal { $low }
 } { $high ->
    [1] all’1
    [8] all’8
    [11] all’11
   *[other] al { $high }
 }
cards-span = { $form ->
    [another] un’altra carta { cards-from-to }
    [on] sulla carta { cards-from-to }
    [a] una carta { cards-from-to }
    [the] la carta { cards-from-to }
    [many] carte { cards-from-to }
    [the-many] le carte { cards-from-to }
   *[short] { cards-from-to }
 }
cards-of-suit = { $form ->
    [another] un’altra carta di { $suit }
    [on] sulla carta di { $suit }
    [a] una carta di { $suit }
    [the] la carta di { $suit }
    [many] carte di { $suit }
    [the-many] le carte di { $suit }
    [short] { $suit }
   *[bare] carta di { $suit }
 }
cards-of-colour = { $form ->
    [another] un’altra carta { $colour }
    [on] sulla carta { $colour }
    [a] una carta { $colour }
    [the] la carta { $colour }
    [many] carte { $colour }
    [the-many] le carte { $colour }
    [short] { $colour }
   *[bare] carta { $colour }
 }
cards-coloured = { $rank } { $colour }
cards-single = { $form ->
    [bare] { $bare } di { $suit }
    [short] { $rank } di { $suit }
    [on] { $rank } di { $suit }
   *[the] { $the } di { $suit }
 }
cards-any = { $form ->
    [another] qualsiasi altra carta
    [on] sulla carta
    [many] tutte le carte
    [the-many] tutte le carte
    [short] tutte le carte
   *[a] qualsiasi carta
 }
cards-except = { $form ->
    [another] qualsiasi altra carta tranne { CARDS($cards, form: "the-many") }
    [on] sulla carta
    [many] tutte le carte tranne { CARDS($cards, form: "the-many") }
    [the-many] tutte le carte tranne { CARDS($cards, form: "the-many") }
    [short] tutte tranne { CARDS($cards, form: "short", join: "comma") }
   *[a] qualsiasi carta tranne { CARDS($cards, form: "the-many") }
 }
cards-rest = { $form ->
    [short] tutte le altre
   *[a] qualsiasi altra carta
 }
card-sign = { SIGNS($card, form: "a") }

list-comma = { $left }, { $right }
list-and = { $left } e { $right }
list-or = { $left } o { $right }
list-then = { $left }; poi { $right }

count-range = { $low }–{ $high }
players = { $last ->
    [one] { $numbers } giocatore
   *[other] { $numbers } giocatori
 }
