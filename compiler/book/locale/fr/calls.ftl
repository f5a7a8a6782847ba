# The calls.

call-ahead = Dites « { $word } » au tour qui précède celui où vous comptez poser votre dernière carte, ou vos dernières cartes.
call-ahead-in-round = Pour une annonce faite un tour à l’avance, chaque fois qu’une tournée arrive à vous compte comme un de vos tours.
call-false = Celui qui le dit sans raison { $penalty }.
call-false-ahead = Une annonce faite un tour à l’avance l’est aussi sans raison s’il vous reste des cartes à la fin de votre tour suivant.
call-false-nothing = Le dire sans raison ne coûte rien.
call-doubt = Celui qui accuse quelqu’un à tort { $penalty }.
call-doubt-nothing = Accuser quelqu’un à tort ne coûte rien.
call-at = { $cards ->
    [0] Dites « { $word } » en posant votre dernière carte.
    [1] Dites « { $word } » quand il ne vous reste qu’une carte.
   *[other] Dites « { $word } » quand il ne vous reste que { $cards } cartes.
 }
call-forgotten = Celui qui l’oublie { $penalty }.
call-forgotten-nothing = L’oublier ne coûte rien.
call-made-good-own-turn = L’oubli peut être réparé à n’importe lequel de vos tours suivants.
call-made-good-own-turn-ahead = L’oubli peut être réparé à n’importe lequel de vos tours suivants ; cela compte à partir du tour d’après.
call-last-not-out = Cela peut encore être relevé avant la fin de la manche ; celui qui pioche pour cela n’a pas terminé et continue à jouer.
call-word-forgotten = Celui qui oublie « { $word } » { $penalty }.
call-word-forgotten-nothing = Oublier « { $word } » ne coûte rien.
call-none = Il n’y a rien à dire quand il ne vous reste qu’une carte.
catcher-anyone = Tout autre joueur peut relever l’oubli.
catcher-next = Seul le joueur suivant peut relever l’oubli.
catcher-table = Personne n’a besoin de relever l’oubli.
call-caught-next-turn = L’oubli peut être réparé, ou relevé, jusqu’au début du tour suivant.
call-caught-next-card = L’oubli peut être réparé, ou relevé, jusqu’à ce qu’une autre carte soit posée ou piochée.
call-caught-last-card = L’oubli peut être réparé, ou relevé, jusqu’à ce que la dernière carte soit posée.
call-made-good-next-turn = L’oubli peut être réparé jusqu’au début du tour suivant.
call-made-good-next-card = L’oubli peut être réparé jusqu’à ce qu’une autre carte soit posée ou piochée.
call-made-good-last-card = L’oubli peut être réparé jusqu’à ce que la dernière carte soit posée.
penalty-cards = { $cards ->
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
 }
penalty-turns = { $turns ->
    [one] passe un tour
   *[other] passe { $turns } tours
 }
penalty-no-finish = ne peut pas poser sa dernière carte tant que le mot n’a pas été dit
