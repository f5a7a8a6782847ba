"""`c8 new`: what is asked, which answers are offered, what is written, and what never."""

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

from crazy8.cli.new.asked import ASKED
from crazy8.cli.new.draft import Draft
from crazy8.cli.new.place import NAMELESS, name_of
from crazy8.cli.new.system import system_language
from crazy8.compiler.book.languages.files import languages, shipped_files
from crazy8.questions import QUESTIONS
from crazy8.site.words import SiteWords
from crazy8.variant import Variant, load

USUAL = "\n" * (len(ASKED) + 1)
"""An empty line for each question, more than are ever asked."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told(variant: Variant, players: int, options: tuple[str, ...] = ()) -> set[object]:
    """All answers of one table, whoever gives them."""
    rules = variant.rules(players=players, options=options)
    return {(one.question, one.text, one.cards, one.owed, one.number) for one in rules.answers}


# ---- asked


@pytest.mark.parametrize(
    "language", [tag if tag in ("en", "bg") else pytest.param(tag, marks=pytest.mark.slow) for tag in languages()]
)
def test_the_usual_answers_make_a_clean_file_in_every_language(language: str) -> None:
    status, printed = answer(["new", "--lang", language], USUAL)
    assert status == 0
    assert "Wrote crazy-eights-at-home.c8." in printed
    assert load("crazy-eights-at-home.c8").check().clean
    without_message = sum(not one.message for one in ASKED)
    assert printed.count("? [en]") == (0 if language == "en" else without_message + 1)


def test_every_question_is_answered_once_below_itself_in_the_file() -> None:
    answer(["new", "--lang", "it", "--title", "Da noi"], USUAL)
    text = Path("da-noi.c8").read_text(encoding="utf-8")
    words = SiteWords(shipped_files("it"))
    for one in ASKED:
        if not one.only_if_open and one.about != "joker":
            asks = words.say(one.message) if one.message else QUESTIONS[one.key].asks
            assert text.count(f"# {asks} {one.about}".rstrip() + "\n") == 1
            assert load("da-noi.c8").rules().answers_to(one.key)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 3))])
def test_whatever_is_chosen_the_file_is_clean(seed: int) -> None:
    chance = random.Random(seed)
    numbers = [str(number) for number in range(1, 21)]
    lines = [chance.choice(["", "?", "back", "2", "3", "4", *numbers]) for _ in range(60)] + [""] * len(ASKED)
    status, printed = answer(["new", "--lang", "en", "-o", "a.c8"], "\n".join(lines) + "\n")
    assert status == 0, printed
    assert load("a.c8").check().clean


def test_an_answer_is_offered_if_and_only_if_it_goes_with_those_before() -> None:
    twos = next(one for one in ASKED if one.about == "2")
    assert "play 2: next draws 2" in Draft().offered(twos).lines
    assert Draft(("deck piquet32", "value any: 1")).offered(twos).lines == ()
    assert "deck piquet32" not in Draft(("players 2 to 8", "deal 5")).offered(ASKED[2]).lines


@pytest.mark.parametrize(
    ("lines", "statement"),
    [
        (["players 3 to 5"], "players 3 to 5"),
        (["3 to 5"], "players 3 to 5"),
        (["", "6"], "deal 6"),
        (["", "", "", "jokers 2"], "jokers 2\nwild joker: names suit"),
        (["", "", "", "", "J"], "wild J: names suit"),
        (["", "", "", "", "wild 2 J: names suit"], "wild 2 J: names suit"),
        (["", "", "", "", "", "next draws 3"], "play 2: next draws 3"),
    ],
)
def test_an_answer_may_be_typed(lines: list[str], statement: str) -> None:
    answer(["new", "--lang", "en", "-o", "a.c8"], "\n".join(["Ours", *lines]) + "\n" + USUAL)
    assert f"\n{statement}\n" in Path("a.c8").read_text(encoding="utf-8")


@pytest.mark.parametrize("line", ["deal 7", "rubbish", 'title de "Wir"', "0", "99", "players 0", "# players 3", "{"])
def test_what_is_no_answer_is_asked_again(line: str) -> None:
    printed = answer(["new", "--lang", "en", "-o", "a.c8"], f"Ours\n{line}\n3 to 4\n{USUAL}")[1]
    assert "= players 3 to 4\n" in printed
    assert load("a.c8").player_counts() == range(3, 5)


def test_one_can_go_back_to_the_title() -> None:
    status, printed = answer(["new", "--lang", "en"], f"First\n\nback\nback\nSecond\n4\n{USUAL}")
    assert (status, Path("first.c8").exists()) == (0, False)
    assert load("second.c8").player_counts() == range(4, 5), printed


def test_every_question_has_a_reason_and_is_asked_once() -> None:
    assert all(one.why for one in ASKED)
    assert len({(one.key, one.about) for one in ASKED}) == len(ASKED)


@pytest.mark.parametrize("typed", ["", "Ours\n", "Ours\n2\n"])
def test_nothing_is_written_if_the_answers_end_too_early(typed: str, folder: Path) -> None:
    status, printed = answer(["new", "--lang", "en"], typed)
    assert status == 2
    assert "c8: the answers ended before the questions, and nothing was written\n" in printed
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of POSIX")
def test_an_interruption_at_a_terminal_writes_nothing(folder: Path) -> None:
    import pty

    keyboard, screen = pty.openpty()
    hear = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = [sys.executable, "-c", f"{hear}; from crazy8.cli.process import run; run()", "new", "--lang", "en"]
    asking = subprocess.Popen(program, stdin=screen, stdout=screen, env={**os.environ, "TERM": "dumb"})
    os.close(screen)
    seen = b""
    while b"called?" not in seen:
        assert select.select([keyboard], [], [], 20)[0], seen
        seen += os.read(keyboard, 4096)
    os.write(keyboard, b"Ours\n")
    while b"How many can play?" not in seen:
        assert select.select([keyboard], [], [], 20)[0], seen
        seen += os.read(keyboard, 4096)
    for _ in range(20):  # a signal that comes just before the line is waited for is only seen with the next one
        asking.send_signal(signal.SIGINT)
        try:
            asking.wait(timeout=1)
            break
        except subprocess.TimeoutExpired:
            continue
    os.close(keyboard)
    assert asking.returncode == 130
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "////"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


# ---- from a shipped variant


@every_variant
def test_an_option_written_out_makes_the_same_rules(name: str) -> None:
    base = load(name)
    for option in (one.name for one in base.options if not one.requires):
        status, printed = answer(["new", "--from", name, "--with", option, "--force", "-o", "a.c8", "--lang", "en"])
        if status == 2:
            assert "cannot be written out beside the other options" in printed
            continue
        made = load("a.c8")
        assert made.check().clean
        assert made.player_counts() == base.player_counts(options=[option])
        for players in made.player_counts():
            assert told(made, players) == told(base, players, (option,))


def test_options_of_one_table_are_written_out_together() -> None:
    answer(["new", "--from", "pagat", "--with", "twos,queens", "--with", "aces", "-o", "a.c8"])
    text = Path("a.c8").read_text(encoding="utf-8")
    assert "extends pagat [house]\n" in text
    assert "option" not in text
    for players in range(2, 8):
        assert told(load("a.c8"), players) == told(load("pagat"), players, ("twos", "queens", "aces"))


# ---- written


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Mau-Mau daheim", "mau-mau-daheim"),
        ("Ólsen Ólsen", "olsen-olsen"),
        ("Großmutters Regeln", "grossmutters-regeln"),
        ("101 at Anna's", "at-annas-101"),
        ("Луди осмици", NAMELESS),
        ("101", NAMELESS),
        ("../../etc/passwd", "etc-passwd"),
    ],
)
def test_the_file_is_named_after_the_title(title: str, name: str) -> None:
    assert name_of(title) == name
    assert answer(["new", "--from", "pagat", "--title", title])[0] == 0
    assert load(f"{name}.c8").title == title


def test_marks_in_a_title_do_not_end_it() -> None:
    assert answer(["new", "--from", "pagat", "--title", 'The "real"\tgame', "-o", "a.c8"])[0] == 0
    assert load("a.c8").title == "The ”real” game"


@pytest.mark.parametrize("words", [["--from", "pagat"], ["--lang", "en"]])
def test_nothing_is_ever_written_over_without_force(words: list[str], folder: Path) -> None:
    (folder / "a.c8").write_text("mine", encoding="utf-8")
    (folder / "b.c8").symlink_to("nowhere")
    for name in ("a.c8", "b.c8"):
        status, printed = answer(["new", *words, "-o", name], USUAL)
        assert (status, f"there is `{name}` already" in printed) == (2, True)
        assert "called?" not in printed
    assert (folder / "a.c8").read_text(encoding="utf-8") == "mine"
    assert answer(["new", *words, "-o", "a.c8", "--force"], USUAL)[0] == 0
    assert load("a.c8").check().clean


def test_a_name_from_the_title_that_is_taken_is_not_written_over(folder: Path) -> None:
    (folder / "ours.c8").write_text("mine", encoding="utf-8")
    assert answer(["new", "--lang", "en"], f"Ours\n{USUAL}")[0] == 2
    assert (folder / "ours.c8").read_text(encoding="utf-8") == "mine"
