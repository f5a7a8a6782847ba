"""Write rules as a `.c8` text without layers: one answer a line, with its origin.

What is assumed stands behind a `#`. So the text resolves to the same rules, and the same things are assumed in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from crazy8.compiler.layers.layers import layers_for
from crazy8.compiler.layers.link import LinkedVariant
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.questions.answer import Answer, Origin
from crazy8.compiler.topics.agreed import Identity
from crazy8.compiler.topics.calls.model import CALL_REQUIRED
from crazy8.compiler.topics.players.model import PLAYERS_RANGE, PlayerRange
from crazy8.compiler.topics.registry import by_key
from crazy8.compiler.topics.rules import Rules

COLUMN = 48
"""The column at which citations and remarks begin, if the statement leaves room."""

TOPICS = {
    "players": "players",
    "seat": "players",
    "deck": "players",
    "deal": "deal",
    "counter": "deal",
    "starter": "deal",
    "match": "matching",
    "wild": "matching",
    "draw": "drawing",
    "stock": "drawing",
    "block": "drawing",
    "play": "effects",
    "reverse": "effects",
    "debt": "effects",
    "draw-n": "effects",
    "multi": "several",
    "dump": "several",
    "turn": "several",
    "call": "end",
    "out": "end",
    "score": "scores",
    "match-end": "scores",
}
"""The groups of questions, by the first part of their names; notes stand at the end."""


def rules_text(rules: Rules, resolver: Resolver) -> str:
    """Return the rules as a text that can be saved and changed."""
    variant, seats = resolver.variant, _seats(rules, resolver)
    shown = [answer for answer in rules.answers if not answer.is_default or _arises(answer, rules)]
    shown = [answer for answer in shown if not _only_forgets(answer, rules)]
    answers = sorted(shown, key=_place)
    blocks = ["\n".join(_line(answer, rules, seats) for answer in block) for _, block in groupby(answers, key=_topic)]
    groups = _groups(rules, variant)
    parts = [_head(rules), _remark(rules), *(["\n".join(groups)] if groups else []), *blocks]
    return "\n\n".join(parts) + "\n"


def _seats(rules: Rules, resolver: Resolver) -> PlayerRange:
    """Return the numbers of players for which the same statements count; the text holds for no others."""
    whole = resolver.player_range(rules.options)
    same = resolver.statements_for(rules.players, rules.options)
    fewest = most = rules.players
    while fewest > whole.fewest and resolver.statements_for(fewest - 1, rules.options) == same:
        fewest -= 1
    while most < whole.most and resolver.statements_for(most + 1, rules.options) == same:
        most += 1
    return PlayerRange.said(fewest=fewest, most=most)


def _only_forgets(answer: Answer, rules: Rules) -> bool:
    """Return whether a `no call` only forgets calls of a base: beside a call it would contradict it in one text."""
    others = rules.answers_to(answer.question)
    return answer.question == CALL_REQUIRED and answer.value is None and any(one.value is not None for one in others)


def _arises(assumed: Answer, rules: Rules) -> bool:
    """Return whether anybody could want to know what is assumed."""
    question = by_key(assumed.question)
    if question is None or not question.arises(rules):
        return False
    about = assumed.cards if assumed.owed is None else assumed.owed
    return question.cards is None or about is None or bool(about & question.cards(rules))


def _place(answer: Answer) -> int:
    topics = list(dict.fromkeys(TOPICS.values()))
    topic = _topic(answer)
    return topics.index(topic) if topic in topics else len(topics)


def _topic(answer: Answer) -> str:
    if answer.text.startswith("rule"):
        return "notes"
    return TOPICS[answer.question.partition(".")[0]]


def _head(rules: Rules) -> str:
    identity = rules.identity
    lines = ["c8 2", f'variant {identity.name} "{identity.title}"']
    lines += [f'title {language} "{title}"' for language, title in identity.titles]
    countries = ", ".join(f'"{country}"' for country in identity.countries)
    lines += [f"played in {countries}"] if countries else []
    lines += _sources(identity)
    return "\n".join(lines)


def _sources(identity: Identity) -> Iterator[str]:
    for name, description, address in identity.sources:
        yield f'source {name} "{description}"' + (f' "{address}"' if address else "")


def _remark(rules: Rules) -> str:
    """Write as comments what table the rules are for."""
    names = " and ".join(rules.options)
    options = f" with {'option' if len(rules.options) == 1 else 'options'} {names}" if names else ""
    lines = [f"# These are the rules for {rules.players} players{options}."]
    if any(_is_assumed_somewhere(answer, rules) for answer in rules.answers):
        lines.append("# What stands behind a # is not said in the rulebook but assumed.")
    return "\n".join(lines)


def _is_assumed_somewhere(answer: Answer, rules: Rules) -> bool:
    """Return whether an answer, or a part of it, is assumed."""
    return (answer.is_default and _arises(answer, rules)) or any(part.is_default for part in answer.parts)


def _line(answer: Answer, rules: Rules, seats: PlayerRange) -> str:
    """Write an answer with its origin; the players are those for whom the text holds."""
    if answer.is_default:
        return _assumed(answer.text, answer.origin)
    remark = ""
    text = answer.text
    if answer.question == PLAYERS_RANGE and seats != answer.value:
        remark = f"  # not {text.removeprefix('players ')}: for others there are other rules"
        text = f"players {seats.fewest}" + (f" to {seats.most}" if seats.most > seats.fewest else "")
    elif answer.origin.option is not None:
        remark = f"  # option {answer.origin.option}"
    elif answer.origin.kind == "house" and answer.origin.layer != rules.identity.name:
        remark = f"  # of {answer.origin.layer}"
    for part in answer.parts:
        if not part.is_default:
            whole = text.removesuffix(part.text).rstrip().removesuffix(",")
            text = f"{whole} [{', '.join(answer.origin.names)}], {part.text}"
    names = next((part.origin.names for part in answer.parts if not part.is_default), answer.origin.names)
    *above, last = text.splitlines()
    assumed = [_assumed(f"  {part.text}", part.origin) for part in answer.parts if part.is_default]
    return "\n".join([*above, f"{last:<{COLUMN - 1}} [{', '.join(names)}]{remark}", *assumed])


def _assumed(text: str, origin: Origin) -> str:
    """Write as a remark what is assumed, and whose rule it is."""
    return f"{f'# {text}':<{COLUMN - 1}} # assumed ({', '.join(origin.names)})"


def _groups(rules: Rules, variant: LinkedVariant) -> list[str]:
    """Return the groups of cards that a statement or another group still names, each as it was said last."""
    said: dict[str, str] = {}
    for layer in layers_for(variant, rules.players, rules.options):
        for statement in layer.statements:
            if statement.kind == "group":
                text = " ".join(statement.span.text.split())
                said[text.removeprefix("group ").partition(":")[0].strip()] = text
    wanted = _named((answer.text for answer in rules.answers), said)
    return [text for name, text in said.items() if name in wanted]


def _named(texts: Iterable[str], said: dict[str, str]) -> set[str]:
    wanted: set[str] = set()
    waiting = list(texts)
    while waiting:
        words = set(re.findall(r"[^\s\",:]+", waiting.pop()))
        fresh = (words & said.keys()) - wanted
        wanted |= fresh
        waiting.extend(said[name].partition(":")[2] for name in fresh)
    return wanted
