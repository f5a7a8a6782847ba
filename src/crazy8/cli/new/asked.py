"""List what somebody is asked who writes a first rulebook."""

from __future__ import annotations

from typing import NamedTuple

from crazy8.compiler.rules.key import Key
from crazy8.compiler.topics.calls.model import CALL_REQUIRED
from crazy8.compiler.topics.deal.model import DEAL_COUNT_BY_PLAYERS
from crazy8.compiler.topics.deck.model import DECK_COMPOSITION, DECK_JOKERS
from crazy8.compiler.topics.drawing.model import DRAW_COUNT
from crazy8.compiler.topics.effects.model import PLAY_EFFECT
from crazy8.compiler.topics.game.model import MATCH_END_KIND
from crazy8.compiler.topics.players.model import PLAYERS_RANGE
from crazy8.compiler.topics.scoring.model import SCORE_MODE, SCORE_VALUE
from crazy8.compiler.topics.several.model import MULTI_ALLOWED
from crazy8.compiler.topics.stock.model import STOCK_EMPTY
from crazy8.compiler.topics.wild.model import WILD_WHICH


class FirstQuestion(NamedTuple):
    """A question of the registry that is asked, and how it is put."""

    key: Key
    why: str
    """Why a first rulebook has to answer it, when most questions can wait."""
    message: str = ""
    """The message that asks it in all languages, as on the pages of a site; without one it is put in English."""
    about: str = ""
    """The cards about which it is asked, where it is asked card by card."""
    only_if_open: bool = False
    """Whether it is asked only where no other rulebook's answer can be assumed."""


_EFFECTS = "site-ask-effects"

ASKED = (
    FirstQuestion(PLAYERS_RANGE, "no game without players"),
    FirstQuestion(DEAL_COUNT_BY_PLAYERS, "the first thing that is done at the table", "site-ask-deal"),
    FirstQuestion(DECK_COMPOSITION, "whoever takes another pack sees it at once", "site-ask-pack"),
    FirstQuestion(DECK_JOKERS, "a pack is bought with jokers, and they have to mean something"),
    FirstQuestion(WILD_WHICH, "the card that makes the game", "site-ask-wild"),
    FirstQuestion(PLAY_EFFECT, "twos are what most house rules are about", _EFFECTS, about="2"),
    FirstQuestion(PLAY_EFFECT, "where there are no twos, sevens are", _EFFECTS, about="7"),
    FirstQuestion(PLAY_EFFECT, "queens skip at many tables", _EFFECTS, about="Q"),
    FirstQuestion(PLAY_EFFECT, "aces turn or skip at many tables", _EFFECTS, about="A"),
    FirstQuestion(PLAY_EFFECT, "jokers hardly ever only fit", _EFFECTS, about="joker"),
    FirstQuestion(DRAW_COUNT, "what is argued about most often", "site-ask-draw"),
    FirstQuestion(MULTI_ALLOWED, "changes every turn", "ask-multi-allowed"),
    FirstQuestion(STOCK_EMPTY, "happens in every long hand", "often-stock"),
    FirstQuestion(CALL_REQUIRED, "the word that gives many games their name", "ask-call-required"),
    FirstQuestion(SCORE_MODE, "says what one plays for", "site-ask-score"),
    FirstQuestion(SCORE_VALUE, "a pack of its own has values of its own", "site-ask-values", only_if_open=True),
    FirstQuestion(MATCH_END_KIND, "says when it is over", "site-ask-end"),
)
"""What is asked, in the order of a rulebook; everything else is assumed, as `c8 check` tells.

Which answers there are, which one is usual and what other rulebooks do stands in the registry alone.
"""
