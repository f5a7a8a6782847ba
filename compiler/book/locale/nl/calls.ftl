# The calls.

call-ahead = Zeg ‘{ $word }’ al in de beurt vóór die waarin je je laatste kaart of kaarten wilt leggen.
call-ahead-in-round = Voor de melding in de beurt ervoor telt elke keer dat een rondje bij jou komt als een beurt.
call-false = Wie onnodig een melding doet, { $penalty }.
call-false-ahead = Ook een melding in de beurt ervoor was onnodig als je aan het eind van je volgende beurt nog kaarten hebt.
call-false-nothing = Een onnodige melding kost niets.
call-doubt = Wie iemand ten onrechte beschuldigt, { $penalty }.
call-doubt-nothing = Iemand ten onrechte beschuldigen kost niets.
call-at = { $cards ->
    [0] Zeg ‘{ $word }’ als je je laatste kaart legt.
    [1] Zeg ‘{ $word }’ als je nog maar één kaart hebt.
   *[other] Zeg ‘{ $word }’ als je nog maar { $cards } kaarten hebt.
 }
call-forgotten = Wie het vergeet, { $penalty }.
call-forgotten-nothing = Het vergeten kost niets.
call-made-good-own-turn = Een vergeten melding kan in elke latere eigen beurt goedgemaakt worden.
call-made-good-own-turn-ahead = Een vergeten melding kan in elke latere eigen beurt goedgemaakt worden en geldt vanaf de beurt daarna.
call-last-not-out = Dat kan nog opgemerkt worden voordat de ronde eindigt; wie ervoor pakt, is niet uit en speelt verder.
call-word-forgotten = Wie ‘{ $word }’ vergeet, { $penalty }.
call-word-forgotten-nothing = ‘{ $word }’ vergeten kost niets.
call-none = Met nog maar één kaart hoef je niets te zeggen.
catcher-anyone = Iedere andere speler mag erop wijzen dat iemand de melding vergeet.
catcher-next = Alleen de volgende speler mag erop wijzen dat iemand de melding vergeet.
catcher-table = Niemand hoeft erop te wijzen dat iemand de melding vergeet.
call-caught-next-turn = Een vergeten melding kan goedgemaakt of opgemerkt worden tot de beurt van de volgende speler begint.
call-caught-next-card = Een vergeten melding kan goedgemaakt of opgemerkt worden tot er weer een kaart gelegd of gepakt wordt.
call-caught-last-card = Een vergeten melding kan goedgemaakt of opgemerkt worden tot de laatste kaart gelegd wordt.
call-made-good-next-turn = Een vergeten melding kan goedgemaakt worden tot de beurt van de volgende speler begint.
call-made-good-next-card = Een vergeten melding kan goedgemaakt worden tot er weer een kaart gelegd of gepakt wordt.
call-made-good-last-card = Een vergeten melding kan goedgemaakt worden tot de laatste kaart gelegd wordt.
penalty-cards = { $cards ->
    [one] pakt { $cards } kaart
   *[other] pakt { $cards } kaarten
 }
penalty-turns = { $turns ->
    [1] slaat een beurt over
   *[other] slaat { $turns } beurten over
 }
penalty-no-finish = mag de laatste kaart pas leggen als het woord gezegd is
