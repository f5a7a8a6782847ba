"""`c8 check`: the reports, the verdict, the exit status, and what it may load."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from json import loads
from pathlib import Path

import pytest
from covering import every_variant
from jsonschema import Draft202012Validator
from session import answer

from crazy8.compiler.check.reports.holes import AssumedAnswer
from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.diagnostics.render.json import schema
from crazy8.compiler.questions.question import Question
from crazy8.compiler.topics.registry import QUESTIONS
from crazy8.variant import load
from crazy8.verdict import Standings

BROKEN = 'c8 2\nvariant broken "Broken"\nplayers 8\ndeal 7\n'
FINE = 'c8 2\nvariant fine "Fine" extends pagat [house]\ndeal 6\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a sound and a broken rulebook, in which commands run."""
    (tmp_path / "broken.c8").write_text(BROKEN, encoding="utf-8")
    (tmp_path / "fine.c8").write_text(FINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@every_variant
def test_every_shipped_variant_is_clean(name: str) -> None:
    status, printed = answer(["check", name])
    assert status == 0
    assert f"\n{name}.c8: playable; answers " in f"\n{printed}"


def test_findings_are_told_in_full_and_decide_the_status(folder: Path) -> None:
    status, printed = answer(["check", "broken.c8"])
    assert status == 1
    assert printed.startswith("error[C8-DEAL-TOO-BIG]: 8 × 7 cards and the starter make 57, but the pack holds 52\n")
    assert "4 | deal 7\n" in printed
    assert "broken.c8: not playable, 1 error; answers " in printed.splitlines()[-1]


def test_several_files_are_summed_up(folder: Path) -> None:
    status, printed = answer(["check", "broken.c8", "fine.c8", "bicycle"])
    assert (status, printed.splitlines()[-1]) == (1, "3 files: 2 playable and clean, 1 not playable")
    assert answer(["check", "fine.c8", "bicycle"])[1].splitlines()[-1] == "2 files: 2 playable and clean"


THREE_LINES = (
    "extends pagat [house]\ndeal 6",
    "extends pagat [house]\nwild J: names suit",
    "extends uno [house]\nstock empty: reshuffle",
    "extends makao-pl [house]\nno wild J",
    "[house]\nwild 8: names suit",
    "[house]\nplay 2: next draws 2",
)


@pytest.mark.parametrize("text", THREE_LINES)
def test_of_three_lines_no_more_than_ten_are_told(folder: Path, text: str) -> None:
    Path("short.c8").write_text(f'c8 2\nvariant short "Short" {text}\n', encoding="utf-8")
    status, printed = answer(["check", "short.c8"])
    assert status == 0
    assert len(printed.splitlines()) <= 10
    assert printed.splitlines()[-1].startswith("short.c8: playable; answers ")
    assert len(answer(["check", "short.c8", "--verbose"])[1].splitlines()) > 50


def test_nothing_is_left_out_of_the_count(folder: Path) -> None:
    Path("own.c8").write_text('c8 2\nvariant own "Own" [house]\nwild 8: names suit\n', encoding="utf-8")
    lines = answer(["check", "own.c8"])[1].splitlines()
    shown = [line for line in lines if "? `" in line]
    (more,) = (line for line in lines if line.endswith(" more (`--verbose`)"))
    assert int(more.split()[1]) + len(shown) == load("own.c8").check().standings.assumed
    assert shown == [line for line in lines if line.startswith("  ") and line != more]


def test_of_what_is_assumed_the_gravest_comes_first(folder: Path) -> None:
    Path("own.c8").write_text('c8 2\nvariant own "Own" extends pagat\nstock empty: reshuffle\n', encoding="utf-8")
    reports = load("own.c8").check().reports
    in_order = [one.asks for one in reports if isinstance(one, AssumedAnswer) and one.span.line == 3]
    printed = answer(["check", "own.c8"])[1]
    told = sorted((asks for asks in in_order if asks in printed), key=printed.index)
    grave = [asks for asks in told if question_that(asks).severity is Severity.ERROR]
    assert told == [*grave, *(asks for asks in told if asks not in grave)]
    assert told != in_order, "the order of the lines is another one"


def question_that(asks: str) -> Question:
    return next(one for one in QUESTIONS if one.asks == asks)


def test_a_question_that_the_base_answers_is_none_of_the_base(folder: Path) -> None:
    lines = answer(["check", "pesten-gamefunnel"])[1].splitlines()
    left_by_base = load("pesten-gamefunnel").read.left_open_by_bases(["joker.next-must-match", "deal.first-dealer"])
    assert "joker.next-must-match" not in left_by_base
    (line,) = (line for line in lines if " itself leaves " in line)
    reports = load("pesten-gamefunnel").check().reports
    at_head = [one for one in reports if isinstance(one, AssumedAnswer) and one.span.line == 2]
    assert int(line.partition(" itself leaves ")[2].split()[0]) < len(at_head)


def test_what_is_assumed_names_question_line_statement_source_and_other_answers() -> None:
    lines = answer(["check", "italian", "--verbose"])[1].splitlines()
    head = lines.index("  stock.nothing-left  What if the stock is empty and there is nothing to reshuffle either?")
    assert lines[head + 1 : head + 3] == [
        "    assumed    `stock exhausted: pass` (Bulgarian page)",
        "    elsewhere  a player who cannot play passes (Bulgarian page)",
    ]
    assert "line 22: draw until playable" in lines[:head]


def test_strict_makes_findings_of_assumptions() -> None:
    status, printed = answer(["check", "italian", "--strict"])
    assert status == 1
    assert "warning[C8-ASSUMED]: `stock.empty` is left open" in printed
    assert "italian.c8: playable, but 19 warnings; answers" in printed
    found = loads(answer(["check", "italian", "--strict", "--format", "json"])[1])
    assert (found["clean"], found["counts"]) == (False, {"errors": 0, "warnings": 19, "notes": 0})


def test_verbose_shows_the_text_round_a_note(folder: Path) -> None:
    text = 'c8 2\nvariant idle "Idle" extends bicycle [house]\nno wild J\n'
    Path("idle.c8").write_text(text, encoding="utf-8")
    note = "the base says nothing that this takes away\n"
    assert answer(["check", "idle.c8"])[1].startswith(f"note: line 3: {note}")
    status, printed = answer(["check", "idle.c8", "--verbose"])
    assert status == 0
    assert printed.startswith(f"note[C8-NOTHING-TO-TAKE-AWAY]: {note}")
    assert "3 | no wild J\n  | ^^^^" in printed


def test_who_has_to_mend_errors_is_told_of_nothing_else(folder: Path) -> None:
    assert "assumed until" not in answer(["check", "broken.c8"])[1]
    assert "assumed in broken.c8" in answer(["check", "broken.c8", "--verbose"])[1]


def test_the_verdict_is_about_the_chosen_table(folder: Path) -> None:
    assert "deck.packs-by-players" in answer(["check", "pagat", "--verbose"])[1]
    assert "deck.packs-by-players" not in answer(["check", "pagat", "--players", "3", "--verbose"])[1]
    assert "with option" in answer(["check", "bicycle", "--verbose"])[1]
    chosen = answer(["check", "bicycle", "--with", "ten_hands", "--with", "reshuffle", "--verbose"])[1]
    assert "with option" not in chosen
    assert "match-end.tie" in chosen


def test_json_is_one_object_with_all_reports_and_verdicts(folder: Path) -> None:
    status, printed = answer(["check", "broken.c8", "fine.c8", "--format", "json"])
    whole = loads(printed)
    Draft202012Validator(schema()).validate(whole)
    assert status == 1
    assert {one["place"]["file"] for one in whole["diagnostics"]} == {"broken.c8", "fine.c8"}
    broken, fine = whole["verdicts"]
    assert (broken["file"], broken["clean"], broken["playable"]) == ("broken.c8", False, False)
    assert (fine["file"], fine["clean"], fine["playable"]) == ("fine.c8", True, True)
    assert set(fine["questions"]) == {*(one.name for one in fields(Standings)), "arising"}
    told = fine["questions"]
    assert told["arising"] == told["answered"] + told["assumed"] + told["open"]
    assert fine["summary"].startswith(f"answers {told['answered']} of {told['arising']} questions that arise, assumes ")


@pytest.mark.parametrize("form", ["github", "sarif"])
def test_other_forms_carry_the_finding(folder: Path, form: str) -> None:
    status, printed = answer(["check", "broken.c8", "--format", form])
    assert status == 1
    assert "C8-DEAL-TOO-BIG" in printed
    assert "\x1b" not in printed


def test_programs_learn_what_is_allowed_and_why(folder: Path) -> None:
    text = 'c8 2\nvariant short "Short" [house]\nplayers 4\n# c8: allow C8-STOCK-SHORT because of us\ndeal 12\n'
    Path("short.c8").write_text(text, encoding="utf-8")
    status, printed = answer(["check", "short.c8", "--format", "json"])
    whole = loads(printed)
    Draft202012Validator(schema()).validate(whole)
    (allowed,) = whole["suppressed"]
    assert (status, allowed["code"], allowed["severity"]) == (0, "C8-STOCK-SHORT", "warning")
    assert (allowed["suppression"]["reason"], allowed["suppression"]["place"]["start"]["line"]) == ("of us", 4)
    assert whole["counts"]["warnings"] == 0
    assert "C8-STOCK-SHORT" not in {one["code"] for one in whole["diagnostics"]}

    results = loads(answer(["check", "short.c8", "--format", "sarif"])[1])["runs"][0]["results"]
    (suppressed,) = (one for one in results if "suppressions" in one)
    assert suppressed["ruleId"] == "C8-STOCK-SHORT"
    assert suppressed["suppressions"][0]["justification"] == "of us"
    assert "C8-STOCK-SHORT" not in answer(["check", "short.c8", "--format", "github"])[1]


def test_what_is_allowed_is_no_finding_for_the_strict_either(folder: Path) -> None:
    text = 'c8 2\nvariant lines "Lines" [house]\nwild 8: names suit\ndraw 1   # c8: allow stock.empty because of us\n'
    Path("lines.c8").write_text(text, encoding="utf-8")
    warned = answer(["check", "lines.c8", "--strict"])[1]
    assert "`stock.exhausted`" in warned or "`draw.play-drawn`" in warned
    assert "`stock.empty`" not in warned


def test_bytes_that_are_not_utf8_are_the_only_report(folder: Path) -> None:
    Path("old.c8").write_bytes('c8 2\nvariant old "Huit américain"\nplayrs 3\n'.encode("latin-1"))
    status, printed = answer(["check", "old.c8"])
    assert status == 1
    assert printed.count("error[") == 1
    assert printed.endswith("\nold.c8: not playable, 1 error\n")


def test_a_base_beside_the_file_comes_before_a_shipped_one(folder: Path) -> None:
    Path("pagat.c8").write_text('c8 2\nvariant pagat "Ours" [house]\nplayers 2\n', encoding="utf-8")
    printed = answer(["show", "fine.c8"])[1]
    assert "\nplayers 2 " in printed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--with", "tows"], "c8: `pagat` has no option `tows`; did you mean `twos`?\n    it offers `draw_until`,"),
        (
            ["--with", "draw_until", "--with", "draw_three"],
            "c8: the options `draw_three` and `draw_until` exclude each other\n    choose one of them\n",
        ),
        (["--players", "8"], "c8: `pagat` is for 2 to 7 players, not for 8\n"),
        (["--players", "9" * 26], f"c8: `pagat` is for 2 to 7 players, not for {'9' * 26}\n"),
        (["--players", "many"], "c8: --players: `many` is not a whole number of at least 1\n"),
    ],
)
@pytest.mark.parametrize("command", ["check", "show", "rulebook"])
def test_a_table_that_there_is_not_is_misuse(command: str, words: list[str], message: str) -> None:
    status, printed = answer([command, "pagat", *words])
    assert status == 2
    assert printed.startswith(message)


# ---- as a process of its own


def c8(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    code = (
        "import sys; from crazy8.cli.main import main; status = main(sys.argv[1:]);"
        "print('\\nLOADED', *sorted(sys.modules), file=sys.stderr); sys.exit(status)"
    )
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *words],
        capture_output=True,
        check=False,
        env={**os.environ, **environment},
    )


def loaded(done: subprocess.CompletedProcess[bytes]) -> set[str]:
    return set(done.stderr.decode().rpartition("LOADED")[2].split())


HEAVY = {"lark", "jinja2", "fluent", "rich", "numpy", "numba", "asyncio", "unittest"}


@pytest.mark.parametrize("command", ["check", "show", "list"])
def test_with_a_kept_grammar_nothing_heavy_is_loaded(command: str) -> None:
    words = [command, "pagat"] if command != "list" else [command]
    assert c8(*words).returncode == 0  # the first run may have to make the tables
    again = c8(*words)
    assert again.returncode == 0
    assert loaded(again) & HEAVY == set()
    assert len(again.stderr.splitlines()) == 2, "nothing else is printed there"


def test_pydantic_is_loaded_for_a_number_out_of_its_limits_alone(tmp_path: Path) -> None:
    assert "pydantic" not in loaded(c8("check", "pagat"))
    wrong = tmp_path / "wrong.c8"
    wrong.write_text('c8 2\nvariant wrong "Wrong"\nplayers 2 to 40\n', encoding="utf-8")
    done = c8("check", str(wrong))
    assert b"`40` is too large here" in done.stdout
    assert "pydantic" in loaded(done)


def test_what_helps_with_faults_is_loaded_for_a_file_with_faults_alone(tmp_path: Path) -> None:
    def helping(done: subprocess.CompletedProcess[bytes]) -> set[str]:
        parts = ("forgiving", "players_words", "marks", "beside_faults", "kinds")
        return {part for part in parts if any(f".{part}" in name for name in loaded(done) if ".telling." not in name)}

    assert helping(c8("check", "pagat")) == set()
    wrong = tmp_path / "wrong.c8"
    wrong.write_text('c8 2\nvariant wrong "Wrong" [house]\ndeal seven\n', encoding="utf-8")
    assert {"forgiving", "players_words", "marks", "beside_faults"} <= helping(c8("check", str(wrong)))


def test_no_sentence_of_a_book_is_loaded_for_a_check() -> None:
    modules = {name for name in loaded(c8("check", "pagat")) if name.startswith("crazy8.compiler.")}
    assert modules
    assert {name for name in modules if name.endswith((".claims", "sentences", ".telling.facts", ".phrase"))} == set()


def test_a_cache_that_cannot_be_written_or_is_rubbish_does_no_harm(tmp_path: Path) -> None:
    rubbish = tmp_path / "crazy8"
    rubbish.mkdir(mode=0o700)
    name = f"grammar-{sys.implementation.cache_tag}.tables"
    (rubbish / name).write_bytes(b"rubbish")
    done = c8("check", "bicycle", XDG_CACHE_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "lark" in loaded(done)
    assert (rubbish / name).stat().st_size > 10_000, "sound tables have taken its place"
    (tmp_path / "file").write_bytes(b"")
    assert c8("check", "bicycle", XDG_CACHE_HOME=str(tmp_path / "file")).returncode == 0
    assert c8("check", "bicycle", XDG_CACHE_HOME="", HOME="").returncode == 0
