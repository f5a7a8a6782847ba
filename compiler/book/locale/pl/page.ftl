# Nagłówki, tabele i wszystko wokół zasad.

heading-aim = Cel gry
heading-pack = Talia
heading-deal = Rozdawanie
heading-start = Początek rozdania
heading-turn = Twój ruch
heading-wild = Karty uniwersalne
heading-effects = Karty specjalne
heading-jump = Poza kolejką
heading-stock = Gdy zakryty stos się skończy
heading-calls = Zgłaszanie ostatniej karty
heading-finish = Kończenie
heading-scoring = Punktacja
heading-game = Gra
heading-house-rules = Zasady domowe
heading-examples = Przykłady
heading-exchanges = Pytania i odpowiedzi
heading-notes = Przy stole
heading-open-points = Czego nie mówią źródła
heading-sources = Źródła

played-in = Gdzie się w to gra: { $countries }.
place-northern-ireland = Irlandia Północna
place-software = na komputerze

chosen = { $count ->
    [one] Obowiązuje zasada domowa: { $rules }.
   *[other] Obowiązują zasady domowe: { $rules }.
 }
chosen-marked = { $count ->
    [one] Obowiązuje jedna zasada domowa; to, co zmienia, oznaczono znakiem { $sign }.
    [few] Obowiązują { $count } zasady domowe; to, co zmieniają, oznaczono znakiem { $sign }.
   *[many] Obowiązuje { $count } zasad domowych; to, co zmieniają, oznaczono znakiem { $sign }.
 }
house-rules-intro = Każda z nich obowiązuje tylko wtedy, gdy wszyscy zgodzą się na nią przed rozdaniem.
house-rule-requires = Tylko razem z { $rules }.
house-rule-excludes = Nie razem z { $rules }.
house-rule-unchanged = Tutaj niczego to nie zmienia.
house-rule-number = zasadą domową { $number }
quoted = „{ $text }”

table-players = Gracze
table-packs = Talie
table-cards-each = Kart na gracza
table-stock = Zostaje w stosie
table-card = Karta
table-points = Punkty
value-face-cell = { $times ->
    [1] jej liczba
   *[other] { $times } × jej liczba
 }

caption = { $text }
values-for-blocked = gdy rozdanie utknie
with-players = Dla { $players }: { $text }
lead = { $cards }:
lead-with-players = { $cards } (dla { $players }):
only-with-players = dla { $players }

told = { $text }
told-titled = { $title }: { $text }
told-otherwise = W przeciwnym razie: { $text }
told-if = { $condition }: { $text }
told-forgotten = Kto zapomni zawołać: { $text }
told-gone = Przestaje obowiązywać: { $rule }
told-only = { $count ->
    [one] Jedna z tych zasad jest tu tylko opisana: pilnują jej sami gracze, żaden program jej nie gra.
    [few] { $count } z tych zasad są tu tylko opisane: pilnują ich sami gracze, żaden program ich nie gra.
   *[many] { $count } z tych zasad jest tu tylko opisanych: pilnują ich sami gracze, żaden program ich nie gra.
 }
open-points-intro = O tych sprawach źródła milczą. To wydanie przejmuje dla każdej z nich zasadę skądinąd.
assumed-after = { $owner }:
owner-pagat = z Pagatu
owner-bicycle = od Bicycle
owner-bartok = z Bartoka
owner-official-maumau-rules-2008 = z oficjalnych zasad MauMau
owner-chinese-page = z zasad chińskich
owner-board-game-arena = z Board Game Arena
owner-t-games = z t_games
owner-openspiel = z OpenSpiel
owner-everything2 = z everything2
owner-family-game-shelf = z Family Game Shelf
owner-bulgarian-page = z zasad bułgarskich
owner-italian-page = z zasad włoskich
owner-mattel-s-uno-sheet = z zasad Uno (Mattel)
owner-two-hand-eights-pokerwiner = z Ósemek dla dwóch osób (pokerwiner)
owner-black-jack = z Black Jacka
owner-v-nd-tta = z Vändåtty
owner-mau-mau-ch = z mau-mau.ch
owner-makao = z Makao
owner-mattel-s-uno-house-rules = z domowych zasad Uno (Mattel)
owner-dark-imp = od Dark Imp
owner-this-language = według powszechnego zwyczaju
legend-house = Własna zasada autora, spoza źródeł.
legend-option = Obowiązuje, bo wybrano zasadę domową.
legend-default = Spoza źródeł: zob. „{ $heading }”.
legend-english = Po angielsku, bo brakuje jeszcze polskiego tekstu.
example-number = Przykład { $number }
example-titled = Przykład { $number }: { $title }
