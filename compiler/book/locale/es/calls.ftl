# The calls.

call-ahead = En el turno anterior a aquel en que se quiere jugar la última carta, o las últimas, hay que decir «{ $word }».
call-ahead-in-round = Para el aviso que se da un turno antes, cada vez que una vuelta le llega a alguien cuenta como un turno suyo.
call-false = Quien lo dice sin necesidad { $penalty }.
call-false-ahead = El aviso que se da un turno antes también se da sin necesidad si al final del propio turno siguiente aún quedan cartas en la mano.
call-false-nothing = Decirlo sin necesidad no cuesta nada.
call-doubt = Quien acusa a alguien sin razón { $penalty }.
call-doubt-nothing = Acusar a alguien sin razón no cuesta nada.
call-at = { $cards ->
    [0] Al jugar la última carta hay que decir «{ $word }».
    [1] Al quedarse con una sola carta hay que decir «{ $word }».
   *[other] Al quedarse con { $cards } cartas hay que decir «{ $word }».
 }
call-forgotten = Quien lo olvida { $penalty }.
call-forgotten-nothing = Olvidarlo no cuesta nada.
call-made-good-own-turn = El olvido se puede remediar en cualquier turno propio posterior.
call-made-good-own-turn-ahead = El olvido se puede remediar en cualquier turno propio posterior, y vale a partir del turno siguiente.
call-last-not-out = Eso se puede señalar todavía antes de que acabe la ronda; quien roba por ello no ha terminado y sigue jugando.
call-word-forgotten = «{ $word }»uien olvida «{ $word }» { $penalty }.
call-word-forgotten-nothing = Olvidar «{ $word }» no cuesta nada.
call-none = Al quedarse con una sola carta no hay que decir nada.
catcher-anyone = Cualquier otro jugador puede señalar el olvido.
catcher-next = Solo el jugador siguiente puede señalar el olvido.
catcher-table = No hace falta que nadie señale el olvido.
call-caught-next-turn = El olvido se puede remediar o señalar hasta que empiece el turno siguiente.
call-caught-next-card = El olvido se puede remediar o señalar hasta que se juegue o se robe otra carta.
call-caught-last-card = El olvido se puede remediar o señalar hasta que se juegue la última carta.
call-made-good-next-turn = El olvido se puede remediar hasta que empiece el turno siguiente.
call-made-good-next-card = El olvido se puede remediar hasta que se juegue o se robe otra carta.
call-made-good-last-card = El olvido se puede remediar hasta que se juegue la última carta.
penalty-cards = { $cards ->
    [one] roba { $cards } carta
   *[other] roba { $cards } cartas
 }
penalty-turns = { $turns ->
    [one] pierde un turno
   *[other] pierde { $turns } turnos
 }
penalty-no-finish = no puede jugar la última carta hasta que lo diga
