# Wild cards, and what is named.

wild-played = { NUMBER_OF($cards) ->
    [one] la gioca
   *[many] { GENDER_OF($cards) ->
        [f] ne gioca una
       *[m] ne gioca uno
     }
 }
wild-plain = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] è una matta: si può
   *[many] sono matte: si possono
 } giocare su qualsiasi carta. Una volta sulla pila, { NUMBER_OF($cards) ->
    [one] è una carta come le altre
   *[many] sono carte come le altre
 }.
wild-none = Non ci sono matte.
wild-no-longer = { CARDS($cards, form: "the-many") } non { NUMBER_OF($cards) ->
    [one] è una matta
   *[many] sono matte
 }.
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
named-suit-and-rank-with-wild = Per la carta successiva { CARDS($cards, form: "the", join: "or") } vale allora come la carta dichiarata.
named-suit = Dopo una dichiarazione la carta successiva deve essere { SUIT_WORD(form: "of-named") }; ciò che è stampato sulla carta stessa non conta più.
named-rank = Dopo una dichiarazione la carta successiva deve essere del valore dichiarato.
named-suit-and-rank = Una carta con cui si dichiarano tutti e due vale, per la carta successiva, come la carta dichiarata.
