# Kaarten en delen, waar die niet gewoon zijn.

pack-jokers = { $jokers ->
    [0] zonder jokers
    [1] met één joker erbij
   *[other] met { $jokers } jokers erbij
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] Een gewoon spel van { $cards } kaarten, { pack-jokers }.
       *[other] Een gewoon spel { pack-jokers }: { $cards } kaarten.
     }
   *[other] { $packs } gewone spellen door elkaar geschud, { pack-jokers }: samen { $cards } kaarten.
 }
pack-stripped = { $packs ->
    [1] Een gewoon spel zonder { CARDS($left, form: "many") }, { pack-jokers }: { $cards } kaarten.
   *[other] { $packs } gewone spellen zonder { CARDS($left, form: "many") }, { pack-jokers }: samen { $cards } kaarten.
 }
pack-other = { $packs ->
    [1] Een spel van { $cards } kaarten.
   *[other] { $packs } spellen door elkaar geschud: samen { $cards } kaarten.
 }
pack-suit = Elke { SUIT_WORD() } ({ $suits }) heeft { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] één keer { CARDS($cards, form: "short", join: "comma") }
    [2] twee keer { CARDS($cards, form: "short", join: "comma") }
   *[other] { $count } keer { CARDS($cards, form: "short", join: "comma") }
 }
pack-copies-of-one = { $count ->
    [1] één keer { CARDS($cards, form: "short") }
    [2] twee keer { CARDS($cards, form: "short") }
   *[other] { $count } keer { CARDS($cards, form: "short") }
 }
pack-besides = Daarbij komen zonder { SUIT_WORD() }: { $cards }.
pack-besides-cards = { $count ->
    [one] { CARDS($cards, form: "a") }
   *[other] { $count } { CARDS($cards, form: "many") }
 }
suit-in-pack = { $suit }

partners = Wie tegenover elkaar zitten, zijn partners.
dummy-hands = Elke speler speelt twee handen en ziet ze allebei: de eigen hand en een blinde hand, die ertegenover ligt. De handen komen om de beurt aan tafel, alsof elke hand een speler op zichzelf is.
deal-dealing-batches = De gever schudt en deelt de kaarten gesloten uit, in porties van { $batches }.
deal-dealing-batches-face-up = De gever schudt en deelt de kaarten open uit, in porties van { $batches }.
deal-per-hand = Iedereen krijgt in de eerste ronde { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }, in de volgende { $further }, en dan weer van voren af aan.
deal-counter = Iedereen krijgt zoveel kaarten als zijn eigen teller aangeeft.
deal-more = Vergeleken met de anderen krijgt { $who } { $cards ->
    [one] { $cards } kaart meer
   *[other] { $cards } kaarten meer
 }.
deal-fewer = Vergeleken met de anderen krijgt { $who } { $cards ->
    [one] { $cards } kaart minder
   *[other] { $cards } kaarten minder
 }.
handicapped-winner = de winnaar van de vorige ronde
handicapped-loser = de verliezer van de vorige ronde
handicapped-youngest = de jongste speler
handicapped-oldest = de oudste speler
handicapped-dealer = de gever
handicapped-each-winner = Hebben meer spelers die gewonnen, dan geldt dat voor ieder van hen.
handicapped-loser-is = De verliezer is wie de meeste punten over had, en bij gelijkstand de meeste kaarten; gold dat voor meer spelers, dan is er geen.
handicapped-not-after-void = Een ongeldige ronde heeft geen verliezer.
deal-cards-and-stock-stock = { $cards ->
    [one] Iedereen krijgt { $cards } kaart;
   *[other] Iedereen krijgt { $cards } kaarten;
 } na het omdraaien van de beginkaart { $stock ->
    [one] blijft er { $stock } kaart
   *[other] blijven er { $stock } kaarten
 } in de trekstapel over.
deal-cards-and-stock-dealer = { $cards ->
    [one] Iedereen krijgt { $cards } kaart;
   *[other] Iedereen krijgt { $cards } kaarten;
 } de laatste van de gever is de beginkaart, en { $stock ->
    [one] { $stock } kaart blijft
   *[other] { $stock } kaarten blijven
 } in de trekstapel over.
deal-cards-and-stock-nowhere = { $cards ->
    [one] Iedereen krijgt { $cards } kaart;
   *[other] Iedereen krijgt { $cards } kaarten;
 } { $stock ->
    [one] { $stock } kaart blijft
   *[other] { $stock } kaarten blijven
 } in de trekstapel over.
deal-starter-stock = De volgende kaart wordt open neergelegd: dat is de beginkaart, waarmee de aflegstapel begint. De rest vormt gesloten de trekstapel.
deal-starter-dealer = De laatste kaart van de gever wordt open neergelegd: dat is de beginkaart, waarmee de aflegstapel begint, en de gever heeft een kaart minder. De rest vormt gesloten de trekstapel.
deal-starter-nowhere = De rest vormt gesloten de trekstapel. Er wordt geen kaart omgedraaid: wie begint, mag elke kaart leggen.
counter = Elke speler heeft een teller, die van { $start } naar { $end } loopt.
counter-falls-winner = Na elke ronde schuift de teller van de winnaar één op.
counter-falls-loser = Na elke ronde schuift de teller van de verliezer één op: die van wie de meeste punten over heeft, en bij gelijkstand de meeste kaarten. Geldt dat voor meer spelers, dan schuift geen teller op.
counter-falls-not-after-void = Na een ongeldige ronde schuift geen teller op.
counter-falls-everyone = Na elke ronde schuift ieders teller één op.
counter-falls-emptied = Wie geen kaarten meer heeft, schuift zijn teller meteen één op.
cutter = De onderste kaart van de trekstapel wordt getoond: dat is de slotkaart.
cutter-not = Is dat { CARDS($cards, form: "a", join: "or") }, dan wordt er een andere genomen.
cutter-stays = De slotkaart blijft de hele ronde dezelfde, ook als ze gepakt is.

pack-numbers = Waar het getal van een kaart telt: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
