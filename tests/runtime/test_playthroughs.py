"""A recorded game of each shipped variant, told as a story under tests/playthroughs/ and played again in every run.

`pytest --update` writes the stories anew; what has changed in them is what has changed in the game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from shipped import Seating
from story import Story

from crazy8.runtime.actions import DEAL
from crazy8.runtime.bots.policies import SENSIBLE, choose_action
from crazy8.runtime.events import Event
from crazy8.runtime.refusals import Refusal
from crazy8.runtime.simulation.tally import Bots
from crazy8.runtime.table import Game

FOLDER = Path(__file__).parent.parent / "playthroughs"
NAMES = ("Ana", "Ben", "Cleo", "Dan")


class Playthrough(NamedTuple):
    """What has to be known to play the game again."""

    seating: Seating
    seed: int
    careless: tuple[int, ...]
    """Seats that do anything they may, also forget their calls; the others play sensibly."""
    hands: int
    """After so many hands the story ends, if the game has not ended before."""


PLAYTHROUGHS = (
    Playthrough(Seating("bicycle", (), 3), 262, (2,), 1),
    Playthrough(Seating("italian", (), 4), 178, (), 2),
    Playthrough(Seating("pagat", ("twos", "queens", "aces"), 3), 235, (1,), 9),
)


def story_of(play: Playthrough) -> Iterator[str]:
    """The lines of a story."""
    rules = play.seating.rules
    names = NAMES[: rules.players]
    story = Story(rules, names)
    with_options = f" with {', '.join(rules.options)}" if rules.options else ""
    yield f"{rules.identity.title}{with_options}, {rules.players} players, seed {play.seed}."
    yield f"The first {play.hands} hands at most." if play.hands > 1 else "A single hand."
    if play.careless:
        yield f"{story.seats(play.careless)} plays anything, the others play sensibly."
    chance, bots = random.Random(play.seed), Bots()
    game = Game.begin(play.seating.program, play.seed)
    yield from ["", *story.deal(game.log)]
    while not game.over:
        if game.hand_over:
            if game.state.hand_number == play.hands:
                return
            yield from ["", *story.deal(done(game, DEAL))]
        else:
            yield story.line(game, list(turn_of(play, game, chance, bots)))


def turn_of(play: Playthrough, game: Game, chance: random.Random, bots: Bots) -> Iterator[Event]:
    """Everything that the seat does that has to decide, until another one has to."""
    mover = game.mover
    while game.mover == mover and not game.hand_over:
        yield from done(game, choice(play, game, chance, bots))


def done(game: Game, action: int) -> tuple[Event, ...]:
    """Do a legal action."""
    told = game.do(action)
    assert not isinstance(told, Refusal)
    return told


def choice(play: Playthrough, game: Game, chance: random.Random, bots: Bots) -> int:
    """What whoever has to decide does."""
    options = game.actions()
    if game.mover in play.careless:
        return chance.choice(options)
    words = [sum(1 << action % 64 for action in options if action // 64 == word) for word in range(5)]
    return choose_action(SENSIBLE, game.program, game.state, words, bots)


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.seating.variant)
def test_the_story_is_the_same_as_ever(play: Playthrough, update: bool) -> None:
    place = FOLDER / f"{play.seating.variant}.txt"
    lines = [line.rstrip() for line in story_of(play)]
    story = "\n".join(lines) + "\n"
    if update:
        FOLDER.mkdir(exist_ok=True)
        place.write_text(story, encoding="utf-8")
    assert place.read_text(encoding="utf-8") == story
