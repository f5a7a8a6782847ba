"""The rules of the oldest variants, table by table and option by option, are those that `facts.json` tells.

What `tests/variants/` compares for all variants that ship, it compares for one table of each.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from crazy8.compiler import check_text
from crazy8.compiler.cards.cards import kinds_in
from crazy8.compiler.layers.link import Library
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.record import Record
from crazy8.compiler.topics.effects.model import Draws, Effect, Names, PlaysAgain, Reverses, Skips
from crazy8.compiler.topics.game.model import Ending
from crazy8.compiler.topics.rules import Rules
from crazy8.compiler.topics.starter.model import Treatment
from crazy8.files.shipped import shipped_names, shipped_source

FACTS: dict[str, dict[str, Any]] = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))


@cache
def resolver_of(name: str) -> Resolver:
    source = shipped_source(name)
    assert source is not None
    resolver = check_text(source.name, source.text, Library(shipped_source, shipped_names())).resolver
    assert resolver is not None
    return resolver


def rules_of(name: str, players: int, options: tuple[str, ...]) -> Rules:
    rules = resolver_of(name).resolve(players, options).rules
    assert rules is not None
    return rules


def by_rank(rules: Rules, values: tuple[Any, ...]) -> dict[str, Any]:
    """What holds for each rank; a rank whose cards differ would be told card by card."""
    found: dict[str, Any] = {}
    for number, rank in enumerate(rules.deck.ranks):
        of_rank = {values[kind] for kind in kinds_in(rules.deck.of_rank(number))}
        cards = {rules.deck.name_of(kind): values[kind] for kind in kinds_in(rules.deck.of_rank(number))}
        found |= {rank.name: of_rank.pop()} if len(of_rank) == 1 else cards
    return found


def without(values: dict[str, Any], nothing: Any) -> dict[str, Any]:
    return {card: value for card, value in values.items() if value != nothing}


def words_of_effect(effect: Effect) -> str:
    match effect:
        case Draws():
            return f"{effect.target} draws {effect.cards}, then {effect.then}"
        case Skips():
            return f"skips {effect.target} {effect.seats}"
        case Reverses():
            return "reverses"
        case PlaysAgain():
            return "may play again" if effect.optional else "plays again"
        case Names():
            return "names a suit"


def words_of_treatment(treatment: Treatment) -> str:
    return treatment.kind + (", dealer starts" if treatment.dealer_starts else "")


def words_of_ending(ending: Ending) -> str:
    if ending.kind == "target":
        return f"{'past' if ending.past else 'to'} {ending.points}, {ending.outcome}"
    return " ".join(filter(None, [ending.kind, str(ending.hands or "")]))


def facts_of(rules: Rules) -> dict[str, Any]:
    """The rules of one table in the words of `facts.json`."""
    amount, blocked = rules.drawing.amount, rules.stock.blocked
    names = [
        None
        if wild is None
        else "nothing"
        if wild.naming is None
        else "another suit"
        if wild.naming.another
        else "any suit"
        for wild in rules.matching.wild
    ]
    replies = [
        "; ".join(f"{' '.join(ranks_in(rules, reply.cards))} {reply.mode}" for reply in of_card)
        for of_card in rules.debts.replies
    ]
    effects = ["; ".join(map(words_of_effect, of_card)) for of_card in rules.effects.of_card]
    forbidden = [" ".join(ranks_in(rules, cards)) for cards in rules.matching.forbidden_on]
    return {
        "pack": rules.deck.size,
        "deal": rules.deal.cards_each,
        "stock": rules.stock_after_deal,
        "first": rules.seating.first_player,
        "direction": rules.seating.direction,
        "match": list(rules.matching.attributes),
        "wild": {rank: f"names {what}" for rank, what in without(by_rank(rules, tuple(names)), None).items()},
        "forbidden": without(by_rank(rules, tuple(forbidden)), ""),
        "starter": without(by_rank(rules, tuple(map(words_of_treatment, rules.starter.of_card))), "plain"),
        "effects": without(by_rank(rules, tuple(effects)), ""),
        "answers": without(by_rank(rules, tuple(replies)), ""),
        "draw": f"{amount.mode} {amount.cards or ''}".strip(),
        "draw when": rules.drawing.when,
        "drawn card": rules.drawing.drawn_card,
        "stock empty": rules.stock.empty,
        "stock exhausted": rules.stock.exhausted,
        "blocked": "void" if blocked is None else blocked.kind,
        "calls": {str(call.at): f"{call.word}, else {call.penalty.cards} cards" for call in rules.calls.calls},
        "last card": without(by_rank(rules, tuple(last.kind for last in rules.finish.last_card)), "wins"),
        "after a finish": rules.finish.then,
        "score": rules.scoring.mode.kind,
        "values": by_rank(rules, rules.scoring.values),
        "game": words_of_ending(rules.game.ending),
    }


def ranks_in(rules: Rules, cards: int) -> list[str]:
    return [rank.name for number, rank in enumerate(rules.deck.ranks) if cards & rules.deck.of_rank(number)]


def expected(name: str, players: int, options: tuple[str, ...]) -> dict[str, Any]:
    told = FACTS[name]
    result = {**told["facts"], **told["players"][str(players)]}
    for option in options:
        says = told["options"][option]
        if players == 2:
            says = told["options for two"].get(option, says)
        for fact, value in says.items():
            merges = isinstance(value, dict) and value and len(options) > 1
            result[fact] = {**result[fact], **value} if merges else value
    return result


TABLES = [
    (name, int(players), options)
    for name, told in FACTS.items()
    for players in told["players"]
    for options in ((), *((option,) for option in told["options"]))
]


def test_every_table_and_option_has_its_facts() -> None:
    for name, told in FACTS.items():
        seats = resolver_of(name).player_range()
        assert list(told["players"]) == [str(count) for count in range(seats.fewest, seats.most + 1)]
        assert list(told["options"]) == [offer.name for offer in resolver_of(name).offers]
        assert told["sources"]


@pytest.mark.parametrize(
    ("name", "players", "options"), TABLES, ids=lambda part: "+".join(part) if isinstance(part, tuple) else str(part)
)
def test_the_rules_of_a_table_are_those_of_the_sources(name: str, players: int, options: tuple[str, ...]) -> None:
    assert facts_of(rules_of(name, players, options)) == expected(name, players, options)


def test_options_chosen_together_leave_each_other_alone() -> None:
    options = ("draw_three", "twos", "queens", "aces", "no_call", "no_eight_out")
    for players in (2, 3):
        assert facts_of(rules_of("pagat", players, options)) == expected("pagat", players, options)


def models_in(rules: Rules) -> list[Record]:
    return [*rules.topics.values(), rules.deck]


@pytest.mark.parametrize("name", FACTS)
def test_the_topics_are_valid_although_nobody_validates_them(name: str) -> None:
    for players in map(int, FACTS[name]["players"]):
        for options in ((), *((offer.name,) for offer in resolver_of(name).offers)):
            for topic in models_in(rules_of(name, players, options)):
                assert TypeAdapter(type(topic)).validate_python(TypeAdapter(type(topic)).dump_python(topic)) == topic
