"""`c8 show --flat` writes a whole rulebook without its bases: every table of the text plays by the same rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from session import answer
from test_show import HOUSE, every_one

from crazy8.cli.show.standing_alone import standing_alone
from crazy8.compiler.layers.options import required_with
from crazy8.compiler.program.from_rules import program_from
from crazy8.variant import Variant, load, load_text


def variant_of(name: str) -> Variant:
    return load_text(HOUSE, "home.c8") if name == "home" else load(name)


@every_one
def test_every_table_of_the_flat_file_plays_by_the_same_rules(name: str) -> None:
    variant = variant_of(name)
    flat = standing_alone(variant)
    assert [offer[:5] for offer in flat.options] == [offer[:5] for offer in variant.options]
    assert flat.player_counts() == variant.player_counts()
    for option in (None, *variant.options):
        chosen = required_with(variant.options, (option.name,) if option else ())
        assert chosen is not None
        for players in variant.player_counts(options=chosen):
            wanted, got = (one.rules(players=players, options=chosen) for one in (variant, flat))
            assert bytes(program_from(got)) == bytes(program_from(wanted)), (players, chosen)
            assert got.notes == wanted.notes
            assert got.told == wanted.told


@every_one
def test_the_flat_file_gets_the_same_findings_and_is_its_own_flat_form(name: str) -> None:
    variant = variant_of(name)
    flat = standing_alone(variant)
    found, wanted = (Counter(one.code for one in read.check().findings) for read in (flat, variant))
    assert found == wanted
    assert standing_alone(flat).text == flat.text


def test_examples_of_the_file_itself_still_hold() -> None:
    flat = standing_alone(load("mau-mau-psmaumau"))
    assert len(flat.examples()) == 2
    assert all(outcome.holds for outcome in flat.examples())


@pytest.mark.parametrize("one_table", [["--players", "3"], ["--with", "twos"], ["--format", "json"]])
def test_a_flat_file_is_about_no_single_table(one_table: list[str]) -> None:
    status, printed = answer(["show", "pagat", "--flat", *one_table])
    assert status == 2
    assert f"leave out --flat or {' '.join(one_table[:1])}" in printed


def test_a_first_file_that_stands_alone_has_the_chosen_options_as_its_rules(tmp_path: Path) -> None:
    path = tmp_path / "home.c8"
    status, _ = answer(["new", "--from", "pagat", "--with", "twos", "--flat", "--title", "Home", "-o", str(path)])
    made = load(path)
    assert status == 0
    assert "extends" not in made.text
    assert [offer.name for offer in made.options] == [one.name for one in load("pagat").options if one.name != "twos"]
    assert load("pagat").difference(made, options=["twos"]).same_rules


def test_what_comes_of_questions_stands_alone() -> None:
    status, printed = answer(["new", "--flat"])
    assert status == 2
    assert "say what to write out: `c8 new --from pagat --flat`" in printed
