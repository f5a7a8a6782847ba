"""Hold the rules that are told and not played, made of the statements that have the last word on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...questions.placed import LayerEntry
from ...record import Record
from .statements import told_text


class ToldRule(Record):
    """A rule in the author's own words, which the players keep by themselves."""

    title: str | None
    text: str | None
    """As the author wrote it; `None` if there are translations alone."""
    translations: tuple[tuple[str, str], ...]
    """Language tag and text."""
    name: str | None = None
    """By which statements on cards name it."""
    of_forgotten_call: bool = False
    """Whether it says what becomes of whoever forgets a call."""

    @property
    def texts(self) -> tuple[tuple[str, str], ...]:
        """All its texts with their languages; that of the author's own is not known, and empty."""
        return (*([] if self.text is None else [("", self.text)]), *self.translations)


def told_rules(entries: Iterable[LayerEntry]) -> Iterator[ToldRule]:
    """Yield the rule of which some entries are the texts, unless it was taken away."""
    said = [told for told in (told_text(one.statement) for one in entries) if told.text is not None]
    if said:
        own = next((told for told in said if told.language is None), None)
        yield ToldRule(
            title=None if own is None else own.title,
            text=None if own is None else own.text,
            translations=tuple((told.language, told.text) for told in said if told.language and told.text is not None),
            name=said[0].name,
            of_forgotten_call=said[0].of_forgotten_call,
        )
