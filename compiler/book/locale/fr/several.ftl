# Several cards in a turn.

several-none = On ne pose qu’une carte par tour.
several = Vous pouvez poser plusieurs cartes dans le même tour : chacune après la première doit être { $answer } (par rapport à la précédente).
several-of = Cela vaut pour { CARDS($cards, form: "many") }.
several-of-these = Vous pouvez poser plusieurs de ces cartes dans le même tour : { CARDS($cards, form: "many") }.
several-least = On pose soit une seule carte, soit au moins { $cards } à la fois.
several-most = On pose au plus { $cards } cartes par tour.
several-top-last = La dernière posée reste sur le dessus.
several-top-chosen = Vous choisissez celle qui reste sur le dessus.
several-effects-each = Chacune agit ; les cartes à piocher et les tours à passer s’additionnent.
several-effects-last = Seule la carte qui reste sur le dessus agit.
several-only-top-asks = Seule celle du dessus permet de demander quelque chose ou exige une carte précise.
several-only-row = Sur une carte à laquelle on peut en ajouter d’autres, et dans une série ouverte, on ne pose que celles-là dans le même tour.
several-nothing-asked-draw = Tant que quelqu’un doit piocher, celle du dessus n’exige aucune carte.
several-nothing-asked-skip = Tant qu’on peut encore répondre à un tour à passer, celle du dessus n’exige aucune carte.
several-draws-fall-on-last = Si elles font piocher des joueurs différents, c’est le dernier visé qui pioche toutes les cartes.
row-draws-fall-on-last = Si une carte posée en réponse et la dernière ajoutée font piocher des joueurs différents, c’est le dernier visé qui pioche toutes les cartes.
several-only-draw-answered = Celui qui doit piocher et aussi passer des tours ne peut répondre qu’à la pioche, et passe ses tours ensuite.
several-only-draw-answered-skips = Si une pioche et un tour à passer tombent ensemble, on ne peut répondre qu’à la pioche.
several-only-first-answers = Posées en réponse, seule la première répond ; les autres comptent comme d’habitude.
several-all-stay = Tant qu’elles n’ont pas fini d’agir, elles restent toutes sur la défausse, même quand on refait une pioche.
several-last-allowed = Vous pouvez terminer avec plusieurs cartes à la fois.
several-last-forbidden = Vous ne pouvez pas terminer avec plusieurs cartes à la fois.
several-last-work-as-top = Si plusieurs dernières cartes agissent encore dépend de celle du dessus : toutes ou aucune.
