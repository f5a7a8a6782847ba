"""Every command that could be taken to play them says how many rules are told and not played."""

from __future__ import annotations

from json import loads
from pathlib import Path

import pytest
from session import answer

RULES = """c8 2
variant home "Home" [house]
rule: "Whoever speaks draws a card."
rule silence: "Hush."
rule silence in de: "Ruhe."
rule error.advice: "Nobody gives advice."
"""


@pytest.fixture(autouse=True)
def _file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("home.c8").write_text(RULES, encoding="utf-8")


def test_check_counts_them() -> None:
    assert answer(["check", "home.c8", "--summary"])[1].endswith("leaves 0 open; 2 rules are told, not played\n")
    assert loads(answer(["check", "home.c8", "--format", "json"])[1])["verdicts"][0]["told"] == 2
    Path("home.c8").write_text('c8 2\nvariant home "Home" [house]\nrule: "Hush."\n', encoding="utf-8")
    assert answer(["check", "home.c8", "--summary"])[1].endswith("; 1 rule is told, not played\n")
    assert "told" not in answer(["check", "pagat", "--summary"])[1]


def test_simulate_counts_them() -> None:
    assert answer(["simulate", "home.c8", "-n", "3"])[1].endswith("\n2 rules are told, not played.\n")


def test_show_and_fmt_keep_them() -> None:
    status, shown = answer(["show", "home.c8"])
    assert status == 0
    for line in RULES.splitlines()[2:]:
        assert line in shown
    assert answer(["fmt", "home.c8", "--check"])[0] == 0


def test_diff_names_what_is_told_otherwise() -> None:
    Path("other.c8").write_text(RULES.replace("Hush.", "Shout."), encoding="utf-8")
    printed = answer(["diff", "home.c8", "other.c8"])[1]
    assert 'rule silence: "Hush."' in printed
    assert 'rule silence: "Shout."' in printed
    assert "Whoever" not in printed
