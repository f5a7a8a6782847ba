# Parole di mazzi che non sono quelli comuni. Le forme sono quelle dei valori comuni.

rank-0 = { $form ->
    [another] un altro zero
    [on] sullo zero
    [short] 0
    [a] uno zero
    [the] lo zero
    [many] zero
    [the-many] gli zero
   *[bare] zero
 }
    .gender = m
rank-1 = { $form ->
    [another] un altro uno
    [on] sull’uno
    [short] 1
    [a] un uno
    [the] l’uno
    [many] uno
    [the-many] gli uno
   *[bare] uno
 }
    .gender = m
rank-number = { $form ->
    [another] un’altra carta { $number }
    [on] sulla carta { $number }
    [a] una carta { $number }
    [the] la carta { $number }
    [many] carte { $number }
    [the-many] le carte { $number }
    [short] { $number }
   *[bare] carta { $number }
 }
    .gender = f
rank-symbol = { $form ->
    [another] un’altra carta «{ $rank }»
    [on] sulla carta «{ $rank }»
    [a] una carta «{ $rank }»
    [the] la carta «{ $rank }»
    [many] carte «{ $rank }»
    [the-many] le carte «{ $rank }»
    [short] «{ $rank }»
   *[bare] carta «{ $rank }»
 }
    .gender = f
rank-joker = { $form ->
    [another] un altro jolly
    [on] sul jolly
    [a] un jolly
    [the] il jolly
    [many] jolly
    [the-many] i jolly
   *[bare] jolly
 }
    .gender = m
rank-Ober = { $form ->
    [another] un altro ober
    [on] sull’ober
    [a] un ober
    [the] l’ober
    [many] ober
    [the-many] gli ober
   *[bare] ober
 }
    .gender = m
rank-Unter = { $form ->
    [another] un altro unter
    [on] sull’unter
    [a] un unter
    [the] l’unter
    [many] unter
    [the-many] gli unter
   *[bare] unter
 }
    .gender = m
symbol-wild = cambio colore
symbol-wild4 = pesca quattro e cambio colore
symbol-skip = salta turno
symbol-reverse = cambio giro
symbol-draw2 = pesca due
symbol-draw4 = pesca quattro
symbol-stop = stop
symbol-whot = whot
symbol-taki = taki
symbol-supertaki = super taki
symbol-plus = più
symbol-skipeveryone = salta tutti
symbol-discardall = scarta tutto
symbol-wildreverse4 = cambio giro, pesca quattro e cambio colore
symbol-wild6 = pesca sei e cambio colore
symbol-wild10 = pesca dieci e cambio colore
symbol-wildroulette = roulette dei colori

suit-circles = cerchi
suit-triangles = triangoli
suit-crosses = croci
suit-squares = quadrati
suit-stars = stelle
suit-acorns = ghiande
suit-leaves = foglie
suit-bells = sonagli
suit-shields = scudi
suit-roses = rose
suit-red = rosso
suit-black = nero
suit-yellow = giallo
suit-green = verde
suit-blue = blu
suit-white = bianco
suit-orange = arancione
suit-purple = viola
colour-red = { $form ->
    [many] { $gender ->
        [f] rosse
       *[m] rossi
     }
    [the-many] { $gender ->
        [f] rosse
       *[m] rossi
     }
   *[one] { $gender ->
        [f] rossa
       *[m] rosso
     }
 }
colour-black = { $form ->
    [many] { $gender ->
        [f] nere
       *[m] neri
     }
    [the-many] { $gender ->
        [f] nere
       *[m] neri
     }
   *[one] { $gender ->
        [f] nera
       *[m] nero
     }
 }
colour-yellow = { $form ->
    [many] { $gender ->
        [f] gialle
       *[m] gialli
     }
    [the-many] { $gender ->
        [f] gialle
       *[m] gialli
     }
   *[one] { $gender ->
        [f] gialla
       *[m] giallo
     }
 }
colour-green = { $form ->
    [many] verdi
    [the-many] verdi
   *[one] verde
 }
colour-blue = blu
colour-white = { $form ->
    [many] { $gender ->
        [f] bianche
       *[m] bianchi
     }
    [the-many] { $gender ->
        [f] bianche
       *[m] bianchi
     }
   *[one] { $gender ->
        [f] bianca
       *[m] bianco
     }
 }
colour-orange = { $form ->
    [many] arancioni
    [the-many] arancioni
   *[one] arancione
 }
colour-purple = viola

# Come il mazzo chiama i suoi semi.
suit-word-suit = { $form ->
    [the] il seme
    [a] un seme
    [another] un altro seme
    [same] lo stesso seme
    [of-same] dello stesso seme
    [the-named] il seme dichiarato
    [of-named] del seme dichiarato
    [printed] il seme stampato
    [other-than] un seme diverso da quello da seguire
    [many] semi
    [each] ogni seme
   *[bare] seme
 }
suit-word-colour = { $form ->
    [the] il colore
    [a] un colore
    [another] un altro colore
    [same] lo stesso colore
    [of-same] dello stesso colore
    [the-named] il colore dichiarato
    [of-named] del colore dichiarato
    [printed] il colore stampato
    [other-than] un colore diverso da quello da seguire
    [many] colori
    [each] ogni colore
   *[bare] colore
 }
suit-word-shape = { $form ->
    [the] la forma
    [a] una forma
    [another] un’altra forma
    [same] la stessa forma
    [of-same] della stessa forma
    [the-named] la forma dichiarata
    [of-named] della forma dichiarata
    [printed] la forma stampata
    [other-than] una forma diversa da quella da seguire
    [many] forme
    [each] ogni forma
   *[bare] forma
 }
