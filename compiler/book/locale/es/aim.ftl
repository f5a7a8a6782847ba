# What the game is about, in a line and at the beginning.

summary = Para { $players }, con { $packs ->
    [1] una baraja
   *[other] { $packs } barajas
 } de { $cards } cartas.
aim-hand-ends = Ser el primero en quedarse sin cartas.
aim-play-on = Quedarse sin cartas cuanto antes: los demás siguen jugando hasta que solo uno tenga cartas.
aim-penalties = Las cartas que quedan en la mano cuentan en contra.
aim-rewards = Las cartas que les quedan a los demás dan entonces puntos.
aim-hand-ends-partners = Ser el primero en quedarse sin cartas, para sí y para su pareja.
aim-hand-ends-dummies = Ser el primero en quedarse sin cartas en una de sus dos manos.
aim-next-counter = Llevar el propio contador hasta el final: cada vez que la mano queda vacía, se está un paso más cerca.
aim-both-partners = Quedarse sin cartas y ayudar a la pareja a hacer lo mismo: gana el bando cuyos dos jugadores terminan antes.
aim-both-hands = Ser el primero en quedarse sin cartas en sus dos manos.
