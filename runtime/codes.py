"""The small numbers that stand for phases, operations, policies and results in records."""

# Phases: who has to decide what (field `phase`).
TURN = 0
"""The seat at turn has a whole turn."""
DREW = 1
"""The seat at turn has drawn and may play or has to go on."""
OWED = 2
"""The seat at turn answers what is owed, or serves it."""
AGAIN = 3
"""The seat at turn may lay one card or nothing."""
NAME = 4
"""The mover names a suit."""
TARGET = 5
"""The mover chooses the seat that is to be passed over."""
DIRECTION = 6
"""The first player chooses the direction by pointing at the seat that comes after."""
INTERRUPT = 7
"""The mover may make a forgotten call good, or catch somebody who forgot it."""
HAND_OVER = 8
"""The hand is scored; the next one can be dealt."""
GAME_OVER = 9

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

# Whether the seat at turn stays at turn (field `again`).
AGAIN_WHOLE_TURN = 1
AGAIN_ONE_CARD = 2

# Details of NAMES_SUIT, added together.
ANOTHER_SUIT = 1
OPTIONAL = 2

# What the debtor may do once a debt is served: details of NEXT_OWES.
WAITS = 0
PLAYS = 1
MAY_PLAY = 2

# What is owed.
NO_DEBT = 0
CARDS = 1
SKIPS = 2

# Replies.
NO_REPLY = 0
ADDS = 1
DOUBLES = 2
REPLACES = 3
PASSES_ON = 4
SENDS_BACK = 5
CANCELS = 6

# The drawn card.
DRAWN_MAY = 0
DRAWN_OR_OTHER = 1
DRAWN_MUST = 2
DRAWN_WAITS = 3

# The empty stock, and the exhausted one (only STOCK_PASS and STOCK_SCORE).
STOCK_RESHUFFLE = 0
STOCK_TURN_OVER = 1
STOCK_PASS = 2
STOCK_SCORE = 3

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

# First player, first dealer, next dealer, direction.
FIRST_LEFT = 0
FIRST_RIGHT = 1
FIRST_DEALER = 2
FIRST_WINNER = 3
FIRST_YOUNGEST = 4
FIRST_RANDOM = 5
DEALER_RANDOM = 0
DEALER_LOWEST = 1
DEALER_HIGHEST = 2
DEALER_YOUNGEST = 3
NEXT_LEFT = 0
NEXT_RIGHT = 1
NEXT_WINNER = 2
NEXT_LOSER = 3
NEXT_SAME = 4
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

# How a hand ended (field `result`).
RUNNING = 0
WON = 1
BLOCKED = 2
SCORED = 3
"""The stock ran out and the rules say that the hand is scored then."""
LIMITED = 4
"""Stopped at the action limit: no result of the rules."""

# Ends of a game.
END_SINGLE = 0
END_HANDS = 1
END_TARGET = 2
LOWEST_TOTAL = 0
HIGHEST_TOTAL = 1
FIRST_THERE = 2
REACHERS_LOSE = 3
REACHERS_DROP_OUT = 4
MOST_HANDS = 5
TIE_EXTRA_HAND = 0
TIE_SHARED = 1
TIE_EARLIER_LOWEST = 2

# Features: what a program uses; what it does not use costs one predictable branch (field `features`).
HAS_COPIES = 1
"""Some kind is in the pack more than once."""
HAS_CALLS = 2
HAS_LAST_BANS = 4
"""Some card may not always be laid as the last one."""
HAS_MISSED_TURNS = 8
HAS_OTHER_SUIT = 32
"""Somebody has to name another suit than the one that was to be followed."""
HAS_LATE_CATCHES = 16
"""Somebody who forgot a call can be caught until the last card."""
