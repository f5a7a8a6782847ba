# Kortlek och giv, där de inte är de vanliga.

pack-jokers = { $jokers ->
    [0] utan jokrar
    [1] med en joker till
   *[other] med { $jokers } jokrar till
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] En vanlig kortlek på { $cards } kort, { pack-jokers }.
       *[other] En vanlig kortlek { pack-jokers }: { $cards } kort.
     }
   *[other] { $packs } vanliga kortlekar blandade ihop, { pack-jokers }: sammanlagt { $cards } kort.
 }
pack-stripped = { $packs ->
    [1] En vanlig kortlek utan { CARDS($left, form: "many") }, { pack-jokers }: { $cards } kort.
   *[other] { $packs } vanliga kortlekar utan { CARDS($left, form: "many") }, { pack-jokers }: sammanlagt { $cards } kort.
 }
pack-other = { $packs ->
    [1] En kortlek på { $cards } kort.
   *[other] { $packs } kortlekar blandade ihop: sammanlagt { $cards } kort.
 }
pack-suit = { SUIT_WORD(form: "each") } ({ $suits }) har { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] ett exemplar vardera av { CARDS($cards, form: "short", join: "comma") }
    [2] två exemplar vardera av { CARDS($cards, form: "short", join: "comma") }
   *[other] { $count } exemplar vardera av { CARDS($cards, form: "short", join: "comma") }
 }
pack-copies-of-one = { $count ->
    [1] ett exemplar av { CARDS($cards, form: "short") }
    [2] två exemplar av { CARDS($cards, form: "short") }
   *[other] { $count } exemplar av { CARDS($cards, form: "short") }
 }
pack-besides = Därtill kommer utan { SUIT_WORD() }: { $cards }.
pack-besides-cards = { $count ->
    [one] { CARDS($cards, form: "a") }
   *[other] { $count } { CARDS($cards, form: "many") }
 }
suit-in-pack = { $suit }

partners = De som sitter mitt emot varandra är partner.
dummy-hands = Varje spelare spelar två händer och ser båda: den egna och en träkarlshand som ligger mitt emot. Händerna turas om runt bordet, var och en som om den vore en egen spelare.
deal-dealing-batches = Kortgivaren blandar och delar ut korten med baksidan upp, { $batches } åt gången.
deal-dealing-batches-face-up = Kortgivaren blandar och delar ut korten med framsidan upp, { $batches } åt gången.
deal-per-hand = I den första given får alla { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
 } var, i de följande { $further }, och sedan om igen från början.
deal-counter = Alla får så många kort som den egna räknaren visar.
deal-more = Jämfört med de andra får { $who } { $cards } kort fler.
deal-fewer = Jämfört med de andra får { $who } { $cards } kort färre.
handicapped-winner = vinnaren av föregående giv
handicapped-loser = förloraren av föregående giv
handicapped-youngest = den yngsta spelaren
handicapped-oldest = den äldsta spelaren
handicapped-dealer = kortgivaren
handicapped-each-winner = Vann flera gäller det var och en av dem.
handicapped-loser-is = Förloraren är den som hade flest poäng kvar, vid lika flest kort; gällde det flera finns det ingen.
handicapped-not-after-void = En ogiltig giv har ingen förlorare.
deal-cards-and-stock-stock = { $cards ->
    [one] Alla får { $cards } kort var;
   *[other] Alla får { $cards } kort var;
 } när startkortet är uppvänt är { $stock ->
    [one] { $stock } kort
   *[other] { $stock } kort
 } kvar i talongen.
deal-cards-and-stock-dealer = { $cards ->
    [one] Alla får { $cards } kort var;
   *[other] Alla får { $cards } kort var;
 } kortgivarens sista är startkortet, och { $stock ->
    [one] { $stock } kort
   *[other] { $stock } kort
 } är kvar i talongen.
deal-cards-and-stock-nowhere = { $cards ->
    [one] Alla får { $cards } kort var;
   *[other] Alla får { $cards } kort var;
 } { $stock ->
    [one] { $stock } kort
   *[other] { $stock } kort
 } är kvar i talongen.
deal-starter-stock = Nästa kort läggs med framsidan upp: det är startkortet, och med det börjar kasthögen. Resten blir talong, med baksidan upp.
deal-starter-dealer = Kortgivarens sista kort läggs med framsidan upp: det är startkortet, och med det börjar kasthögen; kortgivaren har ett kort färre. Resten blir talong, med baksidan upp.
deal-starter-nowhere = Resten blir talong, med baksidan upp. Inget kort vänds upp: den som börjar får lägga vilket kort som helst.
counter = Varje spelare har en räknare som går från { $start } till { $end }.
counter-falls-winner = Efter varje giv flyttas vinnarens räknare ett steg.
counter-falls-loser = Efter varje giv flyttas förlorarens räknare ett steg: den som hör till den som har flest poäng kvar, vid lika flest kort. Gäller det flera flyttas ingen räknare.
counter-falls-not-after-void = Efter en ogiltig giv flyttas ingen räknare.
counter-falls-everyone = Efter varje giv flyttas allas räknare ett steg.
counter-falls-emptied = När någon blir utan kort flyttas den spelarens räknare genast ett steg.
cutter = Talongens understa kort visas: det är stoppkortet.
cutter-not = Om det är { CARDS($cards, form: "a", join: "or") } tas ett annat.
cutter-stays = Stoppkortet är detsamma hela given, även när det har dragits.

pack-numbers = Där ett korts nummer räknas: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
