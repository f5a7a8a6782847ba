# Several cards in a turn.

several-none = In un turno si gioca una sola carta.
several = In un turno si possono giocare più carte: ognuna dopo la prima deve essere { $answer } (rispetto a quella prima).
several-of = Questo vale per { CARDS($cards, form: "the-many") }.
several-of-these = In un turno si possono giocare più carte fra queste: { CARDS($cards, form: "many") }.
several-least = Si gioca una carta sola oppure almeno { $cards } insieme.
several-most = In un turno si giocano al massimo { $cards } carte.
several-top-last = In cima resta l’ultima giocata.
several-top-chosen = Chi le gioca sceglie quale resta in cima.
several-effects-each = Ognuna ha effetto; le carte da pescare e i turni da saltare si sommano.
several-effects-last = Ha effetto solo la carta che resta in cima.
several-only-top-asks = Solo quella in cima permette di dichiarare qualcosa o chiede una certa carta.
several-only-row = Su una carta a cui se ne possono aggiungere altre, e in una fila aperta, nello stesso turno si giocano solo queste.
several-nothing-asked-draw = Finché qualcuno deve pescare, quella in cima non chiede nessuna carta.
several-nothing-asked-skip = Finché a un salto si può ancora rispondere, quella in cima non chiede nessuna carta.
several-draws-fall-on-last = Se fanno pescare giocatori diversi, tutte le carte toccano all’ultimo colpito.
row-draws-fall-on-last = Se una carta che risponde e l’ultima aggiunta fanno pescare giocatori diversi, tutte le carte toccano all’ultimo colpito.
several-only-draw-answered = Chi deve pescare e anche saltare turni può rispondere solo alla pesca, e salta i turni dopo.
several-only-draw-answered-skips = Se una pesca e un salto capitano insieme, si può rispondere solo alla pesca.
several-only-first-answers = Se si giocano in risposta, risponde solo la prima; le altre valgono come sempre.
several-all-stay = Finché il loro effetto non è finito, restano tutte sugli scarti, anche se si rifà il tallone.
several-last-allowed = Si può chiudere con più carte insieme.
several-last-forbidden = Non si può chiudere con più carte insieme.
several-last-work-as-top = Se più ultime carte hanno ancora effetto dipende da quella in cima: o tutte o nessuna.
