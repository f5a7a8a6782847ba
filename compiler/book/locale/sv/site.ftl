# Hyllan med alla spelregler som webbplats. site-shown: tal som ett skript fyller i.

site-title = Vändåtta och dess släktingar
site-intro = { $count ->
    [one] Ett regelhäfte att läsa, skriva ut och jämföra.
   *[other] { $count } regelhäften att läsa, skriva ut och jämföra.
 }
site-games = { $count ->
    [one] ett spel
   *[other] { $count } spel
 }
site-search = Sök
site-search-in = En titel, ett land, en familj eller ett kort
site-shown = Visas: { $shown } av { $all }
site-nothing-found = Inget spel passar till de orden.
site-families = Familjer
site-own-games = Egna husregler
site-all-games = Alla spel
site-questions = Vem spelar hur?
site-questions-intro = Det som spelare tvistar om, och vad varje regelhäfte säger.
site-asked-less-often = Vad som också frågas om detta
site-compare = Jämför två spel
site-compare-intro = Välj två spel och läs var deras regler skiljer sig åt.
site-first-game = Det första spelet
site-second-game = Det andra spelet
site-also-the-same = Visa också det som är lika
site-no-difference = De två regelhäftena säger samma sak.
site-compare-without-script = För att välja två spel behövs JavaScript. Även utan det står här varje spel bredvid dem som liknar det mest:
site-languages = Språk
site-print = Skriv ut
site-whole-book = Hela regelhäftet
site-short-rules = Korta regler
site-skip = Till innehållet
site-ways = Vägar genom webbplatsen

site-ask-aim = Vad går spelet ut på?
site-ask-pack = Vilka kort spelar man med?
site-ask-dealer = Vem ger, och hur?
site-ask-deal = Hur många kort får var och en?
site-ask-starter = Vilket kort får vändas upp först?
site-ask-begin = Vem börjar, och åt vilket håll går det?
site-ask-match = Vilka kort får man lägga?
site-ask-draw = Hur många kort drar man?
site-ask-wild = Vilka kort får alltid läggas?
site-ask-naming = Vad får man välja med ett sådant kort?
site-ask-wild-on-wild = Får ett kort som alltid får läggas läggas på ett annat sådant?
site-ask-effects = Vad gör specialkorten?
site-ask-penalty = Kan man slippa undan när man måste dra?
site-ask-skip = Kan man slippa undan när man måste stå över?
site-ask-blocked = Och om ingen kan lägga längre?
site-ask-forgotten = Och om någon glömmer att säga det?
site-ask-last-card = Får vilket kort som helst vara det sista?
site-ask-out = Vad händer när någon har gått ut?
site-ask-score = Hur räknas en giv?
site-ask-values = Vad är korten värda?
site-ask-end = När är partiet slut?
