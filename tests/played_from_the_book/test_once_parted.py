"""Engine and book agree in the games of `once_parted.md`, in each of which they parted once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from comparison import compared
from forms import BASE

import crazy8

DOCUMENT = Path(__file__).with_name("once_parted.md").read_text(encoding="utf-8")
GAME = re.compile(
    r"^(?P<what>[^\n]+):\n\n```c8 (?P<seats>\d) seats, seed (?P<seed>\d+)\n(?P<lines>.*?)\n```$",
    re.MULTILINE | re.DOTALL,
)
GAMES = list(GAME.finditer(DOCUMENT))


def test_no_game_of_the_document_is_left_out() -> None:
    assert len(GAMES) == DOCUMENT.count("```c8 ") > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["what"])
def test_engine_and_book_agree_where_they_parted_once(game: re.Match[str], tmp_path: Path) -> None:
    (tmp_path / "base.c8").write_text(BASE, encoding="utf-8")
    file = tmp_path / "once.c8"
    file.write_text(f'c8 2\nvariant once "Once" extends base [house]\n{game["lines"]}\n', encoding="utf-8")
    found = compared(crazy8.load(file), int(game["seats"]), games=2, hands=2, seed=int(game["seed"]))
    assert found.decisions > 0
    assert not found.partings, "\n".join(map(str, found.partings))
