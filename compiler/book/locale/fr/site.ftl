# L’étagère de toutes les règles sous forme de site. site-shown : nombres remplis par un script.

site-title = Le huit américain et sa famille
site-intro = { $count ->
    [one] Un livret de règles à lire, à imprimer et à comparer.
   *[other] { $count } livrets de règles à lire, à imprimer et à comparer.
 }
site-games = { $count ->
    [one] un jeu
   *[other] { $count } jeux
 }
site-search = Rechercher
site-search-in = Un titre, un pays, une famille ou une carte
site-shown = Affichés : { $shown } sur { $all }
site-nothing-found = Aucun jeu ne correspond à ces mots.
site-families = Familles
site-own-games = Nos règles maison
site-all-games = Tous les jeux
site-questions = Qui joue comment ?
site-questions-intro = Ce dont on discute à table, et ce qu’en dit chaque livret.
site-asked-less-often = Ce que l’on demande aussi à ce sujet
site-compare = Comparer deux jeux
site-compare-intro = Choisissez deux jeux et lisez en quoi leurs règles diffèrent.
site-first-game = Le premier jeu
site-second-game = Le second jeu
site-also-the-same = Montrer aussi ce qui est pareil
site-no-difference = Les deux livrets disent la même chose.
site-compare-without-script = Pour choisir deux jeux, il faut JavaScript. Même sans lui, voici chaque jeu à côté de ceux qui lui ressemblent le plus :
site-languages = Langues
site-print = Imprimer
site-whole-book = Le livret entier
site-short-rules = Règles en bref
site-skip = Aller au contenu
site-ways = Parcourir le site

site-ask-aim = Quel est le but ?
site-ask-pack = Avec quelles cartes joue-t-on ?
site-ask-dealer = Qui donne, et comment ?
site-ask-deal = Combien de cartes chacun reçoit-il ?
site-ask-starter = Quelle carte peut être retournée en premier ?
site-ask-begin = Qui commence, et dans quel sens joue-t-on ?
site-ask-match = Quelles cartes peut-on poser ?
site-ask-draw = Combien de cartes pioche-t-on ?
site-ask-wild = Quelles cartes sont des passe-partout ?
site-ask-naming = Que peut-on demander avec une carte passe-partout ?
site-ask-wild-on-wild = Peut-on poser une carte passe-partout sur une autre ?
site-ask-effects = Que font les cartes spéciales ?
site-ask-penalty = Peut-on éviter de devoir piocher ?
site-ask-skip = Peut-on éviter de passer son tour ?
site-ask-blocked = Et si plus personne ne peut jouer ?
site-ask-forgotten = Et si quelqu’un oublie de le dire ?
site-ask-last-card = Peut-on terminer sur n’importe quelle carte ?
site-ask-out = Que se passe-t-il quand quelqu’un n’a plus de cartes ?
site-ask-score = Comment compte-t-on les points d’une manche ?
site-ask-values = Que valent les cartes ?
site-ask-end = Quand la partie est-elle finie ?
