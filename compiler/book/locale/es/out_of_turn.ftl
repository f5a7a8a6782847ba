# Cards and claims out of turn.

jump-none = Nadie puede jugar fuera de turno.
jump = Quien tiene { $answer } (en comparación con la carta superior) puede jugar esa carta aunque no le toque, mientras el jugador siguiente no haya jugado ni robado, pero no sobre la carta inicial ni sobre una carta que jugó él mismo. Vale la del más rápido.
jump-then-after-jumper = Se sigue por el jugador que va después de quien jugó fuera de turno.
jump-then-resume = Se sigue por donde se interrumpió el juego; para la carta nueva, el siguiente jugador es a quien le toca allí.
jump-effect-cancels = El efecto aún pendiente de la carta de debajo queda anulado y se juega en el sentido de antes; la carta nueva surte el suyo. Lo que ya ha ocurrido se queda como está.
jump-effect-adds = El efecto aún pendiente de la carta de debajo se suma al de la nueva.
jump-owing-also = Vale también sobre una carta que obliga a alguien a robar, a perder el turno o a jugar una carta, hasta que se responda o se cumpla, pero no si era la última de quien la jugó.
jump-owing-not = No vale mientras alguien deba robar, perder el turno o jugar una carta.
jump-new-asks = Si las dos exigen una carta, solo cuenta lo que exige la nueva.
jump-not-in-round = Mientras dura una vuelta, y sobre su última carta, nadie juega fuera de turno.
