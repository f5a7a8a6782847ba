"""What stands in a file around its rules, for the page of the language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

PARTS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "Version": (("c8 2", "the version of the language; the first line"),),
    "VariantHead": (
        ('variant home "Our eights"', "the name, by which others build on it, and the title"),
        (
            'variant home "Our eights" extends pagat [house]',
            "on a base; `[house]`: whose word each line is that cites nobody",
        ),
    ),
    "Title": (('title de "Unsere Achter"', "the title in another language"),),
    "PlayedIn": (('played in "Italy", "Taiwan"', "where people play so"),),
    "SourceDeclaration": (
        ('source book "The leaflet in the box"', "what may be cited; `house`, the author’s own word, always may"),
        ('source page "A page" "https://example.org"', "with its address"),
    ),
    "Statement": (
        ("deal 7 [book]", "a rule, and whose word it is"),
        ("group trick: 2, 8, J", "a name for cards, which later lines may use"),
    ),
    "When": (
        ("when 2 players { deal 7 }", "what holds for so many players"),
        ("when 5 or more players { packs 2 }", "or `when 3 to 4 players { … }`"),
    ),
    "Option": (
        ('option twos "Twos draw" { play 2: next draws 2 }', "a house rule that a table may choose"),
        ('option nobody "Nobody draws" { draw nothing } requires twos', "only together with another one"),
        ('option mild "Mild" { play 2: nothing } excludes twos', "never together with another one"),
    ),
    "NoOption": (("no option twos", "takes away an option that the base offers"),),
    "Example": (('example "A two" { … }', "a worked example: see below"),),
}
"""The statements by their class in `compiler/language/nodes.py`."""


def parts_of_a_file() -> Iterator[str]:
    """Yield the section on the statements that are no rules, and on how rules are cited, grouped and chosen."""
    yield from ("", "## The file", "")
    yield "A file counts over its base, a `when` block over plain lines, a chosen option over both: what is said there"
    yield "replaces the answer to the same question, of cards only what is said of these. A comment stands behind `#`."
    yield from ("", "| statement | |", "| --- | --- |")
    yield from (f"| `{line}` | {says} |" for lines in PARTS.values() for line, says in lines)
