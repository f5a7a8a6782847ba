# Palabras de barajas que no son las corrientes. Las formas son las de los valores corrientes.

rank-0 = { $form ->
    [a] un cero
    [another] otro cero
    [the] el cero
    [plural] ceros
    [many] los ceros
    [short] 0
   *[bare] cero
 }
    .gender = m
rank-1 = { $form ->
    [a] un uno
    [another] otro uno
    [the] el uno
    [plural] unos
    [many] los unos
    [short] 1
   *[bare] uno
 }
    .gender = m
rank-number = { $form ->
    [a] un { $number }
    [another] otro { $number }
    [the] el { $number }
    [plural] { $number }
    [many] los { $number }
   *[bare] { $number }
 }
    .gender = m
rank-symbol = { $form ->
    [a] una carta { $rank }
    [another] otra carta { $rank }
    [the] la carta { $rank }
    [plural] cartas { $rank }
    [many] las cartas { $rank }
    [short] { $rank }
   *[bare] carta { $rank }
 }
    .gender = f
rank-joker = { $form ->
    [a] un joker
    [another] otro joker
    [the] el joker
    [plural] jokers
    [many] los jokers
   *[bare] joker
 }
    .gender = m
rank-Ober = { $form ->
    [a] un ober
    [another] otro ober
    [the] el ober
    [plural] obers
    [many] los obers
   *[bare] ober
 }
    .gender = m
rank-Unter = { $form ->
    [a] un unter
    [another] otro unter
    [the] el unter
    [plural] unters
    [many] los unters
   *[bare] unter
 }
    .gender = m
symbol-wild = Comodín
symbol-wild4 = Comodín roba cuatro
symbol-skip = Salta turno
symbol-reverse = Cambio de sentido
symbol-draw2 = Roba dos
symbol-draw4 = Roba cuatro
symbol-stop = Alto
symbol-whot = Whot
symbol-taki = Taki
symbol-supertaki = Super Taki
symbol-plus = Más
symbol-skipeveryone = Salta a todos
symbol-discardall = Descarta todo
symbol-wildreverse4 = Comodín cambio de sentido roba cuatro
symbol-wild6 = Comodín roba seis
symbol-wild10 = Comodín roba diez
symbol-wildroulette = Comodín ruleta de colores

suit-circles = círculos
suit-triangles = triángulos
suit-crosses = cruces
suit-squares = cuadrados
suit-stars = estrellas
suit-acorns = bellotas
suit-leaves = hojas
suit-bells = cascabeles
suit-shields = escudos
suit-roses = rosas
suit-red = rojo
suit-black = negro
suit-yellow = amarillo
suit-green = verde
suit-blue = azul
suit-white = blanco
suit-orange = naranja
suit-purple = morado
colour-red = { $form ->
    [plural] { $gender ->
        [f] rojas
       *[m] rojos
     }
    [many] { $gender ->
        [f] rojas
       *[m] rojos
     }
   *[one] { $gender ->
        [f] roja
       *[m] rojo
     }
 }
colour-black = { $form ->
    [plural] { $gender ->
        [f] negras
       *[m] negros
     }
    [many] { $gender ->
        [f] negras
       *[m] negros
     }
   *[one] { $gender ->
        [f] negra
       *[m] negro
     }
 }
colour-yellow = { $form ->
    [plural] { $gender ->
        [f] amarillas
       *[m] amarillos
     }
    [many] { $gender ->
        [f] amarillas
       *[m] amarillos
     }
   *[one] { $gender ->
        [f] amarilla
       *[m] amarillo
     }
 }
colour-green = { $form ->
    [plural] verdes
    [many] verdes
   *[one] verde
 }
colour-blue = { $form ->
    [plural] azules
    [many] azules
   *[one] azul
 }
colour-white = { $form ->
    [plural] { $gender ->
        [f] blancas
       *[m] blancos
     }
    [many] { $gender ->
        [f] blancas
       *[m] blancos
     }
   *[one] { $gender ->
        [f] blanca
       *[m] blanco
     }
 }
colour-orange = { $form ->
    [plural] naranjas
    [many] naranjas
   *[one] naranja
 }
colour-purple = { $form ->
    [plural] { $gender ->
        [f] moradas
       *[m] morados
     }
    [many] { $gender ->
        [f] moradas
       *[m] morados
     }
   *[one] { $gender ->
        [f] morada
       *[m] morado
     }
 }

# Cómo llama la baraja a sus palos.
suit-word-suit = { $form ->
    [a] un palo
    [the] el palo
    [another] otro palo
    [that] ese palo
    [same] mismo palo
    [of-same] del mismo palo
    [the-chosen] el palo elegido
    [chosen-the] elegido el palo
    [of-chosen] del palo elegido
    [other-than] un palo distinto del que había que seguir
   *[bare] palo
 }
suit-word-colour = { $form ->
    [a] un color
    [the] el color
    [another] otro color
    [that] ese color
    [same] mismo color
    [of-same] del mismo color
    [the-chosen] el color elegido
    [chosen-the] elegido el color
    [of-chosen] del color elegido
    [other-than] un color distinto del que había que seguir
   *[bare] color
 }
suit-word-shape = { $form ->
    [a] una forma
    [the] la forma
    [another] otra forma
    [that] esa forma
    [same] misma forma
    [of-same] de la misma forma
    [the-chosen] la forma elegida
    [chosen-the] elegida la forma
    [of-chosen] de la forma elegida
    [other-than] una forma distinta de la que había que seguir
   *[bare] forma
 }
