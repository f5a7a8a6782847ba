"""Cite sources in a line: the registry has titles of sources, files have names for them."""

from __future__ import annotations

import re

from ..diagnostics.suggest import folded
from ..layers.link import HOUSE
from ..layers.resolver import Resolver

LANGUAGE = "this language"
"""Whose word it is what silence means."""

_OTHERS = re.compile(r"[^a-z0-9]+")


class Sources:
    """The sources of a file, and those that have to be declared in it."""

    def __init__(self, resolver: Resolver) -> None:
        """Begin with what the file and its bases declare."""
        self._names = {title: name for name, title, _ in resolver.variant.identity().sources}
        self._declared = set(self._names.values())
        self.fresh: dict[str, str] = {}
        """Names and titles of the sources that were cited and are not declared yet."""

    def cited(self, titles: tuple[str, ...]) -> str:
        """Return a citation of sources by their titles."""
        return f"[{', '.join(dict.fromkeys(self._name(title) for title in titles))}]"

    def _name(self, title: str) -> str:
        if title == LANGUAGE:  # whoever writes it down makes it a rule of his own
            return HOUSE
        if title in self._names:
            return self._names[title]
        # `folded` runs the parts of a word together that a hyphen joins.
        words = folded(title.replace("-", " ").replace("'", ""))
        name = _OTHERS.sub("-", words).strip("-") or "source"
        name = name if name[0].isalpha() else f"source-{name}"
        if name not in self._declared:
            self.fresh[name] = title
        return name


def declaration(name: str, title: str) -> str:
    """Return the line that declares a source."""
    return f'source {name} "{title.replace(chr(34), chr(39))}"'
