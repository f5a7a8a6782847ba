"""Check that what is told in words has its place in the game."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ..calls.model import CALL_REQUIRED
from ..counters.model import DECK_CUTTER_EFFECT
from ..effects.model import PLAY_EFFECT, PLAY_ON, PLAY_WHILE
from ..rules import Rules
from .model import HOUSE_RULE
from .reports import NoCallToForget, NoRuleOfThisName
from .told_parts import parts_told

_NAMING = (PLAY_EFFECT, PLAY_ON, PLAY_WHILE, DECK_CUTTER_EFFECT, CALL_REQUIRED)
"""The questions whose answers may name a rule that is told."""
_QUOTED = re.compile(r'"[^"]*"')
_NAMED = re.compile(r"\brule ([a-z][a-z0-9_-]*)")


def _by_option(rules: Rules) -> bool:
    """Return whether it is an option that takes the calls away."""
    return any(answer.origin.kind == "option" for answer in rules.answers_to(CALL_REQUIRED))


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look for rules that are named and not told, and for a forgotten call where there is none."""
    if any(part.rule is not None for part in parts_told(rules)):
        told = {rule.name for rule in rules.told}
        answers = (one for key in _NAMING for one in rules.answers_to(key))
        for answer in answers:
            for name in _NAMED.findall(_QUOTED.sub("", answer.text)):
                if name not in told:
                    yield NoRuleOfThisName(span=answer.span, name=name)
    if any(rule.of_forgotten_call for rule in rules.told) and not rules.calls.calls and not _by_option(rules):
        for answer in rules.answers_to(HOUSE_RULE):
            if answer.text.startswith("call "):
                yield NoCallToForget(span=answer.span)
