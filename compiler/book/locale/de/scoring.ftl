# Scores, and what cards count.

score-each-collects-differences = Jeder bekommt die Differenz zwischen der größten Hand und seiner eigenen gutgeschrieben.
score-side-went-out = Fertig ist die Seite, deren beide Spieler als erste draußen sind.
score-side-went-out-dummies = Fertig ist, wer als Erster mit beiden Händen draußen ist.
score-side-hands = Die beiden Hände einer Seite zählen als eine.
score-side-hands-dummies = Die beiden Hände eines Spielers zählen als eine.
score-not-partner = Für die Karten des Partners bekommt niemand etwas.
score-not-partner-dummies = Für die Karten der eigenen anderen Hand bekommt niemand etwas.
score-partners = Die Punkte einer Seite werden beiden Partnern angeschrieben.
score-partners-dummies = Was die beiden Hände eines Spielers einbringen, wird zusammen angeschrieben.
score-rounds = Punkte werden auf Vielfache von { $points } gerundet, die Hälfte nach oben.
score-rounds-at-least = { $points ->
    [one] Was überhaupt zählt, zählt mindestens { $points } Punkt.
   *[other] Was überhaupt zählt, zählt mindestens { $points } Punkte.
 }
score-drawn-added = Für jede Karte, die du vom Nachziehstapel ziehst, wofür auch immer, { $points ->
    [one] kommt { $points } Punkt zu deiner Summe.
   *[other] kommen { $points } Punkte zu deiner Summe.
 }
score-drawn-taken = Für jede Karte, die du vom Nachziehstapel ziehst, wofür auch immer, { $points ->
    [one] geht { $points } Punkt von deiner Summe ab.
   *[other] gehen { $points } Punkte von deiner Summe ab.
 }
score-reshuffle = { $points ->
    [one] Wem der Nachziehstapel ausgeht, dem wird { $points } Strafpunkt angeschrieben.
   *[other] Wem der Nachziehstapel ausgeht, dem werden { $points } Strafpunkte angeschrieben.
 }
score-reshuffle-doubling = { $points ->
    [one] Wem der Nachziehstapel ausgeht, dem wird { $points } Strafpunkt angeschrieben, bei jedem weiteren Mal im selben Spiel doppelt so viel.
   *[other] Wem der Nachziehstapel ausgeht, dem werden { $points } Strafpunkte angeschrieben, bei jedem weiteren Mal im selben Spiel doppelt so viele.
 }
score-reshuffle-taken = Wem der Nachziehstapel ausgeht, dem { $points ->
    [one] wird { $points } Punkt
   *[other] werden { $points } Punkte
 } von der Summe abgezogen.
score-reshuffle-doubling-taken = Wem der Nachziehstapel ausgeht, dem { $points ->
    [one] wird { $points } Punkt
   *[other] werden { $points } Punkte
 } von der Summe abgezogen, bei jedem weiteren Mal im Spiel doppelt so viel.
score-reshuffle-doubles-at-most = Verdoppelt wird höchstens { $times }-mal.
bonus-times = Endet die Runde mit { CARDS($cards, form: "dat", join: "or") }, zählen ihre Punkte { $times ->
    [2] doppelt
    [3] dreifach
    [4] vierfach
   *[other] { $times }-fach
 }.
bonus-times-first-out = Geht der Erste mit { CARDS($cards, form: "dat", join: "or") } hinaus, zählen die Punkte der Runde { $times ->
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
score-by-place = Die Plätze bringen Punkte, vom Ersten an, der fertig ist: { $points }. Wer am Ende noch Karten hat, hat den nächsten Platz; weitere Plätze bringen nichts.
score-none = Es werden keine Punkte gezählt: Wer Schluss macht, gewinnt die Runde.
score-none-plays-on = Es werden keine Punkte gezählt.
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
