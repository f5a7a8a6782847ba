# Ord för kortlekar som inte är de vanliga. Former som hos de vanliga valörerna.

rank-0 = { $form ->
    [short] 0
    [a] en nolla
    [another] en annan nolla
    [the] nollan
    [many] nollor
   *[bare] nolla
 }
    .gender = u
rank-1 = { $form ->
    [short] 1
    [a] en etta
    [another] en annan etta
    [the] ettan
    [many] ettor
   *[bare] etta
 }
    .gender = u
rank-number = { $form ->
    [short] { $number }
    [a] en { $number }:a
    [another] en annan { $number }:a
    [the] { $number }:an
    [many] { $number }:or
   *[bare] { $number }:a
 }
    .gender = u
rank-symbol = { $form ->
    [short] { $rank }
    [a] ett ”{ $rank }”-kort
    [another] ett annat ”{ $rank }”-kort
    [the] ”{ $rank }”-kortet
    [many] ”{ $rank }”-kort
   *[bare] ”{ $rank }”-kort
 }
    .gender = n
rank-joker = { $form ->
    [a] en joker
    [another] en annan joker
    [the] jokern
    [many] jokrar
   *[bare] joker
 }
    .gender = u
rank-Ober = { $form ->
    [a] en ober
    [another] en annan ober
    [the] obern
    [many] obrar
   *[bare] ober
 }
    .gender = u
rank-Unter = { $form ->
    [a] en unter
    [another] en annan unter
    [the] untern
    [many] untrar
   *[bare] unter
 }
    .gender = u
symbol-wild = färgval
symbol-wild4 = färgval dra fyra
symbol-skip = hoppa över
symbol-reverse = vänd
symbol-draw2 = dra två
symbol-draw4 = dra fyra
symbol-stop = stopp
symbol-whot = whot
symbol-taki = taki
symbol-supertaki = supertaki
symbol-plus = plus
symbol-skipeveryone = hoppa över alla
symbol-discardall = släng alla
symbol-wildreverse4 = färgval vänd dra fyra
symbol-wild6 = färgval dra sex
symbol-wild10 = färgval dra tio
symbol-wildroulette = färgroulette

suit-circles = cirkel
suit-triangles = triangel
suit-crosses = kors
suit-squares = kvadrat
suit-stars = stjärna
suit-acorns = ekollon
suit-leaves = löv
suit-bells = bjällra
suit-shields = sköld
suit-roses = ros
suit-red = rött
suit-black = svart
suit-yellow = gult
suit-green = grönt
suit-blue = blått
suit-white = vitt
suit-orange = orange
suit-purple = lila
colour-red = { $form ->
    [many] röda
    [the] röda
    [short] röda
   *[a] { $gender ->
        [u] röd
       *[n] rött
     }
 }
colour-black = { $form ->
    [many] svarta
    [the] svarta
    [short] svarta
   *[a] { $gender ->
        [u] svart
       *[n] svart
     }
 }
colour-yellow = { $form ->
    [many] gula
    [the] gula
    [short] gula
   *[a] { $gender ->
        [u] gul
       *[n] gult
     }
 }
colour-green = { $form ->
    [many] gröna
    [the] gröna
    [short] gröna
   *[a] { $gender ->
        [u] grön
       *[n] grönt
     }
 }
colour-blue = { $form ->
    [many] blå
    [the] blå
    [short] blå
   *[a] { $gender ->
        [u] blå
       *[n] blått
     }
 }
colour-white = { $form ->
    [many] vita
    [the] vita
    [short] vita
   *[a] { $gender ->
        [u] vit
       *[n] vitt
     }
 }
colour-orange = orange
colour-purple = lila

# Vad leken kallar sina färger. Former: bare = färg, the = färgen, each = varje färg, many = färger.
suit-word-suit = { $form ->
    [the] färgen
    [each] varje färg
    [many] färger
   *[bare] färg
 }
suit-word-colour = { $form ->
    [the] färgen
    [each] varje färg
    [many] färger
   *[bare] färg
 }
suit-word-shape = { $form ->
    [the] formen
    [each] varje form
    [many] former
   *[bare] form
 }
