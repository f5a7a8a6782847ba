# Lo scaffale di tutti i regolamenti come sito. site-shown: numeri che inserisce uno script.

site-title = Crazy Eights e la sua famiglia
site-intro = { $count ->
    [one] Un regolamento da leggere, stampare e confrontare.
   *[other] { $count } regolamenti da leggere, stampare e confrontare.
 }
site-games = { $count ->
    [one] un gioco
   *[other] { $count } giochi
 }
site-search = Cerca
site-search-in = Un titolo, un paese, una famiglia o una carta
site-shown = In elenco: { $shown } su { $all }
site-nothing-found = Nessun gioco corrisponde a queste parole.
site-families = Famiglie
site-own-games = Regole di casa nostra
site-all-games = Tutti i giochi
site-questions = Chi gioca come?
site-questions-intro = Ciò di cui si discute al tavolo, e che cosa dice ogni regolamento.
site-asked-less-often = Che cosa si chiede ancora su questo
site-compare = Confronta due giochi
site-compare-intro = Scegli due giochi e leggi in che cosa le regole sono diverse.
site-first-game = Il primo gioco
site-second-game = Il secondo gioco
site-also-the-same = Mostra anche ciò che è uguale
site-no-difference = I due regolamenti dicono lo stesso.
site-compare-without-script = Per scegliere due giochi serve JavaScript. Anche senza, ecco ogni gioco accanto a quelli che gli somigliano di più:
site-languages = Lingue
site-print = Stampa
site-whole-book = Il regolamento intero
site-short-rules = Regole in breve
site-skip = Vai al contenuto
site-ways = Percorsi nel sito

site-ask-aim = Qual è lo scopo?
site-ask-pack = Con quali carte si gioca?
site-ask-dealer = Chi dà le carte, e come?
site-ask-deal = Quante carte riceve ciascuno?
site-ask-starter = Quale carta può essere scoperta all’inizio?
site-ask-begin = Chi comincia, e in che verso si gioca?
site-ask-match = Quali carte si possono giocare?
site-ask-draw = Quante carte si pescano?
site-ask-wild = Quali carte sono matte?
site-ask-naming = Che cosa si può chiedere con una matta?
site-ask-wild-on-wild = Si può giocare una matta su un’altra?
site-ask-effects = Che cosa fanno le carte speciali?
site-ask-penalty = C’è modo di non dover pescare?
site-ask-skip = C’è modo di non saltare il turno?
site-ask-blocked = E se nessuno può più giocare?
site-ask-forgotten = E se qualcuno dimentica di dirlo?
site-ask-last-card = Si può chiudere con qualsiasi carta?
site-ask-out = Che cosa succede quando qualcuno ha chiuso?
site-ask-score = Come si contano i punti di una smazzata?
site-ask-values = Quanto valgono le carte?
site-ask-end = Quando finisce la partita?
