# Wild cards, and what is named.

wild-plain = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] je univerzální karta: smíte ji položit na libovolnou kartu. Jakmile leží na hromádce, je to karta jako každá jiná.
   *[many] jsou univerzální karty: smíte je položit na libovolnou kartu. Jakmile leží na hromádce, jsou to karty jako všechny ostatní.
 }
wild-none = Univerzální karty nejsou žádné.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] není univerzální karta
   *[many] nejsou univerzální karty
 }.
naming-shared = { $shared ->
    [yes] { " " }{ SUIT_WORD(form: "shared") }
   *[no] { "" }
 }
naming-suit = { $another ->
    [yes] { SUIT_WORD(form: "other-than") }{ naming-shared }
   *[no] { SUIT_WORD(form: "acc") }{ naming-shared }
 }
naming-rank = { $another ->
    [yes] jinou hodnotu, než má karta pod ní
   *[no] hodnotu
 }{ $shared ->
    [yes] { " karty " }{ SUIT_WORD(form: "same-colour-gen") }, jako má zahraná karta
   *[no] { "" }
 }
naming-suit-and-rank = { $another ->
    [yes] { SUIT_WORD(form: "acc") } a hodnotu, obě jiné než dosud
   *[no] { SUIT_WORD(form: "acc") } a hodnotu
 }{ naming-shared }
wild-names = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] je univerzální karta: smíte ji
   *[many] jsou univerzální karty: smíte je
 } položit na libovolnou kartu a zvolíte { $what }.
wild-may-name = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] je univerzální karta: smíte ji
   *[many] jsou univerzální karty: smíte je
 } položit na libovolnou kartu a smíte zvolit { $what }.
wild-free = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] je univerzální karta: smíte ji
   *[many] jsou univerzální karty: smíte je
 } položit na libovolnou kartu.
counter-wild-names = Karty, jejichž hodnotu ukazuje vaše počítadlo, jsou univerzální jen pro vás: smíte je položit na libovolnou kartu a zvolíte { $what }.
counter-wild-may-name = Karty, jejichž hodnotu ukazuje vaše počítadlo, jsou univerzální jen pro vás: smíte je položit na libovolnou kartu a smíte zvolit { $what }.
counter-wild-plain = Karty, jejichž hodnotu ukazuje vaše počítadlo, jsou univerzální jen pro vás: smíte je položit na libovolnou kartu. Jakmile leží na hromádce, jsou to karty jako všechny ostatní.
named-suit-with-wild = Po volbě { SUIT_WORD(form: "gen") } smí být další kartou jen karta { SUIT_WORD(form: "that-gen") }, nebo { CARDS($wild, form: "bare", join: "or") }; vlastní { SUIT_WORD() } a hodnota { CARDS($cards, form: "gen", join: "or") } už neplatí.
named-rank-with-wild = Po volbě hodnoty smí být další kartou jen karta této hodnoty, nebo { CARDS($wild, form: "bare", join: "or") }; vlastní { SUIT_WORD() } a hodnota { CARDS($cards, form: "gen", join: "or") } už neplatí.
named-suit-and-rank-with-wild = Pro další kartu pak { CARDS($cards, form: "bare", join: "or") } platí za zvolenou kartu.
named-suit = Jakmile někdo zvolí { SUIT_WORD(form: "acc") }, musí být další karta { SUIT_WORD(form: "that-gen") }; { SUIT_WORD() } a hodnota zahrané karty samé už neplatí.
named-rank = Jakmile někdo zvolí hodnotu, musí být další karta této hodnoty.
named-suit-and-rank = Jakmile někdo zvolí obojí, platí zahraná karta pro další kartu za zvolenou.
