# The shelf of all rulebooks as a site. site-shown: numbers that a script fills in.

site-title = Crazy Eights and its family
site-intro = { $count ->
    [one] One rulebook to read, to print and to compare.
   *[other] { $count } rulebooks to read, to print and to compare.
 }
site-games = { $count ->
    [one] one game
   *[other] { $count } games
 }
site-search = Search
site-search-in = A title, a country, a family or a card
site-shown = Shown: { $shown } of { $all }
site-nothing-found = No game fits these words.
site-families = Families
site-own-games = House rules of our own
site-all-games = All games
site-questions = Who plays it how?
site-questions-intro = What players argue about, and what each rulebook says.
site-asked-less-often = What else is asked about this
site-compare = Compare two games
site-compare-intro = Choose two games, and read where their rules differ.
site-first-game = The first game
site-second-game = The second game
site-also-the-same = Also show what is the same
site-no-difference = The two books say the same.
site-compare-without-script = Choosing two games needs JavaScript. Without it, here is each game beside those that are most like it:
site-languages = Languages
site-print = Print
site-whole-book = The whole book
site-short-rules = Short rules
site-skip = To the content
site-ways = Ways through the site

site-ask-aim = What is the aim?
site-ask-pack = Which cards are played with?
site-ask-dealer = Who deals, and how?
site-ask-deal = How many cards does everyone get?
site-ask-starter = What may be turned up as the first card?
site-ask-begin = Who begins, and which way round does it go?
site-ask-match = Which cards may be laid?
site-ask-draw = How many cards do you draw?
site-ask-wild = Which cards are wild?
site-ask-naming = What does a wild card let you name?
site-ask-wild-on-wild = May a wild card be laid on another one?
site-ask-effects = What do the special cards do?
site-ask-penalty = Is there a way out of having to draw?
site-ask-skip = Is there a way out of being skipped?
site-ask-blocked = What if nobody can play any more?
site-ask-forgotten = What if somebody forgets to say it?
site-ask-last-card = May any card be your last one?
site-ask-out = What happens once somebody is out?
site-ask-score = How is a hand scored?
site-ask-values = What do the cards count?
site-ask-end = When is the game over?
