"""Turn tokens into a tree by the parse tables: the LALR automaton."""

from __future__ import annotations

from typing import NamedTuple

from .lexer import Lexer, Token
from .table_shapes import SHIFT, ParseRule, Tables
from .tables import END


class Branch(NamedTuple):
    """A node of the tree, with the stretch of text that it covers; an optional part that is missing is `None`."""

    kind: str
    children: list[Child]
    start: int
    end: int


Child = Branch | Token | None


class UnexpectedTokenError(Exception):
    """Raised for a token that no rule can use in its place, with the terminals that could have stood there."""

    def __init__(self, token: Token, accepted: frozenset[str]) -> None:
        """Remember both."""
        super().__init__(token.text)
        self.token = token
        self.accepted = accepted


def tree_of(text: str, tables: Tables, begin: int = 0, end: int | None = None) -> Branch:
    """Return the tree of a text or a stretch of it. Raises `UnexpectedTokenError` at the first token that is wrong."""
    return _Automaton(tables).run(text, begin, len(text) if end is None else end)


class _Automaton:
    """The stacks of one run."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.states = [tables.start]
        self.values: list[Child] = []

    def run(self, text: str, begin: int, end: int) -> Branch:
        lexer = Lexer(self.tables)
        for piece in lexer.pieces(text, begin, end):
            self._feed(lexer.token(piece, self.tables.states[self.states[-1]]))
        self._feed(Token(END, "", end, end))
        root = self.values[-1]
        assert isinstance(root, Branch)
        return root

    def _feed(self, token: Token) -> None:
        """Reduce as long as the token asks for it, then take the token."""
        tables = self.tables
        while True:
            action = tables.states[self.states[-1]].get(token.kind)
            if action is None:
                raise UnexpectedTokenError(token, self._accepted())
            kind, argument = action
            if kind == SHIFT:
                self.states.append(argument)
                self.values.append(token)
                return
            self._reduce(tables.rules[argument])
            if token.kind == END and self.states[-1] == tables.end:
                return

    def _reduce(self, rule: ParseRule) -> None:
        """Make one node of the topmost values."""
        size = rule.size
        parts = self.values[-size:] if size else []
        if size:
            del self.values[-size:]
            del self.states[-size:]
        self.values.append(_node(rule, parts))
        self.states.append(self.tables.states[self.states[-1]][rule.origin][1])

    def _accepted(self) -> frozenset[str]:
        """Return the terminals that the automaton could go on with; a state may list some that lead nowhere."""
        candidates = self.tables.states[self.states[-1]]
        terminals = (name for name in candidates if not name.islower())  # rules are written in small letters
        return frozenset(name for name in terminals if self._leads_on(name))

    def _leads_on(self, terminal: str) -> bool:
        """Return whether the automaton would take a terminal.

        A state of an LALR automaton stands for several contexts, so it may begin to reduce for a terminal that another
        context allows. Only going through with the reductions shows; it needs the states alone, and a copy of them.
        """
        states = list(self.states)
        while True:
            action = self.tables.states[states[-1]].get(terminal)
            if action is None:
                return False
            if action[0] == SHIFT:
                return True
            rule = self.tables.rules[action[1]]
            del states[len(states) - rule.size :]
            states.append(self.tables.states[states[-1]][rule.origin][1])
            if states[-1] == self.tables.end:
                return terminal == END


def _node(rule: ParseRule, parts: list[Child]) -> Child:
    """Build what a rule makes: its kept parts, with `None` for absent optional ones."""
    children: list[Child] = []
    for place, inlined, absent in rule.kept:
        children.extend([None] * absent)
        part = parts[place]
        if inlined and isinstance(part, Branch):
            if children:
                children.extend(part.children)
            else:
                children = part.children  # of a branch that ends here: a long list is not copied for each of its items
        else:
            children.append(part)
    children.extend([None] * rule.absent_at_end)
    covered = [part for part in parts if part is not None]
    start, end = (covered[0].start, covered[-1].end) if covered else (0, 0)
    if rule.transparent and len(children) == 1:
        only = children[0]
        # A word before a branch, such as `no`, belongs to it.
        return only._replace(start=start, end=end) if isinstance(only, Branch) else only
    return Branch(rule.kind, children, start, end)
