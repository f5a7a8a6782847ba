# Several cards in a turn.

several-none = En cada turno se juega una sola carta.
several = En un mismo turno se pueden jugar varias cartas: cada una después de la primera debe ser { $answer } (en comparación con la anterior).
several-of = Esto vale para { CARDS($cards, form: "many") }.
several-of-these = En un mismo turno se pueden jugar varias de estas cartas: { CARDS($cards, form: "many") }.
several-least = Se juega una sola carta o, si son varias, al menos { $cards } a la vez.
several-most = En un turno se juegan como mucho { $cards } cartas.
several-top-last = Encima queda la última que se ha jugado.
several-top-chosen = Quien las juega elige cuál queda encima.
several-effects-each = Cada una tiene efecto; las cartas por robar y los turnos perdidos se suman.
several-effects-last = Solo tiene efecto la carta que queda encima.
several-only-top-asks = Solo la de encima permite elegir algo o exige una carta determinada.
several-only-row = Sobre una carta a la que se pueden añadir otras, y en una serie abierta, en el mismo turno solo se juegan estas.
several-nothing-asked-draw = Mientras alguien tenga que robar, la de encima no exige ninguna carta.
several-nothing-asked-skip = Mientras se pueda responder a un turno perdido, la de encima no exige ninguna carta.
several-draws-fall-on-last = Si hacen robar a jugadores distintos, roba todas las cartas el último afectado.
row-draws-fall-on-last = Si una carta que sirve de respuesta y la última jugada encima hacen robar a jugadores distintos, roba todas las cartas el último afectado.
several-only-draw-answered = Quien debe robar y además perder turnos solo puede responder al robo, y pierde los turnos después.
several-only-draw-answered-skips = Si coinciden un robo y un turno perdido, solo se puede responder al robo.
several-only-first-answers = Si se juegan como respuesta, solo responde la primera; las demás valen como siempre.
several-all-stay = Hasta que termina su efecto, todas quedan en el descarte, aunque se haga un mazo nuevo.
several-last-allowed = Se puede terminar con varias cartas a la vez.
several-last-forbidden = No se puede terminar con varias cartas a la vez.
several-last-work-as-top = Si varias últimas cartas tienen todavía efecto depende de la de encima: o todas o ninguna.
