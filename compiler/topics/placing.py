"""Tell the layers what they have to know of single questions; they know no other topic.

The deck comes first, for without it no card has a name. Then come the roles: which cards are wild and which do
something, for other statements choose cards by these. All else follows in any order.
"""

from __future__ import annotations

from ..language.nodes import Statement
from ..rules.key import Key
from .counters.model import DECK_CUTTER_EFFECT, WILD_PRIVATE_RANK
from .debts.model import DEBT_ANSWER
from .debts.owed import cards_named as cards_named
from .debts.owed import owed_cards as owed_cards
from .deck.table_deck import DECK_QUESTIONS as DECK_QUESTIONS
from .deck.table_deck import TableDeck as TableDeck
from .deck.table_deck import TableDecks as TableDecks
from .effects.model import PLAY_EFFECT, PLAY_ON, PLAY_WHILE
from .manners.model import HOUSE_RULE as HOUSE_RULE
from .manners.told import told_rules as told_rules
from .players.model import PLAYERS_RANGE
from .players.model import SEAT_DUMMIES as SEAT_DUMMIES
from .players.model import PlayerRange as PlayerRange
from .scoring.model import SCORE_VALUE
from .starter.model import STARTER_TREATMENT
from .wild.model import WILD_PLAYABLE_ON, WILD_WHICH

EFFECTS: Key = PLAY_EFFECT
"""Effects may ask for cards by their role, so they are read when the roles are known."""
ROLE_QUESTIONS: tuple[Key, ...] = (WILD_WHICH, EFFECTS)
"""The questions that give cards a role."""
ANSWERS: Key = DEBT_ANSWER
"""The question on pairs of cards for which a named suit counts as the suit of the first card."""
NAMED_AT_TIMES = frozenset((PLAY_ON, PLAY_WHILE, DECK_CUTTER_EFFECT, WILD_PRIVATE_RANK))
"""The questions whose statements let a suit be named at times, and not always with the same cards."""
SEATS: Key = PLAYERS_RANGE
"""The question that says which tables there are."""
STARTERS: Key = STARTER_TREATMENT
"""The question whose default depends on the role of the card."""
BESIDE: Key = WILD_PLAYABLE_ON
"""The question whose value is a second choice of cards in the same statement."""
VALUES: Key = SCORE_VALUE
"""The question whose defaults stand or fall together: one card with a value of one's own, and none is assumed."""


def own_deck_text(statement: Statement) -> str:
    """Return a described deck as one line. Its reader is imported only when needed: most rulebooks name a deck."""
    from .deck.described import own_deck_text as text

    return text(statement)
