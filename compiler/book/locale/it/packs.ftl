# Il mazzo e la distribuzione, quando non sono quelli comuni.

pack-jokers = { $jokers ->
    [0] senza jolly
   *[other] con { $jokers } jolly in più
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] Un normale mazzo da { $cards } carte, { pack-jokers }.
       *[other] Un normale mazzo { pack-jokers }: { $cards } carte.
     }
   *[other] { $packs } normali mazzi mescolati insieme, { pack-jokers }: { $cards } carte in tutto.
 }
pack-stripped = { $packs ->
    [1] Un normale mazzo senza { CARDS($left, form: "the-many") }, { pack-jokers }: { $cards } carte.
   *[other] { $packs } normali mazzi senza { CARDS($left, form: "the-many") }, { pack-jokers }: { $cards } carte in tutto.
 }
pack-other = { $packs ->
    [1] Un mazzo da { $cards } carte.
   *[other] { $packs } mazzi mescolati insieme: { $cards } carte in tutto.
 }
pack-suit = Per { SUIT_WORD(form: "each") } ({ $suits }) ci sono { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] una carta per ognuno di questi: { CARDS($cards, form: "short", join: "comma") }
    [2] due carte per ognuno di questi: { CARDS($cards, form: "short", join: "comma") }
   *[other] { $count } carte per ognuno di questi: { CARDS($cards, form: "short", join: "comma") }
 }
pack-copies-of-one = { $count ->
    [1] una carta { CARDS($cards, form: "short") }
    [2] due carte { CARDS($cards, form: "short") }
   *[other] { $count } carte { CARDS($cards, form: "short") }
 }
pack-besides = Inoltre, senza { SUIT_WORD() }: { $cards }.
pack-besides-cards = { $count } × { CARDS($cards, form: "short") }
suit-in-pack = { $suit }

partners = Chi siede di fronte è il proprio compagno.
dummy-hands = Ogni giocatore gioca due mani e le vede tutte e due: la propria e una mano del morto, che sta di fronte. Le mani giocano a turno intorno al tavolo, come se ognuna fosse un giocatore a sé.
deal-dealing-batches = Il mazziere mescola e distribuisce le carte coperte, a gruppi di { $batches }.
deal-dealing-batches-face-up = Il mazziere mescola e distribuisce le carte scoperte, a gruppi di { $batches }.
deal-per-hand = Nella prima smazzata ciascuno riceve { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }, nelle successive { $further }, e poi si ricomincia.
deal-counter = Ciascuno riceve tante carte quante ne indica il suo contatore.
deal-more = Rispetto agli altri, { $who } riceve { $cards ->
    [one] { $cards } carta in più
   *[other] { $cards } carte in più
 }.
deal-fewer = Rispetto agli altri, { $who } riceve { $cards ->
    [one] { $cards } carta in meno
   *[other] { $cards } carte in meno
 }.
handicapped-winner = chi ha vinto la smazzata precedente
handicapped-loser = chi ha perso la smazzata precedente
handicapped-youngest = il giocatore più giovane
handicapped-oldest = il giocatore più anziano
handicapped-dealer = il mazziere
handicapped-each-winner = Se l’hanno vinta più giocatori, vale per ciascuno di loro.
handicapped-loser-is = Perde chi è rimasto con più punti e, a parità, con più carte; se valeva per più giocatori, non perde nessuno.
handicapped-not-after-void = Una smazzata nulla non la perde nessuno.
deal-cards-and-stock-stock = { $cards ->
    [one] Ciascuno riceve { $cards } carta;
   *[other] Ciascuno riceve { $cards } carte;
 } girata la carta iniziale, { $stock ->
    [one] nel tallone ne resta { $stock }.
   *[other] nel tallone ne restano { $stock }.
 }
deal-cards-and-stock-dealer = { $cards ->
    [one] Ciascuno riceve { $cards } carta;
   *[other] Ciascuno riceve { $cards } carte;
 } l’ultima del mazziere è la carta iniziale, e { $stock ->
    [one] nel tallone ne resta { $stock }.
   *[other] nel tallone ne restano { $stock }.
 }
deal-cards-and-stock-nowhere = { $cards ->
    [one] Ciascuno riceve { $cards } carta;
   *[other] Ciascuno riceve { $cards } carte;
 } { $stock ->
    [one] nel tallone ne resta { $stock }.
   *[other] nel tallone ne restano { $stock }.
 }
deal-starter-stock = La carta successiva si gira scoperta: è la carta iniziale e dà inizio alla pila degli scarti. Le altre, coperte, formano il tallone.
deal-starter-dealer = L’ultima carta data al mazziere si gira scoperta: è la carta iniziale e dà inizio alla pila degli scarti, e il mazziere ne ha una in meno. Le altre, coperte, formano il tallone.
deal-starter-nowhere = Le altre, coperte, formano il tallone. Nessuna carta si gira: chi comincia gioca quella che vuole.
counter = Ogni giocatore ha un contatore che va da { $start } a { $end }.
counter-falls-winner = Dopo ogni smazzata il contatore di chi ha vinto avanza di uno.
counter-falls-loser = Dopo ogni smazzata il contatore di chi la perde avanza di uno: quello di chi resta con più punti e, a parità, con più carte. Se vale per più giocatori, nessun contatore avanza.
counter-falls-not-after-void = Dopo una smazzata nulla nessun contatore avanza.
counter-falls-everyone = Dopo ogni smazzata i contatori di tutti avanzano di uno.
counter-falls-emptied = Appena qualcuno resta senza carte, il suo contatore avanza subito di uno.
cutter = La carta in fondo al tallone si mostra: è la carta di taglio.
cutter-not = Se è { CARDS($cards, form: "a", join: "or") }, se ne sceglie un’altra.
cutter-stays = La carta di taglio resta la stessa per tutta la smazzata, anche dopo che è stata pescata.

pack-numbers = Dove conta il numero di una carta: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
