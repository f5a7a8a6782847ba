# Заглавия, таблици и всичко около правилата.

heading-aim = Цел
heading-pack = Картите
heading-deal = Раздаване
heading-start = Начало
heading-turn = Твоят ход
heading-wild = Жокери
heading-effects = Специални карти
heading-jump = Извън реда
heading-stock = Когато тестето свърши
heading-calls = Обявяване на последната карта
heading-finish = Излизане
heading-scoring = Точки
heading-game = Играта
heading-house-rules = Домашни правила
heading-examples = Примери
heading-exchanges = Въпроси и отговори
heading-notes = На масата
heading-open-points = Какво не казват източниците
heading-sources = Източници

played-in = Къде се играе: { $countries }.
place-northern-ireland = Северна Ирландия
place-software = на компютър

chosen = { $count ->
    [one] Играе се с това домашно правило: { $rules }.
   *[other] Играе се с тези домашни правила: { $rules }.
 }
chosen-marked = { $count ->
    [one] Играе се с едно домашно правило; каквото то променя, е отбелязано с { $sign }.
   *[other] Играе се с { $count } домашни правила; каквото те променят, е отбелязано с { $sign }.
 }
house-rules-intro = Всяко от тях важи само ако всички се съгласят преди раздаването.
house-rule-requires = Само заедно с { $rules }.
house-rule-excludes = Не върви заедно с { $rules }.
house-rule-unchanged = Тук това не променя нищо.
house-rule-number = правило { $number }
quoted = „{ $text }“

table-players = Играчи
table-packs = Тестета
table-cards-each = Карти за всеки
table-stock = Остават в тестето
table-card = Карта
table-points = Точки
value-face-cell = { $times ->
    [1] числото ѝ
   *[other] { $times } × числото ѝ
 }

caption = { $text }
values-for-blocked = при блокирано раздаване
with-players = При { $players }: { $text }
lead = { $cards }:
lead-with-players = { $cards } (при { $players }):
only-with-players = при { $players }

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = Иначе: { $text }
told-if = { $condition }: { $text }
told-forgotten = Който забрави да обяви: { $text }
told-gone = Отпада: { $rule }
told-only = { $count ->
    [one] Едно от тези правила е само написано тук: за него се грижат самите играчи, никоя програма не го играе.
   *[other] { $count } от тези правила са само написани тук: за тях се грижат самите играчи, никоя програма не ги играе.
 }
open-points-intro = За това източниците мълчат. Това издание взема правилото оттук:
assumed-after = { $owner }:
owner-pagat = от Pagat
owner-bicycle = от Bicycle
owner-bartok = от Bartok
owner-official-maumau-rules-2008 = от официалните правила на Мау-мау
owner-chinese-page = от китайските правила
owner-board-game-arena = от Board Game Arena
owner-t-games = от t_games
owner-openspiel = от OpenSpiel
owner-everything2 = от everything2
owner-family-game-shelf = от Family Game Shelf
owner-bulgarian-page = от българските правила
owner-italian-page = от италианските правила
owner-mattel-s-uno-sheet = от правилата на Уно (Mattel)
owner-two-hand-eights-pokerwiner = от Осмици за двама (pokerwiner)
owner-black-jack = от Black Jack
owner-v-nd-tta = от Вендота
owner-mau-mau-ch = от mau-mau.ch
owner-makao = от Макао
owner-mattel-s-uno-house-rules = от домашните правила на Уно (Mattel)
owner-dark-imp = от Dark Imp
owner-this-language = по обичая
legend-house = Правило на автора, не е от източник.
legend-option = Важи, защото е избрано домашно правило.
legend-default = Не е от източниците: виж „{ $heading }“.
legend-english = На английски, защото българският текст още липсва.
example-number = Пример { $number }
example-titled = Пример { $number }: { $title }
