# Pescare, il tallone, gli avvisi, la chiusura, i punti e la partita, quando non sono quelli comuni.

draw-at-will-nothing = Chi non può o non vuole giocare una carta passa; nessuno pesca.
draw-when-unable-nothing = Chi non ha carte che vanno bene passa; nessuno pesca. Chi ne ha deve giocare.
draw-may-go-on = Anche quando una carta va già bene si può continuare a pescare.
pass-after-last-draw = Solo dopo l’ultima pescata si può finire il turno senza giocare.
pass-after-any-draw = Dopo ognuna di queste pescate si può finire il turno.
pass-when-dry = Quando non c’è più nulla da pescare, chiunque può passare, anche con una carta che va bene.
pass-at-will = Si può anche passare senza pescare.

stock-refills-when-needed = Il tallone si rifà quando qualcuno deve pescare e non ci sono carte.
stock-refills-at-once = Il tallone si rifà appena pescata l’ultima carta.
stock-keeps-top = Quando il tallone si rifà, degli scarti resta solo la carta in cima.
stock-keeps-top-and-chain = Finché ci sono carte dovute, restano anche quelle che le hanno causate.
stock-limit = { $times ->
    [0] Il tallone non si rifà mai.
    [1] In una smazzata il tallone si rifà al massimo una volta.
   *[other] In una smazzata il tallone si rifà al massimo { $times } volte.
 }
stock-short-lapses = Se le carte non bastano, si pescano quelle che ci sono e le altre non si devono più.
stock-short-owed = Se le carte non bastano, si pescano quelle che ci sono e le altre si devono al turno successivo.
stock-short-no-play = Se le carte non bastano, si pescano quelle che ci sono e in quel turno non si gioca.
stock-short-take-top = Se le carte non bastano, si prende anche la carta in cima agli scarti.
stock-blocked = { $rounds ->
    [1] Se tutti passano uno dopo l’altro, la smazzata è bloccata e finisce.
   *[other] Se tutti passano { $rounds } volte di seguito, la smazzata è bloccata e finisce.
 }
stock-blocked-passes = { $passes ->
    [one] Al primo passo la smazzata è bloccata e finisce.
   *[other] Dopo { $passes } passi di seguito la smazzata è bloccata e finisce.
 }
stock-blocked-rounds-and-passes = { $rounds ->
    [1] Se tutti passano uno dopo l’altro
   *[other] Se tutti passano { $rounds } volte di seguito
 } e poi { $passes ->
    [one] passa ancora un giocatore
   *[other] passano ancora { $passes } giocatori
 }, la smazzata è bloccata e finisce.
stock-blocked-cards = La smazzata è bloccata anche quando sono state giocate { $cards } carte.
blocked-each-collects-differences = Ciascuno segna la differenza fra la mano più alta e la propria.

call-ahead = Nel turno prima di quello in cui si vuole giocare l’ultima carta, o le ultime, si deve dire «{ $word }».
call-false = Chi lo dice senza bisogno { $penalty }.
call-false-nothing = Dirlo senza bisogno non costa nulla.
call-doubt = Chi accusa qualcuno a torto { $penalty }.
call-doubt-nothing = Accusare qualcuno a torto non costa nulla.

aim-hand-ends-partners = Restare per primi senza carte in mano, per sé e per il compagno.
aim-next-counter = Portare il proprio contatore alla fine: ogni volta che la mano è vuota si è un passo più vicini.
aim-both-partners = Restare senza carte in mano e aiutare il compagno: vince la coppia che esce per prima al completo.
finish-hand-ends-partners = La smazzata finisce appena qualcuno gioca la sua ultima carta; l’ha vinta la sua coppia.
finish-next-counter = Chi gioca la sua ultima carta pesca dal tallone una mano nuova, di tante carte quante ne indica ora il suo contatore, e continua.
finish-both-partners = Chi gioca la sua ultima carta è fuori; la smazzata finisce appena sono fuori tutti e due i compagni di una coppia.
finish-only-on = Si può chiudere solo con { CARDS($cards, form: "a", join: "or") }.
finish-waits = Nessuno ha vinto finché anche un altro giocatore è senza carte.
claim = Quando le carte in mano danno in tutto il numero della carta in cima, si può dire «{ $word }» e si è fuori.
hand-limit-out = { $cards ->
    [one] Chi ha più di { $cards } carta è fuori dalla smazzata; le sue carte vanno sotto gli scarti.
   *[other] Chi ha più di { $cards } carte è fuori dalla smazzata; le sue carte vanno sotto gli scarti.
 }
hand-limit-loses = { $cards ->
    [one] Chi ha più di { $cards } carta perde la smazzata, che finisce subito.
   *[other] Chi ha più di { $cards } carte perde la smazzata, che finisce subito.
 }
finish-after-wins = Chi copre con l’ultima carta { CARDS($cards, form: "a", join: "or") } ha chiuso.
finish-after-acts = Se con l’ultima carta si copre { CARDS($cards, form: "a", join: "or") }, l’ultima ha ancora effetto prima che la smazzata finisca; non si può rispondere.
finish-after-acts-and-may-come-back = Se con l’ultima carta si copre { CARDS($cards, form: "a", join: "or") }, l’ultima ha ancora effetto e si può rispondere; se l’effetto torna indietro, chi ha chiuso pesca ed è di nuovo in gioco.
finish-after-forbidden = Non si può chiudere coprendo { CARDS($cards, form: "a", join: "or") }.
finish-after-if-it-fits = Si può chiudere coprendo { CARDS($cards, form: "a", join: "or") } solo con una carta che le corrisponde come una carta qualunque.
finish-after-draws = Chi copre con l’ultima carta { CARDS($cards, form: "a", join: "or") } non chiude: { $number ->
    [one] pesca { $number } carta e continua.
   *[other] pesca { $number } carte e continua.
 }
finish-after-stays-in = Chi copre con l’ultima carta { CARDS($cards, form: "a", join: "or") } non chiude: resta in gioco senza carte.

score-each-collects-differences = Ciascuno segna la differenza fra la mano più alta e la propria.
score-partners = I punti di una coppia si segnano a tutti e due i compagni.
score-rounds = I punti si arrotondano a multipli di { $points }, la metà per eccesso.
score-rounds-at-least = { $points ->
    [one] Ciò che conta vale almeno { $points } punto.
   *[other] Ciò che conta vale almeno { $points } punti.
 }
score-reshuffle = { $points ->
    [one] A chi costringe a rifare il tallone si segna { $points } punto di penalità.
   *[other] A chi costringe a rifare il tallone si segnano { $points } punti di penalità.
 }
score-reshuffle-doubling = { $points ->
    [one] A chi costringe a rifare il tallone si segna { $points } punto di penalità, e ogni volta successiva il doppio.
   *[other] A chi costringe a rifare il tallone si segnano { $points } punti di penalità, e ogni volta successiva il doppio.
 }
bonus-times = Se la smazzata finisce con { CARDS($cards, form: "a", join: "or") }, i suoi punti valgono { $times ->
    [2] il doppio
    [3] il triplo
   *[other] { $times } volte
 }.
bonus-more = { $points ->
    [one] Chi chiude con { CARDS($cards, form: "a", join: "or") } aggiunge { $points } punto al suo totale.
   *[other] Chi chiude con { CARDS($cards, form: "a", join: "or") } aggiunge { $points } punti al suo totale.
 }
bonus-less = { $points ->
    [one] Chi chiude con { CARDS($cards, form: "a", join: "or") } toglie { $points } punto dal suo totale.
   *[other] Chi chiude con { CARDS($cards, form: "a", join: "or") } toglie { $points } punti dal suo totale.
 }
game-winner-each-collects-differences = Vince il totale più alto.
game-columns = I punti si segnano in { $columns } colonne. La prima smazzata che un giocatore vince si segna nella prima colonna, la seconda nelle prime due, ogni altra in { $columns ->
    [2] tutte e due
   *[other] tutte
 }. Ogni colonna si gioca a { $points } punti e ha il suo vincitore; vince la partita chi prende più colonne.
game-counter = Vince la partita chi per primo porta il proprio contatore a { $end }.
game-exactly = Un totale di { $points } punti esatti torna a { $back }.
