# Blatt und Geben, wo sie nicht die gewöhnlichen sind.

pack-jokers = { $jokers ->
    [0] ohne Joker
    [1] mit einem Joker dazu
   *[other] mit { $jokers } Jokern dazu
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] Ein gewöhnliches Blatt mit { $cards } Karten, { pack-jokers }.
       *[other] Ein gewöhnliches Blatt { pack-jokers }: { $cards } Karten.
     }
   *[other] { $packs } gewöhnliche Blätter, zusammengemischt, { pack-jokers }: insgesamt { $cards } Karten.
 }
pack-stripped = { $packs ->
    [1] Ein gewöhnliches Blatt ohne { CARDS($left, form: "many") }, { pack-jokers }: { $cards } Karten.
   *[other] { $packs } gewöhnliche Blätter ohne { CARDS($left, form: "many") }, { pack-jokers }: insgesamt { $cards } Karten.
 }
pack-other = { $packs ->
    [1] Ein Blatt mit { $cards } Karten.
   *[other] { $packs } Blätter, zusammengemischt: insgesamt { $cards } Karten.
 }
pack-suit = Jede { SUIT_WORD() } ({ $suits }) hat { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] je einmal { CARDS($cards, form: "short", join: "comma") }
    [2] je zweimal { CARDS($cards, form: "short", join: "comma") }
   *[other] je { $count }-mal { CARDS($cards, form: "short", join: "comma") }
 }
pack-copies-of-one = { $count ->
    [1] einmal { CARDS($cards, form: "short") }
    [2] zweimal { CARDS($cards, form: "short") }
   *[other] { $count }-mal { CARDS($cards, form: "short") }
 }
pack-besides = Dazu kommen ohne { SUIT_WORD() }: { $cards }.
pack-besides-cards = { $count ->
    [one] { CARDS($cards, form: "a") }
   *[other] { $count } { CARDS($cards, form: "many") }
 }
suit-in-pack = { $suit }

partners = Wer sich gegenübersitzt, spielt zusammen.
dummy-hands = Wer mitspielt, spielt zwei Hände und sieht beide: die eigene und eine Strohmann-Hand, die gegenüberliegt. Die Hände kommen reihum dran, jede so, als gehörte sie jemandem für sich.
deal-dealing-batches = Der Geber mischt und teilt die Karten verdeckt in Päckchen zu { $batches } aus.
deal-dealing-batches-face-up = Der Geber mischt und teilt die Karten offen in Päckchen zu { $batches } aus.
deal-per-hand = Jeder bekommt in der ersten Runde { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }, in den folgenden { $further } und dann wieder von vorn.
deal-counter = Jeder bekommt so viele Karten, wie sein eigener Zähler anzeigt.
deal-more = Gegenüber den anderen bekommt { $who } { $cards ->
    [one] { $cards } Karte mehr
   *[other] { $cards } Karten mehr
 }.
deal-fewer = Gegenüber den anderen bekommt { $who } { $cards ->
    [one] { $cards } Karte weniger
   *[other] { $cards } Karten weniger
 }.
handicapped-winner = der Gewinner der vorigen Runde
handicapped-loser = der Verlierer der vorigen Runde
handicapped-youngest = der jüngste Spieler
handicapped-oldest = der älteste Spieler
handicapped-dealer = der Geber
handicapped-each-winner = Haben mehrere sie gewonnen, gilt das für jeden von ihnen.
handicapped-loser-is = Verlierer ist, wer die meisten Punkte übrig hatte, bei Gleichstand die meisten Karten; traf das auf mehrere zu, gibt es keinen.
handicapped-not-after-void = Eine Runde, die nicht zählt, hat keinen Verlierer.
deal-cards-and-stock-stock = { $cards ->
    [one] Jeder bekommt { $cards } Karte;
   *[other] Jeder bekommt { $cards } Karten;
 } ist die Startkarte aufgedeckt, { $stock ->
    [one] bleibt { $stock } Karte
   *[other] bleiben { $stock } Karten
 } im Nachziehstapel.
deal-cards-and-stock-dealer = { $cards ->
    [one] Jeder bekommt { $cards } Karte;
   *[other] Jeder bekommt { $cards } Karten;
 } die letzte des Gebers ist die Startkarte, und { $stock ->
    [one] { $stock } Karte bleibt
   *[other] { $stock } Karten bleiben
 } im Nachziehstapel.
deal-cards-and-stock-nowhere = { $cards ->
    [one] Jeder bekommt { $cards } Karte;
   *[other] Jeder bekommt { $cards } Karten;
 } { $stock ->
    [one] { $stock } Karte bleibt
   *[other] { $stock } Karten bleiben
 } im Nachziehstapel.
deal-starter-stock = Die nächste Karte wird offen hingelegt: Sie ist die Startkarte, mit ihr beginnt der Ablagestapel. Der Rest bildet verdeckt den Nachziehstapel.
deal-starter-dealer = Die letzte Karte des Gebers wird offen hingelegt: Sie ist die Startkarte, mit ihr beginnt der Ablagestapel, und der Geber hat eine Karte weniger. Der Rest bildet verdeckt den Nachziehstapel.
deal-starter-nowhere = Der Rest bildet verdeckt den Nachziehstapel. Es wird keine Karte aufgedeckt: Wer beginnt, darf eine beliebige Karte legen.
counter = Jeder Spieler hat einen Zähler, der von { $start } bis { $end } läuft.
counter-falls-winner = Nach jeder Runde rückt der Zähler des Gewinners um eins weiter.
counter-falls-loser = Nach jeder Runde rückt der Zähler ihres Verlierers um eins weiter: der desjenigen, der die meisten Punkte übrig hat, bei Gleichstand die meisten Karten. Trifft das auf mehrere zu, rückt kein Zähler weiter.
counter-falls-not-after-void = Nach einer Runde, die nicht zählt, rückt kein Zähler weiter.
counter-falls-everyone = Nach jeder Runde rückt der Zähler jedes Spielers um eins weiter.
counter-falls-emptied = Wer keine Karten mehr hat, rückt mit seinem Zähler sofort um eins weiter.
cutter = Die unterste Karte des Nachziehstapels wird gezeigt: Sie ist die Schlusskarte.
cutter-not = Ist sie { CARDS($cards, form: "a", join: "or") }, wird eine andere genommen.
cutter-stays = Die Schlusskarte bleibt die ganze Runde über dieselbe, auch wenn sie gezogen worden ist.

pack-numbers = Wo die Zahl einer Karte zählt: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
