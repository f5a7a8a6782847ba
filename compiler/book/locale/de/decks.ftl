# Wörter für Blätter, die nicht die gewöhnlichen sind. Formen wie bei den gewöhnlichen Werten.

rank-0 = { $form ->
    [short] 0
    [a] eine Null
    [acc] eine Null
    [dat] einer Null
    [another] eine andere Null
    [the] die Null
    [many] Nullen
    [dat-many] Nullen
   *[bare] Null
 }
    .gender = f
rank-1 = { $form ->
    [short] 1
    [a] eine Eins
    [acc] eine Eins
    [dat] einer Eins
    [another] eine andere Eins
    [the] die Eins
    [many] Einsen
    [dat-many] Einsen
   *[bare] Eins
 }
    .gender = f
rank-number = { $form ->
    [short] { $number }
    [a] eine { $number }
    [acc] eine { $number }
    [dat] einer { $number }
    [another] eine andere { $number }
    [the] die { $number }
    [many] { $number }er
    [dat-many] { $number }ern
   *[bare] { $number }
 }
    .gender = f
rank-symbol = { $form ->
    [short] { $rank }
    [a] eine { $rank }-Karte
    [acc] eine { $rank }-Karte
    [dat] einer { $rank }-Karte
    [another] eine andere { $rank }-Karte
    [the] die { $rank }-Karte
    [many] { $rank }-Karten
    [dat-many] { $rank }-Karten
   *[bare] { $rank }-Karte
 }
    .gender = f
rank-joker = { $form ->
    [a] ein Joker
    [acc] einen Joker
    [dat] einem Joker
    [another] einen anderen Joker
    [the] der Joker
    [many] Joker
    [dat-many] Jokern
   *[bare] Joker
 }
    .gender = m
rank-Ober = { $form ->
    [a] ein Ober
    [acc] einen Ober
    [dat] einem Ober
    [another] einen anderen Ober
    [the] der Ober
    [many] Ober
    [dat-many] Obern
   *[bare] Ober
 }
    .gender = m
rank-Unter = { $form ->
    [a] ein Unter
    [acc] einen Unter
    [dat] einem Unter
    [another] einen anderen Unter
    [the] der Unter
    [many] Unter
    [dat-many] Untern
   *[bare] Unter
 }
    .gender = m
symbol-wild = Farbwahl
symbol-wild4 = Zieh-Vier-Farbwahl
symbol-skip = Aussetzen
symbol-reverse = Richtungswechsel
symbol-draw2 = Zieh-Zwei
symbol-draw4 = Zieh-Vier
symbol-stop = Stopp
symbol-whot = Whot
symbol-taki = Taki
symbol-supertaki = Super-Taki
symbol-plus = Plus
symbol-skipeveryone = Alle-Aussetzen
symbol-discardall = Alle-Ablegen
symbol-wildreverse4 = Richtungswechsel-Zieh-Vier-Farbwahl
symbol-wild6 = Zieh-Sechs-Farbwahl
symbol-wild10 = Zieh-Zehn-Farbwahl
symbol-wildroulette = Farbroulette

suit-circles = Kreis
suit-triangles = Dreieck
suit-crosses = Kreuz
suit-squares = Quadrat
suit-stars = Stern
suit-acorns = Eichel
suit-leaves = Laub
suit-bells = Schellen
suit-shields = Schilten
suit-roses = Rosen
suit-red = Rot
suit-black = Schwarz
suit-yellow = Gelb
suit-green = Grün
suit-blue = Blau
suit-white = Weiß
suit-orange = Orange
suit-purple = Violett
colour-red = { $form ->
    [a] { $gender ->
        [m] roter
        [mn] roter
        [n] rotes
       *[f] rote
     }
    [acc] { $gender ->
        [m] roten
        [mn] roten
        [n] rotes
       *[f] rote
     }
    [another] { $gender ->
        [m] roten
        [mn] roten
        [n] rotes
       *[f] rote
     }
    [dat] roten
    [dat-many] roten
   *[many] rote
 }
colour-black = { $form ->
    [a] { $gender ->
        [m] schwarzer
        [mn] schwarzer
        [n] schwarzes
       *[f] schwarze
     }
    [acc] { $gender ->
        [m] schwarzen
        [mn] schwarzen
        [n] schwarzes
       *[f] schwarze
     }
    [another] { $gender ->
        [m] schwarzen
        [mn] schwarzen
        [n] schwarzes
       *[f] schwarze
     }
    [dat] schwarzen
    [dat-many] schwarzen
   *[many] schwarze
 }
colour-yellow = { $form ->
    [a] { $gender ->
        [m] gelber
        [mn] gelber
        [n] gelbes
       *[f] gelbe
     }
    [acc] { $gender ->
        [m] gelben
        [mn] gelben
        [n] gelbes
       *[f] gelbe
     }
    [another] { $gender ->
        [m] gelben
        [mn] gelben
        [n] gelbes
       *[f] gelbe
     }
    [dat] gelben
    [dat-many] gelben
   *[many] gelbe
 }
colour-green = { $form ->
    [a] { $gender ->
        [m] grüner
        [mn] grüner
        [n] grünes
       *[f] grüne
     }
    [acc] { $gender ->
        [m] grünen
        [mn] grünen
        [n] grünes
       *[f] grüne
     }
    [another] { $gender ->
        [m] grünen
        [mn] grünen
        [n] grünes
       *[f] grüne
     }
    [dat] grünen
    [dat-many] grünen
   *[many] grüne
 }
colour-blue = { $form ->
    [a] { $gender ->
        [m] blauer
        [mn] blauer
        [n] blaues
       *[f] blaue
     }
    [acc] { $gender ->
        [m] blauen
        [mn] blauen
        [n] blaues
       *[f] blaue
     }
    [another] { $gender ->
        [m] blauen
        [mn] blauen
        [n] blaues
       *[f] blaue
     }
    [dat] blauen
    [dat-many] blauen
   *[many] blaue
 }
colour-white = { $form ->
    [a] { $gender ->
        [m] weißer
        [mn] weißer
        [n] weißes
       *[f] weiße
     }
    [acc] { $gender ->
        [m] weißen
        [mn] weißen
        [n] weißes
       *[f] weiße
     }
    [another] { $gender ->
        [m] weißen
        [mn] weißen
        [n] weißes
       *[f] weiße
     }
    [dat] weißen
    [dat-many] weißen
   *[many] weiße
 }
colour-orange = { $form ->
    [a] { $gender ->
        [m] orangefarbener
        [mn] orangefarbener
        [n] orangefarbenes
       *[f] orangefarbene
     }
    [acc] { $gender ->
        [m] orangefarbenen
        [mn] orangefarbenen
        [n] orangefarbenes
       *[f] orangefarbene
     }
    [another] { $gender ->
        [m] orangefarbenen
        [mn] orangefarbenen
        [n] orangefarbenes
       *[f] orangefarbene
     }
    [dat] orangefarbenen
    [dat-many] orangefarbenen
   *[many] orangefarbene
 }
colour-purple = { $form ->
    [a] { $gender ->
        [m] violetter
        [mn] violetter
        [n] violettes
       *[f] violette
     }
    [acc] { $gender ->
        [m] violetten
        [mn] violetten
        [n] violettes
       *[f] violette
     }
    [another] { $gender ->
        [m] violetten
        [mn] violetten
        [n] violettes
       *[f] violette
     }
    [dat] violetten
    [dat-many] violetten
   *[many] violette
 }

# Wie das Blatt seine Farben nennt.
suit-word-suit = { $form ->
    [many] Farben
   *[bare] Farbe
 }
suit-word-colour = { $form ->
    [many] Farben
   *[bare] Farbe
 }
suit-word-shape = { $form ->
    [many] Formen
   *[bare] Form
 }
