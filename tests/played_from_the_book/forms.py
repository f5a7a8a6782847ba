"""The forms of statements: every way to answer every question, as the registry of questions has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import crazy8
from crazy8.compiler.topics.registry import TOPICS

BASE = """c8 2
variant base "Base" [house]
players 2 to 4
deck standard52
deal 4
match suit or rank
wild 8: names suit
draw 1
draw at will
drawn card may be played
stock empty: reshuffle
blocked: each pays own hand
score: each pays own hand
value any: 1
game to 30, lowest wins
"""
"""What is not asked for by a form: an ordinary game, which a form overrides."""


COUNTERS = ("countdown from 8 to 1", "deal countdown", "game to countdown")
REWARDS = ("score: winner collects", "blocked: winner collects", "game to 30, highest wins")
LEAVING = ("after each hand: loser leaves game", "game until 1 remains")
LIVES = ("countdown from 2 to 0", "countdown falls for loser")
OWING = ("play any but 8 9 10 K A: next draws 2",)
ASKING = "play 4: next must play same suit, else draw 1"
NEEDED: dict[str, tuple[str, ...]] = {
    "deal countdown": COUNTERS,
    "game to countdown": COUNTERS,
    "finish: next countdown": COUNTERS,
    "first player holder of lowest diamonds and leads it": ("no starter",),
    "play 3 while countdown 3: nothing": ("play 3: skip next", *COUNTERS),
    "play 9 while owing: nothing": ("play 9: skip next", ASKING),
    "forbid 9 while owing": (ASKING,),
    "forbid 2 while countdown 2": COUNTERS,
    "finish on any while owing: forbidden": (ASKING,),
    "finish on 2 while countdown 2: wins": ("finish on 2: forbidden", *COUNTERS),
    "play 2 on hearts: nothing": ("play 2: next draws 2",),
    "finish: both partners": ("partners opposite", "players 4"),
    "after joker served: any": ("jokers 2", "wild joker: names nothing", "play joker: next draws 2"),
    "challenge 8: guilty draws debt, else challenger draws debt plus 2": ("no wild any", "play 8: next draws 2"),
    "answer 2 with 2: doubles": ("play 2: next draws 2",),
    "answer 2 with 2: replaces": ("play 2: next draws 2",),
    "answer 2 with 2: adds": ("play 2: next draws 2",),
    "answer black J with red J: cancels": OWING,
    "answer 2 with A: cancels": ("play 2: next draws 2",),
    "answer 2 with A: cancels last": ("play 2: next draws 2",),
    "answer 7 with same suit 9: passes on": OWING,
    "answer 7 with same suit 10: sends back": OWING,
    "blocked: lowest collects differences": REWARDS[::2],
    "score: winner collects": REWARDS[1:],
    "score: winner collects average": REWARDS[1:],
    "score: lowest collects differences": ("blocked: lowest collects differences", REWARDS[2]),
    "score: each collects differences": ("blocked: each collects differences", REWARDS[2]),
    "score: finishers collect": ("finish: play on", *REWARDS[1:]),
    "score: lowest wins": ("blocked: lowest wins", "game 3 hands"),
    "score: nothing": ("blocked: nothing", "game 3 hands"),
    "score: winner takes 1": ("blocked: winner takes 1", REWARDS[2]),
    "score: places 3 2 1 0": ("finish: play on", "blocked: places", "game to 10, highest wins"),
    "rounding to 1": ("blocked: winner collects average", REWARDS[2]),
    "rounding to 10, at least 10": ("blocked: winner collects average", REWARDS[2]),
    "game columns 3 to 100": REWARDS[:2],
    "game until 1 remains": LEAVING,
    "after each hand: loser leaves game": LEAVING[1:],
    "after each hand: winner leaves game": LEAVING[1:],
    "countdown falls for loser": (*LIVES, "countdown over: loses game", "game to countdown"),
    "countdown over: leaves game": (*LIVES, *LEAVING[1:]),
    "countdown over: loses game": (*LIVES, "game to countdown"),
    "countdown over: wins game": (LIVES[0], "countdown falls for winner", "game to countdown"),
    "game to 50 per player, highest wins": REWARDS[:2],
    "game to 500, who reaches it wins": REWARDS[:2],
    "game to 100, highest wins": REWARDS[:2],
}
"""What else a rulebook has to say with a form, so that it can be played."""
LEFT_OUT = ("leave out 8 9", "answer any but 8 with AS: cancels")
"""The base has rules about eights, and nothing else owes draws for all other cards, the ace of spades left out."""


RANKS = ["8", "9", "7", "10", "J", "Q", "K", "A", "6", "5", "4", "3", "2"]
"""The ranks, those first of which players are told most."""
FEWEST_RANKS = 6
"""With four players and four cards each something is left to draw."""


class Form(NamedTuple):
    """A way to answer a question."""

    line: str
    """The statement that answers it."""
    before: str
    """The lines of a rulebook in which the question comes up."""
    topic: str
    """The topic of the question."""

    @property
    def lines(self) -> list[str]:
        """The statements of the form: where both answer for the same cards, its own instead of that before it."""
        own = NEEDED.get(self.line, ())
        said = [line.split()[:3] for line in own]  # `countdown falls for winner` stands for any `countdown falls for`
        needed = [*(line for line in self.before.splitlines() if line.split()[:3] not in said), *own]
        same = self.line.partition(":")[0] if self.line.startswith(("play ", "answer ")) else self.line
        return [*(line for line in needed if line.partition(":")[0] != same and line != self.line), self.line]

    def __str__(self) -> str:
        return self.line


def every_form() -> tuple[Form, ...]:
    """Every form that is played; notes are only printed."""
    found = {
        line: Form(line, question.raised_in or "", topic)
        for topic, questions in TOPICS.items()
        for question in questions
        if question.form in ("stated", "settled")
        for line in question.write
        if line not in LEFT_OUT
    }
    return tuple(found.values())


def text_of(forms: Sequence[Form], *, few_ranks: bool = False) -> str:
    """A rulebook of some forms on the base, or of the ranks alone that the forms name and of a few others."""
    lines = dict.fromkeys(line for form in forms for line in form.lines)
    counters = [line for line in lines if line.startswith("countdown from ")]
    for longer in sorted(counters)[1:]:  # there is one counter, and a short one comes to its end
        del lines[longer]
    if few_ranks:
        named = {word for line in lines for word in re.findall(r"\w+", line)}
        spare = sorted(set(RANKS) - named, key=RANKS.index)
        kept = max(0, FEWEST_RANKS - len(RANKS) + len(spare))
        lines[f"leave out {' '.join(spare[kept:])}"] = None
    return "\n".join(['c8 2\nvariant forms "Forms" extends base [house]', *lines, ""])


class Workbench:
    """A folder with the base and one rulebook beside it, with all ranks or with few."""

    def __init__(self, folder: Path, *, few_ranks: bool = False) -> None:
        self.file = folder / "forms.c8"
        self.few_ranks = few_ranks
        (folder / "base.c8").write_text(BASE, encoding="utf-8")

    def variant(self, forms: Sequence[Form]) -> crazy8.Variant:
        self.file.write_text(text_of(forms, few_ranks=self.few_ranks), encoding="utf-8")
        return crazy8.load(self.file)
