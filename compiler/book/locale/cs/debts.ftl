# How what is owed can be answered and challenged.

challenge = kdo má lízat kvůli takové kartě, smí zpochybnit, že byla zahrána správně, a podívá se na karty toho, kdo ji zahrál. Pokud nebyla, lízne ten, kdo ji zahrál, { $guilty }, nic dalšího se nelíže a pochybující hraje jako obvykle; pokud byla, lízne místo toho pochybující { $challenger }.
fine-debt = dlužné karty
fine-debt-plus = dlužné karty a ještě { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }
drawn-may-answer = Karty se v takovém případě lížou po jedné. Jakmile lze některou z líznutých odpovědět, smí se zahrát; líznout pak zbývá jen to, co ještě líznuto nebylo.
drawn-may-not-answer = Odpovědí nesmí být karta líznutá, teprve když je třeba odpovědět.
reply-turn-adds = Kdo má stát, smí místo toho zahrát { $answer }; kola se sčítají a stojí následující hráč.
reply-turn-told-apart = Kdo má stát, smí místo toho zahrát { $answer }.
reply-turn-unsaid-adds = Není-li o odpovědi řečeno nic jiného, kola se sčítají a stojí následující hráč.
reply-turn-doubles = Kdo má stát, smí místo toho zahrát { $answer }; následující hráč pak stojí dvakrát tolik kol.
reply-turn-replaces = Kdo má stát, smí místo toho zahrát { $answer }; na následujícího hráče pak platí jen to, co žádá nová karta.
reply-turn-passes-on = Kdo má stát, smí místo toho zahrát { $answer }; stojí pak následující hráč.
reply-turn-sends-back = Kdo má stát, smí místo toho zahrát { $answer }; stojí pak ten, kdo to způsobil.
reply-turn-cancels = Kdo má stát, smí místo toho zahrát { $answer }; pak nestojí nikdo.
reply-turn-cancels-last = Kdo má stát, smí místo toho zahrát { $answer }; stání za poslední kartu odpadá a zbytek stojí následující hráč.
reply-play-replaces = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; na následujícího hráče pak platí jen to, co žádá nová karta.
reply-play-passes-on = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; musí to pak udělat následující hráč.
reply-play-sends-back = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; musí to pak udělat ten, kdo to způsobil.
reply-play-cancels = Kdo musí zahrát takovou kartu, smí místo ní zahrát { $answer }; pak už to nemusí nikdo.
reply-draw-adds = Kdo má lízat, smí místo toho zahrát { $answer }; čísla se sčítají a líže následující hráč.
reply-draw-told-apart = Kdo má lízat, smí místo toho zahrát { $answer }.
reply-draw-unsaid-adds = Není-li o odpovědi řečeno nic jiného, čísla se sčítají a líže následující hráč.
reply-draw-doubles = Kdo má lízat, smí místo toho zahrát { $answer }; číslo se zdvojnásobí a líže následující hráč.
reply-draw-replaces = Kdo má lízat, smí místo toho zahrát { $answer }; na následujícího hráče pak platí jen to, co žádá nová karta.
reply-draw-passes-on = Kdo má lízat, smí místo toho zahrát { $answer }; stejný počet karet pak líže následující hráč.
reply-draw-sends-back = Kdo má lízat, smí místo toho zahrát { $answer }; líže pak ten, kdo lízání způsobil.
reply-draw-cancels = Kdo má lízat, smí místo toho zahrát { $answer }; pak nelíže nikdo.
reply-draw-cancels-last = Kdo má lízat, smí místo toho zahrát { $answer }; karty za poslední z nich odpadají a zbylé líže následující hráč.
reply-skip-adds = Kdo má být přeskočen, smí místo toho zahrát { $answer }; přeskočení se sčítají a platí na následující hráče.
reply-skip-told-apart = Kdo má být přeskočen, smí místo toho zahrát { $answer }.
reply-skip-unsaid-adds = Není-li o odpovědi řečeno nic jiného, přeskočení se sčítají a platí na následující hráče.
reply-skip-doubles = Kdo má být přeskočen, smí místo toho zahrát { $answer }; přeskočí se pak dvakrát tolik hráčů.
reply-skip-replaces = Kdo má být přeskočen, smí místo toho zahrát { $answer }; na následujícího hráče pak platí jen přeskočení nové karty.
reply-skip-passes-on = Kdo má být přeskočen, smí místo toho zahrát { $answer }; přeskočen je pak následující hráč.
reply-skip-sends-back = Kdo má být přeskočen, smí místo toho zahrát { $answer }; přeskočen je pak ten, kdo přeskočení způsobil.
reply-skip-cancels = Kdo má být přeskočen, smí místo toho zahrát { $answer }; pak není přeskočen nikdo.
reply-skip-cancels-last = Kdo má být přeskočen, smí místo toho zahrát { $answer }; účinek poslední karty odpadá a zbytek dopadne na následující hráče.
reply-to-some = Na { CARDS($owing, form: "acc", join: "or") }: { LOWER($reply) }
answered-by-what-made-it = Na to, co bylo posláno dál nebo vráceno, lze znovu odpovědět stejnými kartami jako předtím: rozhoduje karta, která to způsobila, ne vrchní.
answered-by-card-on-top = Na to, co bylo posláno dál nebo vráceno, lze odpovědět jen tím, čím se odpovídá na vrchní kartu.
answering-compared-as-printed = Odpověď se porovnává s kartou, jak je natištěna, ať pro ni bylo zvoleno cokoli.
answering-compared-as-named = Odpověď se porovnává s kartou, jak je natištěna; jen u { SUIT_WORD(form: "gen") } platí to, co pro ni bylo zvoleno, pokud bylo.
sent-back-to-one-out = Co by se vrátilo hráči, který už nehraje, připadne následujícímu, který ještě hraje, ale nikdy tomu, kdo to vrátil.
left-is-one-cards = Odpadne-li díl poslední karty, počítá se zbytek jako díl jediné karty.
answering-acts = Když odpovídá { CARDS($cards, form: "bare", join: "or") }, působí i jinak jako obvykle, ale nikdo kvůli tomu nelíže, nestojí ani nemusí zahrát kartu.
answering-only = Když odpovídá { CARDS($cards, form: "bare", join: "or") }, jinak nepůsobí.
answering-names = Když odpovídá { CARDS($cards, form: "bare", join: "or") }, volí se jako vždy, ale jinak nepůsobí.
debt-most = Nikdy se nelíže víc než { amount-cards }.
challenge-several = Pokud bylo zahráno víc takových karet najednou, stačí, že jedna z nich nebyla zahrána správně.
challenge-not-one-out = Zahrání hráče, který už nehraje, nelze zpochybnit.
