# Рафтът с всички правилници като сайт. site-shown: числа, които се попълват от скрипт.

site-title = Лудите осмици и тяхното семейство
site-intro = { $count ->
    [one] Един правилник за четене, печат и сравнение.
   *[other] { $count } правилника за четене, печат и сравнение.
 }
site-games = { $count ->
    [one] една игра
   *[other] { $count } игри
 }
site-search = Търсене
site-search-in = Заглавие, държава, семейство или карта
site-shown = Показани: { $shown } от { $all }
site-nothing-found = Няма игра, която да отговаря на тези думи.
site-families = Семейства
site-own-games = Собствени домашни правила
site-all-games = Всички игри
site-questions = Кой как играе?
site-questions-intro = За какво спорят играчите и какво казва всеки правилник.
site-asked-less-often = Какво още се пита за това
site-compare = Сравняване на две игри
site-compare-intro = Избери две игри и прочети по какво се различават правилата им.
site-first-game = Първата игра
site-second-game = Втората игра
site-also-the-same = Да се покаже и еднаквото
site-no-difference = Двата правилника казват едно и също.
site-compare-without-script = За избор на две игри е нужен JavaScript. И без него тук всяка игра стои до тези, които най-много приличат на нея:
site-languages = Езици
site-print = Печат
site-whole-book = Целият правилник
site-short-rules = Кратки правила
site-skip = Към съдържанието
site-ways = Пътища из сайта

site-ask-aim = Каква е целта?
site-ask-pack = С какви карти се играе?
site-ask-dealer = Кой раздава и как?
site-ask-deal = По колко карти получава всеки?
site-ask-starter = Коя карта може да се обърне първа?
site-ask-begin = Кой започва и в коя посока се играе?
site-ask-match = Кои карти могат да се слагат?
site-ask-draw = По колко карти се тегли?
site-ask-wild = Кои карти са жокери?
site-ask-naming = Какво може да се поиска с жокер?
site-ask-wild-on-wild = Може ли жокер да се сложи върху друг жокер?
site-ask-effects = Какво правят специалните карти?
site-ask-penalty = Може ли човек да се отърве от тегленето?
site-ask-skip = Може ли човек да се отърве от пропускането на ход?
site-ask-blocked = А ако никой вече не може да играе?
site-ask-forgotten = А ако някой забрави да го каже?
site-ask-last-card = Може ли всяка карта да е последна?
site-ask-out = Какво става, когато някой остане без карти?
site-ask-score = Как се пресмята едно раздаване?
site-ask-values = Колко струват картите?
site-ask-end = Кога свършва играта?
