# Karty a rozdávání, kde jsou jiné než obvykle.

pack-jokers = { $jokers ->
    [0] bez žolíků
    [one] s { $jokers } žolíkem navíc
    [few] se { $jokers } žolíky navíc
   *[other] s { $jokers } žolíky navíc
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] Obyčejná sada { $cards } karet, { pack-jokers }.
       *[other] Obyčejná sada { pack-jokers }: { $cards } karet.
     }
   *[other] { $packs ->
        [few] { $packs } obyčejné sady zamíchané dohromady
       *[other] { $packs } obyčejných sad zamíchaných dohromady
     }, { pack-jokers }: celkem { $cards } karet.
 }
pack-stripped = { $packs ->
    [1] Obyčejná sada bez { CARDS($left, form: "gen-many") }, { pack-jokers }: { $cards } karet.
   *[other] { $packs ->
        [few] { $packs } obyčejné sady
       *[other] { $packs } obyčejných sad
     } bez { CARDS($left, form: "gen-many") }, { pack-jokers }: celkem { $cards } karet.
 }
pack-other = { $packs ->
    [1] Sada { $cards } karet.
   *[other] { $packs ->
        [few] { $packs } sady zamíchané dohromady
       *[other] { $packs } sad zamíchaných dohromady
     }, celkem { $cards } karet.
 }
pack-suit = V { SUIT_WORD(form: "every-loc") } ({ $suits }) jsou: { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] po jedné kartě { CARDS($cards, form: "short", join: "comma") }
    [2] po dvou kartách { CARDS($cards, form: "short", join: "comma") }
   *[other] po { $count } kartách { CARDS($cards, form: "short", join: "comma") }
 }
pack-copies-of-one = { $count ->
    [1] jedna karta { CARDS($cards, form: "short") }
    [2] dvě karty { CARDS($cards, form: "short") }
    [few] { $count } karty { CARDS($cards, form: "short") }
   *[other] { $count } karet { CARDS($cards, form: "short") }
 }
pack-besides = Kromě toho bez { SUIT_WORD(form: "gen") }: { $cards }.
pack-besides-cards = { $count ->
    [one] { CARDS($cards, form: "bare") }
    [few] { $count } { CARDS($cards, form: "many") }
   *[other] { $count } { CARDS($cards, form: "gen-many") }
 }
suit-in-pack = { $suit }

partners = Hráči, kteří sedí proti sobě, jsou spoluhráči.
dummy-hands = Každý hráč hraje se dvěma listy a vidí oba: se svým a s listem tichého hráče, který leží naproti. Listy se střídají kolem stolu, každý jako by patřil samostatnému hráči.
deal-dealing-batches = Rozdávající zamíchá a rozdává karty lícem dolů, po částech: { $batches }.
deal-dealing-batches-face-up = Rozdávající zamíchá a rozdává karty lícem nahoru, po částech: { $batches }.
deal-per-hand = V prvním rozdání dostane každý { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }, v dalších postupně { $further } a potom znovu od začátku.
deal-counter = Každý dostane tolik karet, kolik ukazuje jeho počítadlo.
deal-more = Oproti ostatním dostane { $who } o { $cards ->
    [one] { $cards } kartu víc
    [few] { $cards } karty víc
   *[other] { $cards } karet víc
 }.
deal-fewer = Oproti ostatním dostane { $who } o { $cards ->
    [one] { $cards } kartu méně
    [few] { $cards } karty méně
   *[other] { $cards } karet méně
 }.
handicapped-winner = vítěz předchozího rozdání
handicapped-loser = poražený z předchozího rozdání
handicapped-youngest = nejmladší hráč
handicapped-oldest = nejstarší hráč
handicapped-dealer = rozdávající
handicapped-each-winner = Vyhrálo-li je více hráčů, platí to pro každého z nich.
handicapped-loser-is = Poražený je ten, komu zbylo nejvíc bodů a při rovnosti nejvíc karet; platilo-li to o více hráčích, není poražený nikdo.
handicapped-not-after-void = Neplatné rozdání nemá poraženého.
deal-cards-and-stock-stock = Každý dostane { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }; po otočení výchozí karty v dobíracím balíčku { $stock ->
    [one] zbývá { $stock } karta.
    [few] zbývají { $stock } karty.
   *[other] zbývá { $stock } karet.
 }
deal-cards-and-stock-dealer = Každý dostane { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }, přičemž poslední karta rozdávajícího je výchozí; v dobíracím balíčku { $stock ->
    [one] zbývá { $stock } karta.
    [few] zbývají { $stock } karty.
   *[other] zbývá { $stock } karet.
 }
deal-cards-and-stock-nowhere = Každý dostane { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }; v dobíracím balíčku { $stock ->
    [one] zbývá { $stock } karta.
    [few] zbývají { $stock } karty.
   *[other] zbývá { $stock } karet.
 }
deal-starter-stock = Další karta se otočí lícem nahoru: to je výchozí karta, která začíná odhazovací hromádku. Ostatní karty lícem dolů tvoří dobírací balíček.
deal-starter-dealer = Poslední karta rozdávajícího se otočí lícem nahoru: to je výchozí karta, která začíná odhazovací hromádku, a rozdávající má o jednu kartu méně. Ostatní karty lícem dolů tvoří dobírací balíček.
deal-starter-nowhere = Ostatní karty lícem dolů tvoří dobírací balíček. Výchozí karta se neotáčí: kdo začíná, smí zahrát libovolnou kartu.
counter = Každý hráč má počítadlo, které jde od { $start } do { $end }.
counter-falls-winner = Po každém rozdání se počítadlo vítěze posune o jedno.
counter-falls-loser = Po každém rozdání se počítadlo poraženého posune o jedno: toho, komu zbylo nejvíc bodů a při rovnosti nejvíc karet. Platí-li to o více hráčích, neposune se žádné.
counter-falls-not-after-void = Po neplatném rozdání se neposune žádné počítadlo.
counter-falls-everyone = Po každém rozdání se počítadla všech hráčů posunou o jedno.
counter-falls-emptied = Komu nezbude žádná karta, tomu se počítadlo hned posune o jedno.
cutter = Odkryje se karta ze spodu dobíracího balíčku: to je spodní karta.
cutter-not = Je-li to { CARDS($cards, form: "bare", join: "or") }, vybere se jiná.
cutter-stays = Spodní karta zůstává stejná po celé rozdání, i když ji někdo lízne.

pack-numbers = Kde záleží na čísle karty: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
