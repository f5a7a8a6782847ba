"""How the files hang together: no circle of imports, topics apart from each other, and no topic forgotten in a list.

`lint-imports` holds the order of the stages; here stands what it cannot see.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from graphlib import TopologicalSorter
from typing import NamedTuple

import pytest
from import_graph import ROOT, Import, imports, modules

TOPICS = "compiler/topics"


class Rule(NamedTuple):
    """No file of some may import another, and why."""

    files: str
    """A pattern of paths without `.py`; a `*` means files of inner folders too."""
    never: str
    why: str


RULES = (
    Rule("compiler/language/*", f"{TOPICS}/*/*", "what reads a text knows no topic"),
    Rule("compiler/cards/*", f"{TOPICS}/*/*", "what a card is depends on no topic"),
    Rule("compiler/questions/*", f"{TOPICS}/*/*", "what a question is depends on no topic"),
    Rule("compiler/telling/*", f"{TOPICS}/*/*", "how something is told depends on no topic"),
    Rule("compiler/layers/*", f"{TOPICS}/*/*", "answers are laid over each other whatever they are about"),
    Rule(
        "compiler/check/*", f"{TOPICS}/[!b]*/*", "the search over all tables knows checks by the lists of topics alone"
    ),
    Rule(f"{TOPICS}/*sentences", "runtime/*", "what is told holds without an engine"),
    Rule(f"{TOPICS}/*sentences", "compiler/*program*", "what is told holds without a program"),
    Rule("runtime/topics/*", "runtime/people/*", "rules of the engine tell nobody what happened"),
    Rule("compiler/*", "src/*", "the compiler knows neither files nor commands"),
)

TIES = {
    ("calls", "manners"): "what forgetting a call costs may be told in words",
    ("effects", "conditions"): "what a card does under a condition is told and checked like what else has one",
    ("finish", "conditions"): "what a last card does under a condition is told and checked like what else has one",
    ("matching", "conditions"): "what is forbidden under a condition is told and checked like what else has one",
    ("counters", "players"): "partners are checked where all that needs something of the table is",
    ("deal", "game"): "who has left the game deals no more",
    ("effects", "debts"): "what an effect makes owed is told with the effect",
    ("effects", "manners"): "what a card brings may be told in words",
    ("effects", "wild"): "a card that lets name something is told in the words of wild cards",
    ("game", "scoring"): "the mode of scoring says whether the highest or the lowest total wins",
    ("matching", "effects"): "what nothing fits on can come of a card's effect alone",
    ("matching", "several"): "what fits and how many may be laid at once are told together",
    ("matching", "wild"): "what may not be laid on a wild card is told with what fits",
    ("starter", "effects"): "the first card of the pile may act as if it was laid",
    ("starter", "game"): "who has left the game begins no more",
    ("starter", "wild"): "what is named for the first card of the pile is told in the words of wild cards",
    ("stock", "drawing"): "a stock is turned over as often as a hand may last",
    ("effects", "several"): "a row of added cards is told of as cards laid together are",
    ("stock", "scoring"): "a blocked hand may be scored in a way of its own",
    ("wild", "effects"): "a wild card names something in the words of an effect",
}
"""Topics that take more of another than its model and its facts, and why; `between` is a tie itself."""

LISTS = {
    f"{TOPICS}/registry": "*questions",
    f"{TOPICS}/statements": "statements",
    f"{TOPICS}/topic_models": "model",
    f"{TOPICS}/checks": "*checks",
    "compiler/program/from_rules": "program",
    "compiler/book/sections": "*sentences",
}
"""The file in which each stage names its topics, and how what it names is called in their folders."""


def topic_of(file: str) -> str:
    """The topic in whose folder a file stands; nothing for all others."""
    folder, _, _ = file.removeprefix(f"{TOPICS}/").rpartition("/")
    return folder.split("/")[0] if file.startswith(f"{TOPICS}/") else ""


def is_tie(one: Import) -> bool:
    """Whether a topic takes of another more than anybody may."""
    source, target = topic_of(one.source), topic_of(one.target)
    is_open = one.target.endswith(("/model", "/facts"))
    return bool(source and target) and source not in (target, "between") and not is_open


def declares_keys_only(file: str) -> bool:
    """Whether a model only gives its questions their names: what is agreed is the deck itself, or words."""
    return file.endswith("/model") and "\nclass " not in (ROOT / f"{file}.py").read_text(encoding="utf-8")


def test_no_file_imports_itself_by_way_of_others() -> None:
    graph: dict[str, set[str]] = {file: set() for file in modules().values()}
    for one in imports():
        graph[one.source].add(one.target)
    TopologicalSorter(graph).prepare()  # raises an error that names the circle


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: f"{rule.files} never {rule.never}")
def test_nothing_is_imported_that_must_not_be_known(rule: Rule) -> None:
    assert any(fnmatchcase(file, rule.files) for file in modules().values()), "a rule for files that do not exist"
    broken = [one for one in imports() if fnmatchcase(one.source, rule.files) and fnmatchcase(one.target, rule.never)]
    assert list(map(str, broken)) == [], rule.why


def test_a_topic_takes_of_another_its_model_and_its_facts_or_says_why_it_takes_more() -> None:
    found = [one for one in imports() if is_tie(one)]
    unexplained = [str(one) for one in found if (topic_of(one.source), topic_of(one.target)) not in TIES]
    assert unexplained == []
    assert {(topic_of(one.source), topic_of(one.target)) for one in found} == TIES.keys(), "a tie that is no more"


@pytest.mark.parametrize("names", LISTS)
def test_a_list_names_all_topics_that_have_such_a_file(names: str) -> None:
    kind = f"{TOPICS}/*/{LISTS[names]}"
    has_one = {file for file in modules().values() if fnmatchcase(file, kind) and not declares_keys_only(file)}
    named = {one.target for one in imports() if one.source == names or fnmatchcase(one.source, kind)}
    assert has_one
    assert has_one - named == set(), "these are in no list, nor taken by one that is"
