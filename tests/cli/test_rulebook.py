"""`c8 rulebook`: languages, forms, options, and where it is written.

Every variant is printed in one language, each in its turn; that all of them can be formed is for tests/book to
show.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from covering import every_variant
from session import answer

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.render import OutputFormat
from crazy8.files.shipped import shipped_names


@every_variant
def test_every_variant_can_be_printed(name: str) -> None:
    language = languages()[shipped_names().index(name) % len(languages())]
    status, printed = answer(["rulebook", name, "--lang", language])
    assert status == 0
    assert printed.startswith("# ")


@pytest.mark.parametrize(
    ("name", "beginning"), [("a.html", "<!DOCTYPE html>"), ("a.txt", "Crazy Eights"), ("a.md", "# ")]
)
def test_the_name_of_the_file_decides_the_form(tmp_path: Path, name: str, beginning: str) -> None:
    target = tmp_path / name
    assert answer(["rulebook", "italian", "-o", str(target)]) == (0, f"wrote {target}\n")
    assert target.read_text(encoding="utf-8").startswith(beginning)


def test_a_stated_form_comes_before_that_of_the_name(tmp_path: Path) -> None:
    target = tmp_path / "a.html"
    assert answer(["rulebook", "italian", "-o", str(target), "--format", "txt"])[0] == 0
    assert "<" not in target.read_text(encoding="utf-8")


def test_a_dash_is_no_file(in_empty_folder: None) -> None:
    assert answer(["rulebook", "italian", "-o", "-"]) == answer(["rulebook", "italian"])
    assert not Path("-").exists()


def test_chosen_options_and_players_change_the_text() -> None:
    plain = answer(["rulebook", "pagat"])[1]
    assert "37" in plain, "the stock of two players"
    assert "37" not in answer(["rulebook", "pagat", "--players", "4"])[1]
    assert answer(["rulebook", "pagat", "--with", "no_call"])[1] != plain


@pytest.mark.parametrize("form", get_args(OutputFormat))
def test_suits_can_be_letters(form: str) -> None:
    printed = answer(["rulebook", "bicycle", "--format", form, "--suits", "ascii"])[1]
    assert not set("♠♥♦♣") & set(printed)
    assert set("♠♥♦♣") & set(answer(["rulebook", "bicycle", "--format", form, "--suits", "unicode"])[1])


def test_a_broken_rulebook_is_not_printed(tmp_path: Path) -> None:
    (tmp_path / "broken.c8").write_text('c8 2\nvariant broken "Broken"\nplayers 9\ndeal 7\n', encoding="utf-8")
    status, printed = answer(["rulebook", str(tmp_path / "broken.c8"), "-o", str(tmp_path / "book.md")])
    assert status == 1
    assert "C8-DEAL-TOO-BIG" in printed
    assert not (tmp_path / "book.md").exists()


def test_a_language_that_there_is_not_is_misuse() -> None:
    status, printed = answer(["rulebook", "pagat", "--lang", "zh-hant"])
    assert status == 2
    assert printed.splitlines()[:2] == ["c8: there is no rulebook in `zh-hant`", "    did you mean `zh-Hant`?"]


def test_a_marked_file_is_compared_with_a_marked_book(tmp_path: Path) -> None:
    """Whoever keeps such a file need not say so again."""
    kept = str(tmp_path / "bicycle.md")
    assert answer(["rulebook", "bicycle", "--marked", "-o", kept])[0] == 0
    assert answer(["rulebook", "bicycle", "--check", kept])[0] == 0
    assert answer(["rulebook", "bicycle", "--with", "reshuffle", "--check", kept])[0] == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["-o", "out.doc"], "c8: a rulebook is not written as `.doc`\n"),
        (["-o", "out.pdf", "--format", "md"], "c8: `out.pdf` would hold `md`"),
        (["-o", "out.html", "--format", "pdf"], "c8: `out.html` would hold `pdf`"),
        (["-o", "out.html", "--leaflet"], "c8: `out.html` would hold `pdf`"),
    ],
)
def test_a_name_that_would_say_something_untrue_is_misuse(in_empty_folder: None, words: list[str], told: str) -> None:
    status, printed = answer(["rulebook", "pagat", *words])
    assert (status, printed.startswith(told)) == (2, True)
    assert not list(Path().iterdir())
