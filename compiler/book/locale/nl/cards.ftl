# Namen van kaarten. Vormen: bare = acht, a = een acht, another = een andere acht, the = de acht, many = achten, short = 8.

rank-A = { $form ->
    [a] een aas
    [another] een andere aas
    [the] de aas
    [many] azen
   *[bare] aas
 }
rank-2 = { $form ->
    [short] 2
    [a] een twee
    [another] een andere twee
    [the] de twee
    [many] tweeën
   *[bare] twee
 }
rank-3 = { $form ->
    [short] 3
    [a] een drie
    [another] een andere drie
    [the] de drie
    [many] drieën
   *[bare] drie
 }
rank-4 = { $form ->
    [short] 4
    [a] een vier
    [another] een andere vier
    [the] de vier
    [many] vieren
   *[bare] vier
 }
rank-5 = { $form ->
    [short] 5
    [a] een vijf
    [another] een andere vijf
    [the] de vijf
    [many] vijven
   *[bare] vijf
 }
rank-6 = { $form ->
    [short] 6
    [a] een zes
    [another] een andere zes
    [the] de zes
    [many] zessen
   *[bare] zes
 }
rank-7 = { $form ->
    [short] 7
    [a] een zeven
    [another] een andere zeven
    [the] de zeven
    [many] zevens
   *[bare] zeven
 }
rank-8 = { $form ->
    [short] 8
    [a] een acht
    [another] een andere acht
    [the] de acht
    [many] achten
   *[bare] acht
 }
rank-9 = { $form ->
    [short] 9
    [a] een negen
    [another] een andere negen
    [the] de negen
    [many] negens
   *[bare] negen
 }
rank-10 = { $form ->
    [short] 10
    [a] een tien
    [another] een andere tien
    [the] de tien
    [many] tienen
   *[bare] tien
 }
rank-J = { $form ->
    [a] een boer
    [another] een andere boer
    [the] de boer
    [many] boeren
   *[bare] boer
 }
rank-Q = { $form ->
    [a] een vrouw
    [another] een andere vrouw
    [the] de vrouw
    [many] vrouwen
   *[bare] vrouw
 }
rank-K = { $form ->
    [a] een heer
    [another] een andere heer
    [the] de heer
    [many] heren
   *[bare] heer
 }
rank-other = { $form ->
    [short] ‘{ $rank }’
    [a] een kaart ‘{ $rank }’
    [another] een andere kaart ‘{ $rank }’
    [the] de kaart ‘{ $rank }’
    [many] kaarten ‘{ $rank }’
   *[bare] kaart ‘{ $rank }’
 }

suit-clubs = klaveren
suit-diamonds = ruiten
suit-hearts = harten
suit-spades = schoppen
suit-name = { SUIT($suit) }

cards-span = { $form ->
    [short] { $low } tot en met { $high }
    [bare] { $low } tot en met { $high }
    [another] een andere kaart van { $low } tot en met { $high }
    [the] de kaarten van { $low } tot en met { $high }
    [many] kaarten van { $low } tot en met { $high }
   *[a] een kaart van { $low } tot en met { $high }
 }
cards-of-suit = { $form ->
    [short] { $suit }
    [bare] { $suit }
    [another] een andere { cards-suit-stem }kaart
    [the] de { cards-suit-stem }kaart
    [many] { cards-suit-stem }kaarten
   *[a] een { cards-suit-stem }kaart
 }
cards-of-colour = { $form ->
    [short] { $colour } kaarten
    [bare] { $colour } kaart
    [another] een andere { $colour } kaart
    [the] de { $colour } kaart
    [many] { $colour } kaarten
   *[a] een { $colour } kaart
 }
cards-coloured = { $form ->
    [a] een { $colour } { $bare }
    [another] een andere { $colour } { $bare }
    [the] de { $colour } { $bare }
    [bare] { $colour } { $bare }
   *[many] { $colour } { $many }
 }
cards-single = { $form ->
    [bare] { "" }
    [short] { "" }
    [another] { "een andere " }
   *[the] { "de " }
 }{ cards-suit-stem }{ BEGINS_WITH($bare, "0 1 2 3 4 5 6 7 8 9") ->
    [yes] { " " }
   *[no] { "" }
 }{ $bare }
cards-suit-stem = { $suit ->
    [klaveren] klaver
    [eikels] eikel
    [bladeren] blad
    [cirkels] cirkel
    [driehoeken] driehoek
    [kruisen] kruis
    [vierkanten] vierkant
    [sterren] ster
    [schilden] schild
   *[other] { $suit }
 }
cards-any = { $form ->
    [a] een willekeurige kaart
    [another] elke andere kaart
   *[many] alle kaarten
 }
cards-except = { $form ->
    [another] elke andere kaart behalve { CARDS($cards, form: "many") }
    [a] een willekeurige kaart behalve { CARDS($cards, form: "many") }
    [short] alle behalve { CARDS($cards, form: "short", join: "comma") }
   *[many] alle kaarten behalve { CARDS($cards, form: "many") }
 }
cards-rest = { $form ->
    [a] een andere kaart
    [short] alle andere
   *[many] alle andere kaarten
 }
card-sign = { SIGNS($card, form: "a") }

list-comma = { $left }, { $right }
list-and = { $left } en { $right }
list-or = { $left } of { $right }
list-then = { $left }, en { $right }

count-range = { $low } tot en met { $high }
players = { $last ->
    [one] { $numbers } speler
   *[other] { $numbers } spelers
 }
