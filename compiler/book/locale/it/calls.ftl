# The calls.

call-ahead = Nel turno prima di quello in cui si vuole giocare l’ultima carta, o le ultime, si deve dire «{ $word }».
call-ahead-in-round = Per l’avviso da dare un turno prima, ogni volta che in un giro tocca a un giocatore conta come un suo turno.
call-false = Chi lo dice senza bisogno { $penalty }.
call-false-ahead = Anche un avviso dato un turno prima è dato senza bisogno se alla fine del proprio turno successivo si hanno ancora carte.
call-false-nothing = Dirlo senza bisogno non costa nulla.
call-doubt = Chi accusa qualcuno a torto { $penalty }.
call-doubt-nothing = Accusare qualcuno a torto non costa nulla.
call-at = { $cards ->
    [0] Giocando l’ultima carta si deve dire «{ $word }».
    [1] Quando resta una sola carta in mano si deve dire «{ $word }».
   *[other] Quando restano { $cards } carte in mano si deve dire «{ $word }».
 }
call-forgotten = Chi se ne dimentica { $penalty }.
call-forgotten-nothing = Dimenticarsene non costa nulla.
call-made-good-own-turn = Si può rimediare in qualsiasi proprio turno successivo.
call-made-good-own-turn-ahead = Si può rimediare in qualsiasi proprio turno successivo, e vale dal turno dopo.
call-last-not-out = Lo si può ancora far notare prima che la smazzata finisca; chi pesca per questo non ha chiuso e continua a giocare.
call-word-forgotten = Chi dimentica «{ $word }» { $penalty }.
call-word-forgotten-nothing = Dimenticare «{ $word }» non costa nulla.
call-none = Quando resta una sola carta in mano non si deve dire nulla.
catcher-anyone = Chiunque altro può far notare la dimenticanza.
catcher-next = Solo il giocatore successivo può far notare la dimenticanza.
catcher-table = Non serve che qualcuno faccia notare la dimenticanza.
call-caught-next-turn = Si può rimediare alla dimenticanza, o farla notare, finché non comincia il turno successivo.
call-caught-next-card = Si può rimediare alla dimenticanza, o farla notare, finché non si gioca o si pesca un’altra carta.
call-caught-last-card = Si può rimediare alla dimenticanza, o farla notare, finché non si gioca l’ultima carta.
call-made-good-next-turn = Si può rimediare alla dimenticanza finché non comincia il turno successivo.
call-made-good-next-card = Si può rimediare alla dimenticanza finché non si gioca o si pesca un’altra carta.
call-made-good-last-card = Si può rimediare alla dimenticanza finché non si gioca l’ultima carta.
penalty-cards = { $cards ->
    [one] pesca { $cards } carta
   *[other] pesca { $cards } carte
 }
penalty-turns = { $turns ->
    [one] salta { $turns } turno
   *[other] salta { $turns } turni
 }
penalty-no-finish = non può giocare l’ultima carta finché non lo dice
