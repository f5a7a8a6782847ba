"""Keep the one table of actions: numbers, names, what people type, why one is refused, what tells it.

Whoever shows, reads, refuses or tells actions derives from it. The engine and the bots work on sets of action numbers
(`records/actions.py`); a bot chooses any card as if it were to be laid, and any player by the count of cards, so that
they need to know nothing of a kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from ..records import actions
from ..records.program import Program
from . import calls, deal, events, hands, stock
from .reasons import Reason


class About(StrEnum):
    """The kind of thing that an action names."""

    NOTHING = "nothing"
    CARD = "card"
    SUIT = "suit"
    RANK = "rank"
    SEAT = "seat"


class ActionKind(StrEnum):
    """The kinds of actions."""

    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"
    """Pass, stop, name nothing, let it pass."""
    TAKE = "take"
    """Serve what is owed, or take the card on top instead of drawing."""
    CALL = "call"
    CHALLENGE = "challenge"
    """Doubt that the card that makes something owed was laid lawfully."""
    CLAIM = "claim"
    """Claim to be out because the hand adds up to the card on top."""
    CHOOSE_SEAT = "choose a player"
    NAME_SUIT = "name a suit"
    NAME_RANK = "name a rank"
    CHOOSE_CARD = "give"
    """Choose a card of the own hand, such as one to give away, or the one on top."""
    THROW_IN = "throw in"
    TAKE_UP = "take up"
    """End the hand, open a round, or close a row of added cards."""
    DEAL = "deal"
    KNOCK = "knock"
    """End the hand in turn, by the word that the rules have for it."""

    @classmethod
    def _missing_(cls, value: object) -> ActionKind:
        """Refuse a word that is no kind, without the name of this class, which users know by another one."""
        raise ValueError(f"there is no kind of move {value!r}; there are {', '.join(cls)}")


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One kind of action, with everything that is known of it."""

    kind: ActionKind
    first: int
    """Its number; of the first card, suit, rank or seat if it names one."""
    typed: tuple[str, ...]
    """The words that people type for it, the usual one first."""
    not_now: Reason
    """Why it is refused in a turn that has no place for it."""
    told_by: tuple[type[events.Event], ...]
    """The events that tell it; what follows from it is told by others."""
    about: About = About.NOTHING
    said: str = ""
    """The words for it, with what it names in the hole; its usual word if it names nothing."""
    done: str = ""
    """The words for somebody doing it, if what it names is not enough: `name hearts`."""
    letter: str = ""
    """The letter that people type for it."""
    in_examples: tuple[str, ...] = ()
    """Its names in worked examples: the kind of a line, or the word of a deed."""

    def said_of(self, named: str) -> str:
        """Put an action into words; `named` is what it names."""
        return self.said.format(named) if self.said else self.typed[0]

    def done_with(self, named: str) -> str:
        """Put an action into words, as something that somebody does."""
        return self.done.format(named) if self.done else self.said_of(named)

    def count(self, program: Program) -> int:
        """Return the number of actions of this kind at a table."""
        match self.about:
            case About.CARD:
                return program.kinds
            case About.SUIT:
                return program.suits
            case About.RANK:
                return program.ranks
            case About.SEAT:
                return program.players
            case About.NOTHING:
                return 1


TABLE = (
    ActionRow(
        kind=ActionKind.PLAY,
        first=actions.PLAY,
        typed=("play", "lay"),
        not_now=Reason.DOES_NOT_FIT,
        told_by=(events.Played,),
        about=About.CARD,
        said="{}",
        done="play {}",
        in_examples=("plays",),
    ),
    ActionRow(
        kind=ActionKind.DRAW,
        first=actions.DRAW,
        typed=("draw",),
        not_now=Reason.NO_MORE_DRAWS,
        told_by=(events.Drew,),
        letter="d",
        in_examples=("draws_cards",),
    ),
    ActionRow(
        kind=ActionKind.PASS,
        first=actions.PASS,
        typed=("pass", "stop", "no"),
        not_now=Reason.MUST_PLAY,
        told_by=(events.Passed,),
        letter="p",
        in_examples=("passes", "stops"),
    ),
    ActionRow(
        kind=ActionKind.TAKE,
        first=actions.TAKE,
        typed=("take",),
        not_now=Reason.NOTHING_OWED,
        told_by=(events.Took, stock.TopTaken),
        letter="t",
        in_examples=("takes", "takes top"),
    ),
    ActionRow(
        kind=ActionKind.CALL,
        first=actions.CALL,
        typed=("call",),
        not_now=Reason.NOTHING_TO_CALL,
        told_by=(calls.Called, calls.CalledFalsely),
        in_examples=("calls",),
    ),
    ActionRow(
        kind=ActionKind.CHALLENGE,
        first=actions.CHALLENGE,
        typed=("challenge", "doubt"),
        not_now=Reason.NOTHING_TO_DOUBT,
        told_by=(events.Challenged,),
        in_examples=("challenges",),
    ),
    ActionRow(
        kind=ActionKind.CLAIM,
        first=actions.CLAIM,
        typed=("claim",),
        not_now=Reason.NOTHING_TO_CLAIM,
        told_by=(events.Claimed,),
        in_examples=("claims",),
    ),
    ActionRow(
        kind=ActionKind.CHOOSE_SEAT,
        first=actions.SEAT,
        typed=("choose", "catch", "skip", "pick", "swap"),
        not_now=Reason.NO_SEAT_TO_CHOOSE,
        told_by=(events.DirectionChosen, calls.Caught, calls.AccusedFalsely),
        about=About.SEAT,
        said="{}",
        in_examples=("picks", "catches"),
    ),
    ActionRow(
        kind=ActionKind.NAME_SUIT,
        first=actions.NAME_SUIT,
        typed=("name", "names", "naming"),
        not_now=Reason.NOTHING_TO_NAME,
        told_by=(events.SuitNamed,),
        about=About.SUIT,
        said="{}",
        done="name {}",
        in_examples=("names",),
    ),
    ActionRow(
        kind=ActionKind.NAME_RANK,
        first=actions.NAME_RANK,
        typed=("name", "names", "naming"),
        not_now=Reason.NOTHING_TO_NAME,
        told_by=(events.RankNamed,),
        about=About.RANK,
        said="{}",
        done="name {}",
        in_examples=("names",),
    ),
    ActionRow(
        kind=ActionKind.CHOOSE_CARD,
        first=actions.CHOSEN_CARD,
        typed=("give", "discard"),
        not_now=Reason.NO_CARD_TO_CHOOSE,
        told_by=(*hands.OF_A_CHOSEN_CARD, events.TopChosen),
        about=About.CARD,
        said="{}",
        done="choose {}",
        in_examples=("gives_cards", "discards_cards"),
    ),
    ActionRow(
        kind=ActionKind.THROW_IN,
        first=actions.JUMP,
        typed=("throw", "jump"),
        not_now=Reason.NOT_OUT_OF_TURN,
        told_by=(events.ThrewIn,),
        about=About.CARD,
        said="throw in {}",
        in_examples=("jumps_in",),
    ),
    ActionRow(
        kind=ActionKind.TAKE_UP,
        first=actions.END,
        typed=("end", "open", "close", "yes"),
        not_now=Reason.NOTHING_OFFERED,
        told_by=(events.HandEndedBy, events.RoundOpened, events.RowClosed),
        in_examples=("closes",),
    ),
    ActionRow(
        kind=ActionKind.DEAL,
        first=actions.DEAL,
        typed=("deal", "next"),
        not_now=Reason.HAND_RUNS,
        told_by=(deal.HandBegan,),
        in_examples=("deals",),
    ),
    ActionRow(
        kind=ActionKind.KNOCK,
        first=actions.KNOCK,
        typed=("knock",),
        not_now=Reason.NOT_TO_BE_ENDED,
        told_by=(events.Knocked,),
        in_examples=("knocks",),
    ),
)
"""All kinds of actions, from the lowest number up."""

ROWS = {row.kind: row for row in TABLE}


def row_of(action: int) -> ActionRow:
    """Return the row of the table that an action belongs to; raises `ValueError` for a number that is no action."""
    if not 0 <= action < actions.ACTIONS:
        raise ValueError(f"{action} is no action; they are numbered from 0 to {actions.ACTIONS - 1}")
    return next(row for row in reversed(TABLE) if row.first <= action)


def kind_of(action: int) -> ActionKind:
    """Return the kind of an action; raises `ValueError` for a number that is no action."""
    return row_of(action).kind


def named_by(action: int) -> int:
    """Return the card, suit, rank or seat that an action names; 0 if it names nothing."""
    return action - row_of(action).first


def is_known(program: Program, action: int) -> bool:
    """Return whether an action could ever be done at a table; any whole number may be asked for."""
    if not 0 <= action < actions.ACTIONS:
        return False
    row = row_of(action)
    return action - row.first < row.count(program)


def of_kind(kind: ActionKind, among: Iterator[int] | tuple[int, ...]) -> tuple[int, ...]:
    """Return the actions that are of a kind."""
    return tuple(action for action in among if kind_of(action) is kind)
