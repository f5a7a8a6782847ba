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


FAULTS = {
    "a message is missing": (
        lambda text: text.replace("heading-aim = Aim\n", ""),
        "there is no message `heading-aim`",
    ),
    "a message has a misspelt name": (
        lambda text: text.replace("heading-deal =", "heading-deel ="),
        "nothing asks for the message `heading-deel`; did you mean `heading-deal`?",
    ),
    "a line is no message": (
        lambda text: text.replace("heading-aim = Aim", "heading-aim Aim"),
        "page.ftl:3: this is no message: heading-aim Aim",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_with_a_language_is_told(tmp_path: Path, fault: str) -> None:
    change, told = FAULTS[fault]
    status, text = answer(
        ["rulebook", "bicycle", "--lang", "eo", "--locale-dir", str(folder_with(tmp_path, "eo", change))]
    )
    assert status == 2
    assert text.startswith(f"c8: the language in `{tmp_path / 'eo'}` is at fault: ")
    assert told in text


def test_a_message_that_asks_for_an_unknown_value_is_told(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "eo", lambda text: text.replace("$countries", "$lands"))
    status, text = answer(["rulebook", "bicycle", "--lang", "eo", "--locale-dir", str(folder)])
    assert status == 2
    assert "c8: the language `eo` cannot say something: eo: played-in" in text


def test_no_folder_and_no_language_are_misuse(tmp_path: Path) -> None:
    (tmp_path / "ro").mkdir()
    folder_with(tmp_path, "tlh", str)
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "page.ftl").write_bytes(b"heading-aim = \xff\n")
    for tag, folder, told in [
        ("ro", tmp_path / "nowhere", f"c8: cannot read the folder `{tmp_path / 'nowhere'}`: No such file or directory"),
        ("rm", tmp_path, "c8: there is no rulebook in `rm`"),
        ("ro", tmp_path, f"c8: `{tmp_path / 'ro'}` holds no file that ends in `.ftl`"),
        ("tlh", tmp_path, "c8: nothing is known of a language `tlh`, such as its plurals"),
        ("eo", tmp_path, f"c8: `{tmp_path / 'eo' / 'page.ftl'}` is not written in UTF-8"),
    ]:
        status, text = answer(["rulebook", "bicycle", "--lang", tag, "--locale-dir", str(folder)])
        assert (status, text.splitlines()[0]) == (2, told)
