"""Copies, steps back, pickles and saves of games, as equations that hold wherever a game stands."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from any_games import any_game, variant
from hypothesis import given
from hypothesis import strategies as st

import crazy8
from crazy8.compiler.diagnostics.render.text import report_text


@given(any_game)
def test_a_copy_a_pickle_and_a_restored_game_are_equal(game: crazy8.Game) -> None:
    for again in (
        game.copy(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
        variant(game.rules.identity.name).restore(game.save()),
    ):
        assert again == game
        assert again is not game
        assert (again.history, again.events, again.legal_moves) == (game.history, game.events, game.legal_moves)
        assert (again.seed, again.scores, again.outcome) == (game.seed, game.scores, game.outcome)
        assert all(again.observation(seat) == game.observation(seat) for seat in (None, *range(game.rules.players)))


@given(any_game, st.integers(0, 1_000))
def test_a_step_back_is_the_game_before_the_step(game: crazy8.Game, choice: int) -> None:
    before, events = game.copy(), game.events
    if game.over:
        return
    move = game.legal_moves[choice % len(game.legal_moves)]
    told = game.push(move)
    assert game != before
    assert game.history == (*before.history, move)
    assert game.events == (*events, *told)
    assert game.undo() == move
    assert game == before
    assert game.events == events


@given(any_game)
def test_all_steps_back_lead_to_the_deal(game: crazy8.Game) -> None:
    name, moves = game.rules.identity.name, game.history
    dealt = variant(name).deal(seed=game.seed)
    for move in reversed(moves):
        assert game.undo() == move
    assert game == dealt
    for move in moves:
        game.push(move)
    assert game.history == moves


@given(any_game, st.integers(0, 1_000))
def test_a_copy_goes_its_own_way(game: crazy8.Game, choice: int) -> None:
    if game.over:
        return
    other, kept = game.copy(), pickle.dumps(game)
    other.push(other.legal_moves[choice % len(other.legal_moves)])
    assert other != game
    assert pickle.loads(kept) == game


@given(any_game, st.integers(0, 1_000))
def test_the_words_of_a_move_are_read_as_that_move(game: crazy8.Game, choice: int) -> None:
    if game.over:
        return
    other = game.copy()
    move = game.legal_moves[choice % len(game.legal_moves)]
    game.push(move)
    other.push_text(str(move))
    assert other == game


@given(any_game)
def test_every_card_is_in_one_place_after_every_move(game: crazy8.Game) -> None:
    deck = game.rules.deck
    while True:
        hands = [game.observation(seat) for seat in range(game.rules.players)]
        state = game.table.state
        piles = (*state.stock[: state.stock_size], *state.discards[: state.discard_size])
        held = Counter(card.number for seen in hands for card in seen.hand)
        assert held + Counter(piles) == Counter(deck.pack)
        assert [len(seen.hand) for seen in hands] == [seat.cards for seat in hands[0].seats]
        assert (hands[0].stock, hands[0].discards) == (state.stock_size, state.discard_size)
        if not game.history:
            break
        game.undo()


@given(any_game)
def test_what_is_illegal_is_refused_with_a_reason_and_leaves_no_trace(game: crazy8.Game) -> None:
    before = game.copy()
    cards = variant(game.rules.identity.name).card_pictures()
    moves = [crazy8.Move(crazy8.MoveKind.PLAY, card=card) for card in cards]
    moves += [crazy8.Move(kind) for kind in (crazy8.MoveKind.DRAW, crazy8.MoveKind.PASS, crazy8.MoveKind.DEAL)]
    for move in moves:
        refusal = game.refusal(move)
        assert (refusal is None) == (move in game.legal_moves)
        if refusal is not None:
            with pytest.raises(crazy8.IllegalMoveError) as caught:
                game.push(move)
            assert caught.value.refusal == refusal
            assert (str(caught.value), caught.value.legal_moves) == (str(refusal), game.legal_moves)
            assert "{" not in str(refusal)
    assert game == before


@given(any_game)
def test_no_seat_sees_what_lies_hidden(game: crazy8.Game) -> None:
    """Exchanging the order of the stock and the generator changes nothing that anybody sees."""
    other = game.copy()
    state = other.table.state
    state.stock[: state.stock_size] = list(reversed(state.stock[: state.stock_size]))
    state.random[0] ^= 1
    for seat in (None, *range(game.rules.players)):
        assert other.observation(seat) == game.observation(seat)


@given(any_game)
def test_observations_and_events_pickle(game: crazy8.Game) -> None:
    seen = game.observation(0)
    assert pickle.loads(pickle.dumps(seen)) == seen
    assert pickle.loads(pickle.dumps(game.events)) == game.events
    assert pickle.loads(pickle.dumps(game.legal_moves)) == game.legal_moves


def test_questions_and_rules_are_pickled_as_values() -> None:
    question = crazy8.QUESTIONS["stock.empty"]
    assert pickle.loads(pickle.dumps(question)) is question
    for name in ("pagat", "uno"):
        rules = crazy8.load(name).rules(players=3)
        again = pickle.loads(pickle.dumps(rules))
        assert again == rules
        assert pickle.loads(pickle.dumps(again)) == rules
        assert copy.deepcopy(rules) == rules


def test_verdicts_comparisons_and_errors_are_pickled_with_all_that_they_say() -> None:
    home = crazy8.load_text('c8 2\nvariant home "Home" extends pagat [house]\nplay 9: revrese\nplay 8: reverse\n')
    verdict = home.check()
    again = pickle.loads(pickle.dumps(verdict))
    assert again.assumed == verdict.assumed
    assert again.standings == verdict.standings
    assert [report_text(one) for one in again.reports] == [report_text(one) for one in verdict.reports]
    difference = crazy8.load("pagat").difference(crazy8.load("bicycle"))
    kept = pickle.loads(pickle.dumps(difference))
    assert [(one.asks, one.left.statements) for one in kept.differences] == [
        (one.asks, one.left.statements) for one in difference.differences
    ]
    with pytest.raises(crazy8.RulebookError) as found:
        home.rules()
    error = pickle.loads(pickle.dumps(found.value))
    assert (str(error), [one.code for one in error.reports]) == (
        str(found.value),
        [one.code for one in found.value.reports],
    )
