# Mots des jeux de cartes qui ne sont pas ordinaires. Mêmes formes que pour les valeurs ordinaires.

rank-0 = { $form ->
    [a] un 0
    [another] un autre 0
    [the] le 0
    [plural] 0
    [many] les 0
   *[bare] 0
 }
    .gender = m
rank-1 = { $form ->
    [a] un 1
    [another] un autre 1
    [the] le 1
    [plural] 1
    [many] les 1
   *[bare] 1
 }
    .gender = m
rank-number = { $form ->
    [a] un { $number }
    [another] un autre { $number }
    [the] le { $number }
    [plural] { $number }
    [many] les { $number }
   *[bare] { $number }
 }
    .gender = m
rank-symbol = { $form ->
    [a] une carte { $rank }
    [another] une autre carte { $rank }
    [the] la carte { $rank }
    [plural] cartes { $rank }
    [many] les cartes { $rank }
    [short] { $rank }
   *[bare] carte { $rank }
 }
    .gender = f
rank-joker = { $form ->
    [a] un joker
    [another] un autre joker
    [the] le joker
    [plural] jokers
    [many] les jokers
   *[bare] joker
 }
    .gender = m
rank-Ober = { $form ->
    [a] un ober
    [another] un autre ober
    [the] l’ober
    [plural] obers
    [many] les obers
   *[bare] ober
 }
    .gender = m
rank-Unter = { $form ->
    [a] un unter
    [another] un autre unter
    [the] l’unter
    [plural] unters
    [many] les unters
   *[bare] unter
 }
    .gender = m
symbol-wild = Joker
symbol-wild4 = Joker +4
symbol-skip = Passe ton tour
symbol-reverse = Inversion
symbol-draw2 = +2
symbol-draw4 = +4
symbol-stop = Stop
symbol-whot = Whot
symbol-taki = Taki
symbol-supertaki = Super Taki
symbol-plus = Plus
symbol-skipeveryone = Passe-tour général
symbol-discardall = Défausse totale
symbol-wildreverse4 = Joker inversion +4
symbol-wild6 = Joker +6
symbol-wild10 = Joker +10
symbol-wildroulette = Joker roulette

suit-circles = rond
suit-triangles = triangle
suit-crosses = croix
suit-squares = carré
suit-stars = étoile
suit-shields = écu
suit-acorns = gland
suit-leaves = feuille
suit-bells = grelot
suit-roses = rose
suit-red = rouge
suit-black = noir
suit-yellow = jaune
suit-green = vert
suit-blue = bleu
suit-white = blanc
suit-orange = orange
suit-purple = violet
colour-red = { $form ->
    [plural] rouges
    [many] rouges
   *[one] rouge
 }
colour-black = { $form ->
    [plural] { $gender ->
        [f] noires
       *[m] noirs
     }
    [many] { $gender ->
        [f] noires
       *[m] noirs
     }
   *[one] { $gender ->
        [f] noire
       *[m] noir
     }
 }
colour-yellow = { $form ->
    [plural] jaunes
    [many] jaunes
   *[one] jaune
 }
colour-green = { $form ->
    [plural] { $gender ->
        [f] vertes
       *[m] verts
     }
    [many] { $gender ->
        [f] vertes
       *[m] verts
     }
   *[one] { $gender ->
        [f] verte
       *[m] vert
     }
 }
colour-blue = { $form ->
    [plural] { $gender ->
        [f] bleues
       *[m] bleus
     }
    [many] { $gender ->
        [f] bleues
       *[m] bleus
     }
   *[one] { $gender ->
        [f] bleue
       *[m] bleu
     }
 }
colour-white = { $form ->
    [plural] { $gender ->
        [f] blanches
       *[m] blancs
     }
    [many] { $gender ->
        [f] blanches
       *[m] blancs
     }
   *[one] { $gender ->
        [f] blanche
       *[m] blanc
     }
 }
colour-orange = orange
colour-purple = { $form ->
    [plural] { $gender ->
        [f] violettes
       *[m] violets
     }
    [many] { $gender ->
        [f] violettes
       *[m] violets
     }
   *[one] { $gender ->
        [f] violette
       *[m] violet
     }
 }

# Comment un jeu appelle ses couleurs ; toutes ces formes sont féminines. Le rouge et le noir d’un jeu ordinaire sont des teintes.
suit-word-suit = couleur
suit-word-colour = couleur
suit-word-shape = forme
