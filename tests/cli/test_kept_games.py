"""Games that are kept in a file: gone on with, never lost, never mixed up, and checked before they are trusted."""

from __future__ import annotations

from json import dumps, loads
from pathlib import Path

import pytest
from session import answer

from crazy8.runtime.people.replay import VERSION
from crazy8.variant import load

GAME = ["play", "pagat", "--players", "3", "--seed", "8"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def kept(*lines: str, name: str = "evening.c8game") -> dict[str, object]:
    """A game of which some moves are made, as it lies in its file."""
    assert answer([*GAME, "--save", name], typed(*lines))[0] == 0
    found = loads(Path(name).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_a_kept_game_goes_on_where_it_stood() -> None:
    kept("draw")
    straight = answer(GAME, typed("draw", "table", "2c", "quit"))[1]
    status, later = answer(["play", "--load", "evening.c8game"], typed("2c", "quit"))
    assert status == 0
    end = straight.partition("> table\n")[2].partition("The game is")[0]
    assert end in later
    assert "goes on with it" in later


def test_a_game_is_kept_after_every_move() -> None:
    assert answer([*GAME, "--save", "a.c8game"], "")[0] == 0
    before = Path("a.c8game").read_bytes()
    printed = answer(["play", "--load", "a.c8game"], typed("5h"))[1]
    assert Path("a.c8game").read_bytes() != before
    assert printed.endswith("The game is kept: `c8 play --load a.c8game` goes on with it.\n")


def test_a_game_can_be_kept_later_under_a_name() -> None:
    printed = answer(GAME, typed("5h", "save later.c8game", "2c"))[1]
    assert "Kept in `later.c8game`, now and after every move." in printed
    assert len(loads(Path("later.c8game").read_text(encoding="utf-8"))["recording"]["actions"]) > 3


def test_nothing_is_overwritten() -> None:
    Path("notes.txt").write_text("mine", encoding="utf-8")
    status, printed = answer([*GAME, "--save", "notes.txt"])
    assert (status, printed) == (2, "c8: `notes.txt` exists already\n    choose another name\n")
    assert "`notes.txt` exists already" in answer(GAME, typed("save notes.txt"))[1]
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine"


def test_taking_back_works_in_a_kept_game_too() -> None:
    kept("draw")
    printed = answer(["play", "--load", "evening.c8game"], typed("undo", "undo"))[1]
    assert "Taken back." in printed
    assert "On top lies 9♥" in printed
    assert "There is nothing to take back." in printed


def changed(game: dict[str, object], **fields: object) -> str:
    return dumps(game | fields)


@pytest.mark.parametrize("length", [0, 1, 40, 250])
def test_a_game_that_was_cut_off_is_told(length: int) -> None:
    text = dumps(kept("draw"))
    Path("cut.c8game").write_text(text[:length], encoding="utf-8")
    status, printed = answer(["play", "--load", "cut.c8game"])
    assert (status, printed) == (2, "c8: cannot go on with `cut.c8game`: it is no saved game, or was cut off\n")


def test_other_files_and_damaged_games_are_told() -> None:
    game = kept("draw")
    recording = game["recording"]
    assert isinstance(recording, dict)
    for text, reason in {
        "[]": "it is no saved game",
        '{"format": "other"}': "it is no saved game",
        "[" * 100_000: "it is no saved game, or was cut off",
        changed(game, version=2): "its form is 2, and this version of crazy8 reads form 1",
        changed(game, variant=7): "it is damaged",
        changed(game, me=3): "it is damaged",
        changed(game, options="twos"): "it is damaged",
        changed(game, recording=None): "this is no recording",
        changed(game, recording=recording | {"seed": 9}): "the recording is damaged",
        changed(game, recording=recording | {"version": 7}): f"the recording is not of version {VERSION}",
        changed(game, options=["tows"]): "`pagat` has no option `tows`; did you mean `twos`?",
        changed(game, variant="pagan"): "there is no file or shipped variant `pagan`; did you mean `pagat`?",
        changed(game, options=["twos"]): "it was played by other rules than those of `pagat.c8`",
    }.items():
        Path("bad.c8game").write_text(text, encoding="utf-8")
        status, printed = answer(["play", "--load", "bad.c8game"])
        assert (status, printed.splitlines()[0]) == (2, f"c8: cannot go on with `bad.c8game`: {reason}")
    Path("bad.c8game").write_bytes(b"\xff\xfe")
    assert answer(["play", "--load", "bad.c8game"])[1] == "c8: cannot go on with `bad.c8game`: it is no saved game\n"


def test_a_game_belongs_to_its_rules() -> None:
    kept("draw")
    status, printed = answer(["play", "bicycle", "--load", "evening.c8game"])
    reason = "it was played by other rules than those of `bicycle.c8`"
    assert (status, printed) == (2, f"c8: cannot go on with `evening.c8game`: {reason}\n")


def test_rules_that_have_moved_can_be_named() -> None:
    Path("home.c8").write_text('c8 2\nvariant home "Home" extends pagat [house]\n', encoding="utf-8")
    assert answer(["play", "home.c8", "--save", "a.c8game", "--seed", "8"], typed("draw"))[0] == 0
    Path("home.c8").rename("moved.c8")
    status, printed = answer(["play", "--load", "a.c8game"])
    assert status == 2
    assert "there is no file `home.c8`" in printed
    assert "`c8 play RULES --load a.c8game`" in printed
    assert answer(["play", "moved.c8", "--load", "a.c8game"], typed("quit"))[0] == 0


def test_the_table_of_a_kept_game_cannot_be_changed() -> None:
    kept("draw")
    for words in (["--players", "4"], ["--with", "twos"], ["--seed", "9"]):
        status, printed = answer(["play", "--load", "evening.c8game", *words])
        assert status == 2
        assert "of a kept game cannot be changed" in printed


def test_a_game_that_began_in_a_position_is_gone_on_with_in_python() -> None:
    game = load("pagat").position(hands=[["5♥"], ["7♥"]], top="9♥")
    Path("position.c8game").write_bytes(game.save())
    assert answer(["play", "--load", "position.c8game"]) == (
        2,
        "c8: cannot go on with `position.c8game`: it began in a position of one's own\n"
        "    `Variant.restore` goes on with it in Python\n",
    )
    assert load("pagat").restore(Path("position.c8game").read_bytes()) == game
