# Several cards in a turn.

several-none = You lay only one card in a turn.
several = You may lay several cards in one turn: each further one must be { $answer } (compared with the one before it).
several-of = This goes for { CARDS($cards, form: "many") }.
several-of-these = You may lay several { CARDS($cards, form: "many") } in one turn.
several-least = You lay either a single card or at least { $cards } together.
several-most = At most { $cards } cards may be laid in one turn.
several-top-last = The last of them lies on top.
several-top-chosen = You choose which of them lies on top.
several-effects-each = Each of them does its work; draws and skips add up.
several-effects-last = Only the card that lies on top does its work.
several-only-top-asks = Only the one on top lets you name something or asks for a certain card.
several-only-row = On a card that lets further ones be laid on it, and in a row that is open, only those are laid in the same turn.
several-nothing-asked-draw = As long as someone has to draw, the one on top asks for no card.
several-nothing-asked-skip = As long as a skip can still be answered, the one on top asks for no card.
several-draws-fall-on-last = If they make different players draw, all the cards fall on the player hit last.
row-draws-fall-on-last = If a card that answers and the last one added to it make different players draw, all the cards fall on the player hit last.
several-only-draw-answered = Whoever is to draw and to miss turns as well can answer only the draw, and misses the turns afterwards.
several-only-draw-answered-skips = If a draw and a skip come together, only the draw can be answered.
several-only-first-answers = If they are laid as an answer, only the first of them answers; the others count as at any other time.
several-all-stay = Until they have done their work, all of them stay on the discard pile, even when a new stock is made.
several-last-allowed = You may go out with several cards at once.
several-last-forbidden = You may not go out with several cards at once.
several-last-work-as-top = Whether last cards laid together still do their work goes by the one on top: either all of them do, or none.
