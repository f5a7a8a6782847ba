# Cards and claims out of turn.

jump-none = Nessuno può giocare fuori turno.
jump = Chi ha { $answer } (rispetto alla carta in cima) può giocarla anche se non tocca a lui, finché il giocatore successivo non gioca o non pesca, ma non sulla carta iniziale né su una carta giocata da lui stesso. Vale chi è più svelto.
jump-then-after-jumper = Poi si continua dopo chi ha giocato fuori turno.
jump-then-resume = Poi si riprende da dove ci si era interrotti; per la nuova carta, il giocatore successivo è quello a cui tocca lì.
jump-effect-cancels = L’effetto ancora in sospeso della carta sotto decade e si gioca nel senso di prima; la nuova carta ha il suo effetto. Ciò che è già accaduto resta.
jump-effect-adds = L’effetto ancora in sospeso della carta sotto si somma a quello nuovo.
jump-owing-also = Vale anche su una carta per cui qualcuno deve pescare, saltare il turno o giocare una carta, finché non si risponde o non lo si fa, ma non se era l’ultima di chi l’ha giocata.
jump-owing-not = Non vale finché qualcuno deve pescare, saltare il turno o giocare una carta.
jump-new-asks = Se tutte e due chiedono una carta, vale solo quello che chiede la nuova.
jump-not-in-round = Durante un giro, e sulla sua ultima carta, nessuno gioca fuori turno.
