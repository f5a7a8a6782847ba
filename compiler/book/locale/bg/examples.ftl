# Редовете на примерите.

step-seats = Играчи: { $seats }.
step-seats_with_dummies = Играчи: { $seats }; мъртвите им ръце, в същия ред: { $dummies }.
step-dealer = Раздава { $seat }.
step-with_option = Важи { $options }.
step-top = Най-горе на купчината е { $cards }.
step-below = Под нея { $count ->
    [one] е
   *[other] са
 } { $cards }.
step-named = { SUIT_WORD(form: "the-named-one") } е { $suit }.
step-hand = Държиш { $cards }.
step-stock_is = { $count ->
    [one] Следващата карта в тестето е
   *[other] Следващите карти в тестето са
 } { $cards }.
step-stock_is_nothing = Тестето е празно.
step-holds = { $seat } държи { $cards }.
step-has_total = { $number ->
    [one] { $seat } има дотук { $number } точка.
   *[other] { $seat } има дотук { $number } точки.
 }

step-plays = { $seat } играе { $cards }.
step-plays-naming = { $seat } играе { $cards } и обявява { $suit }.
step-draws_cards = { $seat } тегли { $cards }.
step-draws_cards-unseen = { $seat } тегли.
step-takes = { $seat } тегли { $cards } заради горната карта.
step-takes-unseen = { $seat } тегли всички дължими карти.
step-takes-missing = { $seat } не отговаря.
step-names = { $seat } обявява { $suit }.
step-picks = { $seat } избира { $other }.
step-catches = { $seat } посочва, че { $other } е забравил обявяването.
step-does-passes = { $seat } пасува.
step-does-stops = { $seat } спира.
step-does-calls = { $seat } обявява последната карта.
step-is_out = { $seat } остава без карти.

step-fits = { $count ->
    [one] Пасва само { $cards }.
   *[other] Пасват само { $cards }.
 }
step-fits_nothing = Нищо не пасва.
step-may_play = { $seat } може да сложи { $cards }.
step-may_not_play = { $seat } не може да сложи { $cards }.
step-may-draw = { $seat } може да тегли.
step-may-pass = { $seat } може да пасува.
step-may-call = { $seat } може да обяви последната карта.
step-may-name = { $seat } може да обяви { SUIT_WORD() }.
step-may-stop = { $seat } може да спре.
step-may_not-draw = { $seat } не може да тегли.
step-may_not-pass = { $seat } не може да пасува.
step-may_not-call = { $seat } не може да обяви последната карта.
step-may_not-name = { $seat } не може да обяви { SUIT_WORD() }.
step-may_not-stop = { $seat } не може да спре.
step-must-draw = { $seat } трябва да тегли.
step-must-pass = { $seat } трябва да пасува.
step-must-call = { $seat } трябва да обяви последната карта.
step-must-name = { $seat } трябва да обяви { SUIT_WORD() }.
step-must-stop = { $seat } трябва да спре.
step-must_take = { $number ->
    [one] { $seat } трябва да изтегли { $number } карта.
   *[other] { $seat } трябва да изтегли { $number } карти.
 }
step-has_cards = { $number ->
    [one] { $seat } вече има { $number } карта.
   *[other] { $seat } вече има { $number } карти.
 }
step-seat_wins = { $seat } печели.
step-turn = На ход е { $seat }.
step-scores = Точки: { $scores }.
seat-score = { $seat } { $points }
step-stock_holds = { $number ->
    [one] В тестето е останала { $number } карта.
   *[other] В тестето са останали { $number } карти.
 }
step-hand_ends-blocked = Раздаването е блокирано.
step-hand_ends-void = Раздаването не се брои.
step-game_over = Играта свърши.

step-counts = Броячът на { $seat } е на { $number }.
step-cutter_is = Сечената карта е { $cards }.
step-gives_cards = { $seat } дава { $cards }.
step-discards_cards = { $seat } изхвърля { $cards }.
step-jumps_in = { $seat } хвърля извън реда { $cards }.
step-does-challenges = { $seat } се усъмнява, че картата е сложена по правилата.
step-does-claims = { $seat } казва думата и излиза.
step-may_play-together = { $seat } може да сложи в един ход { $cards }.
step-may_not_play-together = { $seat } не може да сложи в един ход { $cards }.
step-may-challenge = { $seat } може да се усъмни, че картата е сложена по правилата.
step-may-claim = { $seat } може да каже думата, с която се излиза.
step-may-take = { $seat } може да изтегли всички дължими карти.
step-may_not-challenge = { $seat } не може да се усъмни, че картата е сложена по правилата.
step-may_not-claim = { $seat } не може да каже думата, с която се излиза.
step-may_not-take = { $seat } не може да изтегли дължимите карти.
step-must-challenge = { $seat } трябва да се усъмни, че картата е сложена по правилата.
step-must-claim = { $seat } трябва да каже думата, с която се излиза.
step-must-take = { $seat } трябва да изтегли всички дължими карти.
example-rank = { CARDS($cards, form: "many") }

step-starter_is = Началната карта е { $cards }.
step-starter_is_none = Начална карта не се обръща.
step-may_catch = { $seat } още може да посочи, че { $other } е забравил обявяването.
step-may_not_catch = { $seat } не може да посочи, че { $other } е забравил обявяването.
step-may_jump_in = { $seat } може да хвърли извън реда { $cards }.
step-may_not_jump_in = { $seat } не може да хвърли извън реда { $cards }.
step-on_top = Сега най-горе е { $cards }.
step-deals_next = Следващото раздаване раздава { $seat }.
step-begins_next = Следващото раздаване започва { $seat }.
step-does-closes = { $seat } затваря редицата.
step-may-close = { $seat } може да затвори редицата.
step-may_not-close = { $seat } не може да затвори редицата.
step-must-close = { $seat } трябва да затвори редицата.

step-totals = Точки от играта дотук: { $scores }.
step-counters = Броячите са на: { $scores }.
seat-count = { $seat } { $points }
step-columns = В колоните { $seat } вече има: { $columns }.
step-has_columns = В колоните { $seat } има дотук: { $columns }.
step-has_won = { $number ->
    [one] { $seat } печели дотук { $number } раздаване от играта.
   *[other] { $seat } печели дотук { $number } раздавания от играта.
 }
step-hands_played = { $number ->
    [one] Изиграно е { $number } раздаване от играта.
   *[other] Изиграни са { $number } раздавания от играта.
 }
step-cuts = За първото раздаване { $seat } цепи { $cards }.
step-is_youngest = { $seat } е най-младият играч.
step-is_oldest = { $seat } е най-възрастният играч.
step-does-deals = Ново раздаване раздава { $seat }.

step-does-takes-top = { $seat } взема горната карта на купчината.
step-may-take-top = { $seat } може да вземе горната карта на купчината.
step-may_not-take-top = { $seat } не може да вземе горната карта на купчината.
step-must-take-top = { $seat } трябва да вземе горната карта на купчината.

step-does-knocks = { $seat } казва думата и раздаването свършва.
step-may-knock = { $seat } може да каже думата, с която свършва раздаването.
step-may_not-knock = { $seat } не може да каже думата, с която свършва раздаването.
step-must-knock = { $seat } трябва да каже думата, с която свършва раздаването.
