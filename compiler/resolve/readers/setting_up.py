"""Readers for players, seats, the pack, the deal and the starter."""

from __future__ import annotations

from collections.abc import Callable

from crazy8.compiler.resolve.readers.effects import effect, naming
from crazy8.compiler.resolve.readers.said import CARDS, PACKS, Said, number, phrase, selector, word
from crazy8.compiler.rules.effects import Effect
from crazy8.compiler.rules.starter import Treatment
from crazy8.compiler.rules.table import PlayerRange
from crazy8.compiler.rules.topic import MOST_SEATS
from crazy8.compiler.syntax.nodes import Phrase, Statement


def _players(statement: Statement) -> Said:
    count = phrase(statement.parts[0])
    fewest = number(count.parts[0])
    most = {"exactly": fewest, "at_least": MOST_SEATS}.get(count.kind) or number(count.parts[1])
    return Said("players.range", PlayerRange(fewest=fewest, most=most))


def _starter(statement: Statement) -> Said:
    cards, *treatments = statement.parts
    return Said("starter.treatment", _treatment([_treatment_part(part) for part in treatments]), selector(cards))


def _treatment_part(part: object) -> Phrase | str:
    return part if isinstance(part, Phrase) else word(part)  # type: ignore[arg-type] # a refusal is one word


def _treatment(parts: list[Phrase | str]) -> Treatment:
    """Several treatments side by side: the dealer may start with a card that acts, and effects add up."""
    refusals = [part for part in parts if isinstance(part, str)]
    phrases = [part for part in parts if not isinstance(part, str)]
    starts = any(part.kind == "dealer_starts" for part in phrases)
    if refusals:
        return Treatment(kind=refusals[0])  # type: ignore[arg-type] # the grammar allows only these words
    named = {part.kind: part for part in phrases if part.kind in _TREATMENTS}
    if named:
        kind, part = next(iter(named.items()))
        return _TREATMENTS[kind](part, starts)
    effects: tuple[Effect, ...] = tuple(
        effect(part) for part in phrases if part.kind not in ("dealer_starts", "nothing")
    )
    return Treatment(
        kind="effects" if effects else "acts" if starts else "plain", effects=effects, dealer_starts=starts
    )


_TREATMENTS: dict[str, Callable[[Phrase, bool], Treatment]] = {
    "plain": lambda _part, starts: Treatment(kind="plain", dealer_starts=starts),
    "acts": lambda _part, starts: Treatment(kind="acts", dealer_starts=starts),
    "any_fits": lambda _part, starts: Treatment(kind="any fits", dealer_starts=starts),
    "dealer_names": lambda part, starts: Treatment(
        kind="dealer names", naming=naming(part.parts[0]), dealer_starts=starts
    ),
    "first_names": lambda part, starts: Treatment(
        kind="first names", naming=naming(part.parts[0]), dealer_starts=starts
    ),
}

READERS: dict[str, Callable[[Statement], Said]] = {
    "players": _players,
    "first": lambda said: Said("seat.first-player", word(said.parts[0])),
    "direction": lambda said: Said("seat.direction", word(said.parts[0])),
    "deck": lambda said: Said("deck.composition", word(said.parts[0])),
    "packs": lambda said: Said("deck.packs-by-players", PACKS.validate_python(number(said.parts[0]))),
    "deal": lambda said: Said("deal.count-by-players", CARDS.validate_python(number(said.parts[0]))),
    "dealer_first": lambda said: Said("deal.first-dealer", word(said.parts[0])),
    "dealer_then": lambda said: Said("deal.rotation", word(said.parts[0])),
    "starter": _starter,
    "no_starter": lambda said: Said("starter.treatment", None, selector(said.parts[0])),
}
