# The stock runs out, and a hand is blocked.

stock-empty-reshuffle = Quando il tallone è finito, la carta in cima agli scarti resta al suo posto; tutte le altre si mescolano e formano il nuovo tallone.
stock-empty-turn-over = Quando il tallone è finito, la carta in cima agli scarti resta al suo posto; tutte le altre si capovolgono senza mescolarle e formano il nuovo tallone.
stock-empty-pass = Quando il tallone è finito, non se ne fa un altro. Chi può giocare una carta deve farlo; gli altri passano.
stock-empty-score = Quando il tallone è finito e qualcuno deve pescare, la smazzata finisce subito e si contano le carte.
stock-exhausted-pass = Se il tallone non si può rifare, chi può giocare una carta deve farlo; gli altri passano.
stock-exhausted-score = Se il tallone non si può rifare, la smazzata finisce subito e si contano le carte.
blocked-void = È nulla: nessuno segna punti.
blocked-each-pays-own-hand = Ciascuno conta le carte che ha in mano; nessuno ha vinto la smazzata.
blocked-winner-collects = Vince la smazzata chi ha meno punti in mano, e segna i punti di tutte le altre mani.
blocked-winner-collects-average = Vince la smazzata chi ha meno punti in mano, e segna la media delle altre mani.
blocked-lowest-collects-differences = Vince la smazzata chi ha meno punti in mano, e segna, da ciascuno degli altri, la differenza fra le due mani.
blocked-lowest-wins = Vince la smazzata chi ha meno punti in mano.
blocked-winner-takes = { $points ->
    [one] Vince la smazzata chi ha meno punti in mano, e segna { $points } punto.
   *[other] Vince la smazzata chi ha meno punti in mano, e segna { $points } punti.
 }
blocked-places = Tutti quelli che hanno ancora carte si dividono il posto successivo.
blocked-none = Non si contano punti.
blocked-won-by-first-out = Se a quel punto qualcuno è già fuori, la smazzata vale come vinta da chi è uscito per primo.
ended-counts-as-blocked = Allo stesso modo conta una smazzata che un giocatore ha fatto finire.
stock-refills-when-needed = Il tallone si rifà quando qualcuno deve pescare e non ci sono carte.
stock-refills-at-once = Il tallone si rifà appena pescata l’ultima carta; se non c’è di che farlo, appena c’è.
stock-keeps-top = Quando il tallone si rifà, degli scarti resta solo la carta in cima.
stock-keeps-top-and-chain = Finché ci sono carte dovute o è richiesta una carta, restano anche quelle che le hanno causate.
stock-limit = { $times ->
    [0] Il tallone non si rifà mai.
    [1] In una smazzata il tallone si rifà al massimo una volta.
   *[other] In una smazzata il tallone si rifà al massimo { $times } volte.
 }
stock-short-lapses = Se le carte non bastano, si pescano quelle che ci sono e le altre non si devono più.
stock-short-owed = Se le carte non bastano, si pescano quelle che ci sono e le altre si devono al turno successivo.
stock-short-no-play = Se le carte non bastano, si pescano quelle che ci sono e in quel turno non si gioca.
stock-short-take-top = Se non ci sono abbastanza carte da pescare, si prende anche la carta in cima agli scarti e il resto non è dovuto; chi gioca dopo può giocare qualsiasi carta.
stock-blocked = { $rounds ->
    [1] Se tutti passano uno dopo l’altro, la smazzata è bloccata e finisce.
   *[other] Se tutti passano { $rounds } volte di seguito, la smazzata è bloccata e finisce.
 }
stock-blocked-missed = Restare fermi un turno non vale come passare.
stock-blocked-drew = Chi ha pescato nel suo turno non ha passato.
stock-blocked-drew-last = Chi pesca tutto il dovuto per una carta e perde così quel turno ha passato, se dopo non resta nulla da pescare.
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
blocked-each-collects-differences = Vince la smazzata chi ha meno punti in mano, e ciascuno segna la differenza fra la mano più alta e la propria.
