# Cards and claims out of turn.

jump-none = Nadie puede jugar fuera de turno.
jump = Quien tiene { $answer } (en comparación con la carta superior) puede jugar esa carta aunque no le toque, mientras el jugador siguiente no haya jugado ni robado. Vale la del más rápido.
jump-then-after-jumper = Se sigue por el jugador que va después de quien jugó fuera de turno.
jump-then-resume = Se sigue por donde se interrumpió el juego.
jump-effect-cancels = El efecto aún pendiente de la carta de debajo queda anulado.
jump-effect-adds = El efecto aún pendiente de la carta de debajo se suma al de la nueva.
