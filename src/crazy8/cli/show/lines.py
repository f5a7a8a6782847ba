"""Write answers as lines of a `.c8` text, each with its origin, in the order of a rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from crazy8.compiler.check.reports.holes import NeverComesUp
from crazy8.compiler.layers.layers import Layer
from crazy8.compiler.questions.answer import Answer, Origin
from crazy8.compiler.topics.agreed import Identity
from crazy8.compiler.topics.manners.model import HOUSE_RULE
from crazy8.compiler.topics.players.model import PLAYERS_RANGE, PlayerRange
from crazy8.compiler.topics.registry import by_key
from crazy8.compiler.topics.rules import Rules

COLUMN = 48
"""The column at which citations and remarks begin, if the statement leaves room."""

ELSEWHERE = "it comes up elsewhere"
"""Why a statement may stand in a text where it has nothing to say: it has at another table or above a base."""

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
    "leave": "scores",
}
"""The groups of questions, by the first part of their names; notes stand at the end."""


def blocks_of(answers: Iterable[Answer]) -> Iterator[list[Answer]]:
    """Yield answers in the order of a rulebook, those that stand together in one list."""
    for _, block in groupby(sorted(answers, key=_place), key=_topic):
        yield list(block)


def _place(answer: Answer) -> int:
    topics = list(dict.fromkeys(TOPICS.values()))
    topic = _topic(answer)
    return topics.index(topic) if topic in topics else len(topics)


def _topic(answer: Answer) -> str:
    if answer.question == HOUSE_RULE or answer.text.startswith("rule"):
        return "notes"
    return TOPICS[answer.question.partition(".")[0]]


def head_lines(identity: Identity) -> Iterator[str]:
    """Yield what a file says before its first rule."""
    yield "c8 2"
    yield f'variant {identity.name} "{identity.title}"'
    for language, title in identity.titles:
        yield f'title {language} "{title}"'
    if identity.countries:
        yield "played in " + ", ".join(f'"{country}"' for country in identity.countries)
    for name, description, address in identity.sources:
        yield f'source {name} "{description}"' + (f' "{address}"' if address else "")


def arises(assumed: Answer, rules: Rules) -> bool:
    """Return whether anybody could want to know what is assumed."""
    question = by_key(assumed.question)
    if question is None or not question.arises(rules):
        return False
    about = assumed.cards if assumed.owed is None else assumed.owed
    return question.cards is None or about is None or bool(about & question.cards(rules))


def allowed_because(reason: str) -> str:
    """Return the comment behind a statement that has nothing to say in a text."""
    return f"# c8: allow {NeverComesUp.code} because {reason}"


def line_of(answer: Answer, rules: Rules, seats: PlayerRange | None = None, void_because: str | None = None) -> str:
    """Write an answer with its origin, as a remark if it is assumed; `seats` are those for whom the text holds.

    What has nothing to say in the text is allowed for the reason `void_because`.
    """
    if answer.is_default:
        return _assumed(answer.text, answer.origin)
    remark = ""
    text = answer.text
    if answer.question == PLAYERS_RANGE and seats is not None and seats != answer.value:
        remark = f"  # not {text.removeprefix('players ')}: for others there are other rules"
        text = f"players {seats.fewest}" + (f" to {seats.most}" if seats.most > seats.fewest else "")
    elif void_because is not None:
        remark = f"  {allowed_because(void_because)}"
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


def group_lines(layers: Iterable[Layer], texts: Iterable[str]) -> list[str]:
    """Return the groups of cards that some texts or another group still name, each as it was said last."""
    said: dict[str, str] = {}
    for layer in layers:
        for statement in layer.statements:
            if statement.kind == "group":
                text = " ".join(statement.span.text.split())
                said[text.removeprefix("group ").partition(":")[0].strip()] = text
    wanted = _named(texts, said)
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
