# Questions que se posent les joueurs, et leurs réponses.

ask-starter-draw-stackable = Celui qui commence peut-il répondre à une carte de départ qui fait piocher ?
answer-starter-draw-stackable = Oui, avec les mêmes cartes que plus tard dans la manche.
ask-starter-reject-loop = Et s’il ne reste aucune carte qui puisse servir de carte de départ ?
answer-starter-reject-loop = La dernière retournée reste en place, comme carte ordinaire.
ask-match-suit-first = Si l’on peut suivre soit la { SUIT_WORD() }, soit la valeur, faut-il suivre d’abord la { SUIT_WORD() } ?
answer-match-suit-first = Non. On peut poser toute carte jouable.
ask-multi-allowed = Peut-on poser plusieurs cartes dans le même tour ?
answer-multi-allowed = Non, une seule carte par tour.
ask-turn-jump-in = Peut-on poser une carte identique hors de son tour ?
answer-turn-jump-in = Non. Deux cartes identiques sont deux cartes comme les autres.

ask-wild-on-same-wild = Peut-on poser { CARDS($cards, form: "a", join: "or") } sur { CARDS($cards, form: "another", join: "or") } ?
answer-wild-on-same-wild-yes = Oui.
answer-wild-on-same-wild-yes-naming = Oui, et l’on demande de nouveau une { SUIT_WORD() }.
answer-wild-on-same-wild-no = Non.
ask-wild-as-natural = Si { CARDS($cards, form: "a", join: "or") } était de toute façon jouable, faut-il quand même demander une { SUIT_WORD() } ?
answer-wild-as-natural = Oui.
ask-wild-may-keep-suit = Peut-on demander la { SUIT_WORD() } qu’il fallait déjà suivre ?
answer-wild-may-keep-suit = Oui.
ask-wild-name-absent-suit = Peut-on demander une { SUIT_WORD() } que personne ne peut suivre ?
answer-wild-name-absent-suit = Oui, n’importe quelle { SUIT_WORD() }.
ask-wild-duration = Combien de temps vaut la { SUIT_WORD() } demandée ?
answer-wild-duration = Jusqu’à la prochaine carte posée, même si l’on pioche ou passe entre-temps et même si l’on refait la pioche.
ask-wild-challenge-then = Que fait-on après avoir douté d’une carte à juste titre ?
answer-wild-challenge-then = On joue un tour ordinaire. Ce qui a été demandé avec la carte vaut toujours.

ask-draw-pass-without = Peut-on passer sans piocher ?
answer-draw-pass-without = Non, tant qu’il y a une carte à piocher.
ask-stock-until-empty = Et si la pioche s’épuise avant qu’on trouve une carte jouable ?
answer-stock-until-empty = Si l’on ne peut pas la refaire, on passe.
ask-stock-limit = Combien de fois refait-on la pioche ?
answer-stock-limit = Autant de fois qu’il le faut, chaque fois qu’un joueur doit piocher et qu’elle est vide.
ask-stock-mid-draw = Et s’il y a moins de cartes qu’il ne faut en piocher ?
answer-stock-mid-draw = On prend celles qui restent, y compris dans une pioche refaite. Les autres ne sont pas dues.
ask-stock-draw-laid-on-empty = Une carte qui fait piocher agit-elle quand il n’y a plus rien à piocher ?
answer-stock-draw-laid-on-empty = Non. Le joueur suivant joue normalement.
ask-block-tie = Et si, dans une manche bloquée, plusieurs joueurs ont la main la plus basse ?
answer-block-tie = Ils se partagent ce qu’elle rapporte, arrondi vers le bas.
ask-all-draw-order = Si plusieurs joueurs doivent piocher, qui commence ?
answer-all-draw-order = Le joueur à gauche de celui qui a posé la carte, puis les autres dans le sens des aiguilles d’une montre.

ask-match-after-served = Que peut-on poser après qu’un joueur a pioché pour une carte qui fait piocher ?
answer-match-after-served = Ce qui correspond à cette carte, comme à toute autre. Elle a produit son effet.
ask-match-wild-during-penalty = Peut-on poser { CARDS($cards, form: "a", join: "or") } au lieu de piocher les cartes dues ?
answer-match-wild-during-penalty = Non, seulement une carte qui sert de réponse.
ask-draw-n-stack = Peut-on poser une carte au lieu de piocher pour { CARDS($cards, form: "a", join: "or") } ?
answer-draw-n-stack = Non, il faut piocher.
ask-draw-n-try-one-first = Peut-on d’abord piocher une seule des cartes dues, puis se décider ?
answer-draw-n-try-one-first = Non. Ou l’on répond, ou l’on pioche toutes les cartes dues.
ask-draw-n-play-while-drawing = Peut-on répondre avec une carte piochée à ce moment-là ?
answer-draw-n-play-while-drawing = Non. Une fois qu’on a commencé, on les pioche toutes.
ask-draw-n-cap = Y a-t-il une limite au nombre de cartes à piocher ?
answer-draw-n-cap = Seulement le nombre de ces cartes dans le jeu.
ask-draw-n-cancel-scope = Une carte qui annule annule-t-elle toutes les cartes dues ?
answer-draw-n-cancel-scope = Oui, toutes.
ask-draw-n-redirect-after-defence = Qui continue une fois que les cartes à piocher ont été renvoyées ?
answer-draw-n-redirect-after-defence = Le joueur après celui qui les a renvoyées, dans le sens alors en vigueur. Celui qui doit passer son tour pour cela passe le prochain qui serait le sien.
ask-draw-n-target-out = Un joueur déjà sorti peut-il avoir à piocher ?
answer-draw-n-target-out = Non. C’est au premier joueur encore en jeu de piocher.
ask-debt-answer-last = Et si la carte qui sert de réponse est la dernière d’un joueur ?
answer-debt-answer-last = Elle sert de réponse comme toujours, mais n’ajoute rien d’elle-même.

ask-skip-reply = Peut-on poser une carte contre { CARDS($cards, form: "a", join: "or") } pour ne pas passer son tour ?
answer-skip-reply = Non, on passe son tour.
ask-skip-two-player = Que se passe-t-il quand une carte fait passer un tour ?
ask-skip-two-player-left = Que se passe-t-il quand une carte fait passer un tour et qu’il ne reste que deux joueurs ?
answer-skip-two-player = L’autre joueur passe son tour, donc vous rejouez.
ask-skip-who-counts = Les joueurs déjà sortis comptent-ils quand un tour est passé ?
answer-skip-who-counts = Non. C’est le premier joueur encore en jeu qui passe son tour.
ask-reverse-two-player = Que fait un changement de sens quand il ne reste que deux joueurs ?
answer-reverse-two-player-skips = L’autre joueur passe son tour, donc vous rejouez.
answer-reverse-two-player-nothing = Rien.
ask-reverse-reply = Peut-on répondre à un changement de sens ?
answer-reverse-reply = Seulement en posant une autre carte de ce genre à son propre tour.

ask-call-required = Faut-il dire quelque chose quand il ne reste qu’une carte ?
answer-call-required = Non.
ask-call-moment = Peut-on faire l’annonce avant de poser la carte ?
answer-call-moment = Oui, si l’on a exactement une carte de plus et que l’on peut en poser une. Si l’on pioche à la place, l’annonce ne compte plus.
answer-call-moment-fined = Oui, si l’on a exactement une carte de plus et que l’on peut en poser une. Si l’on pioche à la place, l’annonce ne compte plus. Une annonce qui n’est ni celle-là ni une annonce oubliée est faite sans raison.
ask-call-penalty-moment = Quand pioche-t-on les cartes pour une annonce oubliée ?
answer-call-penalty-moment = Aussitôt, avant que la carte qui vient d’être posée ne fasse effet. Le tour ne change pas de main.
ask-call-penalty-extra-turn = Si l’on oublie l’annonce en posant une carte qui fait rejouer, est-ce ce tour-là que l’on passe ?
answer-call-penalty-extra-turn = Non. On joue encore ce tour et l’on passe le suivant.
ask-call-begins-turn = Quand commence le tour suivant, à partir duquel un oubli ne coûte plus rien ?
answer-call-begins-turn = Quand ce joueur pose ou pioche une carte.
ask-call-self-correct = Ne risque-t-on rien si l’on répare un oubli avant que quelqu’un le remarque ?
answer-call-self-correct = Non, rien.
ask-call-false = Que coûte une annonce inutile ou une fausse accusation ?
ask-call-false-alone = Que coûte une annonce inutile ?
answer-call-false = Rien.
ask-call-draw-then-count = Faut-il refaire l’annonce si l’on repioche et que l’on revient ensuite à ce nombre de cartes ?
answer-call-draw-then-count = Oui.

ask-out-wild-last = Peut-on terminer avec { CARDS($cards, form: "a", join: "or") } ?
answer-out-wild-last-naming = Oui, comme avec toute autre carte. Il n’y a pas de { SUIT_WORD() } à demander.
answer-out-wild-last-plain = Oui, comme avec toute autre carte.
ask-out-action-last-effect = Comme dernière carte, { CARDS($cards, form: "a", join: "or") } agit-{ GENDER_OF($cards) ->
    [m] il
    [mixed] il
   *[f] elle
 } encore ?
answer-out-action-last-effect = Non. Celui qui pose cette carte est sorti avant.
answer-out-action-last-effect-next-counter = Oui, car son joueur continue. Seule la carte qui termine la partie n’agit plus.
ask-out-action-last-who-pays = Qui pioche quand la dernière carte d’un joueur fait piocher ?
answer-out-action-last-who-pays = Le joueur suivant, comme toujours.
ask-out-reentry = Un joueur sorti peut-il revenir en jeu ?
answer-out-reentry = Seulement si des cartes à piocher lui reviennent et que la règle de la dernière carte permet d’y répondre.
ask-score-include-served = Les cartes piochées pour la dernière carte d’un joueur comptent-elles ?
answer-score-include-served = Oui.
ask-score-rounding = Comment arrondit-on une moyenne ?
answer-score-rounding = À l’entier le plus proche, la moitié vers le haut, une fois tout le reste compté.
ask-effect-reset = Quelque chose se reporte-t-il sur la manche suivante, comme le sens du jeu ou la { SUIT_WORD() } demandée ?
answer-effect-reset = Non. À chaque distribution, on repart de zéro.

ask-deck-symbol-ranks = Peut-on poser un symbole sur le même symbole, comme deux nombres égaux ?
answer-deck-symbol-ranks = Oui. Un symbole compte comme une valeur.
ask-wild-demand-impossible = Et si personne ne peut poser la valeur demandée ?
answer-wild-demand-impossible = Celui qui ne le peut pas fait ce qui est prévu ; puis la demande prend fin.
ask-swap-last-card = Échange-t-on les mains si la carte était la dernière de quelqu’un ?
answer-swap-last-card = Non. Celui qui pose sa dernière carte est sorti avant.
ask-swap-call = Faut-il faire l’annonce si la main se réduit par un échange, un don ou une pénalité ?
answer-swap-call = Oui, quelle qu’en soit la cause.
ask-call-multi-finish = Faut-il faire l’annonce si l’on termine avec plusieurs cartes à la fois ?
answer-call-multi-finish = Non, si l’on n’a jamais eu en main exactement ce nombre de cartes.
answer-call-multi-finish-ahead = Oui, quel qu’en soit le nombre.
answer-call-multi-finish-mixed = Celle qui se fait un tour à l’avance, oui ; toute autre seulement si l’on a eu un jour en main exactement ce nombre de cartes.
ask-out-multi-last = Si l’on termine avec plusieurs cartes, laquelle compte comme la dernière ?
answer-out-multi-last = Celle du dessus.
ask-out-simultaneous = Et si deux joueurs se retrouvent sans cartes au même moment ?
answer-out-simultaneous = Celui dont c’est le tour est sorti le premier, puis les autres dans l’ordre du jeu.
ask-out-early-tie = Si quelqu’un met fin à la manche avant terme, et que deux joueurs ont la main la plus basse ?
answer-out-early-tie = Ils se partagent ce qu’elle rapporte.
ask-score-multi-apply = Si l’on joue pour les places suivantes, pour qui compte une telle dernière carte ?
answer-score-multi-apply = Pour tous ceux qui perdent cette manche.

ask-turn-question-by-choice = Peut-on ne pas poser la carte demandée alors qu’on l’a en main ?
answer-turn-question-by-choice-yes = Oui, on fait alors l’autre chose.
answer-turn-question-by-choice-no = Non. Qui peut la poser le doit.
ask-turn-question-drawn = Si une carte piochée à la place est une de celles demandées, peut-on la poser ?
answer-turn-question-drawn-yes = Oui, aussitôt.
answer-turn-question-drawn-must = Oui, il faut la poser aussitôt.
answer-turn-question-drawn-no = Non. Elle attend un tour suivant.
ask-turn-question-void = Et si toutes les cartes demandées sont déjà dans la défausse ?
answer-turn-question-void = Rien n’est alors demandé.
