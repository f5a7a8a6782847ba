"""Every shipped variant has the rules that its sources have, and says no more in their name.

`facts.json` is what was noted of the sources; where a variant differs, `explained.json` says why.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from comparing import TOPICS, differences
from noted_facts import Tables

from crazy8 import load, load_text
from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.files.shipped import shipped_names, shipped_source

HERE = Path(__file__).parent
FACTS: dict[str, dict[str, Any]] = json.loads((HERE / "facts.json").read_text(encoding="utf-8"))
EXPLAINED: dict[str, dict[str, str]] = json.loads((HERE / "explained.json").read_text(encoding="utf-8"))
COMMON = {"mau-mau"}
"""What several sources share, of which each has its facts."""


def test_every_variant_has_its_facts() -> None:
    assert {told["variant"] for told in FACTS.values()} | COMMON == set(shipped_names())


def test_only_known_facts_are_explained() -> None:
    assert EXPLAINED.keys() <= FACTS.keys()
    assert {topic for told in EXPLAINED.values() for topic in told} <= TOPICS.keys()


@pytest.mark.parametrize("told", FACTS)
def test_the_rules_are_those_of_the_sources_or_say_why_not(told: str) -> None:
    noted = FACTS[told]
    tables = Tables(load(noted["variant"]), tuple(noted.get("options", ())), noted.get("table"))
    found = differences(noted["facts"], tables)
    assert found.keys() == EXPLAINED.get(told, {}).keys(), found


def test_the_deal_that_a_page_prints_for_five_leaves_no_stock() -> None:
    source = shipped_source("vandatta-stripped")
    assert source is not None
    printed = source.text.replace(
        "when 2 to 4 players { leave out 2 to 5 }", "when 2 to 5 players { leave out 2 to 5 }"
    )
    assert printed != source.text
    found = load_text(printed, "vandatta-stripped.c8").check().reports
    assert [one.code for one in found if one.severity is Severity.ERROR] == ["C8-STOCK-ZERO"]
