"""Three rule pages, written down as they stand: the checker lists exactly what a careful reader finds open in them.

Nothing is added to the pages and nothing mended; the files beside this one say what the pages say. What is expected
here was found by reading the pages, with the reason why each point is open.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import crazy8
from crazy8.compiler.check.reports.holes import AssumedAnswer, OpenQuestion
from crazy8.compiler.diagnostics.diagnostic import is_finding

HERE = Path(__file__).parent

NO_WORD_ON_STOCK = {
    "stock.empty": "drawing goes on until a card fits, and nothing is said of a stock that ends before",
    "stock.when": "as little as of a new stock",
    "stock.nothing-left": "and of nothing to make one from",
    "draw.pass-after": "nor of the turn of a player who has drawn the last card in vain",
}
NO_WORD_ON_BLOCKED_HAND = {
    "block.definition": "it does not occur to the page that all may be stuck",
    "block.result": "so it counts nothing for it either",
}
NOBODY_FORGETS_TO_NAME = {"wild.fails-to-name": "the page counts on players who name a suit"}
EQUAL_TOTALS = {"match-end.tie": "one total is the lowest, as if it could not be shared"}
DEALER = {"deal.first-dealer": "there is a dealer, but not how it is found"}

OPEN = {
    "italian": {
        "starter.wild": "the first card is turned up, an eight or not",
        **NO_WORD_ON_STOCK,
        **NO_WORD_ON_BLOCKED_HAND,
        "draw.play-drawn": "the last card drawn is one that fits, but not that it is played at once",
        "call.required": "not a word about saying anything",
        "out.wild-last": "an eight lies on everything, and nobody asks whether it may be the last card",
        **NOBODY_FORGETS_TO_NAME,
        **EQUAL_TOTALS,
        **DEALER,
    },
    "bulgarian": {
        "stock.when": "when the stock is finished, be it the last card or the next one wanted",
        "deal.rotation": "the game goes over many hands, and nobody is named for the next deal",
        **NOBODY_FORGETS_TO_NAME,
        **EQUAL_TOTALS,
        **DEALER,
    },
    "chinese": {
        "players.range": "a pack and five cards each, for as many as come; two are mentioned",
        "seat.direction": "the left neighbour begins, and that it goes on to the left is taken for granted",
        "draw.play-drawn": "drawing ends with a card that fits, but not that it has to be laid",
        "draw.continue-after-fit": "who may draw at will may perhaps go on",
        "draw.pass-without": "who cannot play draws; that nobody may pass instead stands nowhere",
        "match-end.kind": "one hand, or a number that the table is to agree on",
        **NOBODY_FORGETS_TO_NAME,
        **DEALER,
    },
}
"""What a page leaves open without its additions."""

OPEN_WITH_ADDITIONS = {
    "italian": {},
    "bulgarian": {
        "draw.continue-after-fit": "three cards at most, but not whether one stops at the first that fits",
        "draw.pass-after": "nor whether all three have to be drawn",
        "starter.draw": "a two that is turned up",
        "starter.skip": "a queen that is turned up",
        "starter.extra-turn": "the same with two players, who get another turn from it",
        "starter.reverse": "an ace that is turned up",
        "match.after-served": "what fits on a two for which somebody has drawn",
        "draw-n.loses-turn": "whether that player still has the turn",
        "draw-n.play-while-drawing": "whether a two may be used that came with the penalty",
        "stock.mid-draw": "more to draw than there is",
        "stock.keep": "whether the twos of a running chain may be shuffled",
        "skip.reply": "whether a queen averts a queen",
        "reverse.two-player": "what an ace does with two players; for the queen the page says it",
        "out.last-card": "whether these cards may be the last one",
        "out.action-last-effect": "and still act then",
        "out.extra-turn-last": "even if they give another turn",
        "call.window": "until when one may be caught",
        "call.catcher": "by whom",
        "call.false": "what it costs to say it too early",
    },
    "chinese": {},
}
"""What its additions leave open, beside that."""

TOLD_APART = {
    # It follows Bicycle, and says of these rules that they are its own.
    "chinese": ("page", {"block.definition", "block.result"}),
    # It is a book of its own, and says of these rules that they are Pagat's.
    "bulgarian": ("pagat", {"draw.count", "draw.optional", "draw.play-drawn", "draw.pass-without"}),
}
PAGES = sorted(OPEN)


def page(name: str) -> crazy8.Variant:
    return crazy8.load(HERE / f"{name}_page.c8")


@pytest.mark.parametrize("name", PAGES)
def test_the_checker_lists_what_the_page_leaves_open(name: str) -> None:
    reports = page(name).check().reports
    told = {one.question for one in reports if isinstance(one, AssumedAnswer | OpenQuestion)}
    assert told == set(OPEN[name]) | set(OPEN_WITH_ADDITIONS[name])


@pytest.mark.parametrize("name", PAGES)
def test_without_its_additions_it_leaves_less_open(name: str) -> None:
    standings = page(name).check().standings
    assert standings.assumed + standings.open == len(OPEN[name])
    assert standings.only_with_options == len(OPEN_WITH_ADDITIONS[name])


@pytest.mark.parametrize("name", PAGES)
def test_nothing_in_the_page_contradicts_itself(name: str) -> None:
    assert [one for one in page(name).check().reports if is_finding(one)] == []


@pytest.mark.parametrize("name", sorted(TOLD_APART))
def test_the_page_tells_its_own_rules_from_those_that_it_takes_over(name: str) -> None:
    word, questions = TOLD_APART[name]
    rules = page(name).rules(players=3)
    assert {answer.question for answer in rules.answers if word in answer.origin.names} == questions


def test_the_bulgarian_page_differs_from_pagat_where_it_has_its_own_tables_in_mind() -> None:
    found = page("bulgarian").difference(crazy8.load("pagat")).differences
    # What hangs on a call is said by Pagat alone; with two players nothing can go on after the first one is out.
    assert {one.question for one in found} == {"players.range", "call.required", "call.window", "out.play-on"}


def test_the_chinese_page_differs_from_bicycle_only_where_it_is_silent() -> None:
    found = page("chinese").difference(crazy8.load("bicycle")).differences
    stated = {one.question for one in found if not one.left.assumed and one.right.statements}
    assert stated == set()
    assert {one.question for one in found if one.left.assumed} == {"players.range", "draw.play-drawn"}


def test_its_table_of_bicycle_and_pagat_is_what_the_two_rulebooks_say() -> None:
    """The page compares the deal for two, an eight as starter, the call, and the empty stock."""
    found = {one.question for one in crazy8.load("bicycle").difference(crazy8.load("pagat"), players=2).differences}
    assert found >= {"deal.count-by-players", "starter.treatment", "call.required", "stock.empty"}
