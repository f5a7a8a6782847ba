# Überschriften, Tabellen und alles rund um die Regeln.

heading-aim = Ziel des Spiels
heading-pack = Die Karten
heading-deal = Geben
heading-start = Beginn einer Runde
heading-turn = Dein Zug
heading-wild = Karten, die immer passen
heading-effects = Sonderkarten
heading-jump = Außer der Reihe
heading-stock = Wenn der Nachziehstapel ausgeht
heading-calls = Die letzte Karte ansagen
heading-finish = Schluss machen
heading-scoring = Punkte
heading-game = Die Partie
heading-house-rules = Hausregeln
heading-examples = Beispiele
heading-exchanges = Fragen und Antworten
heading-notes = Am Tisch
heading-open-points = Was die Quellen offenlassen
heading-sources = Quellen

played-in = Wo man es spielt: { $countries }.
place-northern-ireland = Nordirland
place-software = am Computer

chosen = { $count ->
    [one] Gespielt mit dieser Hausregel: { $rules }.
   *[other] Gespielt mit diesen Hausregeln: { $rules }.
 }
chosen-marked = { $count ->
    [one] Gespielt mit einer Hausregel; was sie ändert, ist mit { $sign } gekennzeichnet.
   *[other] Gespielt mit { $count } Hausregeln; was sie ändern, ist mit { $sign } gekennzeichnet.
 }
house-rules-intro = Jede davon gilt nur, wenn sich alle vor dem Geben darauf einigen.
house-rule-requires = Nur zusammen mit { $rules }.
house-rule-excludes = Nicht zusammen mit { $rules }.
house-rule-unchanged = Hier ändert das nichts.
house-rule-number = Hausregel { $number }
quoted = „{ $text }“

table-players = Spieler
table-packs = Blätter
table-cards-each = Karten für jeden
table-stock = Rest im Nachziehstapel
table-card = Karte
table-points = Punkte
value-face-cell = { $times ->
    [1] ihre Zahl
   *[other] { $times } × ihre Zahl
 }

caption = { $text }
values-for-blocked = für eine festgefahrene Runde
with-players = Bei { $players } Spielern: { $text }
lead = { $cards }:
lead-with-players = { $cards } (bei { $players } Spielern):
only-with-players = bei { $players } Spielern

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = Sonst: { $text }
told-if = { $condition }: { $text }
told-forgotten = Wer die Ansage vergisst: { $text }
told-gone = Entfällt: { $rule }
told-only = { $count ->
    [one] Eine dieser Regeln steht nur hier: Auf sie achten die Spieler selbst, kein Programm spielt sie.
   *[other] { $count } dieser Regeln stehen nur hier: Auf sie achten die Spieler selbst, kein Programm spielt sie.
 }
open-points-intro = Zu diesen Punkten schweigen die Quellen. Diese Ausgabe nimmt die Regel von anderswo:
assumed-after = Nach { $owner }:
owner-pagat = Pagat
owner-bicycle = Bicycle
owner-bartok = Bartok
owner-official-maumau-rules-2008 = den offiziellen MauMau-Regeln
owner-chinese-page = den chinesischen Regeln
owner-board-game-arena = Board Game Arena
owner-t-games = t_games
owner-openspiel = OpenSpiel
owner-everything2 = everything2
owner-family-game-shelf = Family Game Shelf
owner-bulgarian-page = den bulgarischen Regeln
owner-italian-page = den italienischen Regeln
owner-mattel-s-uno-sheet = Mattels Uno
owner-two-hand-eights-pokerwiner = Eights zu zweit (pokerwiner)
owner-black-jack = Black Jack
owner-v-nd-tta = Vändåtta
owner-mau-mau-ch = mau-mau.ch
owner-makao = Makao
owner-mattel-s-uno-house-rules = Mattels Hausregeln für Uno
owner-dark-imp = Dark Imp
owner-this-language = allgemeinem Brauch
legend-house = Eine eigene Regel des Verfassers, aus keiner Quelle.
legend-option = Gilt, weil eine Hausregel gewählt wurde.
legend-default = Nicht aus den Quellen: siehe „{ $heading }“.
legend-english = Auf Englisch, weil der deutsche Text noch fehlt.
example-number = Beispiel { $number }
example-titled = Beispiel { $number }: { $title }
