# Police se všemi pravidly jako stránky. site-shown: čísla, která doplní skript.

site-title = Prší a jeho příbuzní
site-intro = { $count ->
    [one] Pravidla jedné hry ke čtení, k tisku a ke srovnání.
    [few] Pravidla { $count } her ke čtení, k tisku a ke srovnání.
   *[other] Pravidla { $count } her ke čtení, k tisku a ke srovnání.
 }
site-games = { $count ->
    [one] jedna hra
    [few] { $count } hry
   *[other] { $count } her
 }
site-search = Hledat
site-search-in = Název, země, rodina nebo karta
site-shown = Zobrazeno: { $shown } z { $all }
site-nothing-found = Těmto slovům neodpovídá žádná hra.
site-families = Rodiny
site-own-games = Vlastní domácí pravidla
site-all-games = Všechny hry
site-questions = Kdo hraje jak?
site-questions-intro = O co se hráči přou a co na to říkají jednotlivá pravidla.
site-asked-less-often = Na co se hráči ještě ptají
site-compare = Porovnat dvě hry
site-compare-intro = Vyberte dvě hry a přečtěte si, čím se jejich pravidla liší.
site-first-game = První hra
site-second-game = Druhá hra
site-also-the-same = Ukázat i to, co je stejné
site-no-difference = Oboje pravidla říkají totéž.
site-compare-without-script = K výběru dvou her je potřeba JavaScript. I bez něj tu každá hra stojí vedle těch, které se jí nejvíc podobají:
site-languages = Jazyky
site-print = Tisk
site-whole-book = Úplná pravidla
site-short-rules = Stručná pravidla
site-skip = Přejít k obsahu
site-ways = Cesty po stránkách

site-ask-aim = Co je cílem hry?
site-ask-pack = S jakými kartami se hraje?
site-ask-dealer = Kdo rozdává a jak?
site-ask-deal = Kolik karet každý dostane?
site-ask-starter = Která karta smí být otočena jako první?
site-ask-begin = Kdo začíná a kterým směrem se hraje?
site-ask-match = Které karty se smějí zahrát?
site-ask-draw = Kolik karet se líže?
site-ask-wild = Které karty jsou univerzální?
site-ask-naming = Co si smíte určit univerzální kartou?
site-ask-wild-on-wild = Smí se univerzální karta zahrát na jinou univerzální?
site-ask-effects = Co dělají zvláštní karty?
site-ask-penalty = Dá se lízání nějak odvrátit?
site-ask-skip = Dá se vynechání tahu nějak odvrátit?
site-ask-blocked = Co když už nikdo nemůže hrát?
site-ask-forgotten = Co když to někdo zapomene říct?
site-ask-last-card = Smí být poslední kterákoli karta?
site-ask-out = Co se stane, když se někdo zbaví všech karet?
site-ask-score = Jak se počítá rozdání?
site-ask-values = Kolik bodů karty mají?
site-ask-end = Kdy hra končí?
