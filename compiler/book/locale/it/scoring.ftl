# Scores, and what cards count.

score-each-collects-differences = Ciascuno segna la differenza fra la mano più alta e la propria.
score-side-went-out = Ha chiuso la prima coppia i cui giocatori hanno chiuso tutti e due.
score-side-went-out-dummies = Ha chiuso il primo giocatore che è fuori con tutte e due le mani.
score-side-hands = Le carte in mano ai due compagni contano come una mano sola.
score-side-hands-dummies = Le due mani di un giocatore contano come una sola.
score-not-partner = Per le carte del compagno non si segna niente.
score-not-partner-dummies = Per le carte della propria altra mano non si segna niente.
score-partners = I punti di una coppia si segnano a tutti e due i compagni.
score-partners-dummies = Quello che fanno le due mani di un giocatore si segna insieme.
score-rounds = I punti si arrotondano a multipli di { $points }, la metà per eccesso.
score-rounds-at-least = { $points ->
    [one] Ciò che conta vale almeno { $points } punto.
   *[other] Ciò che conta vale almeno { $points } punti.
 }
score-drawn-added = Per ogni carta pescata dal tallone, per qualunque motivo, { $points ->
    [one] si aggiunge { $points } punto al proprio totale.
   *[other] si aggiungono { $points } punti al proprio totale.
 }
score-drawn-taken = Per ogni carta pescata dal tallone, per qualunque motivo, { $points ->
    [one] si toglie { $points } punto dal proprio totale.
   *[other] si tolgono { $points } punti dal proprio totale.
 }
score-reshuffle = { $points ->
    [one] A chi costringe a rifare il tallone si segna { $points } punto di penalità.
   *[other] A chi costringe a rifare il tallone si segnano { $points } punti di penalità.
 }
score-reshuffle-doubling = { $points ->
    [one] A chi costringe a rifare il tallone si segna { $points } punto di penalità, e ogni volta successiva della partita il doppio.
   *[other] A chi costringe a rifare il tallone si segnano { $points } punti di penalità, e ogni volta successiva della partita il doppio.
 }
score-reshuffle-taken = A chi costringe a rifare il tallone { $points ->
    [one] si toglie { $points } punto
   *[other] si tolgono { $points } punti
 } dal totale.
score-reshuffle-doubling-taken = A chi costringe a rifare il tallone { $points ->
    [one] si toglie { $points } punto
   *[other] si tolgono { $points } punti
 } dal totale, e ogni volta successiva della partita il doppio.
score-reshuffle-doubles-at-most = Si raddoppia al massimo { $times } volte.
bonus-times = Se la smazzata finisce con { CARDS($cards, form: "a", join: "or") }, i suoi punti valgono { $times ->
    [2] il doppio
    [3] il triplo
   *[other] { $times } volte
 }.
bonus-times-first-out = Se il primo a chiudere lo fa con { CARDS($cards, form: "a", join: "or") }, i punti della smazzata valgono { $times ->
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
score-by-place = I posti danno punti, a partire da chi chiude per primo: { $points }. Chi alla fine ha ancora carte occupa il posto successivo; gli altri posti non danno nulla.
score-none = Non si contano punti: chi chiude vince la smazzata.
score-none-plays-on = Non si contano punti.
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
