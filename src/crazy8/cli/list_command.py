"""`c8 list`: the variants that ship."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from json import dumps
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser
from crazy8.cli.given import add_format

if TYPE_CHECKING:
    from crazy8.compiler.diagnostics.render.palette import Palette
    from crazy8.compiler.rules.rules import Rules
    from crazy8.variant import Variant


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_format(parser, "text", "json")
    parser.add_examples(
        ("c8 list", "what ships, for how many players, from which sources"),
        ("c8 list --format json", "the same for programs"),
    )


def run(arguments: Namespace) -> int:
    """Print one paragraph for each variant, or everything for programs."""
    from crazy8.shipped import shipped_names
    from crazy8.variant import load

    variants = [load(name) for name in shipped_names()]
    if arguments.format == "json":
        arguments.output.line(dumps([_facts(variant) for variant in variants], indent=2))
    else:
        paragraphs = ["\n".join(_paragraph(variant, arguments.output.palette)) for variant in variants]
        hint = "`c8 show NAME` prints the rules of one, `c8 play NAME` plays it."
        arguments.output.line("\n\n".join([*paragraphs, hint]))
    return 0


def _paragraph(variant: Variant, palette: Palette) -> Iterator[str]:
    from crazy8.choices import range_words
    from crazy8.cli.paragraphs import wrapped
    from crazy8.compiler.diagnostics.render.palette import paint

    rules = _rules(variant)
    table = f"{range_words(variant.player_range())} players, {rules.deck.name}"
    yield f"{paint(variant.name, palette.message)}  {variant.title}: {table}"
    for name, description, address in rules.identity.sources:
        yield wrapped(f"[{name}] {description}" + (f", {address}" if address else ""), margin="  ", hanging="  ")
    if variant.options:
        names = ", ".join(offer.name for offer in variant.options)
        yield wrapped(f"options: {names}", margin="  ", hanging="  ")


def _rules(variant: Variant) -> Rules:
    """The rules of one table; what ships is sound, so there is nothing to check."""
    rules = variant.resolver.resolve(*variant.table()).rules
    assert rules is not None
    return rules


def _facts(variant: Variant) -> dict[str, object]:
    rules = _rules(variant)
    seats = variant.player_range()
    return {
        "name": variant.name,
        "title": variant.title,
        "titles": dict(rules.identity.titles),
        "players": {"fewest": seats.fewest, "most": seats.most},
        "deck": rules.deck.name,
        "cards": rules.deck.size,
        "sources": [dict(zip(("name", "description", "address"), one, strict=True)) for one in rules.identity.sources],
        "options": [{"name": offer.name, "title": offer.title} for offer in variant.options],
    }
