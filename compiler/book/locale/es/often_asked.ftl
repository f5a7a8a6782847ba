# Las preguntas más frecuentes, que responde una frase de las reglas.

often-drawn = ¿Se puede jugar la carta que se acaba de robar?
often-stock = ¿Qué pasa cuando se acaba el mazo?
often-target = ¿A cuántos puntos se juega la partida?
