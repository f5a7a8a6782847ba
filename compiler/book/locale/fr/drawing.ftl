# Drawing and passing.

draw-at-will-exactly = { $cards ->
    [one] Si vous ne pouvez ou ne voulez pas poser de carte, piochez { $cards } carte.
   *[other] Si vous ne pouvez ou ne voulez pas poser de carte, piochez { $cards } cartes.
 }
draw-at-will-up-to = Si vous ne pouvez ou ne voulez pas poser de carte, piochez une carte à la fois, jusqu’à en trouver une jouable : { $cards } au maximum.
draw-at-will-until-playable = Si vous ne pouvez ou ne voulez pas poser de carte, piochez une carte à la fois, jusqu’à en trouver une jouable.
draw-when-unable-exactly = { $cards ->
    [one] Si aucune de vos cartes n’est jouable, piochez { $cards } carte ; si l’une d’elles l’est, vous devez la poser.
   *[other] Si aucune de vos cartes n’est jouable, piochez { $cards } cartes ; si l’une d’elles l’est, vous devez la poser.
 }
draw-when-unable-up-to = Si aucune de vos cartes n’est jouable, piochez une carte à la fois, jusqu’à en trouver une qui le soit : { $cards } au maximum. Si vous pouvez poser une carte, vous devez le faire.
draw-when-unable-until-playable = Si aucune de vos cartes n’est jouable, piochez une carte à la fois, jusqu’à en trouver une qui le soit. Si vous pouvez poser une carte, vous devez le faire.
drawn-may-be-played = { $cards ->
    [1] Si la carte piochée est jouable, vous pouvez la poser aussitôt ; sinon, votre tour est terminé.
   *[other] Si une carte piochée est jouable, vous pouvez la poser aussitôt ; sinon, votre tour est terminé.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Vous pouvez ensuite encore poser une carte jouable, celle que vous avez piochée ou une autre ; sinon, votre tour est terminé.
   *[other] Vous pouvez ensuite encore poser une carte jouable, piochée ou non ; sinon, votre tour est terminé.
 }
drawn-must-be-played = { $cards ->
    [1] Si la carte piochée est jouable, vous devez la poser aussitôt ; sinon, votre tour est terminé.
   *[other] Si une carte piochée est jouable, vous devez la poser aussitôt ; sinon, votre tour est terminé.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] Vous devez ensuite poser une carte jouable si vous le pouvez, celle que vous avez piochée ou une autre ; sinon, votre tour est terminé.
   *[other] Vous devez ensuite poser une carte jouable si vous le pouvez, piochée ou non ; sinon, votre tour est terminé.
 }
drawn-waits = Votre tour est alors terminé, même si une carte piochée est jouable.
drawn-until-may-be-played = Vous pouvez poser aussitôt la carte jouable piochée, ou la garder ; votre tour est alors terminé.
drawn-each-may-be-played = Une carte jouable piochée peut être posée aussitôt.
drawn-each-may-be-played-or-any-other = Après chaque carte piochée, vous pouvez poser une carte jouable, celle que vous avez piochée ou une autre ; si vous n’en avez posé aucune après la dernière, votre tour est terminé.
drawn-until-must-be-played = Vous devez poser aussitôt la carte jouable piochée.
drawn-each-must-be-played-or-any-other = Après chaque carte piochée, vous pouvez poser une carte jouable, celle que vous avez piochée ou une autre ; après la dernière, vous le devez si vous le pouvez.
drawn-until-waits = Votre tour est alors terminé : la carte jouable attend votre prochain tour.
draw-at-will-nothing = Si vous ne pouvez ou ne voulez pas poser de carte, vous passez ; personne ne pioche.
draw-when-unable-nothing = Si aucune de vos cartes n’est jouable, vous passez ; personne ne pioche. Si l’une d’elles l’est, vous devez la poser.
draw-may-go-on = Même avec une carte jouable, vous pouvez continuer à piocher.
pass-after-last-draw = Vous ne pouvez terminer votre tour sans poser de carte qu’après avoir pioché la dernière.
pass-after-any-draw = Vous pouvez terminer votre tour après chaque carte piochée.
pass-after-any-draw-if-unable = Vous pouvez terminer votre tour après chaque carte piochée si vous ne pouvez rien poser.
pass-when-dry = Quand il n’y a plus rien à piocher, chacun peut passer, même avec une carte jouable.
pass-at-will = Vous pouvez aussi passer sans piocher.
draw-from-discards = Au lieu de piocher, vous pouvez prendre la carte du dessus de la défausse, s’il y en a une autre dessous et si la dernière carte posée n’était pas la vôtre ; votre tour est alors terminé. La carte du dessous n’a pas d’effet une seconde fois, et ce qui avait été demandé ne compte plus.
