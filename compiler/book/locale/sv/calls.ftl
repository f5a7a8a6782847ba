# The calls.

call-ahead = Säg ”{ $word }” redan i turen före den då du tänker lägga ditt sista kort eller dina sista kort.
call-ahead-in-round = För ett utrop som görs en tur i förväg räknas varje gång ett varv kommer till dig som en tur.
call-false = Den som gör ett utrop i onödan { $penalty }.
call-false-ahead = Också ett utrop som görs en tur i förväg görs i onödan om du har kort kvar när din nästa tur är slut.
call-false-nothing = Ett utrop i onödan kostar ingenting.
call-doubt = Den som anklagar någon med orätt { $penalty }.
call-doubt-nothing = Att anklaga någon med orätt kostar ingenting.
call-at = { $cards ->
    [0] Säg ”{ $word }” när du lägger ditt sista kort.
    [1] Säg ”{ $word }” när du har ett enda kort kvar.
   *[other] Säg ”{ $word }” när du har { $cards } kort kvar.
 }
call-forgotten = Den som glömmer det { $penalty }.
call-forgotten-nothing = Att glömma det kostar ingenting.
call-made-good-own-turn = Ett glömt utrop kan rättas till i vilken senare egen tur som helst.
call-made-good-own-turn-ahead = Ett glömt utrop kan rättas till i vilken senare egen tur som helst och gäller från turen därefter.
call-last-not-out = Det kan ännu påpekas innan given slutar; den som drar för det är inte ute och spelar vidare.
call-word-forgotten = Den som glömmer ”{ $word }” { $penalty }.
call-word-forgotten-nothing = Att glömma ”{ $word }” kostar ingenting.
call-none = Med ett enda kort kvar behöver du inte säga något.
catcher-anyone = Vem som helst av de andra får påpeka att någon glömmer utropet.
catcher-next = Bara nästa spelare får påpeka att någon glömmer utropet.
catcher-table = Ingen behöver påpeka att någon glömmer utropet.
call-caught-next-turn = Ett glömt utrop kan rättas till eller påpekas tills nästa spelares tur börjar.
call-caught-next-card = Ett glömt utrop kan rättas till eller påpekas tills nästa kort läggs eller dras.
call-caught-last-card = Ett glömt utrop kan rättas till eller påpekas tills det sista kortet läggs.
call-made-good-next-turn = Ett glömt utrop kan rättas till tills nästa spelares tur börjar.
call-made-good-next-card = Ett glömt utrop kan rättas till tills nästa kort läggs eller dras.
call-made-good-last-card = Ett glömt utrop kan rättas till tills det sista kortet läggs.
penalty-cards = { $cards ->
    [one] drar { $cards } kort
   *[other] drar { $cards } kort
 }
penalty-turns = { $turns ->
    [1] står över en gång
   *[other] står över { $turns } gånger
 }
penalty-no-finish = får inte lägga sitt sista kort förrän ordet är sagt
