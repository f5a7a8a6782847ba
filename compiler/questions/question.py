"""Define the record that every question of the language has.

The records are named tuples: they are made on the start-up path, and a data class costs ten times as much to define.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..cards.cards import CardSet
from ..diagnostics.diagnostic import Severity
from ..rules.key import Key
from .fact import Fact

if TYPE_CHECKING:
    from ..topics.rules import Rules

Form = Literal["stated", "settled", "computed", "fixed", "words"]
"""How a question gets its answer.

stated:   by a statement of its own
settled:  by the statement that answers another question, because the two never come apart, or by a part of it
computed: from other answers
fixed:    by this version of the language itself; every rulebook written in it gives the same answer
words:    by a `note` of the author; printed, not played
"""


class Found(NamedTuple):
    """An answer that real rulebooks give, with the rulebooks that give it."""

    answer: str
    witnesses: str


always = Fact("In every rulebook.", lambda _rules: True)
"""The trigger of a question that every rulebook has to answer."""


def never(_rules: Rules) -> bool:
    """Return False: the test of an exception that never applies."""
    return False


class Default(NamedTuple):
    """The lines of a `.c8` file that are assumed if nobody answers, with the source of that rule.

    Only the default of a `stated` question is laid under the statements of the file. A `settled` question has one where
    its answer depends on the role of the card or on a part of the statement that was left out; it shows in an example
    what is assumed.
    """

    statement: str
    source: str
    where: Fact[bool] = always
    """The rules under which it is assumed; under others the question stays open, or something else is assumed."""
    otherwise: Default | None = None
    """The default that is assumed under the other rules."""
    whole: bool = False
    """Whether it is assumed for all elements of its question or for none, once somebody has answered for one."""

    def under(self, rules: Rules) -> Default | None:
        """Return the default that is assumed under these rules."""
        if self.where(rules):
            return self
        return None if self.otherwise is None else self.otherwise.under(rules)

    @property
    def always_holds(self) -> bool:
        """Return whether something is assumed under all rules."""
        return self.where is always or (self.otherwise is not None and self.otherwise.always_holds)

    @property
    def choices(self) -> tuple[Default, ...]:
        """Everything that may be assumed, in the order in which it is asked for."""
        return (self, *(() if self.otherwise is None else self.otherwise.choices))


class Question(NamedTuple):
    """A point of the rules that two players could argue about; made with keywords only."""

    key: Key
    """The stable dotted name."""
    asks: str
    """The question itself, as a player would put it; ends with a question mark."""
    severity: Severity
    form: Form = "stated"
    arises: Fact[bool] = always
    """Whether the question comes up under these rules; asks only what `Rules` says."""
    because_of: tuple[Key, ...] = ()
    """The questions whose answers make this one arise, best witness first; a report points at the first that a line
    of the file answers, else at the `variant` line."""
    raised_by: Callable[[Rules], CardSet] | None = None
    """For a question that is not asked card by card but comes up because of some cards: these. A line about none of
    them is no witness."""
    settled_by: Key | None = None
    """For `settled`: the key of the question whose statement answers this one too."""
    stated_like: Key | None = None
    """A question whose statements have the same parts, as `play cutter` has those of `play`: they settle the same."""
    cards: Callable[[Rules], CardSet] | None = None
    """For an answer given card by card: about which cards this question is; it does not arise if there are none. For
    replies: the cards that make something owed."""
    numbers: tuple[int, ...] = ()
    """For an answer given number by number: about which numbers this question is; empty for all."""
    aspect: str | None = None
    """For `settled`: the word or mark that begins the part of the statement that answers this question.

    A statement may do without that part. Then its author has not answered this question, whatever he said besides: the
    default of this question is assumed for it, and that is nobody's word but the default's. So the reader of such a
    statement lists the question in `Saying.left_out`, the `Answer` made of it has an `AnswerPart` with the origin of
    the default, and everybody goes by that part: `c8 check` lists it as assumed, `c8 show` writes it as a remark with
    its source, and the book tells it in a sentence of its own.

    A short form with no longer one that says the same leaves nothing out: `all pass hands on` says which way, because
    `all pass hands left` says another.
    """
    absent_unless_stated: bool = False
    """Whether silence is an answer: "nothing", which `says` puts in words. Such a question is never open."""
    says: str | None = None
    """For `computed`: how the answer follows. For `fixed`: the answer. Else what holds if nobody answers, in words."""
    write: tuple[str, ...] = ()
    """One complete line of a `.c8` file for each way to answer."""
    raised_in: str | None = ""
    """The lines of a small rulebook that raises it without answering it; no lines if a rulebook that says nothing does.
    `None` if whoever raises it answers it with the same line."""
    answered_in: str | None = None
    """The lines of a small rulebook that answers it; where no rulebook has to, of one that does not raise it.
    `examples.py` says what they are if they are not written here."""
    default: Default | None = None
    found: tuple[Found, ...] = ()
    adds_to: Key | None = None
    """The question of the rule about which this one only says more: without that rule its answer is idle."""
    shape: str = ""
    """How a statement that answers it is written, in a report that misses one."""
    matters_unasked: bool = False
    """Whether its answer changes the rules even where the question does not arise."""
    asked_unless: Callable[[Rules], bool] | None = None
    """For a question that the book puts as players ask it, and answers in one way: unless this holds, because then a
    section tells the answer. A question with several answers has a maker in the sentences of its topic instead."""
    told_in: str | None = None
    """The slot of the sentence that answers it along with its own question."""
    told_with: Key | None = None
    """The question that the book puts, and whose answer is the answer to this one too."""
    untold: str | None = None
    """Why the book need not say that there is nothing special."""
    beyond_examples: str | None = None
    """Why no worked example can show its answer; `c8 test --coverage` asks for none then."""
    shelf: str | None = None
    """The page of a site on which it is answered, if not that of its neighbours."""

    def assumed_part(self) -> tuple[str, str]:
        """Return what is assumed of a statement that does without the part with this aspect, and whose rule it is."""
        assert self.aspect is not None
        assert self.default is not None
        line = self.default.statement
        return line[line.index(f"{self.aspect} ") :], self.default.source

    def __repr__(self) -> str:
        """Return the name alone; the whole record would fill a page."""
        return f"<Question {self.key}>"
