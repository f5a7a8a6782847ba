# Talia i rozdawanie, gdy są inne niż zwykle.

pack-jokers = { $jokers ->
    [0] bez jokerów
    [one] z { $jokers } jokerem
   *[other] z { $jokers } jokerami
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] Zwykła talia { $cards } kart, { pack-jokers }.
       *[other] Zwykła talia { pack-jokers }, razem { $cards ->
            [few] { $cards } karty.
           *[many] { $cards } kart.
         }
     }
   *[other] { $packs ->
        [few] { $packs } zwykłe talie potasowane razem
       *[many] { $packs } zwykłych talii potasowanych razem
     }, { pack-jokers }: łącznie { $cards ->
        [few] { $cards } karty.
       *[many] { $cards } kart.
     }
 }
pack-stripped = { $packs ->
    [1] Zwykła talia bez { CARDS($left, form: "gen-many") }, { pack-jokers }: { $cards ->
        [few] { $cards } karty.
       *[many] { $cards } kart.
     }
   *[other] { $packs ->
        [few] { $packs } zwykłe talie
       *[many] { $packs } zwykłych talii
     } bez { CARDS($left, form: "gen-many") }, { pack-jokers }: łącznie { $cards ->
        [few] { $cards } karty.
       *[many] { $cards } kart.
     }
 }
pack-other = { $packs ->
    [1] Talia { $cards } kart.
   *[other] { $packs ->
        [few] { $packs } talie potasowane razem
       *[many] { $packs } talii potasowanych razem
     }, łącznie { $cards ->
        [few] { $cards } karty.
       *[many] { $cards } kart.
     }
 }
pack-suit = W każdym { SUIT_WORD(form: "loc") } ({ $suits }) są: { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] po jednej karcie { CARDS($cards, form: "short", join: "comma") }
    [2] po dwie karty { CARDS($cards, form: "short", join: "comma") }
    [few] po { $count } karty { CARDS($cards, form: "short", join: "comma") }
   *[many] po { $count } kart { CARDS($cards, form: "short", join: "comma") }
 }
pack-copies-of-one = { $count ->
    [1] jedna karta { CARDS($cards, form: "short") }
    [2] dwie karty { CARDS($cards, form: "short") }
    [few] { $count } karty { CARDS($cards, form: "short") }
   *[many] { $count } kart { CARDS($cards, form: "short") }
 }
pack-besides = Poza tym, bez { SUIT_WORD(form: "gen") }: { $cards }.
pack-besides-cards = { $count ->
    [one] { CARDS($cards, form: "bare") }
    [few] { $count } { CARDS($cards, form: "many") }
   *[many] { $count } { CARDS($cards, form: "gen-many") }
 }
suit-in-pack = { $suit }

partners = Partnerami są gracze siedzący naprzeciw siebie.
dummy-hands = Każdy gracz gra dwiema rękami i widzi obie: własną i rękę dziadka, która leży naprzeciwko. Ręce grają po kolei wokół stołu, każda tak, jakby była osobnym graczem.
deal-dealing-batches = Rozdający tasuje i rozdaje karty zakryte, partiami po { $batches }.
deal-dealing-batches-face-up = Rozdający tasuje i rozdaje karty odkryte, partiami po { $batches }.
deal-per-hand = W pierwszym rozdaniu każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }, w następnych kolejno { $further }, a potem znów od początku.
deal-counter = Każdy dostaje tyle kart, ile wskazuje jego licznik.
deal-more = W porównaniu z innymi { $who } dostaje o { $cards ->
    [one] { $cards } kartę więcej
    [few] { $cards } karty więcej
   *[many] { $cards } kart więcej
 }.
deal-fewer = W porównaniu z innymi { $who } dostaje o { $cards ->
    [one] { $cards } kartę mniej
    [few] { $cards } karty mniej
   *[many] { $cards } kart mniej
 }.
handicapped-winner = zwycięzca poprzedniego rozdania
handicapped-loser = przegrany poprzedniego rozdania
handicapped-youngest = najmłodszy gracz
handicapped-oldest = najstarszy gracz
handicapped-dealer = rozdający
handicapped-each-winner = Jeśli wygrało je kilku graczy, dotyczy to każdego z nich.
handicapped-loser-is = Przegrany to ten, komu zostało najwięcej punktów, a przy równości najwięcej kart; jeśli dotyczyło to kilku graczy, nie ma przegranego.
handicapped-not-after-void = Nieważne rozdanie nie ma przegranego.
deal-cards-and-stock-stock = Każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }; po odkryciu karty startowej w zakrytym stosie { $stock ->
    [one] zostaje { $stock } karta.
    [few] zostają { $stock } karty.
   *[many] zostaje { $stock } kart.
 }
deal-cards-and-stock-dealer = Każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }, przy czym ostatnia karta rozdającego jest kartą startową; w zakrytym stosie { $stock ->
    [one] zostaje { $stock } karta.
    [few] zostają { $stock } karty.
   *[many] zostaje { $stock } kart.
 }
deal-cards-and-stock-nowhere = Każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }; w zakrytym stosie { $stock ->
    [one] zostaje { $stock } karta.
    [few] zostają { $stock } karty.
   *[many] zostaje { $stock } kart.
 }
deal-starter-stock = Następną kartę odkrywa się: jest to karta startowa, od której zaczyna się odkryty stos. Pozostałe karty tworzą zakryty stos, z którego się dobiera.
deal-starter-dealer = Ostatnią kartę rozdającego odkrywa się: jest to karta startowa, od której zaczyna się odkryty stos, a rozdający ma o jedną kartę mniej. Pozostałe karty tworzą zakryty stos, z którego się dobiera.
deal-starter-nowhere = Pozostałe karty tworzą zakryty stos, z którego się dobiera. Karty startowej nie ma: kto zaczyna, może zagrać dowolną kartę.
counter = Każdy gracz ma licznik, który biegnie od { $start } do { $end }.
counter-falls-winner = Po każdym rozdaniu licznik zwycięzcy przesuwa się o jeden.
counter-falls-loser = Po każdym rozdaniu licznik tego, kto je przegrał, przesuwa się o jeden: tego, komu zostało najwięcej punktów, a przy równości najwięcej kart. Jeśli dotyczy to kilku graczy, nie przesuwa się żaden licznik.
counter-falls-not-after-void = Po nieważnym rozdaniu nie przesuwa się żaden licznik.
counter-falls-everyone = Po każdym rozdaniu liczniki wszystkich graczy przesuwają się o jeden.
counter-falls-emptied = Licznik gracza, który opróżnił rękę, od razu przesuwa się o jeden.
cutter = Kartę ze spodu zakrytego stosu odsłania się: jest to karta spodnia.
cutter-not = Jeśli jest nią { CARDS($cards, form: "bare", join: "or") }, wybiera się inną.
cutter-stays = Karta spodnia jest ta sama przez całe rozdanie, nawet gdy ktoś ją dobierze.

pack-numbers = Gdzie liczy się liczba na karcie: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
