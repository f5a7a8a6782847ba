# Namen der Karten. Formen: bare = Bube, a = ein Bube, acc = einen Buben, dat = einem Buben, another = einen anderen Buben,
# the = der Bube, many = Buben, dat-many = (mit) Buben, short = 8. Geschlecht mn: männlich und schwach gebeugt.

rank-A = { $form ->
    [a] ein Ass
    [acc] ein Ass
    [dat] einem Ass
    [another] ein anderes Ass
    [the] das Ass
    [many] Asse
    [dat-many] Assen
   *[bare] Ass
 }
    .gender = n
rank-2 = { $form ->
    [short] 2
    [a] eine Zwei
    [acc] eine Zwei
    [dat] einer Zwei
    [another] eine andere Zwei
    [the] die Zwei
    [many] Zweien
    [dat-many] Zweien
   *[bare] Zwei
 }
    .gender = f
rank-3 = { $form ->
    [short] 3
    [a] eine Drei
    [acc] eine Drei
    [dat] einer Drei
    [another] eine andere Drei
    [the] die Drei
    [many] Dreien
    [dat-many] Dreien
   *[bare] Drei
 }
    .gender = f
rank-4 = { $form ->
    [short] 4
    [a] eine Vier
    [acc] eine Vier
    [dat] einer Vier
    [another] eine andere Vier
    [the] die Vier
    [many] Vieren
    [dat-many] Vieren
   *[bare] Vier
 }
    .gender = f
rank-5 = { $form ->
    [short] 5
    [a] eine Fünf
    [acc] eine Fünf
    [dat] einer Fünf
    [another] eine andere Fünf
    [the] die Fünf
    [many] Fünfen
    [dat-many] Fünfen
   *[bare] Fünf
 }
    .gender = f
rank-6 = { $form ->
    [short] 6
    [a] eine Sechs
    [acc] eine Sechs
    [dat] einer Sechs
    [another] eine andere Sechs
    [the] die Sechs
    [many] Sechsen
    [dat-many] Sechsen
   *[bare] Sechs
 }
    .gender = f
rank-7 = { $form ->
    [short] 7
    [a] eine Sieben
    [acc] eine Sieben
    [dat] einer Sieben
    [another] eine andere Sieben
    [the] die Sieben
    [many] Siebenen
    [dat-many] Siebenen
   *[bare] Sieben
 }
    .gender = f
rank-8 = { $form ->
    [short] 8
    [a] eine Acht
    [acc] eine Acht
    [dat] einer Acht
    [another] eine andere Acht
    [the] die Acht
    [many] Achten
    [dat-many] Achten
   *[bare] Acht
 }
    .gender = f
rank-9 = { $form ->
    [short] 9
    [a] eine Neun
    [acc] eine Neun
    [dat] einer Neun
    [another] eine andere Neun
    [the] die Neun
    [many] Neunen
    [dat-many] Neunen
   *[bare] Neun
 }
    .gender = f
rank-10 = { $form ->
    [short] 10
    [a] eine Zehn
    [acc] eine Zehn
    [dat] einer Zehn
    [another] eine andere Zehn
    [the] die Zehn
    [many] Zehnen
    [dat-many] Zehnen
   *[bare] Zehn
 }
    .gender = f
rank-J = { $form ->
    [a] ein Bube
    [acc] einen Buben
    [dat] einem Buben
    [another] einen anderen Buben
    [the] der Bube
    [many] Buben
    [dat-many] Buben
   *[bare] Bube
 }
    .gender = mn
rank-Q = { $form ->
    [a] eine Dame
    [acc] eine Dame
    [dat] einer Dame
    [another] eine andere Dame
    [the] die Dame
    [many] Damen
    [dat-many] Damen
   *[bare] Dame
 }
    .gender = f
rank-K = { $form ->
    [a] ein König
    [acc] einen König
    [dat] einem König
    [another] einen anderen König
    [the] der König
    [many] Könige
    [dat-many] Königen
   *[bare] König
 }
    .gender = m
rank-other = { $form ->
    [short] „{ $rank }“
    [a] eine Karte „{ $rank }“
    [acc] eine Karte „{ $rank }“
    [dat] einer Karte „{ $rank }“
    [another] eine andere Karte „{ $rank }“
    [the] die Karte „{ $rank }“
    [many] Karten „{ $rank }“
    [dat-many] Karten „{ $rank }“
   *[bare] Karte „{ $rank }“
 }
    .gender = f

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [short] { $low } bis { $high }
    [bare] { $low } bis { $high }
    [dat] einer Karte von { $low } bis { $high }
    [another] eine andere Karte von { $low } bis { $high }
    [the] die Karten von { $low } bis { $high }
    [many] Karten von { $low } bis { $high }
    [dat-many] Karten von { $low } bis { $high }
   *[a] eine Karte von { $low } bis { $high }
 }
cards-of-suit = { $form ->
    [short] { $suit }
    [bare] { $suit }
    [dat] einer { $suit }-Karte
    [another] eine andere { $suit }-Karte
    [the] die { $suit }-Karte
    [many] { $suit }-Karten
    [dat-many] { $suit }-Karten
   *[a] eine { $suit }-Karte
 }
cards-of-colour = { $form ->
    [short] { $colour } Karten
    [bare] { $colour } Karte
    [dat] einer { $colour } Karte
    [another] eine andere { $colour } Karte
    [the] die { $colour } Karte
    [many] { $colour } Karten
    [dat-many] { $colour } Karten
   *[a] eine { $colour } Karte
 }
cards-coloured = { $form ->
    [a] { $gender ->
        [f] eine
       *[m] ein
     } { $colour } { $bare }
    [acc] { $gender ->
        [mn] einen { $colour } { $many }
        [m] einen { $colour } { $bare }
        [n] ein { $colour } { $bare }
       *[f] eine { $colour } { $bare }
     }
    [another] { $gender ->
        [mn] einen anderen { $colour } { $many }
        [m] einen anderen { $colour } { $bare }
        [n] ein anderes { $colour } { $bare }
       *[f] eine andere { $colour } { $bare }
     }
    [dat] { $gender ->
        [mn] einem { $colour } { $many }
        [f] einer { $colour } { $bare }
       *[m] einem { $colour } { $bare }
     }
    [the] { $gender ->
        [f] die
        [n] das
       *[m] der
     } { $colour } { $bare }
    [bare] { $colour } { $bare }
    [short] { $colour } { $many }
   *[many] { $colour } { $rank }
 }
cards-single = { $form ->
    [bare] { $suit }-{ $bare }
    [short] { $suit }-{ $bare }
    [acc] { $gender ->
        [mn] den { $suit }-{ $bare }n
        [m] den { $suit }-{ $bare }
        [n] das { $suit }-{ $bare }
       *[f] die { $suit }-{ $bare }
     }
    [another] { $gender ->
        [mn] einen anderen { $suit }-{ $bare }n
        [m] einen anderen { $suit }-{ $bare }
        [n] ein anderes { $suit }-{ $bare }
       *[f] eine andere { $suit }-{ $bare }
     }
    [dat] { $gender ->
        [mn] dem { $suit }-{ $bare }n
        [f] der { $suit }-{ $bare }
       *[m] dem { $suit }-{ $bare }
     }
   *[the] { $gender ->
        [f] die { $suit }-{ $bare }
        [n] das { $suit }-{ $bare }
       *[m] der { $suit }-{ $bare }
     }
 }
cards-any = { $form ->
    [dat] jeder Karte
    [another] jede andere Karte
    [many] alle Karten
    [dat-many] allen Karten
    [short] alle Karten
    [a] irgendeine Karte
   *[acc] jede beliebige Karte
 }
cards-except = { $form ->
    [dat] jeder Karte außer { CARDS($cards, form: "dat-many") }
    [another] jede andere Karte außer { CARDS($cards, form: "dat-many") }
    [many] alle Karten außer { CARDS($cards, form: "dat-many") }
    [dat-many] allen Karten außer { CARDS($cards, form: "dat-many") }
    [short] alle außer { CARDS($cards, form: "short", join: "comma") }
    [a] irgendeine Karte außer { CARDS($cards, form: "dat-many") }
   *[acc] jede Karte außer { CARDS($cards, form: "dat-many") }
 }
cards-rest = { $form ->
    [dat] jeder anderen Karte
    [many] alle anderen Karten
    [dat-many] allen anderen Karten
    [short] alle anderen
    [a] irgendeine andere Karte
   *[acc] jede andere Karte
 }
card-sign = { SIGNS($card, form: "acc") }

list-comma = { $left }, { $right }
list-and = { $left } und { $right }
list-or = { $left } oder { $right }
list-then = { $left }, und { $right }

count-range = { $low } bis { $high }
players = { $numbers }
