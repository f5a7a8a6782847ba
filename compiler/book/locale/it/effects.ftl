# What cards do.

draws-next = il giocatore successivo pesca { $amount }
draws-previous = il giocatore precedente pesca { $amount }
draws-chosen = chi l’ha giocata sceglie un giocatore, che pesca { $amount }
debtor-waits = Chi pesca salta poi il turno.
creditor-goes-on = Poi si continua con il giocatore successivo.
draws-previous-waits = il giocatore precedente pesca { $amount }, e si continua con quello successivo
draws-previous-plays = il giocatore precedente pesca { $amount } e poi gioca normalmente; si continua da lui
draws-previous-may-play = il giocatore precedente pesca { $amount } e poi può ancora giocare una carta; si continua da lui
draws-chosen-waits = chi l’ha giocata sceglie un giocatore, che pesca { $amount } e salta il suo prossimo turno
draws-chosen-plays = chi l’ha giocata sceglie un giocatore, che pesca { $amount } e poi gioca normalmente; si continua da lui
draws-chosen-may-play = chi l’ha giocata sceglie un giocatore, che pesca { $amount } e poi può ancora giocare una carta; si continua da lui
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
names-for-this = chi l’ha giocata dichiara { $what } solo per questo (nessuno è tenuto a rispondere)
covers = chi l’ha giocata deve subito coprirla con { $cards }, altrimenti { $otherwise }
covers-or-not = chi l’ha giocata deve subito coprirla con { $cards }, e la si può giocare solo se lo si può fare
must-play-next = il giocatore successivo deve giocare { $cards }, altrimenti { $otherwise }
must-play-previous = il giocatore precedente deve giocare { $cards }, altrimenti { $otherwise }; poi si riprende da dove ci si era interrotti
must-play-chosen = chi l’ha giocata sceglie un giocatore, che deve giocare { $cards }, altrimenti { $otherwise }; poi si riprende da dove ci si era interrotti
demands = chi l’ha giocata dichiara un valore ({ CARDS($cards, form: "many") }), e il giocatore successivo deve giocarne una carta; chi non può pesca come al solito
demands-or-else = chi l’ha giocata dichiara un valore ({ CARDS($cards, form: "many") }), e il giocatore successivo deve giocarne una carta, altrimenti { $otherwise }
lasting-until-laid = { $duty }; se non se ne gioca una, tocca al giocatore dopo, finché qualcuno la gioca o tutti gli altri sono stati chiamati
lasting-for-a-round = { $duty }; così per tutti, per un giro intero
lasting-until-somebody-fails = { $duty }; così si va avanti finché qualcuno non può
asked-next = A chi segue si richiede { $cards } (rispetto alla carta in cima).
opens-round = chi ha anche { $cards } può aprire un giro: a turno ciascuno ne gioca una, altrimenti { $otherwise }; quando il giro torna a chi l’ha aperto, questi ne gioca un’altra o lo chiude, e si continua dopo di lui
adds = nello stesso turno ci si possono giocare sopra altre carte, ognuna { $cards }; ha effetto solo l’ultima
copies = fa ciò che ha fatto la carta che sta sotto, anche la dichiarazione
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
takes-next = il giocatore successivo dà { amount-cards } a sua scelta a chi l’ha giocata
takes-previous = il giocatore precedente dà { amount-cards } a sua scelta a chi l’ha giocata
takes-chosen = chi l’ha giocata sceglie un giocatore, che gli dà { amount-cards } a sua scelta
takes-unseen-next = chi l’ha giocata pesca alla cieca { amount-cards } dalla mano del giocatore successivo
takes-unseen-previous = chi l’ha giocata pesca alla cieca { amount-cards } dalla mano del giocatore precedente
takes-unseen-chosen = chi l’ha giocata pesca alla cieca { amount-cards } dalla mano di un giocatore a scelta
each-picks-own = ognuno sceglie dalla propria mano prima di vedere che cosa riceve
swaps-cards-next = chi l’ha giocata scambia { amount-cards } con il giocatore successivo; { each-picks-own }
swaps-cards-previous = chi l’ha giocata scambia { amount-cards } con il giocatore precedente; { each-picks-own }
swaps-cards-chosen = chi l’ha giocata scambia { amount-cards } con un giocatore a scelta; { each-picks-own }
passes-cards = tutti passano { amount-cards } al vicino, nel senso di gioco; { each-picks-own }
passes-cards-left = tutti passano { amount-cards } al vicino di sinistra; { each-picks-own }
discarded-such = { $cards ->
    [one] { $which }
   *[other] { amount-cards }, ognuna { $which }
 }
discarded-all = quante più carte possibile, ognuna { $which }
discards-you = chi l’ha giocata scarta { $amount }
discards-next = il giocatore successivo scarta { $amount }
discards-previous = il giocatore precedente scarta { $amount }
discards-chosen = chi l’ha giocata sceglie un giocatore, che scarta { $amount }
discards-others = ognuno degli altri, a turno, scarta { $amount }
discards-all = ognuno a turno, a cominciare da chi l’ha giocata, scarta { $amount }
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
else-draw-up-to = pesca finché ne trova una di quelle richieste, { $cards } al massimo
else-draw-until-playable = pesca finché ne trova una di quelle richieste
else-draw-nothing = passa
else-draw-face = pesca tante carte quante indica il numero della carta in cima
else-wait = salta un turno
else-not-allowed = non può giocare nulla
card-does-in-cutter-suit = se ha { SUIT_WORD(form: "the") } della carta di taglio: { $effects }.
card-does-nothing-in-cutter-suit = se ha { SUIT_WORD(form: "the") } della carta di taglio: nessun effetto.
card-does-if = { $condition }: { $effects }.
card-does-if-instead = { $condition }, invece: { $effects }.
card-does-nothing-if = { $condition }: nessun effetto.
card-does-nothing-if-instead = { $condition }, invece: nessun effetto.
if-laid-on = sopra { CARDS($cards, form: "a", join: "or") }
if-on-top = se in cima c’è { CARDS($cards, form: "a", join: "or") }
if-holding = se chi la gioca ha ancora in mano { CARDS($cards, form: "a", join: "or") }
if-holding-none = se chi la gioca non ha più in mano nessuna di queste carte ({ CARDS($cards, form: "many") })
if-holding-several = se chi la gioca ha ancora in mano almeno { $number } di queste carte ({ CARDS($cards, form: "many") })
if-holding-points = se le carte rimaste in mano a chi la gioca valgono al massimo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
if-on-countdown = se il contatore di chi la gioca segna { $number }
if-players-remain = se in gioco ci sono ancora { $players } giocatori
if-owing = finché chi la gioca deve carte, turni o una carta precisa
owing-several = Chi deve qualcosa quando gioca la prima di più carte le gioca tutte mentre lo deve.
owing-thrown-in = Chi butta una carta fuori turno in quel momento non deve nulla.
condition-on-for-starter = La carta iniziale non sta sopra nessuna carta.
condition-on-for-several = Di più carte giocate insieme, ognuna sta sopra la precedente.
condition-copied-hand = Per chi gioca una carta che fa ciò che ha fatto quella sotto vale la propria mano.
condition-copied-counter = Per chi gioca una carta che fa ciò che ha fatto quella sotto vale il proprio contatore.
add-open-closes = Una fila di carte aggiunte si chiude alla fine del turno.
add-open-stays = Una fila di carte aggiunte resta aperta: il giocatore successivo può continuarla.
add-open-until-closed = Una fila di carte aggiunte resta aperta, e il giocatore successivo può continuarla, finché chi ha appena aggiunto una carta non dice che è chiusa o qualcuno non gioca una carta che non vi si adatta. Una carta a cui se ne possono aggiungere altre è sempre aperta; una carta aggiunta senza { SUIT_WORD() } che ne fa dichiarare uno è l’ultima della sua fila.
add-row-stays = Finché l’effetto della sua ultima carta non è finito, tutta la fila resta sugli scarti, anche se si rifà il tallone.
add-names-first = Se una carta permette di dichiarare qualcosa e di giocarci sopra altre carte, prima si dichiara; la prima carta aggiunta segue la dichiarazione.
card-does = { $effects }.
card-does-nothing = nessun effetto.
amount-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }
amount-face = tante carte quante indica il suo numero
amount-each-cards = { $cards ->
    [one] { $cards } carta a testa
   *[other] { $cards } carte a testa
 }
amount-each-face = a testa tante carte quante indica il suo numero
amount-until = subito tante carte quante ne servono per avere { $which }{ $most ->
    [0] { "" }
   *[other] , ma al massimo { $most }
 } (se non ne esce nessuna, tutte quelle che restano)
amount-each-until = subito a testa tante carte quante ne servono per avere { $which }{ $most ->
    [0] { "" }
   *[other] , ma al massimo { $most }
 } (se non ne esce nessuna, tutte quelle che restano)
draws-next-waits = il giocatore successivo pesca { $amount } e salta il turno
draws-next-plays = il giocatore successivo pesca { $amount } e poi gioca normalmente
draws-next-may-play = il giocatore successivo pesca { $amount } e poi può ancora giocare una carta
draws-others = tutti gli altri pescano { $amount }
draws-everyone = tutti, compreso chi l’ha giocata, pescano { $amount }
draws-you = chi l’ha giocata pesca { $amount }
skips-next = { $seats ->
    [one] il giocatore successivo salta il turno
   *[other] i { $seats } giocatori successivi saltano il turno
 }
skips-others = tutti gli altri saltano il turno e tocca di nuovo allo stesso giocatore
skips-chosen = chi l’ha giocata sceglie un giocatore, che salta il turno
reverses = il senso di gioco si inverte
reverses-two-skips = l’altro giocatore salta il turno e tocca di nuovo allo stesso
reverses-two-nothing = in due non ha effetto
plays-again = tocca di nuovo allo stesso giocatore
plays-again-or-not = lo stesso giocatore può giocare un’altra carta
