# Che altro fanno le carte: che cosa si deve giocare o altrimenti, mani che passano, risposte e dubbi.

draws-previous-waits = il giocatore precedente pesca { $amount }, e si continua con quello successivo
draws-previous-plays = il giocatore precedente pesca { $amount } e poi gioca normalmente
draws-previous-may-play = il giocatore precedente pesca { $amount } e poi può ancora giocare una carta
draws-chosen-waits = chi l’ha giocata sceglie un giocatore, che pesca { $amount } e salta il turno
draws-chosen-plays = chi l’ha giocata sceglie un giocatore, che pesca { $amount } e poi gioca normalmente
draws-chosen-may-play = chi l’ha giocata sceglie un giocatore, che pesca { $amount } e poi può ancora giocare una carta
turns-missed = { $turns ->
    [1] fermo per un turno
   *[other] fermo per { $turns } turni
 }
waits-next = il giocatore successivo resta { turns-missed }
waits-previous = il giocatore precedente resta { turns-missed }
waits-chosen = chi l’ha giocata sceglie un giocatore, che resta { turns-missed }
names = { $choice ->
    [may] chi l’ha giocata può dichiarare { $what }
   *[must] chi l’ha giocata dichiara { $what }
 }
covers = chi l’ha giocata deve subito coprirla con { $cards }, altrimenti { $otherwise }
covers-or-not = si può giocare solo se la si copre subito con { $cards }
must-play-next = il giocatore successivo deve giocare { $cards }, altrimenti { $otherwise }
must-play-previous = il giocatore precedente deve giocare { $cards }, altrimenti { $otherwise }
must-play-chosen = chi l’ha giocata sceglie un giocatore, che deve giocare { $cards }, altrimenti { $otherwise }
demands = chi l’ha giocata dichiara un valore ({ CARDS($cards, form: "many") }), e il giocatore successivo deve giocarne una carta; chi non può pesca come al solito
demands-or-else = chi l’ha giocata dichiara un valore ({ CARDS($cards, form: "many") }), e il giocatore successivo deve giocarne una carta, altrimenti { $otherwise }
lasting-for-a-round = { $duty }; così per tutti, per un giro intero
lasting-until-failed = { $duty }; così si va avanti finché qualcuno non può
opens-round = chi ha anche { $cards } può aprire un giro: a turno ciascuno ne gioca una, altrimenti { $otherwise }; quando il giro torna a chi l’ha aperto, questi ne gioca un’altra o lo chiude, e si continua dopo di lui
adds = nello stesso turno ci si possono giocare sopra altre carte, ognuna { $cards }; ha effetto solo l’ultima
copies = fa ciò che fa la carta che sta sotto
swaps-hands-next = chi l’ha giocata scambia la mano con il giocatore successivo
swaps-hands-previous = chi l’ha giocata scambia la mano con il giocatore precedente
swaps-hands-chosen = chi l’ha giocata scambia la mano con un giocatore a scelta
rotates-hands = tutte le mani passano al vicino, nel senso di gioco
rotates-hands-left = tutte le mani passano al vicino di sinistra
cards-given = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 } della propria mano
gives-next = chi l’ha giocata dà { cards-given } al giocatore successivo
gives-previous = chi l’ha giocata dà { cards-given } al giocatore precedente
gives-chosen = chi l’ha giocata dà { cards-given } a un giocatore a scelta
shows-hand-next = chi l’ha giocata mostra la mano al giocatore successivo
shows-hand-previous = chi l’ha giocata mostra la mano al giocatore precedente
shows-hand-chosen = chi l’ha giocata mostra la mano a un giocatore a scelta
shows-hand-others = chi l’ha giocata mostra la mano a tutti gli altri
ends-hand = chi l’ha giocata può finire subito la smazzata, e si contano le carte
ends-hand-at-most = { $points ->
    [one] chi l’ha giocata, se ha in mano al massimo { $points } punto, può finire subito la smazzata, e si contano le carte
   *[other] chi l’ha giocata, se ha in mano al massimo { $points } punti, può finire subito la smazzata, e si contano le carte
 }
else-draw-exactly = { $cards ->
    [one] pesca { $cards } carta
   *[other] pesca { $cards } carte
 }
else-draw-up-to = pesca finché ne trova una che va bene, { $cards } al massimo
else-draw-until-playable = pesca finché ne trova una che va bene
else-draw-nothing = passa
else-draw-face = pesca tante carte quante indica il suo numero
else-wait = salta un turno
else-not-allowed = non può giocare nulla
card-does-in-cutter-suit = se ha { SUIT_WORD(form: "the") } della carta di taglio: { $effects }.
card-does-nothing-in-cutter-suit = se ha { SUIT_WORD(form: "the") } della carta di taglio: nessun effetto.
challenge = chi deve pescare per questa carta può dubitare che sia stata giocata secondo le regole, e guarda la mano di chi l’ha giocata. Se non lo era, questi pesca { $guilty }; se lo era, chi ha dubitato pesca { $challenger }.
fine-debt = le carte dovute
fine-debt-plus = le carte dovute e { $cards } in più
drawn-may-answer = Può rispondere anche una carta pescata in quel momento.
drawn-may-not-answer = Una carta pescata in quel momento non può rispondere.
add-open-closes = Una fila di carte aggiunte si chiude alla fine del turno.
add-open-stays = Una fila di carte aggiunte resta aperta: il giocatore successivo può continuarla.

reply-turn-adds = Chi deve restare fermo può giocare invece { $answer }; i turni si sommano e toccano al giocatore dopo.
reply-turn-doubles = Chi deve restare fermo può giocare invece { $answer }; al giocatore dopo ne tocca il doppio.
reply-turn-replaces = Chi deve restare fermo può giocare invece { $answer }; al giocatore dopo tocca solo ciò che chiede la nuova carta.
reply-turn-passes-on = Chi deve restare fermo può giocare invece { $answer }; resta fermo il giocatore dopo.
reply-turn-sends-back = Chi deve restare fermo può giocare invece { $answer }; resta fermo chi ne è stato la causa.
reply-turn-cancels = Chi deve restare fermo può giocare invece { $answer }; allora non resta fermo nessuno.
reply-play-adds = Chi deve giocare una di quelle carte può giocare invece { $answer }; il giocatore dopo deve fare tutte e due le cose.
reply-play-doubles = Chi deve giocare una di quelle carte può giocare invece { $answer }; il giocatore dopo deve farlo due volte.
reply-play-replaces = Chi deve giocare una di quelle carte può giocare invece { $answer }; al giocatore dopo tocca solo ciò che chiede la nuova carta.
reply-play-passes-on = Chi deve giocare una di quelle carte può giocare invece { $answer }; tocca allora al giocatore dopo.
reply-play-sends-back = Chi deve giocare una di quelle carte può giocare invece { $answer }; tocca allora a chi ne è stato la causa.
reply-play-cancels = Chi deve giocare una di quelle carte può giocare invece { $answer }; allora nessuno deve più.
