# Półka ze wszystkimi zasadami jako strona. site-shown: liczby, które wstawia skrypt.

site-title = Makao i jego rodzina
site-intro = { $count ->
    [one] { $count } zbiór zasad do czytania, drukowania i porównywania.
    [few] { $count } zbiory zasad do czytania, drukowania i porównywania.
   *[other] { $count } zbiorów zasad do czytania, drukowania i porównywania.
 }
site-games = { $count ->
    [one] jedna gra
    [few] { $count } gry
   *[other] { $count } gier
 }
site-search = Szukaj
site-search-in = Tytuł, kraj, rodzina albo karta
site-shown = Pokazano: { $shown } z { $all }
site-nothing-found = Żadna gra nie pasuje do tych słów.
site-families = Rodziny
site-own-games = Własne zasady domowe
site-all-games = Wszystkie gry
site-questions = Kto jak gra?
site-questions-intro = O co spierają się gracze i co mówią na to poszczególne zasady.
site-asked-less-often = O co jeszcze się pyta
site-compare = Porównaj dwie gry
site-compare-intro = Wybierz dwie gry i przeczytaj, czym różnią się ich zasady.
site-first-game = Pierwsza gra
site-second-game = Druga gra
site-also-the-same = Pokaż też to, co jednakowe
site-no-difference = Zasady obu gier mówią to samo.
site-compare-without-script = Wybór dwóch gier wymaga JavaScriptu. Także bez niego każda gra stoi tu obok tych, które są do niej najbardziej podobne:
site-languages = Języki
site-print = Drukuj
site-whole-book = Pełne zasady
site-short-rules = Zasady w skrócie
site-skip = Do treści
site-ways = Drogi po stronie

site-ask-aim = Jaki jest cel?
site-ask-pack = Jakimi kartami się gra?
site-ask-dealer = Kto rozdaje i jak?
site-ask-deal = Ile kart dostaje każdy?
site-ask-starter = Jaka karta może zostać odkryta jako pierwsza?
site-ask-begin = Kto zaczyna i w którą stronę idzie gra?
site-ask-match = Jakie karty wolno zagrać?
site-ask-draw = Ile kart się dobiera?
site-ask-wild = Które karty są uniwersalne?
site-ask-naming = Czego można zażądać kartą uniwersalną?
site-ask-wild-on-wild = Czy kartę uniwersalną wolno położyć na innej uniwersalnej?
site-ask-effects = Co robią karty specjalne?
site-ask-penalty = Czy można się obronić przed dobieraniem?
site-ask-skip = Czy można się obronić przed stratą kolejki?
site-ask-blocked = Co, jeśli nikt już nie może zagrać?
site-ask-forgotten = Co, jeśli ktoś zapomni to powiedzieć?
site-ask-last-card = Czy każda karta może być ostatnia?
site-ask-out = Co się dzieje, gdy ktoś pozbył się kart?
site-ask-score = Jak liczy się rozdanie?
site-ask-values = Ile są warte karty?
site-ask-end = Kiedy gra się kończy?
