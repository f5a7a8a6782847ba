"""Markdown rulebooks of all kinds: prose, blocks of rules, and parts that are fresh, stale or wrong."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

HEAD = ["```c8", "c8 2", 'variant table "Our table" extends bicycle [house]', "players 2 to 3", "```"]

PROSE = (
    [""],
    ["We meet on Fridays, behind the station."],
    ["# Правила 規則"],
    ["| a | b |", "| - | - |", "| 1 | 2 |"],
    ["- one", "- two", "", "  more"],
    ["> quoted", "lazily"],
    ["<details>", "<b>x</b>"],
    ["</details>", ""],
    ["    code"],
    ["````md", "```c8", "deal 9", "```", "````"],
    ["a `b` <!-- x --> c"],
    ["<!-- over", "two lines -->"],
    ["---"],
    ["1. one"],
    ["text  ", "text\\"],
)
RULES = (
    ["```c8", "deal 6", "```"],
    ["~~~ c8", "no call", "~~~"],
    ["````c8", "", "````"],
)
MARKERS = (
    "deal-table",
    "values lang=it",
    "aim",
    "calls players=2",
    "turn signs=no",
    "poetry",
    "values lang=xx",
    "end",
)

MARGINS = ("", "  ", "> ", "- ", "> > ")


def _pieces() -> SearchStrategy[list[str]]:
    inside = st.sampled_from(([], [""], ["stale"], ["", "| stale |", ""], ["- stale"], ["<!-- c8: aim -->"]))
    parts = st.builds(
        lambda name, lines, end: [f"<!-- c8: {name} -->", *lines, *end],
        st.sampled_from(MARKERS),
        inside,
        st.sampled_from((["<!-- c8: end -->"], ["<!-- c8: end -->"], ["<!-- c8: end aim -->"], [])),
    )
    plain = st.one_of(st.sampled_from(PROSE), st.sampled_from(RULES), parts, parts)
    return st.builds(_set_in, plain, st.sampled_from(MARGINS))


def _set_in(lines: list[str], margin: str) -> list[str]:
    further = "  " if margin == "- " else margin
    return [(margin if number == 0 else further) + line for number, line in enumerate(lines)]


def documents() -> SearchStrategy[str]:
    """Texts with one kind of line ends each; most begin with rules that can be played."""
    bodies = st.lists(_pieces(), max_size=7).map(lambda pieces: [line for piece in pieces for line in [*piece, ""]])
    heads = st.sampled_from((HEAD, HEAD, HEAD, []))
    ends = st.sampled_from(("\n", "\n", "\r\n", "\r"))
    return st.builds(lambda head, body, end: end.join([*head, "", *body]), heads, bodies, ends)
