# Kortens namn. Former: bare = åtta, a = en åtta, another = en annan åtta, the = åttan, many = åttor, short = 8.

rank-A = { $form ->
    [a] ett ess
    [another] ett annat ess
    [the] esset
    [many] ess
   *[bare] ess
 }
    .gender = n
rank-2 = { $form ->
    [short] 2
    [a] en tvåa
    [another] en annan tvåa
    [the] tvåan
    [many] tvåor
   *[bare] tvåa
 }
    .gender = u
rank-3 = { $form ->
    [short] 3
    [a] en trea
    [another] en annan trea
    [the] trean
    [many] treor
   *[bare] trea
 }
    .gender = u
rank-4 = { $form ->
    [short] 4
    [a] en fyra
    [another] en annan fyra
    [the] fyran
    [many] fyror
   *[bare] fyra
 }
    .gender = u
rank-5 = { $form ->
    [short] 5
    [a] en femma
    [another] en annan femma
    [the] femman
    [many] femmor
   *[bare] femma
 }
    .gender = u
rank-6 = { $form ->
    [short] 6
    [a] en sexa
    [another] en annan sexa
    [the] sexan
    [many] sexor
   *[bare] sexa
 }
    .gender = u
rank-7 = { $form ->
    [short] 7
    [a] en sjua
    [another] en annan sjua
    [the] sjuan
    [many] sjuor
   *[bare] sjua
 }
    .gender = u
rank-8 = { $form ->
    [short] 8
    [a] en åtta
    [another] en annan åtta
    [the] åttan
    [many] åttor
   *[bare] åtta
 }
    .gender = u
rank-9 = { $form ->
    [short] 9
    [a] en nia
    [another] en annan nia
    [the] nian
    [many] nior
   *[bare] nia
 }
    .gender = u
rank-10 = { $form ->
    [short] 10
    [a] en tia
    [another] en annan tia
    [the] tian
    [many] tior
   *[bare] tia
 }
    .gender = u
rank-J = { $form ->
    [a] en knekt
    [another] en annan knekt
    [the] knekten
    [many] knektar
   *[bare] knekt
 }
    .gender = u
rank-Q = { $form ->
    [a] en dam
    [another] en annan dam
    [the] damen
    [many] damer
   *[bare] dam
 }
    .gender = u
rank-K = { $form ->
    [a] en kung
    [another] en annan kung
    [the] kungen
    [many] kungar
   *[bare] kung
 }
    .gender = u
rank-other = { $form ->
    [short] ”{ $rank }”
    [a] ett kort ”{ $rank }”
    [another] ett annat kort ”{ $rank }”
    [the] kortet ”{ $rank }”
    [many] kort ”{ $rank }”
   *[bare] kort ”{ $rank }”
 }
    .gender = n

suit-clubs = klöver
suit-diamonds = ruter
suit-hearts = hjärter
suit-spades = spader
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [short] { $low }–{ $high }
    [bare] { $low }–{ $high }
    [another] ett annat kort från { $low } till { $high }
    [the] korten från { $low } till { $high }
    [many] kort från { $low } till { $high }
   *[a] ett kort från { $low } till { $high }
 }
cards-of-suit = { $form ->
    [short] { $suit }
    [bare] { $suit }
    [another] ett annat kort i { $suit }
    [the] kortet i { $suit }
    [many] kort i { $suit }
   *[a] ett kort i { $suit }
 }
cards-of-colour = { $form ->
    [another] ett annat { $colour } kort
    [the] det { $colour } kortet
    [a] ett { $colour } kort
   *[many] { $colour } kort
 }
cards-coloured = { $form ->
    [a] { $gender ->
        [n] ett
       *[u] en
     } { $colour } { $bare }
    [another] { $gender ->
        [n] ett annat
       *[u] en annan
     } { $colour } { $bare }
    [the] { $gender ->
        [n] det
       *[u] den
     } { $colour } { $rank }
    [bare] { $colour } { $bare }
   *[many] { $colour } { $many }
 }
cards-single = { $suit } { $bare }
cards-any = { $form ->
    [a] vilket kort som helst
    [another] vilket annat kort som helst
   *[many] alla kort
 }
cards-except = { $form ->
    [another] vilket annat kort som helst utom { CARDS($cards, form: "many") }
    [a] vilket kort som helst utom { CARDS($cards, form: "many") }
    [short] alla utom { CARDS($cards, form: "short", join: "comma") }
   *[many] alla kort utom { CARDS($cards, form: "many") }
 }
cards-rest = { $form ->
    [a] ett annat kort
    [short] alla andra
   *[many] alla andra kort
 }
card-sign = { SIGNS($card, form: "a") }

list-comma = { $left }, { $right }
list-and = { $left } och { $right }
list-or = { $left } eller { $right }
list-then = { $left }, och { $right }

count-range = { $low }–{ $high }
players = { $numbers } spelare
