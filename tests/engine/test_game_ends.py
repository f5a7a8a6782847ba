"""The end of a game: hands, targets, ties, and who deals and begins in between."""

from __future__ import annotations

import pytest
from tables import program_of, table

from crazy8.runtime.engine.step import new_game, step
from crazy8.runtime.records.actions import DEAL, SEAT
from crazy8.runtime.records.card_sets import lowest_of
from crazy8.runtime.records.codes import GAME_OVER, HAND_OVER, TURN
from crazy8.runtime.records.holding import cards_held, seats_in
from crazy8.runtime.records.state import State
from crazy8.runtime.topics.deal import deal_hand, first_player
from crazy8.runtime.topics.game import end_game


def after_hand(
    text: str, totals: list[int], points: list[int], *, hand: int = 1, wins: list[int] | None = None
) -> State:
    """A game after a hand, judged: `totals` have the points of the hand in them already."""
    program = program_of(text, len(totals))
    state = State()
    state.phase = HAND_OVER
    state.hand_number = hand
    state.in_game = (1 << len(totals)) - 1
    state.hand_winners = 1 << points.index(min(points))
    state.result = 1
    for seat, total in enumerate(totals):
        state.total[seat] = total
        state.points[seat] = points[seat]
        state.wins[seat] = 0 if wins is None else wins[seat]
    end_game(program, state)
    return state


@pytest.mark.parametrize(
    ("game", "totals", "winners"),
    [
        ("to 100, lowest wins", [99, 50, 60], None),
        ("to 100, lowest wins", [100, 50, 60], (1,)),
        ("past 100, lowest wins", [100, 50, 60], None),
        ("past 100, lowest wins", [101, 50, 60], (1,)),
        ("to 50 per player, lowest wins", [149, 50, 60], None),
        ("to 50 per player, lowest wins", [150, 50, 60], (1,)),
        ("to 100, highest wins", [100, 120, 60], (1,)),
        ("to 100, who reaches it wins", [100, 120, 60], (1,)),
        ("to 100, who reaches it loses", [100, 120, 60], (2,)),
        ("to 100, who reaches it loses", [100, 20, 60], (1, 2)),
        ("to 100, who reaches it loses", [100, 120, 160], (0,)),
        ("to 100, who reaches it leaves game", [100, 120, 60], (2,)),
        ("to 100, who reaches it leaves game", [100, 20, 60], None),
        ("to 100, who reaches it leaves game", [130, 120, 160], (1,)),
    ],
)
def test_a_target(game: str, totals: list[int], winners: tuple[int, ...] | None) -> None:
    state = after_hand(f"score: each pays own hand\ngame {game}", totals, [0, 5, 5])
    assert (seats_in(state.game_winners) if state.phase == GAME_OVER else None) == winners


def test_whoever_drops_out_gets_no_more_cards() -> None:
    text = "score: each pays own hand\ngame to 100, who reaches it leaves game"
    at = table(text, "3H", "QC KC", "4C 5C", top="5H", totals={1: 90})
    at.do(0, "play 3H")
    game = at.game
    assert game.observe(None).in_game == (0, 2)
    game.do(DEAL)
    assert game.observe(None).sizes == (5, 0, 5)


LOSER_LEAVES = "value any: 1\nscore: each pays own hand\nafter each hand: loser leaves game\ngame until 1 remains"


def test_the_deal_passes_over_whoever_has_left() -> None:
    at = table(LOSER_LEAVES, "3H", "QC", "4C 5C", "6C", top="5H")
    at.do(0, "play 3H")
    game = at.game
    assert game.observe(None).in_game == (0, 1, 3)
    game.state.dealer = 1
    game.do(DEAL)
    assert game.observe(None).sizes == (5, 5, 0, 5)
    assert (game.state.dealer, game.state.turn) == (3, 0)


@pytest.mark.parametrize("hands", [("QC", "4C"), ("QC 5D", "4C 5C")])
def test_nobody_leaves_if_two_are_left_with_as_much(hands: tuple[str, str]) -> None:
    at = table(LOSER_LEAVES, "3H", *hands, top="5H")
    at.do(0, "play 3H")
    assert at.game.observe(None).in_game == (0, 1, 2)
    assert at.game.state.phase == HAND_OVER


@pytest.mark.parametrize(("blocked", "left"), [("void", (0, 1, 2)), ("each pays own hand", (0, 2))])
def test_nobody_leaves_after_a_void_hand(blocked: str, left: tuple[int, ...]) -> None:
    text = f"{LOSER_LEAVES}\nstock empty: pass\nblocked: {blocked}"
    at = table(text, "3C", "QC 4C", "6C", top="5H", stock="")
    for seat in range(3):
        at.do(seat, "pass")
    assert at.game.observe(None).in_game == left


def test_whoever_loses_by_too_many_cards_is_the_loser() -> None:
    text = f"{LOSER_LEAVES}\nvalue K: 10\nat 5 cards: loses\nplay 2: next draws 2"
    at = table(text, "2H 3S", "QC 4C 5C 6D", "KC KS", top="5H", stock="7D 7S 7C")
    at.do(0, "play 2H")
    at.do(1, "take")
    assert at.game.observe(None).in_game == (0, 2)


def test_the_last_one_has_lost_where_winners_leave() -> None:
    text = "value any: 1\nscore: each pays own hand\nafter each hand: winner leaves game\ngame until 1 remains"
    at = table(text, "3H", "QC", top="5H")
    at.do(0, "play 3H")
    assert at.game.state.phase == GAME_OVER
    assert seats_in(at.game.state.game_winners) == (0,)


@pytest.mark.parametrize(
    ("tie", "totals", "points", "winners"),
    [
        ("extra hand", [50, 50, 120], [0, 10, 30], None),
        ("shared", [50, 50, 120], [0, 10, 30], (0, 1)),
        ("earlier lowest", [50, 50, 120], [0, 10, 30], (1,)),
    ],
)
def test_ties(tie: str, totals: list[int], points: list[int], winners: tuple[int, ...] | None) -> None:
    state = after_hand(f"score: each pays own hand\ngame to 100, lowest wins\ntie: {tie}", totals, points)
    assert (seats_in(state.game_winners) if state.phase == GAME_OVER else None) == winners


@pytest.mark.parametrize(
    ("score", "totals", "wins", "winner"),
    [
        ("each pays own hand", [30, 20, 40], [3, 1, 0], 1),
        ("winner collects", [30, 20, 40], [3, 1, 0], 2),
        ("nothing", [0, 0, 0], [3, 1, 0], 0),
    ],
)
def test_after_a_number_of_hands_the_ledger_says_who_stands_best(
    score: str, totals: list[int], wins: list[int], winner: int
) -> None:
    text = f"score: {score}\ngame 4 hands"
    assert after_hand(text, totals, [0, 1, 1], hand=3, wins=wins).phase == HAND_OVER
    assert seats_in(after_hand(text, totals, [0, 1, 1], hand=4, wins=wins).game_winners) == (winner,)


def test_everybody_deals_equally_often() -> None:
    text = "score: each pays own hand\ngame each deals 2 times"
    assert after_hand(text, [1, 2, 3], [0, 1, 1], hand=5).phase == HAND_OVER
    assert after_hand(text, [1, 2, 3], [0, 1, 1], hand=6).phase == GAME_OVER


def test_a_single_hand_is_a_game() -> None:
    at = table("game single hand", "3H", "QC KC", top="5H")
    at.do(0, "play 3H")
    assert at.game.over
    assert at.game.observe(None).game_winners == (0,)


def test_a_single_hand_that_is_void_has_no_winner() -> None:
    at = table("game single hand\nstock empty: pass\nblocked: void", "3C", "QC KC", top="5H")
    at.do(0, "pass")
    at.do(1, "pass")
    assert at.game.over
    assert at.game.observe(None).game_winners == ()


@pytest.mark.parametrize(
    ("blocked", "winners"), [("each pays own hand", (0,)), ("winner collects", (0,)), ("nothing", ())]
)
def test_a_single_blocked_hand_is_won_by_its_own_ledger(blocked: str, winners: tuple[int, ...]) -> None:
    """Few points are good where each pays, many where somebody collects, whatever holds for hands that are won."""
    for score in ("each pays own hand", "winner collects"):
        text = f"game single hand\nstock empty: pass\nblocked: {blocked}\nscore: {score}"
        at = table(text, "3C", "QC KC", top="5H")
        at.do(0, "pass")
        at.do(1, "pass")
        assert at.game.observe(None).game_winners == winners


def test_a_single_hand_that_is_scored_at_an_empty_stock_has_a_winner_even_if_blocked_hands_are_void() -> None:
    text = "game single hand\nstock empty: hand ends\nblocked: void\nscore: each pays own hand"
    at = table(text, "3C", "QC KC", top="5H")
    at.do(0, "draw")
    assert (at.points, at.game.observe(None).game_winners) == ([3, 20], (0,))


# ---- who deals, who begins


@pytest.mark.parametrize(
    ("rule", "dealer"),
    [("left", 2), ("right", 0), ("winner", 0), ("loser", 2), ("same", 1)],
)
def test_who_deals_next(rule: str, dealer: int) -> None:
    """Seat 1 dealt, seat 0 won, seat 2 was left with most."""
    text = f"next dealer {rule}\nscore: each pays own hand\ngame 9 hands"
    at = table(text, "3H", "QC", "KC QD", top="5H", dealer=1)
    at.do(0, "play 3H")
    at.game.do(DEAL)
    assert at.game.observe(None).dealer == dealer


@pytest.mark.parametrize(
    ("rule", "first"),
    [
        ("left of dealer", 3),
        ("right of dealer", 1),
        ("dealer", 2),
        ("winner", 0),
        ("winner, else dealer", 0),
        ("loser", 2),
        ("youngest", 0),
        ("oldest", 3),
    ],
)
def test_who_begins(rule: str, first: int) -> None:
    """Seat 2 deals after seat 1; seat 0 won the hand before, in which seat 2 was left with most."""
    text = f"first player {rule}\nscore: each pays own hand\ngame 9 hands"
    at = table(text, "3H", "QC", "KC QD", "JC", top="5H", dealer=1)
    at.do(0, "play 3H")
    at.game.do(DEAL)
    assert at.game.observe(None).first == first


def test_without_a_winner_the_deal_and_the_lead_go_to_the_left() -> None:
    text = (
        "next dealer winner\nfirst player winner\nstock empty: pass\n"
        "blocked: void\nscore: each pays own hand\ngame 9 hands"
    )
    at = table(text, "3C", "QC", "KC QD", "JC", top="5H", dealer=1)
    for seat in range(4):
        at.do(seat, "pass")
    at.game.do(DEAL)
    assert (at.game.observe(None).dealer, at.game.observe(None).first) == (2, 3)


def test_without_a_winner_the_dealer_leads_where_the_rules_say_so() -> None:
    text = (
        "next dealer winner\nfirst player winner, else dealer\nstock empty: pass\n"
        "blocked: void\nscore: each pays own hand\ngame 9 hands"
    )
    at = table(text, "3C", "QC", "KC QD", "JC", top="5H", dealer=1)
    for seat in range(4):
        at.do(seat, "pass")
    at.game.do(DEAL)
    assert (at.game.observe(None).dealer, at.game.observe(None).first) == (2, 2)


@pytest.mark.parametrize("rule", ["lowest card", "highest card", "random"])
def test_the_first_dealer_is_found_by_chance(rule: str) -> None:
    """Over many games every seat gets to deal, each about equally often."""
    program = program_of(f"first dealer {rule}", 3)
    dealers = [new_game(program, 5, number).dealer for number in range(600)]
    assert all(dealers.count(seat) == pytest.approx(200, abs=45) for seat in range(3))


def test_the_youngest_sits_at_seat_0() -> None:
    program = program_of("first dealer youngest\nfirst player youngest", 3)
    assert {(state.dealer, state.first) for state in (new_game(program, seed) for seed in range(5))} == {(0, 0)}


def test_of_the_players_still_in_the_game_the_oldest_begins() -> None:
    program = program_of("first player oldest", 4)
    state = new_game(program, 1)
    state.in_game = 0b0110
    assert first_player(program, state) == 2


def test_whoever_holds_the_card_begins_in_every_hand() -> None:
    """Two packs; over some hands of a game, in which the dealer changes, and with a player who has left it."""
    program = program_of("packs 2\nfirst player holder of lowest diamonds\ngame 40 hands", 4)
    state = new_game(program, 7)
    state.in_game = 0b1101
    diamonds = program.suit[lowest_of(program.first_cards)]
    several = 0
    for _ in range(60):
        deal_hand(program, state)
        held = {
            seat: [program.rank[kind] for kind in cards_held(program, state, seat) if program.suit[kind] == diamonds]
            for seat in (0, 2, 3)
        }
        lowest = min((rank for ranks in held.values() for rank in ranks), default=None)
        able = [seat for seat, ranks in held.items() if lowest in ranks] or list(held)
        several += len(able) == 2
        order = [(state.dealer + step) % 4 for step in range(1, 5)]
        assert state.first == next(seat for seat in order if seat in able)
    assert several > 0


def test_nobody_has_lost_before_the_first_hand() -> None:
    program = program_of("first dealer youngest\nfirst player loser\ngame 4 hands", 3)
    assert {new_game(program, seed).first for seed in range(5)} == {1}


def test_of_several_losers_the_first_to_the_dealers_left_begins() -> None:
    text = "first player loser\nscore: each pays own hand\ngame 9 hands"
    at = table(text, "3H", "QC", "KD", "KC", top="5H", dealer=1)
    at.do(0, "play 3H")
    at.game.do(DEAL)
    assert (at.game.observe(None).dealer, at.game.observe(None).first) == (2, 3)


@pytest.mark.parametrize("rule", ["next dealer random\nfirst player dealer", "first player random"])
def test_chance_chooses_evenly_among_those_still_in_the_game(rule: str) -> None:
    """Seats 0 and 3 are left; neither sits in for those who have gone."""
    program = program_of(f"{rule}\ngame 9 hands", 4)
    began = []
    for number in range(400):
        state = new_game(program, 5, number)
        state.in_game = 0b1001
        deal_hand(program, state)
        began.append(state.first)
    assert all(began.count(seat) == pytest.approx(200, abs=35) for seat in (0, 3))


def test_the_first_player_chooses_the_direction_by_pointing_at_a_neighbour() -> None:
    program = program_of("direction chosen", 4)
    state = new_game(program, 3)
    first = state.first
    for neighbour, direction in (((first + 1) % 4, 1), ((first - 1) % 4, -1)):
        chosen = state.copy()
        step(program, chosen, SEAT + neighbour)
        assert (chosen.direction, chosen.turn) == (direction, first)


def test_two_players_have_no_direction_to_choose() -> None:
    assert new_game(program_of("direction chosen", 2), 3).phase == TURN
