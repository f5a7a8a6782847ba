"""`c8 list`: the variants that ship, family by family."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from itertools import groupby
from json import dumps
from typing import TYPE_CHECKING, NamedTuple

from crazy8.cli.arguments import Parser
from crazy8.cli.shared_arguments import add_format

if TYPE_CHECKING:
    from crazy8.compiler.diagnostics.render.palette import Palette
    from crazy8.compiler.topics.rules import Rules
    from crazy8.read_variant import ReadVariant


class ListedVariant(NamedTuple):
    """A variant, together with what the list says of it."""

    variant: ReadVariant
    family: str
    rules: Rules
    """The rules of one table."""

    @property
    def countries(self) -> tuple[str, ...]:
        """Return the countries where it is played."""
        return self.rules.identity.countries


def register(parser: Parser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "word", nargs="?", metavar="WORD", help="a family or a country; without it, everything is listed"
    )
    add_format(parser, "text", "json")
    parser.add_examples(
        ("c8 list", "what ships, for how many players, where it is played"),
        ("c8 list mau-mau", "more about one family: sources and options"),
        ("c8 list Kenya", "more about what is played in one country"),
        ("c8 list --format json", "everything for programs"),
    )


def run(arguments: Namespace) -> int:
    """Print the variants by family, or everything for programs; raises `Misuse` for a word that chooses none."""
    variants = _chosen(arguments.word, list(_all()))
    palette = arguments.output.palette
    if arguments.format == "json":
        arguments.output.line(dumps([_facts(variant) for variant in variants], indent=2))
        return 0
    if arguments.word is None:
        parts = [
            "\n".join(_family(family, found, palette)) for family, found in groupby(variants, lambda one: one.family)
        ]
        hint = "`c8 list WORD` says more about a family or a country, `c8 play NAME` plays a variant."
    else:
        parts = ["\n".join(_paragraph(variant, palette)) for variant in variants]
        hint = "`c8 show NAME` prints the rules of one, `c8 play NAME` plays it."
    arguments.output.line("\n\n".join([*parts, hint]))
    return 0


def _all() -> Iterator[ListedVariant]:
    """Yield every variant, by family and name; the oldest family comes first."""
    from crazy8.files.shipped import OLDEST_FAMILY, family_of, shipped_names
    from crazy8.read_variant import read_variant

    for name in sorted(shipped_names(), key=lambda name: (family_of(name) != OLDEST_FAMILY, family_of(name), name)):
        variant = read_variant(name)
        rules = variant.resolver.resolve(*variant.table()).rules
        assert rules is not None, "what ships is sound"
        yield ListedVariant(variant, family_of(name), rules)


def _chosen(word: str | None, variants: list[ListedVariant]) -> list[ListedVariant]:
    """Return the variants of a family or a country, whatever the case of its letters."""
    if word is None:
        return variants
    wanted = word.casefold()
    found = [variant for variant in variants if wanted in map(str.casefold, (variant.family, *variant.countries))]
    if not found:
        from crazy8.cli.misuse import unknown

        known = dict.fromkeys(name for variant in variants for name in (variant.family, *variant.countries))
        raise unknown("family or country", word, known, "`c8 list` shows them all")
    return found


def _family(family: str, variants: Iterable[ListedVariant], palette: Palette) -> Iterator[str]:
    """Yield a family with a line for each variant."""
    from crazy8.compiler.diagnostics.render.palette import paint
    from crazy8.paragraphs import table

    yield paint(family, palette.message)
    yield table((variant.variant.name, _line(variant)) for variant in variants)


def _line(one: ListedVariant) -> str:
    from crazy8.books.choices import range_words

    seats, deck = range_words(one.variant.player_range()), one.rules.deck.name
    played = f"; {', '.join(one.countries)}" if one.countries else ""
    return f"{one.variant.title}: {seats} players, {deck}{played}"


def _paragraph(one: ListedVariant, palette: Palette) -> Iterator[str]:
    from crazy8.compiler.diagnostics.render.palette import paint
    from crazy8.paragraphs import wrapped

    yield wrapped(f"{one.variant.name}  {_line(one)}", hanging="  ").replace(
        one.variant.name, paint(one.variant.name, palette.message), 1
    )
    for name, description, address in one.rules.identity.sources:
        yield wrapped(f"[{name}] {description}" + (f", {address}" if address else ""), margin="  ", hanging="  ")
    if one.variant.options:
        names = ", ".join(offer.name for offer in one.variant.options)
        yield wrapped(f"options: {names}", margin="  ", hanging="  ")


def _facts(one: ListedVariant) -> dict[str, object]:
    variant, rules = one.variant, one.rules
    seats = variant.player_range()
    return {
        "name": variant.name,
        "family": one.family,
        "title": variant.title,
        "titles": dict(rules.identity.titles),
        "countries": list(one.countries),
        "players": {"fewest": seats.fewest, "most": seats.most},
        "deck": rules.deck.name,
        "cards": rules.deck.size,
        "sources": [
            dict(zip(("name", "description", "address"), part, strict=True)) for part in rules.identity.sources
        ],
        "options": [{"name": offer.name, "title": offer.title} for offer in variant.options],
    }
