# What the game is about, in a line and at the beginning.

summary = Dla { $players }, { $packs ->
    [1] talia z { $cards } kart
    [few] { $packs } talie po { $cards ->
        [few] { $cards } karty
       *[many] { $cards } kart
     }
   *[many] { $packs } talii po { $cards ->
        [few] { $cards } karty
       *[many] { $cards } kart
     }
 }.
aim-hand-ends = Pozbądź się wszystkich kart przed innymi.
aim-play-on = Pozbądź się wszystkich kart jak najszybciej: pozostali grają dalej, aż karty zostaną tylko jednemu z graczy.
aim-penalties = Karty, które zostaną ci na ręce, to punkty karne.
aim-rewards = Karty, które zostaną wtedy pozostałym graczom, dają ci punkty.
aim-hand-ends-partners = Pozbądź się wszystkich kart przed innymi, dla siebie i dla partnera.
aim-hand-ends-dummies = Pozbądź się przed innymi wszystkich kart jednej ze swoich dwóch rąk.
aim-next-counter = Doprowadź swój licznik do końca: za każdym razem, gdy opróżnisz rękę, jesteś o krok bliżej.
aim-both-partners = Pozbądź się wszystkich kart i pomóż w tym partnerowi: wygrywa strona, której obaj gracze skończą pierwsi.
aim-both-hands = Pozbądź się przed innymi wszystkich kart obu swoich rąk.
