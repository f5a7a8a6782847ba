# Titres, tableaux et tout ce qui entoure les règles.

heading-aim = But du jeu
heading-pack = Le jeu de cartes
heading-deal = La distribution
heading-start = Début d’une manche
heading-turn = À votre tour
heading-wild = Cartes passe-partout
heading-effects = Cartes spéciales
heading-jump = Hors de son tour
heading-stock = Quand la pioche est vide
heading-calls = L’annonce de la dernière carte
heading-finish = Terminer
heading-scoring = Les points
heading-game = La partie
heading-house-rules = Règles maison
heading-examples = Exemples
heading-exchanges = Questions et réponses
heading-notes = À la table
heading-open-points = Ce que les sources ne disent pas
heading-sources = Sources

played-in = Où l’on y joue : { $countries }.
place-northern-ireland = Irlande du Nord
place-software = sur ordinateur

chosen = { $count ->
    [one] On joue avec cette règle maison : { $rules }.
   *[other] On joue avec ces règles maison : { $rules }.
 }
chosen-marked = { $count ->
    [one] On joue avec une règle maison ; ce qu’elle change est marqué { $sign }.
   *[other] On joue avec { $count } règles maison ; ce qu’elles changent est marqué { $sign }.
 }
house-rules-intro = Chacune ne vaut que si tous sont d’accord avant la distribution.
house-rule-requires = Seulement avec { $rules }.
house-rule-excludes = Incompatible avec { $rules }.
house-rule-unchanged = Ici, cela ne change rien.
house-rule-number = la règle maison { $number }
quoted = « { $text } »

table-players = Joueurs
table-packs = Jeux
table-cards-each = Cartes par joueur
table-stock = Reste dans la pioche
table-card = Carte
table-points = Points
value-face-cell = { $times ->
    [1] valeur nominale
   *[other] { $times } × la valeur nominale
 }

caption = { $text }
values-for-blocked = pour une manche bloquée
with-players = Avec { $players } : { $text }
lead = { $cards } :
lead-with-players = { $cards } (avec { $players }) :
only-with-players = avec { $players }

told = { $text }
told-titled = { $title } : { $text }
told-otherwise = Sinon : { $text }
told-if = { $condition } : { $text }
told-forgotten = Celui qui oublie l’annonce : { $text }
told-gone = Ne vaut plus : { $rule }
told-only = { $count ->
    [one] L’une de ces règles n’est écrite qu’ici : les joueurs y veillent eux-mêmes, aucun programme ne la joue.
   *[other] { $count } de ces règles ne sont écrites qu’ici : les joueurs y veillent eux-mêmes, aucun programme ne les joue.
 }
open-points-intro = Sur ces points, les sources se taisent. Cette édition emprunte une règle pour chacun d’eux.
assumed-after = D’après { $owner } :
owner-pagat = Pagat
owner-bicycle = Bicycle
owner-bartok = Bartok
owner-official-maumau-rules-2008 = les règles officielles de MauMau
owner-chinese-page = les règles chinoises
owner-board-game-arena = Board Game Arena
owner-t-games = t_games
owner-openspiel = OpenSpiel
owner-everything2 = everything2
owner-family-game-shelf = Family Game Shelf
owner-bulgarian-page = les règles bulgares
owner-italian-page = les règles italiennes
owner-mattel-s-uno-sheet = les règles d’Uno (Mattel)
owner-two-hand-eights-pokerwiner = les Eights à deux (pokerwiner)
owner-black-jack = Black Jack
owner-v-nd-tta = Vändåtta
owner-mau-mau-ch = mau-mau.ch
owner-makao = Makao
owner-mattel-s-uno-house-rules = les règles maison d’Uno (Mattel)
owner-dark-imp = Dark Imp
owner-this-language = l’usage
legend-house = Règle de l’auteur, qui ne vient d’aucune source.
legend-option = Vaut parce qu’une règle maison a été choisie.
legend-default = Ne vient pas des sources : voir « { $heading } ».
legend-english = En anglais, car le texte français manque encore.
example-number = Exemple { $number }
example-titled = Exemple { $number } : { $title }
