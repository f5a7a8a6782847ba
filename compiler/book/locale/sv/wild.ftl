# Wild cards, and what is named.

wild-plain = { CARDS($cards, form: "many") } får alltid läggas, på vilket kort som helst. Väl på högen är { NUMBER_OF($cards) ->
    [one] det ett kort som alla andra
   *[many] de kort som alla andra
 }.
wild-none = Inget kort får alltid läggas.
wild-no-longer = { CARDS($cards, form: "many") } får inte längre läggas på vilket kort som helst.
naming-shared = { $shared ->
    [yes] { ", röd eller svart som kortet självt" }
   *[no] { "" }
 }
naming-suit = { $another ->
    [yes] en annan { SUIT_WORD() } än den som skulle följas
   *[no] en { SUIT_WORD() }
 }{ naming-shared }
naming-rank = { $another ->
    [yes] en annan valör än den på kortet under
   *[no] en valör
 }{ naming-shared }
naming-suit-and-rank = { $another ->
    [yes] en annan { SUIT_WORD() } och en annan valör än de som skulle följas
   *[no] en { SUIT_WORD() } och en valör
 }{ naming-shared }
wild-names = { CARDS($cards, form: "many") } får alltid läggas, på vilket kort som helst, och du väljer då { $what }.
wild-may-name = { CARDS($cards, form: "many") } får alltid läggas, på vilket kort som helst, och du får då välja { $what }.
wild-free = { CARDS($cards, form: "many") } får alltid läggas, på vilket kort som helst.
counter-wild-names = Korten med din egen räknares valör får bara du alltid lägga, på vilket kort som helst, och du väljer då { $what }.
counter-wild-may-name = Korten med din egen räknares valör får bara du alltid lägga, på vilket kort som helst, och du får då välja { $what }.
counter-wild-plain = Korten med din egen räknares valör får bara du alltid lägga, på vilket kort som helst. Väl på högen är de kort som alla andra.
named-suit-with-wild = Nästa kort måste sedan vara av den valda { SUIT_WORD(form: "the") }, eller { CARDS($wild, form: "a", join: "or") }; det som står på { CARDS($cards, form: "the", join: "or") } räknas inte längre.
named-rank-with-wild = Nästa kort måste sedan vara av den valda valören, eller { CARDS($wild, form: "a", join: "or") }; det som står på { CARDS($cards, form: "the", join: "or") } räknas inte längre.
named-suit-and-rank-with-wild = För nästa kort räknas { CARDS($cards, form: "the", join: "or") } då som det valda kortet.
named-suit = När en { SUIT_WORD() } är vald måste nästa kort vara av den; det som står på det lagda kortet självt räknas inte längre.
named-rank = När en valör är vald måste nästa kort vara av den.
named-suit-and-rank = När båda är valda räknas det lagda kortet, för nästa kort, som det valda.
