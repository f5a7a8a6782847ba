# El estante con todos los reglamentos, como sitio web. site-shown: números que pone un programa.

site-title = El ocho loco y su familia
site-intro = { $count ->
    [one] Un reglamento para leer, imprimir y comparar.
   *[other] { $count } reglamentos para leer, imprimir y comparar.
 }
site-games = { $count ->
    [one] un juego
   *[other] { $count } juegos
 }
site-search = Buscar
site-search-in = Un título, un país, una familia o una carta
site-shown = Se muestran: { $shown } de { $all }
site-nothing-found = Ningún juego responde a esas palabras.
site-families = Familias
site-own-games = Nuestras reglas de la casa
site-all-games = Todos los juegos
site-questions = ¿Quién juega cómo?
site-questions-intro = Lo que se discute en la mesa, y lo que dice cada reglamento.
site-asked-less-often = Qué más se pregunta sobre esto
site-compare = Comparar dos juegos
site-compare-intro = Elige dos juegos y lee en qué se diferencian sus reglas.
site-first-game = El primer juego
site-second-game = El segundo juego
site-also-the-same = Mostrar también lo que es igual
site-no-difference = Los dos reglamentos dicen lo mismo.
site-compare-without-script = Para elegir dos juegos hace falta JavaScript. Aun sin él, aquí está cada juego junto a los que más se le parecen:
site-languages = Idiomas
site-print = Imprimir
site-whole-book = El reglamento completo
site-short-rules = Reglas en breve
site-skip = Ir al contenido
site-ways = Recorrer el sitio

site-ask-aim = ¿Cuál es el objetivo?
site-ask-pack = ¿Con qué cartas se juega?
site-ask-dealer = ¿Quién reparte, y cómo?
site-ask-deal = ¿Cuántas cartas recibe cada uno?
site-ask-starter = ¿Qué carta puede quedar descubierta al principio?
site-ask-begin = ¿Quién empieza, y en qué sentido se juega?
site-ask-match = ¿Qué cartas se pueden jugar?
site-ask-draw = ¿Cuántas cartas se roban?
site-ask-wild = ¿Qué cartas son comodines?
site-ask-naming = ¿Qué se puede pedir con un comodín?
site-ask-wild-on-wild = ¿Se puede jugar un comodín sobre otro?
site-ask-effects = ¿Qué hacen las cartas especiales?
site-ask-penalty = ¿Hay manera de librarse de robar?
site-ask-skip = ¿Hay manera de no perder el turno?
site-ask-blocked = ¿Y si ya nadie puede jugar?
site-ask-forgotten = ¿Y si alguien olvida decirlo?
site-ask-last-card = ¿Puede ser la última cualquier carta?
site-ask-out = ¿Qué pasa cuando alguien se queda sin cartas?
site-ask-score = ¿Cómo se cuentan los puntos de una ronda?
site-ask-values = ¿Cuánto valen las cartas?
site-ask-end = ¿Cuándo termina la partida?
