# Имена на картите. Форми: bare = осмица, the = осмицата, another = друга осмица, many = осмици, the-many = осмиците, short = 8.

rank-A = { $form ->
    [another] друго асо
    [the] асото
    [many] аса
    [the-many] асата
   *[bare] асо
 }
    .gender = n
rank-2 = { $form ->
    [another] друга двойка
    [short] 2
    [the] двойката
    [many] двойки
    [the-many] двойките
   *[bare] двойка
 }
    .gender = f
rank-3 = { $form ->
    [another] друга тройка
    [short] 3
    [the] тройката
    [many] тройки
    [the-many] тройките
   *[bare] тройка
 }
    .gender = f
rank-4 = { $form ->
    [another] друга четворка
    [short] 4
    [the] четворката
    [many] четворки
    [the-many] четворките
   *[bare] четворка
 }
    .gender = f
rank-5 = { $form ->
    [another] друга петица
    [short] 5
    [the] петицата
    [many] петици
    [the-many] петиците
   *[bare] петица
 }
    .gender = f
rank-6 = { $form ->
    [another] друга шестица
    [short] 6
    [the] шестицата
    [many] шестици
    [the-many] шестиците
   *[bare] шестица
 }
    .gender = f
rank-7 = { $form ->
    [another] друга седмица
    [short] 7
    [the] седмицата
    [many] седмици
    [the-many] седмиците
   *[bare] седмица
 }
    .gender = f
rank-8 = { $form ->
    [another] друга осмица
    [short] 8
    [the] осмицата
    [many] осмици
    [the-many] осмиците
   *[bare] осмица
 }
    .gender = f
rank-9 = { $form ->
    [another] друга деветка
    [short] 9
    [the] деветката
    [many] деветки
    [the-many] деветките
   *[bare] деветка
 }
    .gender = f
rank-10 = { $form ->
    [another] друга десетка
    [short] 10
    [the] десетката
    [many] десетки
    [the-many] десетките
   *[bare] десетка
 }
    .gender = f
rank-J = { $form ->
    [another] друго вале
    [the] валето
    [many] валета
    [the-many] валетата
   *[bare] вале
 }
    .gender = n
rank-Q = { $form ->
    [another] друга дама
    [the] дамата
    [many] дами
    [the-many] дамите
   *[bare] дама
 }
    .gender = f
rank-K = { $form ->
    [another] друг поп
    [the] попа
    [many] попове
    [the-many] поповете
   *[bare] поп
 }
    .gender = m
rank-other = { $form ->
    [another] друга карта „{ $rank }“
    [the] картата „{ $rank }“
    [many] карти „{ $rank }“
    [the-many] картите „{ $rank }“
    [short] „{ $rank }“
   *[bare] карта „{ $rank }“
 }
    .gender = f

suit-clubs = спатия
suit-diamonds = каро
suit-hearts = купа
suit-spades = пика
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [another] друга карта от { $low } до { $high }
    [the] картата от { $low } до { $high }
    [many] карти от { $low } до { $high }
    [the-many] картите от { $low } до { $high }
    [short] от { $low } до { $high }
   *[bare] карта от { $low } до { $high }
 }
cards-of-suit = { $form ->
    [another] друга карта { $suit }
    [the] картата { $suit }
    [many] карти { $suit }
    [the-many] картите { $suit }
    [short] { $suit }
   *[bare] карта { $suit }
 }
cards-of-colour = { $form ->
    [another] друга { $colour } карта
    [many] { $colour } карти
    [the-many] { $colour } карти
    [short] { $colour }
   *[bare] { $colour } карта
 }
cards-coloured = { $form ->
    [many] { $colour } { $rank }
    [the-many] { $colour } { $many }
    [short] { $colour } { $rank }
    [another] { $gender ->
        [m] друг
        [f] друга
       *[n] друго
     } { $colour } { $bare }
   *[bare] { $colour } { $bare }
 }
cards-single = { $bare } { $suit }
cards-any = { $form ->
    [another] всяка друга карта
    [many] всички карти
    [the-many] всички карти
    [short] всички карти
   *[bare] всяка карта
 }
cards-except = { $form ->
    [another] всяка друга карта без { CARDS($cards, form: "the-many", join: "and") }
    [many] всички карти без { CARDS($cards, form: "the-many") }
    [the-many] всички карти без { CARDS($cards, form: "the-many") }
    [short] всички без { CARDS($cards, form: "short", join: "comma") }
   *[bare] всяка карта без { CARDS($cards, form: "the-many", join: "and") }
 }
cards-rest = { $form ->
    [short] всички други
   *[bare] всяка друга карта
 }
card-sign = { SIGNS($card, form: "bare") }

list-comma = { $left }, { $right }
list-and = { $left } и { $right }
list-or = { $left } или { $right }
list-then = { $left }; после { $right }

count-range = { $low }–{ $high }
players = { $last ->
    [one] { $numbers } играч
   *[other] { $numbers } играчи
 }
