"""Dozens of options that change the same thing: every choice of them is looked at, and the least one is named."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from crazy8.compiler.cards.as_selectors import OPEN
from crazy8.compiler.check import every_table
from crazy8.compiler.check.from_rules import check_variant
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.layers.link import Library
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.pipeline import link_source
from crazy8.compiler.source import Source
from crazy8.files.shipped import shipped_names, shipped_source

LIBRARY = Library(shipped_source, shipped_names())
MOST = 64
RANKS = ["A", "2", "3", "4", "5", "6", "7", "9", "10", "J", "Q", "K"]
CARDS = [rank + suit for rank in RANKS for suit in "♠♥♦♣"]
EFFECTS = ["skip next", "next draws 2", "reverse", "next draws 3", "nothing"]


def options(line: Callable[[int], str], count: int = MOST) -> str:
    return "".join(f'option o{number} "O" {{ {line(number)} }}\n' for number in range(count))


MANY: dict[str, str] = {
    "effects of different cards": options(lambda n: f"play {CARDS[n % 48]}: {EFFECTS[n % 5]}"),
    "effects of the same cards": options(lambda n: f"play {RANKS[n % 3]}: {EFFECTS[n % 5]}"),
    "values of different cards": "score: winner collects\n" + options(lambda n: f"value {CARDS[n % 48]}: {n}"),
    "values of the same cards": "score: winner collects\n" + options(lambda n: f"value K: {n}"),
    "wild cards": options(lambda n: f"wild {CARDS[n % 48]}: names suit"),
    "last cards": options(lambda n: f"finish on {CARDS[n % 48]}: forbidden"),
    "starters": options(lambda n: f"starter {CARDS[n % 48]}: turn another"),
    "plain answers": options(lambda n: f"deal {n % 9 + 1}"),
    "all kinds": options(
        lambda n: (
            f"play {CARDS[n % 48]}: {EFFECTS[n % 5]}",
            f"value {RANKS[n % 12]}: {n}",
            f"wild {CARDS[n % 48]}: names suit",
            f"deal {n % 9 + 1}",
            f"starter {RANKS[n % 12]}: turn another",
            f"draw {n % 3 + 1}",
        )[n % 6]
    ),
}


def resolver_of(text: str) -> Resolver:
    resolver = link_source(Source("x.c8", text), LIBRARY).resolver
    assert resolver is not None
    return resolver


def told(text: str) -> list[Diagnostic]:
    return check_variant(resolver_of(completed(text)))


def notes_of(text: str, code: str) -> list[str]:
    found = told(text)
    assert "C8-OPTIONS-APART" not in {one.code for one in found}
    return [one.notes[0] if one.notes else "" for one in found if one.code == code]


@pytest.mark.parametrize("what", MANY)
def test_every_choice_of_so_many_options_is_looked_at(what: str) -> None:
    assert "C8-OPTIONS-APART" not in {one.code for one in told(MANY[what])}


NOBODY_OUT = """option x "X" { finish on A to 5: forbidden }
option y "Y" { finish on 6 to 9: forbidden }
option z "Z" { finish on 10 to K: forbidden }
"""


def test_a_fault_that_takes_three_of_many_options_is_found_and_they_are_named() -> None:
    text = options(lambda n: f"play {CARDS[n % 48]}: {EFFECTS[n % 5]}", MOST - 3) + NOBODY_OUT
    assert notes_of(text, "C8-NOBODY-CAN-GO-OUT") == ["with options `x`, `y` and `z` together"]


def test_one_that_asks_the_same_question_as_all_the_others_is_found_too() -> None:
    text = options(lambda n: f"finish on {CARDS[n % 48]}: acts", MOST - 3) + NOBODY_OUT
    assert notes_of(text, "C8-NOBODY-CAN-GO-OUT") == ["with options `x`, `y` and `z` together"]


def test_an_option_that_must_not_be_chosen_is_not_named() -> None:
    mended = 'option mended "M" { finish on 8: wins }\n'
    text = options(lambda n: f"finish on {CARDS[n % 48]}: acts", MOST - 4) + NOBODY_OUT + mended
    assert notes_of(text, "C8-NOBODY-CAN-GO-OUT") == ["with options `x`, `y` and `z` together"]


def test_a_fault_that_no_choice_leads_to_is_not_told() -> None:
    apart = NOBODY_OUT.replace("10 to K: forbidden }", "10 to K: forbidden } excludes x")
    text = options(lambda n: f"finish on {CARDS[n % 48]}: acts", MOST - 3) + apart
    assert notes_of(text, "C8-NOBODY-CAN-GO-OUT") == []


@pytest.mark.parametrize("seed", range(5002, 5008))
def test_options_that_are_about_everything_at_once_are_checked_all_the_same(seed: int) -> None:
    reports = check_variant(resolver_of(completed(random_rulebook(Random(seed), most=40))))
    assert not [one for one in reports if OPEN in str(one)]


SMALL = {
    "cards with several roles": """players 2 to 4
play 2: next draws 2
option chains "Chains" { answer 2 with 2 }
option wild_twos "Wild twos" { wild 2: names suit }
option mild "Mild" { play 2: nothing } excludes chains
option threes "Threes" { play 2 3: reverse } requires wild_twos
option last "Last" { finish on 2 3: forbidden }
""",
    "values and the pack": """players 2 to 6
score: nothing
option points "Points" { score: each pays own hand }
option some "Some" { value 2 to 9: 5 }
option others "Others" { value J Q K: 10 }
option short "Short" { leave out 2 to 6 }
option many "Many" {
when 4 or more players { deal 9 } }
""",
    "answers of one statement that another takes over": """play Q: skip next
starter 2: turn another
option one "One" { play Q♠: next draws 5 }
option all "All" { play any: reverse }
option none "None" { starter A to 7: turn another }
option rest "Rest" { starter 8 to K: bury }
option held "Held" { finish on A to K: forbidden }
""",
    "effects with cards that the pack lacks": """option black "Black" { play 5: others draw until joker, at most 3 }
option red "Red" { play 5: next draws 2 }
option starters "Starters" { starter 5: acts }
option none "None" { play 5 6: nothing }
""",
}


@pytest.mark.parametrize("name", [*SMALL, "bicycle", "macau-hu", "matatu", "page-one-local", "gamedesire"])
def test_all_tables_at_once_are_told_what_they_are_told_case_by_case(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = shipped_source(name)
    assert_the_same_is_told(completed(SMALL[name]) if source is None else source.text, monkeypatch)


LINES = """play {cards}: {effect}
play {cards}: nothing
play {cards} on {cards}: skip next
answer {cards} with {cards}
value {cards}: {number}
wild {cards}: names suit
no wild {cards}
finish on {cards}: forbidden
finish on {cards}: acts
starter {cards}: turn another
starter {cards}: acts
score: winner collects
score: each pays own hand
game to {number}, lowest wins
deal {number}
draw {number}
draw until playable
drawn card is kept
packs 2
jokers 2
leave out 2 3 4
players 2 to {number}
no call""".splitlines()
SOME_CARDS = ["A", "2", "2 3", "any", "8", "8♠", "Q♥", "A to 5", "6 to K", "wild", "joker", "2♠ 2♥"]


def random_line(chance: Random) -> str:
    line, cards, effect = chance.choice(LINES), chance.choice(SOME_CARDS), chance.choice(EFFECTS)
    return line.format(cards=cards, effect=effect, number=chance.randint(2, 9))


def random_rulebook(chance: Random, most: int = 6) -> str:
    """A rulebook with a few options, most of them about the same questions."""
    text = "".join(f"{random_line(chance)}\n" for _ in range(chance.randint(0, 4)))
    for number in range(chance.randint(most // 3, most)):
        lines = [random_line(chance) for _ in range(chance.randint(1, 2))]
        if chance.random() < 0.15 and not lines[-1].startswith("players"):
            lines[-1] = f"when 3 players {{ {lines[-1]} }}"
        bound = f"{chance.choice(['requires', 'excludes'])} o{chance.randrange(number)}" if number else ""
        text += "\n".join([f'option o{number} "O" {{', *lines, f"}} {bound if chance.random() < 0.3 else ''}\n"])
    return text


@pytest.mark.parametrize("seed", range(40))
def test_so_are_those_of_any_rulebook(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_the_same_is_told(completed(random_rulebook(Random(seed))), monkeypatch)


def assert_the_same_is_told(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What differs in nothing but the cards in question may be one report, with the fewest options."""
    in_cases = check_variant(resolver_of(text))
    monkeypatch.setattr(every_table, "MANY_OPTIONS", 0)
    at_once = check_variant(resolver_of(text))
    assert in_words(at_once) <= in_words(in_cases)
    assert places(at_once) == places(in_cases)


def in_words(reports: list[Diagnostic]) -> set[tuple[object, ...]]:
    told = ((str(one), one.notes, [label.text for label in one.labels]) for one in reports)
    return {(words, notes, *labels) for words, notes, labels in told if "C8-OPTIONS-APART" not in words}


def places(reports: list[Diagnostic]) -> set[tuple[str, str]]:
    return {(one.code, one.span.text) for one in reports if one.code not in ("C8-ASSUMED", "C8-OPTIONS-APART")}
