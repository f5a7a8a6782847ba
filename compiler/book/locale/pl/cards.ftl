# Nazwy kart. Formy: bare = ósemka, acc = ósemkę, gen = ósemki (bez ósemki), many = ósemki (są), acc-many = ósemki (kładziesz), gen-many = ósemek, short = 8.

rank-A = { $form ->
    [acc] asa
    [gen] asa
    [many] asy
    [acc-many] asy
    [gen-many] asów
   *[bare] as
 }
    .gender = m
rank-2 = { $form ->
    [acc] dwójkę
    [gen] dwójki
    [short] 2
    [many] dwójki
    [acc-many] dwójki
    [gen-many] dwójek
   *[bare] dwójka
 }
    .gender = f
rank-3 = { $form ->
    [acc] trójkę
    [gen] trójki
    [short] 3
    [many] trójki
    [acc-many] trójki
    [gen-many] trójek
   *[bare] trójka
 }
    .gender = f
rank-4 = { $form ->
    [acc] czwórkę
    [gen] czwórki
    [short] 4
    [many] czwórki
    [acc-many] czwórki
    [gen-many] czwórek
   *[bare] czwórka
 }
    .gender = f
rank-5 = { $form ->
    [acc] piątkę
    [gen] piątki
    [short] 5
    [many] piątki
    [acc-many] piątki
    [gen-many] piątek
   *[bare] piątka
 }
    .gender = f
rank-6 = { $form ->
    [acc] szóstkę
    [gen] szóstki
    [short] 6
    [many] szóstki
    [acc-many] szóstki
    [gen-many] szóstek
   *[bare] szóstka
 }
    .gender = f
rank-7 = { $form ->
    [acc] siódemkę
    [gen] siódemki
    [short] 7
    [many] siódemki
    [acc-many] siódemki
    [gen-many] siódemek
   *[bare] siódemka
 }
    .gender = f
rank-8 = { $form ->
    [acc] ósemkę
    [gen] ósemki
    [short] 8
    [many] ósemki
    [acc-many] ósemki
    [gen-many] ósemek
   *[bare] ósemka
 }
    .gender = f
rank-9 = { $form ->
    [acc] dziewiątkę
    [gen] dziewiątki
    [short] 9
    [many] dziewiątki
    [acc-many] dziewiątki
    [gen-many] dziewiątek
   *[bare] dziewiątka
 }
    .gender = f
rank-10 = { $form ->
    [acc] dziesiątkę
    [gen] dziesiątki
    [short] 10
    [many] dziesiątki
    [acc-many] dziesiątki
    [gen-many] dziesiątek
   *[bare] dziesiątka
 }
    .gender = f
rank-J = { $form ->
    [acc] waleta
    [gen] waleta
    [many] walety
    [acc-many] walety
    [gen-many] waletów
   *[bare] walet
 }
    .gender = m
rank-Q = { $form ->
    [acc] damę
    [gen] damy
    [many] damy
    [acc-many] damy
    [gen-many] dam
   *[bare] dama
 }
    .gender = f
rank-K = { $form ->
    [acc] króla
    [gen] króla
    [many] króle
    [acc-many] króle
    [gen-many] króli
   *[bare] król
 }
    .gender = m
rank-other = { $form ->
    [acc] kartę „{ $rank }”
    [gen] karty „{ $rank }”
    [short] „{ $rank }”
    [many] karty „{ $rank }”
    [acc-many] karty „{ $rank }”
    [gen-many] kart „{ $rank }”
   *[bare] karta „{ $rank }”
 }
    .gender = f

suit-clubs = trefl
suit-diamonds = karo
suit-hearts = kier
suit-spades = pik
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [acc] kartę od { $low } do { $high }
    [gen] karty od { $low } do { $high }
    [short] od { $low } do { $high }
    [many] karty od { $low } do { $high }
    [acc-many] karty od { $low } do { $high }
    [gen-many] kart od { $low } do { $high }
   *[bare] karta od { $low } do { $high }
 }
cards-of-suit = { $form ->
    [acc] kartę { SUIT_WORD(form: "gen") } { $suit }
    [gen] karty { SUIT_WORD(form: "gen") } { $suit }
    [short] { $suit }
    [many] karty { SUIT_WORD(form: "gen") } { $suit }
    [acc-many] karty { SUIT_WORD(form: "gen") } { $suit }
    [gen-many] kart { SUIT_WORD(form: "gen") } { $suit }
   *[bare] karta { SUIT_WORD(form: "gen") } { $suit }
 }
cards-of-colour = { $form ->
    [acc] { $colour } kartę
    [gen] { $colour } karty
    [many] { $colour } karty
    [short] { $colour } karty
    [acc-many] { $colour } karty
    [gen-many] { $colour } kart
   *[bare] { $colour } karta
 }
cards-coloured = { $colour } { $rank }
cards-single = { $rank } { $suit ->
    [trefl] trefl
    [karo] karo
    [kier] kier
    [pik] pik
   *[other] ({ $suit })
 }
cards-any = { $form ->
    [acc] dowolną kartę
    [gen] dowolnej karty
    [many] wszystkie karty
    [acc-many] wszystkie karty
    [gen-many] wszystkich kart
    [short] wszystkie karty
   *[bare] dowolna karta
 }
cards-except = { $form ->
    [acc] dowolną kartę oprócz { CARDS($cards, form: "gen-many") }
    [gen] dowolnej karty oprócz { CARDS($cards, form: "gen-many") }
    [many] wszystkie karty oprócz { CARDS($cards, form: "gen-many") }
    [acc-many] wszystkie karty oprócz { CARDS($cards, form: "gen-many") }
    [gen-many] wszystkich kart oprócz { CARDS($cards, form: "gen-many") }
    [short] wszystkie oprócz { CARDS($cards, form: "gen-many") }
   *[bare] dowolna karta oprócz { CARDS($cards, form: "gen-many") }
 }
cards-rest = { $form ->
    [short] wszystkie inne
   *[bare] każda inna karta
 }
card-sign = { SIGNS($card, form: "acc") }

list-comma = { $left }, { $right }
list-and = { $left } i { $right }
list-or = { $left } lub { $right }
list-then = { $left }; potem { $right }

count-range = { $low }–{ $high }
players = { $last ->
    [one] { $numbers } gracza
   *[other] { $numbers } graczy
 }
