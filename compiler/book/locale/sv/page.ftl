# Rubriker, tabeller och allt runt reglerna.

heading-aim = Spelets mål
heading-pack = Korten
heading-deal = Utdelning
heading-start = Hur en giv börjar
heading-turn = Din tur
heading-wild = Kort som alltid får läggas
heading-effects = Specialkort
heading-jump = Utom tur
heading-stock = När talongen tar slut
heading-calls = Sista kortet
heading-finish = Att gå ut
heading-scoring = Poäng
heading-game = Partiet
heading-house-rules = Husregler
heading-examples = Exempel
heading-exchanges = Frågor och svar
heading-notes = Vid bordet
heading-open-points = Vad källorna lämnar öppet
heading-sources = Källor

played-in = Där spelet spelas: { $countries }.
place-northern-ireland = Nordirland
place-software = på dator

chosen = { $count ->
    [one] Spelas med denna husregel: { $rules }.
   *[other] Spelas med dessa husregler: { $rules }.
 }
chosen-marked = { $count ->
    [one] Spelas med en husregel; det som den ändrar är märkt med { $sign }.
   *[other] Spelas med { $count } husregler; det som de ändrar är märkt med { $sign }.
 }
house-rules-intro = Var och en av dem gäller bara om alla är överens innan korten delas ut.
house-rule-requires = Bara tillsammans med { $rules }.
house-rule-excludes = Inte tillsammans med { $rules }.
house-rule-unchanged = Här ändrar det ingenting.
house-rule-number = husregel { $number }
quoted = ”{ $text }”

table-players = Spelare
table-packs = Kortlekar
table-cards-each = Kort var
table-stock = Kvar i talongen
table-card = Kort
table-points = Poäng
value-face-cell = { $times ->
    [1] kortets tal
   *[other] { $times } × kortets tal
 }

caption = { $text }
values-for-blocked = för en giv som har låst sig
with-players = Med { $players }: { $text }
lead = { $cards }:
lead-with-players = { $cards } (med { $players }):
only-with-players = med { $players }

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = Annars: { $text }
told-if = { $condition }: { $text }
told-forgotten = Den som glömmer att ropa: { $text }
told-gone = Gäller inte längre: { $rule }
told-only = { $count ->
    [one] En av dessa regler står bara här: spelarna ser själva till den, inget program spelar den.
   *[other] { $count } av dessa regler står bara här: spelarna ser själva till dem, inget program spelar dem.
 }
open-points-intro = På dessa punkter tiger källorna. Denna utgåva lånar en regel för var och en av dem.
assumed-after = Enligt { $owner }:
owner-pagat = Pagat
owner-bicycle = Bicycle
owner-bartok = Bartok
owner-official-maumau-rules-2008 = de officiella MauMau-reglerna
owner-chinese-page = de kinesiska reglerna
owner-board-game-arena = Board Game Arena
owner-t-games = t_games
owner-openspiel = OpenSpiel
owner-everything2 = everything2
owner-family-game-shelf = Family Game Shelf
owner-bulgarian-page = de bulgariska reglerna
owner-italian-page = de italienska reglerna
owner-mattel-s-uno-sheet = Mattels Uno
owner-two-hand-eights-pokerwiner = Eights för två (pokerwiner)
owner-black-jack = Black Jack
owner-v-nd-tta = Vändåtta
owner-mau-mau-ch = mau-mau.ch
owner-makao = Makao
owner-mattel-s-uno-house-rules = Mattels husregler för Uno
owner-dark-imp = Dark Imp
owner-this-language = allmänt bruk
legend-house = Författarens egen regel, inte från någon källa.
legend-option = Gäller för att en husregel har valts.
legend-default = Inte från källorna: se ”{ $heading }”.
legend-english = På engelska, eftersom den svenska texten ännu saknas.
example-number = Exempel { $number }
example-titled = Exempel { $number }: { $title }
