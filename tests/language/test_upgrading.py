"""Files of version 1: every form of a statement is written as version 2, and nothing else is touched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from crazy8.compiler.language.formatting.canonical import canonical_statements
from crazy8.compiler.upgrading.errors import CannotUpgradeError
from crazy8.compiler.upgrading.from_version_1 import is_of_version_1, upgraded

DOCUMENT = Path(__file__).parent / "upgrading" / "every_statement.md"
BLOCK = re.compile(r"^```before\n(.*?)^```\n(?:\n```after\n.*?^```\n)?", re.DOTALL | re.MULTILINE)


def test_every_form_of_version_1_is_one_of_version_2(update: bool) -> None:
    def shown(block: re.Match[str]) -> str:
        return f"```before\n{block[1]}```\n\n```after\n{upgraded(block[1])}```\n"

    written = DOCUMENT.read_text(encoding="utf-8")
    now = BLOCK.sub(shown, written)
    for block in BLOCK.finditer(written):
        assert canonical_statements(upgraded(block[1])) is not None
    if update:
        DOCUMENT.write_text(now, encoding="utf-8")
    else:
        assert now == written


def test_what_version_1_assumed_of_a_drawn_card_is_written_out() -> None:
    alone = 'c8 1\nvariant a "A" [house]\ndraw until playable [house]\n'
    assert upgraded(alone) == 'c8 2\nvariant a "A" [house]\ndrawn card may be played\ndraw until playable [house]\n'
    for text in (f"{alone}drawn card waits\n", alone.replace('"A"', '"A" extends b')):
        assert "may be played" not in upgraded(text)


def test_only_a_text_that_says_so_is_of_version_1() -> None:
    assert is_of_version_1("\ufeff# x\n\n c8 1 # y\n")
    assert not is_of_version_1("c8 2\n")
    assert not is_of_version_1("c8 10\n")
    with pytest.raises(CannotUpgradeError):
        upgraded("wild 8: names suit\n")
