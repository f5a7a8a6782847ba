# What cards do.

draws-next = der nächste Spieler zieht { $amount }
draws-previous = der Spieler vor dir zieht { $amount }
draws-chosen = du bestimmst einen Spieler: Er zieht { $amount }
debtor-waits = Wer dann zieht, setzt aus.
creditor-goes-on = Weiter geht es dann mit dem Spieler nach dir.
draws-previous-waits = der Spieler vor dir zieht { $amount }, und weiter geht es mit dem Spieler nach dir
draws-previous-plays = der Spieler vor dir zieht { $amount } und ist dann ganz normal am Zug; von ihm aus geht es weiter
draws-previous-may-play = der Spieler vor dir zieht { $amount } und darf dann noch eine Karte legen; von ihm aus geht es weiter
draws-chosen-waits = du bestimmst einen Spieler: Er zieht { $amount } und setzt beim nächsten Mal aus
draws-chosen-plays = du bestimmst einen Spieler: Er zieht { $amount } und ist dann ganz normal am Zug; von ihm aus geht es weiter
draws-chosen-may-play = du bestimmst einen Spieler: Er zieht { $amount } und darf dann noch eine Karte legen; von ihm aus geht es weiter
turns-missed = { $turns ->
    [1] setzt einmal aus
    [2] setzt zweimal aus
   *[other] setzt { $turns }-mal aus
 }
waits-next = der nächste Spieler { turns-missed }
waits-previous = der Spieler vor dir { turns-missed }
waits-chosen = du bestimmst einen Spieler: Er { turns-missed }
names = { $choice ->
    [may] du darfst dir { $what } wünschen
   *[must] du wünschst dir { $what }
 }
names-for-this = du nennst { $what }, aber nur hierfür (bedienen muss das niemand)
covers = du musst sofort { $cards } darauflegen, sonst { $otherwise }
covers-or-not = du musst sofort { $cards } darauflegen und darfst die Karte nur legen, wenn du das kannst
must-play-next = der nächste Spieler muss { $cards } legen, sonst { $otherwise }
must-play-previous = der Spieler vor dir muss { $cards } legen, sonst { $otherwise }; danach geht es weiter, wo unterbrochen wurde
must-play-chosen = du bestimmst einen Spieler: Er muss { $cards } legen, sonst { $otherwise }; danach geht es weiter, wo unterbrochen wurde
demands = du wünschst dir einen Wert ({ CARDS($cards, form: "many") }), und der nächste Spieler muss eine Karte davon legen; wer das nicht kann, zieht wie gewöhnlich
demands-or-else = du wünschst dir einen Wert ({ CARDS($cards, form: "many") }), und der nächste Spieler muss eine Karte davon legen, sonst { $otherwise }
lasting-until-laid = { $duty }; legt er keine, gilt es für den Nächsten, bis jemand eine legt oder alle anderen gefragt sind
lasting-for-a-round = { $duty }; so geht es einmal um den Tisch
lasting-until-somebody-fails = { $duty }; so geht es reihum, bis jemand es nicht kann
asked-next = Von jedem Weiteren wird verlangt, verglichen mit der obersten Karte: { $cards }.
opens-round = hast du { $cards } auf der Hand, darfst du einen Umlauf eröffnen: Jeder legt der Reihe nach eine solche Karte, sonst { $otherwise }; bist du wieder an der Reihe, legst du noch eine oder beendest den Umlauf, und weiter geht es nach dir
adds = du darfst im selben Zug weitere Karten darauflegen, jeweils { $cards }; nur die letzte wirkt
copies = tut, was die Karte darunter getan hat, auch das Wünschen
swaps-hands-next = du tauschst deine Karten mit dem nächsten Spieler
swaps-hands-previous = du tauschst deine Karten mit dem Spieler vor dir
swaps-hands-chosen = du tauschst deine Karten mit einem Spieler deiner Wahl
rotates-hands = alle geben ihre Karten in Spielrichtung an den Nachbarn weiter
rotates-hands-left = alle geben ihre Karten an den linken Nachbarn weiter
cards-given = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 } aus deiner Hand
gives-next = du gibst dem nächsten Spieler { cards-given }
gives-previous = du gibst dem Spieler vor dir { cards-given }
gives-chosen = du gibst einem Spieler deiner Wahl { cards-given }
takes-next = der nächste Spieler gibt dir { amount-cards } seiner Wahl
takes-previous = der Spieler vor dir gibt dir { amount-cards } seiner Wahl
takes-chosen = du wählst einen Spieler, der dir { amount-cards } seiner Wahl gibt
takes-unseen-next = du ziehst blind { amount-cards } aus der Hand des nächsten Spielers
takes-unseen-previous = du ziehst blind { amount-cards } aus der Hand des Spielers vor dir
takes-unseen-chosen = du ziehst blind { amount-cards } aus der Hand eines Spielers deiner Wahl
each-picks-own = jeder sucht aus der eigenen Hand aus, bevor er sieht, was er bekommt
swaps-cards-next = du tauschst { amount-cards } mit dem nächsten Spieler; { each-picks-own }
swaps-cards-previous = du tauschst { amount-cards } mit dem Spieler vor dir; { each-picks-own }
swaps-cards-chosen = du tauschst { amount-cards } mit einem Spieler deiner Wahl; { each-picks-own }
passes-cards = alle geben { amount-cards } in Spielrichtung an den Nachbarn weiter; { each-picks-own }
passes-cards-left = alle geben { amount-cards } an den linken Nachbarn weiter; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, jeweils { $which }
 }
discarded-all = so viele Karten wie möglich, jeweils { $which }
discards-you = du wirfst ab: { $amount }
discards-next = der nächste Spieler wirft ab: { $amount }
discards-previous = der Spieler vor dir wirft ab: { $amount }
discards-chosen = du bestimmst einen Spieler, der abwirft: { $amount }
discards-others = alle anderen werfen der Reihe nach ab, jeder { $amount }
discards-all = alle werfen der Reihe nach ab, du zuerst, jeder { $amount }
shows-hand-next = du zeigst dem nächsten Spieler deine Karten
shows-hand-previous = du zeigst dem Spieler vor dir deine Karten
shows-hand-chosen = du zeigst einem Spieler deiner Wahl deine Karten
shows-hand-others = du zeigst allen anderen deine Karten
ends-hand = du darfst die Runde sofort beenden, und es wird abgerechnet
ends-hand-at-most = { $points ->
    [one] hast du höchstens { $points } Punkt auf der Hand, darfst du die Runde sofort beenden, und es wird abgerechnet
   *[other] hast du höchstens { $points } Punkte auf der Hand, darfst du die Runde sofort beenden, und es wird abgerechnet
 }
else-who = { $who ->
    [you] ziehst du
   *[they] zieht er
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
else-draw-up-to = { else-who }, bis eine verlangte Karte kommt, höchstens aber { $cards }
else-draw-until-playable = { else-who }, bis eine verlangte Karte kommt
else-draw-nothing = { $who ->
    [you] passt du
   *[they] passt er
 }
else-draw-face = { else-who } so viele Karten, wie die Zahl auf der obersten Karte sagt
else-wait = { $who ->
    [you] setzt du einmal aus
   *[they] setzt er einmal aus
 }
else-not-allowed = { $who ->
    [you] darfst du sie nicht legen
   *[they] darf er nichts legen
 }
card-does-in-cutter-suit = in der { SUIT_WORD() } der Schlusskarte: { $effects }.
card-does-nothing-in-cutter-suit = in der { SUIT_WORD() } der Schlusskarte: keine Wirkung.
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, stattdessen: { $effects }.
card-does-nothing-if = { $condition }: keine Wirkung.
card-does-nothing-if-instead = { $condition }, stattdessen: keine Wirkung.
if-laid-on = auf { CARDS($cards, form: "acc", join: "or") } gelegt
if-on-top = wenn { CARDS($cards, form: "a", join: "or") } obenauf liegt
if-holding = wenn du noch { CARDS($cards, form: "acc", join: "or") } auf der Hand hast
if-holding-none = wenn du keine dieser Karten mehr auf der Hand hast ({ CARDS($cards, form: "many") })
if-holding-several = wenn du noch mindestens { $number } dieser Karten auf der Hand hast ({ CARDS($cards, form: "many") })
if-holding-points = wenn die Karten, die du noch auf der Hand hast, höchstens { $points ->
    [one] { $points } Punkt zählen
   *[other] { $points } Punkte zählen
 }
if-on-countdown = wenn dein Zähler auf { $number } steht
if-players-remain = wenn noch { $players } Spieler dabei sind
if-owing = solange du Karten, ausgesetzte Züge oder eine bestimmte Karte schuldest
owing-several = Wer etwas schuldet, wenn er die erste von mehreren Karten legt, legt sie alle, solange er es schuldet.
owing-thrown-in = Wer eine Karte außer der Reihe einwirft, schuldet dabei nichts.
condition-on-for-starter = Die Startkarte liegt auf keiner Karte.
condition-on-for-several = Von zusammen gelegten Karten liegt jede auf der vor ihr.
condition-copied-hand = Wer eine Karte legt, die tut, was die Karte darunter getan hat, richtet sich nach der eigenen Hand.
condition-copied-counter = Wer eine Karte legt, die tut, was die Karte darunter getan hat, richtet sich nach dem eigenen Zähler.
add-open-closes = Eine Reihe daraufgelegter Karten ist am Ende des Zuges abgeschlossen.
add-open-stays = Eine Reihe daraufgelegter Karten bleibt offen: Der nächste Spieler darf sie fortsetzen.
add-open-until-closed = Eine Reihe daraufgelegter Karten bleibt offen, und der nächste Spieler darf sie fortsetzen, bis jemand, der etwas daraufgelegt hat, sie laut abschließt oder jemand eine Karte legt, die nicht dazu passt. Eine Karte, auf die weitere gelegt werden dürfen, ist immer offen; eine daraufgelegte Karte ohne { SUIT_WORD() }, mit der man sich eine wünscht, ist die letzte ihrer Reihe.
add-row-stays = Bis ihre letzte Karte gewirkt hat, bleibt die ganze Reihe auf dem Ablagestapel, auch wenn ein neuer Nachziehstapel gebildet wird.
add-names-first = Darfst du dir mit einer Karte etwas wünschen und weitere darauflegen, wünschst du zuerst; die erste Karte darauf richtet sich nach dem Wunsch.
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
amount-until = sofort so viele Karten, wie nötig sind, um { $which } zu bekommen{ $most ->
    [0] { "" }
   *[other] , höchstens aber { $most }
 } (kommt keine, alle, die da sind)
amount-each-until = sofort jeweils so viele Karten, wie nötig sind, um { $which } zu bekommen{ $most ->
    [0] { "" }
   *[other] , höchstens aber { $most }
 } (kommt keine, alle, die da sind)
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
