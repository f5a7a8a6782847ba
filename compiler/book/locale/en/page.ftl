# Headings, tables and everything around the rules.

heading-aim = Aim
heading-pack = The pack
heading-deal = The deal
heading-start = How a hand begins
heading-turn = Your turn
heading-wild = Wild cards
heading-effects = Special cards
heading-jump = Out of turn
heading-stock = When the stock runs out
heading-calls = The last-card call
heading-finish = Going out
heading-scoring = Scoring
heading-game = The game
heading-house-rules = House rules
heading-examples = Examples
heading-exchanges = Questions and answers
heading-notes = At the table
heading-open-points = What the sources leave open
heading-sources = Sources

played-in = Where it is played: { $countries }.
place-northern-ireland = Northern Ireland
place-software = on computers

chosen = { $count ->
    [one] Played with this house rule: { $rules }.
   *[other] Played with these house rules: { $rules }.
 }
chosen-marked = { $count ->
    [one] Played with one house rule; what it changes is marked { $sign }.
   *[other] Played with { $count } house rules; what they change is marked { $sign }.
 }
house-rules-intro = Each of these changes the rules only if all agree before the deal.
house-rule-requires = Only together with { $rules }.
house-rule-excludes = Not together with { $rules }.
house-rule-unchanged = Here this changes nothing.
house-rule-number = house rule { $number }
quoted = “{ $text }”

table-players = Players
table-packs = Packs
table-cards-each = Cards each
table-stock = Left in the stock
table-card = Card
table-points = Points
value-face-cell = { $times ->
    [1] its number
   *[other] { $times } × its number
 }

caption = { $text }
values-for-blocked = for a blocked hand
with-players = With { $players }: { $text }
lead = { $cards }:
lead-with-players = { $cards } (with { $players }):
only-with-players = with { $players }

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = Otherwise: { $text }
told-if = { $condition }: { $text }
told-forgotten = Whoever forgets the call: { $text }
told-gone = No longer holds: { $rule }
told-only = { $count ->
    [one] One of these rules is told and not played: the players see to it themselves, and no program does.
   *[other] { $count } of these rules are told and not played: the players see to them themselves, and no program does.
 }
open-points-intro = On these points the sources are silent. This edition borrows a rule for each of them.
assumed-after = From { $owner }:
owner-pagat = Pagat
owner-bicycle = Bicycle
owner-bartok = Bartok
owner-official-maumau-rules-2008 = the official MauMau rules
owner-chinese-page = the Chinese rules
owner-board-game-arena = Board Game Arena
owner-t-games = t_games
owner-openspiel = OpenSpiel
owner-everything2 = everything2
owner-family-game-shelf = Family Game Shelf
owner-bulgarian-page = the Bulgarian rules
owner-italian-page = the Italian rules
owner-mattel-s-uno-sheet = Mattel’s Uno
owner-two-hand-eights-pokerwiner = two-hand Eights (pokerwiner)
owner-black-jack = Black Jack
owner-v-nd-tta = Vändåtta
owner-mau-mau-ch = mau-mau.ch
owner-makao = Makao
owner-mattel-s-uno-house-rules = Mattel’s house rules for Uno
owner-dark-imp = Dark Imp
owner-this-language = common practice
legend-house = The author’s own rule, found in no source.
legend-option = Holds because a house rule was chosen.
legend-default = Not in the sources: see “{ $heading }”.
legend-english = In English, because this language does not have the words yet.
example-number = Example { $number }
example-titled = Example { $number }: { $title }
