# Titoli, tabelle e tutto ciò che sta intorno alle regole.

heading-aim = Scopo del gioco
heading-pack = Le carte
heading-deal = La distribuzione
heading-start = L’inizio
heading-turn = Il turno
heading-wild = Le matte
heading-effects = Carte speciali
heading-jump = Fuori turno
heading-stock = Quando il tallone finisce
heading-calls = L’avviso dell’ultima carta
heading-finish = Chiudere
heading-scoring = I punti
heading-game = La partita
heading-house-rules = Varianti
heading-examples = Esempi
heading-exchanges = Domande e risposte
heading-notes = Al tavolo
heading-open-points = Che cosa le fonti non dicono
heading-sources = Fonti

played-in = Dove si gioca: { $countries }.
place-northern-ireland = Irlanda del Nord
place-software = al computer

chosen = { $count ->
    [one] Si gioca con questa variante: { $rules }.
   *[other] Si gioca con queste varianti: { $rules }.
 }
chosen-marked = { $count ->
    [one] Si gioca con una variante; ciò che cambia è segnato con { $sign }.
   *[other] Si gioca con { $count } varianti; ciò che cambia è segnato con { $sign }.
 }
house-rules-intro = Ognuna vale solo se tutti sono d’accordo prima della distribuzione.
house-rule-requires = Solo insieme con { $rules }.
house-rule-excludes = Non insieme con { $rules }.
house-rule-unchanged = Qui non cambia nulla.
house-rule-number = la variante { $number }
quoted = «{ $text }»

table-players = Giocatori
table-packs = Mazzi
table-cards-each = Carte a testa
table-stock = Nel tallone
table-card = Carta
table-points = Punti
value-face-cell = { $times ->
    [1] il suo numero
   *[other] { $times } × il suo numero
 }

caption = { $text }
values-for-blocked = per una smazzata bloccata
with-players = In { $players }: { $text }
lead = { $cards }:
lead-with-players = { $cards } (in { $players }):
only-with-players = in { $players }

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = Altrimenti: { $text }
told-if = { $condition }: { $text }
told-forgotten = Chi dimentica di annunciare: { $text }
told-gone = Non vale più: { $rule }
told-only = { $count ->
    [one] Una di queste regole sta scritta solo qui: ci pensano i giocatori, nessun programma la gioca.
   *[other] { $count } di queste regole stanno scritte solo qui: ci pensano i giocatori, nessun programma le gioca.
 }
open-points-intro = Su questi punti le fonti tacciono. Questa edizione prende la regola altrove:
assumed-after = { $owner }:
owner-pagat = da Pagat
owner-bicycle = da Bicycle
owner-bartok = da Bartok
owner-official-maumau-rules-2008 = dalle regole ufficiali di MauMau
owner-chinese-page = dalle regole cinesi
owner-board-game-arena = da Board Game Arena
owner-t-games = da t_games
owner-openspiel = da OpenSpiel
owner-everything2 = da everything2
owner-family-game-shelf = da Family Game Shelf
owner-bulgarian-page = dalle regole bulgare
owner-italian-page = dalle regole italiane
owner-mattel-s-uno-sheet = dalle regole di Uno (Mattel)
owner-two-hand-eights-pokerwiner = da Eights in due (pokerwiner)
owner-black-jack = da Black Jack
owner-v-nd-tta = da Vändåtta
owner-mau-mau-ch = da mau-mau.ch
owner-makao = da Makao
owner-mattel-s-uno-house-rules = dalle varianti di Uno (Mattel)
owner-dark-imp = da Dark Imp
owner-this-language = dalla consuetudine
legend-house = Regola dell’autore, non presa da una fonte.
legend-option = Vale perché è stata scelta una variante.
legend-default = Non viene dalle fonti: vedi «{ $heading }».
legend-english = In inglese, perché manca ancora il testo italiano.
example-number = Esempio { $number }
example-titled = Esempio { $number }: { $title }
