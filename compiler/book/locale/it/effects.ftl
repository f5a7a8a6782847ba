# Che cosa fanno le carte, gli avvisi, la chiusura, i punti, la partita.

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

reply-draw-adds = Chi deve pescare può giocare invece { $answer }; i numeri si sommano e tocca pescare al giocatore dopo.
reply-draw-doubles = Chi deve pescare può giocare invece { $answer }; il numero raddoppia e tocca pescare al giocatore dopo.
reply-draw-replaces = Chi deve pescare può giocare invece { $answer }; il giocatore dopo pesca solo per la nuova carta.
reply-draw-passes-on = Chi deve pescare può giocare invece { $answer }; tocca pescare lo stesso numero al giocatore dopo.
reply-draw-sends-back = Chi deve pescare può giocare invece { $answer }; tocca pescare a chi ne è stato la causa.
reply-draw-cancels = Chi deve pescare può giocare invece { $answer }; allora non pesca nessuno.
reply-skip-adds = Chi deve saltare il turno può giocare invece { $answer }; i salti si sommano e toccano ai giocatori dopo.
reply-skip-doubles = Chi deve saltare il turno può giocare invece { $answer }; lo salta il doppio dei giocatori.
reply-skip-replaces = Chi deve saltare il turno può giocare invece { $answer }; il giocatore dopo lo salta solo per la nuova carta.
reply-skip-passes-on = Chi deve saltare il turno può giocare invece { $answer }; lo salta il giocatore dopo.
reply-skip-sends-back = Chi deve saltare il turno può giocare invece { $answer }; lo salta chi ne è stato la causa.
reply-skip-cancels = Chi deve saltare il turno può giocare invece { $answer }; allora non lo salta nessuno.
reply-to-some = Contro { CARDS($owing, form: "a", join: "or") }: { LOWER($reply) }

# ---- avvisi

call-at = { $cards ->
    [0] Giocando l’ultima carta si deve dire «{ $word }».
    [1] Quando resta una sola carta in mano si deve dire «{ $word }».
   *[other] Quando restano { $cards } carte in mano si deve dire «{ $word }».
 }
call-forgotten = Chi se ne dimentica { $penalty }.
call-forgotten-nothing = Dimenticarsene non costa nulla.
call-none = Quando resta una sola carta in mano non si deve dire nulla.
catcher-anyone = Chiunque altro può far notare la dimenticanza.
catcher-next = Solo il giocatore successivo può far notare la dimenticanza.
catcher-table = Non serve che qualcuno faccia notare la dimenticanza.
call-caught-next-turn = Si può rimediare alla dimenticanza, o farla notare, finché non comincia il turno successivo.
call-caught-next-card = Si può rimediare alla dimenticanza, o farla notare, finché non si gioca o si pesca un’altra carta.
call-caught-last-card = Si può rimediare alla dimenticanza, o farla notare, finché non si gioca l’ultima carta.
call-made-good-next-turn = Si può rimediare alla dimenticanza finché non comincia il turno successivo.
call-made-good-next-card = Si può rimediare alla dimenticanza finché non si gioca o si pesca un’altra carta.
call-made-good-last-card = Si può rimediare alla dimenticanza finché non si gioca l’ultima carta.
penalty-cards = { $cards ->
    [one] pesca { $cards } carta
   *[other] pesca { $cards } carte
 }
penalty-turns = { $turns ->
    [one] salta { $turns } turno
   *[other] salta { $turns } turni
 }
penalty-no-finish = non può giocare l’ultima carta finché non lo dice

# ---- chiusura

finish-hand-ends = La smazzata finisce appena qualcuno gioca la sua ultima carta.
finish-play-on = Chi gioca la sua ultima carta è fuori; gli altri continuano per i posti successivi finché uno solo ha ancora carte.
last-card-wins = Si può chiudere anche con { CARDS($cards, form: "a", join: "or") }.
last-card-acts = Se l’ultima carta è { CARDS($cards, form: "a", join: "or") }, ha ancora effetto prima che la smazzata finisca; non si può rispondere.
last-card-acts-and-may-come-back = Se l’ultima carta è { CARDS($cards, form: "a", join: "or") }, ha ancora effetto e si può rispondere; se l’effetto torna indietro, chi ha chiuso pesca ed è di nuovo in gioco.
last-card-forbidden = Non si può chiudere con { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = Si può chiudere con { CARDS($cards, form: "a", join: "or") } solo se corrisponde alla carta in cima come una carta qualunque.
last-card-draws = Chi gioca come ultima carta { CARDS($cards, form: "a", join: "or") } non chiude: { $number ->
    [one] pesca { $number } carta e continua.
   *[other] pesca { $number } carte e continua.
 }
last-card-stays-in = Chi gioca come ultima carta { CARDS($cards, form: "a", join: "or") } non chiude: resta in gioco senza carte.

# ---- punti

score-each-pays-own-hand = Chi ha chiuso segna zero. Gli altri segnano come penalità i punti delle carte rimaste in mano.
score-winner-collects = Chi ha chiuso segna i punti di tutte le carte rimaste in mano agli altri.
score-winner-collects-average = Chi ha chiuso segna la media dei punti rimasti in mano agli altri.
score-lowest-collects-differences = Chi ha meno punti in mano segna, da ciascuno degli altri, la differenza fra le due mani.
score-lowest-wins = Vince la smazzata chi ha meno punti in mano.
score-finishers-collect = Chiunque chiude segna i punti di tutte le carte che gli altri hanno in mano in quel momento.
score-winner-takes = { $points ->
    [one] Chi ha chiuso segna { $points } punto.
   *[other] Chi ha chiuso segna { $points } punti.
 }
score-places = Contano solo i posti: chi chiude per primo, chi per secondo e così via.
score-none = Non si contano punti: chi chiude vince la smazzata.
value-points = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] vale
   *[many] valgono
 } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }{ NUMBER_OF($cards) ->
    [one] .
   *[many] { GENDER_OF($cards) ->
        [m] { " l’uno." }
        [mixed] { " l’uno." }
       *[f] { " l’una." }
     }
 }
value-face = { $times ->
    [1] { CARDS($cards, form: "the-many") } valgono il loro numero.
   *[other] { CARDS($cards, form: "the-many") } valgono { $times } volte il loro numero.
 }

# ---- la partita

game-single-hand = Ogni smazzata è una partita a sé.
game-hands = { $hands ->
    [one] La partita dura { $hands } smazzata.
   *[other] La partita dura { $hands } smazzate.
 }
game-each-deals = { $hands ->
    [1] La partita dura finché ciascuno ha dato le carte una volta.
    [2] La partita dura finché ciascuno ha dato le carte due volte.
   *[other] La partita dura finché ciascuno ha dato le carte { $hands } volte.
 }
game-winner-each-pays-own-hand = Vince il totale più basso.
game-winner-winner-collects = Vince il totale più alto.
game-winner-winner-collects-average = Vince il totale più alto.
game-winner-lowest-collects-differences = Vince il totale più alto.
game-winner-lowest-wins = Vince chi ha vinto più smazzate.
game-winner-finishers-collect = Vince il totale più alto.
game-winner-winner-takes = Vince il totale più alto.
game-winner-places = Vince chi ha i piazzamenti migliori.
game-winner-none = Vince chi ha vinto più smazzate.
game-target-lowest-wins = La partita finisce dopo la smazzata in cui qualcuno ha { $target }; vince il totale più basso.
game-target-highest-wins = La partita finisce dopo la smazzata in cui qualcuno ha { $target }; vince il totale più alto.
game-target-first-wins = Vince la partita chi per primo ha { $target }.
game-target-reachers-lose = La partita finisce quando qualcuno ha { $target }: lui perde, tutti gli altri vincono.
game-target-reachers-drop-out = Chi ha { $target } è eliminato; vince l’ultimo che resta.
points-reached = { $points ->
    [one] { $points } punto o più
   *[other] { $points } punti o più
 }
points-past = { $points ->
    [one] più di { $points } punto
   *[other] più di { $points } punti
 }
points-reached-per-player = { $points ->
    [one] { $points } punto o più per ogni giocatore al tavolo
   *[other] { $points } punti o più per ogni giocatore al tavolo
 }
points-past-per-player = { $points ->
    [one] più di { $points } punto per ogni giocatore al tavolo
   *[other] più di { $points } punti per ogni giocatore al tavolo
 }
tie-extra-hand = In caso di parità si gioca un’altra smazzata.
tie-shared = In caso di parità la vittoria è condivisa.
tie-earlier-lowest = In caso di parità vince chi aveva il totale più basso prima dell’ultima smazzata.
