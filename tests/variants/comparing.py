"""Compares the rules of a variant with what was noted about its sources, one topic of the facts at a time.

The facts use the words of the people who read the sources: ranks as they are printed, `null` nowhere, for what a source
does not say is left out. A difference is told as a sentence, so that a table can explain it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from comparing_actions import actions
from noted_facts import Facts, Tables, cards_named

from crazy8.compiler.cards.cards import MOST_KINDS, CardSet, kinds_in
from crazy8.compiler.questions.question import Question
from crazy8.compiler.topics.effects.model import Names
from crazy8.compiler.topics.registry import by_key
from crazy8.compiler.topics.rules import Rules

QUESTIONS_OF = {
    "direction": "seat.direction",
    "first": "seat.first-player",
    "starter": "starter.treatment",
    "draw": "draw.count",
    "stock empty": "stock.empty",
    "blocked": "block.result",
    "score": "score.mode",
    "game": "match-end.kind",
    "call": "call.required",
    "dealer": "deal.rotation",
    "several": "multi.allowed",
}
"""The questions on which a source can be silent."""


def differences(facts: Facts, tables: Tables) -> dict[str, str]:
    """For each topic of the facts in which the rules differ, what the facts say and what the rules say."""
    found: dict[str, str] = {}
    for topic, compare in TOPICS.items():
        told = list(compare(facts, tables))
        if told:
            found[topic] = "; ".join(told)
    return found


def players(facts: Facts, tables: Tables) -> Iterator[str]:
    fewest, most = facts["players"]
    counts = tables.counts()
    if fewest is not None and counts[0] != fewest:
        yield f"from {fewest}, not {counts[0]}"
    if most is not None and counts[-1] != most:
        yield f"to {most}, not {counts[-1]}"


def pack(facts: Facts, tables: Tables) -> Iterator[str]:
    usual = tables.usual()
    packs = facts.get("packs", 1)
    by_count = facts.get("packs by players", {})
    if not any(_is_for(usual.players, key) for key in by_count):
        if usual.deck.size != facts["cards"]:
            yield f"{facts['cards']} cards, not {usual.deck.size}"
        if usual.deck.packs != packs:
            yield f"{packs} packs, not {usual.deck.packs}"
    for count in tables.counts():
        for key, number in by_count.items():
            if _is_for(count, key) and tables.rules(count).deck.packs != number:
                yield f"{number} packs for {count}, not {tables.rules(count).deck.packs}"
    jokers = sum(1 for kind in usual.deck.pack if usual.deck.ranks[usual.deck.rank_of(kind)].name == "joker")
    if jokers != facts.get("jokers", 0):
        yield f"{facts.get('jokers', 0)} jokers, not {jokers}"


def deal(facts: Facts, tables: Tables) -> Iterator[str]:
    told = facts.get("deal", {})
    for key, cards in told.items():
        for count in tables.counts():
            size, counter = tables.rules(count).deal.size, tables.rules(count).deal.counter
            dealt = counter.start if size.kind == "counter" and counter else size.cards
            if key == "hands":
                if size.schedule != tuple(cards):
                    yield f"{cards}, not {list(size.schedule)}"
            elif _is_for(count, key) and dealt != cards:
                yield f"{cards} cards for {count}, not {dealt or size.kind}"
    batches = tuple(facts.get("batches", ()))
    if batches and tables.usual().deal.batches != batches:
        yield f"in batches of {batches}, not {tables.usual().deal.batches}"


def word(topic: str, said: Callable[[Rules], Any]) -> Callable[[Facts, Tables], Iterator[str]]:
    """Compares one word."""

    def compare(facts: Facts, tables: Tables) -> Iterator[str]:
        if topic in facts and facts[topic] != (rules_say := said(tables.usual())):
            yield f"{facts[topic]}, not {rules_say}"

    return compare


def starter(facts: Facts, tables: Tables) -> Iterator[str]:
    rules = tables.usual()
    namers = (kind for kind, one in enumerate(rules.matching.wild) if one and one.naming)
    kinds = {rules.starter.of_card[kind].kind for kind in namers}
    if "starter" in facts and kinds - {facts["starter"]}:
        yield f"{facts['starter']}, not {' and '.join(sorted(kinds))}"


def wild(facts: Facts, tables: Tables) -> Iterator[str]:
    rules = tables.usual()
    named: CardSet = 0
    for told in facts.get("wild", []):
        if told["cards"] == ["counter"]:
            if rules.matching.counter_wild is None:
                yield "the cards of the own counter are not wild"
            continue
        cards = cards_named(rules, told["cards"])
        named |= cards
        for kind in kinds_in(cards):
            one = rules.matching.wild[kind]
            if told.get("has to fit"):
                names = any(isinstance(effect, Names) for effect in rules.effects.of_card[kind])
                if one is not None or not names:
                    yield f"{rules.deck.name_of(kind)} has to fit, and then names"
                continue
            what = "no wild card" if one is None else one.naming.what if one.naming else "nothing"
            if what != told.get("names", what):
                yield f"{rules.deck.name_of(kind)} names {told['names']}, not {what}"
            on = cards_named(rules, told.get("not on", []))
            if on & ~rules.matching.forbidden_on[kind]:
                yield f"{rules.deck.name_of(kind)} may not be laid on {told['not on']}"
    more = {
        rules.deck.ranks[rules.deck.rank_of(kind)].name
        for kind, one in enumerate(rules.matching.wild)
        if one and not named >> kind & 1
    }
    if more and "wild" in facts:
        yield f"also wild: {' '.join(sorted(more))}"


def call(facts: Facts, tables: Tables) -> Iterator[str]:
    told = facts.get("call")
    if told is None:
        return
    calls = {one.at: one for one in tables.usual().calls.calls}
    if not told["required"]:
        if calls:
            yield "no call is due"
        return
    at = told.get("at", 1)
    ahead = [one for one in tables.usual().calls.calls if one.ahead]
    one = calls.get(at) if not ahead else ahead[0]
    if one is None:
        yield f"a call at {at}, not at {sorted(calls)}"
    elif "penalty" in told and one.penalty.cards != told["penalty"]:
        yield f"{told['penalty']} cards for a forgotten call, not {one.penalty.cards}"


def not_last(facts: Facts, tables: Tables) -> Iterator[str]:
    rules = tables.usual()
    for name in facts.get("not last", []):
        kinds = {rules.finish.last_card[kind].kind for kind in kinds_in(cards_named(rules, [name]))}
        if kinds != {"forbidden"}:
            yield f"{name} may not be the last card: {' '.join(sorted(kinds)) or 'no such card'}"


def values(facts: Facts, tables: Tables) -> Iterator[str]:
    rules = tables.usual()
    told = facts.get("values", {})
    sets = {key: _valued(rules, key) for key in told if key != "others"}
    left = rules.deck.every_card
    for key in sorted(told, key=lambda key: sets[key].bit_count() if key in sets else MOST_KINDS):
        cards = sets.get(key, left) & left  # a card counts as its narrowest name says
        left &= ~cards
        if not cards:
            yield f"no such card: {key}"
        for kind in kinds_in(cards):
            rank = rules.deck.ranks[rules.deck.rank_of(kind)]
            points = rank.face if told[key] == "face" else told[key]
            if rules.scoring.values[kind] != points:
                yield f"{rules.deck.name_of(kind)} = {points}, not {rules.scoring.values[kind]}"


def ending(facts: Facts, tables: Tables) -> Iterator[str]:
    told = facts.get("game")
    if told is None:
        return
    rules = tables.usual()
    end = rules.game.ending
    if told["end"] == "play on":
        if rules.finish.then != "play on":
            yield "the others play on"
        return
    says = end.kind if end.kind != "target" else "past target" if end.past else f"target, {end.outcome}"
    expected = {"hands": ("hands", "each deals")}.get(told["end"], (told["end"],))
    if says not in expected:
        yield f"{told['end']}, not {says}"
    number = end.hands if end.kind in ("hands", "each deals") else end.points
    if told.get("target", number) != number:
        yield f"{told['target']}, not {number}"


def silent(facts: Facts, tables: Tables) -> Iterator[str]:
    """Answers for which the variant cites a source of its own, though the facts found that it says nothing."""
    own = tables.variant.name
    for topic in facts.get("silent", []):
        for answer in tables.usual().answers_to(_question_on(topic)):
            is_cited = answer.origin.kind == "source" and answer.origin.layer == own
            if is_cited and not answer.text.startswith("no "):
                yield answer.text
                break


def _question_on(topic: str) -> Question:
    question = by_key(QUESTIONS_OF[topic])
    assert question is not None, topic
    return question


def _is_for(count: int, key: str) -> bool:
    """Whether a key such as `2`, `3+`, `6-8` or `all` means so many players."""
    if key == "all":
        return True
    low, _, high = key.rstrip("+").partition("-")
    return int(low) <= count and (key.endswith("+") or count <= int(high or low))


def _valued(rules: Rules, key: str) -> CardSet:
    """All cards of a key such as `2-7,9,10`, or of the whole pack."""
    if key == "any":
        return rules.deck.every_card
    names: list[str] = []
    for part in key.split(","):
        span = re.fullmatch(r"(\d+)-(\d+)", part)
        names += [str(rank) for rank in range(int(span[1]), int(span[2]) + 1)] if span else [part]
    return cards_named(rules, names)


def _amount(rules: Rules) -> str:
    amount = rules.drawing.amount
    return {"exactly": str(amount.cards), "up to": f"up to {amount.cards}"}.get(amount.mode, amount.mode)


TOPICS: dict[str, Callable[[Facts, Tables], Iterator[str]]] = {
    "players": players,
    "pack": pack,
    "deal": deal,
    "direction": word("direction", lambda rules: rules.seating.direction),
    "first": word("first", lambda rules: rules.seating.first_player),
    "match": word("match", lambda rules: list(rules.matching.attributes)),
    "wild": wild,
    "draw": word("draw", _amount),
    "draw when": word("draw when", lambda rules: rules.drawing.when),
    "drawn card": word("drawn card", lambda rules: rules.drawing.drawn_card),
    "stock empty": word("stock empty", lambda rules: rules.stock.empty),
    "actions": actions,
    "call": call,
    "not last": not_last,
    "score": word("score", lambda rules: rules.scoring.mode.kind),
    "values": values,
    "game": ending,
    "starter": starter,
    "silent": silent,
}
"""The topics of the facts, in the order of a rulebook."""
