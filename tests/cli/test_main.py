"""The frame of `c8`: which command runs, how it ends, and what it does not load."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from argparse import Namespace
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest
from session import answer

from crazy8.cli import main as frame
from crazy8.cli.arguments import Parser
from crazy8.cli.main import COMMANDS, INTERRUPTED, MISUSE, NOBODY_READS, OWN_FAULT
from crazy8.cli.misuse import Misuse

CLI = Path(frame.__file__).parent


def test_every_command_has_a_file_and_every_file_a_line() -> None:
    assert set(COMMANDS) == {path.parent.name for path in CLI.glob("*/command.py")}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_examples_in_its_help(name: str) -> None:
    status, printed = answer([name, "--help"])
    assert status == 0
    assert f"  c8 {name}" in printed.partition("examples:")[2]


def test_the_main_help_lists_the_commands() -> None:
    status, printed = answer(["--help"])
    assert status == 0
    assert all(f"  {name} " in printed and purpose in printed for name, purpose in COMMANDS.items())
    assert answer(["help"]) == (0, printed)


def test_without_a_command_the_help_is_shown_as_misuse() -> None:
    assert answer([]) == (MISUSE, answer(["--help"])[1])


def test_the_version_is_that_of_the_installation() -> None:
    status, printed = answer(["--version"])
    assert (status, printed.split()[0]) == (0, "crazy8")
    assert printed == answer(["-V"])[1]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A command `explain` whose `run` a test replaces."""
    fake = SimpleNamespace(register=lambda parser: None, run=lambda arguments: 0)

    def import_fake(name: str) -> object:
        return fake if name == "crazy8.cli.explain.command" else import_module(name)

    monkeypatch.setattr(frame, "import_module", import_fake)
    return fake


def raising(error: BaseException) -> object:
    def run(arguments: Namespace) -> int:
        raise error

    return run


@pytest.mark.parametrize("status", [0, 1, 2])
def test_the_status_of_the_command_is_that_of_the_program(command: SimpleNamespace, status: int) -> None:
    command.run = lambda arguments: status
    assert answer(["explain"]) == (status, "")


def test_misuse_is_told_in_two_lines(command: SimpleNamespace) -> None:
    command.run = raising(Misuse("there is no file `a\x1b[2J`", "what to do"))
    assert answer(["explain"]) == (MISUSE, "c8: there is no file `a\N{REPLACEMENT CHARACTER}[2J`\n    what to do\n")


def test_an_interruption_is_quiet(command: SimpleNamespace) -> None:
    command.run = raising(KeyboardInterrupt())
    assert answer(["explain"]) == (INTERRUPTED, "")


def test_a_closed_pipe_is_quiet(command: SimpleNamespace) -> None:
    command.run = raising(BrokenPipeError(32, "Broken pipe"))
    assert answer(["explain"]) == (NOBODY_READS, "")


def test_an_exception_is_our_fault_and_says_so(command: SimpleNamespace) -> None:
    command.run = raising(ZeroDivisionError("a bug"))
    status, printed = answer(["explain"])
    assert status == OWN_FAULT
    assert "ZeroDivisionError: a bug" in printed
    assert "fault of crazy8, not of your rulebook" in printed


@pytest.mark.parametrize("words", [["explain"], ["--help"], ["explain", "--help"], ["--version"]], ids=" ".join)
def test_a_full_disk_is_no_fault_of_ours(
    command: SimpleNamespace, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError(28, "No space left on device")

        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    command.run = lambda arguments: arguments.output.line("text") or 0
    with redirect_stdout(Full()):
        assert frame.main(words) == MISUSE
    assert capsys.readouterr().err == "c8: cannot write the output: no space left on device\n"


def test_options_reach_the_command(command: SimpleNamespace) -> None:
    seen: list[Namespace] = []

    def register(parser: Parser) -> None:
        parser.add_argument("--depth", type=int, default=3)

    def run(arguments: Namespace) -> int:
        seen.append(arguments)
        return 0

    command.register, command.run = register, run
    assert answer(["--suits", "ascii", "--color=always", "explain", "--depth", "5"])[0] == 0
    (arguments,) = seen
    assert arguments.depth == 5
    assert arguments.output.is_coloured
    assert arguments.output.has_suit_letters
    assert arguments.messages.has_suit_letters


# ---- as a process of its own


def c8(*words: str, code: str = "", **further: object) -> subprocess.CompletedProcess[bytes]:
    program = [sys.executable, "-c", code or "from crazy8.cli.process import run; run()"]
    return subprocess.run([*program, *words], capture_output=True, check=False, **further)  # type: ignore[call-overload,no-any-return]


def test_a_reader_that_goes_away_is_no_error() -> None:
    pipe = subprocess.Popen(
        [sys.executable, "-c", "import crazy8.__main__", "explain"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert pipe.stdout is not None
    pipe.stdout.close()
    _, complaint = pipe.communicate()
    assert (pipe.returncode, complaint) == (NOBODY_READS, b"")


def test_closed_streams_do_no_harm() -> None:
    code = "import sys; sys.stdout = sys.stderr = None; from crazy8.cli.main import main; sys.exit(main(sys.argv[1:]))"
    assert c8("explain", "encoding", code=code).returncode == 0
    assert c8("explian", code=code).returncode == MISUSE


def test_a_stream_that_knows_only_ascii_gets_letters_and_escapes() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = c8("explain", "C8-NOT-UTF8", env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"am\xe9ricain" in done.stdout
    assert rb"`8H\u82b1`" in c8("explain", "8♥花", env={**environment, "LC_ALL": "C.UTF-8"}).stderr


HEAVY = {"lark", "pydantic", "jinja2", "rich", "numpy", "numba", "fluent", "importlib.metadata", "dataclasses"}


def loaded(*words: str) -> set[str]:
    code = (
        "import sys; from crazy8.cli.main import main; main(sys.argv[1:]);"
        "print('\\nLOADED', *sorted(sys.modules), file=sys.stderr)"
    )
    return set(c8(*words, code=code).stderr.decode().rpartition("LOADED")[2].split())


@pytest.mark.parametrize(
    ("words", "allowed"),
    [
        (["--help"], set()),
        (["--version"], {"importlib.metadata"}),
        (["explain", "--help"], {"dataclasses"}),
        (["explain", "C8-NOT-UTF8"], {"dataclasses"}),
    ],
    ids=" ".join,
)
def test_quick_answers_load_nothing_heavy(words: list[str], allowed: set[str]) -> None:
    modules = loaded(*words)
    assert modules & HEAVY <= allowed
    assert "crazy8.compiler.topics.registry" not in modules


def test_only_the_command_that_was_asked_for_is_loaded() -> None:
    commands = {f"crazy8.cli.{name}.command" for name in COMMANDS}
    assert loaded("--help") & commands == set()
    assert loaded("explain", "encoding") & commands == {"crazy8.cli.explain.command"}
