"""Write a comparison for programs."""

from __future__ import annotations

from crazy8.comparing import Chosen, Comparison
from crazy8.compiler.compare.difference import Side

FORMAT = "crazy8-comparison"
VERSION = 1


def facts(found: Comparison) -> dict[str, object]:
    """Return the whole comparison as plain values."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "left": _chosen(found.left),
        "right": _chosen(found.right),
        "players": list(found.players),
        "only_left": list(found.only_left),
        "only_right": list(found.only_right),
        "options_only_left": list(found.options_only_left),
        "options_only_right": list(found.options_only_right),
        "same_text": found.same_text,
        "same_rules": found.same_rules,
        "witness": found.witness and found.witness._asdict(),
        "differences": [
            {
                "question": difference.question,
                "asks": difference.asks,
                "players": list(difference.players),
                "left": _side(difference.left),
                "right": _side(difference.right),
            }
            for difference in found.differences
        ],
    }


def _chosen(chosen: Chosen) -> dict[str, object]:
    return {"file": chosen.variant.file, "options": list(chosen.options)}


def _side(side: Side) -> dict[str, object]:
    place = side.place
    return {
        "statements": list(side.statements),
        "origin": side.origin,
        "names": list(side.names),
        "assumed": side.assumed,
        "place": place and {"file": place.source.name, "line": place.line, "column": place.column},
    }
