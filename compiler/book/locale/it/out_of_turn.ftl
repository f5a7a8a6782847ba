# Cards and claims out of turn.

jump-none = Nessuno può giocare fuori turno.
jump = Chi ha { $answer } (rispetto alla carta in cima) può giocarla anche se non tocca a lui, finché il giocatore successivo non gioca o non pesca. Vale chi è più svelto.
jump-then-after-jumper = Poi si continua dopo chi ha giocato fuori turno.
jump-then-resume = Poi si riprende da dove ci si era interrotti.
jump-effect-cancels = L’effetto ancora in sospeso della carta sotto decade.
jump-effect-adds = L’effetto ancora in sospeso della carta sotto si somma a quello nuovo.
