# The starter, who begins, and which way play goes.

starter-plain = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, platí jako obyčejná karta.
starter-plain-all = Každá výchozí karta platí jako obyčejná karta.
starter-acts = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, působí tak, jako by ji zahrál rozdávající.
starter-acts-before-first = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, působí tak, jako by ji zahrál hráč před tím, kdo začíná.
starter-acts-dealer-starts = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, působí tak, jako by ji zahrál rozdávající, a začíná rozdávající.
starter-dealer-names = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, rozdávající se podívá na své karty a { $choice ->
    [may] může zvolit
   *[must] zvolí
 } { $named ->
    [rank] hodnotu, která platí na začátku
    [suit-and-rank] { SUIT_WORD(form: "acc") } a hodnotu, které platí na začátku
   *[suit] { SUIT_WORD(form: "to-follow") }
 }.
starter-first-names = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, první hráč { $choice ->
    [may] může zvolit
   *[must] zvolí
 } { $named ->
    [rank] hodnotu, která platí na začátku
    [suit-and-rank] { SUIT_WORD(form: "acc") } a hodnotu, které platí na začátku
   *[suit] { SUIT_WORD(form: "to-follow") }
 }.
starter-any-fits = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, smí se na ni zahrát libovolná karta; to platí pro všechny, dokud někdo kartu nezahraje.
starter-bury = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, vrátí se doprostřed dobíracího balíčku a otočí se jiná.
starter-under = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, přijde dospod dobíracího balíčku a otočí se jiná.
starter-redraw = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, otočí se na ni další karta.
starter-reshuffle = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, vrátí se do dobíracího balíčku, ten se zamíchá a otočí se jiná.
starter-effects = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, { $effects }.
starter-effects-dealer = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, platí, jako by ji zahrál rozdávající: { $effects }.
starter-effects-before-first = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, platí, jako by ji zahrál hráč před tím, kdo začíná: { $effects }.
starter-effects-dealer-starts = Je-li výchozí kartou { CARDS($cards, form: "bare", join: "or") }, platí, jako by ji zahrál rozdávající: { $effects }. Potom začíná rozdávající.
first-player-left-of-dealer = Začíná hráč po levici rozdávajícího.
first-player-right-of-dealer = Začíná hráč po pravici rozdávajícího.
first-player-dealer = Začíná rozdávající.
first-player-winner = Začíná vítěz předchozího rozdání; v prvním a po rozdání bez vítěze hráč po levici rozdávajícího.
first-player-winner-else-dealer = Začíná vítěz předchozího rozdání; v prvním a po rozdání bez vítěze rozdávající.
first-player-of-several = Vyhrálo-li více hráčů, začíná první z nich po levici rozdávajícího.
first-player-loser = Začíná poražený z předchozího rozdání: komu zbylo nejvíc bodů a při rovnosti nejvíc karet; v prvním hráč po levici rozdávajícího.
first-player-of-several-losers = Platí-li to o více hráčích, začíná první z nich po levici rozdávajícího.
first-player-youngest = Začíná nejmladší hráč.
first-player-oldest = Začíná nejstarší hráč.
first-player-random = Kdo začíná, rozhodne los.
first-player-holder = Začíná, kdo má v ruce { CARDS($cards, form: "acc", join: "or") }.
first-player-holder-any = Platí-li to o více hráčích, začíná první z nich po levici rozdávajícího.
first-player-holder-lowest = Platí-li to o více hráčích, začíná ten s nejnižší z těchto karet, při rovnosti první po levici rozdávajícího.
first-player-holder-highest = Platí-li to o více hráčích, začíná ten s nejvyšší z těchto karet, při rovnosti první po levici rozdávajícího.
first-player-holder-nobody = Neplatí-li to o nikom, začíná hráč po levici rozdávajícího.
first-player-holder-leads-any = Kdo takto začíná, musí jako první vynést jednu z těchto karet, smí-li se vyložit; nic jiného místo toho dělat nesmí.
first-player-holder-leads-lowest = Kdo takto začíná, musí jako první vynést nejnižší z těchto karet, smí-li se vyložit; nic jiného místo toho dělat nesmí.
first-player-holder-leads-highest = Kdo takto začíná, musí jako první vynést nejvyšší z těchto karet, smí-li se vyložit; nic jiného místo toho dělat nesmí.
direction-clockwise = Hraje se po směru hodinových ručiček.
direction-anticlockwise = Hraje se proti směru hodinových ručiček.
direction-chosen = Kdo začíná, zvolí i směr hry.
