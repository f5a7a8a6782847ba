# Das Regal aller Regelhefte als Website. site-shown: Zahlen, die ein Skript einsetzt.

site-title = Mau-Mau und seine Verwandten
site-intro = { $count ->
    [one] Ein Regelheft zum Lesen, Drucken und Vergleichen.
   *[other] { $count } Regelhefte zum Lesen, Drucken und Vergleichen.
 }
site-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
 }
site-search = Suchen
site-search-in = Ein Titel, ein Land, eine Familie oder eine Karte
site-shown = Gezeigt: { $shown } von { $all }
site-nothing-found = Zu diesen Wörtern passt kein Spiel.
site-families = Familien
site-own-games = Eigene Hausregeln
site-all-games = Alle Spiele
site-questions = Wer spielt es wie?
site-questions-intro = Worüber gestritten wird, und was jedes Regelheft dazu sagt.
site-asked-less-often = Was dazu noch gefragt wird
site-compare = Zwei Spiele vergleichen
site-compare-intro = Wähle zwei Spiele und lies, worin sich ihre Regeln unterscheiden.
site-first-game = Das erste Spiel
site-second-game = Das zweite Spiel
site-also-the-same = Auch zeigen, was gleich ist
site-no-difference = Die beiden Regelhefte sagen dasselbe.
site-compare-without-script = Um zwei Spiele zu wählen, braucht es JavaScript. Auch ohne das steht hier jedes Spiel neben denen, die ihm am ähnlichsten sind:
site-languages = Sprachen
site-print = Drucken
site-whole-book = Das ganze Regelheft
site-short-rules = Kurze Regeln
site-skip = Zum Inhalt
site-ways = Wege durch die Website

site-ask-aim = Was ist das Ziel?
site-ask-pack = Mit welchen Karten wird gespielt?
site-ask-dealer = Wer gibt, und wie?
site-ask-deal = Wie viele Karten bekommt jeder?
site-ask-starter = Was darf als erste Karte aufgedeckt werden?
site-ask-begin = Wer beginnt, und in welche Richtung geht es?
site-ask-match = Welche Karten darf man legen?
site-ask-draw = Wie viele Karten zieht man?
site-ask-wild = Welche Karten passen immer?
site-ask-naming = Was darf man sich mit einer solchen Karte wünschen?
site-ask-wild-on-wild = Darf eine Karte, die immer passt, auf eine andere solche?
site-ask-effects = Was bewirken die Sonderkarten?
site-ask-penalty = Kann man sich dagegen wehren, ziehen zu müssen?
site-ask-skip = Kann man sich dagegen wehren, aussetzen zu müssen?
site-ask-blocked = Und wenn niemand mehr legen kann?
site-ask-forgotten = Und wenn jemand vergisst, es zu sagen?
site-ask-last-card = Darf jede Karte die letzte sein?
site-ask-out = Was geschieht, wenn jemand keine Karten mehr hat?
site-ask-score = Wie wird eine Runde gewertet?
site-ask-values = Was zählen die Karten?
site-ask-end = Wann ist die Partie zu Ende?
