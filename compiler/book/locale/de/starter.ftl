# The starter, who begins, and which way play goes.

starter-plain = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, gilt sie als gewöhnliche Karte.
starter-plain-all = Jede Startkarte gilt als gewöhnliche Karte.
starter-acts = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wirkt sie so, als hätte der Geber sie gelegt.
starter-acts-before-first = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wirkt sie so, als hätte sie der Spieler vor dem gelegt, der beginnt.
starter-acts-dealer-starts = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wirkt sie so, als hätte der Geber sie gelegt, und der Geber beginnt.
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
starter-any-fits = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, darf darauf jede beliebige Karte gelegt werden; das gilt für alle, bis eine Karte liegt.
starter-bury = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wird sie in die Mitte des Nachziehstapels zurückgesteckt und eine andere aufgedeckt.
starter-under = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, kommt sie unter den Nachziehstapel, und eine andere wird aufgedeckt.
starter-redraw = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, wird darüber eine weitere aufgedeckt.
starter-reshuffle = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, kommt sie zurück, der Nachziehstapel wird gemischt und eine andere aufgedeckt.
starter-effects = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, gilt: { $effects }.
starter-effects-dealer = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, gilt, als hätte der Geber sie gelegt: { $effects }.
starter-effects-before-first = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, gilt, als hätte sie der Spieler vor dem gelegt, der beginnt: { $effects }.
starter-effects-dealer-starts = Ist die Startkarte { CARDS($cards, form: "a", join: "or") }, gilt, als hätte der Geber sie gelegt: { $effects }. Dann beginnt der Geber.
first-player-left-of-dealer = Der linke Nachbar des Gebers beginnt.
first-player-right-of-dealer = Der rechte Nachbar des Gebers beginnt.
first-player-dealer = Der Geber beginnt.
first-player-winner = Es beginnt, wer die letzte Runde gewonnen hat; in der ersten und nach einer ohne Gewinner der Spieler links vom Geber.
first-player-winner-else-dealer = Es beginnt, wer die letzte Runde gewonnen hat; in der ersten und nach einer ohne Gewinner der Geber.
first-player-of-several = Haben mehrere sie gewonnen, beginnt der Erste von ihnen links vom Geber.
first-player-loser = Es beginnt, wer die letzte Runde verloren hat: wer die meisten Punkte übrig hatte, bei Gleichstand die meisten Karten; in der ersten der Spieler links vom Geber.
first-player-of-several-losers = Trifft das auf mehrere zu, beginnt der Erste von ihnen links vom Geber.
first-player-youngest = Der Jüngste beginnt.
first-player-oldest = Der Älteste beginnt.
first-player-random = Wer beginnt, entscheidet das Los.
first-player-holder = Es beginnt, wer { CARDS($cards, form: "acc", join: "or") } auf der Hand hat.
first-player-holder-any = Trifft das auf mehrere zu, beginnt der Erste von ihnen links vom Geber.
first-player-holder-lowest = Trifft das auf mehrere zu, beginnt, wer die niedrigste dieser Karten hat, bei Gleichstand der Erste links vom Geber.
first-player-holder-highest = Trifft das auf mehrere zu, beginnt, wer die höchste dieser Karten hat, bei Gleichstand der Erste links vom Geber.
first-player-holder-nobody = Trifft es auf niemanden zu, beginnt der Spieler links vom Geber.
first-player-holder-leads-any = Wer deshalb beginnt, muss eine dieser Karten als Erstes ausspielen, wenn sie gelegt werden darf; etwas anderes darf er stattdessen nicht tun.
first-player-holder-leads-lowest = Wer deshalb beginnt, muss die niedrigste dieser Karten als Erstes ausspielen, wenn sie gelegt werden darf; etwas anderes darf er stattdessen nicht tun.
first-player-holder-leads-highest = Wer deshalb beginnt, muss die höchste dieser Karten als Erstes ausspielen, wenn sie gelegt werden darf; etwas anderes darf er stattdessen nicht tun.
direction-clockwise = Gespielt wird im Uhrzeigersinn.
direction-anticlockwise = Gespielt wird gegen den Uhrzeigersinn.
direction-chosen = Wer beginnt, bestimmt auch die Spielrichtung.
