# The starter, who begins, and which way play goes.

starter-plain = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, vale come una carta qualunque.
starter-plain-all = Ogni carta iniziale vale come una carta qualunque.
starter-acts = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, ha effetto come se l’avesse giocata il mazziere.
starter-acts-before-first = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, ha effetto come se l’avesse giocata chi siede prima di chi comincia.
starter-acts-dealer-starts = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, ha effetto come se l’avesse giocata il mazziere, e comincia il mazziere.
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
starter-any-fits = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, ci si può giocare sopra qualsiasi carta; questo vale per tutti finché non si gioca una carta.
starter-bury = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, la si rimette in mezzo al tallone e se ne gira un’altra.
starter-under = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, la si mette in fondo al tallone e se ne gira un’altra.
starter-redraw = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, se ne gira un’altra sopra.
starter-reshuffle = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, la si rimette nel tallone, lo si mescola e se ne gira un’altra.
starter-effects = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, { $effects }.
starter-effects-dealer = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, succede questo, come se l’avesse giocata il mazziere: { $effects }.
starter-effects-before-first = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, succede questo, come se l’avesse giocata chi siede prima di chi comincia: { $effects }.
starter-effects-dealer-starts = Se la carta iniziale è { CARDS($cards, form: "a", join: "or") }, succede questo, come se l’avesse giocata il mazziere: { $effects }. Poi comincia il mazziere.
first-player-left-of-dealer = Comincia il giocatore alla sinistra del mazziere.
first-player-right-of-dealer = Comincia il giocatore alla destra del mazziere.
first-player-dealer = Comincia il mazziere.
first-player-winner = Comincia chi ha vinto la smazzata precedente; nella prima, e dopo una che nessuno ha vinto, chi siede a sinistra del mazziere.
first-player-winner-else-dealer = Comincia chi ha vinto la smazzata precedente; nella prima, e dopo una che nessuno ha vinto, il mazziere.
first-player-of-several = Se l’hanno vinta in più, comincia il primo di loro a sinistra del mazziere.
first-player-loser = Comincia chi ha perso la smazzata precedente: chi è rimasto con più punti e, a parità, con più carte; nella prima, chi siede a sinistra del mazziere.
first-player-of-several-losers = Se vale per più giocatori, comincia il primo di loro a sinistra del mazziere.
first-player-youngest = Comincia il più giovane.
first-player-oldest = Comincia il più anziano.
first-player-random = Chi comincia si decide a sorte.
first-player-holder = Comincia chi ha in mano { CARDS($cards, form: "a", join: "or") }.
first-player-holder-any = Se vale per più giocatori, comincia il primo di loro a sinistra del mazziere.
first-player-holder-lowest = Se vale per più giocatori, comincia chi ha la più bassa di queste carte e, a parità, il primo a sinistra del mazziere.
first-player-holder-highest = Se vale per più giocatori, comincia chi ha la più alta di queste carte e, a parità, il primo a sinistra del mazziere.
first-player-holder-nobody = Se non vale per nessuno, comincia chi siede a sinistra del mazziere.
first-player-holder-leads-any = Chi comincia per questo deve giocare per prima una di queste carte, se può essere giocata; non può fare altro al suo posto.
first-player-holder-leads-lowest = Chi comincia per questo deve giocare per prima la più bassa di queste carte, se può essere giocata; non può fare altro al suo posto.
first-player-holder-leads-highest = Chi comincia per questo deve giocare per prima la più alta di queste carte, se può essere giocata; non può fare altro al suo posto.
direction-clockwise = Si gioca in senso orario.
direction-anticlockwise = Si gioca in senso antiorario.
direction-chosen = Chi comincia sceglie anche il senso di gioco.
