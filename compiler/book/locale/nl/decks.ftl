# Woorden voor spellen kaarten die niet de gewone zijn. Vormen als bij de gewone waarden.

rank-0 = { $form ->
    [short] 0
    [a] een nul
    [another] een andere nul
    [the] de nul
    [many] nullen
   *[bare] nul
 }
rank-1 = { $form ->
    [short] 1
    [a] een 1
    [another] een andere 1
    [the] de 1
    [many] enen
   *[bare] 1
 }
rank-number = { $form ->
    [short] { $number }
    [a] een { $number }
    [another] een andere { $number }
    [the] de { $number }
    [many] { $number }’en
   *[bare] { $number }
 }
rank-symbol = { $form ->
    [short] { $rank }
    [a] een ‘{ $rank }’-kaart
    [another] een andere ‘{ $rank }’-kaart
    [the] de ‘{ $rank }’-kaart
    [many] ‘{ $rank }’-kaarten
   *[bare] ‘{ $rank }’-kaart
 }
rank-joker = { $form ->
    [a] een joker
    [another] een andere joker
    [the] de joker
    [many] jokers
   *[bare] joker
 }
rank-Ober = { $form ->
    [a] een ober
    [another] een andere ober
    [the] de ober
    [many] obers
   *[bare] ober
 }
rank-Unter = { $form ->
    [a] een unter
    [another] een andere unter
    [the] de unter
    [many] unters
   *[bare] unter
 }
symbol-wild = kleurkeuze
symbol-wild4 = kleurkeuze pak vier
symbol-skip = beurt overslaan
symbol-reverse = keer om
symbol-draw2 = pak twee
symbol-draw4 = pak vier
symbol-stop = stop
symbol-whot = whot
symbol-taki = taki
symbol-supertaki = supertaki
symbol-plus = plus
symbol-skipeveryone = iedereen overslaan
symbol-discardall = alles wegleggen
symbol-wildreverse4 = kleurkeuze keer om pak vier
symbol-wild6 = kleurkeuze pak zes
symbol-wild10 = kleurkeuze pak tien
symbol-wildroulette = kleurroulette

suit-circles = cirkels
suit-triangles = driehoeken
suit-crosses = kruisen
suit-squares = vierkanten
suit-stars = sterren
suit-acorns = eikels
suit-leaves = bladeren
suit-bells = bellen
suit-shields = schilden
suit-roses = rozen
suit-red = rood
suit-black = zwart
suit-yellow = geel
suit-green = groen
suit-blue = blauw
suit-white = wit
suit-orange = oranje
suit-purple = paars
colour-red = rode
colour-black = zwarte
colour-yellow = gele
colour-green = groene
colour-blue = blauwe
colour-white = witte
colour-orange = oranje
colour-purple = paarse

# Hoe het spel kaarten zijn kleuren noemt.
suit-word-suit = { $form ->
    [many] kleuren
   *[bare] kleur
 }
suit-word-colour = { $form ->
    [many] kleuren
   *[bare] kleur
 }
suit-word-shape = { $form ->
    [many] vormen
   *[bare] vorm
 }
