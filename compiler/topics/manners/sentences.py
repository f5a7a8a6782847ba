"""Tell the rules that are told and not played, in the author's own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...telling.facts import Told
from ...telling.origins import marks_of
from ...telling.phrase import OwnText, Phrase, phrase
from ...telling.teller import Teller
from .model import HOUSE_RULE
from .told import ToldRule


def tell_house_rules(teller: Teller) -> Iterator[Told]:
    """Tell each of them. They are no claims: nobody plays by them but people."""
    answers = iter(teller.rules.answers_to(HOUSE_RULE))
    for rule in teller.rules.told:
        texts = [next(answers) for _ in rule.texts]
        slot = f"{HOUSE_RULE} {texts[0].text}"
        yield Told(slot, (_words(rule),), marks_of(texts), says=teller.says(texts))


def gone_from(before: Sequence[ToldRule], after: Sequence[ToldRule]) -> list[ToldRule]:
    """Return the rules that are not told any more, or told in other words."""
    kept = {(rule.title, rule.text) for rule in after}
    return [rule for rule in before if (rule.title, rule.text) not in kept]


def tell_no_longer(rule: ToldRule) -> Told:
    """Tell that one of them falls."""
    return Told("gone.told", (phrase("told-gone", rule=_words(rule)),))


def _words(rule: ToldRule) -> Phrase:
    text = OwnText(rule.texts)
    return phrase("told", text=text) if rule.title is None else phrase("told-titled", title=rule.title, text=text)
