"""What the commands print for programs is what the published schemas in `docs/schemas` describe, and nothing else."""

from __future__ import annotations

from copy import deepcopy
from json import loads
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as SarifLog
from session import answer

SCHEMAS = Path(__file__).parent.parent.parent / "docs" / "schemas"
FAULTY = """c8 2
variant faulty "Faulty" extends pagat [nobody]
players 8
deal 7
wild eights names suit
"""
FAILING = """c8 2
variant failing "One fails" extends bicycle [house]
play Q: skip next
option twos "Twos draw" [house] { play 2: next draws 2 }
example "fits" [zh] {
  top 6S
  hand 9S 4H
  fits 4H
}
"""
VARIANTS = ("pagat", "uno", "whot-uk", "countdown", "bartok")

COMMANDS = [
    *(["check", name] for name in VARIANTS),
    ["check", "faulty.c8", "failing.c8", "missing-base.c8"],
    *(["show", name] for name in VARIANTS),
    ["show", "failing.c8", "--with", "twos", "--players", "2"],
    ["fmt", "failing.c8", "faulty.c8", "odd.c8", "club.md", "--check"],
    ["languages"],
    ["list"],
    ["list", "mau-mau"],
    *(["simulate", name, "-n", "20"] for name in VARIANTS),
    ["simulate", "bicycle", "-n", "3", "--games", "--players", "2", "--policy", "sensible,random"],
    ["diff", "pagat", "bicycle"],
    ["diff", "pagat", "pagat@twos,queens"],
    ["diff", "pagat", "pagat"],
    ["diff", "uno", "whot-uk"],
    *(["rulebook", name] for name in VARIANTS),
    ["rulebook", "uno", "--lang", "it", "--scoresheet"],
    ["rulebook", "failing.c8", "--with", "twos", "--short", "--lang", "zh-Hant"],
    ["test", *VARIANTS],
    ["test", "failing.c8", "faulty.c8"],
    ["test", "failing.c8", "faulty.c8", "--coverage"],
]


def published(command: str) -> Any:
    return loads((SCHEMAS / f"{command}.json").read_text(encoding="utf-8"))


def closed(schema: Any) -> Any:
    """A schema that refuses members of which it says nothing."""
    schema = deepcopy(schema)
    parts = [schema]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            if isinstance(part.get("properties"), dict) and "allOf" not in part:
                part.setdefault("additionalProperties", False)
            parts.extend(part.values())
        elif isinstance(part, list):
            parts.extend(part)
    return schema


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "faulty.c8").write_text(FAULTY, encoding="utf-8")
    (tmp_path / "failing.c8").write_text(FAILING, encoding="utf-8")
    (tmp_path / "odd.c8").write_text("drwa  1\n", encoding="utf-8")
    (tmp_path / "club.md").write_text("```c8\ndeal  5\n```\n\n```c8\ndeal six\n```\n", encoding="utf-8")
    (tmp_path / "missing-base.c8").write_text(FAILING.replace("bicycle", "bycicle"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_what_is_printed_is_what_the_schema_describes(words: list[str]) -> None:
    status, printed = answer([*words, "--format", "json"])
    assert status in (0, 1)
    Draft202012Validator(closed(published(words[0]))).validate(loads(printed))


OF_COMMANDS = sorted(path for path in SCHEMAS.glob("*.json") if path.stem != "rules")
"""Rules as JSON are no output of a command; `tests/interface` holds them to their schema."""


@pytest.mark.parametrize("path", OF_COMMANDS, ids=lambda path: path.stem)
def test_a_schema_is_sound_and_refuses_what_lacks_anything(path: Path) -> None:
    schema = published(path.stem)
    Draft202012Validator.check_schema(schema)
    words = next(words for words in COMMANDS if words[0] == path.stem)
    whole = loads(answer([*words, "--format", "json"])[1])
    first = whole[0] if isinstance(whole, list) else whole
    for name in list(first):
        value = first.pop(name)
        assert not Draft202012Validator(schema).is_valid(whole) or name == "suppressed", name
        first[name] = value


@pytest.mark.parametrize("words", [words for words in COMMANDS if words[0] == "check"], ids=" ".join)
def test_sarif_is_as_the_standard_wants_it(words: list[str]) -> None:
    """The models are made from the schema of SARIF 2.1.0; what they do not hold is asked for beside them."""
    printed = answer([*words, "--format", "sarif"])[1]
    log = SarifLog.model_validate_json(printed)
    (run,) = loads(printed)["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert log.version.value == "2.1.0"
    assert len({rule["id"] for rule in rules}) == len(rules)
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in ("error", "warning", "note")
        for location in result["locations"]:
            region = location["physicalLocation"]["region"]
            start, end = (region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"])
            assert (1, 1) <= start <= end
