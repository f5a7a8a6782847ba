# Le regole di una smazzata, argomento per argomento.

summary = Per { $players }, con { $packs ->
    [1] un mazzo
   *[other] { $packs } mazzi
 } da { $cards } carte.

# ---- scopo, carte, distribuzione

aim-hand-ends = Restare per primi senza carte in mano.
aim-play-on = Restare senza carte in mano il prima possibile: gli altri continuano finché uno solo ha ancora carte.
aim-penalties = Le carte rimaste in mano costano punti.
aim-rewards = Le carte rimaste in mano agli altri portano allora punti.


deal-dealing = Il mazziere mescola e distribuisce le carte coperte, una alla volta.
deal-cards = { $cards ->
    [one] Ciascuno riceve { $cards } carta.
   *[other] Ciascuno riceve { $cards } carte.
 }

first-dealer-random = Chi dà le carte per primo si decide a sorte.
first-dealer-lowest-card = Ciascuno pesca una carta: dà le carte per primo chi ha la più bassa.
first-dealer-highest-card = Ciascuno pesca una carta: dà le carte per primo chi ha la più alta.
first-dealer-youngest = Dà le carte per primo il più giovane.
next-dealer-left = A ogni smazzata il mazzo passa a sinistra.
next-dealer-right = A ogni smazzata il mazzo passa a destra.
next-dealer-winner = Chi vince una smazzata dà le carte nella successiva.
next-dealer-loser = Chi perde una smazzata dà le carte nella successiva.
next-dealer-same = Dà le carte sempre lo stesso giocatore.

# ---- carta iniziale, primo giocatore

starter-plain = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, vale come una carta qualunque.
starter-acts = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, ha effetto come se l’avesse giocata il mazziere.
starter-acts-dealer-starts = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, ha effetto subito e comincia il mazziere.
starter-dealer-names = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, il mazziere guarda le proprie carte e { $choice ->
    [may] può dichiarare
   *[must] dichiara
 } { $named ->
    [rank] il valore
    [suit-and-rank] { SUIT_WORD(form: "the") } e il valore
   *[suit] { SUIT_WORD(form: "the") }
 } da seguire.
starter-first-names = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, il primo di turno { $choice ->
    [may] può dichiarare
   *[must] dichiara
 } { $named ->
    [rank] il valore
    [suit-and-rank] { SUIT_WORD(form: "the") } e il valore
   *[suit] { SUIT_WORD(form: "the") }
 } da seguire.
starter-any-fits = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, il primo di turno può giocare qualsiasi carta.
starter-bury = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, la si rimette in mezzo al tallone e se ne gira un’altra.
starter-under = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, la si mette in fondo al tallone e se ne gira un’altra.
starter-redraw = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, se ne gira un’altra sopra.
starter-reshuffle = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, la si rimette nel tallone, lo si mescola e se ne gira un’altra.
starter-effects = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, { $effects }.

first-player-left-of-dealer = Comincia il giocatore alla sinistra del mazziere.
first-player-right-of-dealer = Comincia il giocatore alla destra del mazziere.
first-player-dealer = Comincia il mazziere.
first-player-winner = Comincia chi ha vinto la smazzata precedente.
first-player-youngest = Comincia il più giovane.
first-player-random = Chi comincia si decide a sorte.
direction-clockwise = Si gioca in senso orario.
direction-anticlockwise = Si gioca in senso antiorario.
direction-chosen = Chi comincia sceglie anche il senso di gioco.

# ---- il turno

turn-match = Al proprio turno si gioca una carta, scoperta, sulla pila degli scarti. Deve corrispondere alla carta in cima { $attributes }.
attribute-suit = per { SUIT_WORD() }
attribute-rank = per valore
attribute-colour = per colore
attribute-neighbour = per valore vicino

wild-played = { NUMBER_OF($cards) ->
    [one] la gioca
   *[many] { GENDER_OF($cards) ->
        [f] ne gioca una
       *[m] ne gioca uno
     }
 }
wild-plain = { CARDS($cards, form: "the-many") } { NUMBER_OF($cards) ->
    [one] è una matta: si può
   *[many] sono matte: si possono
 } giocare su qualsiasi carta. Una volta sulla pila, { NUMBER_OF($cards) ->
    [one] è una carta come le altre
   *[many] sono carte come le altre
 }.
wild-none = Non ci sono matte.
wild-no-longer = { CARDS($cards, form: "the-many") } non { NUMBER_OF($cards) ->
    [one] è una matta
   *[many] sono matte
 }.

forbidden-on = { CARDS($cards, form: "the-many") } non { NUMBER_OF($cards) ->
    [one] si può
   *[many] si possono
 } mai giocare sopra { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "the-many") } si { NUMBER_OF($cards) ->
    [one] può
   *[many] possono
 } giocare su qualsiasi carta, anche su un’altra matta.

# ---- pescare

draw-at-will-exactly = Chi non può o non vuole giocare una carta, { $cards ->
    [1] ne pesca invece una dal tallone.
   *[other] ne pesca invece { $cards } dal tallone.
 }
draw-at-will-up-to = Chi non può o non vuole giocare una carta, pesca invece dal tallone, una carta alla volta, finché ne trova una che va bene: { $cards } al massimo.
draw-at-will-until-playable = Chi non può o non vuole giocare una carta, pesca invece dal tallone, una carta alla volta, finché ne trova una che va bene.
draw-when-unable-exactly = Chi non ha carte che vanno bene { $cards ->
    [1] ne pesca una dal tallone;
   *[other] ne pesca { $cards } dal tallone;
 } chi ne ha deve giocare.
draw-when-unable-up-to = Chi non ha carte che vanno bene pesca dal tallone, una carta alla volta, finché ne trova una che va bene: { $cards } al massimo. Chi può giocare deve farlo.
draw-when-unable-until-playable = Chi non ha carte che vanno bene pesca dal tallone, una carta alla volta, finché ne trova una che va bene. Chi può giocare deve farlo.

drawn-may-be-played = { $cards ->
    [1] Se la carta pescata va bene, la si può giocare subito; altrimenti il turno è finito.
   *[other] Se una carta pescata va bene, la si può giocare subito; altrimenti il turno è finito.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Dopo si può ancora giocare una carta che va bene, quella pescata o un’altra; altrimenti il turno è finito.
   *[other] Dopo si può ancora giocare una carta che va bene, pescata o no; altrimenti il turno è finito.
 }
drawn-must-be-played = { $cards ->
    [1] Se la carta pescata va bene, la si deve giocare subito; altrimenti il turno è finito.
   *[other] Se una carta pescata va bene, la si deve giocare subito; altrimenti il turno è finito.
 }
drawn-waits = Con questo il turno è finito, anche se una carta pescata va bene.
drawn-until-may-be-played = La carta pescata che va bene si può giocare subito o tenere; poi il turno è finito.
drawn-until-may-be-played-or-any-other = Si può allora giocare la carta pescata che va bene, un’altra che va bene o nessuna; poi il turno è finito.
drawn-until-must-be-played = La carta pescata che va bene si deve giocare subito.
drawn-until-waits = Con questo il turno è finito: la carta che va bene aspetta il turno successivo.

# ---- il tallone finisce

stock-empty-reshuffle = Quando il tallone è finito, la carta in cima agli scarti resta al suo posto; tutte le altre si mescolano e formano il nuovo tallone.
stock-empty-turn-over = Quando il tallone è finito, la carta in cima agli scarti resta al suo posto; tutte le altre si capovolgono senza mescolarle e formano il nuovo tallone.
stock-empty-pass = Quando il tallone è finito, non se ne fa un altro. Chi può giocare una carta deve farlo; gli altri passano.
stock-empty-score = Quando il tallone è finito e qualcuno deve pescare, la smazzata finisce subito e si contano le carte.
stock-exhausted-pass = Se non c’è nulla con cui fare un nuovo tallone, chi può giocare una carta deve farlo; gli altri passano.
stock-exhausted-score = Se non c’è nulla con cui fare un nuovo tallone, la smazzata finisce subito e si contano le carte.
blocked-void = È nulla: nessuno segna punti.
blocked-each-pays-own-hand = Ciascuno conta le carte che ha in mano.
blocked-winner-collects = Chi ha meno punti in mano segna i punti di tutte le altre mani.
blocked-winner-collects-average = Chi ha meno punti in mano segna la media delle altre mani.
blocked-lowest-collects-differences = Chi ha meno punti in mano segna, da ciascuno degli altri, la differenza fra le due mani.
blocked-lowest-wins = Vince la smazzata chi ha meno punti in mano.
blocked-finishers-collect = Chi ha meno punti in mano segna i punti di tutte le altre mani.
blocked-winner-takes = { $points ->
    [one] Chi ha meno punti in mano segna { $points } punto.
   *[other] Chi ha meno punti in mano segna { $points } punti.
 }
blocked-places = Tutti quelli che hanno ancora carte si dividono il posto successivo.
blocked-none = Non si contano punti.
