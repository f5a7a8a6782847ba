"""Tell together what holds for all player counts, and apart what holds only for some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..telling.answers_told import gathered, with_players
from ..telling.facts import Told
from ..telling.origins import together


def merged(told_by_players: Mapping[int, Sequence[Told]]) -> tuple[Told, ...]:
    """Return everything once: without player counts if it is the rule, with them if it is the exception."""
    slots = dict.fromkeys(one.slot for told in _richest_first(told_by_players) for one in told)
    return tuple(one for slot in slots for one in _of_slot(slot, told_by_players))


def _richest_first(told_by_players: Mapping[int, Sequence[Told]]) -> list[Sequence[Told]]:
    """Return the player counts, those with most to tell first, so that their order of telling is kept."""
    return sorted(told_by_players.values(), key=len, reverse=True)


def _of_slot(slot: str, told_by_players: Mapping[int, Sequence[Told]]) -> list[Told]:
    """Return the readings of one slot, the most common one first."""
    readings: list[tuple[Told, list[int]]] = []
    for players, told in sorted(told_by_players.items()):
        for one in told:
            if one.slot == slot:
                _add_reading(readings, replace(one, says=with_players(one.says, players)), players)
    readings.sort(key=lambda reading: (-len(reading[1]), reading[1]))
    told_for = sum(len(counts) for _, counts in readings)
    main, counts = readings[0]
    is_rule = told_for >= len(told_by_players) and len(counts) * 2 > len(told_by_players)
    first = main if is_rule else replace(main, players=tuple(counts))
    return [first, *(replace(one, players=tuple(counts)) for one, counts in readings[1:])]


def _add_reading(readings: list[tuple[Told, list[int]]], one: Told, players: int) -> None:
    """Put something told with the readings that say the same, and collect the marks and the answers."""
    for position, (known, counts) in enumerate(readings):
        if known.words == one.words:
            both = replace(known, marks=together(known.marks, one.marks), says=gathered(known.says, one.says))
            readings[position] = (both, [*counts, players])
            return
    readings.append((one, [players]))
