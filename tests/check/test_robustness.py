"""No text is a traceback, none takes much memory, and of two faults neither hides the other for good.

That the work grows with the length of a text and no faster is held in `test_growth.py`, by counting.
"""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import pytest

import crazy8
from crazy8.compiler.diagnostics.diagnostic import is_finding
from crazy8.compiler.diagnostics.render import render
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.source import Source
from crazy8.files.lookup import MOST_BYTES
from crazy8.files.shipped import shipped_source

MEGABYTES = 400
NEVER_ENDS = 300
"""Seconds; only work without an end takes so long, on however busy a machine."""


def checked(text: str) -> list[str]:
    """The codes of the findings; asserts that all reports can be shown."""
    diagnostics = crazy8.load_text(text, "any.c8").check().reports
    assert all(0 <= one.span.start <= one.span.end <= len(one.span.source.text) for one in diagnostics)
    assert not diagnostics or render(diagnostics)
    return [one.code for one in diagnostics if is_finding(one)]


# ---- files that end too early


def shipped_text(name: str) -> str:
    source = shipped_source(name)
    assert source is not None
    return source.text


@pytest.mark.parametrize(
    "name", ["italian", *(pytest.param(name, marks=pytest.mark.slow) for name in ("taki", "older-wikipedia"))]
)
def test_a_file_that_ends_behind_any_line_is_checked(name: str) -> None:
    lines = shipped_text(name).splitlines(keepends=True)
    open_blocks = 0
    for number, line in enumerate(lines, 1):
        open_blocks += line.partition(" #")[0].count("{") - line.partition(" #")[0].count("}")
        codes = checked("".join(lines[:number]))
        assert ("C8-UNCLOSED-BLOCK" in codes) == (open_blocks > 0), line


@pytest.mark.parametrize("name", ["bicycle", "uno", "openspiel"])
def test_a_file_that_ends_behind_any_word_is_read(name: str) -> None:
    text = shipped_text(name)
    ends = [at for at in range(1, len(text)) if text[at].isspace() and not text[at - 1].isspace()]
    for at in ends[::7]:
        parsed = parse(Source("short.c8", text[:at]))
        assert len(parsed.diagnostics) <= 2, [one.message for one in parsed.diagnostics]
        assert all(one.span.end <= at for one in parsed.diagnostics)


# ---- bases


def written(folder: Path, name: str, base: str | None, body: str = "") -> Path:
    path = folder / f"{name}.c8"
    extends = f" extends {base}" if base else ""
    path.write_text(f'c8 2\nvariant {name} "{name}"{extends} [house]\n{body}', encoding="utf-8")
    return path


@pytest.mark.parametrize("start", ["ring0", "ring13", "outside"])
def test_twenty_files_that_extend_each_other_in_a_ring_are_one_report(tmp_path: Path, start: str) -> None:
    for number in range(20):
        written(tmp_path, f"ring{number}", f"ring{(number + 1) % 20}")
    written(tmp_path, "outside", "ring5")
    (report,) = crazy8.load(tmp_path / f"{start}.c8").check().reports
    assert report.code == "C8-BASE-CYCLE"
    assert report.message.count("→") >= 19


def test_two_hundred_files_that_extend_each_other_in_a_row_are_checked(tmp_path: Path) -> None:
    written(tmp_path, "v0", "pagat", "deal 6\n")
    for number in range(1, 200):
        last = written(tmp_path, f"v{number}", f"v{number - 1}", f"draw {number % 3 + 1}\n")
    assert crazy8.load(last).check().clean


# ---- whole processes: memory, and what is printed

HEAD = b'c8 2\nvariant home "Our eights" [house]\n'
FILES = {
    "ten megabytes of letters": b"x" * 10_000_000,
    "ten megabytes of statements": HEAD + b"deal 5\n" * 1_400_000,
    "ten megabytes of one line": HEAD + b"play " + b"8 " * 5_000_000,
    "ten megabytes of zeros": bytes(10_000_000),
    "ten thousand options": HEAD + b"".join(b'option o%d "O" { draw 2 }\n' % n for n in range(10_000)),
    "ten thousand examples": HEAD + b'example "E" { seats A B\nturn A }\n' * 10_000,
    "a hundred thousand braces": HEAD + b"when 2 players {" * 100_000,
    "deep nesting in one option": HEAD + b'option a "A" {' + b" when 2 players {" * 5_000 + b"}" * 5_001,
    "four megabytes of statements": HEAD + b"deal 5\n" * 590_000,
    "four megabytes of one line": HEAD + b"play " + b"8 " * 2_000_000,
    "bytes that are no text": bytes(range(256)) * 4_000,
    "half a character": HEAD + 'title it "瘋'.encode()[:-1],
    "nothing": b"",
}
PROGRAM = """
import sys
from crazy8.cli.main import main
status = main(sys.argv[1:])
# What the system tells of a process counts the memory of its parent too, from the moment in which it was made.
peak = next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(status, peak // 1024, file=sys.stderr)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in other units elsewhere")
@pytest.mark.parametrize("name", FILES)
def test_no_file_takes_much_memory(name: str, tmp_path: Path) -> None:
    (tmp_path / "hard.c8").write_bytes(FILES[name])
    words = [sys.executable, "-c", PROGRAM, "check", "hard.c8"]
    done = subprocess.run(
        words, cwd=tmp_path, capture_output=True, check=False, text=True, errors="replace", timeout=NEVER_ENDS
    )
    assert "Traceback" not in done.stderr, done.stderr[-2_000:]
    status, megabytes = done.stderr.splitlines()[-1].split()
    assert status == ("2" if len(FILES[name]) > MOST_BYTES else "1"), done.stderr
    assert "hard.c8" in done.stdout + done.stderr
    assert len(done.stdout) < 100_000
    assert int(megabytes) < MEGABYTES


# ---- two faults

SOUND = """c8 2
variant home "Our eights" [house]
source book "A rulebook"
players 2 to 4
deal 6 [book]
wild 8: names suit
play 2: next draws 2
answer 2 with 2
draw 1
score: each pays own hand
value 8: 50
value any: 5
game to 100, lowest wins
option mild "Mild" { draw 2 }
rule deal.misdeal: "Again."
call "out" at 1 card, else draw 2
"""
FAULTS = {
    "draw 1": ("drow 1", "C8-UNKNOWN-STATEMENT"),
    "players 2 to 4": ("players 2 till 4", "C8-UNEXPECTED-WORD"),
    "deal 6 [book]": ("deal 6 [nobody]", "C8-UNDECLARED-SOURCE"),
    'option mild "Mild" { draw 2 }': ('option mild "Mild" { draw 2 } requires wild', "C8-UNKNOWN-OPTION"),
    "wild 8: names suit": ("wild eights: names suit", "C8-UNKNOWN-CARD-WORD"),
    "play 2: next draws 2": ("play 2: next draws 2\nplay 2: skip next", "C8-ANSWERED-TWICE"),
    "score: each pays own hand": ("score: winner collects", "C8-TARGET-AGAINST-MODE"),
    "value any: 5": ("value J: 5", "C8-UNSCORED-CARD"),
    "answer 2 with 2": ("answer 9 with 9", "C8-NOTHING-OWED"),
    'rule deal.misdeal: "Again."': ('rule deal.misdael: "Again."', "C8-UNKNOWN-QUESTION"),
    'call "out" at 1 card, else draw 2': ('call "out" at 0 cards, else may not finish', "C8-CALL-TOO-LATE"),
}
PAIRS = list(itertools.combinations(FAULTS, 2))


def test_the_text_without_faults_has_none() -> None:
    assert checked(SOUND) == []


@pytest.mark.parametrize("line", FAULTS)
def test_each_fault_alone_is_found(line: str) -> None:
    wrong, code = FAULTS[line]
    assert checked(SOUND.replace(line, wrong)) == [code]


@pytest.mark.parametrize(
    "pair", PAIRS, ids=[" + ".join(FAULTS[line][1][3:].lower() for line in pair) for pair in PAIRS]
)
def test_two_faults_are_both_found_at_once_or_one_after_the_other(pair: tuple[str, str]) -> None:
    """A text that cannot be read is not checked further, and rules that cannot be made are not either: those faults
    come first. Nothing else is reported meanwhile, and the second fault comes once the first is mended.
    """
    text = SOUND
    for line in pair:
        text = text.replace(line, FAULTS[line][0])
    wanted = {FAULTS[line][1] for line in pair}
    found = set(checked(text))
    assert found
    assert found <= wanted
    for line in pair:
        if FAULTS[line][1] in found:
            text = text.replace(FAULTS[line][0], line)
    assert found | set(checked(text)) == wanted


def test_an_undeclared_source_hides_nothing_of_the_rules() -> None:
    text = SOUND.replace("deal 6 [book]", "deal 20 [nobody]")
    assert checked(text) == ["C8-DEAL-TOO-BIG", "C8-UNDECLARED-SOURCE"]
