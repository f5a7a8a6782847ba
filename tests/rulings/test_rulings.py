"""Worked examples that state what is right, played on the engine: what a line can say, it can rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import crazy8

FILES = sorted(Path(__file__).parent.glob("*.c8"))
HEAD = 'c8 2\nvariant home "Home" extends bicycle [house]\nnext dealer left\n'


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_holds(path: Path) -> None:
    outcomes = crazy8.load(path).examples()
    assert [report.message for one in outcomes for report in one.diagnostics] == []
    assert outcomes


def says(*lines: str, rules: str = "") -> str | None:
    """What is said of an example, or nothing if it holds."""
    body = "".join(f"  {line}\n" for line in lines)
    (outcome,) = crazy8.load_text(f'{HEAD}{rules}\nexample "E" {{\n{body}}}\n', "home.c8").examples()
    return next((report.message for report in outcome.diagnostics), None)


def test_a_dealer_and_a_turn_that_contradict_each_other_are_reported() -> None:
    assert says("seats A B C", "dealer B", "turn C") is None
    assert says("seats A B C", "dealer B", "turn A") == (
        "the example says `turn A`, but it is not the turn of A, but of C"
    )


@pytest.mark.parametrize(
    ("rule", "begins"),
    [
        ("first player left of dealer", "C"),
        ("first player right of dealer", "A"),
        ("first player dealer", "B"),
        ("first player youngest", "A"),
        ("first player oldest", "C"),
        ("first player winner", "C"),
        ("first player winner, else dealer", "B"),
        ("first player loser", "C"),
        ("first player random", "A"),
    ],
)
def test_a_dealer_decides_who_begins(rule: str, begins: str) -> None:
    """The first one named counts as the youngest, and begins where chance would decide; nobody has won or lost yet."""
    assert says("seats A B C", "dealer B", f"turn {begins}", rules=rule) is None


@pytest.mark.parametrize(
    "rule",
    ["first player left of dealer", "first player right of dealer", "first player dealer", "first player youngest"],
)
@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
def test_without_a_dealer_the_first_one_named_begins(rule: str, way: str) -> None:
    rules = f"{rule}\ndirection {way}"
    assert says("seats A B C", "starter 6S", "turn A", rules=rules) is None
    assert says("seats A B C", "top 6S", "turn A", rules=rules) is None


def test_seats_are_named_in_the_order_of_play_so_left_of_the_dealer_may_come_before() -> None:
    assert says("seats A B C", "dealer B", "turn A", rules="direction anticlockwise") is None


def test_the_dealer_may_give_up_a_card_as_starter() -> None:
    rules = "starter from dealer\ndeal 5"
    assert says("seats A B C", "dealer C", "starter 6S", "C has 4 cards", "A has 5 cards", rules=rules) is None


def test_a_refused_starter_of_the_dealer_makes_way_for_a_card_of_the_stock() -> None:
    rules = "starter from dealer\nstarter 8: bury"
    assert says("seats A B C", "starter 8S", "stock is 9H", "on top lies 9H", rules=rules) is None


def test_the_first_player_may_choose_the_direction() -> None:
    lines = ("seats A B C", "starter 6S", "A holds 6H 9C", "A picks C", "A plays 6H", "turn C")
    assert says(*lines, rules="direction chosen") is None


def test_without_a_starter_anything_may_be_led() -> None:
    assert says("seats A B", "starter none", "A holds 6S 9H", "fits 6S 9H", rules="no starter") is None


def test_what_is_ruled_of_the_next_hand_needs_one() -> None:
    assert says("seats A B", "A deals next") == "the example says `A deals next`, but the hand is not over"
    assert says("seats A B", "A is out", "B deals next", "A begins next", rules="game 3 hands") == (
        "the example says `B deals next`, but A deals next"
    )
    assert says("seats A B", "A is out", "B deals next", rules="game single hand") == (
        "the example says `B deals next`, but the game is over"
    )


def test_who_is_out_when_the_hand_is_over_is_reported() -> None:
    assert says("seats A B", "A is out", "B is out") == "the example says `B is out`, but the hand is over"


GAME = "score: winner collects\nvalue any: 1\ngame 3 hands"


def test_several_hands_are_played_one_after_the_other() -> None:
    lines = ("seats A B C", "B holds 6S 9H", "C holds 7S", "A is out", "totals A 3, B 0, C 0", "A deals")
    assert says(*lines, "totals A 3, B 0, C 0", "B is out", "B deals", "B is out", "game over", rules=GAME) is None
    assert says(*lines, "turn B", rules=GAME) is None
    assert says(*lines, "A has 5 cards", "B has 5 cards", "C has 5 cards", rules=GAME) is None


def test_only_who_has_the_deal_deals_and_only_once_the_hand_is_over() -> None:
    assert says("seats A B C", "A is out", "B deals", rules=GAME) == ("the example says `B deals`, but A deals next")
    assert says("seats A B C", "A deals", rules=GAME) == "the example says `A deals`, but the hand is not over"


def test_a_ruling_on_the_next_hand_does_not_deal_it() -> None:
    ruled = ("B begins next", "A deals next", "scores A 1, B 0")
    assert says("seats A B", "B holds 6S", "A is out", *ruled, rules=GAME) is None


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [(("KS", "5H", "9D"), "B"), (("5S", "5H 3C", "9D"), "B"), (("5S 3H", "5H 4C", "9D"), "A")],
)
def test_cards_are_cut_for_the_first_deal(cards: tuple[str, ...], dealer: str) -> None:
    """The lowest deals; among equals another card decides, and who has not cut one is no longer asked."""
    cuts = [f"{player} cuts {one}" for player, one in zip("ABC", cards, strict=True)]
    rules = "first dealer lowest card\nfirst player dealer"
    assert says("seats A B C", *cuts, f"turn {dealer}", rules=rules) is None


def test_equal_cards_alone_do_not_say_who_deals() -> None:
    rules = "first dealer lowest card\nfirst player dealer"
    said = says("seats A B", "A cuts 5S", "B cuts 5H", "turn A", rules=rules)
    assert said is not None
    assert "holds only with some of the cards" in said


@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
def test_the_youngest_deals_or_begins_where_the_rules_say_so(way: str) -> None:
    rules = f"direction {way}\nfirst dealer youngest\nfirst player dealer"
    assert says("seats A B C", "B is youngest", "turn B", rules=rules) is None
    assert (
        says("seats A B C", "dealer A", "B is youngest", "turn B", rules=f"direction {way}\nfirst player youngest")
        is None
    )


@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
def test_the_oldest_deals_or_begins_where_the_rules_say_so(way: str) -> None:
    rules = f"direction {way}\nfirst dealer oldest\nfirst player dealer"
    assert says("seats A B C", "B is oldest", "turn B", rules=rules) is None
    assert says("seats A B C", "B is oldest", "turn B", rules=f"direction {way}\nfirst player oldest") is None
    assert says("seats A B C", "C is oldest", "turn B", rules=rules) is not None


def test_the_score_of_earlier_hands_is_set_up() -> None:
    rules = "score: winner collects\nvalue any: 1\ngame columns 2 to 20"
    lines = ("seats A B", "A has columns 19 4", "A has won 1 hand", "B holds 6S", "A is out", "columns A 20 5")
    assert says(*lines, rules=rules) is None
    assert says("seats A B", "hands played 2", "A is out", "game over", rules=GAME) is None


def test_what_is_wrong_with_totals_counters_and_columns_is_told() -> None:
    counters = "countdown from 8 to 1\ndeal countdown\nwild countdown: names nothing\ngame to countdown"
    assert says("seats A B", "A counts 5", "counters A 5, B 7", rules=counters) == (
        "the example says `counters A 5, B 7`, but the counters are A 5, B 8"
    )
    assert says("seats A B", "A has total 5", "totals A 5, B 7", rules=GAME) == (
        "the example says `totals A 5, B 7`, but the totals are A 5, B 0"
    )
    columns = "score: winner collects\nvalue any: 1\ngame columns 2 to 20"
    assert says("seats A B", "A has columns 1 2", "columns A 2 1", rules=columns) == (
        "the example says `columns A 2 1`, but the columns are 1 2"
    )
