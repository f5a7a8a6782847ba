"""A recorded game of each shipped variant, told as a story under tests/playthroughs/ and played again in every run.

The head of a story says what has to be known to play it again. `pytest --update` writes the stories anew and begins one
for a variant that has none; what has changed in them is what has changed in the game.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from shipped import Seating, variant_named
from story import Story

from crazy8.files.shipped import shipped_names
from crazy8.runtime.bots.policies import SENSIBLE, choose_action
from crazy8.runtime.people.events import Event
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import DEAL
from crazy8.runtime.records.limits import ACTION_WORDS
from crazy8.runtime.simulation.tally import Bots

FOLDER = Path(__file__).parent.parent / "playthroughs"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gro", "Hal")
HEAD = re.compile(
    r"(?: with (?P<options>[a-z0-9_, -]+))?, (?P<players>\d+) players, seed (?P<seed>\d+)\.\n"
    r"(?:A single hand|The first (?P<hands>\d+) hands at most)\.\n"
    r"(?:(?P<careless>.+) plays? anything, the others play sensibly\.\n)?"
)


class Playthrough(NamedTuple):
    """What has to be known to play the game again."""

    seating: Seating
    seed: int
    careless: tuple[int, ...]
    """Seats that do anything they may, also forget their calls; the others play sensibly."""
    hands: int
    """After so many hands the story ends, if the game has not ended before."""


def playthrough_from(variant: str, text: str) -> Playthrough | None:
    """What the head of a story says, or nothing if it is no story of this variant."""
    title = variant_named(variant).title
    head = HEAD.match(text, len(title)) if text.startswith(title) else None
    if head is None:
        return None
    options = tuple((head["options"] or "").replace(",", " ").split())
    careless = tuple(NAMES.index(name) for name in (head["careless"] or "").replace(" and ", " ").split())
    return Playthrough(
        Seating(variant, options, int(head["players"])), int(head["seed"]), careless, int(head["hands"] or 1)
    )


def head_of(play: Playthrough) -> Iterator[str]:
    """The head of a story."""
    with_options = f" with {', '.join(play.seating.options)}" if play.seating.options else ""
    title = variant_named(play.seating.variant).title
    yield f"{title}{with_options}, {play.seating.players} players, seed {play.seed}."
    yield f"The first {play.hands} hands at most." if play.hands > 1 else "A single hand."
    if play.careless:
        names = " and ".join(NAMES[seat] for seat in play.careless)
        yield f"{names} play{'s' if len(play.careless) == 1 else ''} anything, the others play sensibly."


def story_of(play: Playthrough) -> Iterator[str]:
    """The lines of a story."""
    yield from head_of(play)
    rules = play.seating.rules
    story = Story(rules, NAMES[: rules.players])
    chance, bots = random.Random(play.seed), Bots()
    game = RunningGame.begin(play.seating.program, play.seed)
    yield from ["", *story.deal(game.log)]
    while not game.over:
        if game.hand_over:
            if game.state.hand_number == play.hands:
                return
            yield from ["", *story.deal(done(game, DEAL))]
        elif line := story.line(game, list(turn_of(play, game, chance, bots))):
            yield line


def turn_of(play: Playthrough, game: RunningGame, chance: random.Random, bots: Bots) -> Iterator[Event]:
    """Everything that the seat does that has to decide, until another one has to."""
    mover = game.mover
    while game.mover == mover and not game.hand_over:
        yield from done(game, choice(play, game, chance, bots))


def done(game: RunningGame, action: int) -> tuple[Event, ...]:
    """Do a legal action."""
    told = game.do(action)
    assert not isinstance(told, Refusal)
    return told


def choice(play: Playthrough, game: RunningGame, chance: random.Random, bots: Bots) -> int:
    """What whoever has to decide does."""
    options = game.actions()
    if game.mover in play.careless:
        return chance.choice(options)
    words = [sum(1 << action % 64 for action in options if action // 64 == word) for word in range(ACTION_WORDS)]
    return choose_action(SENSIBLE, game.program, game.state, words, bots)


def begun(variant: str) -> Playthrough:
    """A first playthrough of a variant: of some short ones the one in which the most kinds of things happen."""
    seats = variant_named(variant).read.player_range()
    seating = Seating(variant, (), min(max(3, seats.fewest), seats.most))
    plays = [Playthrough(seating, seed, (seating.players - 1,), 1) for seed in range(1, 61)]
    return max(plays, key=interest)


def interest(play: Playthrough) -> tuple[bool, int, int]:
    """How much there is to see in a story that is short enough to read; of long ones the shortest is best."""
    lines = list(story_of(play))
    words = {word for line in lines for word in re.findall(r"\b[a-z]{3,}\b", line)}
    short = len(lines) <= LONGEST
    return short, len(words) if short else 0, -len(lines)


LONGEST = 50
"""Lines of a story that is begun, where the variant ends so soon."""


@pytest.mark.parametrize("variant", shipped_names())
def test_the_story_is_the_same_as_ever(variant: str, update: bool) -> None:
    place = FOLDER / f"{variant}.txt"
    known = place.read_text(encoding="utf-8") if place.exists() else ""
    play = playthrough_from(variant, known)
    assert play or update, "`pytest --update` begins a story"
    play = play or begun(variant)
    story = "\n".join(line.rstrip() for line in story_of(play)) + "\n"
    if update:
        FOLDER.mkdir(exist_ok=True)
        place.write_text(story, encoding="utf-8")
    assert place.read_text(encoding="utf-8") == story


def test_every_story_belongs_to_a_variant() -> None:
    assert {place.stem for place in FOLDER.glob("*.txt")} <= set(shipped_names())
