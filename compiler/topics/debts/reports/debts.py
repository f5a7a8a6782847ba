"""Report what can be wrong with debts and their answers."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity
from ....diagnostics.suggest import meant


class NothingOwed(Diagnostic):
    page: ClassVar[str] = """
    An `answer` to a card that makes nothing owed.

    Only a card that makes the next player draw or miss turns can be answered. The statement that makes something owed
    may be missing, or stand in an option that is not chosen. Where an option of the rulebook that a file builds on
    gives the card something else to do, the answer just rests.

    Wrong:

        answer 7 with 7

    Right:

        play 7: next draws 2
        answer 7 with 7
    """
    code: ClassVar[str] = "C8-NOTHING-OWED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} makes nothing owed that could be answered"
    hint: ClassVar[str | None] = "add `play {words}: next draws 2`, put both into one option, or require that option"

    cards: str
    words: str


class AnswerAddsAtTimes(Diagnostic):
    page: ClassVar[str] = """
    A card makes something else owed under a condition, and an answer is to add the one to the other.

    Cards to draw and turns to miss cannot be added up: whoever is to be skipped and lays a card for which others draw
    has added nothing to the skip.

    Wrong:

        play Q: next draws 2
        play Q while holding Q: skip next
        answer Q with Q

    Right:

        play Q: next draws 2
        play Q while holding Q: skip next
        answer Q with Q: cancels
    """
    code: ClassVar[str] = "C8-ANSWER-ADDS-AT-TIMES"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = (
        "under a condition something else is owed, so {answering} cannot add to what {owed} makes owed"
    )
    hint: ClassVar[str | None] = "say what becomes of the debt: `passes on`, `sends back`, `replaces` or `cancels`"

    answering: str
    owed: str


class AnswerAddsNothing(Diagnostic):
    page: ClassVar[str] = """
    An answering card is to add to a debt, but makes no debt of that kind itself.

    Cards to draw and turns to miss cannot be added up. `passes on` hands a debt to the next player as it is, `cancels`
    takes it away.

    Wrong:

        play 7: next draws 2
        play 8: skip next
        answer 7 with 8

    Right:

        play 7: next draws 2
        play 8: skip next
        answer 7 with 8: passes on
    """
    code: ClassVar[str] = "C8-ANSWER-ADDS-NOTHING"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{answering} makes nothing owed of the kind that {owed} does, so it cannot be the answer"

    answering: str
    owed: str

    @property
    def help_text(self) -> str | None:
        """The lines that say what becomes of the debt, ready to copy."""
        owed, answering = self.owed.strip("`"), self.answering.strip("`")
        return meant(
            None, tuple(f"answer {owed} with {answering}: {mode}" for mode in ("cancels", "passes on", "sends back"))
        )


class AnswerToMovedDebt(Diagnostic):
    page: ClassVar[str] = """
    An `answer` to a card that only passes on or sends back what another card made owed.

    What made the debt decides with which cards it is answered, so such an answer is never given. If the card on top is
    to decide, say so.

    Wrong:

        play 7: next draws 2
        answer 7 with 9: sends back
        answer 9 with 9: sends back

    Right:

        play 7: next draws 2
        answer 7 with 9: sends back
        answer 9 with 9: sends back
        debt answered by card on top
    """
    code: ClassVar[str] = "C8-ANSWER-TO-MOVED-DEBT"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "{cards} only moves a debt, which is answered by what answers the card that made it"
    hint: ClassVar[str | None] = "leave the line out, or add `debt answered by card on top`"

    cards: str


class AnswerCountsCards(Diagnostic):
    page: ClassVar[str] = """
    An answer that adds to, doubles or halves what cannot be counted: a card that has to be laid.

    Wrong:

        play J: demand 5 to 10
        answer J with J

    Right:

        play J: demand 5 to 10
        answer J with J: replaces
    """
    code: ClassVar[str] = "C8-ANSWER-COUNTS-CARDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} asks for a card, and that cannot be added up"
    hint: ClassVar[str | None] = "say `replaces`, `passes on`, `sends back` or `cancels`"

    cards: str


class AnswerActsByName(Diagnostic):
    page: ClassVar[str] = """
    A card answers another one in two ways, and the suit that was named decides whether it does its other work too.

    Against one and the same card it would act with one suit named, and with another one it would not: no player keeps
    that apart.

    Wrong:

        wild 7: names suit
        play 7: next draws 2
        play A: reverse
        answer 7 with same suit: passes on, acts
        answer 7 with same colour: passes on, only answers

    Right:

        wild 7: names suit
        play 7: next draws 2
        play A: reverse
        answer 7 with same colour: passes on, acts
    """
    code: ClassVar[str] = "C8-ANSWER-ACTS-BY-NAME"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the suit named for {owed} decides whether a card that answers does its other work"
    hint: ClassVar[str | None] = "say the same of both answers: `acts`, or `only answers`"

    owed: str


class OwesTwoThings(Diagnostic):
    page: ClassVar[str] = """
    A card makes somebody owe cards or turns, and asks for a card to be laid as well.

    One thing is owed at a time: the second one would be forgotten.

    Wrong:

        play 7: next draws 2, next must play hearts, else draw 1

    Right:

        play 7: next draws 2
    """
    code: ClassVar[str] = "C8-OWES-TWO-THINGS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = (
        "{cards} makes somebody draw or wait, and asks for a card too: one thing is owed at a time"
    )
    hint: ClassVar[str | None] = "leave one of the two out; `others draw …` and `skip others` leave nothing owed"

    cards: str


class DrawsAndIsSkipped(Diagnostic):
    page: ClassVar[str] = """
    A card makes the next player draw, and skips the next player too: nobody knows whether that is the same one.

    Behind the draw can be said what becomes of the turn.

    Wrong:

        play 7: next draws 2, skip next

    Right:

        play 7: next draws 2, then misses a turn
    """
    code: ClassVar[str] = "C8-DRAWS-AND-IS-SKIPPED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} makes the next player draw and skips the next player: is that the same one?"
    hint: ClassVar[str | None] = "leave `skip` out, and say `then misses a turn` behind the draw if it costs the turn"

    cards: str


class TwoTurnsNext(Diagnostic):
    page: ClassVar[str] = """
    A card lets whoever draws go on with a turn, and gives its own player another one: both would come next.

    Wrong:

        play K: next draws 2, then plays, must play again

    Right:

        play K: next draws 2, then misses a turn, must play again
    """
    code: ClassVar[str] = "C8-TWO-TURNS-NEXT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "after {cards} both whoever draws and its own player are to go on"
    hint: ClassVar[str | None] = "say `then misses a turn` behind the draw, or leave out what lets its player go on"

    cards: str


class GoesOnTwice(Diagnostic):
    page: ClassVar[str] = """
    A card gives its player another turn, and one more card has to or may be laid at once besides, instead of a turn.

    Wrong:

        play K: must play again, may play again

    Right:

        play K: may play again
    """
    code: ClassVar[str] = "C8-GOES-ON-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} lets its player go on in two ways at once"
    hint: ClassVar[str | None] = "leave one of the two out"

    cards: str


class DebtAboveLimit(Diagnostic):
    page: ClassVar[str] = """
    A single card makes more cards due than may ever become due.

    Wrong:

        play 2: next draws 2
        answer 2 with 2
        debt at most 1

    Right:

        play 2: next draws 2
        answer 2 with 2
        debt at most 6
    """
    code: ClassVar[str] = "C8-DEBT-ABOVE-LIMIT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} makes {drawn:card} due, but never more than {most} may be"
    hint: ClassVar[str | None] = "let one of the two numbers be another one"

    cards: str
    drawn: int
    most: int


class DebtLimitNeverReached(Diagnostic):
    page: ClassVar[str] = """
    There are too few cards that make something due for the most that may ever be, so the limit does nothing.

    Wrong:

        play 2: next draws 2
        answer 2 with 2
        debt at most 8

    Right:

        play 2: next draws 2
        answer 2 with 2
        debt at most 6
    """
    code: ClassVar[str] = "C8-DEBT-LIMIT-NEVER-REACHED"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "all cards of the pack together make no more than {total:card} due"
    hint: ClassVar[str | None] = "name a lower number than {total}"
    varies: ClassVar[tuple[str, ...]] = ("total",)

    total: int


class AnswerNeverGiven(Diagnostic):
    page: ClassVar[str] = """
    An answer that can never be given: the cards that answer may not be laid on what lies there then.

    On top lies the card that made something owed, or one that passed it on; what is forbidden holds for answers too.

    Wrong:

        play 2: next draws 2
        answer 2 with J: cancels
        forbid J on 2

    Right:

        play 2: next draws 2
        answer 2 with J: cancels
        forbid J on J
    """
    code: ClassVar[str] = "C8-ANSWER-NEVER-GIVEN"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "{answering} can never answer {owed}, for it may not be laid there"
    hint: ClassVar[str | None] = "leave one of the two out, or name other cards in it"

    answering: str
    owed: str


class AnswersItself(Diagnostic):
    page: ClassVar[str] = """
    Only a card itself could answer the debt that it makes, and there is only one of it.

    Wrong:

        play KH: next draws 5
        answer KH with KH

    Right:

        play KH: next draws 5
        answer KH with hearts: cancels
    """
    code: ClassVar[str] = "C8-ANSWERS-ITSELF"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "only {cards} itself could answer, and there is no second one in the pack"
    hint: ClassVar[str | None] = "name other cards behind `with`, or play with two packs"

    cards: str
