"""Each house rule of Uno ships twice, as an option and as a variant of its own: both mean the same game."""

from __future__ import annotations

from functools import cache

import pytest

from crazy8.compiler import check_text
from crazy8.compiler.layers.link import Library
from crazy8.compiler.layers.resolver import Resolver
from crazy8.files.shipped import shipped_names, shipped_source

HOUSE_RULES = {
    "uno-stacking": "stacking",
    "uno-jump-in": "jump_in",
    "uno-7-0": "seven_zero",
    "uno-draw-to-match": "draw_to_match",
    "uno-low": "low",
}


@cache
def resolver_of(name: str) -> Resolver:
    source = shipped_source(name)
    assert source is not None
    resolver = check_text(source.name, source.text, Library(shipped_source, shipped_names())).resolver
    assert resolver is not None
    return resolver


@pytest.mark.parametrize("players", [2, 3, 10])
@pytest.mark.parametrize("name", HOUSE_RULES)
def test_a_house_rule_is_the_same_as_option_and_as_variant(name: str, players: int) -> None:
    own = resolver_of(name).resolve(players, ()).rules
    chosen = resolver_of("uno").resolve(players, (HOUSE_RULES[name],)).rules
    plain = resolver_of("uno").resolve(players, ()).rules
    assert own is not None
    assert chosen is not None
    assert plain is not None
    topics = ("deck", "notes", *own.topics)
    assert [topic for topic in topics if getattr(own, topic) != getattr(chosen, topic)] == []
    assert [topic for topic in topics if getattr(own, topic) != getattr(plain, topic)] != []


def test_every_house_rule_that_extends_uno_is_compared() -> None:
    texts = {name: source.text for name in shipped_names() if (source := shipped_source(name)) is not None}
    extending = {name for name, text in texts.items() if " extends uno " in text}
    assert extending == set(HOUSE_RULES)
