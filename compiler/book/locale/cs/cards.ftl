# Jména karet. Tvary: bare = osma, acc = osmu, gen = osmy (bez osmy), many = osmy (jsou), acc-many = osmy (hrajete), gen-many = osem, short = 8.

rank-A = { $form ->
    [acc] eso
    [gen] esa
    [many] esa
    [acc-many] esa
    [gen-many] es
   *[bare] eso
 }
    .gender = n
rank-2 = { $form ->
    [acc] dvojku
    [gen] dvojky
    [short] 2
    [many] dvojky
    [acc-many] dvojky
    [gen-many] dvojek
   *[bare] dvojka
 }
    .gender = f
rank-3 = { $form ->
    [acc] trojku
    [gen] trojky
    [short] 3
    [many] trojky
    [acc-many] trojky
    [gen-many] trojek
   *[bare] trojka
 }
    .gender = f
rank-4 = { $form ->
    [acc] čtyřku
    [gen] čtyřky
    [short] 4
    [many] čtyřky
    [acc-many] čtyřky
    [gen-many] čtyřek
   *[bare] čtyřka
 }
    .gender = f
rank-5 = { $form ->
    [acc] pětku
    [gen] pětky
    [short] 5
    [many] pětky
    [acc-many] pětky
    [gen-many] pětek
   *[bare] pětka
 }
    .gender = f
rank-6 = { $form ->
    [acc] šestku
    [gen] šestky
    [short] 6
    [many] šestky
    [acc-many] šestky
    [gen-many] šestek
   *[bare] šestka
 }
    .gender = f
rank-7 = { $form ->
    [acc] sedmu
    [gen] sedmy
    [short] 7
    [many] sedmy
    [acc-many] sedmy
    [gen-many] sedem
   *[bare] sedma
 }
    .gender = f
rank-8 = { $form ->
    [acc] osmu
    [gen] osmy
    [short] 8
    [many] osmy
    [acc-many] osmy
    [gen-many] osem
   *[bare] osma
 }
    .gender = f
rank-9 = { $form ->
    [acc] devítku
    [gen] devítky
    [short] 9
    [many] devítky
    [acc-many] devítky
    [gen-many] devítek
   *[bare] devítka
 }
    .gender = f
rank-10 = { $form ->
    [acc] desítku
    [gen] desítky
    [short] 10
    [many] desítky
    [acc-many] desítky
    [gen-many] desítek
   *[bare] desítka
 }
    .gender = f
rank-J = { $form ->
    [acc] kluka
    [gen] kluka
    [many] kluci
    [acc-many] kluky
    [gen-many] kluků
   *[bare] kluk
 }
    .gender = m
rank-Q = { $form ->
    [acc] dámu
    [gen] dámy
    [many] dámy
    [acc-many] dámy
    [gen-many] dam
   *[bare] dáma
 }
    .gender = f
rank-K = { $form ->
    [acc] krále
    [gen] krále
    [many] králové
    [acc-many] krále
    [gen-many] králů
   *[bare] král
 }
    .gender = m
rank-other = { $form ->
    [acc] kartu „{ $rank }“
    [gen] karty „{ $rank }“
    [short] „{ $rank }“
    [many] karty „{ $rank }“
    [acc-many] karty „{ $rank }“
    [gen-many] karet „{ $rank }“
   *[bare] karta „{ $rank }“
 }
    .gender = f

suit-clubs = kříže
suit-diamonds = káry
suit-hearts = srdce
suit-spades = piky
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [acc] kartu od { $low } do { $high }
    [gen] karty od { $low } do { $high }
    [short] od { $low } do { $high }
    [many] karty od { $low } do { $high }
    [acc-many] karty od { $low } do { $high }
    [gen-many] karet od { $low } do { $high }
   *[bare] karta od { $low } do { $high }
 }
cards-of-suit = { $form ->
    [acc] kartu { SUIT_WORD(form: "gen") } { $suit }
    [gen] karty { SUIT_WORD(form: "gen") } { $suit }
    [short] { $suit }
    [many] karty { SUIT_WORD(form: "gen") } { $suit }
    [acc-many] karty { SUIT_WORD(form: "gen") } { $suit }
    [gen-many] karet { SUIT_WORD(form: "gen") } { $suit }
   *[bare] karta { SUIT_WORD(form: "gen") } { $suit }
 }
cards-of-colour = { $form ->
    [acc] { $colour } kartu
    [gen] { $colour } karty
    [many] { $colour } karty
    [acc-many] { $colour } karty
    [gen-many] { $colour } karet
   *[bare] { $colour } karta
 }
cards-coloured = { $colour } { $rank }
cards-single = { $rank } ({ $suit })
cards-any = { $form ->
    [acc] libovolnou kartu
    [gen] libovolné karty
    [many] všechny karty
    [acc-many] všechny karty
    [gen-many] všech karet
    [short] všechny karty
   *[bare] libovolná karta
 }
cards-except = { $form ->
    [acc] libovolnou kartu kromě { CARDS($cards, form: "gen-many") }
    [gen] libovolné karty kromě { CARDS($cards, form: "gen-many") }
    [many] všechny karty kromě { CARDS($cards, form: "gen-many") }
    [acc-many] všechny karty kromě { CARDS($cards, form: "gen-many") }
    [gen-many] všech karet kromě { CARDS($cards, form: "gen-many") }
    [short] všechny kromě { CARDS($cards, form: "gen-many") }
   *[bare] libovolná karta kromě { CARDS($cards, form: "gen-many") }
 }
cards-rest = { $form ->
    [short] všechny ostatní
   *[bare] každá jiná karta
 }
card-sign = { SIGNS($card, form: "acc") }

list-comma = { $left }, { $right }
list-and = { $left } a { $right }
list-or = { $left } nebo { $right }
list-then = { $left }; potom { $right }

count-range = { $low }–{ $high }
players = { $last ->
    [one] { $numbers } hráče
    [few] { $numbers } hráče
   *[other] { $numbers } hráčů
 }

# Barvy karet se říkají přídavným jménem: „piková dáma“.
colour-clubs = { $form ->
    [many] { $gender ->
        [m] křížoví
        [n] křížová
       *[f] křížové
     }
    [acc-many] { $gender ->
        [n] křížová
       *[f] křížové
     }
    [gen-many] křížových
    [acc] { $gender ->
        [m] křížového
        [n] křížové
       *[f] křížovou
     }
    [gen] { $gender ->
        [f] křížové
       *[m] křížového
     }
   *[bare] { $gender ->
        [m] křížový
        [n] křížové
       *[f] křížová
     }
 }
colour-diamonds = { $form ->
    [many] { $gender ->
        [m] károví
        [n] kárová
       *[f] kárové
     }
    [acc-many] { $gender ->
        [n] kárová
       *[f] kárové
     }
    [gen-many] kárových
    [acc] { $gender ->
        [m] kárového
        [n] kárové
       *[f] károvou
     }
    [gen] { $gender ->
        [f] kárové
       *[m] kárového
     }
   *[bare] { $gender ->
        [m] kárový
        [n] kárové
       *[f] kárová
     }
 }
colour-hearts = { $form ->
    [many] { $gender ->
        [m] srdcoví
        [n] srdcová
       *[f] srdcové
     }
    [acc-many] { $gender ->
        [n] srdcová
       *[f] srdcové
     }
    [gen-many] srdcových
    [acc] { $gender ->
        [m] srdcového
        [n] srdcové
       *[f] srdcovou
     }
    [gen] { $gender ->
        [f] srdcové
       *[m] srdcového
     }
   *[bare] { $gender ->
        [m] srdcový
        [n] srdcové
       *[f] srdcová
     }
 }
colour-spades = { $form ->
    [many] { $gender ->
        [m] pikoví
        [n] piková
       *[f] pikové
     }
    [acc-many] { $gender ->
        [n] piková
       *[f] pikové
     }
    [gen-many] pikových
    [acc] { $gender ->
        [m] pikového
        [n] pikové
       *[f] pikovou
     }
    [gen] { $gender ->
        [f] pikové
       *[m] pikového
     }
   *[bare] { $gender ->
        [m] pikový
        [n] pikové
       *[f] piková
     }
 }
