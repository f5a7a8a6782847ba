# Was Karten bewirken, die Ansagen, das Ende einer Runde, die Punkte, die Partie.

card-does = { $effects }.
card-does-nothing = keine Wirkung.

amount-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
amount-face = so viele Karten wie aufgedruckt
amount-each-cards = { $cards ->
    [one] je { $cards } Karte
   *[other] je { $cards } Karten
 }
amount-each-face = je so viele Karten wie aufgedruckt
draws-next-waits = der nächste Spieler zieht { $amount } und setzt aus
draws-next-plays = der nächste Spieler zieht { $amount } und ist dann ganz normal am Zug
draws-next-may-play = der nächste Spieler zieht { $amount } und darf dann noch eine Karte legen
draws-others = alle anderen ziehen { $amount }
draws-everyone = ausnahmslos alle Spieler ziehen { $amount }
draws-you = du ziehst selbst { $amount }
skips-next = { $seats ->
    [one] der nächste Spieler wird übersprungen
   *[other] die nächsten { $seats } Spieler werden übersprungen
 }
skips-others = alle anderen werden übersprungen, und du bist wieder am Zug
skips-chosen = du bestimmst einen Spieler, der übersprungen wird
reverses = die Spielrichtung wechselt
reverses-two-skips = der andere Spieler wird übersprungen, und du bist wieder am Zug
reverses-two-nothing = keine Wirkung
plays-again = du bist noch einmal am Zug
plays-again-or-not = du darfst noch eine Karte legen

reply-draw-adds = Wer ziehen müsste, darf stattdessen { $answer } legen; die Zahlen werden zusammengezählt, und ziehen muss der nächste Spieler.
reply-draw-doubles = Wer ziehen müsste, darf stattdessen { $answer } legen; die Zahl verdoppelt sich, und ziehen muss der nächste Spieler.
reply-draw-replaces = Wer ziehen müsste, darf stattdessen { $answer } legen; den nächsten Spieler trifft dann nur, was die neue Karte verlangt.
reply-draw-passes-on = Wer ziehen müsste, darf stattdessen { $answer } legen; dann muss der nächste Spieler ebenso viele ziehen.
reply-draw-sends-back = Wer ziehen müsste, darf stattdessen { $answer } legen; dann muss der ziehen, der es verursacht hat.
reply-draw-cancels = Wer ziehen müsste, darf stattdessen { $answer } legen; dann zieht niemand.
reply-skip-adds = Wer übersprungen würde, darf stattdessen { $answer } legen; es werden dann entsprechend mehr der folgenden Spieler übersprungen.
reply-skip-doubles = Wer übersprungen würde, darf stattdessen { $answer } legen; dann werden doppelt so viele Spieler übersprungen.
reply-skip-replaces = Wer übersprungen würde, darf stattdessen { $answer } legen; den nächsten Spieler trifft dann nur die neue Karte.
reply-skip-passes-on = Wer übersprungen würde, darf stattdessen { $answer } legen; dann wird der nächste Spieler übersprungen.
reply-skip-sends-back = Wer übersprungen würde, darf stattdessen { $answer } legen; dann wird der übersprungen, der es verursacht hat.
reply-skip-cancels = Wer übersprungen würde, darf stattdessen { $answer } legen; dann wird niemand übersprungen.
reply-to-some = Gegen { CARDS($owing, form: "acc", join: "or") }: { $reply }

# ---- Ansagen

call-at = { $cards ->
    [0] Sag „{ $word }“, wenn du deine letzte Karte legst.
    [1] Sag „{ $word }“, wenn du nur noch eine Karte hast.
   *[other] Sag „{ $word }“, wenn du nur noch { $cards } Karten hast.
 }
call-forgotten = Wer das vergisst, { $penalty }.
call-forgotten-nothing = Es zu vergessen kostet nichts.
call-none = Mit nur noch einer Karte auf der Hand muss man nichts sagen.
catcher-anyone = Jeder andere Spieler darf es beanstanden, wenn jemand die Ansage vergisst.
catcher-next = Nur der nächste Spieler darf es beanstanden, wenn jemand die Ansage vergisst.
catcher-table = Niemand muss es beanstanden, wenn jemand die Ansage vergisst.
call-caught-next-turn = Eine vergessene Ansage kann nachgeholt oder bemerkt werden, bis der nächste Spieler seinen Zug beginnt.
call-caught-next-card = Eine vergessene Ansage kann nachgeholt oder bemerkt werden, bis wieder eine Karte gelegt oder gezogen wird.
call-caught-last-card = Eine vergessene Ansage kann nachgeholt oder bemerkt werden, bis die letzte Karte gelegt wird.
call-made-good-next-turn = Eine vergessene Ansage kann nachgeholt werden, bis der nächste Spieler seinen Zug beginnt.
call-made-good-next-card = Eine vergessene Ansage kann nachgeholt werden, bis wieder eine Karte gelegt oder gezogen wird.
call-made-good-last-card = Eine vergessene Ansage kann nachgeholt werden, bis die letzte Karte gelegt wird.
penalty-cards = { $cards ->
    [one] zieht { $cards } Karte
   *[other] zieht { $cards } Karten
 }
penalty-turns = { $turns ->
    [1] setzt einmal aus
    [2] setzt zweimal aus
   *[other] setzt { $turns }-mal aus
 }
penalty-no-finish = darf die letzte Karte erst legen, wenn das Wort gesagt ist

# ---- Schluss machen

finish-hand-ends = Die Runde endet, sobald jemand seine letzte Karte gelegt hat.
finish-play-on = Wer seine letzte Karte gelegt hat, ist fertig; die anderen spielen um die Plätze weiter, bis nur noch einer Karten hat.
last-card-wins = Mit { CARDS($cards, form: "dat", join: "or") } darfst du Schluss machen wie mit jeder anderen Karte.
last-card-acts = Ist deine letzte Karte { CARDS($cards, form: "a", join: "or") }, wirkt sie noch, bevor die Runde endet; kontern kann man sie nicht.
last-card-acts-and-may-come-back = Ist deine letzte Karte { CARDS($cards, form: "a", join: "or") }, wirkt sie noch und kann gekontert werden; trifft sie dich selbst, ziehst du und spielst wieder mit.
last-card-forbidden = Mit { CARDS($cards, form: "dat", join: "or") } darfst du nicht Schluss machen.
last-card-if-it-fits = Mit { CARDS($cards, form: "dat", join: "or") } darfst du nur Schluss machen, wenn die Karte wie eine gewöhnliche zur obersten passt.
last-card-draws = { $number ->
    [one] Legst du als letzte Karte { CARDS($cards, form: "acc", join: "or") }, bist du nicht fertig: Du ziehst { $number } Karte und spielst weiter.
   *[other] Legst du als letzte Karte { CARDS($cards, form: "acc", join: "or") }, bist du nicht fertig: Du ziehst { $number } Karten und spielst weiter.
 }
last-card-stays-in = Legst du als letzte Karte { CARDS($cards, form: "acc", join: "or") }, bist du nicht fertig: Du bleibst ohne Karten im Spiel.

# ---- Punkte

score-each-pays-own-hand = Wer Schluss gemacht hat, bekommt keine Punkte. Den anderen werden die Karten auf ihrer Hand als Strafpunkte angeschrieben.
score-winner-collects = Wer Schluss gemacht hat, bekommt die Punkte aller Karten gutgeschrieben, die die anderen noch haben.
score-winner-collects-average = Wer Schluss gemacht hat, bekommt den Durchschnitt dessen gutgeschrieben, was die anderen noch haben.
score-lowest-collects-differences = Wer die wenigsten Punkte auf der Hand hat, bekommt von jedem anderen die Differenz der beiden Hände gutgeschrieben.
score-lowest-wins = Wer die wenigsten Punkte auf der Hand hat, gewinnt die Runde.
score-finishers-collect = Wer fertig wird, bekommt jeweils die Punkte aller Karten gutgeschrieben, die die anderen in diesem Augenblick haben.
score-winner-takes = { $points ->
    [one] Wer Schluss gemacht hat, bekommt { $points } Punkt.
   *[other] Wer Schluss gemacht hat, bekommt { $points } Punkte.
 }
score-places = Nur die Plätze zählen: wer als Erster fertig ist, wer als Zweiter und so weiter.
score-none = Es werden keine Punkte gezählt: Wer Schluss macht, gewinnt die Runde.
value-points = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] zählt
   *[many] zählen je
 } { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "many") } zählen, was auf ihnen steht.
    [2] { CARDS($cards, form: "many") } zählen das Doppelte dessen, was auf ihnen steht.
   *[other] { CARDS($cards, form: "many") } zählen das { $times }-Fache dessen, was auf ihnen steht.
 }

# ---- die Partie

game-single-hand = Jede Runde ist ein Spiel für sich.
game-hands = { $hands ->
    [one] Eine Partie hat { $hands } Runde.
   *[other] Eine Partie hat { $hands } Runden.
 }
game-each-deals = { $hands ->
    [1] Eine Partie dauert, bis jeder einmal gegeben hat.
    [2] Eine Partie dauert, bis jeder zweimal gegeben hat.
   *[other] Eine Partie dauert, bis jeder { $hands }-mal gegeben hat.
 }
game-winner-each-pays-own-hand = Wer insgesamt die wenigsten Punkte hat, gewinnt.
game-winner-winner-collects = Wer insgesamt die meisten Punkte hat, gewinnt.
game-winner-winner-collects-average = Wer insgesamt die meisten Punkte hat, gewinnt.
game-winner-lowest-collects-differences = Wer insgesamt die meisten Punkte hat, gewinnt.
game-winner-lowest-wins = Wer die meisten Runden gewonnen hat, gewinnt.
game-winner-finishers-collect = Wer insgesamt die meisten Punkte hat, gewinnt.
game-winner-winner-takes = Wer insgesamt die meisten Punkte hat, gewinnt.
game-winner-places = Wer insgesamt die besten Plätze hat, gewinnt.
game-winner-none = Wer die meisten Runden gewonnen hat, gewinnt.
game-target-lowest-wins = Die Partie endet nach der Runde, in der jemand { $target } hat; wer dann die wenigsten Punkte hat, gewinnt.
game-target-highest-wins = Die Partie endet nach der Runde, in der jemand { $target } hat; wer dann die meisten Punkte hat, gewinnt.
game-target-first-wins = Wer als Erster { $target } hat, gewinnt die Partie.
game-target-reachers-lose = Die Partie endet, wenn jemand { $target } hat: Er verliert, und alle anderen gewinnen.
game-target-reachers-drop-out = Wer { $target } hat, scheidet aus; wer als Letzter übrig bleibt, gewinnt.
points-reached = { $points ->
    [one] { $points } Punkt oder mehr
   *[other] { $points } Punkte oder mehr
 }
points-past = { $points ->
    [one] mehr als { $points } Punkt
   *[other] mehr als { $points } Punkte
 }
points-reached-per-player = { $points ->
    [one] { $points } Punkt oder mehr für jeden Spieler am Tisch
   *[other] { $points } Punkte oder mehr für jeden Spieler am Tisch
 }
points-past-per-player = { $points ->
    [one] mehr als { $points } Punkt für jeden Spieler am Tisch
   *[other] mehr als { $points } Punkte für jeden Spieler am Tisch
 }
tie-extra-hand = Bei Gleichstand wird noch eine Runde gespielt.
tie-shared = Bei Gleichstand teilt man sich den Sieg.
tie-earlier-lowest = Bei Gleichstand gewinnt, wer vor der letzten Runde weniger Punkte hatte.
