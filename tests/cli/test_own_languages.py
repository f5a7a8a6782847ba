"""`c8 rulebook --locale-dir`: languages from a folder of one's own, which no code knows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from session import answer

from crazy8.compiler.book.languages.files import shipped_files


def folder_with(place: Path, tag: str, change: Callable[[str], str]) -> Path:
    """A folder with a language that is the English of this project, changed."""
    (place / tag).mkdir(parents=True)
    for name, text in shipped_files("en").texts:
        (place / tag / name).write_text(change(text), encoding="utf-8")
    return place


def printed(folder: Path, tag: str) -> str:
    status, text = answer(["rulebook", "bicycle", "--locale-dir", str(folder), "--lang", tag])
    assert status == 0, text
    return text


def test_a_language_of_ones_own_is_printed_like_one_that_ships(tmp_path: Path) -> None:
    shouting = folder_with(tmp_path, "eo", lambda text: text.replace("heading-aim = Aim", "heading-aim = WHAT FOR"))
    plain = printed(tmp_path, "en")
    assert printed(shouting, "eo") == plain.replace("## Aim", "## WHAT FOR").replace("United States", "Usono")


@pytest.mark.parametrize("tag", ["en", "en-GB"])
def test_a_few_messages_are_laid_over_the_language_that_ships(tmp_path: Path, tag: str) -> None:
    (tmp_path / tag).mkdir()
    (tmp_path / tag / "ours.ftl").write_text("heading-aim = What it is all about\n", encoding="utf-8")
    assert "## What it is all about" in printed(tmp_path, tag)
    assert "## Scoring" in printed(tmp_path, tag)


def test_a_language_may_have_messages_that_only_others_of_its_own_ask_for(tmp_path: Path) -> None:
    folder = folder_with(
        tmp_path, "eo", lambda text: text.replace("heading-aim = Aim", "heading-aim = { z }\nz = Celo")
    )
    assert "## Celo\n" in printed(folder, "eo")


def test_a_language_may_begin_with_a_capital_behind_a_colon(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "eo", lambda text: text.replace("after-colon = small", "after-colon = capital"))
    status, text = answer(["rulebook", "mau-mau", "--locale-dir", str(folder), "--lang", "eo"])
    assert status == 0, text
    assert "**Sevens:** The next player draws 2 cards" in text


CHANGES = {
    "a message is missing": lambda text: text.replace("heading-aim = Aim\n", ""),
    "a message has a misspelt name": lambda text: text.replace("heading-aim =", "heading-aimm ="),
    "a line is no message": lambda text: text.replace("heading-aim = Aim", "heading-aim Aim"),
    "a message asks for an unknown value": lambda text: text.replace("= Aim\n", "= { $aim }\n"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_a_language_cannot_say_is_printed_in_english(tmp_path: Path, change: Callable[[str], str]) -> None:
    folder = folder_with(tmp_path, "eo", change)
    text = printed(folder, "eo")
    assert "## Aimᵉⁿ\n" in text
    assert "- en In English, because this language does not have the words yet.\n" in text
    assert answer(["languages", "eo", "--locale-dir", str(folder)])[0] == 1


def test_no_folder_and_no_language_are_misuse(tmp_path: Path) -> None:
    (tmp_path / "ro").mkdir()
    folder_with(tmp_path, "tlh", str)
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "page.ftl").write_bytes(b"heading-aim = \xff\n")
    for tag, folder, told in [
        ("ro", tmp_path / "nowhere", f"c8: cannot read the folder `{tmp_path / 'nowhere'}`: no such file or directory"),
        ("rm", tmp_path, "c8: there is no rulebook in `rm`"),
        ("ro", tmp_path, f"c8: `{tmp_path / 'ro'}` holds no file that ends in `.ftl`"),
        ("tlh", tmp_path, "c8: nothing is known of a language `tlh`, such as its plurals"),
        ("eo", tmp_path, f"c8: `{tmp_path / 'eo' / 'page.ftl'}` is not written in UTF-8"),
    ]:
        status, text = answer(["rulebook", "bicycle", "--lang", tag, "--locale-dir", str(folder)])
        assert (status, text.splitlines()[0]) == (2, told)
