"""`c8 build`: everything about many rulebooks at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from session import answer

from crazy8.cli.build.everything import FORMS
from crazy8.compiler.book.languages.files import languages


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.slow
def test_without_files_everything_that_ships_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = ("bicycle", "pagat", "uno")  # all of them take minutes
    monkeypatch.setattr("crazy8.files.shipped.shipped_names", lambda: shipped)
    status, printed = answer(["build"])
    assert status == 0
    written = {path.name for path in Path("rulebooks").iterdir()}
    assert written == {f"{name}.{lang}.{form}" for name in shipped for lang in languages() for form in FORMS}
    assert printed.splitlines()[-1] == f"{len(written)} rulebooks are in rulebooks/, such as rulebooks/bicycle.en.html"
    for name in shipped:
        paragraph = printed[printed.index(f"{name}.c8: ") :].partition("\n\n")[0]
        assert [line.split("  ")[1] for line in paragraph.splitlines()[1:]] == [
            "verdict",
            "examples",
            "a game",
            "rulebooks",
        ]


def test_building_twice_writes_the_same() -> None:
    answer(["build", "italian"])
    before = {path.name: path.read_bytes() for path in Path("rulebooks").iterdir()}
    answer(["build", "italian", "-o", "rulebooks"])
    assert {path.name: path.read_bytes() for path in Path("rulebooks").iterdir()} == before


def test_options_are_played_and_printed() -> None:
    answer(["build", "pagat", "-o", "plain"])
    status, printed = answer(["build", "pagat", "--with", "twos", "-o", "with/twos"])
    assert status == 0
    assert Path("plain/pagat.en.md").read_bytes() != Path("with/twos/pagat.en.md").read_bytes()
    assert f"{len(FORMS) * len(languages())} rulebooks are in with/twos/" in printed


def test_a_failing_example_is_shown_and_decides_the_status() -> None:
    text = 'c8 2\nvariant home "Home" extends bicycle [house]\nexample "no" {\n  top 6S\n  hand 9S\n  fits nothing\n}\n'
    Path("home.c8").write_text(text, encoding="utf-8")
    status, printed = answer(["build", "home.c8"])
    assert status == 1
    assert "  examples   its one example fails\n" in printed
    assert "error[C8-RULING-FAILED]" in printed
    assert Path("rulebooks/home.en.html").exists()


def test_a_broken_rulebook_is_not_printed_but_the_others_are() -> None:
    Path("broken.c8").write_text('c8 2\nvariant broken "Broken"\nplayers 9\ndeal 7\n', encoding="utf-8")
    status, printed = answer(["build", "broken.c8", "italian"])
    assert status == 1
    assert "error[C8-DEAL-TOO-BIG]" in printed
    assert "  verdict    not playable, 1 error" in printed
    assert {path.name.partition(".")[0] for path in Path("rulebooks").iterdir()} == {"italian"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["italian", "-o", "file"], "c8: cannot make the directory `file`: file exists\n"),
        (["italian", "italian"], "c8: 2 rulebooks are called `italian`\n"),
        (["italian", "--with", "twos"], "c8: `italian` has no option `twos`\n"),
        (["italain"], "c8: there is no file or shipped variant `italain`; did you mean `italian`?\n"),
    ],
)
def test_misuse(words: list[str], message: str) -> None:
    Path("file").write_bytes(b"")
    status, printed = answer(["build", *words])
    assert status == 2
    assert printed.startswith(message)
    assert not Path("rulebooks").exists()
