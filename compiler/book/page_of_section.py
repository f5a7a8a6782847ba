"""Write a section of rules in one language: steps, tables of cards, prose, and tables of deal and values."""

from __future__ import annotations

from collections.abc import Sequence

from ..telling.facts import DealRow, Section, Told, ValueRow, ValueTable
from ..telling.phrase import Listed, Players, phrase
from .languages.letters import capitalised
from .page import Block, CardTable, Column, Grid, Line, Listing, PageEntry, Paragraph, Part
from .page_words import Speaker, about_the_same, calm


def section_block(speaker: Speaker, section: Section) -> Block:
    """Return steps, or a list of cards, with all that has to be said of them behind; else prose and tables."""
    parts: list[Part] = []
    if section.steps:
        parts.append(Listing((*(_step(speaker, step) for step in section.steps), _last_step(speaker)), numbered=True))
    if section.by_card:
        parts.append(CardTable(tuple(speaker.card_row(*some) for some in about_the_same(section.by_card))))
    if section.prose:
        pictures = tuple(speaker.picture(card) for one in section.prose for card in one.pictures)
        parts.append(Paragraph(calm([speaker.told(one) for one in section.prose]), pictures))
    parts += [*_deal(speaker, section.deal), *(_values(speaker, table) for table in section.values)]
    return Block(section.key, speaker.heading(section.key), tuple(parts))


def _step(speaker: Speaker, step: Sequence[Told]) -> PageEntry:
    """Return what is done at one point of a turn."""
    return PageEntry("", calm([speaker.told(one) for one in step]))


def _last_step(speaker: Speaker) -> PageEntry:
    """Tell that the turn is over; no rulebook disputes it, and no newcomer knows it."""
    return PageEntry("", (speaker.line(phrase("turn-passes")),))


def _deal(speaker: Speaker, rows: Sequence[DealRow]) -> tuple[Grid, ...]:
    """Return the table of hands and stocks; packs only if their number changes."""
    if not rows:
        return ()
    packs = len({row.packs for row in rows}) > 1
    signs = [speaker.footnotes.signs(row.marks) for row in rows]
    shared = signs[0] if len(set(signs)) == 1 else ()
    heads = ["table-players", *(["table-packs"] if packs else []), "table-cards-each", "table-stock"]
    columns = [Column(Line(speaker.label(key), shared if key == "table-cards-each" else ()), True) for key in heads]
    lines = []
    for row, own in zip(rows, signs, strict=True):
        cells = [Line(str(row.players)), *([Line(str(row.packs))] if packs else [])]
        each = Line(str(row.cards_each), () if shared else own, speaker.says(row.says))
        lines.append((*cells, each, Line(str(row.stock))))
    return (Grid(tuple(columns), tuple(lines)),)


def _values(speaker: Speaker, table: ValueTable) -> Grid:
    """Return the rows on what each card counts."""
    signs = [speaker.footnotes.signs(row.marks) for row in table.rows]
    shared = signs[0] if len(set(signs)) == 1 else ()
    columns = (Column(Line(speaker.label("table-card"))), Column(Line(speaker.label("table-points"), shared), True))
    rows = tuple(
        (
            Line(cards_in_short(speaker, row)),
            Line(worth(speaker, row), () if shared else own, speaker.says(row.says)),
        )
        for row, own in zip(table.rows, signs, strict=True)
    )
    return Grid(columns, rows, _caption(speaker, table))


def _caption(speaker: Speaker, table: ValueTable) -> str | None:
    """Tell when a table of values holds, if not always."""
    captions = [phrase("values-for-blocked")] if table.blocked_only else []
    if table.players:
        captions.append(phrase("only-with-players", players=Players(table.players)))
    return speaker.words.sentence(phrase("caption", text=Listed(tuple(captions), join="comma"))) if captions else None


def cards_in_short(speaker: Speaker, row: ValueRow) -> str:
    """Return the cards of a row as a table names them."""
    return capitalised(speaker.words.cards(row.cards, "short", "comma"))


def worth(speaker: Speaker, row: ValueRow) -> str:
    """Return what a card of a row counts."""
    return speaker.words.say(phrase("value-face-cell", times=row.times)) if row.points is None else str(row.points)
