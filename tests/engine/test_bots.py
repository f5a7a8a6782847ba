"""The bots: what they prefer, and that they use nothing but what their seat may see."""

from __future__ import annotations

import pytest
from example_rules import TEXTS, program_of
from playing import any_of, legal_now, moments
from tables import Table, kind_of, table

from crazy8.runtime.bots.policies import POLICIES, choose_action
from crazy8.runtime.engine.legal import legal
from crazy8.runtime.records.actions import CHOSEN_CARD, CLAIM, JUMP, NAME_RANK, no_actions
from crazy8.runtime.records.chance import CHOICES_OF_BOTS, seed_stream
from crazy8.runtime.records.codes import HAND_OVER
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.simulation.tally import Bots


def choice(policy: str, program: Program, state: State, seed: int = 1) -> int:
    bots = Bots()
    seed_stream(bots, seed, 0, CHOICES_OF_BOTS)
    actions = no_actions()
    legal(program, state, actions)
    return choose_action(POLICIES[policy], program, state, actions, bots)


def choices(policy: str, at: Table, seeds: int = 40) -> set[str]:
    return {at.word(choice(policy, at.game.program, at.game.state, seed)) for seed in range(seeds)}


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", TEXTS)
def test_a_bot_does_what_is_legal_whatever_the_others_hold(policy: str, name: str) -> None:
    program = program_of(TEXTS[name], 4)
    for state, _ in moments(program, 9, 2):
        chosen = choice(policy, program, state)
        assert chosen in legal_now(program, state)
        if state.phase < HAND_OVER:
            assert choice(policy, program, with_hidden_cards_moved(program, state)) == chosen


def with_hidden_cards_moved(program: Program, state: State) -> State:
    """The same state with the stock turned round and the hands of all others handed on, as far as sizes agree."""
    changed = state.copy()
    for place in range(state.stock_size):
        changed.stock[place] = state.stock[state.stock_size - 1 - place]
    others = [seat for seat in range(program.players) if seat != state.mover]
    for seat, source in zip(others, others[1:] + others[:1], strict=True):
        changed.hand[seat] = state.hand[source]
    for place in range(4):
        changed.random[place] = state.random[place] ^ 0x5555
    return changed


def test_a_random_bot_lays_any_card_that_fits_and_draws_only_when_it_must() -> None:
    at = table("draw at will", "3H 4H 8S 5C", "6C", top="2H", stock="KC")
    assert at.legal == {"play 3H", "play 4H", "play 8S", "draw"}
    assert choices("random", at) == {"play 3H", "play 4H", "play 8S"}
    at.do(0, "play 8S")
    assert choices("random", at) == at.legal


def test_a_sensible_bot_gets_rid_of_points_and_keeps_its_wild_cards() -> None:
    assert choices("sensible", table("", "3H KH 8S 5C", "6C", top="2H")) == {"play KH"}
    assert choices("sensible", table("", "3S KS 8S 5C", "6C", top="2H")) == {"play 8S"}


def test_a_sensible_bot_names_its_longest_suit() -> None:
    at = table("", "8S 3C 4C KD 8H", "6C", top="2H")
    at.do(0, "play 8S")
    assert choices("sensible", at) == {"name clubs"}


@pytest.mark.parametrize("policy", POLICIES)
def test_bots_call_in_time_and_answer_debts(policy: str) -> None:
    at = table('call "last" at 1 card, else draw 2', "3H 4H", "6C", top="2H")
    assert choices(policy, at) == {"call"}
    at = table("play 2: next draws 2\nanswer 2 with 2", "2H 4H", "2C 6C 7C", top="9H", stock="KC KD KS")
    at.do(0, "play 2H")
    assert choices(policy, at) == {"play 2C"}


@pytest.mark.parametrize("policy", POLICIES)
def test_bots_catch_whoever_forgot(policy: str) -> None:
    at = table('call "last" at 1 card, else draw 2\ncall caught by anyone', "3H 4H", "6C 7C", top="2H", stock="KC KD")
    at.do(0, "play 3H")
    assert choices(policy, at) == {"call"}
    at.do(0, "pass")
    assert choices(policy, at) == {"catch 0"}


def test_a_sensible_bot_passes_over_whoever_holds_the_fewest_cards() -> None:
    at = table("play 3: skip chosen", "3H 4H", "6C 7C", "9C", "JC QC KC", top="2H")
    at.do(0, "play 3H")
    assert choices("sensible", at) == {"catch 2"}


def test_equal_chances_are_equal() -> None:
    bots = Bots()
    seed_stream(bots, 4, 4, CHOICES_OF_BOTS)
    counts = [0] * 5
    for _ in range(5_000):
        counts[any_of(list(range(5)), bots)] += 1
    assert all(count == pytest.approx(1_000, abs=100) for count in counts)


@pytest.mark.parametrize("policy", POLICIES)
def test_bots_do_not_call_without_reason(policy: str) -> None:
    text = 'call "last" at 1 card, else draw 2\ncall false: draw 2'
    at = table(text, "3H 4S 5S", "6C", top="2H")
    assert "call" in at.legal
    assert choices(policy, at) == {"play 3H"}
    assert choices(policy, table(text, "3H 4S", "6C", top="2H")) == {"call"}


@pytest.mark.parametrize("policy", POLICIES)
def test_bots_throw_in_what_they_hold_and_claim_what_adds_up(policy: str) -> None:
    at = table("packs 2\njump with same card", "3H 4S 5S", "6C 7C", "3H 9C", top="2H")
    at.do(0, "play 3H")
    assert choice(policy, at.game.program, at.game.state) == JUMP + kind_of(at.deck, "3H")
    at = table('claim "dobon" when hand equals top', "KH 4S 5S", "6C 7C", "5H 7D", top="2H")
    at.do(0, "play KH")
    assert choice(policy, at.game.program, at.game.state) == CLAIM


def test_a_sensible_bot_names_the_rank_of_which_it_holds_most() -> None:
    at = table("play J: demand plain", "JH 4S 4D 9C", "6C 7C", top="2H")
    at.do(0, "play JH")
    rank = next(rank for rank, one in enumerate(at.deck.ranks) if one.name == "4")
    assert choice("sensible", at.game.program, at.game.state) == NAME_RANK + rank


def test_a_sensible_bot_gives_away_what_counts_most() -> None:
    at = table("play 6: give 1 card to next", "6H 4S KD", "6C 7C", top="2H")
    at.do(0, "play 6H")
    assert choice("sensible", at.game.program, at.game.state) == CHOSEN_CARD + kind_of(at.deck, "KD")
