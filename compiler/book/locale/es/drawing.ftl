# Drawing and passing.

draw-at-will-exactly = { $cards ->
    [one] Quien no puede o no quiere jugar una carta roba { $cards } carta del mazo.
   *[other] Quien no puede o no quiere jugar una carta roba { $cards } cartas del mazo.
 }
draw-at-will-up-to = Quien no puede o no quiere jugar una carta roba del mazo, de una en una, hasta encontrar una jugable: { $cards } como mucho.
draw-at-will-until-playable = Quien no puede o no quiere jugar una carta roba del mazo, de una en una, hasta encontrar una jugable.
draw-when-unable-exactly = { $cards ->
    [one] Quien no tiene ninguna carta jugable roba { $cards } carta del mazo; quien tiene una debe jugarla.
   *[other] Quien no tiene ninguna carta jugable roba { $cards } cartas del mazo; quien tiene una debe jugarla.
 }
draw-when-unable-up-to = Quien no tiene ninguna carta jugable roba del mazo, de una en una, hasta encontrar una: { $cards } como mucho. Quien puede jugar debe hacerlo.
draw-when-unable-until-playable = Quien no tiene ninguna carta jugable roba del mazo, de una en una, hasta encontrar una. Quien puede jugar debe hacerlo.
drawn-may-be-played = { $cards ->
    [1] Si la carta robada es jugable, se puede jugar enseguida; si no, el turno acaba.
   *[other] Si una carta robada es jugable, se puede jugar enseguida; si no, el turno acaba.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Después aún se puede jugar una carta, la robada o cualquier otra; si no, el turno acaba.
   *[other] Después aún se puede jugar una carta, robada o no; si no, el turno acaba.
 }
drawn-must-be-played = { $cards ->
    [1] Si la carta robada es jugable, hay que jugarla enseguida; si no, el turno acaba.
   *[other] Si una carta robada es jugable, hay que jugarla enseguida; si no, el turno acaba.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] Después hay que jugar una carta si se puede, la robada o cualquier otra; si no, el turno acaba.
   *[other] Después hay que jugar una carta si se puede, robada o no; si no, el turno acaba.
 }
drawn-waits = Con esto acaba el turno, aunque una carta robada sea jugable.
drawn-until-may-be-played = La carta jugable que se ha robado se puede jugar enseguida o guardar; después el turno acaba.
drawn-each-may-be-played = Una carta robada que sea jugable se puede jugar enseguida.
drawn-each-may-be-played-or-any-other = Después de cada carta robada se puede jugar una carta jugable, la robada o cualquier otra; si después de la última no se ha jugado ninguna, el turno acaba.
drawn-until-must-be-played = La carta jugable que se ha robado hay que jugarla enseguida.
drawn-each-must-be-played-or-any-other = Después de cada carta robada se puede jugar una carta jugable, la robada o cualquier otra; después de la última hay que hacerlo si se puede.
drawn-until-waits = Con esto acaba el turno: la carta jugable espera al turno siguiente.
draw-at-will-nothing = Quien no puede o no quiere jugar una carta pasa; nadie roba.
draw-when-unable-nothing = Quien no tiene ninguna carta jugable pasa; nadie roba. Quien tiene una debe jugarla.
draw-may-go-on = Aunque ya haya una carta jugable, se puede seguir robando.
pass-after-last-draw = Solo después de robar la última se puede acabar el turno sin jugar.
pass-after-any-draw = El turno se puede acabar después de robar cualquiera de ellas.
pass-after-any-draw-if-unable = El turno se puede acabar después de robar cualquiera de ellas si no se puede jugar ninguna carta.
pass-when-dry = Cuando no queda nada que robar, todos pueden pasar, incluso con una carta jugable.
pass-at-will = También se puede pasar sin robar.
draw-from-discards = En lugar de robar se puede tomar la carta superior del descarte, si hay otra debajo y la última carta jugada no era propia; con eso acaba el turno. La carta de debajo no vuelve a hacer efecto, y lo que se había elegido deja de valer.
