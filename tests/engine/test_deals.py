"""The deal: schedules, counters, the cutter, and starters that do not come from the stock."""

from __future__ import annotations

import pytest
from tables import Table, dealt, program_of, rules_of, table

from crazy8.runtime.people.deal import CutterShown, StarterTurned
from crazy8.runtime.people.endings import CounterMoved, GameOver
from crazy8.runtime.people.table import RunningGame

LONG = "game 100 hands\n"


def begun(text: str, players: int, seed: int = 3) -> Table:
    """A game just dealt."""
    return Table(rules_of(text, players).deck, RunningGame.begin(program_of(text, players), seed))


def play_out(at: Table) -> None:
    """Somebody always does the first thing that is legal, until the hand is over."""
    while not at.game.hand_over:
        at.do(at.game.mover, at.word(at.game.actions()[0]))


def sizes_of(at: Table) -> list[int]:
    return [at.size(seat) for seat in at.game.seats]


def test_a_schedule_gives_each_hand_its_size_and_begins_again() -> None:
    at = begun("deal per hand 3 2 1\n" + LONG, 3)
    found = []
    for _ in range(5):
        found.append(sizes_of(at))
        assert len(at.all_cards()) == 52
        play_out(at)
        at.do(0, "deal")
    assert found == [[3, 3, 3], [2, 2, 2], [1, 1, 1], [3, 3, 3], [2, 2, 2]]


def test_batches_change_nothing_that_can_be_seen() -> None:
    assert program_of("deal batches 3 2\n", 3) == program_of("", 3)


def test_everybody_is_dealt_as_many_cards_as_the_own_counter_says() -> None:
    text = "countdown from 4 to 0\ndeal countdown\ngame to countdown\nscore: nothing"
    at = begun(text, 3)
    assert sizes_of(at) == [4, 4, 4]
    play_out(at)
    winner = at.winners[0]
    at.do(0, "deal")
    assert sizes_of(at) == [3 if seat == winner else 4 for seat in range(3)]


def test_only_the_counter_of_the_winner_falls_and_the_first_at_the_end_has_won() -> None:
    text = "countdown from 8 to 0\ndeal countdown\ngame to countdown\nscore: nothing"
    at = table(text, "5H", "2C 3C", "4C", top="5D", counters={0: 1, 1: 1, 2: 7})
    told = at.do(0, "play 5H")
    assert CounterMoved(0, 0) in told
    assert GameOver((0,)) in told
    assert list(at.game.observe(None).counters) == [0, 1, 7]


def test_with_counters_above_the_end_the_game_goes_on() -> None:
    at = table("countdown from 8 to 0\ndeal countdown\ngame to countdown\nscore: nothing", "5H", "2C", top="5D")
    assert GameOver((0,)) not in at.do(0, "play 5H")
    assert list(at.game.observe(None).counters) == [7, 8]
    assert not at.game.over


def test_all_counters_fall_together_and_the_points_decide_at_the_end() -> None:
    text = (
        "countdown from 8 to 0\ncountdown falls for everyone\n"
        "deal countdown\ngame to countdown\nscore: each pays own hand"
    )
    at = table(text, "5H", "2C 3C", "4C", top="5D", counters={0: 1, 1: 1, 2: 1}, totals={0: 30, 1: 2, 2: 20})
    assert GameOver((1,)) in at.do(0, "play 5H")
    assert list(at.game.observe(None).counters) == [0, 0, 0]


def test_an_emptied_player_takes_new_cards_and_play_goes_on() -> None:
    text = (
        "countdown from 8 to 0\ncountdown falls for emptied\nfinish: next countdown\ngame to countdown\nscore: nothing"
    )
    at = table(text, "5H", "2C 6H", top="5D", stock="9C 9D KD KC", counters={0: 3})
    told = at.do(0, "play 5H")
    assert CounterMoved(0, 2) in told
    assert at.hand(0) == {"9C", "9D"}
    assert at.stock == ["KD", "KC"]
    assert at.turn == 1
    at.do(1, "play 6H")
    assert at.turn == 0


COUNTED = (
    "countdown from 8 to 0\ncountdown falls for emptied\nfinish: next countdown\ngame to countdown\nscore: nothing\n"
)


def test_whoever_gives_the_last_card_away_takes_new_ones_too() -> None:
    at = table(COUNTED + "play 5: give 1 card to next", "5H KS", "2C 6H", top="5D", stock="9C 9D KD", counters={0: 3})
    at.do(0, "play 5H")
    at.do(0, "give KS")
    assert at.hand(0) == {"9C", "9D"}
    assert at.turn == 1
    at = table(COUNTED + "play 5: give 1 card to next", "5H KS", "2C 6H", top="5D", stock="9C 9D", counters={0: 1})
    at.do(0, "play 5H")
    assert GameOver((0,)) in at.do(0, "give KS")


def test_the_hand_ends_if_there_is_no_card_for_a_new_one() -> None:
    at = table(COUNTED + "stock empty: hand ends", "5H", "2C 6H", top="5D", counters={0: 3})
    at.do(0, "play 5H")
    assert at.game.hand_over
    at = table(COUNTED + "stock empty: hand ends", "5H", "2C 6H", top="5D", stock="9C", counters={0: 3})
    at.do(0, "play 5H")
    assert at.hand(0) == {"9C"}
    assert at.turn == 1


def test_a_counter_at_its_end_wins_at_once() -> None:
    text = (
        "countdown from 8 to 0\ncountdown falls for emptied\nfinish: next countdown\ngame to countdown\nscore: nothing"
    )
    at = table(text, "5H", "2C 6H", top="5D", stock="9C", counters={0: 1})
    assert GameOver((0,)) in at.do(0, "play 5H")
    assert at.stock == ["9C"]


def test_the_last_card_before_new_ones_acts() -> None:
    text = (
        "countdown from 8 to 0\ncountdown falls for emptied\n"
        "finish: next countdown\nscore: nothing\nplay 5: next draws 2"
    )
    at = table(text, "5H", "2C 6H", top="5D", stock="9C 9D KD KC 3S", counters={0: 3})
    at.do(0, "play 5H")
    assert at.legal == {"take"}
    at.do(1, "take")
    assert at.size(1) == 4


def test_an_eight_that_is_wild_for_everybody_names_a_suit_for_whoever_is_on_eight_too() -> None:
    text = "countdown from 8 to 0\nwild countdown: names nothing\ngame to countdown\nscore: nothing"
    at = table(text, "8H 4C", "3S 7C", top="9S")
    at.do(0, "play 8H", "name clubs")
    assert at.legal == {"play 7C"}


def test_the_own_counter_is_wild_for_its_player_alone() -> None:
    text = (
        "no wild any\ncountdown from 8 to 0\ndeal countdown\n"
        "wild countdown: names suit\ngame to countdown\nscore: nothing"
    )
    at = table(text, "6H 2C", "6D 3S", top="KC", counters={0: 6, 1: 5})
    assert at.legal == {"play 6H", "play 2C"}
    at.do(0, "play 6H")
    assert at.legal == {"name clubs", "name diamonds", "name hearts", "name spades"}
    at.do(0, "name spades")
    assert at.legal == {"play 3S"}


def test_for_others_the_card_is_plain() -> None:
    text = (
        "no wild any\ncountdown from 8 to 0\ndeal countdown\n"
        "wild countdown: names suit\ngame to countdown\nscore: nothing"
    )
    at = table(text, "6H 2D", "6D 3S", top="2H", counters={0: 5, 1: 6}, stock="9C")
    at.do(0, "play 6H")
    assert at.turn == 1
    assert at.named is None


def test_the_cutter_is_a_card_of_the_choice_and_lies_under_the_stock() -> None:
    at = begun("cutter 7, 8, 9\n" + LONG, 2)
    shown = at.stock[-1]
    assert shown[0] in "789"
    assert CutterShown(at.game.state.stock[0]) in at.game.log
    assert at.game.observe(None).cutter == at.game.program.suit[at.game.state.stock[0]]
    assert len(at.all_cards()) == 52


def test_no_cutter_where_the_stock_has_none_of_its_cards() -> None:
    at = dealt("deal 25\ncutter KS", 2, "KS")
    assert at.game.observe(None).cutter is None


def test_the_cutter_is_drawn_last_and_its_suit_still_counts() -> None:
    text = "cutter any\nplay cutter 7: skip next\nstock empty: pass"
    at = table(text, "2C 7H", "3C 3D", "4S", top="KC", stock="9D", cutter="2H")
    assert at.stock == ["9D", "2H"]
    at.do(0, "play 2C")
    at.do(1, "play 3C")
    at.do(2, "draw")
    at.do(0, "draw")
    assert at.hand(0) == {"7H", "2H"}
    assert at.game.observe(None).cutter == 2


@pytest.mark.parametrize(("cutter", "turn"), [("2H", 2), ("2S", 1)])
def test_a_card_of_the_cutters_suit_acts_otherwise(cutter: str, turn: int) -> None:
    at = table("cutter any\nplay cutter 7: skip next", "7H 2C", "3C", "4C", top="7C", cutter=cutter)
    at.do(0, "play 7H")
    assert at.turn == turn


def test_without_a_starter_the_first_player_leads_anything() -> None:
    at = begun("no starter\n", 3)
    assert at.game.state.discard_size == 0
    assert not any(isinstance(event, StarterTurned) for event in at.game.log)
    assert at.game.observe(None).top is None
    assert len(at.stock) == 52 - 15
    first = at.game.mover
    assert at.legal == {f"play {card}" for card in at.hand(first)}
    card = sorted(at.hand(first) - {"8C", "8D", "8H", "8S"})[0]
    at.do(first, f"play {card}")
    assert at.discards == [card]
    assert at.top == card


def test_the_dealers_last_card_is_the_starter() -> None:
    at = begun("starter from dealer\nfirst player left of dealer\n", 3)
    dealer = at.game.state.dealer
    assert sizes_of(at) == [4 if seat == dealer else 5 for seat in range(3)]
    assert len(at.discards) == 1
    assert len(at.stock) == 52 - 15


def test_a_refused_starter_of_the_dealer_makes_way_for_one_from_the_stock() -> None:
    text = "starter from dealer\nstarter 2 to 7: put under\n"
    for seed in range(40):
        at = begun(text, 3, seed)
        assert at.top[0] not in "234567"
        assert at.size(at.game.state.dealer) == 4
        assert len(at.all_cards()) == 52


def test_a_starter_may_make_the_dealer_begin() -> None:
    at = dealt("starter K: nothing, dealer begins\n", 3, "KS")
    assert at.turn == at.game.state.dealer


def test_a_starter_has_effects_of_its_own() -> None:
    at = dealt("starter A: everyone draws 1\n", 3, "AS")
    assert sizes_of(at) == [6, 6, 6]


def test_a_starter_without_suit_that_is_refused() -> None:
    for seed in range(60):
        at = begun("jokers 2\nstarter joker: put under\nvalue joker: 20\n", 2, seed)
        assert at.top != "joker"
        assert len(at.all_cards()) == 54


def test_whoever_names_for_the_starter_may_have_to_name_a_rank_too() -> None:
    at = dealt("wild 8: names suit and rank\nstarter 8: first player names suit and rank\n", 2, "8H")
    first = at.game.state.first
    assert at.turn == first
    at.do(first, "name spades")
    assert at.turn == first
    assert len(at.legal) == 13
    at.do(first, "rank 5")
    assert at.legal == {*at.legal, *(f"play {card}" for card in at.hand(first) if card[0] in "58")}


def test_a_card_without_a_suit_is_shown_as_the_cutter_too() -> None:
    at = begun("jokers 2\ncutter joker\n" + LONG, 2)
    assert CutterShown(at.game.state.stock[0]) in at.game.log
    assert at.stock[-1] == "joker"
    assert at.game.state.cutter == -1
