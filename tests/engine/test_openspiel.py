"""The shipped variant `openspiel` plays exactly as OpenSpiel's own code does: the same choices, the same returns.

By default twenty games are compared at each table; with `CRAZY8_OPENSPIEL_GAMES=1700` they are more than ten thousand
for each setting. So many were compared once, with OpenSpiel 2.0.2, and all went the same way. OpenSpiel comes with the
extra `openspiel`.
"""

from __future__ import annotations

import os
import random

import pytest
from openspiel import Replay, record
from shipped import Seating

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install crazy8[openspiel]")

GAMES = int(os.environ.get("CRAZY8_OPENSPIEL_GAMES", "20"))
SETTINGS = {
    (): {"max_draw_cards": 5},
    ("draw_one",): {"max_draw_cards": 1},
    ("draw_three",): {"max_draw_cards": 3},
    ("reshuffle",): {"max_draw_cards": 5, "reshuffle": True},
    ("special",): {"max_draw_cards": 5, "use_special_cards": True},
    ("reshuffle", "special"): {"max_draw_cards": 5, "reshuffle": True, "use_special_cards": True},
    ("draw_one", "reshuffle", "special"): {"max_draw_cards": 1, "reshuffle": True, "use_special_cards": True},
    ("draw_three", "special"): {"max_draw_cards": 3, "use_special_cards": True},
}
"""The options of the variant, and the parameters that they stand for."""


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 12])
@pytest.mark.parametrize("options", SETTINGS, ids="-".join)
def test_every_game_goes_the_same_way(options: tuple[str, ...], players: int) -> None:
    seating = Seating("openspiel", options, players)
    game = pyspiel.load_game("crazy_eights", {"players": players, **SETTINGS[options]})
    chance = random.Random(players)
    for _ in range(GAMES):
        Replay(seating.program, seating.rules.deck, record(game, chance)).play()


def test_the_parameters_are_those_that_the_variant_knows() -> None:
    known = {"players", "max_draw_cards", "max_turns", "reshuffle", "use_special_cards"}
    assert set(pyspiel.load_game("crazy_eights").get_parameters()) == known
