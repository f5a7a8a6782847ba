"""Model debts and the cards that answer them."""

from typing import Annotated, Literal, cast

from ...cards.cards import CardSet
from ...rules.key import ByPair, Key, Plain
from ...rules.limits import Between
from ...rules.model import EACH_SUIT, MOST_CARDS, PerCard, Topic

ReplyMode = Literal["adds", "doubles", "replaces", "passes on", "sends back", "cancels", "cancels last"]
Reply = str
"""A reply as it is written: its mode, and perhaps, after a comma, whether the card does its other work."""
AnsweredBy = Literal["what made it", "card on top"]
AnsweringCard = Literal["acts", "only answers"]


def mode_of(reply: Reply) -> ReplyMode:
    """Return what becomes of the debt, by a reply as it is written."""
    return cast(ReplyMode, reply.partition(", ")[0])


def acts_when(reply: Reply, unless_said: bool) -> bool:
    """Return whether the answering card does its other work, by a reply as it is written."""
    said = reply.partition(", ")[2]
    return said == "acts" if said else unless_said


class DebtAnswer(Topic):
    """Cards that answer a debt, and what becomes of it."""

    cards: CardSet
    mode: ReplyMode
    acts: bool = True
    """Whether they also do their other work: all but what would make somebody owe something."""


Replies = PerCard[tuple[DebtAnswer, ...]]
"""For each card that makes something owed, the replies to it; sets of one card do not overlap."""


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
    """What cards make owed: how it is answered, how much can be due, and who may doubt a card."""

    replies: Replies
    replies_named: Annotated[tuple[Replies, ...], EACH_SUIT] | None = None
    """The same for each suit that was named with the card, by its number; `None` if that makes no difference."""
    answered_by: AnsweredBy = "what made it"
    """What decides, after a debt was passed on or sent back, with which cards it is answered."""
    most: Annotated[int, Between(1, MOST_CARDS)] | None = None
    """The cards that may be due at most; `None`: no limit."""
    drawn_may_answer: bool = False
    """Whether a card drawn while a debt is served may answer it."""
    challenges: PerCard[Challenge | None] = ()
    """For each card that may be challenged, who pays what. Its `forbid … while holding` is then not enforced."""


# The questions, in reading order; each with the type of its answer if a model holds it.

DRAW_N_LOSES_TURN = Key("draw-n.loses-turn")
DRAW_EXTRA_AFTER_SERVED = Key("draw.extra-after-served")
DRAW_N_TRY_ONE_FIRST = Key("draw-n.try-one-first")
DEBT_ANSWER_LAST = Key("debt.answer-last")
DRAW_N_TARGET_OUT = Key("draw-n.target-out")
DEBT_ANSWER = ByPair[Reply]("debt.answer")
DEBT_ANSWERED_BY = Plain[AnsweredBy]("debt.answered-by")
DEBT_ANSWER_ACTS = Plain[AnsweringCard]("debt.answer-acts")
DRAW_N_STACK = Key("draw-n.stack")
MATCH_DURING_PENALTY = Key("match.during-penalty")
MATCH_WILD_DURING_PENALTY = Key("match.wild-during-penalty")
DRAW_N_ARITH = Key("draw-n.arith")
DRAW_N_CROSS = Key("draw-n.cross")
DRAW_N_CAP = Plain[int]("draw-n.cap")
DRAW_N_CANCEL = Key("draw-n.cancel")
DRAW_N_CANCEL_SCOPE = Key("draw-n.cancel-scope")
DRAW_N_REDIRECT = Key("draw-n.redirect")
DRAW_N_REDIRECT_AFTER_DEFENCE = Key("draw-n.redirect-after-defence")
DRAW_N_PLAY_WHILE_DRAWING = Plain[bool]("draw-n.play-while-drawing")
SKIP_REPLY = Key("skip.reply")
SKIP_STACK = Key("skip.stack")
