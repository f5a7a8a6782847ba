"""Reading the pages of a site as a browser does: elements, links, headings."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

GAMES = ("bicycle", "pagat", "taki", "uno", "mau-mau", "mau-mau-swiss", "whot-uk")
LANGUAGES = ("en", "zh-Hant")
"""What the site of the tests holds."""

VOID = {"meta", "link", "input", "br", "path", "use"}
"""Elements without an end, as our pages write them."""
Attributes = list[tuple[str, str | None]]


@dataclass
class ReadPage(HTMLParser):
    """What a page is made of."""

    text: str
    faults: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    """Where links lead to, and where style sheets and scripts come from."""
    sources: list[str] = field(default_factory=list)
    """The links in the list of sources, which lead into the web."""
    headings: list[int] = field(default_factory=list)
    elements: list[tuple[str, dict[str, str]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Read the page."""
        super().__init__()
        self._open: list[tuple[str, dict[str, str]]] = []
        self.feed(self.text)
        self.close()
        self.faults += [f"<{name}> is never closed" for name, _ in self._open]

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        """Keep what an element says."""
        values = {name: value or "" for name, value in attrs}
        self.elements.append((tag, values))
        if "id" in values:
            self.ids.append(values["id"])
        if tag in ("h1", "h2", "h3", "h4"):
            self.headings.append(int(tag[1]))
        for name in ("href", "src"):
            if name in values:
                inside = any(other.get("class") == "sources" for _, other in self._open)
                (self.sources if inside else self.links).append(values[name])
        if tag not in VOID:
            self._open.append((tag, values))

    def handle_startendtag(self, tag: str, attrs: Attributes) -> None:
        """Keep what an element of a drawing says, which is closed at once."""
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        """Compare an end with what is open."""
        if not self._open or self._open[-1][0] != tag:
            inside = self._open[-1][0] if self._open else "nothing"
            self.faults.append(f"</{tag}> in <{inside}> at {self.getpos()}")
        else:
            self._open.pop()

    def named(self, tag: str) -> list[dict[str, str]]:
        """The attributes of all elements of a name."""
        return [values for name, values in self.elements if name == tag]
