"""The table of actions: complete, without gaps, and in agreement with what is told of a game."""

from __future__ import annotations

import random

import pytest
from tables import program_of, rules_of

from crazy8.compiler.rulings.actions import ACTIONS as LINES
from crazy8.games.moves import Moves
from crazy8.runtime.people.actions import TABLE, ActionKind, ActionRow, is_known, kind_of, named_by, row_of
from crazy8.runtime.people.decisions import TABLE as DECISIONS
from crazy8.runtime.people.reasons import Reason
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records import actions, codes

MANY_DECISIONS = """play 3: give 1 card to chosen
play 4: names suit
play 5: skip chosen
play 6: may end hand
call "last card" at 1 card, else draw 2
play 2: next draws 2
answer 2 with 2
several same rank
"""


def test_every_kind_has_one_row_in_the_order_of_the_numbers() -> None:
    assert [row.kind for row in TABLE] == list(ActionKind)
    assert [row.first for row in TABLE] == sorted(row.first for row in TABLE)


def test_every_number_belongs_to_the_row_below_it() -> None:
    for number in range(actions.ACTIONS):
        row = row_of(number)
        assert row.first <= number
        assert number - row.first == named_by(number)
        assert kind_of(number) is row.kind


@pytest.mark.parametrize("number", [-3, -1, actions.ACTIONS, 9999])
def test_other_numbers_are_no_actions(number: int) -> None:
    rules, program = rules_of("", 2), program_of("", 2)
    with pytest.raises(ValueError, match=f"{number} is no action; they are numbered from 0 to {actions.ACTIONS - 1}"):
        Moves(rules).move(number)
    assert not is_known(program, number)


def test_every_line_of_an_example_does_something_of_the_table() -> None:
    """Who `is out` has done it before; what is called with `does` stands in the table by its own word."""
    in_examples = {word for row in TABLE for word in row.in_examples}
    assert set(LINES) - {"is_out", "does"} <= in_examples


def test_every_reason_has_a_sentence_of_its_own() -> None:
    sentences = [reason.sentence for reason in Reason]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence[0] == sentence[0].lower() and not sentence.endswith(".") for sentence in sentences)


def test_every_phase_of_choice_has_a_decision() -> None:
    assert {decision.phase for decision in DECISIONS} == set(range(codes.NAME, codes.HAND_OVER))


def test_events_that_tell_an_action_tell_no_other() -> None:
    told: set[ActionKind] = set()
    for seed in range(6):
        game = RunningGame.begin(program_of(MANY_DECISIONS, 3), seed)
        chance = random.Random(seed)
        while not game.over:
            action = chance.choice(game.actions())
            done = game.do(action)
            assert not isinstance(done, Refusal)
            told |= {row.kind for row in rows_telling(done[0]) if row is row_of(action)} if done else set()
            assert not done or not rows_telling(done[0]) or row_of(action) in rows_telling(done[0]), (action, done)
    assert told >= {ActionKind.PLAY, ActionKind.DRAW, ActionKind.CHOOSE_CARD, ActionKind.NAME_SUIT, ActionKind.TAKE}


def rows_telling(event: object) -> list[ActionRow]:
    return [row for row in TABLE if isinstance(event, row.told_by)]
