# Going out.

finish-hand-ends-partners = La smazzata finisce appena qualcuno gioca la sua ultima carta; l’ha vinta la sua coppia.
finish-hand-ends-dummies = La smazzata finisce appena qualcuno gioca l’ultima carta di una delle sue due mani; l’ha vinta quel giocatore.
finish-next-counter = Chi gioca la sua ultima carta pesca dal tallone una mano nuova, di tante carte quante ne indica ora il suo contatore, e continua.
finish-both-partners = Chi gioca la sua ultima carta è fuori; la smazzata finisce appena sono fuori tutti e due i compagni di una coppia.
finish-both-hands = Chi gioca l’ultima carta di una delle sue due mani è fuori con quella; la smazzata finisce appena un giocatore è fuori con tutte e due.
finish-only-on = Si può chiudere solo con { CARDS($cards, form: "a", join: "or") }.
finish-waits = Chi gioca l’ultima carta mentre anche un altro giocatore è senza carte non ha vinto, ma resta in gioco senza carte.
claim = Quando un altro gioca una carta il cui numero è la somma delle carte in mano, si può dire «{ $word }» finché il giocatore successivo non gioca o non pesca; si mette la mano sotto gli scarti e si è fuori; nessuna carta conta come ultima. Se la smazzata dovesse finire con la carta giocata, si è fuori prima di chi l’ha giocata. Vale chi è più svelto.
claim-owed-lapses = Se doveva pescare, saltare il turno o giocare una carta, non vale più.
hand-limit-out = { $cards ->
    [one] Chi ha più di { $cards } carta è fuori dalla smazzata; le sue carte vanno sotto gli scarti.
   *[other] Chi ha più di { $cards } carte è fuori dalla smazzata; le sue carte vanno sotto gli scarti.
 }
hand-limit-when = Si contano quando la carta giocata ha avuto tutto il suo effetto, in senso orario a partire dalla sinistra di chi l’ha giocata.
hand-limit-not-compared = Chi è fuori così non conta più quando si confrontano le mani.
hand-limit-one-left-wins = Se resta un solo giocatore, la smazzata finisce e la vince lui.
hand-limit-one-left-takes-place = Se resta un solo giocatore, la smazzata finisce e lui prende il posto successivo.
hand-limit-winner-scores = Segna ciò che segna chi chiude; se più giocatori hanno la mano più bassa, se lo dividono, arrotondato per difetto.
hand-limit-winner-scores-differences = Segna, da ciascuno degli altri, la differenza fra le due mani, qualunque sia la più alta; se più giocatori hanno la mano più bassa, se la dividono, arrotondato per difetto.
hand-limit-loses = { $cards ->
    [one] Chi ha più di { $cards } carta perde la smazzata, che finisce subito. La vince allora chi degli altri ha la mano più bassa.
   *[other] Chi ha più di { $cards } carte perde la smazzata, che finisce subito. La vince allora chi degli altri ha la mano più bassa.
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
finish-after-out-at-next-turn = Chi con la sua ultima carta copre { CARDS($cards, form: "a", join: "or") } non è ancora fuori: la carta ha effetto come ogni altra, e il giocatore è fuori solo quando arriva il suo turno e non deve niente. Se nel frattempo ha pescato, continua a giocare.
finish-hand-ends = La smazzata finisce appena qualcuno gioca la sua ultima carta.
finish-play-on = Chi gioca la sua ultima carta è fuori; gli altri continuano per i posti successivi finché uno solo ha ancora carte.
finish-hand-ends-once-out = La smazzata finisce appena qualcuno è fuori.
finish-hand-ends-partners-once-out = La smazzata finisce appena qualcuno è fuori; l’ha vinta la sua coppia.
finish-hand-ends-dummies-once-out = La smazzata finisce appena qualcuno è fuori con una delle sue due mani; l’ha vinta quel giocatore.
finish-play-on-once-out = Quando qualcuno è fuori, gli altri continuano per i posti successivi finché ne resta in gioco uno solo.
finish-both-partners-once-out = La smazzata finisce appena sono fuori tutti e due i compagni di una coppia.
finish-both-hands-once-out = La smazzata finisce appena un giocatore è fuori con tutte e due le mani.
last-card-wins = Si può chiudere anche con { CARDS($cards, form: "a", join: "or") }.
last-card-wins-on-any = Si può chiudere con qualsiasi carta; l’ultima carta non ha più effetto.
last-card-acts = Se l’ultima carta è { CARDS($cards, form: "a", join: "or") }, ha ancora effetto prima che la smazzata finisca; non si può rispondere.
last-card-names-nothing = Se l’ultima carta è { CARDS($cards, form: "a", join: "or") }, non si dichiara nessun { SUIT_WORD() }.
last-card-may-be-doubted = Anche allora si può dubitare, se la carta è { CARDS($cards, form: "a", join: "or") }; chi deve pescare per questo è di nuovo in gioco.
last-card-is-answered = Se l’ultima carta è { CARDS($cards, form: "a", join: "or") }, ha ancora effetto e si può rispondere; anche se l’effetto torna indietro, chi l’ha giocata ha chiuso.
last-card-draws-none = Se non c’è nessuna carta da pescare, si resta in gioco senza carte.
last-card-acts-among-the-others = Se l’ultima carta è { CARDS($cards, form: "a", join: "or") }, chi l’ha giocata ha chiuso, ma la carta ha ancora effetto tra gli altri; se con essa finisce la smazzata, non si può rispondere.
last-card-has-to-be-covered = Se l’ultima carta è { CARDS($cards, form: "a", join: "or") }, chi l’ha giocata non ha ancora chiuso: la carta ne chiede un’altra.
last-card-acts-and-may-come-back = Se l’ultima carta è { CARDS($cards, form: "a", join: "or") }, ha ancora effetto e si può rispondere; se l’effetto torna indietro, chi ha chiuso pesca ed è di nuovo in gioco.
last-card-forbidden = Non si può chiudere con { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = Si può chiudere con { CARDS($cards, form: "a", join: "or") } solo se corrisponde alla carta in cima come una carta qualunque.
last-card-draws = Chi gioca come ultima carta { CARDS($cards, form: "a", join: "or") } non chiude: { $number ->
    [one] pesca { $number } carta e continua.
   *[other] pesca { $number } carte e continua.
 }
last-card-stays-in = Chi gioca come ultima carta { CARDS($cards, form: "a", join: "or") } non chiude: resta in gioco senza carte.
last-card-out-at-next-turn = Chi gioca { CARDS($cards, form: "a", join: "or") } come ultima carta non è ancora fuori: la carta ha effetto come ogni altra, e il giocatore è fuori solo quando arriva il suo turno e non deve niente. Se nel frattempo ha pescato, continua a giocare.
last-card-out-at-next-turn-on-any = Con l’ultima carta non si è ancora fuori: ha effetto come ogni altra, e il giocatore è fuori solo quando arriva il suo turno e non deve niente. Se nel frattempo ha pescato, continua a giocare.
last-card-wins-while = { $condition }, chi gioca come ultima carta { CARDS($cards, form: "a", join: "or") } chiude subito.
last-card-forbidden-while = { $condition }, non si può chiudere con { CARDS($cards, form: "a", join: "or") }.
last-card-forbidden-while-any = { $condition }, non si può chiudere.
last-card-draws-while = { $condition }, chi gioca come ultima carta { CARDS($cards, form: "a", join: "or") } non chiude: { $number ->
    [one] pesca { $number } carta e continua.
   *[other] pesca { $number } carte e continua.
 }
last-card-stays-in-while = { $condition }, chi gioca come ultima carta { CARDS($cards, form: "a", join: "or") } non chiude: resta in gioco senza carte.
last-card-out-at-next-turn-while = { $condition }, chi gioca { CARDS($cards, form: "a", join: "or") } come ultima carta non è ancora fuori: la carta ha effetto come ogni altra, e il giocatore è fuori solo quando arriva il suo turno e non deve niente. Se nel frattempo ha pescato, continua a giocare.
knock = { $points ->
    [one] Se le carte in mano valgono al massimo { $points } punto, al proprio turno si può dire «{ $word }» invece di giocare una carta o pescare: la smazzata finisce subito e si contano le carte, le proprie come tutte le altre.
   *[other] Se le carte in mano valgono al massimo { $points } punti, al proprio turno si può dire «{ $word }» invece di giocare una carta o pescare: la smazzata finisce subito e si contano le carte, le proprie come tutte le altre.
 }
