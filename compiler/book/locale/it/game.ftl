# The game.

game-columns = I punti si segnano in { $columns } colonne. La prima smazzata che un giocatore vince si segna nella prima colonna, la seconda nelle prime due, ogni altra in { $columns ->
    [2] tutte e due
   *[other] tutte
 }. Ogni colonna si gioca a { $points } punti e ha il suo vincitore; vince la partita chi prende più colonne.
game-counter = Vince la partita chi per primo porta il proprio contatore a { $end }.
game-counter-loses = Chi per primo porta il proprio contatore a { $end } perde la partita, e tutti gli altri la vincono.
counter-over-leaves = Chi arriva con il contatore a { $end } lascia la partita.
left-do-not-count = Chi ha lasciato la partita qui non conta.
game-until-one-is-left-wins = L’ultimo rimasto in gioco vince la partita.
game-until-one-is-left-loses = L’ultimo rimasto in gioco perde la partita, e tutti gli altri vincono; se non resta nessuno, nessuno perde.
leaves-game-loser = Dopo ogni smazzata chi la perde lascia la partita: chi resta con più punti e, a parità, con più carte. Se vale per più giocatori, nessuno lascia.
leaves-game-winner = Dopo ogni smazzata chi l’ha vinta lascia la partita.
leaves-game-not-after-void = Dopo una smazzata nulla nessuno lascia.
game-exactly = Un totale di { $points } punti esatti torna a { $back }.
game-single-hand = Ogni smazzata è una partita a sé.
game-single-unwon-lowest = Se nessuno ha vinto la smazzata, vince la partita chi ha meno punti; in caso di parità la vittoria è condivisa.
game-single-unwon-highest = Se nessuno ha vinto la smazzata, vince la partita chi ha più punti; in caso di parità la vittoria è condivisa.
game-hands = { $hands ->
    [one] La partita dura { $hands } smazzata.
   *[other] La partita dura { $hands } smazzate.
 }
game-each-deals = { $hands ->
    [1] La partita dura finché ciascuno ha dato le carte una volta.
    [2] La partita dura finché ciascuno ha dato le carte due volte.
   *[other] La partita dura finché ciascuno ha dato le carte { $hands } volte.
 }
game-winner-lowest-total = Vince il totale più basso.
game-winner-highest-total = Vince il totale più alto.
game-winner-most-hands = Vince chi ha vinto più smazzate.
game-winner-best-places = Vince chi ha i piazzamenti migliori.
game-target-lowest-wins = La partita finisce dopo la smazzata in cui qualcuno ha { $target }; vince il totale più basso.
game-target-highest-wins = La partita finisce dopo la smazzata in cui qualcuno ha { $target }; vince il totale più alto.
game-target-who-reaches-it-wins = Vince la partita chi per primo ha { $target }.
game-target-who-reaches-it-loses = La partita finisce quando qualcuno ha { $target }: lui perde, tutti gli altri vincono.
game-target-who-reaches-it-leaves-game = Chi ha { $target } è eliminato; vince l’ultimo che resta.
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
