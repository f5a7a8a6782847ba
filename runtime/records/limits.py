"""Limit how large a game may be; the compiler refuses a variant beyond a limit."""

MOST_KINDS = 128
"""Card kinds: a set of kinds is two machine words, of which most games need one (`two_words`)."""
KINDS_OF_A_WORD = 64
"""Up to so many kinds a set is one machine word, and the game is played by the compiled engine."""
MOST_SEATS = 12
MOST_CARDS = 216
"""Cards in all packs together."""
MOST_SUITS = 16
MOST_RANKS = 32
MOST_EFFECTS = 4
"""Effects of one card, the naming of a wild card not counted."""
MOST_CALLS = 4
MOST_RELATIONS = 32
"""Relations between cards that rules may have, besides what fits; the first one is empty."""
MOST_HANDICAPS = 5
MOST_NAMED_ANSWERS = MOST_KINDS - 1
"""Different sets of answers to cards for which a suit was named; row 0 stands for the card as it is printed."""
MOST_SCHEDULED = 32
"""Hand sizes that a schedule may list."""
MOST_COUNT = 15
"""The highest number that a counter may have."""
MOST_COLUMNS = 3

ACTION_WORDS = 8
"""Words of a set of actions: action `a` is bit `a % 64` of word `a // 64`."""

LIST_LENGTH = MOST_EFFECTS + 1
"""Places of an effect list: the naming of a wild card and four effects; a shorter list ends at NOTHING."""
STARTER_LISTS = MOST_KINDS
COUNTER_LISTS = 2 * MOST_KINDS
CUTTER_LISTS = 3 * MOST_KINDS
CONDITION_LISTS = CUTTER_LISTS
LISTS = 4 * MOST_KINDS
"""Effect lists: list `k` is that of kind `k` when it is played; further ones are for a card as starter, for one that is
wild for its player alone, and for one of the cutter's suit. Those for what a card does under a condition stand at the
places that the cutter leaves free, in the order of the conditions."""
MOST_CONDITIONS = MOST_KINDS
OPERATIONS = LISTS * LIST_LENGTH
