# Vad som går att lägga: val, jämförelser, vad som får följa ett kort, flera kort, kort utom tur.

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
named-suit-and-rank-with-wild = { CARDS($cards, form: "the", join: "or") } räknas då som det valda kortet.
named-suit = När en { SUIT_WORD() } är vald måste nästa kort vara av den; { SUIT_WORD(form: "the") } på det lagda kortet självt räknas inte längre.
named-rank = När en valör är vald måste nästa kort vara av den.
named-suit-and-rank = När båda är valda räknas det lagda kortet självt som det valda.

turn-neighbours = Valörernas ordning är { CARDS($order, form: "short", join: "comma") }; den första och den sista är inte grannar.
turn-neighbours-wrapping = Valörernas ordning är { CARDS($order, form: "short", join: "comma") }, och sedan från början igen: även den sista och den första är grannar.
after-only = På { CARDS($cards, form: "a", join: "or") } får bara { $answer } läggas.
after-anything = På { CARDS($cards, form: "a", join: "or") } får vilket kort som helst läggas.
after-as-below = { CARDS($cards, form: "many") } räknas som kortet under.
after-served-only = När någon har dragit eller stått över för { CARDS($cards, form: "a", join: "or") } får bara { $answer } läggas på kortet.
after-served-anything = När någon har dragit eller stått över för { CARDS($cards, form: "a", join: "or") } får vilket kort som helst läggas på kortet.
forbidden-holding = { CARDS($cards, form: "many") } får bara läggas av den som inte också har { $held } (jämfört med det översta kortet).
forbidden-first-turn = { CARDS($cards, form: "many") } får inte läggas i en spelares första tur i en giv.
forbidden-first-turn-on-top = I sin första tur i en giv får ingen lägga { $answer } (jämfört med det översta kortet).

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " i samma " }{ SUIT_WORD() }
    [colour] { " i samma kulör" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] ett kort av samma valör och kulör
   *[any] ett kort av samma valör
 }
related-same-suit = ett kort i samma { SUIT_WORD() }
related-same-colour = ett kort i samma kulör (rött eller svart)
related-same-card = exakt samma kort
related-neighbour = ett kort av valören närmast över eller under{ related-within }
related-next-up = ett kort av valören närmast över{ related-within }
related-higher = ett högre kort{ related-within }
related-lower = ett lägre kort{ related-within }
related-no-weaker = ett kort som det dras minst lika många för
related-any-but = vad som helst utom { $cards }
related-not-on = { $answer } (men inte på { CARDS($cards, form: "a", join: "or") })
related-only-on = { $answer } (men bara på { CARDS($cards, form: "a", join: "or") })
related-on = på { CARDS($cards, form: "a", join: "or") } { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } i samma { SUIT_WORD() }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } i samma kulör

several-none = Du lägger bara ett kort per tur.
several = Du får lägga flera kort i samma tur, efter det första varje gång { $answer } (jämfört med kortet före).
several-of = Detta gäller { CARDS($cards, form: "many") }.
several-most = Högst { $cards } kort får läggas i samma tur.
several-top-last = Av flera kort ligger det sista överst.
several-top-chosen = Du väljer vilket av flera kort som ligger överst.
several-effects-each = Av flera kort verkar vart och ett; kort att dra och spelare att hoppa över läggs ihop.
several-effects-last = Av flera kort verkar bara det som ligger överst.
several-last-allowed = Du får gå ut med flera kort på en gång.
several-last-forbidden = Du får inte gå ut med flera kort på en gång.

jump-none = Ingen får lägga ett kort utom tur.
jump = Även när det inte är din tur får du, tills nästa spelare lägger eller drar ett kort, kasta { $answer } på det översta kortet. Den som är snabbast gäller.
jump-then-after-jumper = Sedan går spelet vidare efter den som kastade in kortet.
jump-then-resume = Sedan går spelet vidare där det avbröts.
jump-effect-cancels = Det som kortet under skulle ha gjort förfaller.
jump-effect-adds = Det som kortet under skulle ha gjort läggs till det som det nya gör.
