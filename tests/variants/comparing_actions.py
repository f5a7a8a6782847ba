"""Compares what cards do when they are played with what was noted about the sources of a variant."""

from __future__ import annotations

from collections.abc import Iterator

from noted_facts import Facts, Tables, cards_named

from crazy8.compiler.cards.cards import CardSet, kinds_in
from crazy8.compiler.topics.effects.facts import effects_ever
from crazy8.compiler.topics.effects.model import (
    Adds,
    Copies,
    Covers,
    Demands,
    Discards,
    Draws,
    Effect,
    EndsHand,
    MustPlay,
    Names,
    OpensRound,
    PlaysAgain,
    Reverses,
    RotatesHands,
    ShowsHand,
    Skips,
    SwapsHands,
    Waits,
)
from crazy8.compiler.topics.rules import Rules

KINDS: dict[str, tuple[type, ...]] = {
    "draw": (Draws,),
    "start_count": (Draws,),
    "extend_count": (Draws,),
    "skip": (Skips, Waits),
    "reverse": (Reverses,),
    "play_again": (PlaysAgain, Covers),
    "must_cover": (Covers,),
    "cover": (Covers,),
    "question": (Covers,),
    "dump_suit": (Adds,),
    "discard_suit": (Discards,),
    "copy_top": (Copies,),
    "demand_rank": (Demands,),
    "force_rank": (MustPlay,),
    "open_run": (Demands, MustPlay),
    "rank_round": (OpensRound,),
    "swap_hands": (SwapsHands,),
    "rotate_hands": (RotatesHands,),
    "reveal_hand": (ShowsHand,),
    "end_hand": (EndsHand,),
}
"""The kinds of effects that a noted effect can be."""


def actions(facts: Facts, tables: Tables) -> Iterator[str]:
    rules = tables.usual()
    named: CardSet = 0
    names = [name for told in facts.get("actions", []) for name in told["cards"]]
    single = cards_named(rules, [name for name in names if _is_single(rules, name)])
    for told in facts.get("actions", []):
        cards = cards_named(rules, told["cards"])
        if not all(_is_single(rules, name) for name in told["cards"]):
            cards &= ~single
        named |= cards
        wrong = {says for kind in kinds_in(cards) for says in _action(told, kind, cards, rules)}
        yield from (f"{' '.join(told['cards'])}: {says}" for says in sorted(wrong))
        if not cards:
            yield f"{' '.join(told['cards'])}: no such card"
    more = [kind for kind, effects in enumerate(rules.effects.of_card) if _acts(effects) and not named >> kind & 1]
    if more and "actions" in facts:
        yield f"also acting: {' '.join(sorted({rules.deck.ranks[rules.deck.rank_of(kind)].name for kind in more}))}"


def _acts(effects: tuple[Effect, ...]) -> bool:
    return any(not isinstance(effect, Names) for effect in effects)


def _is_single(rules: Rules, name: str) -> bool:
    """Whether a name means one card, and not a rank."""
    return bool(cards_named(rules, [name])) and all(rank.name != name for rank in rules.deck.ranks)


def _action(told: Facts, kind: int, cards: CardSet, rules: Rules) -> Iterator[str]:
    kinds = KINDS.get(told["effect"])
    if kinds is None:
        return
    effects = [effect for effect in effects_ever(rules, kind) if isinstance(effect, kinds)]
    if not effects:
        yield f"{told['effect']} is missing"
        return
    effect = effects[0]
    amount = getattr(effect, "cards", None) if isinstance(effect, Draws) else getattr(effect, "seats", 1)
    if told.get("amount", amount) != amount:
        yield f"{told['amount']}, not {amount}"
    target = getattr(effect, "target", None)
    if told.get("target", target) != target:
        yield f"for {told['target']}, not {target}"
    if isinstance(effect, Draws) and "loses turn" in told and told["loses turn"] != (effect.then == "waits"):
        yield f"{'no ' if told['loses turn'] else 'a '}turn after drawing, not “then {effect.then}”"
    yield from _answers(told, kind, cards, rules)


def _answers(told: Facts, kind: int, cards: CardSet, rules: Rules) -> Iterator[str]:
    owing = {other for other, effects in enumerate(rules.effects.of_card) if any(map(_is_owed, effects))}
    replies = rules.debts.replies[kind]
    answering = sum(1 << other for reply in replies for other in kinds_in(reply.cards) if other in owing)
    same = rules.deck.of_rank(rules.deck.rank_of(kind)) & cards
    expected = told.get("answers")
    if expected == "none" and replies:
        yield "cannot be answered"
    if expected in ("same rank", "any attack") and same & ~answering:
        yield "is answered with the same rank"
    if expected == "same rank" and answering & ~same:
        yield "is answered with the same rank only"
    if expected == "any attack" and not answering & ~same:
        yield "is answered with other draw cards too"
    if expected == "some" and not replies:
        yield "can be answered"
    mode = {"add": "adds", "double": "doubles"}.get(told.get("sum", ""))
    modes = {reply.mode for reply in replies if reply.cards & answering}
    if mode and expected in ("same rank", "any attack") and modes - {mode}:
        yield f"answers: {mode}, not {' and '.join(sorted(modes))}"


def _is_owed(effect: Effect) -> bool:
    """Whether something is owed that can be answered."""
    return isinstance(effect, Draws | Waits | Skips)
