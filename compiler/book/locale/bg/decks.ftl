# Думи за тестета, които не са обикновени. Формите са като при обикновените рангове.

rank-0 = { $form ->
    [another] друга нула
    [short] 0
    [the] нулата
    [many] нули
    [the-many] нулите
   *[bare] нула
 }
    .gender = f
rank-1 = { $form ->
    [another] друга единица
    [short] 1
    [the] единицата
    [many] единици
    [the-many] единиците
   *[bare] единица
 }
    .gender = f
rank-number = { $form ->
    [another] друга карта { $number }
    [short] { $number }
    [the] картата { $number }
    [many] карти { $number }
    [the-many] картите { $number }
   *[bare] карта { $number }
 }
    .gender = f
rank-symbol = { $form ->
    [another] друга карта „{ $rank }“
    [the] картата „{ $rank }“
    [many] карти „{ $rank }“
    [the-many] картите „{ $rank }“
    [short] „{ $rank }“
   *[bare] карта „{ $rank }“
 }
    .gender = f
rank-joker = { $form ->
    [another] друг джокер
    [the] джокера
    [many] джокери
    [the-many] джокерите
   *[bare] джокер
 }
    .gender = m
rank-Ober = { $form ->
    [another] друг обер
    [the] обера
    [many] обери
    [the-many] оберите
   *[bare] обер
 }
    .gender = m
rank-Unter = { $form ->
    [another] друг унтер
    [the] унтера
    [many] унтери
    [the-many] унтерите
   *[bare] унтер
 }
    .gender = m
symbol-wild = смяна на цвета
symbol-wild4 = смяна на цвета +4
symbol-skip = пропускане
symbol-reverse = обратно
symbol-draw2 = вземи две
symbol-draw4 = вземи четири
symbol-stop = стоп
symbol-whot = whot
symbol-taki = таки
symbol-supertaki = супер таки
symbol-plus = плюс
symbol-skipeveryone = пропускане на всички
symbol-discardall = изхвърли всички
symbol-wildreverse4 = обратно и смяна на цвета +4
symbol-wild6 = смяна на цвета +6
symbol-wild10 = смяна на цвета +10
symbol-wildroulette = цветна рулетка

suit-circles = кръг
suit-triangles = триъгълник
suit-crosses = кръст
suit-squares = квадрат
suit-stars = звезда
suit-acorns = жълъд
suit-leaves = листо
suit-bells = звънче
suit-shields = щит
suit-roses = роза
suit-red = червено
suit-black = черно
suit-yellow = жълто
suit-green = зелено
suit-blue = синьо
suit-white = бяло
suit-orange = оранжево
suit-purple = лилаво
colour-red = { $form ->
    [many] червени
    [the-many] червените
    [the] { $gender ->
        [m] червения
        [f] червената
       *[n] червеното
     }
   *[bare] { $gender ->
        [m] червен
        [f] червена
       *[n] червено
     }
 }
colour-black = { $form ->
    [many] черни
    [the-many] черните
    [the] { $gender ->
        [m] черния
        [f] черната
       *[n] черното
     }
   *[bare] { $gender ->
        [m] черен
        [f] черна
       *[n] черно
     }
 }
colour-yellow = { $form ->
    [many] жълти
    [the-many] жълтите
    [the] { $gender ->
        [m] жълтия
        [f] жълтата
       *[n] жълтото
     }
   *[bare] { $gender ->
        [m] жълт
        [f] жълта
       *[n] жълто
     }
 }
colour-green = { $form ->
    [many] зелени
    [the-many] зелените
    [the] { $gender ->
        [m] зеления
        [f] зелената
       *[n] зеленото
     }
   *[bare] { $gender ->
        [m] зелен
        [f] зелена
       *[n] зелено
     }
 }
colour-blue = { $form ->
    [many] сини
    [the-many] сините
    [the] { $gender ->
        [m] синия
        [f] синята
       *[n] синьото
     }
   *[bare] { $gender ->
        [m] син
        [f] синя
       *[n] синьо
     }
 }
colour-white = { $form ->
    [many] бели
    [the-many] белите
    [the] { $gender ->
        [m] белия
        [f] бялата
       *[n] бялото
     }
   *[bare] { $gender ->
        [m] бял
        [f] бяла
       *[n] бяло
     }
 }
colour-orange = { $form ->
    [many] оранжеви
    [the-many] оранжевите
    [the] { $gender ->
        [m] оранжевия
        [f] оранжевата
       *[n] оранжевото
     }
   *[bare] { $gender ->
        [m] оранжев
        [f] оранжева
       *[n] оранжево
     }
 }
colour-purple = { $form ->
    [many] лилави
    [the-many] лилавите
    [the] { $gender ->
        [m] лилавия
        [f] лилавата
       *[n] лилавото
     }
   *[bare] { $gender ->
        [m] лилав
        [f] лилава
       *[n] лилаво
     }
 }

# Как тестето нарича боите си.
suit-word-suit = { $form ->
    [the] боята
    [the-one] боята
    [another] друга боя
    [same] същата боя
    [the-named] обявената боя
    [the-named-one] обявената боя
    [printed] боята, отпечатана
    [other-than] боя, различна от тази, която трябваше да се следва
    [to-follow] боята, която трябва да се следва
    [same-as-before] същата боя, която вече трябваше да се следва
    [nobody-follows] боя, която никой не може да следва
    [many] бои
    [each] всяка боя
   *[bare] боя
 }
suit-word-colour = { $form ->
    [the] цвета
    [the-one] цветът
    [another] друг цвят
    [same] същия цвят
    [the-named] обявения цвят
    [the-named-one] обявеният цвят
    [printed] цветът, отпечатан
    [other-than] цвят, различен от този, който трябваше да се следва
    [to-follow] цвета, който трябва да се следва
    [same-as-before] същият цвят, който вече трябваше да се следва
    [nobody-follows] цвят, който никой не може да следва
    [many] цветове
    [each] всеки цвят
   *[bare] цвят
 }
suit-word-shape = { $form ->
    [the] формата
    [the-one] формата
    [another] друга форма
    [same] същата форма
    [the-named] обявената форма
    [the-named-one] обявената форма
    [printed] формата, отпечатана
    [other-than] форма, различна от тази, която трябваше да се следва
    [to-follow] формата, която трябва да се следва
    [same-as-before] същата форма, която вече трябваше да се следва
    [nobody-follows] форма, която никой не може да следва
    [many] форми
    [each] всяка форма
   *[bare] форма
 }
