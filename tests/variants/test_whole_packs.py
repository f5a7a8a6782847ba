"""What the cards of a shipped variant are worth together, and how many are left after the deal: counted by hand."""

from __future__ import annotations

import pytest

from crazy8 import load

STOCKS = [
    ("uno", {2: 93, 4: 79, 10: 37}),
    ("uno-no-mercy", {2: 153, 6: 125}),
    ("mau-mau-official-2008", {2: 21, 3: 16, 4: 11, 5: 6, 6: 7, 7: 10, 8: 23, 9: 18, 10: 13, 11: 19, 12: 15}),
    ("italian", {4: 23}),
    ("vandatta", {5: 16}),
    ("rockaway", {5: 68}),
    ("taki", {2: 95, 10: 31}),
    ("whot-nigeria", {4: 29}),
    ("pagat", {2: 37, 3: 36, 4: 31}),
]
VALUES = [
    ("pagat", 2, 508),
    ("bicycle", 2, 508),
    ("italian", 4, 500),
    ("vandatta", 3, 460),
    ("hollywood-eights", 2, 444),
    ("rockaway", 3, 792),
    ("mau-mau-official-2008", 2, 340),
    ("mau-mau-spinchat", 2, 108),
    ("mau-mau-psmaumau", 2, 208),
    ("prsi", 2, 216),
    ("huit-americain-adpoker", 2, 1124),
    ("matatu", 2, 492),
    ("uno", 2, 1240),
    ("whot-nigeria", 2, 472),
]


@pytest.mark.parametrize(("variant", "stocks"), STOCKS, ids=[name for name, _ in STOCKS])
def test_cards_left_after_the_deal(variant: str, stocks: dict[int, int]) -> None:
    assert {players: load(variant).rules(players=players).stock_after_deal for players in stocks} == stocks


@pytest.mark.parametrize(("variant", "players", "worth"), VALUES, ids=[name for name, _, _ in VALUES])
def test_worth_of_all_cards(variant: str, players: int, worth: int) -> None:
    found = load(variant).rules(players=players)
    values = found.scoring.values
    assert sum(values[kind] or 0 for kind in found.deck.pack) == worth
