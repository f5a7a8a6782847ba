"""Offer rulebooks to programs: whatever can be done with one is a method of `Variant`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Unpack

from crazy8.arguments import MOST_SEED, whole_number, words, yes_or_no
from crazy8.arguments import text as text_given
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, in_reading_order
from crazy8.compiler.source import Source
from crazy8.compiler.topics.agreed import OptionOffer
from crazy8.compiler.topics.rules import Rules
from crazy8.files.lookup import loaded_text
from crazy8.read_variant import ReadVariant, read_variant
from crazy8.verdict import Verdict

if TYPE_CHECKING:
    from crazy8.books.printing import Edition
    from crazy8.comparing import Comparison
    from crazy8.compiler.book.render import Form
    from crazy8.compiler.book.verified import Discrepancy
    from crazy8.compiler.rulings.from_examples import ExampleOutcome
    from crazy8.covering import Coverage
    from crazy8.games.card import Card
    from crazy8.games.fast_engine import Stage
    from crazy8.games.game import Game
    from crazy8.games.players import Player
    from crazy8.games.positions import Asked
    from crazy8.runtime.simulation.report import Report as Numbers


_FRESH_SEEDS = 1_000_000
"""A seed that nobody asked for is small enough to be typed again."""


class Variant:
    """A rulebook: one that ships, a file, or a text. It never changes.

    Its text may have faults: `check` tells them, and everything else raises `RulebookError`. Each method imports what
    it needs when it is called.
    """

    def __init__(self, read: ReadVariant) -> None:
        """Take what was read; `load` and `load_text` do that."""
        self.read = read

    def __repr__(self) -> str:
        """Return the name of the text."""
        return f"<Variant {self.file}>"

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same text under the same name, with the same bases."""
        return isinstance(other, Variant) and self.read.kept() == other.read.kept()

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash((self.file, self.text))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the rulebook with the texts that it builds on, so that it is the same on another machine."""
        return Variant, (self.read,)

    @property
    def file(self) -> str:
        """The name of the text in reports: its path, or `pagat.c8` for a shipped variant."""
        return self.read.file

    @property
    def text(self) -> str:
        """The text as it was read; that of the whole page if it is Markdown."""
        return self.read.text

    @property
    def name(self) -> str:
        """The name that the `variant` line gives it."""
        return self.read.name

    @property
    def title(self) -> str:
        """The title that the `variant` line gives it."""
        return self.read.title

    @property
    def options(self) -> tuple[OptionOffer, ...]:
        """The options that a table may choose, in the order of the rulebook."""
        return self.read.options

    def player_counts(self, *, options: Iterable[str] = ()) -> range:
        """Return how many may play with these options."""
        span = self.read.player_range(options)
        return range(span.fewest, span.most + 1)

    # ---- what the rules say

    def check(
        self,
        *,
        options: Iterable[str] = (),
        players: int | None = None,
        deep: bool = False,
        on_progress: Callable[[str, int, int], object] = lambda what, done, of: None,
    ) -> Verdict:
        """Return the verdict with these options, for every number of players or for one. Never raises for faulty rules.

        Parts of a Markdown rulebook that are made from the rules are compared with them. With `deep` the rules are
        played as well, which takes up to a minute: small games are explored whole, bots play hands, worked examples are
        played, and each line is taken away to see whether anything changes. `on_progress` is told what is being done,
        and how many of how many steps of it are.
        """
        options = words("options", options)
        verdict = self.read.verdict(options, players)
        if deep:
            from crazy8.deep_verdict import deep_verdict

            verdict = deep_verdict(self.read, verdict, options, players, on_progress)
        further = self._part_reports
        return verdict.with_reports(in_reading_order((*verdict.reports, *further))) if further else verdict

    @cached_property
    def _part_reports(self) -> tuple[Diagnostic, ...]:
        """Return the reports on the generated parts of a Markdown rulebook."""
        document = self.read.loaded.markdown
        if document is None or not (document.markers or document.marker_faults):
            return ()
        from crazy8.books.generated_parts import part_reports

        return part_reports(self.read, document)

    def rules(self, *, players: int | None = None, options: Iterable[str] = ()) -> Rules:
        """Return the rules for one table, each answer with its origin. Raises `RulebookError` for faulty rulebooks.

        Without `players` four sit down, or as near to four as the variant allows.
        """
        return self.read.rules(players, options)

    def difference(
        self,
        other: Variant,
        *,
        players: int | None = None,
        options: Iterable[str] = (),
        other_options: Iterable[str] = (),
        witness: bool = False,
        on_progress: Callable[[int, int], None] | None = None,
    ) -> Comparison:
        """Compare the answers of two rulebooks, for every number of players that both allow, or for one.

        `options` are those of this rulebook, `other_options` those of the other. With `witness` both are played, up to
        half a minute, for a short situation in which they part; `on_progress` is told how many deals have been tried.
        Raises `RulebookError` if one of them has errors, `ChoiceError` if they are never played by the same number.
        """
        from crazy8.comparing import Chosen, compare, with_witness

        if not isinstance(other, Variant):
            raise TypeError(f"`other` has to be a variant, such as `crazy8.load('pagat')`, not {other!r}")
        left, right = Chosen.of(self.read, options), Chosen.of(other.read, other_options)
        found = compare(left, right, players)
        return with_witness(found, on_progress or (lambda done, of: None)) if witness else found

    # ---- games

    def deal(self, *, players: int | None = None, options: Iterable[str] = (), seed: int | None = None) -> Game:
        """Begin a game with its first hand dealt; the same seed deals the same cards on every machine.

        Without a seed it is a fresh one, which `Game.seed` tells. Raises `RulebookError` if the rulebook has errors or
        is too large for the engine.
        """
        from secrets import randbelow  # loads what hashes, which a check can do without

        from crazy8.games.game import dealt

        given = randbelow(_FRESH_SEEDS) if seed is None else whole_number("seed", seed, 0, MOST_SEED)
        return dealt(self.read, self.read.rules(players, options), given)

    def position(self, **asked: Unpack[Asked]) -> Game:
        """Begin a game in a position of your own; whatever is not said is dealt at random by the seed.

        `Asked` says what can be said, such as `hands`, `top` and `owed`. Raises `NotFoundError` for a card that the
        deck does not have, `ChoiceError` for one that is asked for too often.
        """
        from crazy8.games.positions import set_up

        return set_up(self.read, asked)

    def restore(self, content: bytes) -> Game:
        """Go on with a game that `Game.save` or `c8 play --save` kept. Raises `SaveError` if it is of other rules."""
        from crazy8.games.restoring import restored

        if not isinstance(content, bytes | bytearray | memoryview):
            raise TypeError(f"`content` has to be bytes, not {type(content).__name__}")
        return restored(self.read, bytes(content))

    def simulate(
        self,
        *,
        hands: int | None = None,
        games: int | None = None,
        players: int | Sequence[Player | str] | None = None,
        options: Iterable[str] = (),
        seed: int = 0,
        workers: int | None = None,
        on_progress: Callable[[int, int], None] | None = None,
        on_stage: Callable[[Stage], None] = lambda _stage: None,
    ) -> Numbers:
        """Let players play so many hands, or so many whole games: exactly one of the two is given.

        `players` is how many sensible ones sit down, or a list with a player for each seat: `sensible`, `random`, or
        one of your own. The result depends on nothing but the rules, the seed, the players and the number. Large runs
        among our own players go over to the compiled engine, once it is ready and if `crazy8[fast]` is installed;
        `on_stage` is told which one plays. Where one of yours takes part, the engine is plain Python.
        """
        from crazy8.games.simulation import simulate

        return simulate(
            self.read,
            hands=hands,
            games=games,
            players=players,
            options=options,
            seed=seed,
            workers=workers,
            on_progress=on_progress,
            on_stage=on_stage,
        )

    # ---- worked examples

    def examples(self, *, language: str = "en") -> tuple[ExampleOutcome, ...]:
        """Return the worked examples of the file, played; where one fails the rulebook is cited in a language.

        Raises `RulebookError` if the rulebook has errors, `NotFoundError` for an unknown language.
        """
        from crazy8.books.languages import language_named
        from crazy8.compiler.rulings.from_examples import play_examples

        tongue = language_named(language)
        self.read.refuse_faults()
        return tuple(play_examples(self.read.resolver, tongue))

    def coverage(self, *, on_progress: Callable[[int, int], None] | None = None) -> Coverage:
        """Return which answers of the file its examples exercise; `on_progress` is told how many are tried."""
        from crazy8.covering import coverage

        return coverage(self.read, on_progress)

    # ---- other texts

    def with_repairs(self, *, options: Iterable[str] = (), players: int | None = None, strict: bool = False) -> Variant:
        """Return the rulebook with mistyped words mended; with `strict`, what is assumed is written down as well.

        What is written down changes no rule. If the repaired text had more findings, it is the rulebook as it is.
        Raises `ChoiceError` for a Markdown file.
        """
        from crazy8.repairing import repair

        wanted = words("options", options)
        found = repair(self.read, wanted, players, strict=yes_or_no("strict", strict))
        return self if found.is_worse else self._with_text(found.text)

    def formatted(self) -> Variant:
        """Return the same rulebook with its text in canonical form; of a Markdown page only its blocks change.

        Raises `RulebookError` if the text cannot be read.
        """
        from crazy8.errors import RulebookError
        from crazy8.formatting import formatted_text

        found = formatted_text(Source(self.file, self.text))
        if found.faults:
            raise RulebookError(f"`{self.file}` cannot be read", None, found.faults)
        return self._with_text(found.text)

    def with_fresh_parts(self) -> Variant:
        """Return a Markdown rulebook with every generated part made anew; nothing else in it changes.

        Raises `RulebookError` if the rulebook has errors, `ChoiceError` if it is no Markdown file.
        """
        from crazy8.books.generated_parts import refreshed

        return self._with_text(refreshed(self.read))

    def _with_text(self, text: str) -> Variant:
        return self if text == self.text else Variant(self.read.with_text(text))

    # ---- printed

    def rulebook(
        self, *, form: Form = "md", ascii_suits: bool = False, marked: bool = False, **wanted: Unpack[Edition]
    ) -> str:
        """Return the rules as Markdown (`md`), a web page (`html`), text (`txt`), or for programs (`json`).

        `marked` puts comments into Markdown that say which answers of the rules a sentence tells; HTML has them anyhow.
        `Edition` says what else can be wanted, such as `language="it"`.
        """
        from crazy8.books.printing import rulebook

        return rulebook(self.read, wanted, form=form, ascii_suits=ascii_suits, marked=marked)

    def rulebook_pdf(self, *, folded: bool = False, **wanted: Unpack[Edition]) -> bytes:
        """Return the rules as PDF; `folded` is eight small pages on one sheet, for the pocket.

        Short rules and score sheets are set in letters so small that they fit on one page, if such can be read. Raises
        `MissingExtraError` if the extra `pdf` is not installed.
        """
        from crazy8.books.printing import rulebook_pdf

        return rulebook_pdf(self.read, wanted, folded=folded)

    def misprints(
        self, book: str, *, players: int | None = None, options: Iterable[str] = ()
    ) -> tuple[Discrepancy, ...] | None:
        """Return answers that a printed rulebook does not tell as the rules have them: not so, missing, or told twice.

        `book` is a whole rulebook as HTML, as marked Markdown or as JSON, in any language; `None` if it says of no
        sentence which answers it tells.
        """
        from crazy8.books.answers_told import told_otherwise

        return told_otherwise(self.read, text_given("book", book), players, options)

    def card_pictures(self, *, players: int | None = None, options: Iterable[str] = ()) -> Mapping[Card, str]:
        """Return the drawing of each kind of card as SVG, in the order of the deck."""
        from crazy8.games.card import cards_of

        return {card: card.picture for card in cards_of(self.read.rules(players, options).deck)}


def load(name: str | PathLike[str]) -> Variant:
    """Load a shipped variant by its name, a `.c8` file, or a Markdown file with ```c8 blocks.

    Raises `NotFoundError`, which names what is near, if there is none or if it cannot be read. Faults of the text are
    told by `check`.
    """
    if not isinstance(name, str | PathLike):
        raise TypeError(f"`name` has to be a name or a path, not {name!r}")
    return Variant(read_variant(name))


def load_text(text: str, name: str = "rulebook.c8") -> Variant:
    """Take a rulebook from a text; what it `extends` is looked for among the shipped variants.

    A name that ends in `.md` says that the text is Markdown.
    """
    return Variant(ReadVariant(loaded_text(Source(text_given("name", name), text_given("text", text)), None)))
