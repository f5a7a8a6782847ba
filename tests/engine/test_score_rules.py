"""Bonus, rounding, differences, columns, exact totals; the worked scores of the rulebooks."""

from __future__ import annotations

import pytest
from tables import rules_of, table

VALUES = "score: each pays own hand\n"


def test_each_collects_the_difference_to_the_largest_hand() -> None:
    at = table("score: each collects differences", "5H", "10C 3C", "8C JC", top="9H")
    at.do(0, "play 5H")
    assert at.points == [60, 47, 0]


def test_a_blocked_hand_gives_the_lowest_all_differences() -> None:
    text = "stock empty: pass\nblocked: lowest collects differences\nforbid 8 on any"
    at = table(text, "10C 3C", "8C JC", "10S KS", top="9H")
    for seat in range(3):
        at.do(seat, "pass")
    assert at.points == [47 + 7, 0, 0]


@pytest.mark.parametrize(
    ("mode", "points"),
    [
        ("each pays own hand", [0, 13, 60]),
        ("winner collects", [73, 0, 0]),
        ("winner collects average", [37, 0, 0]),
        ("lowest collects differences", [73, 0, 0]),
    ],
)
def test_the_same_hands_in_every_ledger(mode: str, points: list[int]) -> None:
    at = table(f"score: {mode}", "5H", "10C 3C", "8C JC", top="9H")
    at.do(0, "play 5H")
    assert at.points == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [("10C 4C", 10), ("10C JC QC KC 5C", 50), ("3C", 10), ("5C", 10)],
)
def test_points_are_rounded_half_up_with_a_least(hand: str, points: int) -> None:
    at = table(VALUES + "rounding to 10, at least 10", "5H", hand, top="9H")
    at.do(0, "play 5H")
    assert at.points == [0, points]


def test_without_a_least_a_small_hand_is_rounded_away() -> None:
    at = table(VALUES + "rounding to 10", "5H", "3C", top="9H")
    at.do(0, "play 5H")
    assert at.points == [0, 0]


def test_an_average_is_rounded_once() -> None:
    at = table("score: winner collects average\nrounding to 5", "5H", "10C 2C", "10D 3D", top="9H")
    at.do(0, "play 5H")
    assert at.points == [15, 0, 0]


def test_the_last_card_doubles_the_scores() -> None:
    at = table(VALUES + "bonus J: times 2", "JH", "10C 3C", top="9H")
    at.do(0, "play JH")
    assert at.points == [0, 26]


def test_another_last_card_does_not() -> None:
    at = table(VALUES + "bonus J: times 2", "QH", "JC 3C", top="9H")
    at.do(0, "play QH")
    assert at.points == [0, 13]


def test_an_average_is_doubled_before_it_is_rounded() -> None:
    at = table("score: winner collects average\nbonus J: times 2", "JH", "10C 3C", "8C JC", top="9H")
    at.do(0, "play JH")
    assert at.points == [73, 0, 0]


@pytest.mark.parametrize(("card", "points"), [("QH", -20), ("QS", -40), ("KH", 0)])
def test_the_last_card_takes_points_off_its_player(card: str, points: int) -> None:
    text = VALUES + "bonus Q: -20\nbonus QS: -40\nmatch suit or rank"
    at = table(text, card, "10C 3C", top="QD" if card == "QS" else "9H")
    at.do(0, f"play {card}")
    assert at.points == [points, 13]


def test_no_bonus_for_a_hand_that_nobody_finished() -> None:
    text = VALUES + "bonus J: times 2\nstock empty: pass"
    at = table(text, "10C", "3C", top="JH")
    at.do(0, "pass")
    at.do(1, "pass")
    assert at.points == [10, 3]


def test_every_finisher_has_the_bonus_of_the_own_last_card() -> None:
    text = VALUES + "bonus Q: -20\nfinish: play on"
    at = table(text, "QH", "QD", "10C 3C", top="9H")
    at.do(0, "play QH")
    at.do(1, "play QD")
    assert at.points == [-20, -20, 13]


def test_the_bonus_counts_for_the_card_that_went_out_even_if_it_is_answered() -> None:
    text = VALUES + "bonus 2: -20\nplay 2: next draws 2\nanswer 2 with 2\nfinish on 2: acts and may come back"
    at = table(text, "2H", "2D 10C", "9C KD", top="9H", stock="3C 4C 5C 6C")
    at.do(0, "play 2H")
    at.do(1, "play 2D")
    at.do(2, "take")
    assert at.points == [-20, 10, 9 + 10 + 3 + 4 + 5 + 6]


def test_a_total_of_exactly_so_many_points_goes_back() -> None:
    text = VALUES + "game past 101, who reaches it loses\ntotal 101: becomes 0"
    at = table(text, "5H", "10C 3C", "2C", top="9H", totals={1: 88, 2: 60})
    at.do(0, "play 5H")
    assert list(at.game.observe(None).totals) == [0, 0, 62]


COLUMNS = "game columns 3 to 100\n"


def winning(points: str, totals: dict[int, int] | None = None) -> list[tuple[int, ...]]:
    """The columns after seat 0 has won three hands of so many points."""
    at = table(COLUMNS, "5H", points, top="9H", totals=totals)
    state = at.game.state
    found = []
    for _ in range(3):
        at.do(0, "play 5H")
        found.append(at.game.observe(None).columns[0])
        again = table(COLUMNS, "5H", points, top="9H").game.state
        again.wins[0] = state.wins[0]
        again.columns[:3] = state.columns[:3]
        again.hand_number = state.hand_number
        at.game.state = state = again
    return found


def test_the_first_hand_counts_in_one_column_and_later_ones_in_more() -> None:
    assert winning("10C 3C") == [(13, 0, 0), (26, 13, 0), (39, 26, 13)]


def test_a_column_that_is_won_takes_no_more_points() -> None:
    assert winning("8C 10C") == [(60, 0, 0), (120, 60, 0), (120, 120, 60)]


def test_a_game_in_columns_is_over_when_all_are_won() -> None:
    at = table(COLUMNS, "5H", "8C 10C", "3C", top="9H")
    state = at.game.state
    state.wins[0] = 2
    state.columns[0], state.columns[1], state.columns[2] = 90, 40, 70
    state.columns[3] = 10
    at.do(0, "play 5H")
    assert at.game.observe(None).columns[0] == (153, 103, 133)
    assert at.game.over
    assert at.game.observe(None).game_winners == (0,)


def test_whoever_won_more_columns_has_won() -> None:
    at = table(COLUMNS, "5H", "8C 10C", top="9H")
    state = at.game.state
    state.wins[0] = 2
    state.columns[:6] = [0, 0, 70, 100, 110, 0]
    at.do(0, "play 5H")
    assert at.game.over
    assert at.game.observe(None).game_winners == (1,)


@pytest.mark.parametrize(
    ("values", "total"),
    [
        ("value 8: 50\nvalue J Q K: 10\nvalue A: 1\nvalue 2 to 7, 9, 10: face", 508),
        ("value 8: 50\nvalue J Q K: 10\nvalue A, 2 to 7, 9, 10: 5", 500),
        ("value 8: 20\nvalue A: 15\nvalue J Q K: 10\nvalue 2 to 7, 9, 10: face", 444),
        ("value 8: 25\nvalue A: 15\nvalue 10, J Q K: 10\nvalue 2 to 7, 9: 5", 460),
    ],
)
def test_what_a_whole_pack_is_worth(values: str, total: int) -> None:
    rules = rules_of(values, 3)
    assert sum(rules.scoring.values[kind] or 0 for kind in rules.deck.pack) == total


def test_cards_without_value_in_a_ledger_without_values() -> None:
    at = table("score: places\nfinish: play on", "5H", "6H", "3C", top="9H")
    at.do(0, "play 5H")
    at.do(1, "play 6H")
    assert at.points == [1, 2, 3]


@pytest.mark.parametrize(("players", "stock"), [(2, 37), (3, 36), (4, 31)])
def test_stocks_after_the_deal(players: int, stock: int) -> None:
    assert rules_of("deal 7" if players == 2 else "deal 5", players).stock_after_deal == stock
