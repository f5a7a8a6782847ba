"""`c8 show` prints rules without layers; the text gives the same rules again.

Every variant is shown at its usual table, and a few at all their tables. `CRAZY8_HANDS=1000 pytest tests/cli` shows all
tables.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from json import loads
from pathlib import Path

import pytest
from covering import marks_of
from pydantic import TypeAdapter
from session import answer

from crazy8.cli.show.lines import TOPICS
from crazy8.cli.show.text import rules_text
from crazy8.compiler.check.table import tables_of
from crazy8.compiler.layers.options import required_with
from crazy8.compiler.questions.answer import Answer
from crazy8.compiler.topics.calls.model import CALL_REQUIRED
from crazy8.compiler.topics.players.model import PlayerRange
from crazy8.compiler.topics.registry import QUESTIONS
from crazy8.compiler.topics.rules import Rules
from crazy8.files.shipped import shipped_names
from crazy8.variant import Variant, load, load_text

IN_FULL = "CRAZY8_HANDS" in os.environ
AT_ALL_TABLES = ("home", "bicycle", "italian", "pagat", "countdown", "prsi", "tschau-sepp-jasswelt")
"""Variants of different families that are shown at all their tables."""
REMARK = re.compile("  # (of|not) .*")
"""What a flat text cannot know of itself: from which base a line comes, and for whom else there are other rules."""

HOUSE = """c8 2
variant home "Eights at our house" extends pagat [house]
source aunt "What our aunt says"
group trick: 2, 7, royal
group royal: J
group unused: 3
when 2 players { deal 6 }
packs 2
wild J: names another suit
no wild 8
value J: 25
value any but J: face times 2
starter trick: bury
play 2 7: next draws 2
play K: skip next, others draw 1
play KS: everyone draws 1
answer 2 7 with same rank: doubles
answer 2 with 7
answer 7 with trick but 2 7, 10H: cancels
forbid special on special
finish on trick: forbidden
finish on K, 10: acts
call "mau" at 2 cards, else draw 1 and misses a turn
rule wild.fails-to-name: "The aunt names one." [aunt]
game past 50 per player, who reaches it leaves game
option plain_kings "Kings do nothing" { play K: nothing }
"""


def variant_of(name: str) -> Variant:
    return load_text(HOUSE, "home.c8") if name == "home" else load(name)


SHIPPED = [pytest.param(name, marks=marks_of(name)) for name in shipped_names()]
every_one = pytest.mark.parametrize("name", [pytest.param("home", marks=pytest.mark.slow), *SHIPPED])


def tables(variant: Variant) -> Iterator[Rules]:
    """Every table with no option, with each single one, and with as many as go together."""
    options = [offer.name for offer in variant.options]
    most: tuple[str, ...] = ()
    for option in options:
        most = required_with(variant.options, (*most, option)) or most
    seats = variant.read.player_range(most)
    for players in range(seats.fewest, seats.most + 1):
        yield variant.rules(players=players, options=most)
    for table in tables_of(variant.read.resolver, ()):
        yield variant.rules(players=table.players, options=table.options)


def topics(rules: Rules) -> dict[str, object]:
    """All topics; the range of players only as far as the rules hold for them."""
    seats = PlayerRange(fewest=rules.players, most=rules.players)
    seating = rules.seating.with_changes(range=seats)
    return rules.topics | {"deck": rules.deck, "seating": seating}


def origins(answers: tuple[Answer, ...]) -> Counter[tuple[str, tuple[str, ...], bool, int | None, int | None]]:
    called = any(one.question == CALL_REQUIRED and one.value is not None for one in answers)
    # a `no call` that forgets calls of a base has nothing to forget in a text of its own
    told = (one for one in answers if not (called and one.question == CALL_REQUIRED and one.value is None))
    return Counter((one.question, one.origin.names, one.is_default, one.cards, one.owed) for one in told)


@every_one
def test_the_text_gives_the_same_rules_and_origins(name: str) -> None:
    variant = variant_of(name)
    whole = IN_FULL or variant.name in AT_ALL_TABLES
    for rules in tables(variant) if whole else (variant.rules(),):
        text = rules_text(rules, variant.read.resolver)
        again = load_text(text, "shown.c8").read.resolver.resolve(rules.players).rules
        assert again is not None, text
        assert topics(again) == topics(rules), text
        assert origins(again.answers) == origins(rules.answers), text
        assert again.notes == rules.notes
        assert again.identity.sources == rules.identity.sources


@every_one
def test_the_text_of_a_text_is_the_same_but_for_the_options(name: str) -> None:
    variant = variant_of(name)
    rules = variant.rules()
    once = rules_text(rules, variant.read.resolver)
    flat = load_text(once, "shown.c8")
    twice = rules_text(flat.rules(players=rules.players), flat.read.resolver)
    assert [REMARK.sub("", line) for line in once.splitlines()] == twice.splitlines()


def test_the_players_are_those_for_whom_the_text_holds() -> None:
    for players, said in ((2, "players 2 "), (3, "players 3 to 7 "), (7, "players 3 to 7 ")):
        pagat = load("pagat")
        text = rules_text(pagat.rules(players=players), pagat.read.resolver)
        assert f"\n{said} " in text
        assert load_text(text, "shown.c8").check().errors == ()


def test_every_question_that_has_a_statement_has_a_place() -> None:
    stated = {one.key.partition(".")[0] for one in QUESTIONS if one.form == "stated"}
    assert stated <= TOPICS.keys()


def test_only_groups_that_are_still_named_are_printed() -> None:
    variant = load_text(HOUSE, "home.c8")
    text = rules_text(variant.rules(players=3), variant.read.resolver)
    assert "group trick: 2, 7, royal\n" in text
    assert "group royal: J\n" in text
    assert "unused" not in text


def test_a_file_of_the_output_plays_like_its_origin(tmp_path: Path) -> None:
    status, printed = answer(["--suits", "ascii", "show", "pagat", "--players", "2", "--with", "queens"])
    assert status == 0
    (tmp_path / "flat.c8").write_text(printed, encoding="utf-8")
    assert answer(["check", str(tmp_path / "flat.c8"), "--players", "2"])[0] == 0
    again = answer(["show", str(tmp_path / "flat.c8"), "--players", "2"])[1]
    assert "play Q: must play again" in again


def test_programs_get_every_answer_with_its_place_and_the_topics() -> None:
    status, printed = answer(["show", "pagat", "--players", "3", "--with", "twos", "--format", "json"])
    shown = loads(printed)
    assert (status, shown["format"], shown["players"], shown["options"]) == (0, "crazy8-rules", 3, ["twos"])
    rules = load("pagat").rules(players=3, options=["twos"])
    assert len(shown["answers"]) == len(rules.answers)
    (twos,) = (one for one in shown["answers"] if one["statement"] == "play 2: next draws 2")
    assert twos["origin"] == {"kind": "option", "names": ["bg"], "layer": "pagat", "option": "twos"}
    assert twos["cards"] == ["2♣", "2♦", "2♥", "2♠"]
    assert twos["place"]["file"] == "pagat.c8"
    assert set(shown["topics"]) == set(topics(rules))
    assert shown["topics"]["drawing"] == TypeAdapter(type(rules.drawing)).dump_python(rules.drawing, mode="json")


def test_a_broken_rulebook_cannot_be_shown(tmp_path: Path) -> None:
    path = tmp_path / "broken.c8"
    path.write_text('c8 2\nvariant broken "Broken"\nplayers 9\ndeal 7\n', encoding="utf-8")
    status, printed = answer(["show", str(path), "--players", "9"])
    assert status == 1
    assert "error[C8-DEAL-TOO-BIG]" in printed
    assert printed.endswith("cannot be used: 1 error\n")
