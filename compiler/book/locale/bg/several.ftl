# Several cards in a turn.

several-none = В един ход се слага само една карта.
several = В един ход можеш да сложиш няколко карти: всяка следваща трябва да е { $answer } (спрямо предишната).
several-of = Това важи за { CARDS($cards, form: "the-many") }.
several-most = В един ход се слагат най-много { $cards } карти.
several-top-last = Най-горе остава последната от тях.
several-top-chosen = Ти избираш коя от тях да остане най-горе.
several-effects-each = Всяка от тях действа; тегленията и прескачанията се събират.
several-effects-last = Действа само картата, която остава най-горе.
several-last-allowed = Можеш да излезеш с няколко карти наведнъж.
several-last-forbidden = Не можеш да излезеш с няколко карти наведнъж.
