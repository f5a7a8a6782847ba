"""A rulebook that was read, and the rules it gives for every table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from crazy8.books.choices import chosen_options, chosen_players
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, in_reading_order, is_finding
from crazy8.compiler.diagnostics.render.text import count_words
from crazy8.compiler.layers.link import Library
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.pipeline import Checked, link_source
from crazy8.compiler.source import Source
from crazy8.compiler.topics.players.model import PlayerRange
from crazy8.compiler.topics.rules import OptionOffer, Rules
from crazy8.errors import RulebookError
from crazy8.files.kept_tables import keep_tables
from crazy8.files.lookup import Loaded, loaded_text, read
from crazy8.verdict import Verdict, verdict_on


class Variant:
    """A rulebook that was read. It may have faults: `check` tells them, and everything else raises `RulebookError`."""

    def __init__(self, loaded: Loaded) -> None:
        """Take what was read; it is looked at when something is asked for."""
        self.loaded = loaded
        self._verdicts: dict[tuple[tuple[str, ...], int | None], Verdict] = {}

    def __repr__(self) -> str:
        """The name of the text."""
        return f"<Variant {self.file}>"

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
        """What gives the rules of any table; raises `RulebookError` if the text has faults that forbid them all."""
        if self.linked.resolver is None:
            raise _faulty(self._verdict())
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
        """How many may play with these options."""
        return self.resolver.player_range(self.chosen(options))

    def chosen(self, options: Iterable[str]) -> tuple[str, ...]:
        """The options in the order of the rulebook; raises `RulebookError` if they do not exist or go together."""
        return chosen_options(self.name, self.options, options)

    def table(self, players: int | None = None, options: Iterable[str] = ()) -> tuple[int, tuple[str, ...]]:
        """A sound choice for a table; without a number of players four sit down, or as near as the variant allows."""
        chosen = self.chosen(options)
        return chosen_players(self.name, self.resolver.player_range(chosen), players), chosen

    def check(self, options: Iterable[str] = (), players: int | None = None) -> Verdict:
        """The verdict with these options, for every number of players or for one.

        Parts of a Markdown rulebook that are made from the rules are compared with them.
        """
        verdict = self._verdict(options, players)
        further = self._part_reports
        return verdict._replace(diagnostics=_in_order(verdict, further)) if further else verdict

    @cached_property
    def _part_reports(self) -> tuple[Diagnostic, ...]:
        """What is to be said of the generated parts of a Markdown rulebook."""
        document = self.loaded.markdown
        if document is None or not (document.markers or document.marker_faults):
            return ()
        from crazy8.books.generated_parts import part_reports  # prints rulebooks, which most checks do not

        return part_reports(self, document)

    def _verdict(self, options: Iterable[str] = (), players: int | None = None) -> Verdict:
        """The verdict on the rules alone."""
        chosen: tuple[str, ...] = ()
        if self.linked.resolver is not None:
            chosen = self.chosen(options)
            players = players if players is None else self.table(players, chosen)[0]
        key = (chosen, players)
        if key not in self._verdicts:
            self._verdicts[key] = verdict_on(self.linked, chosen, players)
        return self._verdicts[key]

    def rules(self, players: int | None = None, options: Iterable[str] = ()) -> Rules:
        """The rules for one table; raises `RulebookError` with the reports if the rulebook has errors."""
        seats, chosen = self.table(players, options)
        self.refuse_faults(chosen)
        rules = self.resolver.resolve(seats, chosen).rules
        assert rules is not None, "without errors there are rules"
        return rules

    def refuse_faults(self, options: Iterable[str] = ()) -> None:
        """Raise `RulebookError` with the reports if the rulebook has errors."""
        verdict = self._verdict(options)
        if verdict.errors:
            raise _faulty(verdict)


def load(file: str | Path) -> Variant:
    """Read a `.c8` file, a Markdown file with its ```c8 blocks, or a shipped variant by its name.

    Raises `RulebookError` if there is none, or if it cannot be read.
    """
    return Variant(read(str(file)))


def load_text(text: str, name: str = "rulebook.c8") -> Variant:
    """Take a rulebook from a text; what it `extends` is looked for among the shipped variants.

    A name that ends in `.md` says that the text is Markdown.
    """
    return Variant(loaded_text(Source(name, text), None))


def check(variant: Variant | str | Path, *, options: Iterable[str] = (), players: int | None = None) -> Verdict:
    """The verdict on a rulebook, with these options switched on, for every number of players or for one.

    Faults of the rulebook are part of the verdict; `RulebookError` is raised if the file cannot be read or an option
    does not exist.
    """
    return variant_from(variant).check(options, players)


def rules(variant: Variant | str | Path, *, players: int | None = None, options: Iterable[str] = ()) -> Rules:
    """The rules for one table, every answer with its origin; raises `RulebookError` if the rulebook has errors.

    Without `players` four sit down, or as near to four as the variant allows.
    """
    return variant_from(variant).rules(players, options)


def variant_from(what: Variant | str | Path) -> Variant:
    """A variant as it is, or the one that a path or name stands for."""
    return what if isinstance(what, Variant) else load(what)


def _in_order(verdict: Verdict, further: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    return tuple(in_reading_order((*verdict.diagnostics, *further)))


def _faulty(verdict: Verdict) -> RulebookError:
    findings = tuple(one for one in verdict.diagnostics if is_finding(one))
    return RulebookError(f"`{verdict.file}` cannot be used: {count_words(findings)}", None, findings)
