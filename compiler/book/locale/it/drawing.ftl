# Drawing and passing.

draw-at-will-exactly = Chi non può o non vuole giocare una carta, { $cards ->
    [1] ne pesca invece una dal tallone.
   *[other] ne pesca invece { $cards } dal tallone.
 }
draw-at-will-up-to = Chi non può o non vuole giocare una carta, pesca invece dal tallone, una carta alla volta, finché ne trova una che va bene: { $cards } al massimo.
draw-at-will-until-playable = Chi non può o non vuole giocare una carta, pesca invece dal tallone, una carta alla volta, finché ne trova una che va bene.
draw-when-unable-exactly = Chi non ha carte che vanno bene { $cards ->
    [1] ne pesca una dal tallone;
   *[other] ne pesca { $cards } dal tallone;
 } chi ne ha deve giocare.
draw-when-unable-up-to = Chi non ha carte che vanno bene pesca dal tallone, una carta alla volta, finché ne trova una che va bene: { $cards } al massimo. Chi può giocare deve farlo.
draw-when-unable-until-playable = Chi non ha carte che vanno bene pesca dal tallone, una carta alla volta, finché ne trova una che va bene. Chi può giocare deve farlo.
drawn-may-be-played = { $cards ->
    [1] Se la carta pescata va bene, la si può giocare subito; altrimenti il turno è finito.
   *[other] Se una carta pescata va bene, la si può giocare subito; altrimenti il turno è finito.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Dopo si può ancora giocare una carta che va bene, quella pescata o un’altra; altrimenti il turno è finito.
   *[other] Dopo si può ancora giocare una carta che va bene, pescata o no; altrimenti il turno è finito.
 }
drawn-must-be-played = { $cards ->
    [1] Se la carta pescata va bene, la si deve giocare subito; altrimenti il turno è finito.
   *[other] Se una carta pescata va bene, la si deve giocare subito; altrimenti il turno è finito.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] Dopo si deve giocare, se si può, una carta che va bene, quella pescata o un’altra; altrimenti il turno è finito.
   *[other] Dopo si deve giocare, se si può, una carta che va bene, pescata o no; altrimenti il turno è finito.
 }
drawn-waits = Con questo il turno è finito, anche se una carta pescata va bene.
drawn-until-may-be-played = La carta pescata che va bene si può giocare subito o tenere; poi il turno è finito.
drawn-each-may-be-played = Una carta pescata che va bene si può giocare subito.
drawn-each-may-be-played-or-any-other = Dopo ogni pescata si può giocare una carta che va bene, quella pescata o un’altra; se dopo l’ultima non se ne gioca nessuna, il turno è finito.
drawn-until-must-be-played = La carta pescata che va bene si deve giocare subito.
drawn-each-must-be-played-or-any-other = Dopo ogni pescata si può giocare una carta che va bene, quella pescata o un’altra; dopo l’ultima si deve, se si può.
drawn-until-waits = Con questo il turno è finito: la carta che va bene aspetta il turno successivo.
draw-at-will-nothing = Chi non può o non vuole giocare una carta passa; nessuno pesca.
draw-when-unable-nothing = Chi non ha carte che vanno bene passa; nessuno pesca. Chi ne ha deve giocare.
draw-may-go-on = Anche quando una carta va già bene si può continuare a pescare.
pass-after-last-draw = Solo dopo l’ultima pescata si può finire il turno senza giocare.
pass-after-any-draw = Dopo ognuna di queste pescate si può finire il turno.
pass-after-any-draw-if-unable = Dopo ognuna di queste pescate si può finire il turno, se non si può giocare nulla.
pass-when-dry = Quando non c’è più nulla da pescare, chiunque può passare, anche con una carta che va bene.
pass-at-will = Si può anche passare senza pescare.
draw-from-discards = Invece di pescare si può prendere la carta in cima agli scarti, se sotto ce n’è un’altra e l’ultima carta giocata non era la propria; così il turno finisce. La carta sotto non ha effetto una seconda volta, e ciò che era stato dichiarato non vale più.
