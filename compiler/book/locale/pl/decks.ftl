# Wyrazy talii innych niż zwykła. Formy jak przy zwykłych kartach.

rank-0 = { $form ->
    [acc] zero
    [gen] zera
    [short] 0
    [many] zera
    [acc-many] zera
    [gen-many] zer
   *[bare] zero
 }
    .gender = n
rank-1 = { $form ->
    [acc] jedynkę
    [gen] jedynki
    [short] 1
    [many] jedynki
    [acc-many] jedynki
    [gen-many] jedynek
   *[bare] jedynka
 }
    .gender = f
rank-number = { $form ->
    [acc] kartę { $number }
    [gen] karty { $number }
    [short] { $number }
    [many] karty { $number }
    [acc-many] karty { $number }
    [gen-many] kart { $number }
   *[bare] karta { $number }
 }
    .gender = f
rank-symbol = { $form ->
    [acc] kartę „{ $rank }”
    [gen] karty „{ $rank }”
    [short] „{ $rank }”
    [many] karty „{ $rank }”
    [acc-many] karty „{ $rank }”
    [gen-many] kart „{ $rank }”
   *[bare] karta „{ $rank }”
 }
    .gender = f
rank-joker = { $form ->
    [acc] jokera
    [gen] jokera
    [many] jokery
    [acc-many] jokery
    [gen-many] jokerów
   *[bare] joker
 }
    .gender = m
rank-Ober = { $form ->
    [acc] wyżnika
    [gen] wyżnika
    [many] wyżniki
    [acc-many] wyżniki
    [gen-many] wyżników
   *[bare] wyżnik
 }
    .gender = m
rank-Unter = { $form ->
    [acc] niżnika
    [gen] niżnika
    [many] niżniki
    [acc-many] niżniki
    [gen-many] niżników
   *[bare] niżnik
 }
    .gender = m
symbol-wild = wybór koloru
symbol-wild4 = wybór koloru +4
symbol-skip = postój
symbol-reverse = zmiana kierunku
symbol-draw2 = weź dwie
symbol-draw4 = weź cztery
symbol-stop = stop
symbol-whot = whot
symbol-taki = taki
symbol-supertaki = super taki
symbol-plus = plus
symbol-skipeveryone = postój dla wszystkich
symbol-discardall = odrzuć wszystkie
symbol-wildreverse4 = wybór koloru ze zmianą kierunku +4
symbol-wild6 = wybór koloru +6
symbol-wild10 = wybór koloru +10
symbol-wildroulette = ruletka kolorów

suit-circles = koło
suit-triangles = trójkąt
suit-crosses = krzyż
suit-squares = kwadrat
suit-stars = gwiazda
suit-acorns = żołądź
suit-leaves = wino
suit-bells = dzwonek
suit-shields = tarcza
suit-roses = róża
suit-red = czerwony
suit-black = czarny
suit-yellow = żółty
suit-green = zielony
suit-blue = niebieski
suit-white = biały
suit-orange = pomarańczowy
suit-purple = fioletowy
colour-red = { $form ->
    [many] czerwone
    [acc-many] czerwone
    [gen-many] czerwonych
    [acc] { $gender ->
        [m] czerwonego
        [n] czerwone
       *[f] czerwoną
     }
    [gen] { $gender ->
        [m] czerwonego
        [n] czerwonego
       *[f] czerwonej
     }
   *[bare] { $gender ->
        [m] czerwony
        [n] czerwone
       *[f] czerwona
     }
 }
colour-black = { $form ->
    [many] czarne
    [acc-many] czarne
    [gen-many] czarnych
    [acc] { $gender ->
        [m] czarnego
        [n] czarne
       *[f] czarną
     }
    [gen] { $gender ->
        [m] czarnego
        [n] czarnego
       *[f] czarnej
     }
   *[bare] { $gender ->
        [m] czarny
        [n] czarne
       *[f] czarna
     }
 }
colour-yellow = { $form ->
    [many] żółte
    [acc-many] żółte
    [gen-many] żółtych
    [acc] { $gender ->
        [m] żółtego
        [n] żółte
       *[f] żółtą
     }
    [gen] { $gender ->
        [m] żółtego
        [n] żółtego
       *[f] żółtej
     }
   *[bare] { $gender ->
        [m] żółty
        [n] żółte
       *[f] żółta
     }
 }
colour-green = { $form ->
    [many] zielone
    [acc-many] zielone
    [gen-many] zielonych
    [acc] { $gender ->
        [m] zielonego
        [n] zielone
       *[f] zieloną
     }
    [gen] { $gender ->
        [m] zielonego
        [n] zielonego
       *[f] zielonej
     }
   *[bare] { $gender ->
        [m] zielony
        [n] zielone
       *[f] zielona
     }
 }
colour-blue = { $form ->
    [many] niebieskie
    [acc-many] niebieskie
    [gen-many] niebieskich
    [acc] { $gender ->
        [m] niebieskiego
        [n] niebieskie
       *[f] niebieską
     }
    [gen] { $gender ->
        [m] niebieskiego
        [n] niebieskiego
       *[f] niebieskiej
     }
   *[bare] { $gender ->
        [m] niebieski
        [n] niebieskie
       *[f] niebieska
     }
 }
colour-white = { $form ->
    [many] białe
    [acc-many] białe
    [gen-many] białych
    [acc] { $gender ->
        [m] białego
        [n] białe
       *[f] białą
     }
    [gen] { $gender ->
        [m] białego
        [n] białego
       *[f] białej
     }
   *[bare] { $gender ->
        [m] biały
        [n] białe
       *[f] biała
     }
 }
colour-acorns = { $form ->
    [many] żołędne
    [acc-many] żołędne
    [gen-many] żołędnych
    [acc] { $gender ->
        [m] żołędnego
        [n] żołędne
       *[f] żołędną
     }
    [gen] { $gender ->
        [m] żołędnego
        [n] żołędnego
       *[f] żołędnej
     }
   *[bare] { $gender ->
        [m] żołędny
        [n] żołędne
       *[f] żołędna
     }
 }
colour-leaves = { $form ->
    [many] winne
    [acc-many] winne
    [gen-many] winnych
    [acc] { $gender ->
        [m] winnego
        [n] winne
       *[f] winną
     }
    [gen] { $gender ->
        [m] winnego
        [n] winnego
       *[f] winnej
     }
   *[bare] { $gender ->
        [m] winny
        [n] winne
       *[f] winna
     }
 }
colour-bells = { $form ->
    [many] dzwonkowe
    [acc-many] dzwonkowe
    [gen-many] dzwonkowych
    [acc] { $gender ->
        [m] dzwonkowego
        [n] dzwonkowe
       *[f] dzwonkową
     }
    [gen] { $gender ->
        [m] dzwonkowego
        [n] dzwonkowego
       *[f] dzwonkowej
     }
   *[bare] { $gender ->
        [m] dzwonkowy
        [n] dzwonkowe
       *[f] dzwonkowa
     }
 }
colour-shields = { $form ->
    [many] tarczowe
    [acc-many] tarczowe
    [gen-many] tarczowych
    [acc] { $gender ->
        [m] tarczowego
        [n] tarczowe
       *[f] tarczową
     }
    [gen] { $gender ->
        [m] tarczowego
        [n] tarczowego
       *[f] tarczowej
     }
   *[bare] { $gender ->
        [m] tarczowy
        [n] tarczowe
       *[f] tarczowa
     }
 }
colour-roses = { $form ->
    [many] różane
    [acc-many] różane
    [gen-many] różanych
    [acc] { $gender ->
        [m] różanego
        [n] różane
       *[f] różaną
     }
    [gen] { $gender ->
        [m] różanego
        [n] różanego
       *[f] różanej
     }
   *[bare] { $gender ->
        [m] różany
        [n] różane
       *[f] różana
     }
 }
colour-orange = { $form ->
    [many] pomarańczowe
    [acc-many] pomarańczowe
    [gen-many] pomarańczowych
    [acc] { $gender ->
        [m] pomarańczowego
        [n] pomarańczowe
       *[f] pomarańczową
     }
    [gen] { $gender ->
        [m] pomarańczowego
        [n] pomarańczowego
       *[f] pomarańczowej
     }
   *[bare] { $gender ->
        [m] pomarańczowy
        [n] pomarańczowe
       *[f] pomarańczowa
     }
 }
colour-purple = { $form ->
    [many] fioletowe
    [acc-many] fioletowe
    [gen-many] fioletowych
    [acc] { $gender ->
        [m] fioletowego
        [n] fioletowe
       *[f] fioletową
     }
    [gen] { $gender ->
        [m] fioletowego
        [n] fioletowego
       *[f] fioletowej
     }
   *[bare] { $gender ->
        [m] fioletowy
        [n] fioletowe
       *[f] fioletowa
     }
 }

# Jak talia nazywa swoje kolory. „Barwa” to czerwień lub czerń kart, które mają cztery kolory.
suit-word-suit = { $form ->
    [gen] koloru
    [loc] kolorze
    [same-colour] ta sama barwa
    [same-colour-gen] tej samej barwy
   *[bare] kolor
 }
suit-word-colour = { $form ->
    [gen] koloru
    [loc] kolorze
    [same-colour] ten sam kolor
    [same-colour-gen] tego samego koloru
   *[bare] kolor
 }
suit-word-shape = { $form ->
    [gen] kształtu
    [loc] kształcie
    [same-colour] ten sam kolor
    [same-colour-gen] tego samego koloru
   *[bare] kształt
 }
