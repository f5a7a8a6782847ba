# Che cosa va bene: dichiarazioni, confronti, che cosa segue una carta, più carte insieme, carte fuori turno.

naming-shared = { $shared ->
    [yes] { " dello stesso colore della carta" }
   *[no] { "" }
 }
naming-suit = { $another ->
    [yes] { SUIT_WORD(form: "other-than") }
   *[no] { $shared ->
        [yes] { SUIT_WORD(form: "a") }
       *[no] { SUIT_WORD(form: "the") }
     }
 }{ naming-shared }
naming-rank = { $another ->
    [yes] un valore diverso da quello della carta sotto
   *[no] un valore
 }{ naming-shared }
naming-suit-and-rank = { $another ->
    [yes] { SUIT_WORD(form: "another") } e un altro valore
   *[no] { SUIT_WORD(form: "a") } e un valore
 }{ naming-shared }
wild-names = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] è una matta: si può
   *[many] sono matte: si possono
 } giocare su qualsiasi carta, e chi { wild-played } dichiara { $what }.
wild-may-name = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] è una matta: si può
   *[many] sono matte: si possono
 } giocare su qualsiasi carta, e chi { wild-played } può dichiarare { $what }.
wild-free = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] è una matta: si può
   *[many] sono matte: si possono
 } giocare su qualsiasi carta.
counter-wild-names = Le carte del valore del proprio contatore sono matte solo per chi le ha: si possono giocare su qualsiasi carta, e chi ne gioca una dichiara { $what }.
counter-wild-may-name = Le carte del valore del proprio contatore sono matte solo per chi le ha: si possono giocare su qualsiasi carta, e chi ne gioca una può dichiarare { $what }.
counter-wild-plain = Le carte del valore del proprio contatore sono matte solo per chi le ha: si possono giocare su qualsiasi carta. Una volta sulla pila, sono carte come le altre.
named-suit-with-wild = La carta successiva deve essere { SUIT_WORD(form: "of-named") }, oppure { CARDS($wild, form: "a", join: "or") }; ciò che è stampato { CARDS($cards, form: "on", join: "or") } non conta più.
named-rank-with-wild = La carta successiva deve essere del valore dichiarato, oppure { CARDS($wild, form: "a", join: "or") }; ciò che è stampato { CARDS($cards, form: "on", join: "or") } non conta più.
named-suit-and-rank-with-wild = Allora { CARDS($cards, form: "the", join: "or") } vale come la carta dichiarata.
named-suit = Dopo una dichiarazione la carta successiva deve essere { SUIT_WORD(form: "of-named") }; { SUIT_WORD(form: "printed") } sulla carta stessa non conta più.
named-rank = Dopo una dichiarazione la carta successiva deve essere del valore dichiarato.
named-suit-and-rank = Una carta con cui si dichiarano tutti e due vale come la carta dichiarata.

turn-neighbours = I valori si susseguono così: { CARDS($order, form: "short", join: "comma") }; il primo e l’ultimo non sono vicini.
turn-neighbours-wrapping = I valori si susseguono così: { CARDS($order, form: "short", join: "comma") } e poi da capo: il primo e l’ultimo sono vicini.
after-only = Sopra { CARDS($cards, form: "a", join: "or") } si può giocare solo { $answer }.
after-anything = Sopra { CARDS($cards, form: "a", join: "or") } si può giocare di tutto.
after-as-below = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] vale
   *[many] valgono
 } come la carta che sta sotto.
after-served-only = Dopo che qualcuno ha pescato o saltato il turno per { CARDS($cards, form: "a", join: "or") }, ci si può giocare sopra solo { $answer }.
after-served-anything = Dopo che qualcuno ha pescato o saltato il turno per { CARDS($cards, form: "a", join: "or") }, ci si può giocare sopra di tutto.
forbidden-holding = { CARDS($cards, form: "the-many") } si { NUMBER_OF($cards) ->
    [one] può
   *[many] possono
 } giocare solo se non si ha in mano { $held } (rispetto alla carta in cima).
forbidden-first-turn = { CARDS($cards, form: "the-many") } non si { NUMBER_OF($cards) ->
    [one] può
   *[many] possono
 } giocare al primo turno di una smazzata.
forbidden-first-turn-on-top = Al primo turno di una smazzata non si può giocare { $answer } (rispetto alla carta in cima).

related-cards = { CARDS($cards, form: "a", join: "or") }
related-within = { $within ->
    [suit] { " " }{ SUIT_WORD(form: "of-same") }
    [colour] { " dello stesso colore" }
   *[any] { "" }
 }
related-same-rank = { $within ->
    [colour] una carta dello stesso valore e colore
   *[any] una carta dello stesso valore
 }
related-same-suit = una carta { SUIT_WORD(form: "of-same") }
related-same-colour = una carta dello stesso colore
related-same-card = la stessa identica carta
related-neighbour = una carta di valore vicino{ related-within }
related-next-up = una carta del valore subito sopra{ related-within }
related-higher = una carta più alta{ related-within }
related-lower = una carta più bassa{ related-within }
related-no-weaker = una carta che ne fa pescare almeno altrettante
related-any-but = tutto tranne { $cards }
related-not-on = { $answer }, ma non sopra { CARDS($cards, form: "a", join: "or") }
related-only-on = { $answer }, e solo sopra { CARDS($cards, form: "a", join: "or") }
related-on = sopra { CARDS($cards, form: "a", join: "or") } { $answer }
related-cards-of-same-suit = { CARDS($cards, form: "a", join: "or") } { SUIT_WORD(form: "of-same") }
related-cards-of-same-colour = { CARDS($cards, form: "a", join: "or") } dello stesso colore

several-none = In un turno si gioca una sola carta.
several = In un turno si possono giocare più carte: ognuna dopo la prima deve essere { $answer } (rispetto a quella prima).
several-of = Questo vale per { CARDS($cards, form: "the-many") }.
several-most = In un turno si giocano al massimo { $cards } carte.
several-top-last = In cima resta l’ultima giocata.
several-top-chosen = Chi le gioca sceglie quale resta in cima.
several-effects-each = Ognuna ha effetto; le carte da pescare e i turni da saltare si sommano.
several-effects-last = Ha effetto solo la carta che resta in cima.
several-last-allowed = Si può chiudere con più carte insieme.
several-last-forbidden = Non si può chiudere con più carte insieme.

jump-none = Nessuno può giocare fuori turno.
jump = Chi ha { $answer } (rispetto alla carta in cima) può giocarla anche se non tocca a lui, finché il giocatore successivo non gioca o non pesca. Vale chi è più svelto.
jump-then-after-jumper = Poi si continua dopo chi ha giocato fuori turno.
jump-then-resume = Poi si riprende da dove ci si era interrotti.
jump-effect-cancels = L’effetto ancora in sospeso della carta sotto decade.
jump-effect-adds = L’effetto ancora in sospeso della carta sotto si somma a quello nuovo.
