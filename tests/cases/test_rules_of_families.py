"""The house rules of families are not only read: bots come to the end of their hands."""

from __future__ import annotations

import pytest
from case_document import FOLDER, Case, cases_of

import crazy8

HOUSE_RULES = cases_of(FOLDER / "words" / "house_rules.md")
HANDS = 40


@pytest.mark.parametrize("case", HOUSE_RULES, ids=lambda case: case.title)
def test_hands_by_the_rules_of_a_family_come_to_an_end(case: Case) -> None:
    variant = crazy8.load_text(case.text, "home.c8")
    assert variant.check().playable
    for players in {variant.player_counts()[0], variant.player_counts()[-1]}:
        numbers = variant.simulate(hands=HANDS, players=players, seed=8)
        assert numbers.hands == HANDS
        assert numbers.stopped_hands <= 1
