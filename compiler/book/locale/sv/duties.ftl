# Vad kort gör mer: vad som måste läggas, händer som flyttas, att svara och att ifrågasätta.

draws-previous-waits = spelaren före dig drar { $amount }, och spelet går vidare med spelaren efter dig
draws-previous-plays = spelaren före dig drar { $amount } och har sedan sin vanliga tur
draws-previous-may-play = spelaren före dig drar { $amount } och får sedan ändå lägga ett kort
draws-chosen-waits = du väljer en spelare som drar { $amount } och står över
draws-chosen-plays = du väljer en spelare som drar { $amount } och sedan har sin vanliga tur
draws-chosen-may-play = du väljer en spelare som drar { $amount } och sedan ändå får lägga ett kort
turns-missed = { $turns ->
    [1] en gång
   *[other] { $turns } gånger
 }
waits-next = nästa spelare står över { turns-missed }
waits-previous = spelaren före dig står över { turns-missed }
waits-chosen = du väljer en spelare som står över { turns-missed }
names = { $choice ->
    [may] du får välja { $what }
   *[must] du väljer { $what }
 }
covers = du måste genast lägga { $cards } ovanpå, annars { $otherwise }
covers-or-not = du får lägga kortet bara om du genast kan lägga { $cards } ovanpå
must-play-next = nästa spelare måste lägga { $cards }, annars { $otherwise }
must-play-previous = spelaren före dig måste lägga { $cards }, annars { $otherwise }
must-play-chosen = du väljer en spelare som måste lägga { $cards }, annars { $otherwise }
demands = du väljer en valör ({ CARDS($cards, form: "many") }), och nästa spelare måste lägga ett kort av den; den som inte kan drar som vanligt
demands-or-else = du väljer en valör ({ CARDS($cards, form: "many") }), och nästa spelare måste lägga ett kort av den, annars { $otherwise }
lasting-for-a-round = { $duty }; det gäller alla ett helt varv
lasting-until-failed = { $duty }; så går det runt bordet tills någon inte kan
opens-round = om du har { $cards } får du öppna ett varv: alla lägger i tur och ordning ett sådant kort, annars { $otherwise }; när det är tillbaka hos dig lägger du ett till eller avslutar varvet, och spelet går vidare efter dig
adds = du får lägga fler kort ovanpå i samma tur, varje gång { $cards }; bara det sista verkar
copies = gör vad kortet under gör
swaps-hands-next = du byter hand med nästa spelare
swaps-hands-previous = du byter hand med spelaren före dig
swaps-hands-chosen = du byter hand med en spelare som du väljer
rotates-hands = alla händer skickas vidare till nästa spelare i spelriktningen
rotates-hands-left = alla händer skickas vidare till spelaren till vänster
cards-given = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
 } från handen
gives-next = du ger nästa spelare { cards-given }
gives-previous = du ger spelaren före dig { cards-given }
gives-chosen = du ger en spelare som du väljer { cards-given }
shows-hand-next = du visar dina kort för nästa spelare
shows-hand-previous = du visar dina kort för spelaren före dig
shows-hand-chosen = du visar dina kort för en spelare som du väljer
shows-hand-others = du visar dina kort för alla andra
ends-hand = du får avsluta given genast, och korten räknas
ends-hand-at-most = om du har högst { $points } poäng på handen får du avsluta given genast, och korten räknas
else-who = { $who ->
    [you] drar du
   *[they] drar den spelaren
 }
else-draw-exactly = { else-who } { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
 }
else-draw-up-to = { else-who } tills ett går att lägga, högst { $cards }
else-draw-until-playable = { else-who } tills ett går att lägga
else-draw-nothing = { $who ->
    [you] passar du
   *[they] passar den spelaren
 }
else-draw-face = { else-who } så många kort som talet på kortet
else-wait = { $who ->
    [you] står du över en gång
   *[they] står den spelaren över en gång
 }
else-not-allowed = { $who ->
    [you] får du inte lägga det
   *[they] får den spelaren inte lägga något
 }
card-does-in-cutter-suit = i samma { SUIT_WORD() } som stoppkortet: { $effects }.
card-does-nothing-in-cutter-suit = i samma { SUIT_WORD() } som stoppkortet: ingen verkan.
challenge = den som ska dra för kortet får ifrågasätta om det fick läggas och tittar på handen hos den som lade det. Fick det inte läggas drar den spelaren { $guilty }; fick det läggas drar den som ifrågasatte { $challenger }.
fine-debt = de kort som ska dras
fine-debt-plus = de kort som ska dras och { $cards } till
drawn-may-answer = Den som drar i stället för att svara får ändå svara med ett kort som dras då.
drawn-may-not-answer = Den som drar i stället för att svara får inte heller svara med ett kort som dras då.
add-open-closes = En rad av pålagda kort är avslutad när turen är slut.
add-open-stays = En rad av pålagda kort är öppen: nästa spelare får fortsätta den.

reply-turn-adds = Den som ska stå över får i stället lägga { $answer }; gångerna läggs ihop och drabbar nästa spelare.
reply-turn-doubles = Den som ska stå över får i stället lägga { $answer }; då står nästa spelare över dubbelt så många gånger.
reply-turn-replaces = Den som ska stå över får i stället lägga { $answer }; nästa spelare drabbas då bara av det nya kortet.
reply-turn-passes-on = Den som ska stå över får i stället lägga { $answer }; då står nästa spelare över.
reply-turn-sends-back = Den som ska stå över får i stället lägga { $answer }; då står den över som orsakade det.
reply-turn-cancels = Den som ska stå över får i stället lägga { $answer }; då står ingen över.
reply-play-adds = Den som måste lägga ett sådant kort får i stället lägga { $answer }; nästa spelare måste då göra båda delarna.
reply-play-doubles = Den som måste lägga ett sådant kort får i stället lägga { $answer }; nästa spelare måste då göra det två gånger.
reply-play-replaces = Den som måste lägga ett sådant kort får i stället lägga { $answer }; nästa spelare drabbas då bara av det nya kortet.
reply-play-passes-on = Den som måste lägga ett sådant kort får i stället lägga { $answer }; då måste nästa spelare göra det.
reply-play-sends-back = Den som måste lägga ett sådant kort får i stället lägga { $answer }; då måste den göra det som orsakade det.
reply-play-cancels = Den som måste lägga ett sådant kort får i stället lägga { $answer }; då måste ingen göra det längre.
