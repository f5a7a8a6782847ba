"""Number the phases, operations, policies and results for records.

They are plain numbers and no enumerations. Tried, with an `IntEnum` for each group below: numba compiles members in the
same time (44 against 42 s), but the plain engine, which compares a code in every other line, became 11 to 14 per cent
slower (medians of seven pairs of runs, Uno and Pagat). What people and programs are shown has names all the same: what
looks at games from outside takes them from here by name (`Phase` of `crazy8.games.observation`).
"""

# Phases: who has to decide what (field `phase`).
TURN = 0
"""The seat at turn has a whole turn."""
DREW = 1
"""The seat at turn has drawn and may play or has to go on."""
OWED = 2
"""The seat at turn answers what is owed, or serves it."""
AGAIN = 3
"""The seat at turn may lay one card or nothing."""
MORE = 4
"""The seat at turn may lay further cards in the same turn, or stop."""
NAME = 5
"""The mover names a suit or a rank."""
TARGET = 6
"""The mover chooses a seat for what the card does."""
DIRECTION = 7
"""The first player chooses the direction by pointing at the seat that comes after."""
INTERRUPT = 8
"""The mover may make a forgotten call good, or catch somebody who forgot it."""
OUT_OF_TURN = 9
"""The mover may throw a card in, or claim to be out."""
CHOOSE_CARD = 10
"""The mover chooses cards of the own hand for what the card does."""
CHOOSE_TOP = 11
"""The mover chooses which of the cards just laid lies on top."""
OFFER = 12
"""The mover takes up what the card offers, a round of ranks or the end of the hand, or lets it be."""
HAND_OVER = 13
"""The hand is scored; the next one can be dealt."""
GAME_OVER = 14

# Stages: what runs as soon as nobody has to decide anything (field `stage`).
REST = 0
STARTER_TURNED = 1
CARD_LAID = 2
HAND_COUNTED = 3
EFFECTS = 4
SETTLE = 5
NEXT_TURN = 6
HAND_ENDS = 7
"""The hand is to be scored; why it ends stands in `result`."""
FURTHER_CARDS = 8
"""A card was laid to which others may be added before anything else happens."""
GOES_OUT = 9
"""A seat comes to turn that is out with that: it has laid its last card before."""

# Operations: the effects of cards.
NOTHING = 0
NAMES_SUIT = 1
NEXT_OWES = 2
OTHERS_DRAW = 3
EVERYONE_DRAWS = 4
YOU_DRAW = 5
SKIP_NEXT = 6
SKIP_OTHERS = 7
SKIP_CHOSEN = 8
REVERSE = 9
AGAIN_WHOLE = 10
AGAIN_OPTIONAL = 11
OWES_TURNS = 12
MUST_PLAY = 13
DEMAND = 14
COVER = 15
OPEN_ROUND = 16
ADD = 17
COPY = 18
SWAP = 19
ROTATE = 20
GIVES = 21
SHOW = 22
END_HAND = 23
CHOSEN_OWES = 24
PREVIOUS_OWES = 25
TAKES = 26
TAKES_UNSEEN = 27
SWAPS_CARDS = 28
PASSES_CARDS = 29
DISCARDS = 30
DRAWS_UNTIL = 31
NAMES_FOR_THIS = 32

ASKING_FOR_CARDS = (GIVES, TAKES, SWAPS_CARDS, PASSES_CARDS, DISCARDS)
"""The operations for which cards of the own hand are chosen."""

# Whom an effect means (table `aim`).
AT_NEXT = 0
AT_PREVIOUS = 1
AT_CHOSEN = 2
AT_OTHERS = 3

# Who discards, or draws: details of DISCARDS and DRAWS_UNTIL.
OF_ONE = 0
OF_PLAYER = 1
OF_OTHERS = 2
OF_ALL = 3

# Whether the seat at turn stays at turn (field `again`).
AGAIN_WHOLE_TURN = 1
AGAIN_ONE_CARD = 2

# Details of NAMES_SUIT, added together; of NAMES_FOR_THIS only NO_SUIT.
ANOTHER_SUIT = 1
OPTIONAL = 2
NAMES_RANK = 4
"""A rank is named, after the suit if there is one to be named too."""
NO_SUIT = 8
SAME_COLOUR = 16
"""Only suits of the card's own colour."""

# What the debtor may do once a debt is served: details of NEXT_OWES.
WAITS = 0
PLAYS = 1
MAY_PLAY = 2
ASIDE = 3
"""Whoever draws out of order misses no turn for it; in order it is `WAITS`."""

# What is owed.
NO_DEBT = 0
CARDS = 1
SKIPS = 2
TURNS = 3
"""One seat misses as many turns, the present one counted."""
LAY = 4
"""A card of a certain kind has to be laid."""
COVERED = 5
"""The player of a card owes another one on it."""
ROUND = 6
"""Everybody in turn lays such a card, until the opener ends the round."""

# How long a demand lasts (field `owed_lasting`).
ONCE = 0
FOR_A_ROUND = 1
UNTIL_FAILED = 2
UNTIL_LAID = 3

# What somebody does who does not lay the card that is asked for.
ELSE_DRAW = 0
ELSE_DRAW_UP_TO = 1
ELSE_DRAW_UNTIL = 2
ELSE_DRAW_FACE = 3
ELSE_WAIT = 4
ELSE_NOT_ALLOWED = 5
ELSE_NOTHING = 6

# Replies.
NO_REPLY = 0
ADDS = 1
DOUBLES = 2
REPLACES = 3
PASSES_ON = 4
SENDS_BACK = 5
CANCELS = 6
FOLLOWS = 7
"""The card that was asked for."""
CANCELS_LAST = 8
"""Only what the last card made owed; the rest passes on."""

# The drawn card.
DRAWN_MAY = 0
DRAWN_OR_OTHER = 1
DRAWN_MUST = 2
DRAWN_WAITS = 3
DRAWN_MUST_OR_OTHER = 4

# The empty stock, and the exhausted one (only STOCK_PASS and STOCK_SCORE).
STOCK_RESHUFFLE = 0
STOCK_TURN_OVER = 1
STOCK_PASS = 2
STOCK_SCORE = 3

# What becomes of a debt that there are too few cards for.
SHORT_LAPSES = 0
SHORT_OWED = 1
SHORT_NO_PLAY = 2
SHORT_TAKE_TOP = 3

# Where the starter comes from.
FROM_STOCK = 0
FROM_DEALER = 1
FROM_NOWHERE = 2

# Whose counter falls.
FALLS_FOR_WINNER = 0
FALLS_FOR_EVERYONE = 1
FALLS_FOR_EMPTIED = 2
FALLS_FOR_LOSER = 3

# Who is dealt more cards than the others, or fewer.
WINNER_BEFORE = 0
LOSER_BEFORE = 1
YOUNGEST = 2
OLDEST = 3
DEALER = 4

# What becomes of a player whose counter has run down.
RUN_DOWN_WINS = 0
RUN_DOWN_LOSES = 1
RUN_DOWN_LEAVES = 2

# Treatments of the starter.
STARTER_PLAIN = 0
STARTER_ACTS = 1
STARTER_DEALER_NAMES = 2
STARTER_FIRST_NAMES = 3
STARTER_ANY_FITS = 4
STARTER_BURY = 5
STARTER_UNDER = 6
STARTER_REDRAW = 7
STARTER_RESHUFFLE = 8
STARTER_EFFECTS = 9

# Last cards.
LAST_WINS = 0
LAST_ACTS = 1
LAST_MAY_COME_BACK = 2
LAST_FORBIDDEN = 3
LAST_IF_IT_FITS = 4
LAST_DRAWS = 5
LAST_STAYS_IN = 6
LAST_OUT_AT_TURN = 7
LAST_AS_USUAL = -1

# Partners (field `partners`).
PARTNERS_NOT = 0
ONE_OUT = 1
BOTH_OUT = 2

# Whose hands are seen (field `hands_open`), as bits.
HANDS_OPEN = 1
"""All hands lie face up."""
HANDS_IN_TWOS = 2
"""Each player plays two hands, which lie opposite each other, and sees both."""

# First player, first dealer, next dealer, direction.
FIRST_LEFT = 0
FIRST_RIGHT = 1
FIRST_DEALER = 2
FIRST_WINNER = 3
FIRST_YOUNGEST = 4
FIRST_RANDOM = 5
FIRST_LOSER = 6
FIRST_OLDEST = 7
FIRST_WINNER_ELSE_DEALER = 8
FIRST_HOLDER = 9  # this and the next: the hands that were dealt say who begins
FIRST_HOLDER_LOWEST = 10
FIRST_HOLDER_HIGHEST = 11
DEALER_RANDOM = 0
DEALER_LOWEST = 1
DEALER_HIGHEST = 2
DEALER_YOUNGEST = 3
DEALER_OLDEST = 4
NEXT_LEFT = 0
NEXT_RIGHT = 1
NEXT_WINNER = 2
NEXT_LOSER = 3
NEXT_SAME = 4
NEXT_RANDOM = 5
CLOCKWISE = 1
ANTICLOCKWISE = -1
CHOSEN = 0

# Calls.
UNTIL_NEXT_TURN = 0
UNTIL_NEXT_CARD = 1
UNTIL_LAST_CARD = 2
CAUGHT_BY_ANYONE = 0
CAUGHT_BY_NEXT = 1
CAUGHT_BY_TABLE = 2

# What becomes of a row of added cards (field `adding_stays`).
ROW_CLOSES = 0
ROW_STAYS = 1
ROW_UNTIL_CLOSED = 2

# What a condition asks for, under which something else holds for a card.
LIES_ON = 0
HOLDS_LEAST = 1
HOLDS_NONE = 2
HOLDS_POINTS = 3
COUNTS = 4
REMAIN = 5
OWES = 6

# Ledgers.
VOID = -1
PAYS_OWN = 0
WINNER_COLLECTS = 1
WINNER_AVERAGE = 2
LOWEST_DIFFERENCES = 3
LOWEST_WINS = 4
FINISHERS_COLLECT = 5
WINNER_TAKES = 6
PLACES = 7
NO_POINTS = 8
EACH_DIFFERENCES = 9

# How a hand ended (field `result`).
RUNNING = 0
WON = 1
BLOCKED = 2
SCORED = 3
"""The stock ran out and the rules say that the hand is scored then."""
LIMITED = 4
"""Stopped at the action limit: no result of the rules."""
ENDED = 5
"""A player ended the hand by a card that allows it."""

# Ends of a game.
END_SINGLE = 0
END_HANDS = 1
END_TARGET = 2
END_COLUMNS = 3
END_COUNTER = 4
END_ONE_LEFT = 5
NOBODY_LEAVES = 0
LOSER_LEAVES = 1
WINNER_LEAVES = 2
LOWEST_TOTAL = 0
HIGHEST_TOTAL = 1
FIRST_THERE = 2
REACHERS_LOSE = 3
REACHERS_DROP_OUT = 4
MOST_HANDS = 5
TIE_EXTRA_HAND = 0
TIE_SHARED = 1
TIE_EARLIER_LOWEST = 2
