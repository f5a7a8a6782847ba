# Ziehen, Nachziehstapel, Ansagen, Ende, Punkte und Partie, wo sie nicht die gewöhnlichen sind.

draw-at-will-nothing = Wenn du keine Karte legen kannst oder willst, passt du; gezogen wird nicht.
draw-when-unable-nothing = Wenn du keine Karte legen kannst, passt du; gezogen wird nicht. Kannst du eine legen, musst du es tun.
draw-may-go-on = Auch wenn schon eine Karte passt, darfst du weiterziehen.
pass-after-last-draw = Erst wenn du alle gezogen hast, darfst du deinen Zug beenden, ohne eine Karte zu legen.
pass-after-any-draw = Nach jeder dieser Karten darfst du deinen Zug beenden.
pass-when-dry = Gibt es nichts zu ziehen, darf jeder passen, auch mit einer passenden Karte.
pass-at-will = Du darfst auch passen, ohne zu ziehen.

stock-refills-when-needed = Ein neuer Nachziehstapel wird gebildet, wenn jemand ziehen muss und keine Karte mehr da ist.
stock-refills-at-once = Ein neuer Nachziehstapel wird gebildet, sobald die letzte Karte gezogen ist.
stock-keeps-top = Wird ein neuer Nachziehstapel gebildet, bleibt nur die oberste Karte des Ablagestapels liegen.
stock-keeps-top-and-chain = Solange noch Karten fällig sind, bleiben auch die Karten liegen, die dazu geführt haben.
stock-limit = { $times ->
    [0] Es wird nie ein neuer Nachziehstapel gebildet.
    [1] In einer Runde wird höchstens einmal ein neuer Nachziehstapel gebildet.
    [2] In einer Runde wird höchstens zweimal ein neuer Nachziehstapel gebildet.
   *[other] In einer Runde wird höchstens { $times }-mal ein neuer Nachziehstapel gebildet.
 }
stock-short-lapses = Sind zu wenige Karten da, ziehst du, was da ist; der Rest verfällt.
stock-short-owed = Sind zu wenige Karten da, ziehst du, was da ist, und den Rest in deinem nächsten Zug.
stock-short-no-play = Sind zu wenige Karten da, ziehst du, was da ist, und darfst in diesem Zug nichts legen.
stock-short-take-top = Sind zu wenige Karten da, nimmst du auch die oberste Karte des Ablagestapels.
stock-blocked = { $rounds ->
    [1] Wenn alle nacheinander passen, ist die Runde festgefahren und zu Ende.
    [2] Wenn alle zweimal nacheinander passen, ist die Runde festgefahren und zu Ende.
   *[other] Wenn alle { $rounds }-mal nacheinander passen, ist die Runde festgefahren und zu Ende.
 }
stock-blocked-passes = { $passes ->
    [1] Sobald jemand passt, ist die Runde festgefahren und zu Ende.
   *[other] Wird { $passes }-mal in Folge gepasst, ist die Runde festgefahren und zu Ende.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Wenn alle nacheinander passen
    [2] Wenn alle zweimal nacheinander passen
   *[other] Wenn alle { $rounds }-mal nacheinander passen
 } und danach { $passes ->
    [1] noch einer
   *[other] noch { $passes } Spieler
 }, ist die Runde festgefahren und zu Ende.
stock-blocked-cards = Auch wenn { $cards } Karten gelegt sind, ist die Runde festgefahren.
blocked-each-collects-differences = In einer festgefahrenen Runde bekommt jeder die Differenz zwischen der größten Hand und seiner eigenen gutgeschrieben.

call-ahead = Sag „{ $word }“ schon in dem Zug vor dem, in dem du deine letzte Karte oder deine letzten Karten legen willst.
call-false = Wer eine Ansage ohne Grund macht, { $penalty }.
call-false-nothing = Eine Ansage ohne Grund kostet nichts.
call-doubt = Wer jemanden zu Unrecht beschuldigt, { $penalty }.
call-doubt-nothing = Jemanden zu Unrecht zu beschuldigen kostet nichts.

aim-hand-ends-partners = Werde als Erster alle deine Karten los, für deinen Partner und für dich.
aim-next-counter = Bring deinen Zähler ans Ende: Jedes Mal, wenn du keine Karten mehr hast, kommst du einen Schritt näher.
aim-both-partners = Werde alle deine Karten los und hilf deinem Partner dabei: Es gewinnt die Seite, deren beide Spieler zuerst fertig sind.
finish-hand-ends-partners = Die Runde endet, sobald jemand seine letzte Karte gelegt hat; seine Seite hat sie gewonnen.
finish-next-counter = Wer seine letzte Karte gelegt hat, zieht vom Nachziehstapel so viele neue, wie sein Zähler dann anzeigt, und spielt weiter.
finish-both-partners = Wer seine letzte Karte gelegt hat, ist fertig; die Runde endet, sobald beide Partner einer Seite fertig sind.
finish-only-on = Schluss machen darfst du nur mit { CARDS($cards, form: "dat", join: "or") }.
finish-waits = Niemand hat gewonnen, solange auch ein anderer Spieler keine Karte hat.
claim = Ergeben die Karten auf deiner Hand zusammen die Zahl auf der obersten Karte, darfst du „{ $word }“ sagen und bist fertig.
hand-limit-out = { $cards ->
    [one] Wer mehr als { $cards } Karte hat, scheidet aus der Runde aus; seine Karten kommen unter den Ablagestapel.
   *[other] Wer mehr als { $cards } Karten hat, scheidet aus der Runde aus; seine Karten kommen unter den Ablagestapel.
 }
hand-limit-loses = { $cards ->
    [one] Wer mehr als { $cards } Karte hat, verliert die Runde, die damit endet.
   *[other] Wer mehr als { $cards } Karten hat, verliert die Runde, die damit endet.
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

score-each-collects-differences = Jeder bekommt die Differenz zwischen der größten Hand und seiner eigenen gutgeschrieben.
score-partners = Die Punkte einer Seite werden beiden Partnern angeschrieben.
score-rounds = Punkte werden auf Vielfache von { $points } gerundet, die Hälfte nach oben.
score-rounds-at-least = { $points ->
    [one] Was überhaupt zählt, zählt mindestens { $points } Punkt.
   *[other] Was überhaupt zählt, zählt mindestens { $points } Punkte.
 }
score-reshuffle = { $points ->
    [one] Wem der Nachziehstapel ausgeht, dem wird { $points } Strafpunkt angeschrieben.
   *[other] Wem der Nachziehstapel ausgeht, dem werden { $points } Strafpunkte angeschrieben.
 }
score-reshuffle-doubling = { $points ->
    [one] Wem der Nachziehstapel ausgeht, dem wird { $points } Strafpunkt angeschrieben, bei jedem weiteren Mal doppelt so viel.
   *[other] Wem der Nachziehstapel ausgeht, dem werden { $points } Strafpunkte angeschrieben, bei jedem weiteren Mal doppelt so viele.
 }
bonus-times = Endet die Runde mit { CARDS($cards, form: "dat", join: "or") }, zählen ihre Punkte { $times ->
    [2] doppelt
    [3] dreifach
    [4] vierfach
   *[other] { $times }-fach
 }.
bonus-more = { $points ->
    [one] Wer mit { CARDS($cards, form: "dat", join: "or") } Schluss macht, zählt { $points } Punkt zu seinen Punkten hinzu.
   *[other] Wer mit { CARDS($cards, form: "dat", join: "or") } Schluss macht, zählt { $points } Punkte zu seinen Punkten hinzu.
 }
bonus-less = { $points ->
    [one] Wer mit { CARDS($cards, form: "dat", join: "or") } Schluss macht, zieht { $points } Punkt von seinen Punkten ab.
   *[other] Wer mit { CARDS($cards, form: "dat", join: "or") } Schluss macht, zieht { $points } Punkte von seinen Punkten ab.
 }
game-winner-each-collects-differences = Wer insgesamt die meisten Punkte hat, gewinnt.
game-columns = Angeschrieben wird in { $columns } Spalten. Die erste Runde, die ein Spieler gewinnt, zählt in der ersten Spalte, die zweite in den ersten beiden und jede weitere in { $columns ->
    [2] beiden
   *[other] allen
 }. Jede Spalte geht bis { $points } Punkte und hat ihren eigenen Sieger; wer die meisten Spalten gewinnt, gewinnt die Partie.
game-counter = Wessen Zähler zuerst auf { $end } steht, der gewinnt die Partie.
game-exactly = Wer genau { $points } Punkte hat, fällt auf { $back } zurück.
