# Koppen, tabellen en alles rond de regels.

heading-aim = Doel van het spel
heading-pack = De kaarten
heading-deal = Delen
heading-start = Het begin van een ronde
heading-turn = Je beurt
heading-wild = Kaarten die altijd mogen
heading-effects = Pestkaarten
heading-jump = Buiten de beurt
heading-stock = Als de trekstapel op is
heading-calls = De laatste kaart melden
heading-finish = Uitgaan
heading-scoring = Punten
heading-game = De partij
heading-house-rules = Huisregels
heading-examples = Voorbeelden
heading-exchanges = Vragen en antwoorden
heading-notes = Aan tafel
heading-open-points = Wat de bronnen openlaten
heading-sources = Bronnen

played-in = Waar het gespeeld wordt: { $countries }.
place-northern-ireland = Noord-Ierland
place-software = op de computer

chosen = { $count ->
    [one] Gespeeld met deze huisregel: { $rules }.
   *[other] Gespeeld met deze huisregels: { $rules }.
 }
chosen-marked = { $count ->
    [one] Gespeeld met één huisregel; wat die verandert, is met { $sign } gemerkt.
   *[other] Gespeeld met { $count } huisregels; wat die veranderen, is met { $sign } gemerkt.
 }
house-rules-intro = Elk van deze regels geldt alleen als iedereen er vóór het delen mee instemt.
house-rule-requires = Alleen samen met { $rules }.
house-rule-excludes = Niet samen met { $rules }.
house-rule-unchanged = Hier verandert dit niets.
house-rule-number = huisregel { $number }
quoted = ‘{ $text }’

table-players = Spelers
table-packs = Spellen
table-cards-each = Kaarten per speler
table-stock = Over in de trekstapel
table-card = Kaart
table-points = Punten
value-face-cell = { $times ->
    [1] het getal erop
   *[other] { $times } × het getal erop
 }

caption = { $text }
values-for-blocked = voor een ronde die vastzit
with-players = Met { $players }: { $text }
lead = { $cards }:
lead-with-players = { $cards } (met { $players }):
only-with-players = met { $players }

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = Anders: { $text }
told-if = { $condition }: { $text }
told-forgotten = Wie het roepen vergeet: { $text }
told-gone = Vervalt: { $rule }
told-only = { $count ->
    [one] Eén van deze regels staat alleen hier: de spelers letten er zelf op, geen programma speelt hem.
   *[other] { $count } van deze regels staan alleen hier: de spelers letten er zelf op, geen programma speelt ze.
 }
open-points-intro = Over deze punten zwijgen de bronnen. Deze uitgave leent de regel van elders:
assumed-after = Volgens { $owner }:
owner-pagat = Pagat
owner-bicycle = Bicycle
owner-bartok = Bartok
owner-official-maumau-rules-2008 = de officiële MauMau-regels
owner-chinese-page = de Chinese regels
owner-board-game-arena = Board Game Arena
owner-t-games = t_games
owner-openspiel = OpenSpiel
owner-everything2 = everything2
owner-family-game-shelf = Family Game Shelf
owner-bulgarian-page = de Bulgaarse regels
owner-italian-page = de Italiaanse regels
owner-mattel-s-uno-sheet = Uno van Mattel
owner-two-hand-eights-pokerwiner = Eights voor twee (pokerwiner)
owner-black-jack = Black Jack
owner-v-nd-tta = Vändåtta
owner-mau-mau-ch = mau-mau.ch
owner-makao = Makao
owner-mattel-s-uno-house-rules = de huisregels van Mattel voor Uno
owner-dark-imp = Dark Imp
owner-this-language = algemeen gebruik
legend-house = Een eigen regel van de schrijver, uit geen enkele bron.
legend-option = Geldt omdat er een huisregel gekozen is.
legend-default = Niet uit de bronnen: zie ‘{ $heading }’.
legend-english = In het Engels, omdat de Nederlandse tekst nog ontbreekt.
example-number = Voorbeeld { $number }
example-titled = Voorbeeld { $number }: { $title }
