"""Model debts and the cards that answer them."""

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...rules.key import ByPair, Key, Plain
from ...rules.limits import Between
from ...rules.model import MOST_CARDS, PerCard, Topic

ReplyMode = Literal["adds", "doubles", "replaces", "passes on", "sends back", "cancels"]


class DebtAnswer(Topic):
    """Cards that answer a debt, and what becomes of it."""

    cards: CardSet
    mode: ReplyMode


class Fine(Topic):
    """Cards to be drawn: a number, or the debt that is owed and perhaps some more."""

    cards: Annotated[int, Between(0, MOST_CARDS)] = 0
    debt: bool = False
    """The debt comes on top."""


class Challenge(Topic):
    """The debtor may doubt that a card was laid lawfully: who then draws how many."""

    guilty: Fine
    challenger: Fine


class Debts(Topic):
    """For each card that makes something owed, the replies to it; sets of one card do not overlap."""

    replies: PerCard[tuple[DebtAnswer, ...]]
    drawn_may_answer: bool = False
    """Whether a card drawn while a debt is served may answer it."""
    challenges: PerCard[Challenge | None] = ()
    """For each card that may be challenged, who pays what. Its `forbid … while holding` is then not enforced."""


# The questions, in reading order; each with the type of its answer if a model holds it.

DRAW_N_LOSES_TURN = Key("draw-n.loses-turn")
DRAW_EXTRA_AFTER_SERVED = Key("draw.extra-after-served")
DRAW_N_TRY_ONE_FIRST = Key("draw-n.try-one-first")
DRAW_N_TARGET_OUT = Key("draw-n.target-out")
DEBT_ANSWER = ByPair[ReplyMode]("debt.answer")
DRAW_N_STACK = Key("draw-n.stack")
MATCH_DURING_PENALTY = Key("match.during-penalty")
MATCH_WILD_DURING_PENALTY = Key("match.wild-during-penalty")
DRAW_N_ARITH = Key("draw-n.arith")
DRAW_N_CROSS = Key("draw-n.cross")
DRAW_N_CAP = Key("draw-n.cap")
DRAW_N_CANCEL = Key("draw-n.cancel")
DRAW_N_CANCEL_SCOPE = Key("draw-n.cancel-scope")
DRAW_N_REDIRECT = Key("draw-n.redirect")
DRAW_N_REDIRECT_AFTER_DEFENCE = Key("draw-n.redirect-after-defence")
DRAW_N_PLAY_WHILE_DRAWING = Plain[bool]("draw-n.play-while-drawing")
SKIP_REPLY = Key("skip.reply")
SKIP_STACK = Key("skip.stack")
