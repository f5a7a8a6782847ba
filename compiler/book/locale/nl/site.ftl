# De plank met alle spelregels als website. site-shown: getallen die een script invult.

site-title = Pesten en zijn verwanten
site-intro = { $count ->
    [one] Eén boekje met spelregels om te lezen, te printen en te vergelijken.
   *[other] { $count } boekjes met spelregels om te lezen, te printen en te vergelijken.
 }
site-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
 }
site-search = Zoeken
site-search-in = Een titel, een land, een familie of een kaart
site-shown = Getoond: { $shown } van { $all }
site-nothing-found = Geen enkel spel past bij deze woorden.
site-families = Families
site-own-games = Eigen huisregels
site-all-games = Alle spellen
site-questions = Wie speelt het hoe?
site-questions-intro = Waarover spelers het oneens zijn, en wat elk boekje zegt.
site-asked-less-often = Wat hierover nog meer gevraagd wordt
site-compare = Twee spellen vergelijken
site-compare-intro = Kies twee spellen en lees waarin hun regels verschillen.
site-first-game = Het eerste spel
site-second-game = Het tweede spel
site-also-the-same = Ook tonen wat hetzelfde is
site-no-difference = De twee boekjes zeggen hetzelfde.
site-compare-without-script = Om twee spellen te kiezen is JavaScript nodig. Ook zonder staat hier elk spel naast de spellen die er het meest op lijken:
site-languages = Talen
site-print = Printen
site-whole-book = Het hele boekje
site-short-rules = Korte regels
site-skip = Naar de inhoud
site-ways = Wegen door de site

site-ask-aim = Wat is het doel?
site-ask-pack = Met welke kaarten wordt gespeeld?
site-ask-dealer = Wie deelt er, en hoe?
site-ask-deal = Hoeveel kaarten krijgt iedereen?
site-ask-starter = Wat mag als eerste kaart open komen te liggen?
site-ask-begin = Wie begint, en welke kant gaat het op?
site-ask-match = Welke kaarten mag je leggen?
site-ask-draw = Hoeveel kaarten pak je?
site-ask-wild = Welke kaarten mogen altijd?
site-ask-naming = Wat mag je kiezen met een kaart die altijd mag?
site-ask-wild-on-wild = Mag een kaart die altijd mag op een andere zulke kaart?
site-ask-effects = Wat doen de pestkaarten?
site-ask-penalty = Kun je eronderuit als je kaarten moet pakken?
site-ask-skip = Kun je eronderuit als je een beurt moet overslaan?
site-ask-blocked = En als niemand meer kan leggen?
site-ask-forgotten = En als iemand vergeet het te zeggen?
site-ask-last-card = Mag elke kaart je laatste zijn?
site-ask-out = Wat gebeurt er als iemand uit is?
site-ask-score = Hoe wordt een ronde geteld?
site-ask-values = Wat tellen de kaarten?
site-ask-end = Wanneer is de partij afgelopen?
