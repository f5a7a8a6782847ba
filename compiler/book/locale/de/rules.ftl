# Die Regeln einer Runde, Thema für Thema.

summary = Für { $players } Spieler, mit { $packs ->
    [1] einem Blatt
   *[other] { $packs } Blättern
 } zu { $cards } Karten.

# ---- Ziel, Blatt, Geben

aim-hand-ends = Werde als Erster alle deine Karten los.
aim-play-on = Werde deine Karten so früh wie möglich los: Die anderen spielen weiter, bis nur noch einer Karten hat.
aim-penalties = Karten, die dir auf der Hand bleiben, zählen gegen dich.
aim-rewards = Die Karten, die den anderen noch bleiben, bringen dir dann Punkte.


deal-dealing = Der Geber mischt und teilt die Karten einzeln und verdeckt aus.
deal-cards = { $cards ->
    [one] Jeder bekommt { $cards } Karte.
   *[other] Jeder bekommt { $cards } Karten.
 }

first-dealer-random = Wer zuerst gibt, entscheidet das Los.
first-dealer-lowest-card = Jeder zieht eine Karte; wer die niedrigste hat, gibt zuerst.
first-dealer-highest-card = Jeder zieht eine Karte; wer die höchste hat, gibt zuerst.
first-dealer-youngest = Der Jüngste gibt zuerst.
next-dealer-left = Nach jeder Runde gibt der linke Nachbar des Gebers.
next-dealer-right = Nach jeder Runde gibt der rechte Nachbar des Gebers.
next-dealer-winner = Wer eine Runde gewinnt, gibt in der nächsten.
next-dealer-loser = Wer eine Runde verliert, gibt in der nächsten.
next-dealer-same = Es gibt in jeder Runde derselbe Spieler.

# ---- Startkarte, erster Spieler

starter-plain = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, gilt sie als gewöhnliche Karte.
starter-acts = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wirkt sie so, als hätte der Geber sie gelegt.
starter-acts-dealer-starts = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wirkt sie sofort, und der Geber beginnt.
starter-dealer-names = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, sieht sich der Geber seine Karten an und { $choice ->
    [may] darf { starter-named } bestimmen
   *[must] bestimmt { starter-named }
 }, { starter-followed }.
starter-first-names = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, { $choice ->
    [may] darf der erste Spieler { starter-named } bestimmen
   *[must] bestimmt der erste Spieler { starter-named }
 }, { starter-followed }.
starter-named = { $named ->
    [rank] den Wert
    [suit-and-rank] { SUIT_WORD() } und Wert
   *[suit] die { SUIT_WORD() }
 }
starter-followed = { $named ->
    [rank] der bedient werden muss
    [suit-and-rank] die bedient werden müssen
   *[suit] die bedient werden muss
 }
starter-any-fits = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, darf der erste Spieler eine beliebige Karte legen.
starter-bury = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wird sie in die Mitte des Nachziehstapels zurückgesteckt und eine andere aufgedeckt.
starter-under = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, kommt sie unter den Nachziehstapel, und eine andere wird aufgedeckt.
starter-redraw = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wird darüber eine weitere aufgedeckt.
starter-reshuffle = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, kommt sie zurück, der Nachziehstapel wird gemischt und eine andere aufgedeckt.
starter-effects = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, gilt: { $effects }.

first-player-left-of-dealer = Der linke Nachbar des Gebers beginnt.
first-player-right-of-dealer = Der rechte Nachbar des Gebers beginnt.
first-player-dealer = Der Geber beginnt.
first-player-winner = Es beginnt, wer die letzte Runde gewonnen hat.
first-player-youngest = Der Jüngste beginnt.
first-player-random = Wer beginnt, entscheidet das Los.
direction-clockwise = Gespielt wird im Uhrzeigersinn.
direction-anticlockwise = Gespielt wird gegen den Uhrzeigersinn.
direction-chosen = Wer beginnt, bestimmt auch die Spielrichtung.

# ---- ein Zug

turn-match = Wenn du am Zug bist, lege eine Karte offen auf den Ablagestapel. Sie muss zur obersten Karte passen: { $attributes }.
attribute-suit = gleiche { SUIT_WORD() }
attribute-rank = gleicher Wert
attribute-colour = beide rot bzw. beide schwarz
attribute-neighbour = der nächsthöhere oder nächstniedrigere Wert

wild-plain = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] passt
   *[many] passen
 } immer und { NUMBER_OF($cards) ->
    [one] darf
   *[many] dürfen
 } auf jede Karte gelegt werden. Auf dem Stapel { NUMBER_OF($cards) ->
    [one] ist das dann eine Karte wie jede andere
   *[many] sind es dann Karten wie alle anderen
 }.
wild-none = Es gibt keine Karten, die immer passen.
wild-no-longer = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] passt
   *[many] passen
 } nicht mehr auf jede Karte.

forbidden-on = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] darf
   *[many] dürfen
 } nie auf { CARDS($below, form: "acc", join: "or") } gelegt werden.
forbidden-nothing = { CARDS($cards, form: "many") } { NUMBER_OF($cards) ->
    [one] darf
   *[many] dürfen
 } auf jede Karte gelegt werden{ NUMBER_OF($cards) ->
    [one] { "" }
   *[many] { ", auch aufeinander" }
 }.

# ---- Ziehen

draw-at-will-exactly = { $cards ->
    [one] Wenn du keine Karte legen kannst oder willst, zieh stattdessen { $cards } Karte vom Nachziehstapel.
   *[other] Wenn du keine Karte legen kannst oder willst, zieh stattdessen { $cards } Karten vom Nachziehstapel.
 }
draw-at-will-up-to = Wenn du keine Karte legen kannst oder willst, zieh stattdessen einzeln Karten vom Nachziehstapel, bis eine passt, höchstens aber { $cards }.
draw-at-will-until-playable = Wenn du keine Karte legen kannst oder willst, zieh stattdessen einzeln Karten vom Nachziehstapel, bis eine passt.
draw-when-unable-exactly = { $cards ->
    [one] Wenn du keine Karte legen kannst, zieh { $cards } Karte vom Nachziehstapel; kannst du eine legen, musst du es tun.
   *[other] Wenn du keine Karte legen kannst, zieh { $cards } Karten vom Nachziehstapel; kannst du eine legen, musst du es tun.
 }
draw-when-unable-up-to = Wenn du keine Karte legen kannst, zieh einzeln Karten vom Nachziehstapel, bis eine passt, höchstens aber { $cards }. Kannst du eine Karte legen, musst du es tun.
draw-when-unable-until-playable = Wenn du keine Karte legen kannst, zieh einzeln Karten vom Nachziehstapel, bis eine passt. Kannst du eine Karte legen, musst du es tun.

drawn-may-be-played = { $cards ->
    [1] Passt die gezogene Karte, darfst du sie gleich legen; sonst ist dein Zug zu Ende.
   *[other] Passt eine gezogene Karte, darfst du sie gleich legen; sonst ist dein Zug zu Ende.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Danach darfst du noch eine passende Karte legen, die gezogene oder eine andere; sonst ist dein Zug zu Ende.
   *[other] Danach darfst du noch eine passende Karte legen, eine gezogene oder eine andere; sonst ist dein Zug zu Ende.
 }
drawn-must-be-played = { $cards ->
    [1] Passt die gezogene Karte, musst du sie gleich legen; sonst ist dein Zug zu Ende.
   *[other] Passt eine gezogene Karte, musst du sie gleich legen; sonst ist dein Zug zu Ende.
 }
drawn-waits = Nach dem Ziehen ist dein Zug zu Ende, auch wenn eine gezogene Karte passt.
drawn-until-may-be-played = Die passende Karte, die du gezogen hast, darfst du gleich legen oder behalten; danach ist dein Zug zu Ende.
drawn-until-may-be-played-or-any-other = Dann darfst du die gezogene passende Karte legen, eine andere passende oder gar keine; danach ist dein Zug zu Ende.
drawn-until-must-be-played = Die passende Karte, die du gezogen hast, musst du gleich legen.
drawn-until-waits = Danach ist dein Zug zu Ende: Die passende Karte wartet auf deinen nächsten Zug.

# ---- der Nachziehstapel geht aus

stock-empty-reshuffle = Ist der Nachziehstapel aufgebraucht, bleibt die oberste Karte des Ablagestapels liegen; alle anderen werden gemischt und bilden den neuen Nachziehstapel.
stock-empty-turn-over = Ist der Nachziehstapel aufgebraucht, bleibt die oberste Karte des Ablagestapels liegen; alle anderen werden ungemischt umgedreht und bilden den neuen Nachziehstapel.
stock-empty-pass = Ist der Nachziehstapel aufgebraucht, gibt es keinen neuen. Wer eine Karte legen kann, muss es tun; alle anderen passen.
stock-empty-score = Ist der Nachziehstapel aufgebraucht und jemand braucht eine Karte, endet die Runde sofort, und es wird abgerechnet.
stock-exhausted-pass = Lässt sich kein neuer Nachziehstapel bilden, muss legen, wer eine Karte legen kann; alle anderen passen.
stock-exhausted-score = Lässt sich kein neuer Nachziehstapel bilden, endet die Runde sofort, und es wird abgerechnet.
blocked-void = Eine festgefahrene Runde ist ungültig: Niemand bekommt Punkte.
blocked-each-pays-own-hand = In einer festgefahrenen Runde zählt jeder die Karten auf seiner eigenen Hand.
blocked-winner-collects = In einer festgefahrenen Runde bekommt der Spieler mit den wenigsten Punkten auf der Hand die Punkte aller anderen Hände gutgeschrieben.
blocked-winner-collects-average = In einer festgefahrenen Runde bekommt der Spieler mit den wenigsten Punkten auf der Hand den Durchschnitt der anderen Hände gutgeschrieben.
blocked-lowest-collects-differences = In einer festgefahrenen Runde bekommt der Spieler mit den wenigsten Punkten auf der Hand von jedem anderen die Differenz der beiden Hände gutgeschrieben.
blocked-lowest-wins = Eine festgefahrene Runde gewinnt der Spieler mit den wenigsten Punkten auf der Hand.
blocked-finishers-collect = In einer festgefahrenen Runde bekommt der Spieler mit den wenigsten Punkten auf der Hand die Punkte aller anderen Hände gutgeschrieben.
blocked-winner-takes = { $points ->
    [one] In einer festgefahrenen Runde bekommt der Spieler mit den wenigsten Punkten auf der Hand { $points } Punkt.
   *[other] In einer festgefahrenen Runde bekommt der Spieler mit den wenigsten Punkten auf der Hand { $points } Punkte.
 }
blocked-places = In einer festgefahrenen Runde teilen sich alle, die noch Karten haben, den nächsten Platz.
blocked-none = In einer festgefahrenen Runde werden keine Punkte gezählt.
