"""Write the house rules of a Crazy Eights variant as a short text; get a verdict, a rulebook, a game and numbers.

    import crazy8

    pagat = crazy8.load("pagat")
    game = pagat.deal(players=3, seed=8)
    while not game.over:
        game.push(game.advice())
    print(game.scores, game.outcome.winners)

`load` and `load_text` give a `Variant`; everything else is a method of it, or of the `Game` that it deals. What cannot
be done raises a `C8Error`, an argument of the wrong type a `TypeError`. Nothing is imported before it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the same names as in the table below, in the form that type checkers read; a test compares them
    # what is called otherwise where it lives
    from crazy8 import version as _version
    from crazy8.comparing import Comparison as Comparison
    from crazy8.compiler.book.languages.files import languages as languages
    from crazy8.compiler.diagnostics import diagnostic as _diagnostic
    from crazy8.compiler.diagnostics.diagnostic import Severity as Severity
    from crazy8.compiler.questions.answer import Answer as Answer
    from crazy8.compiler.questions.question import Question as Question
    from crazy8.compiler.rulings.citing import Citation as Citation
    from crazy8.compiler.topics.rules import Rules as Rules
    from crazy8.covering import Coverage as Coverage
    from crazy8.errors import C8Error as C8Error
    from crazy8.errors import ChoiceError as ChoiceError
    from crazy8.errors import MissingExtraError as MissingExtraError
    from crazy8.errors import NotFoundError as NotFoundError
    from crazy8.errors import RulebookError as RulebookError
    from crazy8.errors import SaveError as SaveError
    from crazy8.explaining.words import explain as explain
    from crazy8.files import shipped as _shipped
    from crazy8.games.card import Card as Card
    from crazy8.games.event import EVENTS as EVENTS
    from crazy8.games.event import Event as Event
    from crazy8.games.game import Game as Game
    from crazy8.games.game import Outcome as Outcome
    from crazy8.games.move import Move as Move
    from crazy8.games.observation import Debt as Debt
    from crazy8.games.observation import Observation as Observation
    from crazy8.games.observation import Phase as Phase
    from crazy8.games.observation import SeatView as SeatView
    from crazy8.games.players import Player as Player
    from crazy8.games.players import Random as Random
    from crazy8.games.players import Sensible as Sensible
    from crazy8.games.refusal import IllegalMoveError as IllegalMoveError
    from crazy8.games.refusal import Refusal as Refusal
    from crazy8.questions import QUESTIONS as QUESTIONS
    from crazy8.rules_json import rules_from_json as rules_from_json
    from crazy8.rules_schema import RULES_SCHEMA as RULES_SCHEMA
    from crazy8.runtime.people import actions as _actions
    from crazy8.runtime.people import events as _events
    from crazy8.runtime.people.events import HandResult as HandResult
    from crazy8.runtime.people.reasons import Reason as Reason
    from crazy8.runtime.simulation import report as _report
    from crazy8.variant import Variant as Variant
    from crazy8.variant import load as load
    from crazy8.variant import load_text as load_text
    from crazy8.verdict import Standings as Standings
    from crazy8.verdict import Verdict as Verdict

    DebtKind = _events.Debt
    MoveKind = _actions.ActionKind
    Numbers = _report.Report
    Report = _diagnostic.Diagnostic
    __version__ = _version.VERSION
    shipped = _shipped.shipped_names

_HOMES = {
    "Answer": "compiler.questions.answer",
    "C8Error": "errors",
    "Card": "games.card",
    "ChoiceError": "errors",
    "Citation": "compiler.rulings.citing",
    "Comparison": "comparing",
    "Coverage": "covering",
    "Debt": "games.observation",
    "DebtKind": "runtime.people.events:Debt",
    "EVENTS": "games.event",
    "Event": "games.event",
    "Game": "games.game",
    "HandResult": "runtime.people.events",
    "IllegalMoveError": "games.refusal",
    "MissingExtraError": "errors",
    "Move": "games.move",
    "MoveKind": "runtime.people.actions:ActionKind",
    "NotFoundError": "errors",
    "Numbers": "runtime.simulation.report:Report",
    "Observation": "games.observation",
    "Outcome": "games.game",
    "Phase": "games.observation",
    "Player": "games.players",
    "QUESTIONS": "questions",
    "Question": "compiler.questions.question",
    "Random": "games.players",
    "Reason": "runtime.people.reasons",
    "Refusal": "games.refusal",
    "RULES_SCHEMA": "rules_schema",
    "Report": "compiler.diagnostics.diagnostic:Diagnostic",
    "RulebookError": "errors",
    "Rules": "compiler.topics.rules",
    "SaveError": "errors",
    "SeatView": "games.observation",
    "Sensible": "games.players",
    "Severity": "compiler.diagnostics.diagnostic",
    "Standings": "verdict",
    "Variant": "variant",
    "Verdict": "verdict",
    "__version__": "version:VERSION",
    "explain": "explaining.words",
    "languages": "compiler.book.languages.files",
    "load": "variant",
    "load_text": "variant",
    "rules_from_json": "rules_json",
    "shipped": "files.shipped:shipped_names",
}
"""The module in which each public name lives, and behind a colon what it is called there if that is another name."""

__all__ = sorted(_HOMES)  # noqa: PLE0605  # a list, made from the table


if not TYPE_CHECKING:  # otherwise every name would seem to exist

    def __getattr__(name: str) -> object:
        """Import a public name when it is asked for."""
        if name not in _HOMES:
            raise AttributeError(f"module `crazy8` has no attribute `{name}`")
        from importlib import import_module

        module, _, there = _HOMES[name].partition(":")
        return getattr(import_module(f"crazy8.{module}"), there or name)


def __dir__() -> list[str]:
    return sorted(_HOMES)
