"""A situation in which two rulebooks part comes true by the first, and by the second it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

import crazy8
from crazy8.comparing import Chosen, compare, with_witness
from crazy8.compiler.rulings import parting
from crazy8.read_variant import read_variant

PAIRS = (
    ("pagat", "pagat@twos"),
    ("pagat@twos", "pagat"),
    ("bicycle", "italian"),
    ("uno", "uno-stacking"),
    ("kadi", "kadi@one_card"),
    ("mau-mau", "mau-mau-swiss"),
    ("prsi", "prsi-hryprodva"),
)


def chosen(name: str) -> Chosen:
    file, _, options = name.partition("@")
    return Chosen.of(read_variant(file), tuple(word for word in options.split(",") if word))


def in_a_file(example: str, name: str, folder: Path) -> crazy8.Variant:
    """Return a variant that says what a rulebook says with its options, and has the example."""
    file, _, options = name.partition("@")
    lines = [line for line in example.splitlines() if not line.startswith("  with option")]
    if options:
        lines.insert(1, f"  with option {options}")
    written = folder / "own.c8"
    written.write_text(f'c8 2\nvariant own "Own" extends {file}\n' + "\n".join(lines) + "\n", encoding="utf-8")
    return crazy8.load(written)


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=lambda name: str(name))
def test_what_is_shown_is_so_by_the_first_and_not_by_the_second(ours: str, theirs: str, tmp_path: Path) -> None:
    found = with_witness(compare(chosen(ours), chosen(theirs))).witness
    assert found is not None
    assert "Where they part" in found.example
    for name, holds in ((ours, True), (theirs, False)):
        outcomes = in_a_file(found.example, name, tmp_path).examples()
        assert [one.holds for one in outcomes] == [holds], (name, found.example)


def test_rulebooks_that_play_alike_part_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parting, "TRIES", 30)
    found = with_witness(compare(chosen("pagat"), chosen("pagat")))
    assert found.was_played
    assert found.witness is None
