# Going out.

finish-hand-ends-partners = Die Runde endet, sobald jemand seine letzte Karte gelegt hat; seine Seite hat sie gewonnen.
finish-hand-ends-dummies = Die Runde endet, sobald jemand die letzte Karte einer seiner beiden Hände gelegt hat; er hat sie gewonnen.
finish-next-counter = Wer seine letzte Karte gelegt hat, zieht vom Nachziehstapel so viele neue, wie sein Zähler dann anzeigt, und spielt weiter.
finish-both-partners = Wer seine letzte Karte gelegt hat, ist fertig; die Runde endet, sobald beide Partner einer Seite fertig sind.
finish-both-hands = Wer die letzte Karte einer seiner beiden Hände gelegt hat, ist mit ihr fertig; die Runde endet, sobald jemand mit beiden fertig ist.
finish-only-on = Schluss machen darfst du nur mit { CARDS($cards, form: "dat", join: "or") }.
finish-waits = Wer die letzte Karte legt, während auch ein anderer Spieler keine Karte hat, hat nicht gewonnen, sondern bleibt ohne Karten im Spiel.
claim = Legt jemand anders eine Karte, deren Zahl die Summe der Karten auf deiner Hand ist, darfst du „{ $word }“ sagen, bis der nächste Spieler legt oder zieht; du legst deine Karten unter den Ablagestapel und bist fertig; keine Karte gilt als deine letzte. Wäre die Runde mit der gelegten Karte zu Ende, bist du vor ihrem Spieler fertig. Es zählt, wer schneller ist.
claim-owed-lapses = Musstest du gerade ziehen, aussetzen oder eine Karte legen, entfällt das.
hand-limit-out = { $cards ->
    [one] Wer mehr als { $cards } Karte hat, scheidet aus der Runde aus; seine Karten kommen unter den Ablagestapel.
   *[other] Wer mehr als { $cards } Karten hat, scheidet aus der Runde aus; seine Karten kommen unter den Ablagestapel.
 }
hand-limit-when = Gezählt wird dafür erst, wenn die gelegte Karte ganz gewirkt hat, im Uhrzeigersinn ab der linken Seite dessen, der sie gelegt hat.
hand-limit-not-compared = Wer so ausgeschieden ist, zählt nicht mehr mit, wenn die Hände verglichen werden.
hand-limit-one-left-wins = Bleibt nur eine Person übrig, endet die Runde, und sie hat gewonnen.
hand-limit-one-left-takes-place = Bleibt nur eine Person übrig, endet die Runde, und sie bekommt den nächsten Platz.
hand-limit-winner-scores = Gutgeschrieben wird ihm, was bekommt, wer Schluss macht; haben mehrere am wenigsten, teilen sie es sich, abgerundet.
hand-limit-winner-scores-differences = Gutgeschrieben wird ihm von jedem anderen die Differenz der beiden Hände, ganz gleich, welche größer ist; haben mehrere am wenigsten, teilen sie es sich, abgerundet.
hand-limit-loses = { $cards ->
    [one] Wer mehr als { $cards } Karte hat, verliert die Runde, die damit endet. Gewonnen hat sie dann, wer von den anderen am wenigsten auf der Hand hat.
   *[other] Wer mehr als { $cards } Karten hat, verliert die Runde, die damit endet. Gewonnen hat sie dann, wer von den anderen am wenigsten auf der Hand hat.
 }
finish-after-wins = Deckst du mit deiner letzten Karte { CARDS($cards, form: "acc", join: "or") } zu, bist du fertig.
finish-after-acts = Deckst du mit deiner letzten Karte { CARDS($cards, form: "acc", join: "or") } zu, wirkt die letzte noch, bevor die Runde endet; kontern kann man sie nicht.
finish-after-acts-and-may-come-back = Deckst du mit deiner letzten Karte { CARDS($cards, form: "acc", join: "or") } zu, wirkt die letzte noch und kann gekontert werden; trifft sie dich selbst, ziehst du und spielst wieder mit.
finish-after-forbidden = Du darfst nicht Schluss machen, indem du { CARDS($cards, form: "acc", join: "or") } zudeckst.
finish-after-if-it-fits = Du darfst Schluss machen, indem du { CARDS($cards, form: "acc", join: "or") } zudeckst, aber nur mit einer Karte, die wie eine gewöhnliche dazu passt.
finish-after-draws = { $number ->
    [one] Deckst du mit deiner letzten Karte { CARDS($cards, form: "acc", join: "or") } zu, bist du nicht fertig: Du ziehst { $number } Karte und spielst weiter.
   *[other] Deckst du mit deiner letzten Karte { CARDS($cards, form: "acc", join: "or") } zu, bist du nicht fertig: Du ziehst { $number } Karten und spielst weiter.
 }
finish-after-stays-in = Deckst du mit deiner letzten Karte { CARDS($cards, form: "acc", join: "or") } zu, bist du nicht fertig: Du bleibst ohne Karten im Spiel.
finish-after-out-at-next-turn = Deckst du mit deiner letzten Karte { CARDS($cards, form: "acc", join: "or") } zu, bist du noch nicht fertig: Die letzte wirkt wie jede andere, und fertig bist du erst, wenn du an die Reihe kommst und nichts schuldig bist. Hast du bis dahin Karten gezogen, spielst du weiter.
finish-hand-ends = Die Runde endet, sobald jemand seine letzte Karte gelegt hat.
finish-play-on = Wer seine letzte Karte gelegt hat, ist fertig; die anderen spielen um die Plätze weiter, bis nur noch einer Karten hat.
finish-hand-ends-once-out = Die Runde endet, sobald jemand fertig ist.
finish-hand-ends-partners-once-out = Die Runde endet, sobald jemand fertig ist; seine Seite hat sie gewonnen.
finish-hand-ends-dummies-once-out = Die Runde endet, sobald jemand mit einer seiner beiden Hände fertig ist; er hat sie gewonnen.
finish-play-on-once-out = Ist jemand fertig, spielen die anderen um die Plätze weiter, bis nur noch einer im Spiel ist.
finish-both-partners-once-out = Die Runde endet, sobald beide Partner einer Seite fertig sind.
finish-both-hands-once-out = Die Runde endet, sobald jemand mit beiden Händen fertig ist.
last-card-wins = Mit { CARDS($cards, form: "dat", join: "or") } darfst du Schluss machen wie mit jeder anderen Karte.
last-card-wins-on-any = Mit jeder Karte darfst du Schluss machen; die letzte Karte wirkt nicht mehr.
last-card-acts = Ist deine letzte Karte { CARDS($cards, form: "a", join: "or") }, wirkt sie noch, bevor die Runde endet; kontern kann man sie nicht.
last-card-names-nothing = Wer als letzte Karte { CARDS($cards, form: "acc", join: "or") } legt, wünscht sich keine { SUIT_WORD() } mehr.
last-card-may-be-doubted = Auch dann darf { CARDS($cards, form: "a", join: "or") } angezweifelt werden; wer dafür ziehen muss, spielt wieder mit.
last-card-is-answered = Ist deine letzte Karte { CARDS($cards, form: "a", join: "or") }, wirkt sie noch und kann gekontert werden; auch wenn sie dich selbst trifft, bist du fertig.
last-card-draws-none = Gibt es keine Karte zu ziehen, bleibst du ohne Karten im Spiel.
last-card-acts-among-the-others = Ist deine letzte Karte { CARDS($cards, form: "a", join: "or") }, bist du fertig, und sie wirkt noch unter den anderen; endet damit die Runde, kann man sie nicht kontern.
last-card-has-to-be-covered = Ist deine letzte Karte { CARDS($cards, form: "a", join: "or") }, bist du noch nicht fertig: Sie verlangt noch eine weitere Karte.
last-card-acts-and-may-come-back = Ist deine letzte Karte { CARDS($cards, form: "a", join: "or") }, wirkt sie noch und kann gekontert werden; trifft sie dich selbst, ziehst du und spielst wieder mit.
last-card-forbidden = Mit { CARDS($cards, form: "dat", join: "or") } darfst du nicht Schluss machen.
last-card-if-it-fits = Mit { CARDS($cards, form: "dat", join: "or") } darfst du nur Schluss machen, wenn die Karte wie eine gewöhnliche zur obersten passt.
last-card-draws = { $number ->
    [one] Legst du als letzte Karte { CARDS($cards, form: "acc", join: "or") }, bist du nicht fertig: Du ziehst { $number } Karte und spielst weiter.
   *[other] Legst du als letzte Karte { CARDS($cards, form: "acc", join: "or") }, bist du nicht fertig: Du ziehst { $number } Karten und spielst weiter.
 }
last-card-stays-in = Legst du als letzte Karte { CARDS($cards, form: "acc", join: "or") }, bist du nicht fertig: Du bleibst ohne Karten im Spiel.
last-card-out-at-next-turn = Legst du als letzte Karte { CARDS($cards, form: "acc", join: "or") }, bist du noch nicht fertig: Sie wirkt wie jede andere, und fertig bist du erst, wenn du an die Reihe kommst und nichts schuldig bist. Hast du bis dahin Karten gezogen, spielst du weiter.
last-card-out-at-next-turn-on-any = Mit deiner letzten Karte bist du noch nicht fertig: Sie wirkt wie jede andere, und fertig bist du erst, wenn du an die Reihe kommst und nichts schuldig bist. Hast du bis dahin Karten gezogen, spielst du weiter.
last-card-wins-while = { $condition }, bist du sofort fertig, wenn deine letzte Karte { CARDS($cards, form: "a", join: "or") } ist.
last-card-forbidden-while = { $condition }, darfst du mit { CARDS($cards, form: "dat", join: "or") } nicht Schluss machen.
last-card-forbidden-while-any = { $condition }, darfst du nicht Schluss machen.
last-card-draws-while = { $condition }, bist du nicht fertig, wenn du als letzte Karte { CARDS($cards, form: "acc", join: "or") } legst: { $number ->
    [one] Du ziehst { $number } Karte und spielst weiter.
   *[other] Du ziehst { $number } Karten und spielst weiter.
 }
last-card-stays-in-while = { $condition }, bist du nicht fertig, wenn du als letzte Karte { CARDS($cards, form: "acc", join: "or") } legst: Du bleibst ohne Karten im Spiel.
last-card-out-at-next-turn-while = { $condition }, bist du noch nicht fertig, wenn du als letzte Karte { CARDS($cards, form: "acc", join: "or") } legst: Sie wirkt wie jede andere, und fertig bist du erst, wenn du an die Reihe kommst und nichts schuldig bist. Hast du bis dahin Karten gezogen, spielst du weiter.
knock = { $points ->
    [one] Zählen die Karten auf deiner Hand höchstens { $points } Punkt, darfst du, wenn du am Zug bist, statt zu legen oder zu ziehen „{ $word }“ sagen: Die Runde endet sofort, und die Karten werden gezählt, deine wie alle anderen.
   *[other] Zählen die Karten auf deiner Hand höchstens { $points } Punkte, darfst du, wenn du am Zug bist, statt zu legen oder zu ziehen „{ $word }“ sagen: Die Runde endet sofort, und die Karten werden gezählt, deine wie alle anderen.
 }
