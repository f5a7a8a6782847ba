"""A question's name is written down once, where its topic declares it; everybody else has it from there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from crazy8.compiler import topics
from crazy8.compiler.rules.key import ByCard, ByPair, Key
from crazy8.compiler.topics.registry import QUESTIONS

ROOT = Path(__file__).parents[2]
CODE = sorted(
    path
    for folder in ("compiler", "src/crazy8", "docs")
    for path in (ROOT / folder).rglob("*.py")
    if not {"compiler", "runtime"} & set(path.relative_to(ROOT).parts[2:3]) and path.name != "model.py"
)
NAMES = frozenset(str(question.key) for question in QUESTIONS)


def declared() -> Iterator[tuple[str, str, Key]]:
    """Every key that a topic declares: the module, the name, the key."""
    for info in walk_packages(topics.__path__, f"{topics.__name__}."):
        if info.name.endswith(".model"):
            module = import_module(info.name)
            own = {
                target.id
                for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            yield from (
                (info.name, name, key) for name, key in vars(module).items() if name in own and isinstance(key, Key)
            )


def test_every_key_belongs_to_one_question_and_every_question_has_one() -> None:
    keys = [key for _, _, key in declared()]
    assert sorted(keys) == sorted(question.key for question in QUESTIONS)


def test_a_key_is_called_as_it_reads() -> None:
    for _, name, key in declared():
        assert name == key.upper().replace(".", "_").replace("-", "_")


def test_the_kind_of_a_key_is_that_of_its_question() -> None:
    """Whoever asks for an answer for each card must not get one for the whole table."""
    for question in QUESTIONS:
        if question.cards is not None and question.form == "stated":
            assert isinstance(question.key, ByCard | ByPair), question.key


def typed_in(path: Path) -> list[str]:
    """The keys that a file types, with the place of each."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in NAMES and id(node) not in texts
    ]


def test_nobody_types_a_key_again() -> None:
    assert [place for path in CODE for place in typed_in(path)] == []
