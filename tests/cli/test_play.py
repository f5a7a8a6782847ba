"""`c8 play`: what a player sees, may do, is refused, and how a game is kept and gone on with."""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from covering import every_variant
from session import answer

from crazy8.cli.play.command import INTERRUPTED
from crazy8.cli.play.session import NAMES, names_at
from crazy8.variant import load

GAME = ["play", "pagat", "--players", "3", "--seed", "8"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


# ---- playing


@every_variant
@pytest.mark.parametrize("bots", ["sensible", pytest.param("random", marks=pytest.mark.slow)])
def test_bots_alone_play_every_variant_to_its_end(name: str, bots: str) -> None:
    status, printed = answer(["play", name, "--auto", "--seed", "3", "--bots", bots])
    assert status == 0
    last = printed.splitlines()[-1]
    assert last.endswith(" the game.") or last == "The game is over; nobody has won it."
    assert "You" not in printed


def test_the_same_seed_tells_the_same_story() -> None:
    story = ["play", "bicycle", "--auto", "--seed", "12"]
    assert answer(story) == answer(story)
    assert answer(story) != answer([*story[:-1], "13"])


def test_a_game_without_a_seed_names_one() -> None:
    first = answer(["play", "bicycle", "--auto"])[1]
    seed = first.splitlines()[0].partition("Seed ")[2].rstrip(".")
    assert answer(["play", "bicycle", "--auto", "--seed", seed])[1] == first


def hinted(limit: int = 400) -> str:
    """Lines that play whatever is possible, in the order in which a player would try."""
    return typed(*("draw", "pass", "take", "", "8", "hearts", "ana", "9", "q", "5", "a", "k", "7", "2") * limit)


@pytest.mark.parametrize("seat", ["1", "3"])
def test_a_person_can_play_a_whole_game(seat: str) -> None:
    status, printed = answer([*GAME, "--seat", seat], hinted())
    assert status == 0
    assert printed.splitlines()[-1].endswith(" the game.")
    assert "An empty line deals the next hand> " in printed


VOCABULARY = [
    *("draw", "pass", "take", "call", "hint", "help", "table", "scores", "undo", "", "catch", "catch ana", "deal"),
    *(f"{rank}{suit}" for rank in "a2345678tjqk" for suit in "cdhs"),
    *(
        "8h spades",
        "qs c",
        "hearts",
        "suit clubs",
        "d",
        "t",
        "9",
        "queen",
        "ana",
        "skip ben",
        "rubbish",
        "\x1b[2J",
        "♥",
    ),
]


@pytest.mark.parametrize(
    "table",
    [
        ("pagat", "--players", "2", "--with", "queens", "--with", "twos"),
        ("pagat", "--players", "5", "--with", "aces", "--with", "draw_three", "--bots", "random"),
        ("bicycle", "--players", "3", "--with", "ten_hands"),
        ("italian", "--with", "one_card", "--seat", "4"),
    ],
)
def test_nothing_that_is_typed_breaks_the_game(table: tuple[str, ...]) -> None:
    chance = random.Random(7)
    lines = [chance.choice(VOCABULARY) for _ in range(1500)]
    status, printed = answer(["play", *table, "--seed", "5"], typed(*lines))
    assert status == 0
    assert "Traceback" not in printed
    assert "\x1b" not in printed


def test_hidden_cards_are_not_shown() -> None:
    printed = answer(GAME, typed("draw"))[1]
    assert "You draw 10♦ and pass.\nAna plays Q♥.\n" in printed
    assert "Ana 4 cards" in printed
    story = printed.partition("`help`")[2]
    rules = load("pagat").rules(players=3)
    assert len([line for line in story.splitlines() if line.startswith("  You hold ")]) == 2
    assert sum(name in story for name in map(rules.deck.name_of, range(52))) < 12


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("ks", "You do not hold K♠."),
        ("2c", "2♣ does not fit: it shares neither suit nor rank with 9♥."),
        ("pass", "You have to play or draw."),
        ("take", "Nothing is owed."),
        ("call", "There is nothing to call now."),
        ("hearts", "Nothing is to be named now."),
        ("catch ana", "No player is to be chosen now."),
        ("catch", "No player is to be chosen now."),
        ("2", "Which one, 2♣ or 2♠?"),
        ("8", "You hold no 8."),
        ("undo", "There is nothing to take back."),
        ("deal", "This hand is not over yet."),
        ("hint", "A sensible player would play 5♥."),
        ("save", "Say where: `save FILE`"),
        ("rubbish", "`rubbish` is no card and no command; `help` shows what you can type."),
    ],
)
def test_what_cannot_be_done_is_explained(line: str, says: str) -> None:
    printed = answer(GAME, typed(line))[1]
    assert f"> {line}\n{says}\n" in printed
    assert printed.count("You hold") == 1 + (says.startswith("You hold"))


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["why"], "Say which move, such as `why 5♥` or `why pass`"),
        (["why ks"], "You do not hold K♠."),
        (["why 5h"], "Nothing forbids it."),
        (
            ["why pass"],
            "You have to play or draw.\nThe rulebook: “May you pass without drawing? Not while",
        ),
        (["2c"], "9♥.\nThe rulebook: “On your turn, lay one card face up on the discard pile."),
        (["pass", "why"], "> why\nYou have to play or draw.\nThe rulebook: “"),
        (["why rubbish"], "`rubbish` is no card and no command; `help` shows what you can type."),
        (["why help"], "That is no move."),
    ],
)
def test_why_cites_the_rulebook(lines: list[str], says: str) -> None:
    assert says in answer(GAME, typed(*lines))[1]


def test_the_rulebook_is_cited_in_another_language() -> None:
    printed = answer([*GAME, "--lang", "it"], typed("why pass"))[1]
    assert "Si può passare senza pescare? No" in printed


def test_an_unknown_language_is_a_mistake() -> None:
    assert answer([*GAME, "--lang", "xx"], typed())[0] == 2


def test_taking_back_goes_to_the_last_decision() -> None:
    printed = answer(GAME, typed("draw", "undo", "5h", "undo"))[1]
    first, drawn, back, played, again = (part.partition("\n> ")[0] for part in printed.split("\n\n")[1:])
    assert first == back == again.partition("\nThe game")[0]
    assert len({first, drawn, played}) == 3


def test_the_rules_of_the_table_can_be_read() -> None:
    printed = answer([*GAME, "--with", "twos"], typed("rules"))[1]
    assert "Crazy Eights (Pagat)\n====" in printed
    assert "36" in printed


def test_suits_can_be_letters() -> None:
    printed = answer(["--suits", "ascii", *GAME], typed("5♥"))[1]
    assert "You hold 2C JD AS 2S [5H]" in printed
    assert "♥" not in printed.partition("> ")[0]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "c8: say what to play, such as `c8 play pagat`\n    `c8 list` shows what ships\n"),
        (["-"], "c8: standard input is for your moves; name a file with the rules\n"),
        (["pagat", "--players", "3", "--seat", "4"], "c8: there is no seat 4 at a table of 3\n"),
        (["pagat", "--players", "9"], "c8: `pagat` is for 2 to 7 players, not for 9\n"),
        (["pagat", "--bots", "clever"], "c8: --bots: unknown value `clever`; choose sensible or random\n"),
        (["pagat", "--load", "none"], "c8: cannot read `none`: no such file or directory\n"),
    ],
)
def test_misuse(words: list[str], message: str) -> None:
    status, printed = answer(["play", *words])
    assert status == 2
    assert printed.startswith(message)


def test_everybody_has_a_name_of_their_own() -> None:
    assert names_at(3, None) == ("Ana", "Ben", "Cleo")
    assert names_at(3, 1) == ("Ana", "You", "Ben")
    assert len(set(names_at(12, 11))) == 12
    assert len(set(NAMES)) == len(NAMES) >= 12


# ---- as a process of its own


PROGRAM = [sys.executable, "-c", "from crazy8.cli.process import run; run()"]


HEAR_SIGNALS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""What runs in the background inherits that interruptions are ignored."""


def test_playing_does_not_load_the_compiler_of_the_engine() -> None:
    code = (
        "import sys; from crazy8.cli.main import main; status = main(sys.argv[1:]);"
        "print(*sys.modules, file=sys.stderr); sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", code, *GAME], input=b"draw\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert not {"numba", "numpy", "rich", "jinja2", "fluent"} & set(done.stderr.decode().split())


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of POSIX")
def test_an_interruption_at_a_terminal_keeps_the_game() -> None:
    import pty

    keyboard, screen = pty.openpty()
    words = [sys.executable, "-c", f"{HEAR_SIGNALS}; {PROGRAM[2]}", *GAME, "--save", "a.c8game"]
    game = subprocess.Popen(words, stdin=screen, stdout=screen, env={**os.environ, "TERM": "dumb"})
    os.close(screen)
    read_until(keyboard, b"5\xe2\x99\xa5 or draw\r\n> ")
    os.write(keyboard, b"draw\n")
    read_until(keyboard, b"2\xe2\x99\xa3 or draw\r\n> ")
    # A signal that comes just before the line is waited for is only seen with the next one.
    for _ in range(20):
        game.send_signal(signal.SIGINT)
        if select.select([keyboard], [], [], 1)[0]:
            break
    read_until(keyboard, b"goes on with it")
    assert game.wait(timeout=20) == INTERRUPTED
    os.close(keyboard)
    assert answer(["play", "--load", "a.c8game"], typed("undo"))[1].count("Taken back.") == 1


def read_until(terminal: int, awaited: bytes) -> None:
    seen = b""
    while awaited not in seen:
        ready, _, _ = select.select([terminal], [], [], 20)
        assert ready, f"nothing comes after {seen!r}"
        seen += os.read(terminal, 4096)
