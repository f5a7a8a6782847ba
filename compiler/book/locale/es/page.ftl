# Títulos, tablas y todo lo que rodea a las reglas.

heading-aim = Objetivo
heading-pack = La baraja
heading-deal = El reparto
heading-start = Comienzo de la ronda
heading-turn = El turno
heading-wild = Comodines
heading-effects = Cartas especiales
heading-jump = Fuera de turno
heading-stock = Cuando se acaba el mazo
heading-calls = El aviso de la última carta
heading-finish = Terminar
heading-scoring = Los puntos
heading-game = La partida
heading-house-rules = Reglas de la casa
heading-examples = Ejemplos
heading-exchanges = Preguntas y respuestas
heading-notes = En la mesa
heading-open-points = Lo que no dicen las fuentes
heading-sources = Fuentes

played-in = Dónde se juega: { $countries }.
place-northern-ireland = Irlanda del Norte
place-software = en formato digital

chosen = { $count ->
    [one] Se juega con esta regla de la casa: { $rules }.
   *[other] Se juega con estas reglas de la casa: { $rules }.
 }
chosen-marked = { $count ->
    [one] Se juega con una regla de la casa; lo que cambia lleva la señal { $sign }.
   *[other] Se juega con { $count } reglas de la casa; lo que cambian lleva la señal { $sign }.
 }
house-rules-intro = Cada una vale solo si todos están de acuerdo antes del reparto.
house-rule-requires = Solo junto con { $rules }.
house-rule-excludes = Incompatible con { $rules }.
house-rule-unchanged = Aquí no cambia nada.
house-rule-number = la regla { $number }
quoted = «{ $text }»

table-players = Jugadores
table-packs = Barajas
table-cards-each = Cartas por jugador
table-stock = Quedan en el mazo
table-card = Carta
table-points = Puntos
value-face-cell = { $times ->
    [1] su número
   *[other] { $times } × su número
 }

caption = { $text }
values-for-blocked = para una ronda bloqueada
with-players = Con { $players }: { $text }
lead = { $cards }:
lead-with-players = { $cards } (con { $players }):
only-with-players = con { $players }

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = Si no: { $text }
told-if = { $condition }: { $text }
told-forgotten = Quien olvida el aviso: { $text }
told-gone = Deja de valer: { $rule }
told-only = { $count ->
    [one] Una de estas reglas solo está escrita aquí: la cuidan los propios jugadores, ningún programa la juega.
   *[other] { $count } de estas reglas solo están escritas aquí: las cuidan los propios jugadores, ningún programa las juega.
 }
open-points-intro = Sobre estos puntos las fuentes callan. Esta edición toma una regla prestada para cada uno.
assumed-after = Según { $owner }:
owner-pagat = Pagat
owner-bicycle = Bicycle
owner-bartok = Bartok
owner-official-maumau-rules-2008 = las reglas oficiales de MauMau
owner-chinese-page = las reglas chinas
owner-board-game-arena = Board Game Arena
owner-t-games = t_games
owner-openspiel = OpenSpiel
owner-everything2 = everything2
owner-family-game-shelf = Family Game Shelf
owner-bulgarian-page = las reglas búlgaras
owner-italian-page = las reglas italianas
owner-mattel-s-uno-sheet = las reglas de Uno (Mattel)
owner-two-hand-eights-pokerwiner = Eights para dos (pokerwiner)
owner-black-jack = Black Jack
owner-v-nd-tta = Vändåtta
owner-mau-mau-ch = mau-mau.ch
owner-makao = Makao
owner-mattel-s-uno-house-rules = las reglas de la casa de Uno (Mattel)
owner-dark-imp = Dark Imp
owner-this-language = la costumbre
legend-house = Regla del autor, que no procede de ninguna fuente.
legend-option = Vale porque se ha elegido una regla de la casa.
legend-default = No procede de las fuentes: véase «{ $heading }».
legend-english = En inglés, porque todavía falta el texto en español.
example-number = Ejemplo { $number }
example-titled = Ejemplo { $number }: { $title }
