# The calls.

call-ahead = Sag „{ $word }“ schon in dem Zug vor dem, in dem du deine letzte Karte oder deine letzten Karten legen willst.
call-ahead-in-round = Für die Ansage im Zug davor zählt es jedes Mal als Zug, wenn du in einem Umlauf an der Reihe bist.
call-false = Wer eine Ansage ohne Grund macht, { $penalty }.
call-false-ahead = Auch eine Ansage im Zug davor war ohne Grund, wenn du am Ende deines nächsten Zuges noch Karten hast.
call-false-nothing = Eine Ansage ohne Grund kostet nichts.
call-doubt = Wer jemanden zu Unrecht beschuldigt, { $penalty }.
call-doubt-nothing = Jemanden zu Unrecht zu beschuldigen kostet nichts.
call-at = { $cards ->
    [0] Sag „{ $word }“, wenn du deine letzte Karte legst.
    [1] Sag „{ $word }“, wenn du nur noch eine Karte hast.
   *[other] Sag „{ $word }“, wenn du nur noch { $cards } Karten hast.
 }
call-forgotten = Wer das vergisst, { $penalty }.
call-forgotten-nothing = Es zu vergessen kostet nichts.
call-made-good-own-turn = Eine vergessene Ansage kann in jedem späteren eigenen Zug nachgeholt werden.
call-made-good-own-turn-ahead = Eine vergessene Ansage kann in jedem späteren eigenen Zug nachgeholt werden und gilt ab dem Zug danach.
call-last-not-out = Das kann noch bemerkt werden, bevor die Runde endet; wer dafür zieht, ist nicht fertig und spielt weiter.
call-word-forgotten = Wer „{ $word }“ vergisst, { $penalty }.
call-word-forgotten-nothing = „{ $word }“ zu vergessen kostet nichts.
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
