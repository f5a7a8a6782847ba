"""What a comparison finds, as equations."""

from __future__ import annotations

import pytest
from covering import every_variant

import crazy8
from crazy8.cli.diff.json_form import facts
from crazy8.cli.show.text import rules_text

HEAD = 'c8 2\nvariant house "Ours" extends pagat [house]\n'


def ours(text: str) -> crazy8.Variant:
    return crazy8.load_text(HEAD + text)


def said(found: crazy8.Comparison) -> list[tuple[str, tuple[str, ...], tuple[str, ...], tuple[int, ...]]]:
    """What a comparison tells, without the places."""
    return [(one.question, one.left.statements, one.right.statements, one.players) for one in found.differences]


@every_variant
def test_what_show_prints_is_the_same_rulebook(name: str) -> None:
    variant = crazy8.load(name)
    players, options = variant.read.table()
    flat = crazy8.load_text(rules_text(variant.rules(players=players, options=options), variant.read.resolver))
    found = variant.difference(flat, players=players)
    # For other numbers of players there may be other rules, so the text is for fewer.
    assert {one.question for one in found.differences} <= {"players.range"}


@pytest.mark.parametrize("pair", [("pagat", "bicycle"), ("uno", "taki"), ("pesten", "pesten-gamefunnel")])
def test_the_other_way_round_the_sides_are_exchanged(pair: tuple[str, str]) -> None:
    left, right = map(crazy8.load, pair)
    there, back = left.difference(right), right.difference(left)
    assert [(key, right, left, players) for key, left, right, players in said(there)] == said(back)
    assert there.differences


def test_how_rules_are_divided_into_statements_does_not_matter() -> None:
    together = ours("play 2 3: next draws 2\nanswer 2 3 with 2 3\nvalue 2 3: 20\n")
    apart = ours(
        "play 3: next draws 2\nplay 2: next draws 2\nvalue 2: 20\nvalue 3: 20\n"
        "answer 2 with 2\nanswer 3 with 3\nanswer 2 with 3\nanswer 3 with 2\n"
    )
    found = together.difference(apart)
    assert found.same_rules
    assert not found.same_text


def test_one_card_more_is_a_difference() -> None:
    found = ours("play 2 3: next draws 2\n").difference(ours("play 2: next draws 2\n"))
    assert "play.effect" in {one.question for one in found.differences}


def test_a_difference_names_the_numbers_of_players_for_which_it_holds() -> None:
    (found,) = ours("").difference(ours("when 3 players { deal 6 }\n")).differences
    assert (found.question, found.players) == ("deal.count-by-players", (3,))
    assert (found.left.statements, found.right.statements) == (("deal 5",), ("deal 6",))


def test_numbers_of_players_that_only_one_side_allows_are_told() -> None:
    found = ours("").difference(ours("players 3 to 5\n"))
    assert (found.players, found.only_left, found.only_right) == ((3, 4, 5), (2, 6, 7), ())
    assert not found.same_rules


def test_options_that_only_one_side_offers_are_told() -> None:
    one = ours('no option twos\noption few "Few cards" {\n    deal 3\n}\n')
    found = one.difference(ours(""))
    assert (found.options_only_left, found.options_only_right) == (("few",), ("twos",))
    assert not found.same_rules
    chosen = one.difference(ours("deal 3\nno option twos\n"), options=("few",))
    assert chosen.same_rules


def test_an_option_is_compared_like_a_rulebook() -> None:
    pagat = crazy8.load("pagat")
    plain = pagat.difference(pagat, players=3, other_options=("queens", "twos"))
    assert said(pagat.difference(pagat, players=3, options=("queens",), other_options=("queens",))) == []
    assert any(one.right.origin == "option" for one in plain.differences)
    assert facts(plain)["right"] == {"file": "pagat.c8", "options": ["twos", "queens"]}


def test_rulebooks_for_different_numbers_of_players_cannot_be_compared() -> None:
    with pytest.raises(crazy8.ChoiceError, match="never played by the same number"):
        ours("players 2\n").difference(ours("players 3\n"))
