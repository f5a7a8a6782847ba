"""Write a text of version 1 of the language as version 2, from its tree.

Statements are rewritten one by one; comments, blank lines, texts, names and the order stay. Nothing but the words
changes: a rulebook means the same before and after. What version 1 assumed of a card that was drawn until it fitted is
written out, for version 2 assumes something else; but not in a file that extends another one, which may say it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pkgutil import get_data

from ..language.driver import Branch, Child, UnexpectedTokenError, tree_of
from ..language.lexer import Token
from ..language.table_shapes import Tables
from .errors import CannotUpgradeError
from .rows import Item, WordKinds, row
from .statements import OTHER_SHAPES, OTHER_WORDS, SAME_WITH_OTHER_WORDS

VERSION = 1
_HEAD = re.compile(r"^(?:\s|\ufeff|#[^\r\n]*)*c8\s+1\b")


def is_of_version_1(text: str) -> bool:
    """Return whether a text says that it is of version 1."""
    return _HEAD.match(text) is not None


def upgraded(text: str) -> str:
    """Return a text of version 1 as version 2. Raises `CannotUpgradeError` if it cannot be read."""
    try:
        tree = tree_of(text, _tables())
    except UnexpectedTokenError as error:
        raise CannotUpgradeError(error.token.start, error.token.text) from None
    new = _Upgrade(text, tree).of(tree)
    return text[: tree.start] + new + text[tree.end :]


def upgraded_or_none(text: str) -> str | None:
    """Return some statements of version 1 as version 2, or nothing if they cannot be read."""
    try:
        return upgraded(text)
    except CannotUpgradeError:
        return None


@lru_cache(maxsize=1)
def _tables() -> Tables:
    """Return the tables of version 1; they are made each time that files are upgraded, which is once."""
    from ..language.from_grammar import tables_from

    content = get_data("crazy8.grammar", "version_1.lark")
    assert content is not None, "the grammar lies beside the compiler"
    return tables_from(content.decode("utf-8"))


class _Upgrade:
    """One text."""

    def __init__(self, text: str, tree: Branch) -> None:
        self._text = text
        self._in_effect = False
        suits = [word for branch in _below(tree, "suits") for word in _words(branch)]
        groups = [_words(branch)[0] for branch in _below(tree, "group")]
        self._kinds = WordKinds(suits, groups)
        said = _below(tree, "drawn_card") or any(head.children[2] for head in _below(tree, "variant"))
        self._leaves_drawn_card_open = not said

    def of(self, node: Child) -> str:
        """Return a node in version 2."""
        if not isinstance(node, Branch):
            return "" if node is None else node.text
        if node.kind == "version":
            return "c8 2"
        if node.kind == "narrowed":
            return self._row(node)
        if node.kind == "plain_cards":
            self._in_effect = True
            words = self._rewritten(node)
            self._in_effect = False
            return words
        if node.kind == "draw" and self._leaves_drawn_card_open and _below(node, "until_playable"):
            return f"drawn card may be played\n{self._rewritten(node)}"
        if _is_choice(node):
            words = " ".join(_words(node))
            return OTHER_WORDS.get(node.kind, {}).get(words, words)
        parts = tuple(None if child is None else self.of(child) for child in node.children)
        if node.kind in OTHER_SHAPES:
            return OTHER_SHAPES[node.kind](parts)
        if node.kind in SAME_WITH_OTHER_WORDS:
            return SAME_WITH_OTHER_WORDS[node.kind].format(*parts)
        return self._rewritten(node)

    def _rewritten(self, node: Branch) -> str:
        """Return a node as it is written, with its parts in version 2."""
        made, at = [], node.start
        for child in node.children:
            if child is not None and child.start >= at:
                comma = "," if isinstance(child, Branch) and child.kind == "then" else ""
                made += [comma, self._text[at : child.start], self.of(child)]
                at = child.end
        return "".join([*made, self._text[at : node.end]])

    def _row(self, node: Branch) -> str:
        items = []
        for child in node.children:
            words = self.of(child)
            kind = {"same": "same", "range": "rank"}.get(child.kind if isinstance(child, Branch) else "")
            items.append(Item(kind or self._kinds.of(words), words))
        return row(items, " or " if self._in_effect else ", ")


def _is_choice(node: Branch) -> bool:
    """Return whether a node is a choice of words; a statement may bear the same name, with the choice as its part."""
    return node.kind in _tables().choices and all(isinstance(child, Token) for child in node.children)


def _below(node: Child, kind: str) -> list[Branch]:
    """Return all nodes of a kind."""
    if not isinstance(node, Branch):
        return []
    found = [node] if node.kind == kind else []
    return [*found, *(one for child in node.children for one in _below(child, kind))]


def _words(node: Child) -> list[str]:
    """Return the words of a node."""
    if isinstance(node, Token):
        return [node.text]
    return [] if node is None else [word for child in node.children for word in _words(child)]
