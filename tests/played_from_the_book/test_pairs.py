"""Rules that meet: rulebooks of a few forms each, drawn at random so that every two forms come together.

`CRAZY8_PAIRS=3000` compares so many rulebooks instead of a few, `CRAZY8_PAIRS_SEED` draws others, and
`CRAZY8_PAIRS_ABOUT="sends back"` looks for pairs with a form of these words only.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from forms import Workbench, every_form
from known_partings import KNOWN_FORMS
from pairs import accepted, sweep

RULEBOOKS = int(os.environ.get("CRAZY8_PAIRS", "40"))
SEED = int(os.environ.get("CRAZY8_PAIRS_SEED", "8"))
ABOUT = os.environ.get("CRAZY8_PAIRS_ABOUT", "")


@pytest.mark.slow
def test_every_form_can_be_played_on_its_own(tmp_path: Path) -> None:
    bench = Workbench(tmp_path)
    refused = {str(form): found for form in every_form() if isinstance(found := accepted(bench, [form]), tuple)}
    assert refused == {}


@pytest.mark.slow
def test_engine_and_book_agree_where_two_rules_meet() -> None:
    done = sweep(SEED, RULEBOOKS, lambda form: ABOUT in str(form))
    assert done.total.decisions > 0
    parted = {" + ".join(map(str, forms)): parting for forms, parting in done.parted.items()}
    news = [f"{forms}: {parting}" for forms, parting in parted.items() if forms not in KNOWN_FORMS]
    assert not news, "\n".join(news)
