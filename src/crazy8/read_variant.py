"""Read a rulebook, and resolve its rules for every table: what all doors of `Variant` are built on."""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from functools import cached_property
from os import PathLike

from crazy8.books.choices import chosen_options, chosen_players
from crazy8.compiler.check.every_table import EveryTable
from crazy8.compiler.check.standings import left_open
from crazy8.compiler.diagnostics.diagnostic import is_finding
from crazy8.compiler.diagnostics.render.text import count_words
from crazy8.compiler.layers.circumstances import Condition
from crazy8.compiler.layers.link import Library, LinkedVariant
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.pipeline import Checked, link_source
from crazy8.compiler.source import Source
from crazy8.compiler.topics.agreed import OptionOffer
from crazy8.compiler.topics.players.model import PlayerRange
from crazy8.compiler.topics.registry import by_key
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import RulebookError
from crazy8.files.kept_tables import keep_tables
from crazy8.files.lookup import Loaded, loaded_text, read
from crazy8.verdict import Verdict, verdict_on


class ReadVariant:
    """A rulebook that was read: its text with its bases, and its rules for every table.

    It may have faults: `verdict` tells them, and everything that needs rules raises `RulebookError`. All doors of
    `Variant` are built on this.
    """

    def __init__(self, loaded: Loaded) -> None:
        """Take what was read; it is looked at when something is asked for."""
        self.loaded = loaded
        self._verdicts: dict[tuple[tuple[str, ...], int | None], Verdict] = {}

    def __repr__(self) -> str:
        """Return the name of the text."""
        return f"<ReadVariant {self.file}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the texts, so that it is the same rulebook on another machine."""
        return from_texts, self.kept()

    @property
    def file(self) -> str:
        """The name of the text in reports: its path, or `pagat.c8` for a shipped variant."""
        return self.loaded.source.name

    @cached_property
    def linked(self) -> Checked:
        """The text with its bases, before any table is looked at."""
        if self.loaded.diagnostics:
            return Checked(self.loaded.source, self.loaded.diagnostics, None)
        keep_tables()
        return link_source(self.loaded.source, Library(self.loaded.base, self.loaded.base_names()))

    @property
    def resolver(self) -> Resolver:
        """Return the resolver of the rules for any table. Raises `RulebookError` if faults forbid all of them."""
        if self.linked.resolver is None:
            raise _faulty(self.verdict())
        return self.linked.resolver

    @property
    def name(self) -> str:
        """The name that the `variant` line gives it."""
        return self.resolver.variant.own.name

    @property
    def title(self) -> str:
        """The title that the `variant` line gives it."""
        return self.resolver.readings.identity.title

    @property
    def options(self) -> tuple[OptionOffer, ...]:
        """The options that a table may choose, in the order of the rulebook."""
        return self.resolver.offers

    def player_range(self, options: Iterable[str] = ()) -> PlayerRange:
        """Return how many may play with these options."""
        return self.resolver.player_range(self.chosen(options))

    def chosen(self, options: Iterable[str]) -> tuple[str, ...]:
        """Return the options in the order of the rulebook; raises `NotFoundError` or `ChoiceError`."""
        return chosen_options(self.name, self.options, options)

    def table(self, players: int | None = None, options: Iterable[str] = ()) -> tuple[int, tuple[str, ...]]:
        """Return a sound choice for a table; without a number of players four sit down, or as near as allowed."""
        chosen = self.chosen(options)
        return chosen_players(self.name, self.resolver.player_range(chosen), players), chosen

    def verdict(self, options: Iterable[str] = (), players: int | None = None) -> Verdict:
        """Return the verdict on the rules alone; `Variant.check` adds what is said of the generated parts of a page."""
        chosen: tuple[str, ...] = ()
        if self.linked.resolver is not None:
            chosen = self.chosen(options)
            players = players if players is None else self.table(players, chosen)[0]
        key = (chosen, players)
        if key not in self._verdicts:
            self._verdicts[key] = verdict_on(self.linked, chosen, players)
        return self._verdicts[key]

    def left_open_by_bases(self, questions: Iterable[str]) -> frozenset[str]:
        """Return which of these questions the bases leave open by themselves, with two options at most."""
        bases = self.resolver.variant.line[:-1]
        asked = [one for one in map(by_key, questions) if one is not None] if bases else []
        if not asked:
            return frozenset()
        return left_open(EveryTable(Resolver(LinkedVariant(bases)), Condition(), together=2), asked)

    def rules(self, players: int | None = None, options: Iterable[str] = ()) -> Rules:
        """Return the rules for one table; raises `RulebookError` with the reports if the rulebook has errors."""
        seats, chosen = self.table(players, options)
        self.refuse_faults(chosen)
        rules = self.resolver.resolve(seats, chosen).rules
        assert rules is not None, "without errors there are rules"
        return rules

    @property
    def text(self) -> str:
        """The text as it was read; that of the whole page if it is Markdown."""
        markdown = self.loaded.markdown
        return self.loaded.source.text if markdown is None else markdown.whole.text

    def kept(self) -> tuple[tuple[str, str], ...]:
        """Return the texts that the rules come from, each with the name of its file: its own first, then its bases."""
        resolver = self.linked.resolver
        bases = () if resolver is None else resolver.variant.line[:-1]
        sources = (member.head.span.source for member in bases)
        return (self.file, self.text), *((source.name, source.text) for source in sources)

    def with_text(self, text: str) -> ReadVariant:
        """Return the same file with another text."""
        loaded = loaded_text(Source(self.file, text), self.loaded.folder)
        return ReadVariant(loaded._replace(bases=self.loaded.bases))

    def refuse_faults(self, options: Iterable[str] = ()) -> None:
        """Raise `RulebookError` with the reports if the rulebook has errors."""
        verdict = self.verdict(options)
        if verdict.errors:
            raise _faulty(verdict)


def _rules_again(text: str) -> Rules:
    """Return the rules that were pickled."""
    from crazy8.rules_json import rules_from_json  # loads pydantic

    return rules_from_json(text)


def _kept_rules(rules: Rules) -> tuple[object, ...]:
    """Return how rules are pickled: as everything that is agreed, for what makes them on demand holds functions."""
    return _rules_again, (rules.to_json(),)


copyreg.pickle(Rules, _kept_rules)  # type: ignore[arg-type]  # its stub wants a plain tuple of one form


def read_variant(name: str | PathLike[str]) -> ReadVariant:
    """Return the variant in a file, or a shipped one by its name; raises `NotFoundError` if there is none."""
    return ReadVariant(read(str(name)))


def from_texts(own: tuple[str, str], *bases: tuple[str, str]) -> ReadVariant:
    """Return the variant whose texts were `kept`."""
    loaded = loaded_text(Source(*own), None)
    return ReadVariant(loaded._replace(bases=tuple(Source(*base) for base in bases)))


def _faulty(verdict: Verdict) -> RulebookError:
    findings = tuple(report for report in verdict.reports if is_finding(report))
    return RulebookError(f"`{verdict.file}` cannot be used: {count_words(findings)}", None, findings)
